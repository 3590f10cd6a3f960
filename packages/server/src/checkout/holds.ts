import {
  catalogChanged,
  findReservations,
  releaseStock,
  reserveStock,
  type Wanted,
} from '../catalog/index.ts';
import type { Reader, Tx } from '../db/index.ts';
import type { Actor } from '../http/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import type { Sales } from '../offerings/index.ts';
import { redeemDiscounts, releaseDiscounts } from '../pricing/index.ts';
import { checkoutNotFound, mayReach, ownerAfter } from './access.ts';
import type { CheckoutDeps } from './change.ts';
import { buyerOf, quoteCheckout, type QuotedCheckout } from './quote-checkout.ts';
import { soldLines, soldTo } from './sold-lines.ts';
import { lockCheckout, updateCheckout, type CheckoutRow } from './store/checkouts.ts';

/** How stock is counted, beside what a checkout needs. */
export interface HoldDeps extends Pick<CheckoutDeps, 'clock'> {
  readonly stock: Parameters<typeof reserveStock>[1];
  /** What is sold beside goods. */
  readonly sales: Sales;
}

/**
 * A checkout that reached payment: what it needs is kept for it, for a while. A use of each limited discount, then the stock, all of
 * it or nothing. The last statement of its transaction.
 */
export async function hold(
  deps: HoldDeps,
  tx: Tx,
  row: CheckoutRow,
  quoted: QuotedCheckout,
): Promise<CheckoutRow | Refusal> {
  const { siteId, checkoutId } = row;
  const now = deps.clock();
  const refused = await redeem(tx, row, quoted, now);
  if (refused) return refused;
  const holdUntil = new Date(
    now.getTime() + quoted.quote.terms.checkout.reservationMinutes * 60_000,
  );
  const taken = await deps.sales.hold(tx, {
    siteId,
    holderId: checkoutId,
    lines: soldLines(quoted),
    buyer: soldTo(row),
    until: holdUntil,
    now,
  });
  if (taken) {
    await releaseDiscounts(tx, siteId, checkoutId);
    return taken;
  }
  const reserved = await reserveStock(tx, deps.stock, {
    siteId,
    holderId: checkoutId,
    wanted: quoted.wanted,
    expiresAt: holdUntil,
  });
  if (isRefusal(reserved)) {
    await releaseDiscounts(tx, siteId, checkoutId);
    await deps.sales.release(tx, { siteId, holderId: checkoutId, now });
    return shortOf(reserved, quoted);
  }
  const after: CheckoutRow = {
    ...row,
    state: 'PAYING',
    holdUntil,
    revision: row.revision + 1,
    updatedAt: now,
  };
  await updateCheckout(tx, after);
  if (reserved.changed) await catalogChanged(tx, siteId);
  return after;
}

/** One use for this checkout of each discount it has; a use taken before is the same use. */
export function redeem(
  tx: Tx,
  row: CheckoutRow,
  { quote: { priced } }: QuotedCheckout,
  now: Date,
): Promise<Refusal | undefined> {
  const discountIds = priced.discounts
    .filter(({ source }) => source !== 'merchant')
    .map(({ id }) => id);
  return redeemDiscounts(tx, row.siteId, {
    checkoutId: row.checkoutId,
    discountIds,
    buyer: buyerOf(row),
    now,
  });
}

/** Not bought: what was kept for it is everybody's again. */
export async function letGo(deps: HoldDeps, tx: Tx, row: CheckoutRow): Promise<CheckoutRow> {
  const { siteId, checkoutId } = row;
  await releaseDiscounts(tx, siteId, checkoutId);
  await deps.sales.release(tx, { siteId, holderId: checkoutId, now: deps.clock() });
  const after: CheckoutRow = {
    ...row,
    state: 'OPEN',
    holdUntil: null,
    revision: row.revision + 1,
    updatedAt: deps.clock(),
  };
  await updateCheckout(tx, after);
  const released = await releaseStock(tx, deps.stock, siteId, checkoutId);
  if (released.changed) await catalogChanged(tx, siteId);
  return after;
}

/** In a checkout's words: whether some or all of it is gone. */
export function shortOf(refusal: Refusal, { wanted }: Pick<QuotedCheckout, 'wanted'>): Refusal {
  if (refusal.refused !== 'application') return refusal;
  const code = wanted.length === 1 ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK';
  return refuse(409, code, refusal.description, { ...refusal.data, cause: refusal.code });
}

/** What is kept for this checkout, so that it does not stand in its own way. */
export async function heldFor(
  reader: Reader,
  siteId: string,
  checkoutId: string,
): Promise<Wanted[]> {
  return findReservations(reader, siteId, checkoutId);
}

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
