import {
  isCollaboratorRoleId,
  ownerRoleId,
  type CollaboratorRoleId,
  type FieldViolation,
} from '@shopwright/contract';
import { refuse, violation, type Refusal } from '../../../kernel/outcome.ts';
import { addsPermissions, beyond, outliving } from '../../apps/rules/grant-permissions.ts';
import { permissionsOf, type GrantedRights } from './staff-permissions.ts';

/**
 * Who may give which rights to whom. A caller never gives more than they hold, never changes a
 * stronger person, and only owners change owners.
 */

/** The roles of one person or invitation, resolved from the ids on the wire. */
export interface RoleAssignment {
  readonly isOwner: boolean;
  readonly builtInRoles: readonly CollaboratorRoleId[];
  readonly customRoleIds: readonly string[];
}

/** A role that the store defines. */
export interface CustomRole {
  readonly roleId: string;
  readonly permissions: readonly string[];
}

/** An id that names no role would make a person who silently lacks it. */
export function readRoleIds(
  field: string,
  roleIds: readonly string[],
  customRoles: readonly CustomRole[],
): RoleAssignment | readonly FieldViolation[] {
  const ids = [...new Set(roleIds)];
  const isCustom = (id: string): boolean => customRoles.some(({ roleId }) => roleId === id);
  const violations = roleIds.flatMap((id, index) =>
    id === ownerRoleId || isCollaboratorRoleId(id) || isCustom(id)
      ? []
      : [violation(`${field}[${index}]`, 'OTHER', 'is not the id of a role')],
  );
  const isOwner = ids.includes(ownerRoleId);
  if (isOwner && ids.length > 1)
    violations.push(violation(field, 'OTHER', 'must not name other roles beside OWNER'));
  if (violations.length > 0) return violations;
  return {
    isOwner,
    builtInRoles: ids.filter(isCollaboratorRoleId),
    customRoleIds: ids.filter(isCustom),
  };
}

export const isRoleAssignment = (
  read: RoleAssignment | readonly FieldViolation[],
): read is RoleAssignment => !Array.isArray(read);

/** The rights that roles and direct permissions give. */
export const rightsOf = (
  { isOwner, builtInRoles, customRoleIds }: RoleAssignment,
  customRoles: readonly CustomRole[],
  permissions: readonly string[] = [],
): GrantedRights => ({
  role: isOwner ? 'owner' : 'collaborator',
  builtInRoles,
  customPermissions: customRoles
    .filter(({ roleId }) => customRoleIds.includes(roleId))
    .flatMap((role) => role.permissions),
  permissions,
});

/** The caller of a change. */
export interface Granter {
  readonly permissions: ReadonlySet<string>;
  readonly expiresAt?: Date;
  /** An owner who is signed in: an API key with every permission is none. */
  readonly isOwner: boolean;
}

/** Whether the caller may bring about these rights, of a new person or a new invitation. */
export function refuseGrant(
  granter: Granter,
  after: GrantedRights,
): Refusal<'OWNER_REQUIRED'> | undefined {
  if (after.role === 'owner') return granter.isOwner ? undefined : refuse('OWNER_REQUIRED');
  // Staff accounts have no end, so credentials that expire create none.
  return beyond(granter, [...permissionsOf(after)]) ?? outliving(granter, null);
}

/** Whether the caller may turn the rights of a person into others. */
export function refuseChange(
  granter: Granter,
  before: GrantedRights,
  after: GrantedRights,
  otherOwners: number,
): Refusal<'LAST_OWNER' | 'OWNER_REQUIRED'> | undefined {
  if (before.role === 'owner' || after.role === 'owner') {
    if (!granter.isOwner) return refuse('OWNER_REQUIRED');
    return before.role === 'owner' && after.role !== 'owner' && otherOwners === 0
      ? refuse('LAST_OWNER')
      : undefined;
  }
  const [had, has] = [[...permissionsOf(before)], [...permissionsOf(after)]];
  return (
    beyond(granter, [...had, ...has]) ??
    (addsPermissions(had, has) ? outliving(granter, null) : undefined)
  );
}

export function refuseRemoval(
  granter: Granter,
  before: GrantedRights,
  otherOwners: number,
): Refusal<'LAST_OWNER' | 'OWNER_REQUIRED'> | undefined {
  if (before.role !== 'owner') return beyond(granter, [...permissionsOf(before)]);
  if (!granter.isOwner) return refuse('OWNER_REQUIRED');
  return otherOwners === 0 ? refuse('LAST_OWNER') : undefined;
}

/** A role reaches everyone who has it, so its change is a change of each of them. */
export function refuseRoleChange(
  granter: Granter,
  before: readonly string[],
  after: readonly string[],
): Refusal | undefined {
  return (
    beyond(granter, [...before, ...after]) ??
    (addsPermissions(before, after) ? outliving(granter, null) : undefined)
  );
}
