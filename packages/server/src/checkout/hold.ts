import {
  catalogChanged,
  findReservations,
  releaseStock,
  reserveStock,
  type Wanted,
} from '../catalog/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import type { Sales } from '../offerings/index.ts';
import { redeemDiscounts, releaseDiscounts } from '../pricing/index.ts';
import type { CheckoutDeps } from './change.ts';
import { buyerOf, type QuotedCheckout } from './quote-checkout.ts';
import { soldLines, soldTo } from './sold-lines.ts';
import { updateCheckout, type CheckoutRow } from './store/checkouts.ts';

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
  reader: Pick<Db, 'query'> | Pick<Tx, 'query'>,
  siteId: string,
  checkoutId: string,
): Promise<Wanted[]> {
  return findReservations(reader, siteId, checkoutId);
}
