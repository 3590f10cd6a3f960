// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * Kind of second factor.
 *
 * - `SMS`: A code by text message.
 * - `CALL`: A code by phone call.
 * - `EMAIL`: A code by email.
 * - `TOTP`: A code of an authenticator app.
 * - `PUSH`: A confirmation on another signed-in device.
 * - `WEBAUTHN`: A passkey or security key.
 */
export type MyFactorType = 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN';
export const MyFactorType: EnumValues<MyFactorType> = /* @__PURE__ */ enumValues('SMS CALL EMAIL TOTP PUSH WEBAUTHN');

/**
 * State of a second factor.
 *
 * - `INACTIVE`: Set up, but not yet confirmed with a code.
 * - `ACTIVE`: Required at sign-in.
 * - `REQUIRE_REENROLL`: The member must set it up again.
 */
export type IdentityStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
export const IdentityStatus: EnumValues<IdentityStatus> = /* @__PURE__ */ enumValues('INACTIVE ACTIVE REQUIRE_REENROLL');

/** A second factor or passkey of a member. */
export interface MyFactor {
  /** ID of the factor. */
  factorId?: string;
  /** Kind of second factor. */
  type?: MyFactorType;
  /** State of a second factor. */
  status?: IdentityStatus;
  /** Masked target: the last digits of a phone number, or the first characters of an email address. */
  hint?: string;
  /** When the factor was set up, in UTC. */
  _createdDate?: Date;
}

export interface FactorsActivateFactorAnswer {
  /** A second factor or passkey of a member. */
  factor?: MyFactor;
  /** Recovery codes, returned once with the first factor. Each replaces a code once. */
  recoveryCodes?: string[];
}

export interface FactorsAddPasskeyAnswer {
  /** A second factor or passkey of a member. */
  factor?: MyFactor;
}

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

export interface FactorsBeginPasskeyAnswer {
  /** ID of the challenge, to be sent to `addPasskey`. */
  challengeId?: string;
  /** Options for `navigator.credentials.create` as JSON. */
  publicKeyCredentialCreationOptionsJson?: string;
}

export interface FactorsChallengePasskeyAnswer {
  /** ID of the challenge, to be sent to `authentication.loginV2`. */
  challengeId?: string;
  /** Options for `navigator.credentials.get` as JSON. */
  publicKeyCredentialRequestOptionsJson?: string;
}

/**
 * Kind of second factor that can be set up.
 *
 * - `SMS`: A code by text message.
 * - `CALL`: A code by phone call.
 * - `EMAIL`: A code by email.
 * - `TOTP`: A code of an authenticator app.
 * - `PUSH`: A confirmation on another signed-in device.
 */
export type EnrolledType = 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH';
export const EnrolledType: EnumValues<EnrolledType> = /* @__PURE__ */ enumValues('SMS CALL EMAIL TOTP PUSH');

export interface FactorsEnrolFactorAnswer {
  /** A second factor or passkey of a member. */
  factor?: MyFactor;
  /** Secret of a `TOTP` factor, to be typed into an authenticator app that cannot scan a QR code. */
  secret?: string;
  /** Secret of a `TOTP` factor as an `otpauth://` URI, which opens an authenticator app. */
  otpauthUri?: string;
  /** QR code of the `otpauth://` URI as SVG, to be scanned with an authenticator app. */
  qrSvg?: string;
}

export interface FactorsListMyFactorsAnswer {
  /** Second factors and passkeys of the member. */
  factors?: MyFactor[];
  /** Number of recovery codes that are not used yet. */
  recoveryCodesLeft?: number;
  /** Number of devices on which the second factor is skipped. */
  rememberedDevices?: number;
  /** Whether the member has a password. Without one, calls that need proof take a code from an email. */
  hasPassword?: boolean;
  /** Whether the email address is verified. A factor or passkey can be added only then. */
  emailVerified?: boolean;
}

