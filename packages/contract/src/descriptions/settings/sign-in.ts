import type { Descriptions } from '../table.ts';

export const signIn: Descriptions = {
  'settings.getSignIn': 'Retrieves how members register and sign in.',
  'settings.updateSignIn':
    'Updates how members register and sign in. Fields that are left out stay unchanged.',
  'authentication.getSignInOptions':
    'Retrieves what a sign-in page needs: password rules, external identity providers and a ' +
    'captcha challenge.',
  SettingsUpdateSignInRequest: {
    settings: 'The sign-in settings to change.',
  },
  CaptchaMode: {
    this: 'Whether sign-in and registration are protected by a captcha.',
    OFF: 'No captcha is used.',
    VISIBLE: 'The visitor solves a captcha.',
    INVISIBLE: "The captcha runs without the visitor's help.",
  },
  CaptchaProvider: {
    this: 'Service that checks captchas.',
    BUILT_IN: 'A proof of work that needs no external service.',
    SITEVERIFY: 'An external service: reCAPTCHA, hCaptcha, Turnstile or a compatible one.',
  },
  SecondFactor: {
    this: 'Whether members use a second factor.',
    OFF: 'Members cannot set up a second factor.',
    OPTIONAL: 'Members can set up a second factor.',
    REQUIRED: 'Members must set up a second factor.',
  },
  CaptchaSettings: {
    this: 'Captcha of sign-in and registration.',
    verifyUrl:
      'URL where the service checks a token, such as ' +
      '`https://www.google.com/recaptcha/api/siteverify`. Must be https.',
    scriptUrl:
      'URL of the script that shows the captcha. Not needed for reCAPTCHA, hCaptcha and Turnstile.',
    siteKey:
      "Site key of the store's account at the service. Storefronts must use this key: tokens " +
      'made with another key cannot be checked.',
    invisibleSiteKey: 'Site key of the invisible captcha, if the service needs another one.',
    secret: "Secret key of the store's account at the service. It is stored and never returned.",
    invisibleSecret:
      'Secret key of the invisible captcha, if the service needs another one. It is never ' +
      'returned.',
  },
  SignInSettings: {
    this: 'How members register and sign in.',
    ownerApproval: 'Whether the shop must approve new members.',
    emailVerification: 'Whether members must verify their email address before they can sign in.',
    passwordMinLength: 'Smallest number of characters of a password.',
    refuseKnownPasswords: 'Whether common and leaked passwords are refused.',
    sessionIdleDays: 'Days after which an unused session ends.',
    sessionDays: 'Days after which every session ends.',
    rememberDeviceDays: 'Days for which a member can skip the second factor on a device.',
  },
  SignInPurpose: {
    this: 'What the options are needed for.',
    SIGN_IN: 'A member signs in.',
    REGISTER: 'A new member registers. Many registrations at once turn the built-in captcha on.',
  },
  AuthenticationGetSignInOptionsRequest: {
    purpose: 'What the options are needed for. Defaults to `SIGN_IN`.',
  },
  SignInConnection: {
    this: 'An external identity provider with which members can sign in.',
    id: 'ID of the connection.',
    name: 'Name to show on the button.',
    url:
      'URL at which the browser starts. Append `authorizationUrl`, the URL at which the sign-in ' +
      'ends.',
  },
  AuthenticationGetSignInOptionsAnswer: {
    passwordMinLength: 'Smallest number of characters of a password.',
    ownerApproval: 'Whether the shop must approve new members.',
    emailVerification: 'Whether members must verify their email address before they can sign in.',
    phoneCodes: 'Whether codes can be sent by text message and phone call.',
    connections: 'External identity providers with which members can sign in.',
    captcha: 'The captcha to solve, if the store uses one.',
  },
  CaptchaChallenge: {
    this: 'The captcha to solve before sign-in or registration.',
    siteKey: "Site key for the service's script. Missing for the built-in captcha.",
    invisibleSiteKey: 'Site key of the invisible captcha, if it has another one.',
    scriptUrl: "URL of the service's script. Missing for the built-in captcha.",
    origins:
      'Origins from which the service loads scripts and frames, for a Content Security Policy.',
  },
  ProofOfWork: {
    this: 'Challenge of the built-in captcha (ALTCHA). Its solution is the captcha token.',
    algorithm: 'Hash function to use, such as `SHA-256`.',
    challenge: 'Hash to find the number for.',
    maxnumber: 'Largest number to try.',
    salt: 'Salt to hash with the number.',
    signature: 'Signature of the challenge, to be returned with the solution.',
  },
};
