import type { OrderCreationError } from '@shopwright/contract/errors/groups';
import { emptyCart } from '../cart/index.ts';
import { catalogChanged, commitStock } from '../catalog/index.ts';
import {
  completeCheckout,
  redeemCheckoutDiscounts,
  soldLines,
  soldTo,
  toOutOfStock,
  type CheckoutRow,
  type HoldDeps,
  type QuotedCheckout,
} from '../checkout/index.ts';
import type { RollbackTx, Tx } from '../db/index.ts';
import { isRefusal, refuse, type AnyRefusal, type Refusal } from '../kernel/outcome.ts';
import type { OrderedLine, Sale } from '../offerings/index.ts';
import { redeemGiftCard } from '../pricing/index.ts';
import { insertOrder, type InsertedOrder } from './insert-order.ts';
import { giftCardReference, orderFromCheckout } from './order-from-checkout.ts';
import type { NewOrder, NewPayment } from './rules/new-order.ts';
import type { OrderDeps } from './write.ts';

/** A transaction that places an order, or is rolled back with the reason why it cannot be placed. */
export type CreateOrderTx = RollbackTx<Refusal<OrderCreationError>>;

/** A card that may be charged again later, as its provider names it. */
export interface SavedCard {
  readonly provider: string;
  readonly token: string;
}

/** A locked checkout with its current quote. */
export interface CheckoutToOrder {
  readonly row: CheckoutRow;
  readonly quoted: QuotedCheckout;
}

export interface OrderTerms {
  readonly payments: readonly NewPayment[];
  readonly savedCard?: SavedCard | undefined;
  readonly notify?: NewOrder['notify'];
}

export interface PlacedOrder extends CheckoutToOrder {
  readonly order: NewOrder;
  readonly orderId: string;
  readonly savedCard: SavedCard | undefined;
}

export interface CreateOrderDeps {
  readonly write: OrderDeps;
  readonly checkout: HoldDeps;
  readonly cart: Parameters<typeof emptyCart>[0];
  /** Called in the transaction that creates the order. */
  readonly onPlaced?: (tx: Tx, placed: PlacedOrder) => Promise<void>;
}

/**
 * Creates the one order of a checkout. Discounts, gift cards, the order number, the sale, the
 * stock, the cart and all events are written in this transaction, which a refusal rolls back. Rows
 * are locked in the same order everywhere: checkout, discounts, gift cards, the store's order
 * counter, products, the cart, the catalog's version.
 */
export async function placeOrder(
  deps: CreateOrderDeps,
  tx: CreateOrderTx,
  { row, quoted }: CheckoutToOrder,
  { payments, savedCard, notify }: OrderTerms,
): Promise<InsertedOrder> {
  const { siteId, checkoutId } = row;
  const now = deps.write.clock();
  const notRedeemed = await redeemCheckoutDiscounts(tx, row, quoted, now);
  if (notRedeemed) tx.rollback(notRedeemed);
  await chargeGiftCards(tx, { row, quoted }, now);
  const order = orderFromCheckout(row, quoted, payments, notify);
  const inserted = await insertOrder(tx, deps.write, order);
  const { orderId } = inserted;
  const notSold = await deps.checkout.sales.sell(
    tx,
    saleOf({ row, quoted }, orderId, now),
    payments.every(({ status }) => status !== 'PENDING'),
  );
  if (notSold) tx.rollback(notSold);
  await deps.onPlaced?.(tx, { order, orderId, row, quoted, savedCard });
  const stock = await commitStock(tx, deps.checkout.stock, {
    siteId,
    holderId: checkoutId,
    requested: quoted.requestedStock,
    orderId,
  });
  if (isRefusal(stock)) return tx.rollback(toOutOfStock(stock, quoted));
  await completeCheckout(deps.checkout, tx, row, orderId);
  if (row.cartId !== null) {
    const boughtLineIds = row.choices.lines.map(({ id }) => id);
    await emptyCart(deps.cart, tx, siteId, row.cartId, boughtLineIds);
  }
  if (stock.changed) await catalogChanged(tx, siteId);
  return inserted;
}

async function chargeGiftCards(
  tx: CreateOrderTx,
  { row: { siteId, checkoutId }, quoted }: CheckoutToOrder,
  now: Date,
): Promise<void> {
  for (const { id, amount } of quoted.quote.priced.giftCards) {
    if (amount === 0n) continue;
    const notCharged = await redeemGiftCard(tx, siteId, {
      giftCardId: id,
      amount,
      reference: giftCardReference(checkoutId),
      now,
    });
    if (notCharged) tx.rollback(toGiftCardRefusal(notCharged));
  }
}

const toGiftCardRefusal = (refusal: AnyRefusal): Refusal<'REDEEM_GIFT_CARD_ERROR'> =>
  refusal.refused === 'application'
    ? refuse('REDEEM_GIFT_CARD_ERROR', refusal.description, { cause: refusal.code })
    : refusal;

/** What was bought, for the domains that deliver it: services, tickets, plans and gift cards. */
function saleOf({ row, quoted }: CheckoutToOrder, orderId: string, now: Date): Sale {
  const { siteId, checkoutId } = row;
  const viewedByLine = new Map(quoted.viewed.map((viewed) => [viewed.line.id, viewed]));
  return {
    siteId,
    holderId: checkoutId,
    orderId,
    currency: quoted.quote.purchase.currency.code,
    buyer: soldTo(row),
    now,
    lines: soldLines(quoted).map((line): OrderedLine => {
      const { item, quoteLine } = viewedByLine.get(line.lineId) ?? {};
      return {
        ...line,
        name: item?.name ?? '',
        price: quoteLine?.price ?? 0n,
        fullPrice: quoteLine?.fullPrice ?? 0n,
        ...(item?.subscription ? { subscription: item.subscription } : {}),
      };
    }),
  };
}
