import type { Tx } from '../db/index.ts';
import type { Actor } from '../http/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { checkoutNotFound, mayReach, ownerAfter } from './access.ts';
import type { CheckoutDeps } from './change.ts';
import type { HoldDeps } from './hold.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { soldLines, soldTo } from './sold-lines.ts';
import { lockCheckout, updateCheckout } from './store/checkouts.ts';

const paying: Refusal = refuse(
  409,
  'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
  'This checkout is being paid. Wait for the payment to end.',
);

/**
 * Places and tickets are kept while the buyer still fills in the checkout. Nobody keeps them for ever: asking again follows what is in the
 * checkout but ends when it would have ended, and only once it is over does a new time begin, if they are still there to be had.
 */
export async function keepPlaces(
  deps: Pick<CheckoutDeps, 'pricing' | 'findItems'> & Pick<HoldDeps, 'clock' | 'sales'>,
  tx: Tx,
  actor: Actor,
  checkoutId: string,
): Promise<Date | Refusal> {
  const { siteId } = actor;
  const found = await lockCheckout(tx, siteId, checkoutId);
  if (!found || !mayReach(found, actor)) return checkoutNotFound(checkoutId);
  if (found.state === 'COMPLETED')
    return refuse(
      409,
      'CHECKOUT_IS_COMPLETE',
      'This checkout has been bought; nothing more is kept for it.',
    );
  const now = deps.clock();
  const running = found.holdUntil !== null && found.holdUntil > now ? found.holdUntil : undefined;
  if (found.state === 'PAYING') return running ?? paying;
  const row = { ...found, ...ownerAfter(found, actor) };
  const quoted = await quoteCheckout(deps, tx, siteId, row);
  const until =
    running ?? new Date(now.getTime() + quoted.quote.terms.checkout.reservationMinutes * 60_000);
  const refused = await deps.sales.holdAnew(tx, {
    siteId,
    holderId: checkoutId,
    lines: soldLines(quoted),
    buyer: soldTo(row),
    until,
    now,
  });
  // A refusal has let go of what was kept before.
  await updateCheckout(tx, {
    ...row,
    holdUntil: refused ? null : until,
    revision: row.revision + 1,
    updatedAt: now,
  });
  return refused ?? until;
}

/** Before its time is over, since the buyer wants something else. */
export async function letPlacesGo(
  deps: Pick<HoldDeps, 'clock' | 'sales'>,
  tx: Tx,
  actor: Actor,
  checkoutId: string,
): Promise<Refusal | undefined> {
  const row = await lockCheckout(tx, actor.siteId, checkoutId);
  if (!row || !mayReach(row, actor)) return checkoutNotFound(checkoutId);
  if (row.state === 'PAYING') return paying;
  if (row.state === 'COMPLETED' || row.holdUntil === null) return undefined;
  const now = deps.clock();
  await deps.sales.release(tx, { siteId: actor.siteId, holderId: checkoutId, now });
  await updateCheckout(tx, { ...row, holdUntil: null, revision: row.revision + 1, updatedAt: now });
  return undefined;
}
