import type { HoldError, OutOfStockError } from '@shopwright/contract/errors/groups';
import {
  catalogChanged,
  findReservations,
  releaseStock,
  reserveStock,
  type RequestedStock,
} from '../catalog/index.ts';
import type { Reader, Tx } from '../db/index.ts';
import type { Actor } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, refuse, type AnyRefusal, type Refusal } from '../kernel/outcome.ts';
import type { Sales } from '../offerings/index.ts';
import { redeemDiscounts, releaseDiscounts } from '../pricing/index.ts';
import { canAccess, ownerAfter } from './access.ts';
import { buyerOf, quoteCheckout, type QuoteDeps, type QuotedCheckout } from './quote-checkout.ts';
import { checkoutCompleted, checkoutNotFound, paymentInProgress } from './refusals.ts';
import { soldLines, soldTo } from './sold-lines.ts';
import { lockCheckout, updateCheckout, type CheckoutRow } from './store/checkouts.ts';

export interface HoldDeps {
  readonly clock: Clock;
  readonly stock: Parameters<typeof reserveStock>[1];
  /** Sells services, tickets, plans and gift cards. */
  readonly sales: Sales;
}

/**
 * A buyer who waits for the last unit may wait longer than a visitor for a page: giving up loses a
 * sale.
 */
export const CHECKOUT_TIMEOUTS = { statementTimeoutMs: 8_000, lockTimeoutMs: 8_000 } as const;

/**
 * Holds what a checkout needs while it is paid: one use of each limited discount, places and
 * tickets, and the stock, all of it or nothing. Must be the last statement of its transaction.
 */
export async function createHold(
  deps: HoldDeps,
  tx: Tx,
  row: CheckoutRow,
  quoted: QuotedCheckout,
): Promise<
  | CheckoutRow
  | Refusal<
      | HoldError
      | OutOfStockError
      | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
      | 'ERROR_COUPON_USAGE_EXCEEDED'
    >
> {
  const { siteId, checkoutId } = row;
  const now = deps.clock();
  const notRedeemed = await redeemCheckoutDiscounts(tx, row, quoted, now);
  if (notRedeemed) return notRedeemed;
  const holdUntil = holdEnd(quoted, now);
  const notHeld = await deps.sales.hold(tx, {
    siteId,
    holderId: checkoutId,
    lines: soldLines(quoted),
    buyer: soldTo(row),
    until: holdUntil,
    now,
  });
  if (notHeld) {
    await releaseDiscounts(tx, siteId, checkoutId);
    return notHeld;
  }
  const reserved = await reserveStock(tx, deps.stock, {
    siteId,
    holderId: checkoutId,
    requested: quoted.requestedStock,
    expiresAt: holdUntil,
  });
  if (isRefusal(reserved)) {
    await releaseDiscounts(tx, siteId, checkoutId);
    await deps.sales.release(tx, { siteId, holderId: checkoutId, now });
    return toOutOfStock(reserved, quoted);
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

const holdEnd = ({ quote: { terms } }: QuotedCheckout, now: Date): Date =>
  new Date(now.getTime() + terms.checkout.reservationMinutes * 60_000);

/** Redeems each discount once for this checkout; repeated, it counts the same use. */
export function redeemCheckoutDiscounts(
  tx: Tx,
  row: CheckoutRow,
  { quote: { priced } }: QuotedCheckout,
  now: Date,
): Promise<
  Refusal<'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_USAGE_EXCEEDED'> | undefined
> {
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

/** The checkout was not bought: releases all that was held for it and opens it again. */
export async function releaseHold(deps: HoldDeps, tx: Tx, row: CheckoutRow): Promise<CheckoutRow> {
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

/** The catalog's refusal of stock, under the code that a checkout answers. */
export function toOutOfStock(
  refusal: AnyRefusal,
  { requestedStock }: Pick<QuotedCheckout, 'requestedStock'>,
): Refusal<OutOfStockError> {
  if (refusal.refused !== 'application') return refusal;
  const code = requestedStock.length === 1 ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK';
  return refuse(code, refusal.description, { ...refusal.data, cause: refusal.code });
}

/** The stock held for this checkout, which its own quote counts as available. */
export async function findHeldStock(
  reader: Reader,
  siteId: string,
  checkoutId: string,
): Promise<RequestedStock[]> {
  return findReservations(reader, siteId, checkoutId);
}

/**
 * Holds places and tickets while the buyer fills in the checkout. A repeated call updates what is
 * held but not when the hold ends; only after that does a new hold begin, if the places are still
 * free. So no buyer holds them forever.
 */
export async function holdOfferings(
  deps: QuoteDeps & Pick<HoldDeps, 'clock' | 'sales'>,
  tx: Tx,
  actor: Actor,
  checkoutId: string,
): Promise<
  Date | Refusal<HoldError | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'>
> {
  const { siteId } = actor;
  const found = await lockCheckout(tx, siteId, checkoutId);
  if (!found || !canAccess(found, actor)) return checkoutNotFound(checkoutId);
  if (found.state === 'COMPLETED') return checkoutCompleted;
  const now = deps.clock();
  const currentEnd =
    found.holdUntil !== null && found.holdUntil > now ? found.holdUntil : undefined;
  if (found.state === 'PAYING') return currentEnd ?? paymentInProgress();
  const row = { ...found, ...ownerAfter(found, actor) };
  const quoted = await quoteCheckout(deps, tx, siteId, row);
  const until = currentEnd ?? holdEnd(quoted, now);
  const refused = await deps.sales.replaceHold(tx, {
    siteId,
    holderId: checkoutId,
    lines: soldLines(quoted),
    buyer: soldTo(row),
    until,
    now,
  });
  // After a refusal, nothing of the former hold is left.
  await updateCheckout(tx, {
    ...row,
    holdUntil: refused ? null : until,
    revision: row.revision + 1,
    updatedAt: now,
  });
  return refused ?? until;
}

/** Releases places and tickets before the hold ends. */
export async function releaseOfferings(
  deps: Pick<HoldDeps, 'clock' | 'sales'>,
  tx: Tx,
  actor: Actor,
  checkoutId: string,
): Promise<Refusal<'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'> | undefined> {
  const row = await lockCheckout(tx, actor.siteId, checkoutId);
  if (!row || !canAccess(row, actor)) return checkoutNotFound(checkoutId);
  if (row.state === 'PAYING') return paymentInProgress();
  if (row.state === 'COMPLETED' || row.holdUntil === null) return undefined;
  const now = deps.clock();
  await deps.sales.release(tx, { siteId: actor.siteId, holderId: checkoutId, now });
  await updateCheckout(tx, { ...row, holdUntil: null, revision: row.revision + 1, updatedAt: now });
  return undefined;
}
