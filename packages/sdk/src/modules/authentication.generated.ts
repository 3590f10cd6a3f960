// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import type { Address } from '../forms.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** Answer of a passkey to a challenge. */
export interface WebAuthnVerifyData {
  /** ID of the challenge that the passkey signed. */
  challengeId?: string | null;
  /** The browser's `PublicKeyCredential` as JSON. */
  credential?: string | null;
}

/** A code that `verification.start` sent by email. */
export interface MailedCode {
  /** ID that `verification.start` returned. */
  verificationId?: string;
  /** Code from the email. */
  code?: string;
}

/** Proof that the signed-in member is present, in addition to the access token. Send one of the fields. */
export interface AccountProof {
  /** Current code of the authenticator app, or an unused recovery code. */
  code?: string;
  /** Answer of a passkey to a challenge. */
  webauthn?: WebAuthnVerifyData;
  /** A code that `verification.start` sent by email. */
  email?: MailedCode;
}

/**
 * What the options are needed for.
 *
 * - `SIGN_IN`: A member signs in.
 * - `REGISTER`: A new member registers. Many registrations at once turn the built-in captcha on.
 */
export type SignInPurpose = 'SIGN_IN' | 'REGISTER';
export const SignInPurpose: EnumValues<SignInPurpose> = /* @__PURE__ */ enumValues('SIGN_IN REGISTER');

/**
 * Whether members use a second factor.
 *
 * - `OFF`: Members cannot set up a second factor.
 * - `OPTIONAL`: Members can set up a second factor.
 * - `REQUIRED`: Members must set up a second factor.
 */
export type SecondFactor = 'OFF' | 'OPTIONAL' | 'REQUIRED';
export const SecondFactor: EnumValues<SecondFactor> = /* @__PURE__ */ enumValues('OFF OPTIONAL REQUIRED');

/** An external identity provider with which members can sign in. */
export interface SignInConnection {
  /** ID of the connection. */
  _id?: string;
  /** Name to show on the button. */
  name?: string;
  /** URL at which the browser starts. Append `authorizationUrl`, the URL at which the sign-in ends. */
  url?: string;
}

/**
 * Whether sign-in and registration are protected by a captcha.
 *
 * - `OFF`: No captcha is used.
 * - `VISIBLE`: The visitor solves a captcha.
 * - `INVISIBLE`: The captcha runs without the visitor's help.
 */
export type CaptchaMode = 'OFF' | 'VISIBLE' | 'INVISIBLE';
export const CaptchaMode: EnumValues<CaptchaMode> = /* @__PURE__ */ enumValues('OFF VISIBLE INVISIBLE');

/**
 * Service that checks captchas.
 *
 * - `BUILT_IN`: A proof of work that needs no external service.
 * - `SITEVERIFY`: An external service: reCAPTCHA, hCaptcha, Turnstile or a compatible one.
 */
export type CaptchaProvider = 'BUILT_IN' | 'SITEVERIFY';
export const CaptchaProvider: EnumValues<CaptchaProvider> = /* @__PURE__ */ enumValues('BUILT_IN SITEVERIFY');

/** Challenge of the built-in captcha (ALTCHA). Its solution is the captcha token. */
export interface ProofOfWork {
  /** Hash function to use, such as `SHA-256`. */
  algorithm?: string;
  /** Hash to find the number for. */
  challenge?: string;
  /** Largest number to try. */
  maxnumber?: number;
  /** Salt to hash with the number. */
  salt?: string;
  /** Signature of the challenge, to be returned with the solution. */
  signature?: string;
}

/** The captcha to solve before sign-in or registration. */
export interface CaptchaChallenge {
  /** Whether sign-in and registration are protected by a captcha. */
  mode?: CaptchaMode;
  /** Service that checks captchas. */
  provider?: CaptchaProvider;
  /** Site key for the service's script. Missing for the built-in captcha. */
  siteKey?: string;
  /** Site key of the invisible captcha, if it has another one. */
  invisibleSiteKey?: string;
  /** URL of the service's script. Missing for the built-in captcha. */
  scriptUrl?: string;
  /** Origins from which the service loads scripts and frames, for a Content Security Policy. */
  origins?: string[];
  /** Challenge of the built-in captcha (ALTCHA). Its solution is the captcha token. */
  challenge?: ProofOfWork;
}

export interface AuthenticationGetSignInOptionsAnswer {
  /** Smallest number of characters of a password. */
  passwordMinLength?: number;
  /** Whether members use a second factor. */
  secondFactor?: SecondFactor;
  /** Whether the shop must approve new members. */
  ownerApproval?: boolean;
  /** Whether members must verify their email address before they can sign in. */
  emailVerification?: boolean;
  /** Whether codes can be sent by text message and phone call. */
  phoneCodes?: boolean;
  /** External identity providers with which members can sign in. */
  connections?: SignInConnection[];
  /** The captcha to solve, if the store uses one. */
  captcha?: CaptchaChallenge;
}

/** How the member is identified in the older calls. */
export interface Identifier {
  /** Email address with which the member signs in. */
  email?: string;
  /** Not used: members sign in with their email address. */
  userName?: string;
}

/** What a member signs in with. */
export interface LoginId {
  /** Login email address of the member. */
  email?: string;
}

