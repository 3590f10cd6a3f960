// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import type { Address } from '../forms.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface WebAuthnVerifyData {
  challengeId?: string | null;
  credential?: string | null;
}

export interface MailedCode {
  /** The id that `verification.start` returned. */
  verificationId?: string;
  /** The code from the e-mail. */
  code?: string;
}

/** Instead of the password: a fresh code or passkey. A member without a password and without a second factor sends a mailed code. */
export interface AccountProof {
  /** A code of the authenticator app, or one of the recovery codes. */
  code?: string;
  webauthn?: WebAuthnVerifyData;
  email?: MailedCode;
}

export type SignInPurpose = 'SIGN_IN' | 'REGISTER';
export const SignInPurpose: Words<SignInPurpose> = /* @__PURE__ */ words('SIGN_IN REGISTER');

export type SecondFactor = 'OFF' | 'OPTIONAL' | 'REQUIRED';
export const SecondFactor: Words<SecondFactor> = /* @__PURE__ */ words('OFF OPTIONAL REQUIRED');

export interface SignInConnection {
  _id?: string;
  name?: string;
  /** Where a browser begins, with the authorizationUrl it should end at added. */
  url?: string;
}

export type CaptchaMode = 'OFF' | 'VISIBLE' | 'INVISIBLE';
export const CaptchaMode: Words<CaptchaMode> = /* @__PURE__ */ words('OFF VISIBLE INVISIBLE');

export type CaptchaProvider = 'BUILT_IN' | 'SITEVERIFY';
export const CaptchaProvider: Words<CaptchaProvider> = /* @__PURE__ */ words('BUILT_IN SITEVERIFY');

/** ALTCHA: its solution is the token. */
export interface ProofOfWork {
  algorithm?: string;
  challenge?: string;
  maxnumber?: number;
  salt?: string;
  signature?: string;
}

export interface CaptchaChallenge {
  mode?: CaptchaMode;
  provider?: CaptchaProvider;
  siteKey?: string;
  invisibleSiteKey?: string;
  /** The script of the service that checks, if it is not the built-in one. */
  scriptUrl?: string;
  /** Where that service loads scripts, frames and answers from: what a strict page allows. */
  origins?: string[];
  /** ALTCHA: its solution is the token. */
  challenge?: ProofOfWork;
}

export interface AuthenticationGetSignInOptionsAnswer {
  passwordMinLength?: number;
  secondFactor?: SecondFactor;
  ownerApproval?: boolean;
  emailVerification?: boolean;
  /** Whether text messages and calls reach anybody: there is a service for them, or it is a trial. */
  phoneCodes?: boolean;
  /** Where else people may sign in. */
  connections?: SignInConnection[];
  captcha?: CaptchaChallenge;
}

export interface Identifier {
  /** The e-mail address that the member signs in with. */
  email?: string;
  /** Not used: members sign in with their e-mail address. */
  userName?: string;
}

export interface LoginId {
  email?: string;
}

export interface RecaptchaForClientSiteKey {
  token?: string;
  siteKeyId?: string;
}

export interface CaptchaToken {
  Recaptcha?: string;
  InvisibleRecaptcha?: string;
  /** Accepted without effect: it never replaces a solved captcha. A store without one needs no token. */
  NoCaptcha?: string;
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKey;
}

export type SignInStatusV1 = 'DONE' | 'REQUIRE_OWNER_APPROVAL' | 'STATUS_CHECK';
export const SignInStatusV1: Words<SignInStatusV1> = /* @__PURE__ */ words('DONE REQUIRE_OWNER_APPROVAL STATUS_CHECK');

export interface SignInStateV1 {
  status?: SignInStatusV1;
  /** For the next step, where one is needed: a code or a second factor. */
  stateToken?: string | null;
}

export interface IdpConnection {
  idpConnectionId?: string;
  idpUserId?: string;
}

export interface AuthenticatorConnection {
  authenticatorConnectionId?: string;
  reEnrollmentRequired?: boolean;
}

