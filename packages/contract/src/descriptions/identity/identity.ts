import type { Descriptions } from '../table.ts';

export const identityTexts: Descriptions = {
  AuthenticatorConnection: {
    this: 'A sign-in method of the member. Never set: authenticators are listed as `factors`.',
    authenticatorConnectionId: 'ID of the sign-in method.',
    reEnrollmentRequired: 'Whether the member must set it up again.',
  },
  IdpConnection: {
    this: "The member's account at an external identity provider.",
    idpConnectionId: "ID of the store's connection to the identity provider.",
    idpUserId: 'ID of the member at the identity provider.',
  },
  Connection: 'An external account by which the member can sign in.',
  Email: {
    this: 'Login email address of a member.',
    address: 'Email address with which the member signs in.',
    isVerified: 'Whether the member has verified the email address.',
  },
  FactorType: {
    this: 'Kind of factor by which a member proves who they are.',
    PASSWORD: "The member's password.",
    SMS: 'A code by text message.',
    CALL: 'A code by phone call.',
    EMAIL: 'A code by email.',
    TOTP: 'A code of an authenticator app.',
    PUSH: 'A confirmation on another signed-in device.',
    WEBAUTHN: 'A passkey or security key.',
    RECOVERY_CODE: 'One of the recovery codes, each valid once.',
  },
  IdentityStatus: {
    this: 'State of a second factor.',
    INACTIVE: 'Set up, but not yet confirmed with a code.',
    ACTIVE: 'Required at sign-in.',
    REQUIRE_REENROLL: 'The member must set it up again.',
  },
  Factor: {
    this: 'A second factor of the member.',
    factorId: 'ID of the factor.',
  },
  AddressTag: {
    this: 'What an address is used for.',
    UNTAGGED: 'No particular use.',
    HOME: "The member's home.",
    WORK: "The member's workplace.",
    BILLING: 'Address for invoices.',
    SHIPPING: 'Address for deliveries.',
  },
  IdentityAddress: {
    this: 'A postal address of the member.',
    country: 'Country, as a two-letter code (ISO 3166-1), such as `US`.',
    subdivision: 'State, province or region, as a code (ISO 3166-2), such as `US-NY`.',
    city: 'City or town.',
    postalCode: 'Postal or ZIP code.',
    addressLine: 'Street and number in one line.',
    addressLine2: 'Second line, such as the floor or apartment.',
    streetName:
      'Street without the number, the same as `streetAddress.name`. Either may be sent, both ' +
      'are returned.',
    streetNumber: 'House number, the same as `streetAddress.number`.',
    streetAddress: 'Street and number as separate fields.',
    formattedAddress: 'The whole address in one text. Returned only as it was sent.',
    geocode: 'Coordinates of the address. Returned only as they were sent.',
  },
  AddressWrapper: 'A postal address with its use.',
  V1CustomValue: {
    this: 'A value of one of several types. Exactly one field is set.',
    strValue: 'The value as a text.',
    numValue: 'The value as a number.',
    dateValue: 'A point in time, in UTC.',
    listValue: 'A list, wrapped in an object.',
    mapValue: 'An object with values by name.',
    boolValue: 'The value as true or false.',
  },
  IdentityCustomField: {
    this: "A custom field of the member's profile.",
    name: 'Name of the custom field, as the store defined it.',
  },
  PhoneTag: {
    this: 'What a phone number is used for.',
    UNTAGGED: 'No particular use.',
    MAIN: "The member's main number.",
    HOME: "The member's home.",
    MOBILE: 'A mobile phone.',
    WORK: "The member's workplace.",
    FAX: 'A fax machine.',
  },
  Phone: {
    this: 'A phone number of the member.',
    countryCode: 'Country of the number, as a two-letter code (ISO 3166-1).',
    phone: "Phone number, with or without the country's calling code.",
  },
  PrivacyStatus: {
    this: 'Whether other members can see the profile.',
    PUBLIC: 'Other members can see the profile.',
    PRIVATE: 'Only the member and the shop can see the profile.',
  },
  EmailTag: {
    this: 'What an email address is used for.',
    UNTAGGED: 'No particular use.',
    MAIN: "The member's main address.",
    HOME: 'A private address.',
    WORK: 'An address at work.',
  },
  SecondaryEmail: {
    this: 'A further email address of the member. It cannot be used to sign in.',
    email: 'The further email address, not verified.',
  },
  IdentityProfile: {
    this: 'Profile of a member, as sign-in calls take and return it.',
    firstName: 'First name of the member.',
    lastName: 'Last name of the member.',
    nickname:
      'Name that other members see. Without it, one is derived from the first name or the email ' +
      'address.',
    picture: 'URL of the profile picture.',
    emails:
      'Login email address, then the further addresses sent at registration, 50 at most. The ' +
      'further ones are not verified and cannot be used to sign in.',
    phones: 'Phone numbers as texts. Use `phonesV2`.',
    labels: 'Labels that the shop gives to the member.',
    language: 'Preferred language of the member, such as `en`.',
    customFields: 'Values of the custom fields that the store defined.',
    secondaryEmails: 'Further email addresses. Returned only as they were sent.',
    phonesV2: 'Phone numbers with country and use.',
    addresses: 'Postal addresses with their use.',
    company: 'Company of the member.',
    position: 'Job title of the member.',
    birthdate: 'Date of birth, as `YYYY-MM-DD`.',
    slug:
      "Part of the URL of the member's profile page. At registration, a similar one is chosen " +
      'if it is taken or not well formed.',
    subscription: 'Whether the member agreed to marketing emails.',
    vatId: 'VAT ID or tax number of the member.',
  },
  Metadata: {
    this: 'Internal data about the member.',
    tags: 'Internal tags. Usually empty.',
  },
  StatusName: {
    this: "State of a member's account.",
    PENDING: 'Waits for one of the `reasons`.',
    ACTIVE: 'The member can sign in.',
    DELETED: 'The account was deleted.',
    BLOCKED: 'The shop blocked the account.',
    OFFLINE: 'The shop deactivated the account.',
  },
  V1Reason: {
    this: 'Why an account is pending.',
    PENDING_ADMIN_APPROVAL_REQUIRED: 'The shop has to approve the registration.',
    PENDING_EMAIL_VERIFICATION_REQUIRED: 'The member has to verify the email address.',
    PENDING_REQUIRED_FIELDS_MISSING: 'The member has to complete the profile.',
  },
  StatusV2: {
    this: "State of a member's account, with reasons.",
    reasons: 'Why the account is pending. Empty otherwise.',
  },
  Identity: {
    this: "A member's account, as sign-in calls return it.",
    id: 'ID of the member.',
    revision: 'Revision number, which grows with every change, as a string.',
    createdDate: 'When the member registered, in UTC.',
    updatedDate: 'When the account last changed, in UTC.',
    connections: 'Accounts at external identity providers with which the member has signed in.',
    factors: 'Second factors that the member has set up.',
    customAttributes: 'Internal attributes of the account.',
  },
  MfaReason: {
    this: 'Why a second factor is required.',
    USER_SETTINGS: 'The member or the store turned it on.',
    HIGH_RISK_LOGIN: 'The sign-in looks unusual.',
  },
  FactorStatus: {
    this: 'Whether a second factor can be used for this sign-in.',
    ENABLED: 'It can be used.',
    REQUIRE_ACTIVATION: 'It is set up, but not yet confirmed.',
    REQUIRE_REENROLL: 'The member must set it up again.',
    ENABLED_BY_RULE: 'A rule of the store allows it.',
    DISABLED_BY_RULE: 'A rule of the store forbids it.',
  },
  V1Factor: 'A second factor that is available for this sign-in.',
  PushChallengeData: {
    this: 'A confirmation request on another signed-in device.',
    transactionId: 'ID of the confirmation request, to be sent in `pushData` when it is confirmed.',
  },
  WebAuthnChallengeData: {
    this: 'A challenge for a passkey.',
    challengeId: 'ID of the challenge, to be returned with the credential.',
    publicKeyCredentialRequestOptionsJson: 'Options for `navigator.credentials.get` as JSON.',
  },
  VerificationChallenge: {
    this: 'What the member needs to verify the second factor.',
    hint: 'Masked target of the code, such as the last digits of a phone number.',
  },
  MfaChallengeData: {
    this: 'The second factor that the member must verify.',
    factorType: 'Kind of second factor to verify now.',
    verificationChallengeData: 'What the member needs to verify it.',
    availableFactors: 'Second factors that the member may use instead.',
  },
  RequireMfaData: {
    this: 'The second factors that a member can set up.',
    availableFactors: 'Second factors that the store accepts.',
  },
  SmsVerifyData: {
    this: 'A code sent by text message.',
    code: 'Code from the text message.',
  },
  TotpVerifyData: {
    this: 'A code of an authenticator app.',
    code: 'Current code of the authenticator app, or an unused recovery code.',
  },
  CallVerifyData: {
    this: 'A code given in a phone call.',
    code: 'Code from the phone call.',
  },
  PushVerifyData: {
    this: 'A confirmation on another signed-in device.',
    transactionId: 'ID of the confirmation request from the challenge.',
  },
  RecaptchaForClientSiteKey: {
    this: 'A captcha solved with a site key of the client.',
    token: 'Token that the captcha service gave for the solved captcha.',
    siteKeyId: 'ID of the site key.',
  },
  CaptchaToken: {
    this: "A solved captcha. Which field is used depends on the store's captcha (`getSignInOptions`).",
    Recaptcha: 'Token of a visible captcha.',
    InvisibleRecaptcha: 'Token of an invisible captcha.',
    NoCaptcha: 'Accepted without effect: it never replaces a solved captcha.',
  },
  LoginId: {
    this: 'What a member signs in with.',
    email: 'Login email address of the member.',
  },
  VerificationTarget: {
    this: 'Where a verification code is sent.',
    EMAIL: "The member's login email address.",
  },
  'verification.verifyDuringAuthentication':
    'Completes a registration or sign-in that waits for the code from an email. Storefronts use ' +
    '`auth.processVerification` of the SDK.',
  'verification.resendDuringAuthentication':
    'Sends the code of a pending registration or sign-in again.',
  'verification.start': "Sends a verification code to the signed-in member's email address.",
  VerificationVerifyDuringAuthenticationRequest: {
    code: 'Six-digit code from the email.',
    stateToken: 'State token of the pending registration or sign-in.',
  },
  VerificationResendDuringAuthenticationRequest: {
    stateToken: 'State token of the pending registration or sign-in.',
  },
  VerificationStartRequest: {
    identityId: 'ID of the member. Defaults to the caller.',
    target: 'Where to send the code. Defaults to the email address.',
  },
  VerificationStartAnswer: {
    verificationId: 'ID of the verification, to be sent back with the code.',
  },
  'recovery.sendRecoveryEmail':
    'Sends an email with a link to set a new password. The answer does not reveal whether the ' +
    'address has an account. Storefronts use `auth.sendPasswordResetEmail` of the SDK.',
  'recovery.sendActivationEmail':
    'Sends a member whom the shop created an email with a link to set a password.',
  'recovery.recover': 'Sets a new password with the token from the email, and signs the member in.',
  'recovery.findRecovery':
    'Retrieves whom a recovery link is for and where to continue afterwards, without using the ' +
    'link up.',
  Redirect: {
    this: 'Where to continue after the password is set.',
    url: 'URL of the storefront. It must be allowed for the OAuth app.',
    clientId: 'Client ID of the OAuth app.',
  },
  EmailOptions: {
    this: 'Language and redirect of an email.',
    language: "Language of the email, such as `de`. Defaults to the store's language.",
  },
  RecoverySendRecoveryEmailRequest: {
    email: 'Login email address of the member.',
    language:
      "Language of the email, such as `de`. Defaults to the member's or the store's language.",
  },
  RecoverySendActivationEmailRequest: {
    identityId: 'ID of the member.',
  },
  RecoveryRecoverRequest: {
    recoveryToken: 'Token from the link in the email. It is valid once.',
    password: 'New password. Its minimum length is set by the store.',
  },
  RecoveryFindRecoveryRequest: {
    recoveryToken: 'Token from the link in the email.',
  },
  RecoveryFindRecoveryAnswer: {
    emailHint: 'Masked email address: its first and last characters.',
    redirectUrl: 'URL to continue at, already checked against the allowed URLs of the OAuth app.',
  },
};