/** A captcha solved with a site key of the client. */
export interface RecaptchaForClientSiteKey {
  /** Token that the captcha service gave for the solved captcha. */
  token?: string;
  /** ID of the site key. */
  siteKeyId?: string;
}

/** A solved captcha. Which field is used depends on the store's captcha (`getSignInOptions`). */
export interface CaptchaToken {
  /** Token of a visible captcha. */
  Recaptcha?: string;
  /** Token of an invisible captcha. */
  InvisibleRecaptcha?: string;
  /** Accepted without effect: it never replaces a solved captcha. */
  NoCaptcha?: string;
  /** A captcha solved with a site key of the client. */
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKey;
}

/**
 * State of a sign-in in the older calls.
 *
 * - `DONE`: The member is signed in.
 * - `REQUIRE_OWNER_APPROVAL`: The member can sign in once the shop approves the registration.
 * - `STATUS_CHECK`: Another step is needed, such as verifying the email address.
 */
export type SignInStatusV1 = 'DONE' | 'REQUIRE_OWNER_APPROVAL' | 'STATUS_CHECK';
export const SignInStatusV1: EnumValues<SignInStatusV1> = /* @__PURE__ */ enumValues('DONE REQUIRE_OWNER_APPROVAL STATUS_CHECK');

/** State of a sign-in, with the token for its next step. */
export interface SignInStateV1 {
  /** State of a sign-in in the older calls. */
  status?: SignInStatusV1;
  /** State token for the next step, if one is needed: a code or a second factor. */
  stateToken?: string | null;
}

/** The member's account at an external identity provider. */
export interface IdpConnection {
  /** ID of the store's connection to the identity provider. */
  idpConnectionId?: string;
  /** ID of the member at the identity provider. */
  idpUserId?: string;
}

/** A sign-in method of the member. Never set: authenticators are listed as `factors`. */
export interface AuthenticatorConnection {
  /** ID of the sign-in method. */
  authenticatorConnectionId?: string;
  /** Whether the member must set it up again. */
  reEnrollmentRequired?: boolean;
}

/** An external account by which the member can sign in. */
export interface Connection {
  /** The member's account at an external identity provider. */
  idpConnection?: IdpConnection;
  /** A sign-in method of the member. Never set: authenticators are listed as `factors`. */
  authenticatorConnection?: AuthenticatorConnection;
}

/**
 * Whether other members can see the profile.
 *
 * - `PUBLIC`: Other members can see the profile.
 * - `PRIVATE`: Only the member and the shop can see the profile.
 */
export type PrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE';
export const PrivacyStatus: EnumValues<PrivacyStatus> = /* @__PURE__ */ enumValues('UNDEFINED PUBLIC PRIVATE');

/** A value of one of several types. Exactly one field is set. */
export interface V1CustomValue {
  /** The value as a text. */
  strValue?: string;
  /** The value as a number. */
  numValue?: number;
  /** A point in time, in UTC. */
  dateValue?: Date | null;
  /** A list, wrapped in an object. */
  listValue?: Record<string, unknown>;
  /** An object with values by name. */
  mapValue?: Record<string, unknown>;
  /** The value as true or false. */
  boolValue?: boolean;
}

/** A custom field of the member's profile. */
export interface IdentityCustomField {
  /** Name of the custom field, as the store defined it. */
  name?: string;
  /** A value of one of several types. Exactly one field is set. */
  value?: V1CustomValue;
}

/**
 * What an email address is used for.
 *
 * - `UNTAGGED`: No particular use.
 * - `MAIN`: The member's main address.
 * - `HOME`: A private address.
 * - `WORK`: An address at work.
 */
export type EmailTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK';
export const EmailTag: EnumValues<EmailTag> = /* @__PURE__ */ enumValues('UNTAGGED MAIN HOME WORK');

/** A further email address of the member. It cannot be used to sign in. */
export interface SecondaryEmail {
  /** The further email address, not verified. */
  email?: string;
  /** What an email address is used for. */
  tag?: EmailTag;
}

/**
 * What a phone number is used for.
 *
 * - `UNTAGGED`: No particular use.
 * - `MAIN`: The member's main number.
 * - `HOME`: The member's home.
 * - `MOBILE`: A mobile phone.
 * - `WORK`: The member's workplace.
 * - `FAX`: A fax machine.
 */
export type PhoneTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX';
export const PhoneTag: EnumValues<PhoneTag> = /* @__PURE__ */ enumValues('UNTAGGED MAIN HOME MOBILE WORK FAX');

/** A phone number of the member. */
export interface Phone {
  /** Country of the number, as a two-letter code (ISO 3166-1). */
  countryCode?: string | null;
  /** Phone number, with or without the country's calling code. */
  phone?: string;
  /** What a phone number is used for. */
  tag?: PhoneTag;
}

/**
 * What an address is used for.
 *
 * - `UNTAGGED`: No particular use.
 * - `HOME`: The member's home.
 * - `WORK`: The member's workplace.
 * - `BILLING`: Address for invoices.
 * - `SHIPPING`: Address for deliveries.
 */
export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING';
export const AddressTag: EnumValues<AddressTag> = /* @__PURE__ */ enumValues('UNTAGGED HOME WORK BILLING SHIPPING');