export interface Connection {
  idpConnection?: IdpConnection;
  authenticatorConnection?: AuthenticatorConnection;
}

export type PrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE';
export const PrivacyStatus: Words<PrivacyStatus> = /* @__PURE__ */ words('UNDEFINED PUBLIC PRIVATE');

export interface V1CustomValue {
  strValue?: string;
  numValue?: number;
  dateValue?: Date | null;
  listValue?: Record<string, unknown>;
  mapValue?: Record<string, unknown>;
  boolValue?: boolean;
}

export interface IdentityCustomField {
  name?: string;
  value?: V1CustomValue;
}

export type EmailTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK';
export const EmailTag: Words<EmailTag> = /* @__PURE__ */ words('UNTAGGED MAIN HOME WORK');

export interface SecondaryEmail {
  email?: string;
  tag?: EmailTag;
}

export type PhoneTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX';
export const PhoneTag: Words<PhoneTag> = /* @__PURE__ */ words('UNTAGGED MAIN HOME MOBILE WORK FAX');

export interface Phone {
  countryCode?: string | null;
  phone?: string;
  tag?: PhoneTag;
}

export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING';
export const AddressTag: Words<AddressTag> = /* @__PURE__ */ words('UNTAGGED HOME WORK BILLING SHIPPING');

export interface AddressWrapper {
  address?: Address;
  tag?: AddressTag;
}

export interface IdentityProfile {
  firstName?: string | null;
  lastName?: string | null;
  nickname?: string | null;
  picture?: string | null;
  /** The login address first, then the addresses sent at registration, 50 at most. None of them is verified or signs in. @deprecated */
  emails?: string[];
  /** @deprecated */
  phones?: string[];
  labels?: string[];
  language?: string | null;
  privacyStatus?: PrivacyStatus;
  customFields?: IdentityCustomField[];
  secondaryEmails?: SecondaryEmail[];
  phonesV2?: Phone[];
  addresses?: AddressWrapper[];
  company?: string | null;
  position?: string | null;
  birthdate?: string | null;
  /** Taken at registration when it is free and well formed; else a similar one is chosen. */
  slug?: string | null;
  subscription?: boolean | null;
  vatId?: string | null;
}

export interface Metadata {
  tags?: string[];
}

export interface Email {
  address?: string;
  isVerified?: boolean;
}

export type StatusName = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
export const StatusName: Words<StatusName> = /* @__PURE__ */ words('UNKNOWN_STATUS PENDING ACTIVE DELETED BLOCKED OFFLINE');

export type V1Reason = 'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING';
export const V1Reason: Words<V1Reason> = /* @__PURE__ */ words('UNKNOWN_REASON PENDING_ADMIN_APPROVAL_REQUIRED PENDING_EMAIL_VERIFICATION_REQUIRED PENDING_REQUIRED_FIELDS_MISSING');

export interface StatusV2 {
  name?: StatusName;
  reasons?: V1Reason[];
}

export type FactorType = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE';
export const FactorType: Words<FactorType> = /* @__PURE__ */ words('PASSWORD SMS CALL EMAIL TOTP PUSH WEBAUTHN RECOVERY_CODE');

export type IdentityStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
export const IdentityStatus: Words<IdentityStatus> = /* @__PURE__ */ words('INACTIVE ACTIVE REQUIRE_REENROLL');

export interface Factor {
  factorId?: string;
  type?: FactorType;
  status?: IdentityStatus;
}

export interface Identity {
  _id?: string | null;
  revision?: string | null;
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  /** The other sign-ins by which this member signed in. */
  connections?: Connection[];
  identityProfile?: IdentityProfile;
  metadata?: Metadata;
  email?: Email;
  status?: StatusV2;
  factors?: Factor[];
  customAttributes?: Record<string, unknown> | null;
}

export interface CustomValue {
  strValue?: string;
  numValue?: number;
  dateValue?: Date | null;
  listValue?: Record<string, unknown>;
  mapValue?: Record<string, unknown>;
}