/** A device on which the member is signed in. */
export interface MySession {
  /** ID of the session. */
  sessionId?: string;
  /** User agent of the browser or app that signed in. */
  device?: string;
  /** When the member signed in, in UTC. */
  _createdDate?: Date;
  /** When the session was last used, in UTC. */
  lastUsedDate?: Date;
  /** Whether it is the session of this call. */
  current?: boolean;
}

export interface FactorsListMySessionsAnswer {
  /** All active sessions of the member. */
  sessions?: MySession[];
}

export interface FactorsRenewRecoveryCodesAnswer {
  /** New recovery codes. They cannot be retrieved again. */
  recoveryCodes?: string[];
}

export interface FactorsRequireReenrolmentAnswer {
  /** Second factors of the member, with their new state. */
  factors?: MyFactor[];
}

/**
 * Activates a second factor with its first code. Returns recovery codes with the member's first factor.
 *
 * `POST /v1/members/me/factors/{factorId}/activate`
 */
export const activateFactor: Fn<(factorId: string, options?: { code?: string }) => Promise<FactorsActivateFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/factors/{factorId}/activate', 'factorId,*', { answer: { factor: shapes.MyFactor } });
/**
 * Adds the passkey that the browser created to the member's account.
 *
 * `POST /v1/members/me/passkeys`
 */
export const addPasskey: Fn<(options?: { challengeId?: string; credential?: string }) => Promise<FactorsAddPasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/passkeys', '*', { answer: { factor: shapes.MyFactor } });
/**
 * Approves or rejects a sign-in on another device.
 *
 * `POST /v1/members/me/push/{transactionId}`
 */
