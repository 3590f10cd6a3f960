import type { ErrorCode } from '@shopwright/contract';
import type { Db } from '../db/index.ts';
import { isMerchant, ownPages, type Actor } from '../http/index.ts';
import { countGuess, uncountGuess } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';

interface CouponGuess {
  readonly actor: Actor;
  readonly address: string;
  readonly code: string | null | undefined;
}

/**
 * Runs a change that may name a coupon. A caller who names codes that do not exist must wait longer
 * and longer, counted by caller and by client address. An existing code is no guess, even if it
 * cannot be used.
 */
export async function limitCouponGuesses<Outcome, Code extends ErrorCode = never>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { actor, address, code }: CouponGuess,
  change: () => Promise<Outcome | Refusal<Code>>,
): Promise<Outcome | Refusal<Code | 'TOO_MANY_COUPON_TRIES'>> {
  if (!code || isMerchant(actor)) return change();
  const guess = {
    siteId: actor.siteId,
    kind: 'coupon',
    who: `${actor.role} ${actor.id}`,
    ...(address === ownPages ? {} : { address }),
  };
  const refused = await countGuess(db, guess, clock());
  if (refused)
    return refused.refused === 'application'
      ? refuse('TOO_MANY_COUPON_TRIES', refused.description, refused.data)
      : refused;
  const outcome = await change().catch(async (error: unknown) => {
    // A failure of the platform does not count as a guess.
    await uncountGuess(db, guess, clock()).catch(() => undefined);
    throw error;
  });
  const isUnknownCode =
    isRefusal(outcome) &&
    outcome.refused === 'application' &&
    outcome.code === 'ERROR_COUPON_DOES_NOT_EXIST';
  if (!isUnknownCode) await uncountGuess(db, guess, clock());
  return outcome;
}
