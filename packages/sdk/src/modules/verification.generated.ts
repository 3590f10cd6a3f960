// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import type { Address } from '../forms.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type StateType = 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE' | 'REQUIRE_FIRST_FACTOR';
export const StateType: Words<StateType> = /* @__PURE__ */ words('UNKNOWN_STATE SUCCESS REQUIRE_OWNER_APPROVAL REQUIRE_EMAIL_VERIFICATION STATUS_CHECK REQUIRE_MISSING_FIELDS REQUIRE_MFA MFA_CHALLENGE REQUIRE_FIRST_FACTOR');

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

export type VerificationTarget = 'EMAIL';
export const VerificationTarget: Words<VerificationTarget> = /* @__PURE__ */ words('EMAIL');

export interface VerificationStartAnswer {
  verificationId?: string;
}

/**
 * Resend during authentication.
 *
 * `POST /v1/auth/resend`
 */
export const resendDuringAuthentication: Fn<(stateToken: string) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/verification/v1/auth/resend', 'stateToken', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Start.
 *
 * `POST /v1/start`
 */
export const start: Fn<(options?: { identityId?: string | null; target?: VerificationTarget }) => Promise<VerificationStartAnswer>> = /* @__PURE__ */ fn('POST', '/_api/iam/verification/v1/start', '*');
/**
 * Ends a registration or a login that waits for a code. Storefronts use `auth.processVerification`.
 *
 * `POST /v1/auth/verify`
 */
export const verifyDuringAuthentication: Fn<(code: string, options?: { stateToken?: string }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/verification/v1/auth/verify', 'code,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