/** A postal address with its use. */
export interface AddressWrapper {
  /** A postal address of the member. */
  address?: Address;
  /** What an address is used for. */
  tag?: AddressTag;
}

/** Profile of a member, as sign-in calls take and return it. */
export interface IdentityProfile {
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /** Name that other members see. Without it, one is derived from the first name or the email address. */
  nickname?: string | null;
  /** URL of the profile picture. */
  picture?: string | null;
  /** Login email address, then the further addresses sent at registration, 50 at most. The further ones are not verified and cannot be used to sign in. @deprecated */
  emails?: string[];
  /** Phone numbers as texts. Use `phonesV2`. @deprecated */
  phones?: string[];
  /** Labels that the shop gives to the member. */
  labels?: string[];
  /** Preferred language of the member, such as `en`. */
  language?: string | null;
  /** Whether other members can see the profile. */
  privacyStatus?: PrivacyStatus;
  /** Values of the custom fields that the store defined. */
  customFields?: IdentityCustomField[];
  /** Further email addresses. Returned only as they were sent. */
  secondaryEmails?: SecondaryEmail[];
  /** Phone numbers with country and use. */
  phonesV2?: Phone[];
  /** Postal addresses with their use. */
  addresses?: AddressWrapper[];
  /** Company of the member. */
  company?: string | null;
  /** Job title of the member. */
  position?: string | null;
  /** Date of birth, as `YYYY-MM-DD`. */
  birthdate?: string | null;
  /** Part of the URL of the member's profile page. At registration, a similar one is chosen if it is taken or not well formed. */
  slug?: string | null;
  /** Whether the member agreed to marketing emails. */
  subscription?: boolean | null;
  /** VAT ID or tax number of the member. */
  vatId?: string | null;
}

/** Internal data about the member. */
export interface Metadata {
  /** Internal tags. Usually empty. */
  tags?: string[];
}

/** Login email address of a member. */
export interface Email {
  /** Email address with which the member signs in. */
  address?: string;
  /** Whether the member has verified the email address. */
  isVerified?: boolean;
}

/**
 * State of a member's account.
 *
 * - `PENDING`: Waits for one of the `reasons`.
 * - `ACTIVE`: The member can sign in.
 * - `DELETED`: The account was deleted.
 * - `BLOCKED`: The shop blocked the account.
 * - `OFFLINE`: The shop deactivated the account.
 */
export type StatusName = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
export const StatusName: EnumValues<StatusName> = /* @__PURE__ */ enumValues('UNKNOWN_STATUS PENDING ACTIVE DELETED BLOCKED OFFLINE');

/**
 * Why an account is pending.
 *
 * - `PENDING_ADMIN_APPROVAL_REQUIRED`: The shop has to approve the registration.
 * - `PENDING_EMAIL_VERIFICATION_REQUIRED`: The member has to verify the email address.
 * - `PENDING_REQUIRED_FIELDS_MISSING`: The member has to complete the profile.
 */
export type V1Reason = 'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING';
export const V1Reason: EnumValues<V1Reason> = /* @__PURE__ */ enumValues('UNKNOWN_REASON PENDING_ADMIN_APPROVAL_REQUIRED PENDING_EMAIL_VERIFICATION_REQUIRED PENDING_REQUIRED_FIELDS_MISSING');

/** State of a member's account, with reasons. */
export interface StatusV2 {
  /** State of a member's account. */
  name?: StatusName;
  /** Why the account is pending. Empty otherwise. */
  reasons?: V1Reason[];
}

/**
 * Kind of factor by which a member proves who they are.
 *
 * - `PASSWORD`: The member's password.
 * - `SMS`: A code by text message.
 * - `CALL`: A code by phone call.
 * - `EMAIL`: A code by email.
 * - `TOTP`: A code of an authenticator app.
 * - `PUSH`: A confirmation on another signed-in device.
 * - `WEBAUTHN`: A passkey or security key.
 * - `RECOVERY_CODE`: One of the recovery codes, each valid once.
 */
export type FactorType = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE';
export const FactorType: EnumValues<FactorType> = /* @__PURE__ */ enumValues('PASSWORD SMS CALL EMAIL TOTP PUSH WEBAUTHN RECOVERY_CODE');

/**
 * State of a second factor.
 *
 * - `INACTIVE`: Set up, but not yet confirmed with a code.
 * - `ACTIVE`: Required at sign-in.
 * - `REQUIRE_REENROLL`: The member must set it up again.
 */
export type IdentityStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
export const IdentityStatus: EnumValues<IdentityStatus> = /* @__PURE__ */ enumValues('INACTIVE ACTIVE REQUIRE_REENROLL');

/** A second factor of the member. */
export interface Factor {
  /** ID of the factor. */
  factorId?: string;
  /** Kind of factor by which a member proves who they are. */
  type?: FactorType;
  /** State of a second factor. */
  status?: IdentityStatus;
}

