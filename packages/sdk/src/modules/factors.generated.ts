// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type MyFactorType = 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN';
export const MyFactorType: Words<MyFactorType> = /* @__PURE__ */ words('SMS CALL EMAIL TOTP PUSH WEBAUTHN');

export type IdentityStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
export const IdentityStatus: Words<IdentityStatus> = /* @__PURE__ */ words('INACTIVE ACTIVE REQUIRE_REENROLL');

export interface MyFactor {
  factorId?: string;
  type?: MyFactorType;
  status?: IdentityStatus;
  /** The end of a phone number, the beginning of an address. */
  hint?: string;
  _createdDate?: Date;
}

export interface FactorsActivateFactorAnswer {
  factor?: MyFactor;
  /** With the first factor, told once. */
  recoveryCodes?: string[];
}

export interface FactorsAddPasskeyAnswer {
  factor?: MyFactor;
}

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

export interface FactorsBeginPasskeyAnswer {
  challengeId?: string;
  publicKeyCredentialCreationOptionsJson?: string;
}

export interface FactorsChallengePasskeyAnswer {
  challengeId?: string;
  publicKeyCredentialRequestOptionsJson?: string;
}

export type EnrolledType = 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH';
export const EnrolledType: Words<EnrolledType> = /* @__PURE__ */ words('SMS CALL EMAIL TOTP PUSH');

export interface FactorsEnrolFactorAnswer {
  factor?: MyFactor;
  /** TOTP: to be typed into an authenticator that cannot see. */
  secret?: string;
  otpauthUri?: string;
  qrSvg?: string;
}

export interface FactorsListMyFactorsAnswer {
  factors?: MyFactor[];
  recoveryCodesLeft?: number;
  rememberedDevices?: number;
  /** Without one, the calls here take a mailed code. */
  hasPassword?: boolean;
  /** A factor or passkey can be added once the address is verified. */
  emailVerified?: boolean;
}

export interface MySession {
  sessionId?: string;
  /** The program that signed in, in its own words. */
  device?: string;
  _createdDate?: Date;
  lastUsedDate?: Date;
  /** The session this call was made in. */
  current?: boolean;
}

export interface FactorsListMySessionsAnswer {
  sessions?: MySession[];
}

export interface FactorsRenewRecoveryCodesAnswer {
  recoveryCodes?: string[];
}

export interface FactorsRequireReenrolmentAnswer {
  factors?: MyFactor[];
}

/**
 * Activate factor.
 *
 * `POST /v1/members/me/factors/{factorId}/activate`
 */
export const activateFactor: Fn<(factorId: string, options?: { code?: string }) => Promise<FactorsActivateFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/factors/{factorId}/activate', 'factorId,*', { answer: { factor: shapes.MyFactor } });
/**
 * Add passkey.
 *
 * `POST /v1/members/me/passkeys`
 */
export const addPasskey: Fn<(options?: { challengeId?: string; credential?: string }) => Promise<FactorsAddPasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/passkeys', '*', { answer: { factor: shapes.MyFactor } });
/**
 * Answer push.
 *
 * `POST /v1/members/me/push/{transactionId}`
 */
export const answerPush: Fn<(transactionId: string, options?: { approve?: boolean }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/push/{transactionId}', 'transactionId,*', { unwrap: '' });
/**
 * Begin passkey.
 *
 * `POST /v1/members/me/passkeys/options`
 */
export const beginPasskey: Fn<(options?: { password?: string; proof?: AccountProof }) => Promise<FactorsBeginPasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/passkeys/options', '*');
/**
 * Challenge passkey.
 *
 * `POST /v1/passkeys/options`
 */
export const challengePasskey: Fn<() => Promise<FactorsChallengePasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/passkeys/options');
/**
 * End my session.
 *
 * `POST /v1/members/me/sessions/{sessionId}/end`
 */
export const endMySession: Fn<(sessionId: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/sessions/{sessionId}/end', 'sessionId', { unwrap: '' });
/**
 * End other sessions.
 *
 * `POST /v1/members/me/sessions/end-others`
 */
export const endOtherSessions: Fn<() => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/sessions/end-others', '', { unwrap: '' });
/**
 * Enrol factor.
 *
 * `POST /v1/members/me/factors`
 */
export const enrolFactor: Fn<(options?: { type?: EnrolledType; target?: string; password?: string; proof?: AccountProof }) => Promise<FactorsEnrolFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/factors', '*', { answer: { factor: shapes.MyFactor } });
/**
 * Forget devices.
 *
 * `POST /v1/members/me/devices/forget`
 */
export const forgetDevices: Fn<() => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/devices/forget', '', { unwrap: '' });
/**
 * List my factors.
 *
 * `GET /v1/members/me/factors`
 */
export const listMyFactors: Fn<() => Promise<FactorsListMyFactorsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/members/me/factors', '', { answer: { factors: shapes.MyFactor } });
/**
 * List my sessions.
 *
 * `GET /v1/members/me/sessions`
 */
export const listMySessions: Fn<() => Promise<FactorsListMySessionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/members/me/sessions', '', { answer: { sessions: shapes.MySession } });
/**
 * Remove factor.
 *
 * `POST /v1/members/me/factors/{factorId}/remove`
 */
export const removeFactor: Fn<(factorId: string, options?: { password?: string; proof?: AccountProof }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/me/factors/{factorId}/remove', 'factorId,*', { unwrap: '' });
/**
 * Renew recovery codes.
 *
 * `POST /v1/members/me/factors/recovery-codes`
 */
export const renewRecoveryCodes: Fn<(options?: { password?: string; proof?: AccountProof }) => Promise<FactorsRenewRecoveryCodesAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/me/factors/recovery-codes', '*');
/**
 * Require new password.
 *
 * `POST /v1/members/{id}/password/require-new` (for owners, collaborators and apps)
 */
export const requireNewPassword: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/members/{id}/password/require-new', 'id', { unwrap: '' });
/**
 * Require reenrolment.
 *
 * `POST /v1/members/{id}/factors/require-reenrolment` (for owners, collaborators and apps)
 */
export const requireReenrolment: Fn<(_id: string) => Promise<FactorsRequireReenrolmentAnswer>> = /* @__PURE__ */ fn('POST', '/v1/members/{id}/factors/require-reenrolment', 'id', { answer: { factors: shapes.MyFactor } });
