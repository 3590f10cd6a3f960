import type { Descriptions } from '../table.ts';

export const myAccount: Descriptions = {
  'factors.listMySessions': 'Lists the devices on which the signed-in member is signed in.',
  'factors.endMySession': 'Signs the member out on one device.',
  'factors.endOtherSessions': 'Signs the member out on all other devices.',
  'factors.listMyFactors': 'Lists the second factors and passkeys of the signed-in member.',
  'factors.enrolFactor':
    'Sets up a second factor. It becomes active once `activateFactor` confirms it with a code.',
  'factors.activateFactor':
    "Activates a second factor with its first code. Returns recovery codes with the member's " +
    'first factor.',
  'factors.removeFactor': 'Removes a second factor or a passkey of the signed-in member.',
  'factors.renewRecoveryCodes':
    "Replaces the member's recovery codes. The previous ones stop working.",
  'factors.forgetDevices':
    'Requires the second factor again on every device on which the member chose to skip it.',
  'factors.answerPush': 'Approves or rejects a sign-in on another device.',
  'factors.requireReenrolment': 'Requires a member to set up all second factors again.',
  'factors.beginPasskey': 'Starts the registration of a passkey. Complete it with `addPasskey`.',
  'factors.addPasskey': "Adds the passkey that the browser created to the member's account.",
  'factors.challengePasskey':
    'Starts a sign-in with a passkey. Complete it with `authentication.loginV2` and `webauthn`.',
  'factors.requireNewPassword':
    "Invalidates a member's password. The member sets a new one by email at the next sign-in.",
  MySession: {
    this: 'A device on which the member is signed in.',
    sessionId: 'ID of the session.',
    device: 'User agent of the browser or app that signed in.',
    createdDate: 'When the member signed in, in UTC.',
    lastUsedDate: 'When the session was last used, in UTC.',
    current: 'Whether it is the session of this call.',
  },
  FactorsListMySessionsAnswer: {
    sessions: 'All active sessions of the member.',
  },
  FactorsEndMySessionRequest: {
    sessionId: 'ID of the session to end.',
  },
  EnrolledType: {
    this: 'Kind of second factor that can be set up.',
    SMS: 'A code by text message.',
    CALL: 'A code by phone call.',
    EMAIL: 'A code by email.',
    TOTP: 'A code of an authenticator app.',
    PUSH: 'A confirmation on another signed-in device.',
  },
  MyFactorType: {
    this: 'Kind of second factor.',
    SMS: 'A code by text message.',
    CALL: 'A code by phone call.',
    EMAIL: 'A code by email.',
    TOTP: 'A code of an authenticator app.',
    PUSH: 'A confirmation on another signed-in device.',
    WEBAUTHN: 'A passkey or security key.',
  },
  MyFactor: {
    this: 'A second factor or passkey of a member.',
    factorId: 'ID of the factor.',
    hint:
      'Masked target: the last digits of a phone number, or the first characters of an email ' +
      'address.',
    createdDate: 'When the factor was set up, in UTC.',
  },
  FactorsListMyFactorsAnswer: {
    factors: 'Second factors and passkeys of the member.',
    recoveryCodesLeft: 'Number of recovery codes that are not used yet.',
    rememberedDevices: 'Number of devices on which the second factor is skipped.',
    hasPassword:
      'Whether the member has a password. Without one, calls that need proof take a code from ' +
      'an email.',
    emailVerified:
      'Whether the email address is verified. A factor or passkey can be added only then.',
  },
  FactorsEnrolFactorRequest: {
    target: 'Phone number for `SMS` and `CALL`, device for `PUSH`. Not needed for the others.',
    password: 'Current password of the member. Required unless `proof` is sent.',
    proof: 'Proof that replaces the password: a fresh code or passkey.',
  },
  FactorsEnrolFactorAnswer: {
    secret:
      'Secret of a `TOTP` factor, to be typed into an authenticator app that cannot scan a QR ' +
      'code.',
    otpauthUri:
      'Secret of a `TOTP` factor as an `otpauth://` URI, which opens an authenticator app.',
    qrSvg: 'QR code of the `otpauth://` URI as SVG, to be scanned with an authenticator app.',
  },
  FactorsActivateFactorRequest: {
    factorId: 'ID of the factor to activate.',
    code: 'First code of the factor.',
  },
  FactorsActivateFactorAnswer: {
    recoveryCodes:
      'Recovery codes, returned once with the first factor. Each replaces a code once.',
  },
  FactorsRemoveFactorRequest: {
    factorId: 'ID of the factor to remove.',
    password: 'Current password of the member. Required unless `proof` is sent.',
    proof: 'Proof that replaces the password: a fresh code or passkey.',
  },
  FactorsRenewRecoveryCodesRequest: {
    password: 'Current password of the member. Required unless `proof` is sent.',
    proof: 'Proof that replaces the password: a fresh code or passkey.',
  },
  FactorsRenewRecoveryCodesAnswer: {
    recoveryCodes: 'New recovery codes. They cannot be retrieved again.',
  },
  FactorsAnswerPushRequest: {
    transactionId: 'ID of the confirmation request.',
    approve: 'Whether to allow the sign-in on the other device.',
  },
  FactorsRequireReenrolmentRequest: {
    id: 'ID of the member.',
  },
  FactorsRequireReenrolmentAnswer: {
    factors: 'Second factors of the member, with their new state.',
  },
  FactorsBeginPasskeyRequest: {
    password: 'Current password of the member. Required unless `proof` is sent.',
    proof: 'Proof that replaces the password: a fresh code or passkey.',
  },
  FactorsBeginPasskeyAnswer: {
    challengeId: 'ID of the challenge, to be sent to `addPasskey`.',
    publicKeyCredentialCreationOptionsJson: 'Options for `navigator.credentials.create` as JSON.',
  },
  FactorsAddPasskeyRequest: {
    challengeId: 'ID of the challenge from `beginPasskey`.',
    credential: "The browser's `PublicKeyCredential` as JSON.",
  },
  FactorsChallengePasskeyAnswer: {
    challengeId: 'ID of the challenge, to be sent to `authentication.loginV2`.',
    publicKeyCredentialRequestOptionsJson: 'Options for `navigator.credentials.get` as JSON.',
  },
  FactorsRequireNewPasswordRequest: {
    id: 'ID of the member.',
  },
};