export interface SignInResultV1 {
  state?: SignInStateV1;
  sessionToken?: string | null;
  identity?: Identity;
  additionalData?: Record<string, CustomValue>;
}

/** Refused without a password (UNIMPLEMENTED_FEATURE): no e-mailed code signs in by itself here. A code by e-mail as the second factor is sent to POST /v2/EMAIL/verify. */
export interface ExternalEmailVerifyData {
  code?: string | null;
}

export type StateType = 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE' | 'REQUIRE_FIRST_FACTOR';
export const StateType: Words<StateType> = /* @__PURE__ */ words('UNKNOWN_STATE SUCCESS REQUIRE_OWNER_APPROVAL REQUIRE_EMAIL_VERIFICATION STATUS_CHECK REQUIRE_MISSING_FIELDS REQUIRE_MFA MFA_CHALLENGE REQUIRE_FIRST_FACTOR');

export type FactorStatus = 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE';

export interface V1Factor {
  factorType?: FactorType;
  factorStatus?: FactorStatus;
}

export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN';

export interface RequireMfaData {
  availableFactors?: V1Factor[];
  reason?: MfaReason;
}

export interface PushChallengeData {
  transactionId?: string;
}

export interface WebAuthnChallengeData {
  challengeId?: string;
  publicKeyCredentialRequestOptionsJson?: string;
}

export interface VerificationChallenge {
  pushData?: PushChallengeData;
  webauthnData?: WebAuthnChallengeData;
  hint?: string | null;
}

export interface MfaChallengeData {
  factorType?: FactorType;
  verificationChallengeData?: VerificationChallenge;
  availableFactors?: V1Factor[];
  reason?: MfaReason;
}

export interface SignInResult {
  state?: StateType;
  sessionToken?: string | null;
  stateToken?: string | null;
  identity?: Identity;
  additionalData?: Record<string, CustomValue>;
  requireMfaData?: RequireMfaData;
  mfaChallengeData?: MfaChallengeData;
}

export interface HeadersEntry {
  key?: string;
  value?: string;
}

export interface AuthenticationLogoutAnswer {
  body?: string;
  statusCode?: number | null;
  headers?: HeadersEntry[];
}

export interface IdentityEmailV1 {
  address?: string;
}

export interface NewIdentityV1 {
  identifiers?: Identifier[];
  email?: IdentityEmailV1;
}

export interface AuthenticationSignOnAnswer {
  sessionToken?: string;
  identity?: Identity;
}

export type IdentityReason = 'UNKNOWN_REASON' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED';
export const IdentityReason: Words<IdentityReason> = /* @__PURE__ */ words('UNKNOWN_REASON EMAIL_ADDRESS_BOUNCED EMAIL_DOMAIN_MISSING_DNS_RECORDS EMAIL_DOMAIN_FORMAT_INVALID EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED');

export interface EmailValidationFailure {
  reason?: IdentityReason;
}

export interface AuthenticationValidateEmailAnswer {
  valid?: boolean;
  failure?: EmailValidationFailure;
  formatInvalid?: boolean;
}

export type VerifiedFactorType = 'UNKNOWN_FACTOR_TYPE' | 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN';
export const VerifiedFactorType: Words<VerifiedFactorType> = /* @__PURE__ */ words('UNKNOWN_FACTOR_TYPE PASSWORD SMS CALL EMAIL TOTP PUSH WEBAUTHN');

export interface SmsVerifyData {
  code?: string | null;
}

export interface CallVerifyData {
  code?: string | null;
}

export interface TotpVerifyData {
  code?: string | null;
}

export interface PushVerifyData {
  transactionId?: string | null;
}

/**
 * Sets a new password for the member who is signed in. The call needs `currentPassword` or a fresh `proof` (both our own).
 *
 * `POST /v2/change-password`
 */
