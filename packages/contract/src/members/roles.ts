import { service } from '../call.ts';
import { anything, list, map, message, required, string, type Static } from '../field.ts';

/**
 * The roles of members. The site decides what a role allows; the platform itself grants nothing by
 * it.
 */
const call = service(['/members', '/_api/members']);

const memberId = required(string({ format: 'GUID' }));
const roleKey = required(string({ maxLength: 50, minLength: 1 }));

export const MemberRoleName = message('MemberRoleName', {
  roleKey: string({ maxLength: 50 }),
  title: string({ maxLength: 100 }),
});
export type MemberRoleName = Static<typeof MemberRoleName>;

export const MemberRoles = message('MemberRoles', { roles: list(MemberRoleName) });

export const assignRole = call({
  name: 'authorization.assignRole',
  method: 'POST',
  path: '/v1/roles/members/{memberId}',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_ROLES_MANAGE',
  request: message('AuthorizationAssignRoleRequest', { memberId, roleKey }),
  answer: message('AuthorizationAssignRoleAnswer', { roleKey: string() }),
  errors: ['ROLE_DOES_NOT_EXIST', 'MEMBER_BLOCKED'],
});

export const unassignRole = call({
  name: 'authorization.unassignRole',
  method: 'DELETE',
  path: '/v1/roles/members/{memberId}',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_ROLES_MANAGE',
  request: message('AuthorizationUnassignRoleRequest', { memberId, roleKey }),
  answer: message('AuthorizationUnassignRoleAnswer', { roleKey: string() }),
});

export const getRoles = call({
  name: 'authorization.getRoles',
  method: 'GET',
  path: '/v1/roles/members/{memberId}',
  who: 'merchant',
  permission: 'MEMBERS.ROLES_READ',
  request: message('AuthorizationGetRolesRequest', { memberId }),
  answer: message('AuthorizationGetRolesAnswer', { roles: list(MemberRoleName) }),
});

export const queryRoles = call({
  name: 'authorization.queryRoles',
  method: 'POST',
  path: '/v1/roles/members/query',
  who: 'merchant',
  permission: 'MEMBERS.ROLES_READ',
  request: message('AuthorizationQueryRolesRequest', {
    query: message('AuthorizationQuery', {
      filter: anything(),
    }),
  }),
  answer: message('AuthorizationQueryRolesAnswer', {
    rolesByMemberId: map(MemberRoles),
  }),
});

/** The roles of a site. Not in the provider's API, where they are managed in a dashboard. */
const own = service(['/members']);

export const listRoles = own({
  name: 'authorization.listRoles',
  method: 'GET',
  path: '/v1/roles',
  who: 'merchant',
  permission: 'MEMBERS.ROLES_READ',
  request: message('AuthorizationListRolesRequest', {}),
  answer: message('AuthorizationListRolesAnswer', { roles: list(MemberRoleName) }),
});

/** Creates a role or changes its title. */
export const setRole = own({
  name: 'authorization.setRole',
  method: 'PUT',
  path: '/v1/roles/{roleKey}',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_ROLES_MANAGE',
  request: message('AuthorizationSetRoleRequest', {
    roleKey: required(string({ maxLength: 50, minLength: 1 })),
    title: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('AuthorizationSetRoleAnswer', { role: MemberRoleName }),
  errors: ['TOO_MANY_ROLES'],
});

/** Deletes a role and removes it from all members. */
export const deleteRole = own({
  name: 'authorization.deleteRole',
  method: 'DELETE',
  path: '/v1/roles/{roleKey}',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_ROLES_MANAGE',
  request: message('AuthorizationDeleteRoleRequest', { roleKey }),
  answer: message('AuthorizationDeleteRoleAnswer', {}),
});
