// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

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

export interface StaffListStaffAnswer {
  staff?: Staff[];
}

export interface StaffSignInAnswer {
  accessToken?: string;
  /** Renewed at POST /oauth2/token like any other. */
  refreshToken?: string;
  /** Seconds from now. */
  expiresIn?: number;
  staff?: Staff;
}

/** POST /v1/staff (for owners, collaborators and apps) */
export const addCollaborator: Fn<(options?: { email?: string; permissions?: string[] }) => Promise<StaffAddCollaboratorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff', '*', { answer: { staff: shapes.Staff } });
/** PATCH /v1/staff/{id} (for owners, collaborators and apps) */
export const changeCollaborator: Fn<(_id: string, options?: { permissions?: string[] }) => Promise<StaffChangeCollaboratorAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/staff/{id}', 'id,*', { answer: { staff: shapes.Staff } });
/** GET /v1/staff (for owners, collaborators and apps) */
export const listStaff: Fn<() => Promise<StaffListStaffAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff', '', { answer: { staff: shapes.Staff } });
/** DELETE /v1/staff/{id} (for owners, collaborators and apps) */
export const removeCollaborator: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/staff/{id}', 'id', { unwrap: '' });
/** POST /v1/staff/sign-in */
export const signIn: Fn<(options?: { email?: string; password?: string }) => Promise<StaffSignInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-in', '*', { answer: { staff: shapes.Staff } });
/** POST /v1/staff/sign-out */
export const signOut: Fn<() => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-out', '', { unwrap: '' });
