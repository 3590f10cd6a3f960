import {
  addCollaborator,
  changeCollaborator,
  listStaff,
  removeCollaborator,
  staffSignOut,
} from '@shopwright/contract/identity/staff';
import type { Db } from '../../db/index.ts';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { notFound, refuse, refuseFields } from '../../kernel/outcome.ts';
import { hashPassword } from '../credentials/password-hashing.ts';
import { unknownPermissions } from '../apps/rules/grant-permissions.ts';
import {
  isRoleAssignment,
  readRoleIds,
  refuseChange,
  refuseGrant,
  refuseRemoval,
  rightsOf,
} from './rules/staff-changes.ts';
import { staffAccountRoutes } from './staff-account-routes.ts';
import { staffInvitationRoutes } from './staff-invitation-routes.ts';
import { staffPasskeyRoutes } from './staff-passkey-routes.ts';
import { staffPolicyRoutes } from './staff-policy.ts';
import { staffRecoveryRoutes } from './staff-recovery-routes.ts';
import { staffRoleRoutes } from './staff-role-routes.ts';
import { toGranter, type StaffDeps } from './staff-self.ts';
import { staffSessionRoutes } from './staff-session-routes.ts';
import { shownStaff as shown, staffSignInRoutes } from './staff-sign-in-routes.ts';
import {
  deleteStaff,
  insertStaffMember,
  listStaffRows,
  lockOwners,
  lockStaff,
  replaceStaffPassword,
  saveRights,
} from './store/staff.ts';
import { deleteStaffDevices, deleteStaffFactors } from './store/staff-credentials.ts';
import { shareStaffRoles } from './store/staff-roles.ts';
import { deleteStaffSessions, endStaffSession } from './store/staff-sessions.ts';

/** Staff accounts: owners have every permission, collaborators those of their roles. */

const noCollaborator = notFound('There is no collaborator with this id.');
const addressTaken = refuse('-19995', 'A staff member with this email address already exists.');

export function staffRoutes(deps: StaffDeps): Route[] {
  const { db } = deps;
  return [
    ...staffSignInRoutes(deps),
    ...staffPasskeyRoutes(deps),
    ...staffAccountRoutes(deps),
    ...staffSessionRoutes(deps),
    ...staffRoleRoutes(deps),
    ...staffInvitationRoutes(deps),
    ...staffPolicyRoutes(deps),
    ...staffRecoveryRoutes(deps),

    route(staffSignOut, async ({ actor }) => {
      if (actor.role === 'owner' && actor.sessionId !== undefined)
        await endStaffSession(db, actor.siteId, actor.sessionId);
      return emptyAnswer;
    }),

    route(listStaff, async ({ actor }) => ({
      staff: (await listStaffRows(db, actor.siteId)).map(shown),
    })),

    route(addCollaborator, async ({ request, actor }) => {
      const { siteId } = actor;
      const { roleIds = [], permissions } = request;
      const unknown = unknownPermissions('permissions', permissions);
      if (unknown.length > 0) return refuseFields(...unknown);
      const granter = await toGranter(deps, actor);
      const password = newSecret(12);
      const passwordHash = await deps.hashing.hash(password, 'staff');
      return db.tx(async (tx) => {
        const customRoles = await shareStaffRoles(tx, siteId, roleIds);
        const roles = readRoleIds('roleIds', roleIds, customRoles);
        if (!isRoleAssignment(roles)) return refuseFields(...roles);
        const rights = rightsOf(roles, customRoles, permissions);
        const refused = refuseGrant(granter, rights);
        if (refused) return refused;
        const made = await insertStaffMember(tx, {
          siteId,
          staffId: newId(),
          email: request.email,
          name: request.name?.trim() ?? null,
          role: rights.role,
          builtInRoles: roles.builtInRoles,
          customRoleIds: roles.customRoleIds,
          permissions,
          passwordHash,
          createdAt: deps.clock(),
        });
        return made ? { staff: shown(made), password } : addressTaken;
      });
    }),

    route(changeCollaborator, async ({ request, actor }) => {
      const { siteId } = actor;
      const unknown = unknownPermissions('permissions', request.permissions ?? []);
      if (unknown.length > 0) return refuseFields(...unknown);
      const granter = await toGranter(deps, actor);
      return db.tx(async (tx) => {
        const owners = await lockOwners(tx, siteId);
        const before = await lockStaff(tx, siteId, request.id);
        // Only owners see that an owner can be changed.
        if (!before || (before.role === 'owner' && !granter.isOwner)) return noCollaborator;
        const roleIds = request.roleIds ?? shown(before).roleIds ?? [];
        const customRoles = await shareStaffRoles(tx, siteId, roleIds);
        const roles = readRoleIds('roleIds', roleIds, customRoles);
        if (!isRoleAssignment(roles)) return refuseFields(...roles);
        const permissions = roles.isOwner ? [] : (request.permissions ?? before.permissions);
        const rights = rightsOf(roles, customRoles, permissions);
        const otherOwners = owners.filter((id) => id !== before.staffId).length;
        const refused = refuseChange(granter, before, rights, otherOwners);
        if (refused) return refused;
        const changed = await saveRights(tx, {
          siteId,
          staffId: before.staffId,
          name: request.name?.trim() ?? before.name,
          role: rights.role,
          builtInRoles: roles.builtInRoles,
          customRoleIds: roles.customRoleIds,
          permissions,
        });
        return changed ? { staff: shown(changed) } : noCollaborator;
      });
    }),

    route(removeCollaborator, async ({ request, actor }) => {
      const { siteId } = actor;
      const granter = await toGranter(deps, actor);
      return db.tx(async (tx) => {
        const owners = await lockOwners(tx, siteId);
        const before = await lockStaff(tx, siteId, request.id);
        if (!before || (before.role === 'owner' && !granter.isOwner)) return noCollaborator;
        const otherOwners = owners.filter((id) => id !== before.staffId).length;
        const refused = refuseRemoval(granter, before, otherOwners);
        if (refused) return refused;
        await deleteStaff(tx, siteId, request.id);
        return emptyAnswer;
      });
    }),
  ];
}

/**
 * For the owner of the machine: a new password, every session and known device is gone, and on
 * request the second factor.
 */
export async function resetStaffPassword(
  db: Db,
  siteId: string,
  {
    email,
    removeSecondFactor = false,
  }: { email?: string | undefined; removeSecondFactor?: boolean } = {},
): Promise<{ email: string; password: string } | undefined> {
  const password = newSecret(12);
  const passwordHash = await hashPassword(password);
  return db.tx(async (tx) => {
    const staff = await replaceStaffPassword(tx, siteId, passwordHash, email);
    if (!staff) return undefined;
    await deleteStaffSessions(tx, siteId, staff.staffId, null);
    await deleteStaffDevices(tx, siteId, staff.staffId);
    if (removeSecondFactor) await deleteStaffFactors(tx, siteId, staff.staffId);
    return { email: staff.email, password };
  });
}
