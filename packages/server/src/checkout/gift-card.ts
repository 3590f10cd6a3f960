import type { Actor } from '../http/index.ts';
import { networkOf, ownPages } from '../http/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { findGiftCardByCode } from '../pricing/index.ts';
import type { CheckoutDeps } from './change.ts';
import { countGuess, undoGuess } from './store/tries.ts';

const WINDOW_MS = 3_600_000;
const MAX_MISSES = 10;

/**
 * Finds a gift card by its code. Guessing is limited by caller and by network, and the balance is
 * never revealed.
 */
export async function findCard(
  deps: Pick<CheckoutDeps, 'db' | 'clock'>,
  { actor, address, code }: { actor: Actor; address: string; code: string },
): Promise<{ giftCardId: string } | Refusal<'GIFT_CARD_CODE_INVALID' | 'GIFT_CARD_NOT_FOUND'>> {
  const { siteId } = actor;
  // Pages of this process send the same address for all visitors, so it is not counted.
  const who = [
    `${actor.role} ${actor.id}`,
    ...(address === ownPages ? [] : [`address ${networkOf(address)}`]),
  ];
  const limits = Object.fromEntries(who.map((key) => [key, MAX_MISSES]));
  if (!(await countGuess(deps.db, siteId, limits, { now: deps.clock(), windowMs: WINDOW_MS })))
    return refuse(
      'TOO_MANY_REQUESTS',
      'Too many gift card codes were tried. Try again in an hour.',
    );
  const card = await findGiftCardByCode(deps.db, siteId, code);
  if (card) {
    await undoGuess(deps.db, siteId, limits);
    return { giftCardId: card.giftCardId };
  }
  return /^[0-9a-z -]{8,40}$/i.test(code)
    ? refuse('GIFT_CARD_NOT_FOUND', 'There is no gift card with this code.')
    : refuse('GIFT_CARD_CODE_INVALID');
}
