import {
  addCollaborator,
  changeCollaborator,
  listStaff,
  removeCollaborator,
  staffSignOut,
} from '@shopwright/contract/identity/staff';
import { identityErrors } from '@shopwright/contract';
import type { Db } from '../../db/index.ts';
import { route, type Route } from '../../http/index.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { notFound, refuse, refuseFields } from '../../kernel/outcome.ts';
import { hashPassword } from '../credentials/password-hashing.ts';
import {
  addsPermissions,
  beyond,
  outliving,
  unknownPermissions,
} from '../apps/rules/grant-permissions.ts';
import { staffAccountRoutes } from './staff-account-routes.ts';
import { shownStaff as shown, staffSignInRoutes, type StaffDeps } from './staff-sign-in-routes.ts';
import {
  deleteCollaborator,
  endStaffSession,
  insertCollaborator,
  listStaffRows,
  lockCollaborator,
  replaceStaffPassword,
  savePermissions,
} from './store/staff.ts';
import {
  deleteStaffDevices,
  deleteStaffFactors,
  deleteStaffSessions,
} from './store/staff-credentials.ts';

/** Staff accounts: the owner has every permission, a collaborator those that the owner granted. */

const noCollaborator = notFound('There is no collaborator with this id.');

export function staffRoutes(deps: StaffDeps): Route[] {
  return [
    ...staffSignInRoutes(deps),
    ...staffAccountRoutes(deps),

    route(staffSignOut, async ({ actor }) => {
      if (actor.role === 'owner' && actor.sessionId !== undefined)
        await endStaffSession(deps.db, actor.siteId, actor.sessionId);
      return {};
    }),

    route(listStaff, async ({ actor }) => ({
      staff: (await listStaffRows(deps.db, actor.siteId)).map(shown),
    })),

    route(addCollaborator, async ({ request, actor }) => {
      const unknown = unknownPermissions('permissions', request.permissions);
      if (unknown.length > 0) return refuseFields(...unknown);
      // A collaborator has no end, so credentials that expire add none.
      const refused = beyond(actor, request.permissions) ?? outliving(actor, null);
      if (refused) return refused;
      const password = newSecret(12);
      const made = await insertCollaborator(deps.db, {
        siteId: actor.siteId,
        staffId: newId(),
        email: request.email,
        role: 'collaborator',
        permissions: request.permissions,
        passwordHash: await deps.hashing.hash(password, 'staff'),
        createdAt: deps.clock(),
      });
      return made
        ? { staff: shown(made), password }
        : refuse(
            409,
            identityErrors.emailAlreadyExists,
            'A staff member with this email address already exists.',
          );
    }),

    route(changeCollaborator, async ({ request, actor }) => {
      const unknown = unknownPermissions('permissions', request.permissions);
      if (unknown.length > 0) return refuseFields(...unknown);
      return deps.db.tx(async (tx) => {
        const before = await lockCollaborator(tx, actor.siteId, request.id);
        if (!before) return noCollaborator;
        const refused =
          beyond(actor, [...before.permissions, ...request.permissions]) ??
          (addsPermissions(before.permissions, request.permissions)
            ? outliving(actor, null)
            : undefined);
        if (refused) return refused;
        const changed = await savePermissions(tx, actor.siteId, request.id, request.permissions);
        return changed ? { staff: shown(changed) } : noCollaborator;
      });
    }),

    route(removeCollaborator, async ({ request, actor }) =>
      deps.db.tx(async (tx) => {
        const before = await lockCollaborator(tx, actor.siteId, request.id);
        if (!before) return noCollaborator;
        const refused = beyond(actor, before.permissions);
        if (refused) return refused;
        await deleteCollaborator(tx, actor.siteId, request.id);
        return {};
      }),
    ),
  ];
}

/** For the owner of the machine: a new password, every session and known device is gone, and on request the second factor. */
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