/** A member's account, as sign-in calls return it. */
export interface Identity {
  /** ID of the member. */
  _id?: string | null;
  /** Revision number, which grows with every change, as a string. */
  revision?: string | null;
  /** When the member registered, in UTC. */
  _createdDate?: Date | null;
  /** When the account last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Accounts at external identity providers with which the member has signed in. */
  connections?: Connection[];
  /** Profile of a member, as sign-in calls take and return it. */
  identityProfile?: IdentityProfile;
  /** Internal data about the member. */
  metadata?: Metadata;
  /** Login email address of a member. */
  email?: Email;
  /** State of a member's account, with reasons. */
  status?: StatusV2;
  /** Second factors that the member has set up. */
  factors?: Factor[];
  /** Internal attributes of the account. */
  customAttributes?: Record<string, unknown> | null;
}

/** A value of one of several types. Exactly one field is set. */
export interface CustomValue {
  /** The value as a text. */
  strValue?: string;
  /** The value as a number. */
  numValue?: number;
  /** A point in time, in UTC. */
  dateValue?: Date | null;
  /** A list, wrapped in an object. */
  listValue?: Record<string, unknown>;
  /** An object with values by name. */
  mapValue?: Record<string, unknown>;
}

/** Result of a registration or sign-in in the older calls. */
export interface SignInResultV1 {
  /** State of the sign-in. */
  state?: SignInStateV1;
  /** Session token, to be exchanged for an access token. `null` unless the state is `DONE`. */
  sessionToken?: string | null;
  /** A member's account, as sign-in calls return it. */
  identity?: Identity;
  /** Further values by name. Usually empty. */
  additionalData?: Record<string, CustomValue>;
}

/** A code sent by email. */
export interface ExternalEmailVerifyData {
  /** Code from the email. */
  code?: string | null;
}

/**
 * Next step of a registration or login.
 *
 * - `SUCCESS`: The member is authenticated; `sessionToken` can be exchanged for member tokens.
 * - `REQUIRE_OWNER_APPROVAL`: The store must approve the member first.
 * - `REQUIRE_EMAIL_VERIFICATION`: The member must enter the code that was emailed.
 * - `STATUS_CHECK`: The state of the login must be requested again.
 * - `REQUIRE_MISSING_FIELDS`: The profile lacks required fields.
 * - `REQUIRE_MFA`: The member must set up a second factor first.
 * - `MFA_CHALLENGE`: The member must enter a code of the second factor.
 * - `REQUIRE_FIRST_FACTOR`: The member must authenticate with the first factor.
 */
export type StateType = 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE' | 'REQUIRE_FIRST_FACTOR';
export const StateType: EnumValues<StateType> = /* @__PURE__ */ enumValues('UNKNOWN_STATE SUCCESS REQUIRE_OWNER_APPROVAL REQUIRE_EMAIL_VERIFICATION STATUS_CHECK REQUIRE_MISSING_FIELDS REQUIRE_MFA MFA_CHALLENGE REQUIRE_FIRST_FACTOR');

/**
 * Whether a second factor can be used for this sign-in.
 *
 * - `ENABLED`: It can be used.
 * - `REQUIRE_ACTIVATION`: It is set up, but not yet confirmed.
 * - `REQUIRE_REENROLL`: The member must set it up again.
 * - `ENABLED_BY_RULE`: A rule of the store allows it.
 * - `DISABLED_BY_RULE`: A rule of the store forbids it.
 */
export type FactorStatus = 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE';

/** A second factor that is available for this sign-in. */
export interface V1Factor {
  /** Kind of factor by which a member proves who they are. */
  factorType?: FactorType;
  /** Whether a second factor can be used for this sign-in. */
  factorStatus?: FactorStatus;
}

/**
 * Why a second factor is required.
 *
 * - `USER_SETTINGS`: The member or the store turned it on.
 * - `HIGH_RISK_LOGIN`: The sign-in looks unusual.
 */
export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN';

/** The second factors that a member can set up. */
export interface RequireMfaData {
  /** Second factors that the store accepts. */
  availableFactors?: V1Factor[];
  /** Why a second factor is required. */
  reason?: MfaReason;
}

/** A confirmation request on another signed-in device. */
export interface PushChallengeData {
  /** ID of the confirmation request, to be sent in `pushData` when it is confirmed. */
  transactionId?: string;
}

/** A challenge for a passkey. */
export interface WebAuthnChallengeData {
  /** ID of the challenge, to be returned with the credential. */
  challengeId?: string;
  /** Options for `navigator.credentials.get` as JSON. */
  publicKeyCredentialRequestOptionsJson?: string;
}

/** What the member needs to verify the second factor. */
export interface VerificationChallenge {
  /** A confirmation request on another signed-in device. */
  pushData?: PushChallengeData;
  /** A challenge for a passkey. */
  webauthnData?: WebAuthnChallengeData;
  /** Masked target of the code, such as the last digits of a phone number. */
  hint?: string | null;
}

/** The second factor that the member must verify. */
export interface MfaChallengeData {
  /** Kind of second factor to verify now. */
  factorType?: FactorType;
  /** What the member needs to verify it. */
  verificationChallengeData?: VerificationChallenge;
  /** Second factors that the member may use instead. */
  availableFactors?: V1Factor[];
  /** Why a second factor is required. */
  reason?: MfaReason;
}

