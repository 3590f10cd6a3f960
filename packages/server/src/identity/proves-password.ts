import type { Actor } from '../http/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { beginTry, endTry, type Tried } from './attempts.ts';
import type { IdentityDeps } from './deps.ts';
import { findPassword } from './store/passwords.ts';

export const unproved = refuse(403, 'VERIFICATION_FAILED', 'That is not right. Try again.');

/** Whoever asks for something that weakens the account shows the password once more. */
export async function provesPassword(deps: IdentityDeps, actor: Actor, password: string | undefined, address: string): Promise<Refusal | undefined> {
  const tried: Tried = { siteId: actor.siteId, account: `again ${actor.id}`, address };
  const early = await beginTry(deps.db, tried, deps.clock(), deps.exempt);
  if (early) return early;
  const stored = await findPassword(deps.db, actor.siteId, actor.id);
  // A member of another house's sign-in has no password here; the session is what there is.
  if (stored && !(await deps.hashing.verify(password ?? '', stored.hash))) return unproved;
  await endTry(deps.db, tried, deps.clock(), deps.exempt);
  return undefined;
}
