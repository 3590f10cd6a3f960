import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  required,
  string,
  type Static,
} from '../field.ts';

/** How people become members of a store and prove who they are. Not in the provider's API. */
const call = service([]);

export const CaptchaMode = enumeration('CaptchaMode', ['OFF', 'VISIBLE', 'INVISIBLE']);
export type CaptchaMode = Static<typeof CaptchaMode>;

export const CaptchaProvider = enumeration('CaptchaProvider', ['BUILT_IN', 'SITEVERIFY']);
export type CaptchaProvider = Static<typeof CaptchaProvider>;

export const SecondFactor = enumeration('SecondFactor', ['OFF', 'OPTIONAL', 'REQUIRED']);
export type SecondFactor = Static<typeof SecondFactor>;

export const CaptchaSettings = message('CaptchaSettings', {
  mode: CaptchaMode,
  provider: CaptchaProvider,
  verifyUrl: string({ format: 'WEB_URL', maxLength: 500 }),
  scriptUrl: string({ format: 'WEB_URL', maxLength: 500 }),
  siteKey: string({ maxLength: 200 }),
  invisibleSiteKey: string({ maxLength: 200 }),
  secret: string({ maxLength: 200, secret: true }),
  invisibleSecret: string({ maxLength: 200, secret: true }),
});
export type CaptchaSettings = Static<typeof CaptchaSettings>;

export const SignInSettings = message('SignInSettings', {
  ownerApproval: boolean(),
  emailVerification: boolean(),
  captcha: CaptchaSettings,
  secondFactor: SecondFactor,
  passwordMinLength: integer({ minimum: 8, maximum: 64 }),
  refuseKnownPasswords: boolean(),
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

/**
 * What a page that signs people in must know, and a challenge to solve if the store asks for one.
 */
export const getSignInOptions = call({
  name: 'authentication.getSignInOptions',
  method: 'GET',
  path: '/v1/sign-in-options',
  who: 'anyone',
  request: message('AuthenticationGetSignInOptionsRequest', {
    purpose: enumeration('SignInPurpose', ['SIGN_IN', 'REGISTER']),
  }),
  answer: message('AuthenticationGetSignInOptionsAnswer', {
    passwordMinLength: integer(),
    secondFactor: SecondFactor,
    ownerApproval: boolean(),
    emailVerification: boolean(),
    phoneCodes: boolean(),
    connections: list(
      message('SignInConnection', {
        id: string({ format: 'GUID' }),
        name: string(),
        url: string(),
      }),
    ),
    captcha: message('CaptchaChallenge', {
      mode: CaptchaMode,
      provider: CaptchaProvider,
      siteKey: string(),
      invisibleSiteKey: string(),
      scriptUrl: string(),
      origins: list(string()),
      challenge: message('ProofOfWork', {
        algorithm: string(),
        challenge: string(),
        maxnumber: integer(),
        salt: string(),
        signature: string(),
      }),
    }),
  }),
});
