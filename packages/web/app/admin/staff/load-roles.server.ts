import { staff } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import type { Rights } from '../shell/areas.ts';
import type { PermissionOption } from './permission-choice.tsx';
import type { RoleOption } from './role-choice.tsx';

export interface ListedRole extends RoleOption {
  readonly holders: number;
}

export async function loadRoles(userSession: UserSession): Promise<ListedRole[]> {
  const { roles = [] } = await userSession.use(staff).listRoles();
  return roles.map(
    ({ _id = '', name = '', description = '', permissions = [], isBuiltIn, holders = 0 }) => ({
      id: _id,
      name,
      description,
      permissions,
      isBuiltIn: isBuiltIn === true,
      holders,
    }),
  );
}

export async function loadPermissions(userSession: UserSession): Promise<PermissionOption[]> {
  const { permissions = [] } = await userSession.use(staff).listPermissions();
  return permissions.map(({ _id = '', area = '', description = '' }) => ({
    id: _id,
    area,
    description,
  }));
}

export interface Self {
  readonly id: string;
  readonly isOwner: boolean;
  readonly rights: Rights;
  readonly hasSecondFactor: boolean;
}

/** The signed-in person, for what a page offers. */
export async function loadSelf(userSession: UserSession): Promise<Self> {
  const { staff: self = {} } = await userSession.use(staff).getMyAccount();
  return {
    id: self._id ?? '',
    isOwner: self.role === 'OWNER',
    rights: self.permissions ?? [],
    hasSecondFactor: self.hasSecondFactor === true,
  };
}
