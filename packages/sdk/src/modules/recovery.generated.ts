// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import type { Address } from '../forms.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

export interface RecoveryFindRecoveryAnswer {
  /** Masked email address: its first and last characters. */
  emailHint?: string;
  /** URL to continue at, already checked against the allowed URLs of the OAuth app. */
  redirectUrl?: string;
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

/** Where to continue after the password is set. */
export interface Redirect {
  /** URL of the storefront. It must be allowed for the OAuth app. */
  url?: string;
  /** Client ID of the OAuth app. */
  clientId?: string | null;
}

/** Language and redirect of an email. */
export interface EmailOptions {
  /** Language of the email, such as `de`. Defaults to the store's language. */
  language?: string | null;
  /** Where to continue after the password is set. */
  redirect?: Redirect;
}

/**
 * Retrieves whom a recovery link is for and where to continue afterwards, without using the link up.
 *
 * `POST /v1/recovery-link`
 */
export const findRecovery: Fn<(options?: { recoveryToken?: string }) => Promise<RecoveryFindRecoveryAnswer>> = /* @__PURE__ */ fn('POST', '/v1/recovery-link', '*');
/**
 * Sets a new password with the token from the email, and signs the member in.
 *
 * `POST /v1/recover`
 */
export const recover: Fn<(recoveryToken: string, options?: { password?: string | null }) => Promise<SignInResult>> = /* @__PURE__ */ fn('POST', '/_api/iam/recovery/v1/recover', 'recoveryToken,*', { answer: { identity: shapes.Identity, additionalData: { '*': shapes.CustomValue } } });
/**
 * Sends a member whom the shop created an email with a link to set a password.
 *
 * `POST /v1/activation-email` (for owners, collaborators and apps)
 */
export const sendActivationEmail: Fn<(identityId: string, options?: { emailOptions?: EmailOptions }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/_api/iam/recovery/v1/activation-email', 'identityId,*', { unwrap: '' });
/**
 * Sends an email with a link to set a new password. The answer does not reveal whether the address has an account. Storefronts use `auth.sendPasswordResetEmail` of the SDK.
 *
 * `POST /v1/send-email`
 */
export const sendRecoveryEmail: Fn<(email: string, options?: { language?: string | null; redirect?: Redirect }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/_api/iam/recovery/v1/send-email', 'email,*', { unwrap: '' });
/**
 * Errors of recover, as the code of an ApiError:
 * - `RECOVERY_TOKEN_INVALID` (403): This link is invalid, expired or already used. Request a new one. Links expire and work once. Offer to send a new one.
 */
export type RecoverError = 'RECOVERY_TOKEN_INVALID';
/**
 * Errors of sendActivationEmail, as the code of an ApiError:
 * - `REDIRECT_NOT_ALLOWED` (403): This is not an address of the store or of its apps. Register the address at the app, or use a page of one of its origins. Otherwise links could send buyers to foreign pages.
 */
export type SendActivationEmailError = 'REDIRECT_NOT_ALLOWED';
/**
 * Errors of sendRecoveryEmail, as the code of an ApiError:
 * - `REDIRECT_NOT_ALLOWED` (403): This is not an address of the store or of its apps. Register the address at the app, or use a page of one of its origins. Otherwise links could send buyers to foreign pages.
 */
export type SendRecoveryEmailError = 'REDIRECT_NOT_ALLOWED';
