import { emptyCart, type CartDeps } from '../cart/index.ts';
import { catalogChanged, commitStock } from '../catalog/index.ts';
import {
  completeCheckout,
  redeem,
  saveQuoted,
  shortOf,
  type CheckoutRow,
  type HoldDeps,
  type QuotedCheckout,
} from '../checkout/index.ts';
import type { Tx } from '../db/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { redeemGiftCard } from '../pricing/index.ts';
import { insertOrder, type InsertedOrder } from './insert-order.ts';
import type { NewOrder, NewPayment } from './rules/new-order.ts';
import type { OrderDeps } from './write.ts';
import { saleOf } from './sale-from-checkout.ts';
import { giftCardReference, newOrderOf } from './order-from-checkout.ts';

/** How the buyer pays, where the same card is charged again later. */
export interface PaymentMeans {
  readonly provider: string;
  readonly token: string;
}

/** An order was created from a checkout; passed on inside its transaction. */
export interface Placed {
  readonly order: NewOrder;
  readonly orderId: string;
  readonly row: CheckoutRow;
  readonly quoted: QuotedCheckout;
  readonly means: PaymentMeans | undefined;
}

export interface CreateOrderDeps extends HoldDeps, OrderDeps, CartDeps {
  readonly onPlaced?: (tx: Tx, placed: Placed) => Promise<void>;
}

/** What a refused placement already wrote must go: only a throw rolls it back. */
export class PlacementRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('The order was not placed; nothing of it was stored.');
    this.refusal = refusal;
  }
}

/** The transaction is undone, and the refusal is its answer. */
export async function refusing<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlacementRefused) return error.refusal;
    throw error;
  }
}

/**
 * One checkout, one order: uses of discounts, gift cards, the number, the stock, the cart and all their events in this one transaction.
 * The checkout is locked and quoted. Rows are locked in one order for everyone: checkout, discounts, gift cards, the store's counter,
 * products, the cart, the catalog's version.
 */
export async function placeOrder(
  deps: CreateOrderDeps,
  tx: Tx,
  row: CheckoutRow,
  quoted: QuotedCheckout,
  paid: readonly NewPayment[],
  {
    means,
    notify,
  }: { readonly means?: PaymentMeans | undefined; readonly notify?: NewOrder['notify'] } = {},
): Promise<InsertedOrder> {
  const { siteId, checkoutId } = row;
  const now = deps.clock();
  const unredeemed = await redeem(tx, row, quoted, now);
  if (unredeemed) throw new PlacementRefused(unredeemed);
  for (const { id, amount } of quoted.quote.priced.giftCards) {
    if (amount === 0n) continue;
    const unspent = await redeemGiftCard(tx, siteId, {
      giftCardId: id,
      amount,
      reference: giftCardReference(checkoutId),
      now,
    });
    if (unspent)
      throw new PlacementRefused(
        unspent.refused === 'application'
          ? refuse(409, 'REDEEM_GIFT_CARD_ERROR', unspent.description, { cause: unspent.code })
          : unspent,
      );
  }
  const order = newOrderOf(row, quoted, paid, notify);
  const placed = await insertOrder(tx, deps, order);
  const unsold = await deps.sales.sell(
    tx,
    saleOf(row, quoted, placed.orderId, now),
    paid.every(({ status }) => status !== 'PENDING'),
  );
  if (unsold) throw new PlacementRefused(unsold);
  await deps.onPlaced?.(tx, { order, orderId: placed.orderId, row, quoted, means });
  const stock = await commitStock(tx, deps.stock, {
    siteId,
    holderId: checkoutId,
    wanted: quoted.wanted,
  });
  if (isRefusal(stock)) throw new PlacementRefused(shortOf(stock, quoted));
  await completeCheckout(deps, tx, row, placed.orderId);
  if (row.cartId !== null)
    await emptyCart(
      deps,
      tx,
      siteId,
      row.cartId,
      row.choices.lines.map(({ id }) => id),
    );
  if (stock.changed) await catalogChanged(tx, siteId);
  return placed;
}

/** What the buyer last saw is not what it is now: it is shown anew, and nothing is charged. */
export async function refuseChanged(
  deps: Pick<CreateOrderDeps, 'clock'>,
  tx: Tx,
  row: CheckoutRow,
  quoted: QuotedCheckout,
): Promise<Refusal> {
  const { shown } = await saveQuoted(deps, tx, row, quoted);
  return refuse(
    409,
    'CHECKOUT_CHANGED',
    'A price, the tax or the delivery has changed. Look at the new total and confirm it.',
    {
      priceSummary: shown.priceSummary,
      payNow: shown.payNow,
      payNowTotalAfterGiftCard: shown.payNowTotalAfterGiftCard,
    },
  );
}
