import { everyPermission, isCollaboratorRoleId, permissionsOfRole } from '@shopwright/contract';

/** What a staff member may do, from the roles and the permissions that were granted directly. */
export interface GrantedRights {
  readonly role: 'owner' | 'collaborator';
  readonly builtInRoles?: readonly string[];
  /** Of the roles that the store defines. */
  readonly customPermissions?: readonly string[];
  /** In addition to those of the roles. */
  readonly permissions: readonly string[];
}

/** The owner may do everything, a collaborator what the roles and direct permissions allow. */
export const permissionsOf = ({
  role,
  builtInRoles = [],
  customPermissions = [],
  permissions,
}: GrantedRights): ReadonlySet<string> =>
  new Set(
    role === 'owner'
      ? [everyPermission]
      : [
          ...builtInRoles.filter(isCollaboratorRoleId).flatMap(permissionsOfRole),
          ...customPermissions,
          ...permissions,
        ],
  );
