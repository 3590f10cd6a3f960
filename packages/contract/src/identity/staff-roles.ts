import { service } from '../call.ts';
import { boolean, integer, list, message, required, string, type Static } from '../field.ts';

/**
 * Roles: named sets of permissions. The built-in ones are the same in every store; the others belong
 * to the store. Not in the provider's API.
 */
const call = service([]);
const access = { who: 'merchant', permission: 'SHOPWRIGHT.MANAGE_STAFF' } as const;

const id = required(string({ format: 'GUID' }));
const name = string({ minLength: 1, maxLength: 60 });
const description = string({ maxLength: 200 });
const permissions = list(string({ maxLength: 100 }), { maxItems: 200 });

export const StaffRoleDefinition = message('StaffRoleDefinition', {
  id: string({ maxLength: 36 }),
  name: string(),
  description: string(),
  permissions: list(string()),
  isBuiltIn: boolean(),
  holders: integer(),
});
export type StaffRoleDefinition = Static<typeof StaffRoleDefinition>;

export const listStaffRoles = call({
  name: 'staff.listRoles',
  method: 'GET',
  path: '/v1/staff/roles',
  ...access,
  request: message('StaffListRolesRequest', {}),
  answer: message('StaffListRolesAnswer', { roles: list(StaffRoleDefinition) }),
});

export const createStaffRole = call({
  name: 'staff.createRole',
  method: 'POST',
  path: '/v1/staff/roles',
  ...access,
  request: message('StaffCreateRoleRequest', {
    name: required(name),
    description,
    permissions: required(permissions),
  }),
  answer: message('StaffCreateRoleAnswer', { role: StaffRoleDefinition }),
  errors: ['ROLE_NAME_TAKEN', 'TOO_MANY_STAFF_ROLES'],
});

export const changeStaffRole = call({
  name: 'staff.changeRole',
  method: 'PATCH',
  path: '/v1/staff/roles/{id}',
  ...access,
  request: message('StaffChangeRoleRequest', { id, name, description, permissions }),
  answer: message('StaffChangeRoleAnswer', { role: StaffRoleDefinition }),
  errors: ['ROLE_NAME_TAKEN'],
});

export const deleteStaffRole = call({
  name: 'staff.deleteRole',
  method: 'DELETE',
  path: '/v1/staff/roles/{id}',
  ...access,
  request: message('StaffDeleteRoleRequest', { id }),
  answer: message('StaffDeleteRoleAnswer', {}),
  errors: ['ROLE_IN_USE'],
});

export const StaffPermission = message('StaffPermission', {
  id: string(),
  area: string(),
  description: string(),
});
export type StaffPermission = Static<typeof StaffPermission>;

/** For pages on which staff select permissions. The same for every store and caller. */
export const listStaffPermissions = call({
  name: 'staff.listPermissions',
  method: 'GET',
  path: '/v1/staff/permissions',
  who: 'anyone',
  request: message('StaffListPermissionsRequest', {}),
  answer: message('StaffListPermissionsAnswer', { permissions: list(StaffPermission) }),
});
