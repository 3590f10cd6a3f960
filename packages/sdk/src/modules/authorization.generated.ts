// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';

export interface AuthorizationAssignRoleAnswer {
  roleKey?: string;
}

export interface MemberRoleName {
  roleKey?: string;
  title?: string;
}

export interface AuthorizationGetRolesAnswer {
  roles?: MemberRoleName[];
}

export interface AuthorizationListRolesAnswer {
  roles?: MemberRoleName[];
}

export interface AuthorizationQuery {
  /** By `memberId` and `roleKey`, each equal to one value or `$in` a list. At most 1000 members are answered. */
  filter?: unknown;
}

export interface MemberRoles {
  roles?: MemberRoleName[];
}

export interface AuthorizationQueryRolesAnswer {
  /** Members who have a role and match, by their ids. */
  rolesByMemberId?: Record<string, MemberRoles>;
}

export interface AuthorizationSetRoleAnswer {
  role?: MemberRoleName;
}

export interface AuthorizationUnassignRoleAnswer {
  roleKey?: string;
}

/**
 * Assign role.
 *
 * `POST /v1/roles/members/{memberId}` (for owners, collaborators and apps)
 */
export const assignRole: Fn<(memberId: string, options?: { roleKey?: string }) => Promise<AuthorizationAssignRoleAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/roles/members/{memberId}', 'memberId,*');
/**
 * Delete role.
 *
 * `DELETE /v1/roles/{roleKey}` (for owners, collaborators and apps)
 */
export const deleteRole: Fn<(roleKey: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/members/v1/roles/{roleKey}', 'roleKey', { unwrap: '' });
/**
 * Get roles.
 *
 * `GET /v1/roles/members/{memberId}` (for owners, collaborators and apps)
 */
export const getRoles: Fn<(memberId: string) => Promise<AuthorizationGetRolesAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/roles/members/{memberId}', 'memberId');
/**
 * List roles.
 *
 * `GET /v1/roles` (for owners, collaborators and apps)
 */
export const listRoles: Fn<() => Promise<AuthorizationListRolesAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/roles');
/**
 * Query roles.
 *
 * `POST /v1/roles/members/query` (for owners, collaborators and apps)
 */
export const queryRoles: Fn<(options?: { query?: AuthorizationQuery }) => Promise<AuthorizationQueryRolesAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/roles/members/query', '*', { safe: true });
/**
 * Set role.
 *
 * `PUT /v1/roles/{roleKey}` (for owners, collaborators and apps)
 */
export const setRole: Fn<(roleKey: string, options?: { title?: string }) => Promise<AuthorizationSetRoleAnswer>> = /* @__PURE__ */ fn('PUT', '/members/v1/roles/{roleKey}', 'roleKey,*');
/**
 * Unassign role.
 *
 * `DELETE /v1/roles/members/{memberId}` (for owners, collaborators and apps)
 */
export const unassignRole: Fn<(memberId: string, options?: { roleKey?: string }) => Promise<AuthorizationUnassignRoleAnswer>> = /* @__PURE__ */ fn('DELETE', '/members/v1/roles/members/{memberId}', 'memberId,*');
