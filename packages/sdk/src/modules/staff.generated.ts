// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type StaffFactorStatus = 'INACTIVE' | 'ACTIVE';
export const StaffFactorStatus: Words<StaffFactorStatus> = /* @__PURE__ */ words('INACTIVE ACTIVE');

export interface StaffFactor {
  factorId?: string;
  status?: StaffFactorStatus;
  _createdDate?: Date;
}

export interface StaffActivateMyFactorAnswer {
  factor?: StaffFactor;
  /** Shown once; each replaces a code of the app once. */
  recoveryCodes?: string[];
}

export type StaffRole = 'OWNER' | 'COLLABORATOR';
export const StaffRole: Words<StaffRole> = /* @__PURE__ */ words('OWNER COLLABORATOR');

export interface Staff {
  _id?: string;
  email?: string;
  role?: StaffRole;
  /** What a collaborator may do; the owner may do everything. */
  permissions?: string[];
  _createdDate?: Date;
}

export interface StaffAddCollaboratorAnswer {
  staff?: Staff;
  /** Told once. */
  password?: string;
}

export interface StaffChangeCollaboratorAnswer {
  staff?: Staff;
}

export interface StaffEnrolMyFactorAnswer {
  factor?: StaffFactor;
  /** For an authenticator app that cannot scan. */
  secret?: string;
  otpauthUri?: string;
  qrSvg?: string;
}

export interface StaffGetMyAccountAnswer {
  staff?: Staff;
  factors?: StaffFactor[];
  recoveryCodesLeft?: number;
}

export interface StaffSession {
  sessionId?: string;
  /** The browser or program that signed in, as it names itself. */
  device?: string;
  _createdDate?: Date;
  /** The session this call was made in. */
  current?: boolean;
}

export interface StaffListMySessionsAnswer {
  sessions?: StaffSession[];
}

export interface StaffListStaffAnswer {
  staff?: Staff[];
}

export interface StaffRenewMyRecoveryCodesAnswer {
  /** Shown once; each replaces a code of the app once. */
  recoveryCodes?: string[];
}

export type StaffSignInState = 'SUCCESS' | 'MFA_CHALLENGE';
export const StaffSignInState: Words<StaffSignInState> = /* @__PURE__ */ words('SUCCESS MFA_CHALLENGE');

export interface StaffSignInAnswer {
  state?: StaffSignInState;
  /** With MFA_CHALLENGE: send it with a code to POST /v1/staff/sign-in/verify. Nothing else is returned then. */
  stateToken?: string;
  accessToken?: string;
  /** Renewed at POST /oauth2/token like any other. */
  refreshToken?: string;
  /** Seconds from now. */
  expiresIn?: number;
  /** Store it on this device and send it with the next sign-in. */
  deviceToken?: string;
  staff?: Staff;
}

/**
 * Activate my factor.
 *
 * `POST /v1/staff/me/factors/{factorId}/activate`
 */
export const activateMyFactor: Fn<(factorId: string, options?: { code?: string }) => Promise<StaffActivateMyFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/factors/{factorId}/activate', 'factorId,*', { answer: { factor: shapes.StaffFactor } });
/**
 * Add collaborator.
 *
 * `POST /v1/staff` (for owners, collaborators and apps)
 */
export const addCollaborator: Fn<(options?: { email?: string; permissions?: string[] }) => Promise<StaffAddCollaboratorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff', '*', { answer: { staff: shapes.Staff } });
/**
 * Change collaborator.
 *
 * `PATCH /v1/staff/{id}` (for owners, collaborators and apps)
 */
export const changeCollaborator: Fn<(_id: string, options?: { permissions?: string[] }) => Promise<StaffChangeCollaboratorAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/staff/{id}', 'id,*', { answer: { staff: shapes.Staff } });
/**
 * Change my password.
 *
 * `POST /v1/staff/me/password`
 */
export const changeMyPassword: Fn<(options?: { currentPassword?: string; newPassword?: string }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/password', '*', { unwrap: '' });
/**
 * End my sessions.
 *
 * `POST /v1/staff/me/sessions/end`
 */
export const endMySessions: Fn<(options?: { includeCurrent?: boolean }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/sessions/end', '*', { unwrap: '' });
/**
 * Enrol my factor.
 *
 * `POST /v1/staff/me/factors`
 */
export const enrolMyFactor: Fn<(options?: { password?: string; code?: string }) => Promise<StaffEnrolMyFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/factors', '*', { answer: { factor: shapes.StaffFactor } });
/**
 * Get my account.
 *
 * `GET /v1/staff/me`
 */
export const getMyAccount: Fn<() => Promise<StaffGetMyAccountAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff/me', '', { answer: { staff: shapes.Staff, factors: shapes.StaffFactor } });
/**
 * List my sessions.
 *
 * `GET /v1/staff/me/sessions`
 */
export const listMySessions: Fn<() => Promise<StaffListMySessionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff/me/sessions', '', { answer: { sessions: shapes.StaffSession } });
/**
 * List staff.
 *
 * `GET /v1/staff` (for owners, collaborators and apps)
 */
export const listStaff: Fn<() => Promise<StaffListStaffAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff', '', { answer: { staff: shapes.Staff } });
/**
 * Remove collaborator.
 *
 * `DELETE /v1/staff/{id}` (for owners, collaborators and apps)
 */
export const removeCollaborator: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/staff/{id}', 'id', { unwrap: '' });
/**
 * Remove my factor.
 *
 * `POST /v1/staff/me/factors/{factorId}/remove`
 */
export const removeMyFactor: Fn<(factorId: string, options?: { password?: string; code?: string }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/factors/{factorId}/remove', 'factorId,*', { unwrap: '' });
/**
 * Renew my recovery codes.
 *
 * `POST /v1/staff/me/recovery-codes`
 */
export const renewMyRecoveryCodes: Fn<(options?: { password?: string; code?: string }) => Promise<StaffRenewMyRecoveryCodesAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/recovery-codes', '*');
/**
 * Sign in.
 *
 * `POST /v1/staff/sign-in`
 */
export const signIn: Fn<(options?: { email?: string; password?: string; deviceToken?: string; device?: string }) => Promise<StaffSignInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-in', '*', { answer: { staff: shapes.Staff } });
/**
 * Sign out.
 *
 * `POST /v1/staff/sign-out`
 */
export const signOut: Fn<() => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-out', '', { unwrap: '' });
/**
 * Verify sign in.
 *
 * `POST /v1/staff/sign-in/verify`
 */
export const verifySignIn: Fn<(options?: { stateToken?: string; code?: string; deviceToken?: string; device?: string }) => Promise<StaffSignInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-in/verify', '*', { answer: { staff: shapes.Staff } });
