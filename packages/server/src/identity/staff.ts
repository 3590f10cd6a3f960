import { addCollaborator, changeCollaborator, listStaff, removeCollaborator, staffSignIn, staffSignOut, type Staff } from '@shopwright/contract/identity/staff';
import { identityErrors } from '@shopwright/contract';
import type { Db } from '../db/index.ts';
import { route, type Route } from '../http/index.ts';
import { newId, newSecret } from '../kernel/ids.ts';
import { notFound, refuse, refuseFields } from '../kernel/outcome.ts';
import { beginTry, endTry } from './attempts.ts';
import type { IdentityDeps } from './deps.ts';
import { hashPassword } from './passwords.ts';
import { emailKey } from './rules/email.ts';
import { beyond, unknownPermissions } from './rules/grant-permissions.ts';
import { lifetimes } from './rules/lifetimes.ts';
import type { TokenClaims } from './rules/token-claims.ts';
import {
  deleteCollaborator, endStaffSession, endStaffSessions, findStaffByEmail, insertCollaborator, insertStaffSession, listStaffRows, lockCollaborator, replaceStaffPassword, savePermissions, type StaffRow,
} from './store/staff.ts';
import type { Tokens } from './tokens.ts';

/** The shop's people sign in with a password; the owner may do everything, a collaborator what the owner allowed. */

const noCollaborator = notFound('There is no collaborator with this id.');
const wrong = refuse(403, identityErrors.invalidPassword, 'The e-mail address or the password is wrong.');

const shown = ({ staffId, email, role, permissions, createdAt }: StaffRow): Staff => ({
  id: staffId, email, role: role === 'owner' ? 'OWNER' : 'COLLABORATOR', permissions: role === 'owner' ? ['*'] : [...permissions], createdDate: createdAt.toISOString(),
});

export interface StaffDeps extends IdentityDeps {
  readonly tokens: Tokens;
}

export function staffRoutes(deps: StaffDeps): Route[] {
  return [
    route(staffSignIn, async ({ request, actor, address, requestId }) => {
      const { siteId } = actor;
      const tried = { siteId, account: `staff ${emailKey(request.email)}`, address };
      const early = await beginTry(deps.db, tried, deps.clock(), deps.exempt);
      if (early) return early;
      const staff = await findStaffByEmail(deps.db, siteId, request.email.trim());
      const right = await deps.hashing.verify(request.password, staff?.passwordHash);
      await deps.audit.note({ siteId, action: 'SIGN_IN', subject: 'staff', actor, address, requestId, target: right ? staff?.staffId : undefined, outcome: right ? 'SUCCESS' : identityErrors.invalidPassword });
      if (!right || !staff) return wrong;
      await endTry(deps.db, tried, deps.clock(), deps.exempt);
      const now = deps.clock();
      const until = (seconds: number) => new Date(now.getTime() + seconds * 1000);
      const sessionId = newId();
      await insertStaffSession(deps.db, { siteId, sessionId, staffId: staff.staffId, now, idleUntil: until(lifetimes.staffIdle), expiresAt: until(lifetimes.staffAbsolute) });
      const claims: TokenClaims = { siteId, role: 'owner', id: staff.staffId, sessionId, ...(actor.clientId === undefined ? {} : { clientId: actor.clientId }) };
      return { accessToken: await deps.tokens.sign('access', claims, lifetimes.accessToken), refreshToken: await deps.tokens.sign('refresh', claims, lifetimes.staffAbsolute), expiresIn: lifetimes.accessToken, staff: shown(staff) };
    }),

    route(staffSignOut, async ({ actor }) => {
      if (actor.role === 'owner' && actor.sessionId !== undefined) await endStaffSession(deps.db, actor.siteId, actor.sessionId);
      return {};
    }),

    route(listStaff, async ({ actor }) => ({ staff: (await listStaffRows(deps.db, actor.siteId)).map(shown) })),

    route(addCollaborator, async ({ request, actor }) => {
      const unknown = unknownPermissions('permissions', request.permissions);
      if (unknown.length > 0) return refuseFields(...unknown);
      const refused = beyond(actor, request.permissions);
      if (refused) return refused;
      const password = newSecret(12);
      const made = await insertCollaborator(deps.db, {
        siteId: actor.siteId, staffId: newId(), email: request.email, role: 'collaborator', permissions: request.permissions, passwordHash: await deps.hashing.hash(password), createdAt: deps.clock(),
      });
      return made ? { staff: shown(made), password } : refuse(409, identityErrors.emailAlreadyExists, 'Somebody of this shop has this address already.');
    }),

    route(changeCollaborator, async ({ request, actor }) => {
      const unknown = unknownPermissions('permissions', request.permissions);
      if (unknown.length > 0) return refuseFields(...unknown);
      return deps.db.tx(async (tx) => {
        const before = await lockCollaborator(tx, actor.siteId, request.id);
        if (!before) return noCollaborator;
        const refused = beyond(actor, [...before.permissions, ...request.permissions]);
        if (refused) return refused;
        const changed = await savePermissions(tx, actor.siteId, request.id, request.permissions);
        return changed ? { staff: shown(changed) } : noCollaborator;
      });
    }),

    route(removeCollaborator, async ({ request, actor }) => deps.db.tx(async (tx) => {
      const before = await lockCollaborator(tx, actor.siteId, request.id);
      if (!before) return noCollaborator;
      const refused = beyond(actor, before.permissions);
      if (refused) return refused;
      await deleteCollaborator(tx, actor.siteId, request.id);
      return {};
    })),
  ];
}

/** For whoever lost the password and still has the machine: a new one, and every session of before is over. */
export async function resetStaffPassword(db: Db, siteId: string, email?: string): Promise<{ email: string; password: string } | undefined> {
  const password = newSecret(12);
  const passwordHash = await hashPassword(password);
  return db.tx(async (tx) => {
    const staff = await replaceStaffPassword(tx, siteId, passwordHash, email);
    if (staff) await endStaffSessions(tx, siteId, staff.email);
    return staff && { email: staff.email, password };
  });
}
