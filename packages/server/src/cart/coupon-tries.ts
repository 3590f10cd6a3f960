import type { Db } from '../db/index.ts';
import { isMerchant, ownPages, type Actor } from '../http/index.ts';
import { beginGuess, endGuess } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';

interface CouponTry {
  readonly actor: Actor;
  readonly address: string;
  readonly code: string | null | undefined;
}

/**
 * A change that may name a coupon. Whoever names codes that are not there is made to wait, longer and longer, by name and by
 * address; a code that is there costs nothing, even where it cannot be used. Without a code there is nothing to do.
 */
export async function tryCoupon<Outcome>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { actor, address, code }: CouponTry,
  change: () => Promise<Outcome | Refusal>,
): Promise<Outcome | Refusal> {
  if (!code || isMerchant(actor)) return change();
  const guess = {
    siteId: actor.siteId,
    kind: 'coupon',
    who: `${actor.role} ${actor.id}`,
    ...(address === ownPages ? {} : { address }),
  };
  const early = await beginGuess(db, guess, clock());
  if (early)
    return early.refused === 'application' ? { ...early, code: 'TOO_MANY_COUPON_TRIES' } : early;
  const outcome = await change().catch(async (error: unknown) => {
    // A failure of the platform is no guess.
    await endGuess(db, guess, clock()).catch(() => undefined);
    throw error;
  });
  const missed =
    isRefusal(outcome) &&
    outcome.refused === 'application' &&
    outcome.code === 'ERROR_COUPON_DOES_NOT_EXIST';
  if (!missed) await endGuess(db, guess, clock());
  return outcome;
}
