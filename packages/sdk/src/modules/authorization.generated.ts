// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';

export interface AuthorizationAssignRoleAnswer {
  /** Key of the assigned role. */
  roleKey?: string;
}

/** A role of the store's members. The storefront decides what it allows. */
export interface MemberRoleName {
  /** Key of the role, unique in the store. */
  roleKey?: string;
  /** Display name of the role. */
  title?: string;
}

export interface AuthorizationGetRolesAnswer {
  /** Roles that are assigned to the member. */
  roles?: MemberRoleName[];
}

export interface AuthorizationListRolesAnswer {
  /** All roles of the store. */
  roles?: MemberRoleName[];
}

/** Which members' roles to retrieve. */
export interface AuthorizationQuery {
  /** Filter by `memberId` and `roleKey`, each equal to one value or `$in` a list. At most 1,000 members are returned. */
  filter?: unknown;
}

/** Roles of one member. */
export interface MemberRoles {
  /** Roles that are assigned to the member. */
  roles?: MemberRoleName[];
}

export interface AuthorizationQueryRolesAnswer {
  /** Roles of the matching members, by member ID. */
  rolesByMemberId?: Record<string, MemberRoles>;
}

export interface AuthorizationSetRoleAnswer {
  /** A role of the store's members. The storefront decides what it allows. */
  role?: MemberRoleName;
}

export interface AuthorizationUnassignRoleAnswer {
  /** Key of the removed role. */
  roleKey?: string;
}

/**
 * Assigns a role to a member.
 *
 * `POST /v1/roles/members/{memberId}` (for owners, collaborators and apps)
 */
export const assignRole: Fn<(memberId: string, options?: { roleKey?: string }) => Promise<AuthorizationAssignRoleAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/roles/members/{memberId}', 'memberId,*');
/**
 * Deletes a role and removes it from every member.
 *
 * `DELETE /v1/roles/{roleKey}` (for owners, collaborators and apps)
 */
export const deleteRole: Fn<(roleKey: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/members/v1/roles/{roleKey}', 'roleKey', { unwrap: '' });
/**
 * Lists the roles of a member.
 *
 * `GET /v1/roles/members/{memberId}` (for owners, collaborators and apps)
 */
export const getRoles: Fn<(memberId: string) => Promise<AuthorizationGetRolesAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/roles/members/{memberId}', 'memberId');
/**
 * Lists the roles that the store has defined.
 *
 * `GET /v1/roles` (for owners, collaborators and apps)
 */
export const listRoles: Fn<() => Promise<AuthorizationListRolesAnswer>> = /* @__PURE__ */ fn('GET', '/members/v1/roles');
/**
 * Retrieves the roles of several members.
 *
 * `POST /v1/roles/members/query` (for owners, collaborators and apps)
 */
export const queryRoles: Fn<(options?: { query?: AuthorizationQuery }) => Promise<AuthorizationQueryRolesAnswer>> = /* @__PURE__ */ fn('POST', '/members/v1/roles/members/query', '*', { safe: true });
/**
 * Creates a role, or changes its title.
 *
 * `PUT /v1/roles/{roleKey}` (for owners, collaborators and apps)
 */
export const setRole: Fn<(roleKey: string, options?: { title?: string }) => Promise<AuthorizationSetRoleAnswer>> = /* @__PURE__ */ fn('PUT', '/members/v1/roles/{roleKey}', 'roleKey,*');
/**
 * Removes a role from a member.
 *
 * `DELETE /v1/roles/members/{memberId}` (for owners, collaborators and apps)
 */
export const unassignRole: Fn<(memberId: string, options?: { roleKey?: string }) => Promise<AuthorizationUnassignRoleAnswer>> = /* @__PURE__ */ fn('DELETE', '/members/v1/roles/members/{memberId}', 'memberId,*');
/**
 * Errors of assignRole, as the code of an ApiError:
 * - `ROLE_DOES_NOT_EXIST` (404): This site has no role "{roleKey}". Create it with PUT /v1/roles/<key>. List the roles and send the key of one of them, or create the role.
 * - `MEMBER_BLOCKED` (409): A blocked member cannot have roles. Approve the member first. Roles are for members who can sign in. Approve the member, then assign the role.
 */
export type AssignRoleError = 'ROLE_DOES_NOT_EXIST' | 'MEMBER_BLOCKED';
/**
 * Errors of setRole, as the code of an ApiError:
 * - `TOO_MANY_ROLES` (409): A site can have at most {max} roles. Delete one that is no longer used. Nothing was created. List the roles and delete one that no member has.
 */
export type SetRoleError = 'TOO_MANY_ROLES';