/** Result of one step of a registration or sign-in. */
export interface SignInResult {
  /** State of the sign-in; it says which step comes next. */
  state?: StateType;
  /** Session token, to be exchanged for the member's access token. `null` unless the state is `SUCCESS`. */
  sessionToken?: string | null;
  /** Token for the next step, if one is needed. */
  stateToken?: string | null;
  /** The member who registered or signed in, once the state is `SUCCESS`. */
  identity?: Identity;
  /** Further values by name. Usually empty. */
  additionalData?: Record<string, CustomValue>;
  /** Second factors that the member can set up, if one is required and none is set up. */
  requireMfaData?: RequireMfaData;
  /** Second factor that the member must verify, if the state is `MFA_CHALLENGE`. */
  mfaChallengeData?: MfaChallengeData;
}

/** HTTP header of a response. */
export interface HeadersEntry {
  /** Name of the HTTP header. */
  key?: string;
  /** Value of the HTTP header. */
  value?: string;
}

export interface AuthenticationLogoutAnswer {
  /** Body of the HTTP response. */
  body?: string;
  /** HTTP status of the response. */
  statusCode?: number | null;
  /** HTTP headers of the response. */
  headers?: HeadersEntry[];
}

/** Email address of the member. */
export interface IdentityEmailV1 {
  /** Email address with which the member will sign in. */
  address?: string;
}

/** The member to register. */
export interface NewIdentityV1 {
  /** Email address of the member, as an identifier. */
  identifiers?: Identifier[];
  /** Email address of the member, if `identifiers` has none. */
  email?: IdentityEmailV1;
}

export interface AuthenticationSignOnAnswer {
  /** Session token, to be exchanged for the member's access token. */
  sessionToken?: string;
  /** A member's account, as sign-in calls return it. */
  identity?: Identity;
}

/**
 * Why an email address was rejected.
 *
 * - `EMAIL_ADDRESS_BOUNCED`: Messages to the address came back.
 * - `EMAIL_DOMAIN_MISSING_DNS_RECORDS`: The domain has no DNS records for mail.
 * - `EMAIL_DOMAIN_FORMAT_INVALID`: The domain is not well formed.
 * - `EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED`: The domain is blocked, such as one of disposable addresses.
 */
export type IdentityReason = 'UNKNOWN_REASON' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED';
export const IdentityReason: EnumValues<IdentityReason> = /* @__PURE__ */ enumValues('UNKNOWN_REASON EMAIL_ADDRESS_BOUNCED EMAIL_DOMAIN_MISSING_DNS_RECORDS EMAIL_DOMAIN_FORMAT_INVALID EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED');

/** Why an email address cannot be used. */
export interface EmailValidationFailure {
  /** Why an email address was rejected. */
  reason?: IdentityReason;
}

export interface AuthenticationValidateEmailAnswer {
  /** Whether the email address can be used. */
  valid?: boolean;
  /** Why the email address cannot be used. Missing if it can. */
  failure?: EmailValidationFailure;
  /** Whether the email address is not well formed. */
  formatInvalid?: boolean;
}

/**
 * Kind of second factor.
 *
 * - `PASSWORD`: The member's password.
 * - `SMS`: A code by text message.
 * - `CALL`: A code by phone call.
 * - `EMAIL`: A code by email.
 * - `TOTP`: A code of an authenticator app.
 * - `PUSH`: A confirmation on another signed-in device.
 * - `WEBAUTHN`: A passkey or security key.
 */
export type VerifiedFactorType = 'UNKNOWN_FACTOR_TYPE' | 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN';
export const VerifiedFactorType: EnumValues<VerifiedFactorType> = /* @__PURE__ */ enumValues('UNKNOWN_FACTOR_TYPE PASSWORD SMS CALL EMAIL TOTP PUSH WEBAUTHN');

/** A code sent by text message. */
export interface SmsVerifyData {
  /** Code from the text message. */
  code?: string | null;
}

/** A code given in a phone call. */
export interface CallVerifyData {
  /** Code from the phone call. */
  code?: string | null;
}

/** A code of an authenticator app. */
export interface TotpVerifyData {
  /** Current code of the authenticator app, or an unused recovery code. */
  code?: string | null;
}

/** A confirmation on another signed-in device. */
export interface PushVerifyData {
  /** ID of the confirmation request from the challenge. */
  transactionId?: string | null;
}

/**
 * Changes the password of the signed-in member. Needs `currentPassword` or a fresh `proof`.
 *
 * `POST /v2/change-password`
 */