export const answerPush: Fn<(transactionId: string, options?: { approve?: boolean }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/push/{transactionId}', 'transactionId,*', { unwrap: '' });
/**
 * Starts the registration of a passkey. Complete it with `addPasskey`.
 *
 * `POST /v1/members/me/passkeys/options`
 */
export const beginPasskey: Fn<(options?: { password?: string; proof?: AccountProof }) => Promise<FactorsBeginPasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/passkeys/options', '*');
/**
 * Starts a sign-in with a passkey. Complete it with `authentication.loginV2` and `webauthn`.
 *
 * `POST /v1/passkeys/options`
 */
export const challengePasskey: Fn<() => Promise<FactorsChallengePasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/passkeys/options');
/**
 * Signs the member out on one device.
 *
 * `POST /v1/members/me/sessions/{sessionId}/end`
 */
export const endMySession: Fn<(sessionId: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/sessions/{sessionId}/end', 'sessionId', { unwrap: '' });
/**
 * Signs the member out on all other devices.
 *
 * `POST /v1/members/me/sessions/end-others`
 */
export const endOtherSessions: Fn<() => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/sessions/end-others', '', { unwrap: '' });
/**
 * Sets up a second factor. It becomes active once `activateFactor` confirms it with a code.
 *
 * `POST /v1/members/me/factors`
 */
export const enrolFactor: Fn<(options?: { type?: EnrolledType; target?: string; password?: string; proof?: AccountProof }) => Promise<FactorsEnrolFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/factors', '*', { answer: { factor: shapes.MyFactor } });
/**
 * Requires the second factor again on every device on which the member chose to skip it.
 *
 * `POST /v1/members/me/devices/forget`
 */
export const forgetDevices: Fn<() => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/devices/forget', '', { unwrap: '' });
/**
 * Lists the second factors and passkeys of the signed-in member.
 *
 * `GET /v1/members/me/factors`
 */
export const listMyFactors: Fn<() => Promise<FactorsListMyFactorsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/members/me/factors', '', { answer: { factors: shapes.MyFactor } });
/**
 * Lists the devices on which the signed-in member is signed in.
 *
 * `GET /v1/members/me/sessions`
 */
export const listMySessions: Fn<() => Promise<FactorsListMySessionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/members/me/sessions', '', { answer: { sessions: shapes.MySession } });
/**
 * Removes a second factor or a passkey of the signed-in member.
 *
 * `POST /v1/members/me/factors/{factorId}/remove`
 */
export const removeFactor: Fn<(factorId: string, options?: { password?: string; proof?: AccountProof }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/factors/{factorId}/remove', 'factorId,*', { unwrap: '' });
/**
 * Replaces the member's recovery codes. The previous ones stop working.
 *
 * `POST /v1/members/me/factors/recovery-codes`
 */
export const renewRecoveryCodes: Fn<(options?: { password?: string; proof?: AccountProof }) => Promise<FactorsRenewRecoveryCodesAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/factors/recovery-codes', '*');
/**
 * Invalidates a member's password. The member sets a new one by email at the next sign-in.
 *
 * `POST /v1/members/{id}/password/require-new` (for owners, collaborators and apps)
 */
export const requireNewPassword: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/{id}/password/require-new', 'id', { unwrap: '' });
/**
 * Requires a member to set up all second factors again.
 *
 * `POST /v1/members/{id}/factors/require-reenrolment` (for owners, collaborators and apps)
 */
export const requireReenrolment: Fn<(_id: string) => Promise<FactorsRequireReenrolmentAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/{id}/factors/require-reenrolment', 'id', { answer: { factors: shapes.MyFactor } });
/**
 * Errors of activateFactor, as the code of an ApiError:
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type ActivateFactorError = 'VERIFICATION_FAILED';
/**
 * Errors of addPasskey, as the code of an ApiError:
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type AddPasskeyError = 'VERIFICATION_FAILED' | 'MEMBER_REQUIRED';
/**
 * Errors of answerPush, as the code of an ApiError:
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type AnswerPushError = 'MEMBER_REQUIRED';
/**
 * Errors of beginPasskey, as the code of an ApiError:
 * - `TOO_MANY_FACTORS` (409): A member can have at most {max} second factors. Remove one first. Nothing was added. List the factors and let the member remove one.
 * - `EMAIL_VERIFICATION_REQUIRED` (403): Verify your email address first: POST /v1/start sends a code, and POST /v1/auth/verify verifies it. The account exists, but its address is not confirmed. Show a field for the code.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type BeginPasskeyError = 'TOO_MANY_FACTORS' | 'EMAIL_VERIFICATION_REQUIRED' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED' | 'MEMBER_REQUIRED';
/**
 * Errors of endMySession, as the code of an ApiError:
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type EndMySessionError = 'MEMBER_REQUIRED';
/**
 * Errors of endOtherSessions, as the code of an ApiError:
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type EndOtherSessionsError = 'MEMBER_REQUIRED';
/**
 * Errors of enrolFactor, as the code of an ApiError:
 * - `SECOND_FACTOR_OFF` (403): This store does not use a second factor. The owner can switch second factors on in the sign-in settings.
 * - `TOO_MANY_FACTORS` (409): A member can have at most {max} second factors. Remove one first. Nothing was added. List the factors and let the member remove one.
 * - `EMAIL_VERIFICATION_REQUIRED` (403): Verify your email address first: POST /v1/start sends a code, and POST /v1/auth/verify verifies it. The account exists, but its address is not confirmed. Show a field for the code.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type EnrolFactorError = 'SECOND_FACTOR_OFF' | 'TOO_MANY_FACTORS' | 'EMAIL_VERIFICATION_REQUIRED' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED' | 'MEMBER_REQUIRED';
/**
 * Errors of forgetDevices, as the code of an ApiError:
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type ForgetDevicesError = 'MEMBER_REQUIRED';
/**
 * Errors of listMyFactors, as the code of an ApiError:
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type ListMyFactorsError = 'MEMBER_REQUIRED';
/**
 * Errors of listMySessions, as the code of an ApiError:
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type ListMySessionsError = 'MEMBER_REQUIRED';
/**
 * Errors of removeFactor, as the code of an ApiError:
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type RemoveFactorError = 'MEMBER_REQUIRED' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of renewRecoveryCodes, as the code of an ApiError:
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 * - `MEMBER_REQUIRED` (403): Sign in as a member to make this call. The token belongs to a visitor, an app or staff. Send the token of a member who is signed in.
 */
export type RenewRecoveryCodesError = 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED' | 'MEMBER_REQUIRED';