export const changePassword: Fn<(newPassword: string, options?: { currentPassword?: string; proof?: AccountProof }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/change-password', 'newPassword,*', { unwrap: '' });
/**
 * Get sign in options.
 *
 * `GET /v1/sign-in-options`
 */
export const getSignInOptions: Fn<(options?: { purpose?: SignInPurpose }) => Promise<AuthenticationGetSignInOptionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/sign-in-options', '*');
/**
 * Signs in as older releases of the provider's package do. Use `loginV2`.
 *
 * `POST /v1/login`
 *
 * @deprecated
 */
export const login: Fn<(identifier: Identifier, options?: { loginId?: LoginId; authenticatorId?: string | null; inputs?: Record<string, string>; captchaTokens?: CaptchaToken[] }) => Promise<SignInResultV1>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v1/login', 'identifier,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Signs in with an e-mail address and a password. Storefronts use `auth.login`.
 *
 * `POST /v2/login`
 */
export const loginV2: Fn<(loginId: LoginId, options?: { password?: string | null; captchaTokens?: CaptchaToken[]; clientMetaData?: Record<string, unknown> | null; stateToken?: string | null; webauthn?: WebAuthnVerifyData; emailOtp?: ExternalEmailVerifyData }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/login', 'loginId,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Login with token params.
 *
 * `POST /v1/sso/login-with-token-params`
 */
export const loginWithTokenParams: Fn<(options?: { idpConnectionId?: string; tokenParams?: Record<string, string> }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v1/sso/login-with-token-params', '*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Logout.
 *
 * `GET /v1/logout`
 */
export const logout: Fn<(options?: { postLogoutRedirectUri?: string | null; clientId?: string | null }) => Promise<AuthenticationLogoutAnswer>> = /* @__PURE__ */ fn('GET', '/_api/iam/authentication/v1/logout', '*');
/**
 * Continues a registration or sign-in of an older release once its address is verified; until then it returns the same step.
 *
 * `POST /v1/state/proceed`
 *
 * @deprecated
 */
export const proceedToNextState: Fn<(options?: { stateToken?: string }) => Promise<SignInResultV1>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v1/state/proceed', '*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Registers as older releases of the provider's package do. Use `registerV2`.
 *
 * `POST /v1/register`
 *
 * @deprecated
 */
export const register: Fn<(identity: NewIdentityV1, options?: { authenticatorId?: string | null; inputs?: Record<string, string>; captchaTokens?: CaptchaToken[] }) => Promise<SignInResultV1>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v1/register', 'identity,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Registers with an e-mail address and a password. Storefronts use `auth.register`.
 *
 * `POST /v2/register`
 */
export const registerV2: Fn<(loginId: LoginId, options?: { password?: string; profile?: IdentityProfile; captchaTokens?: CaptchaToken[]; clientMetaData?: Record<string, unknown> | null }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/register', 'loginId,*', { request: { profile: shapes.toIdentityProfile }, answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Sign on.
 *
 * `POST /v2/sign-on` (for owners, collaborators and apps)
 */
export const signOn: Fn<(loginId: LoginId, options?: { profile?: IdentityProfile; verifyEmail?: boolean; mergeExistingContact?: boolean }) => Promise<AuthenticationSignOnAnswer>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/sign-on', 'loginId,*', { request: { profile: shapes.toIdentityProfile }, answer: { identity: shapes.Identity } });
/**
 * Validate email.
 *
 * `POST /v2/validate-email`
 */
export const validateEmail: Fn<(email: string) => Promise<AuthenticationValidateEmailAnswer>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/validate-email', 'email', { safe: true });
/**
 * Verify.
 *
 * `POST /v2/{factorType}/verify`
 */
export const verify: Fn<(factorType: VerifiedFactorType, options?: { smsData?: SmsVerifyData; callData?: CallVerifyData; emailData?: ExternalEmailVerifyData; totpData?: TotpVerifyData; pushData?: PushVerifyData; webauthnData?: WebAuthnVerifyData; stateToken?: string; rememberThisDevice?: boolean }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/authentication/v2/{factorType}/verify', 'factorType,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