export const changePassword: Fn<(newPassword: string, options?: { currentPassword?: string; proof?: AccountProof }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/change-password', 'newPassword,*', { unwrap: '' });
/**
 * Retrieves what a sign-in page needs: password rules, external identity providers and a captcha challenge.
 *
 * `GET /v1/sign-in-options`
 */
export const getSignInOptions: Fn<(options?: { purpose?: SignInPurpose }) => Promise<AuthenticationGetSignInOptionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/sign-in-options', '*');
/**
 * Signs a member in as older releases of the SDK do. Use `loginV2`.
 *
 * `POST /v1/login`
 *
 * @deprecated
 */
export const login: Fn<(identifier: Identifier, options?: { loginId?: LoginId; authenticatorId?: string | null; inputs?: Record<string, string>; captchaTokens?: CaptchaToken[] }) => Promise<SignInResultV1>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v1/login', 'identifier,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Signs a member in with an email address and a password, or with a passkey. Storefronts use `auth.login` of the SDK.
 *
 * `POST /v2/login`
 */
export const loginV2: Fn<(loginId: LoginId, options?: { password?: string | null; captchaTokens?: CaptchaToken[]; clientMetaData?: Record<string, unknown> | null; stateToken?: string | null; webauthn?: WebAuthnVerifyData; emailOtp?: ExternalEmailVerifyData }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/login', 'loginId,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Completes a sign-in with the parameters that an external identity provider returned.
 *
 * `POST /v1/sso/login-with-token-params`
 */
export const loginWithTokenParams: Fn<(options?: { idpConnectionId?: string; tokenParams?: Record<string, string> }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v1/sso/login-with-token-params', '*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Ends the member's session and redirects to `postLogoutRedirectUri`.
 *
 * `GET /v1/logout`
 */
export const logout: Fn<(options?: { postLogoutRedirectUri?: string | null; clientId?: string | null }) => Promise<AuthenticationLogoutAnswer>> = /* @__PURE__ */ fn('GET', '/_api/iam/authentication/v1/logout', '*');
/**
 * Continues a registration or sign-in of an older release once the email address is verified. Until then it returns the same state.
 *
 * `POST /v1/state/proceed`
 *
 * @deprecated
 */
export const proceedToNextState: Fn<(options?: { stateToken?: string }) => Promise<SignInResultV1>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v1/state/proceed', '*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Registers a member as older releases of the SDK do. Use `registerV2`.
 *
 * `POST /v1/register`
 *
 * @deprecated
 */
export const register: Fn<(identity: NewIdentityV1, options?: { authenticatorId?: string | null; inputs?: Record<string, string>; captchaTokens?: CaptchaToken[] }) => Promise<SignInResultV1>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v1/register', 'identity,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Registers a member with an email address and a password. Storefronts use `auth.register` of the SDK.
 *
 * `POST /v2/register`
 */
export const registerV2: Fn<(loginId: LoginId, options?: { password?: string; profile?: IdentityProfile; captchaTokens?: CaptchaToken[]; clientMetaData?: Record<string, unknown> | null }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/register', 'loginId,*', { request: { profile: shapes.toIdentityProfile }, answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Signs a member in without a password, for a shop that has verified the member itself. Registers the member if the email address is new.
 *
 * `POST /v2/sign-on` (for owners, collaborators and apps)
 */
export const signOn: Fn<(loginId: LoginId, options?: { profile?: IdentityProfile; verifyEmail?: boolean; mergeExistingContact?: boolean }) => Promise<AuthenticationSignOnAnswer>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/sign-on', 'loginId,*', { request: { profile: shapes.toIdentityProfile }, answer: { identity: shapes.Identity } });
/**
 * Checks whether an email address is well formed and its domain can receive mail.
 *
 * `POST /v2/validate-email`
 */
export const validateEmail: Fn<(email: string) => Promise<AuthenticationValidateEmailAnswer>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/validate-email', 'email', { safe: true });
/**
 * Completes a sign-in that answered `MFA_CHALLENGE`, by a code or a passkey of the member's second factor.
 *
 * `POST /v2/{factorType}/verify`
 */
export const verify: Fn<(factorType: VerifiedFactorType, options?: { smsData?: SmsVerifyData; callData?: CallVerifyData; emailData?: ExternalEmailVerifyData; totpData?: TotpVerifyData; pushData?: PushVerifyData; webauthnData?: WebAuthnVerifyData; stateToken?: string; rememberThisDevice?: boolean }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/{factorType}/verify', 'factorType,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Errors of changePassword, as the code of an ApiError:
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type ChangePasswordError = 'MEMBER_REQUIRED' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of login, as the code of an ApiError:
 * - `-19970` (403): The captcha is wrong, expired or already used. Show a new captcha and send its token. A token can be used once.
 * - `-19971` (403): This store requires a captcha. Send its token in captchaTokens. Show the captcha of the store and repeat the call with its token.
 * - `CAPTCHA_UNAVAILABLE` (503): The captcha service does not respond. Try again in a moment. The external service failed, not the user. Keep what was entered and repeat the call in a moment.
 * - `-19973` (403): This password can no longer be used. Reset it with "Forgot password". The password is right, but the owner requires a new one or it no longer meets the rules of the store. Send the member to the password recovery.
 * - `-19976` (403): The email address or password is wrong. The answer is the same for a wrong password and an unknown address. Show it at the form, without saying which.
 * - `CAPTCHA_TOKEN_REQUIRED` (403): This store requires a captcha. This server never returns it; it is listed so that clients written for the provider compile.
 * - `INVALID_ARGUMENT` (400): INVALID_ARGUMENT: {violations} The request breaks the rule of a field; the message names the field. Correct it and repeat the call.
 * - `INVALID_CAPTCHA_TOKEN` (403): The captcha is wrong, expired or already used. This server never returns it; it is listed so that clients written for the provider compile.
 * - `THROTTLED_FEATURE` (429): Too many attempts. Try again later. This server never returns it; it is listed so that clients written for the provider compile.
 */
export type LoginError = '-19970' | '-19971' | 'CAPTCHA_UNAVAILABLE' | '-19973' | '-19976' | 'CAPTCHA_TOKEN_REQUIRED' | 'INVALID_ARGUMENT' | 'INVALID_CAPTCHA_TOKEN' | 'THROTTLED_FEATURE';
/**
 * Errors of loginV2, as the code of an ApiError:
 * - `-19970` (403): The captcha is wrong, expired or already used. Show a new captcha and send its token. A token can be used once.
 * - `-19971` (403): This store requires a captcha. Send its token in captchaTokens. Show the captcha of the store and repeat the call with its token.
 * - `CAPTCHA_UNAVAILABLE` (503): The captcha service does not respond. Try again in a moment. The external service failed, not the user. Keep what was entered and repeat the call in a moment.
 * - `UNIMPLEMENTED_FEATURE` (400): This store does not support sign-in with only an emailed code. Send the password, or a passkey in webauthn. The call was sent without a credential. Send a password or a passkey.
 * - `THROTTLED_FEATURE` (429): Too many attempts. Try again later. This server never returns it; it is listed so that clients written for the provider compile.
 * - `INVALID_CAPTCHA_TOKEN` (403): The captcha is wrong, expired or already used. This server never returns it; it is listed so that clients written for the provider compile.
 * - `CAPTCHA_TOKEN_REQUIRED` (403): This store requires a captcha. This server never returns it; it is listed so that clients written for the provider compile.
 * - `REENROLLMENT_REQUIRED_BY_ADMIN` (403): The administrator requires this member to enroll the second factor again. This server never returns it; it is listed so that clients written for the provider compile.
 * - `TRUSTED_CLIENTS_ONLY` (403): Only trusted apps may sign members in. This server never returns it; it is listed so that clients written for the provider compile.
 * - `WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED` (403): This account cannot sign in with a password. This server never returns it; it is listed so that clients written for the provider compile.
 * - `-19973` (403): This password can no longer be used. Reset it with "Forgot password". The password is right, but the owner requires a new one or it no longer meets the rules of the store. Send the member to the password recovery.
 * - `-19976` (403): The email address or password is wrong. The answer is the same for a wrong password and an unknown address. Show it at the form, without saying which.
 * - `INVALID_ARGUMENT` (400): INVALID_ARGUMENT: {violations} The request breaks the rule of a field; the message names the field. Correct it and repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type LoginV2Error = '-19970' | '-19971' | 'CAPTCHA_UNAVAILABLE' | 'UNIMPLEMENTED_FEATURE' | 'THROTTLED_FEATURE' | 'INVALID_CAPTCHA_TOKEN' | 'CAPTCHA_TOKEN_REQUIRED' | 'REENROLLMENT_REQUIRED_BY_ADMIN' | 'TRUSTED_CLIENTS_ONLY' | 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED' | '-19973' | '-19976' | 'INVALID_ARGUMENT' | 'VERIFICATION_FAILED';
/**
 * Errors of loginWithTokenParams, as the code of an ApiError:
 * - `EMAIL_NOT_VERIFIED` (403): The identity provider has not verified this email address. Verify it there, or sign in with a password. An account is not opened to an address that anyone could have entered at the identity provider.
 * - `SSO_STATE_INVALID` (403): This sign-in was started elsewhere, has expired or is already finished. Start again. Sign-in must end in the browser that started it, within its time. Start it again.
 * - `SSO_UNAVAILABLE` (503): The identity provider is not available. Try again in a moment, or sign in another way. The identity provider does not answer. Repeat the call after `Retry-After`.
 */
export type LoginWithTokenParamsError = 'EMAIL_NOT_VERIFIED' | 'SSO_STATE_INVALID' | 'SSO_UNAVAILABLE';
/**
 * Errors of logout, as the code of an ApiError:
 * - `REDIRECT_NOT_ALLOWED` (403): This is not an address of the store or of its apps. Register the address at the app, or use a page of one of its origins. Otherwise links could send buyers to foreign pages.
 */
export type LogoutError = 'REDIRECT_NOT_ALLOWED';
/**
 * Errors of proceedToNextState, as the code of an ApiError:
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type ProceedToNextStateError = 'VERIFICATION_FAILED';
/**
 * Errors of register, as the code of an ApiError:
 * - `-19970` (403): The captcha is wrong, expired or already used. Show a new captcha and send its token. A token can be used once.
 * - `-19971` (403): This store requires a captcha. Send its token in captchaTokens. Show the captcha of the store and repeat the call with its token.
 * - `CAPTCHA_UNAVAILABLE` (503): The captcha service does not respond. Try again in a moment. The external service failed, not the user. Keep what was entered and repeat the call in a moment.
 * - `-19995` (409): An account with this email address already exists. Offer to sign in or to recover the password.
 * - `CAPTCHA_TOKEN_REQUIRED` (403): This store requires a captcha. This server never returns it; it is listed so that clients written for the provider compile.
 * - `INVALID_CAPTCHA_TOKEN` (403): The captcha is wrong, expired or already used. This server never returns it; it is listed so that clients written for the provider compile.
 * - `THROTTLED_FEATURE` (429): Too many attempts. Try again later. This server never returns it; it is listed so that clients written for the provider compile.
 */
export type RegisterError = '-19970' | '-19971' | 'CAPTCHA_UNAVAILABLE' | '-19995' | 'CAPTCHA_TOKEN_REQUIRED' | 'INVALID_CAPTCHA_TOKEN' | 'THROTTLED_FEATURE';
/**
 * Errors of registerV2, as the code of an ApiError:
 * - `-19970` (403): The captcha is wrong, expired or already used. Show a new captcha and send its token. A token can be used once.
 * - `-19971` (403): This store requires a captcha. Send its token in captchaTokens. Show the captcha of the store and repeat the call with its token.
 * - `CAPTCHA_UNAVAILABLE` (503): The captcha service does not respond. Try again in a moment. The external service failed, not the user. Keep what was entered and repeat the call in a moment.
 * - `THROTTLED_FEATURE` (429): Too many attempts. Try again later. This server never returns it; it is listed so that clients written for the provider compile.
 * - `INVALID_CAPTCHA_TOKEN` (403): The captcha is wrong, expired or already used. This server never returns it; it is listed so that clients written for the provider compile.
 * - `CAPTCHA_TOKEN_REQUIRED` (403): This store requires a captcha. This server never returns it; it is listed so that clients written for the provider compile.
 * - `IP_ADDRESS_FILTERED` (403): This client address is blocked. This server never returns it; it is listed so that clients written for the provider compile.
 * - `RECAPTCHA_FAILED` (403): The captcha is wrong, expired or already used. This server never returns it; it is listed so that clients written for the provider compile.
 * - `RECAPTCHA_REQUIRED` (403): This store requires a captcha. This server never returns it; it is listed so that clients written for the provider compile.
 * - `MISSING_CAPTCHA_TOKEN` (403): This store requires a captcha. This server never returns it; it is listed so that clients written for the provider compile.
 * - `USER_EMAIL_OFAC_ADDRESS` (403): This email address is on a list of sanctions. This server never returns it; it is listed so that clients written for the provider compile.
 * - `UNSUPPORTED_FIELD` (400): This field is not supported. This server never returns it; it is listed so that clients written for the provider compile.
 * - `ATTRIBUTE_NOT_FOUND` (404): This custom field is not defined. This server never returns it; it is listed so that clients written for the provider compile.
 * - `CLIENT_METADATA_NOT_FOUND` (400): The metadata of the client is missing. This server never returns it; it is listed so that clients written for the provider compile.
 * - `INVALID_LD_SESSION` (403): The session is invalid. This server never returns it; it is listed so that clients written for the provider compile.
 * - `DUPLICATE_EMAIL` (409): An account with this email address already exists. This server never returns it; it is listed so that clients written for the provider compile.
 * - `COULD_NOT_CREATE_SET_ACCOUNT_USER` (409): The account could not be created. This server never returns it; it is listed so that clients written for the provider compile.
 * - `INVALID_USER_TYPE` (400): This type of user cannot register. This server never returns it; it is listed so that clients written for the provider compile.
 * - `REGISTRATION_TO_EDITORX_NOT_ALLOWED` (403): Registration is not allowed. This server never returns it; it is listed so that clients written for the provider compile.
 * - `-19995` (409): An account with this email address already exists. Offer to sign in or to recover the password.
 * - `UNIMPLEMENTED_FEATURE` (400): This store does not support sign-in with only an emailed code. Send the password, or a passkey in webauthn. The call was sent without a credential. Send a password or a passkey.
 */
export type RegisterV2Error = '-19970' | '-19971' | 'CAPTCHA_UNAVAILABLE' | 'THROTTLED_FEATURE' | 'INVALID_CAPTCHA_TOKEN' | 'CAPTCHA_TOKEN_REQUIRED' | 'IP_ADDRESS_FILTERED' | 'RECAPTCHA_FAILED' | 'RECAPTCHA_REQUIRED' | 'MISSING_CAPTCHA_TOKEN' | 'USER_EMAIL_OFAC_ADDRESS' | 'UNSUPPORTED_FIELD' | 'ATTRIBUTE_NOT_FOUND' | 'CLIENT_METADATA_NOT_FOUND' | 'INVALID_LD_SESSION' | 'DUPLICATE_EMAIL' | 'COULD_NOT_CREATE_SET_ACCOUNT_USER' | 'INVALID_USER_TYPE' | 'REGISTRATION_TO_EDITORX_NOT_ALLOWED' | '-19995' | 'UNIMPLEMENTED_FEATURE';
/**
 * Errors of signOn, as the code of an ApiError:
 * - `MEMBER_NOT_APPROVED` (403): This member is blocked or awaits approval. The credentials are right, but the owner has blocked the member or has not approved the account yet. Show that, and do not ask for the password again.
 */
export type SignOnError = 'MEMBER_NOT_APPROVED';
/**
 * Errors of verify, as the code of an ApiError:
 * - `FACTOR_NOT_SUPPORTED` (400): The second factor must be one of SMS, CALL, EMAIL, TOTP, PUSH. Send one of the types in the message.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type VerifyError = 'FACTOR_NOT_SUPPORTED' | 'VERIFICATION_FAILED';
