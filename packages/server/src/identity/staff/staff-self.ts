import type { Actor } from '../../http/index.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import type { IdentityDeps } from '../deps.ts';
import { verificationFailed } from '../second-factor/prove-account.ts';
import { throttleAttempt } from '../throttling/throttle.ts';
import type { Tokens } from '../tokens/tokens.ts';
import type { Granter } from './rules/staff-changes.ts';
import { staffCodeMatches } from './staff-factors.ts';
import { findStaff, type StaffRow } from './store/staff.ts';

/** The staff member who makes a call, and the proof that it is still the same person. */

export interface StaffDeps extends IdentityDeps {
  readonly tokens: Tokens;
}

const noStaff = refuse('STAFF_REQUIRED');

export interface StaffProof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** A session distinguishes a staff member from an API key of the owner. */
export async function findSelf(
  { db }: Pick<StaffDeps, 'db'>,
  { role, id, siteId, sessionId }: Actor,
): Promise<StaffRow | Refusal<'STAFF_REQUIRED'>> {
  return (
    (role === 'owner' && sessionId !== undefined ? await findStaff(db, siteId, id) : undefined) ??
    noStaff
  );
}

/** Counted by session, so that other callers cannot delay this staff member. */
export async function proveSelf(
  deps: StaffDeps,
  actor: Actor,
  { siteId, staffId, passwordHash }: StaffRow,
  { password, code }: StaffProof,
  address: string,
): Promise<Refusal<'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED'> | undefined> {
  if (password === undefined && code === undefined) {
    return refuse(
      'REAUTHENTICATION_REQUIRED',
      'This change requires the current password or a code from the authenticator app.',
      { methods: ['PASSWORD', 'TOTP'] },
    );
  }
  const { db, vault, clock } = deps;
  return throttleAttempt(
    deps,
    { siteId, realm: 'staff', account: `again ${staffId}`, address, device: actor.sessionId },
    async () => {
      const right =
        password === undefined
          ? await db.tx((tx) => staffCodeMatches(tx, vault, siteId, staffId, code ?? '', clock()))
          : await deps.hashing.verify(password, passwordHash, 'staff');
      return right ? undefined : verificationFailed;
    },
  );
}

/** The account of the caller, who has just proved to be its owner. */
export async function findProvenSelf(
  deps: StaffDeps,
  actor: Actor,
  proof: StaffProof,
  address: string,
): Promise<
  StaffRow | Refusal<'REAUTHENTICATION_REQUIRED' | 'STAFF_REQUIRED' | 'VERIFICATION_FAILED'>
> {
  const staff = await findSelf(deps, actor);
  if (isRefusal(staff)) return staff;
  return (await proveSelf(deps, actor, staff, proof, address)) ?? staff;
}

/** The caller as the rules of granting see them. */
export async function toGranter(deps: Pick<StaffDeps, 'db'>, actor: Actor): Promise<Granter> {
  const self = await findSelf(deps, actor);
  return {
    permissions: actor.permissions,
    ...(actor.expiresAt === undefined ? {} : { expiresAt: actor.expiresAt }),
    isOwner: !isRefusal(self) && self.role === 'owner',
  };
}
