import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  type Static,
} from '../field.ts';

/** How people become members of a store and prove who they are. Calls of our own. */
const call = service([]);

export const CaptchaMode = enumeration('CaptchaMode', ['OFF', 'VISIBLE', 'INVISIBLE']);
export type CaptchaMode = Static<typeof CaptchaMode>;

export const CaptchaProvider = enumeration('CaptchaProvider', ['BUILT_IN', 'SITEVERIFY']);
export type CaptchaProvider = Static<typeof CaptchaProvider>;

export const SecondFactor = enumeration('SecondFactor', ['OFF', 'OPTIONAL', 'REQUIRED']);
export type SecondFactor = Static<typeof SecondFactor>;

export const CaptchaSettings = message('CaptchaSettings', {
  mode: CaptchaMode,
  provider: of(CaptchaProvider, {
    description:
      'BUILT_IN is a proof of work that asks nobody else; SITEVERIFY is reCAPTCHA, hCaptcha, Turnstile or the like.',
  }),
  verifyUrl: string({
    format: 'WEB_URL',
    maxLength: 500,
    description:
      'Where the service checks an answer, such as https://www.google.com/recaptcha/api/siteverify. Must begin with https.',
  }),
  scriptUrl: string({
    format: 'WEB_URL',
    maxLength: 500,
    description:
      'The script that shows the check on our pages. Known for reCAPTCHA, hCaptcha and Turnstile; another service that speaks as they do names its own.',
  }),
  siteKey: string({
    maxLength: 200,
    description:
      "Of the store's own account at the captcha service. The keys that the provider's client has in its code belong to the provider: tokens made with them cannot be checked by anyone else, so a storefront must use this key.",
  }),
  invisibleSiteKey: string({ maxLength: 200 }),
  secret: string({ maxLength: 200, secret: true, description: 'Kept, and never told again.' }),
  invisibleSecret: string({
    maxLength: 200,
    secret: true,
    description: 'Of the invisible kind, where it has one of its own.',
  }),
});
export type CaptchaSettings = Static<typeof CaptchaSettings>;

export const SignInSettings = message('SignInSettings', {
  ownerApproval: boolean({ description: 'New members wait until the owner approves them.' }),
  emailVerification: boolean({
    description: 'Members prove their e-mail address before they sign in.',
  }),
  captcha: CaptchaSettings,
  secondFactor: SecondFactor,
  passwordMinLength: integer({ minimum: 8, maximum: 64 }),
  refuseKnownPasswords: boolean({
    description: 'Passwords from lists that attackers try first are refused.',
  }),
  sessionIdleDays: integer({ minimum: 1, maximum: 90 }),
  sessionDays: integer({ minimum: 1, maximum: 90 }),
  rememberDeviceDays: integer({ minimum: 1, maximum: 90 }),
});
export type SignInSettings = Static<typeof SignInSettings>;

export const getSignInSettings = call({
  name: 'settings.getSignIn',
  method: 'GET',
  path: '/v1/settings/sign-in',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_SETTINGS',
  request: message('SettingsGetSignInRequest', {}),
  answer: message('SettingsGetSignInAnswer', { settings: SignInSettings }),
});

export const updateSignInSettings = call({
  name: 'settings.updateSignIn',
  method: 'PATCH',
  path: '/v1/settings/sign-in',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_SETTINGS',
  request: message('SettingsUpdateSignInRequest', { settings: required(SignInSettings) }),
  answer: message('SettingsUpdateSignInAnswer', { settings: SignInSettings }),
});

/** What a page that signs people in must know, and a challenge to solve if the store asks for one. */
export const getSignInOptions = call({
  name: 'authentication.getSignInOptions',
  method: 'GET',
  path: '/v1/sign-in-options',
  who: 'anyone',
  request: message('AuthenticationGetSignInOptionsRequest', {
    purpose: of(enumeration('SignInPurpose', ['SIGN_IN', 'REGISTER']), {
      description:
        'REGISTER tells which captcha a registration needs now: a flood of them turns the built-in one on.',
    }),
  }),
  answer: message('AuthenticationGetSignInOptionsAnswer', {
    passwordMinLength: integer(),
    secondFactor: SecondFactor,
    ownerApproval: boolean(),
    emailVerification: boolean(),
    phoneCodes: boolean({
      description:
        'Whether text messages and calls reach anybody: there is a service for them, or it is a trial.',
    }),
    connections: list(
      message('SignInConnection', {
        id: string({ format: 'GUID' }),
        name: string(),
        url: string({
          description: 'Where a browser begins, with the authorizationUrl it should end at added.',
        }),
      }),
      { description: 'Where else people may sign in.' },
    ),
    captcha: message('CaptchaChallenge', {
      mode: CaptchaMode,
      provider: CaptchaProvider,
      siteKey: string(),
      invisibleSiteKey: string(),
      scriptUrl: string({
        description: 'The script of the service that checks, if it is not the built-in one.',
      }),
      origins: list(string(), {
        description:
          'Where that service loads scripts, frames and answers from: what a strict page allows.',
      }),
      challenge: message(
        'ProofOfWork',
        {
          algorithm: string(),
          challenge: string(),
          maxnumber: integer(),
          salt: string(),
          signature: string(),
        },
        { description: 'ALTCHA: its solution is the token.' },
      ),
    }),
  }),
});
