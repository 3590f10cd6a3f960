import type { Descriptions } from '../table.ts';

export const authentication: Descriptions = {
  'authentication.registerV2':
    'Registers a member with an email address and a password. Storefronts use `auth.register` ' +
    'of the SDK.',
  'authentication.loginV2':
    'Signs a member in with an email address and a password, or with a passkey. Storefronts use ' +
    '`auth.login` of the SDK.',
  'authentication.changePassword':
    'Changes the password of the signed-in member. Needs `currentPassword` or a fresh `proof`.',
  'authentication.signOn':
    'Signs a member in without a password, for a shop that has verified the member itself. ' +
    'Registers the member if the email address is new.',
  'authentication.logout': "Ends the member's session and redirects to `postLogoutRedirectUri`.",
  'authentication.ssoLogin': 'Redirects to the sign-in page of an external identity provider.',
  'authentication.ssoCallback':
    'Completes a sign-in at an external identity provider and redirects to the storefront.',
  'authentication.loginWithTokenParams':
    'Completes a sign-in with the parameters that an external identity provider returned.',
  'authentication.verify':
    "Completes a sign-in that answered `MFA_CHALLENGE`, by a code or a passkey of the member's " +
    'second factor.',
  'authentication.validateEmail':
    'Checks whether an email address is well formed and its domain can receive mail.',
  'authentication.register':
    'Registers a member as older releases of the SDK do. Use `registerV2`.',
  'authentication.login': 'Signs a member in as older releases of the SDK do. Use `loginV2`.',
  'authentication.proceedToNextState':
    'Continues a registration or sign-in of an older release once the email address is ' +
    'verified. Until then it returns the same state.',
  IdentityReason: {
    this: 'Why an email address was rejected.',
    EMAIL_ADDRESS_BOUNCED: 'Messages to the address came back.',
    EMAIL_DOMAIN_MISSING_DNS_RECORDS: 'The domain has no DNS records for mail.',
    EMAIL_DOMAIN_FORMAT_INVALID: 'The domain is not well formed.',
    EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED:
      'The domain is blocked, such as one of disposable addresses.',
  },
  EmailValidationFailure: 'Why an email address cannot be used.',
  ExternalEmailVerifyData: {
    this: 'A code sent by email.',
    code: 'Code from the email.',
  },
  TenantType: {
    this: 'Owner of a connection to an identity provider.',
    ACCOUNT: 'The connection belongs to the account of the site.',
    SITE: 'The connection belongs to the site.',
    ROOT: 'Not used here.',
  },
  VerifiedFactorType: {
    this: 'Kind of second factor.',
    PASSWORD: "The member's password.",
    SMS: 'A code by text message.',
    CALL: 'A code by phone call.',
    EMAIL: 'A code by email.',
    TOTP: 'A code of an authenticator app.',
    PUSH: 'A confirmation on another signed-in device.',
    WEBAUTHN: 'A passkey or security key.',
  },
  AuthenticationRegisterV2Request: {
    loginId: 'Email address with which the member will sign in.',
    password:
      'Password of the new member. Its minimum length is set by the store (`getSignInOptions`).',
    profile: 'Profile of the new member: names, phones, addresses and custom fields.',
    captchaTokens: 'Solved captchas. Required if the store protects its registration with one.',
    clientMetaData:
      'Free data of the client. `deviceToken` names a device on which the member chose to skip ' +
      'the second factor; other keys are ignored.',
  },
  AuthenticationLoginV2Request: {
    loginId: 'Email address of the member.',
    password: 'Password of the member. Not needed with `webauthn`.',
    captchaTokens: 'Solved captchas. Required if the store protects its sign-in with one.',
    clientMetaData:
      'Free data of the client. `deviceToken` names a device on which the member chose to skip ' +
      'the second factor; other keys are ignored.',
    stateToken: 'State token of a sign-in that is continued.',
    webauthn: 'Passkey that replaces the password.',
    emailOtp:
      'A code by email instead of a password is refused with `UNIMPLEMENTED_FEATURE`. As a ' +
      'second factor, send it to `POST /v2/EMAIL/verify`.',
  },
  AuthenticationChangePasswordRequest: {
    newPassword: 'New password. Its minimum length is set by the store.',
    currentPassword:
      'Current password. Required if the member has one, unless `proof` is sent; wrong attempts ' +
      'are limited.',
    proof:
      'Proof that replaces the current password: a fresh code or passkey. A member without a ' +
      'password and a second factor sends a code from an email.',
  },
  AuthenticationSignOnRequest: {
    loginId: 'Email address of the member.',
    profile:
      'Profile of the member, used if the member is new or `mergeExistingContact` is `true`.',
    verifyEmail: 'Whether to mark the email address as verified. Defaults to `false`.',
    mergeExistingContact:
      'Whether to fill empty fields of an existing member from `profile`. Existing values are ' +
      'never replaced. Defaults to `false`.',
  },
  AuthenticationSignOnAnswer: {
    sessionToken: "Session token, to be exchanged for the member's access token.",
  },
  AuthenticationLogoutRequest: {
    postLogoutRedirectUri: 'URL to return to. It must be allowed for the OAuth app.',
    clientId: 'Client ID of the OAuth app.',
  },
  AuthenticationLogoutAnswer: {
    body: 'Body of the HTTP response.',
    statusCode: 'HTTP status of the response.',
    headers: 'HTTP headers of the response.',
  },
  AuthenticationSsoLoginRequest: {
    idpConnectionId: 'ID of the connection to the identity provider.',
    tenantId: 'ID of the site or account that the connection belongs to.',
    customPayload: 'Accepted for compatibility and not used.',
    sessionId: 'Accepted for compatibility and not used.',
    encryptionKey: 'Accepted for compatibility and not used.',
    visitorId: 'Accepted for compatibility and not used.',
    bsi: 'Accepted for compatibility and not used.',
    authorizationUrl:
      "URL of the storefront's authorization request, to which the sign-in returns.",
  },
  AuthenticationSsoLoginAnswer: {
    body: 'Body of the HTTP response.',
    statusCode: 'HTTP status of the response.',
    headers: 'HTTP headers of the response.',
  },
  AuthenticationSsoCallbackRequest: {
    state: 'State token of the sign-in that was started.',
    sessionToken: 'Session token of the member who signed in.',
  },
  AuthenticationSsoCallbackAnswer: {
    body: 'Body of the HTTP response.',
    statusCode: 'HTTP status of the response.',
    headers: 'HTTP headers of the response.',
  },
  AuthenticationLoginWithTokenParamsRequest: {
    idpConnectionId: 'ID of the connection to the identity provider.',
    tokenParams: 'Parameters that the identity provider returned, by name.',
  },
  AuthenticationVerifyRequest: {
    stateToken: 'State token of the sign-in that answered `MFA_CHALLENGE`.',
    factorType:
      'Kind of second factor that is verified. It decides which of the data fields is read.',
    rememberThisDevice:
      'Whether to skip the second factor on this device next time. Defaults to `false`.',
  },
  AuthenticationValidateEmailRequest: {
    email: 'Email address to check.',
  },
  AuthenticationValidateEmailAnswer: {
    valid: 'Whether the email address can be used.',
    failure: 'Why the email address cannot be used. Missing if it can.',
    formatInvalid: 'Whether the email address is not well formed.',
  },
  Identifier: {
    this: 'How the member is identified in the older calls.',
    email: 'Email address with which the member signs in.',
    userName: 'Not used: members sign in with their email address.',
  },
  SignInStatusV1: {
    this: 'State of a sign-in in the older calls.',
    DONE: 'The member is signed in.',
    REQUIRE_OWNER_APPROVAL: 'The member can sign in once the shop approves the registration.',
    STATUS_CHECK: 'Another step is needed, such as verifying the email address.',
  },
  SignInResultV1: {
    this: 'Result of a registration or sign-in in the older calls.',
    state: 'State of the sign-in.',
    sessionToken:
      'Session token, to be exchanged for an access token. `null` unless the state is `DONE`.',
    additionalData: 'Further values by name. Usually empty.',
  },
  SignInStateV1: {
    this: 'State of a sign-in, with the token for its next step.',
    stateToken: 'State token for the next step, if one is needed: a code or a second factor.',
  },
  AuthenticationRegisterRequest: {
    identity: 'The member to register.',
    authenticatorId: 'ID of the sign-in method. Not used: members sign in with a password.',
    inputs: 'Password, under the key `password`.',
    captchaTokens: 'Solved captchas. Required if the store protects its registration with one.',
  },
  NewIdentityV1: {
    this: 'The member to register.',
    identifiers: 'Email address of the member, as an identifier.',
    email: 'Email address of the member, if `identifiers` has none.',
  },
  IdentityEmailV1: {
    this: 'Email address of the member.',
    address: 'Email address with which the member will sign in.',
  },
  AuthenticationLoginRequest: {
    identifier: 'Email address of the member, in the older form.',
    loginId: 'Email address of the member.',
    authenticatorId: 'ID of the sign-in method. Not used: members sign in with a password.',
    inputs: 'Password, under the key `password`.',
    captchaTokens: 'Solved captchas. Required if the store protects its sign-in with one.',
  },
  AuthenticationProceedToNextStateRequest: {
    stateToken: 'State token of the previous step.',
  },
  MailedCode: {
    this: 'A code that `verification.start` sent by email.',
    verificationId: 'ID that `verification.start` returned.',
    code: 'Code from the email.',
  },
  AccountProof: {
    this:
      'Proof that the signed-in member is present, in addition to the access token. Send one of ' +
      'the fields.',
    code: 'Current code of the authenticator app, or an unused recovery code.',
    webauthn: 'Answer of a passkey to a challenge.',
  },
  SignInResult: {
    this: 'Result of one step of a registration or sign-in.',
    state: 'State of the sign-in; it says which step comes next.',
    sessionToken:
      "Session token, to be exchanged for the member's access token. `null` unless the state is " +
      '`SUCCESS`.',
    stateToken: 'Token for the next step, if one is needed.',
    identity: 'The member who registered or signed in, once the state is `SUCCESS`.',
    additionalData: 'Further values by name. Usually empty.',
    requireMfaData:
      'Second factors that the member can set up, if one is required and none is set up.',
    mfaChallengeData: 'Second factor that the member must verify, if the state is `MFA_CHALLENGE`.',
  },
  CustomValue: {
    this: 'A value of one of several types. Exactly one field is set.',
    strValue: 'The value as a text.',
    numValue: 'The value as a number.',
    dateValue: 'A point in time, in UTC.',
    listValue: 'A list, wrapped in an object.',
    mapValue: 'An object with values by name.',
  },
  WebAuthnVerifyData: {
    this: 'Answer of a passkey to a challenge.',
    challengeId: 'ID of the challenge that the passkey signed.',
    credential: "The browser's `PublicKeyCredential` as JSON.",
  },
};
