import type { Order } from '@shopwright/contract/orders/order';
import type { Tx } from '../db/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { buildOrder } from './rules/build-order.ts';
import type { NewOrder } from './rules/new-order.ts';
import type { OrderState } from './rules/order-state.ts';
import { loadOrders } from './store/load.ts';
import { findOrderOfCheckout, lockCounter, saveCounter } from './store/numbers.ts';
import { saveOrder, storeOf, type OrderDeps } from './write.ts';

export interface InsertedOrder {
  readonly orderId: string;
  readonly number: string;
  /** The order in its wire form. */
  readonly order: Order;
  /** True when the checkout had this order already and nothing was written. */
  readonly existed: boolean;
}

/**
 * Inserts the order of a checkout once: numbered without gaps, with its payments, events and mails.
 * Call it late in the transaction, before stock is committed: until that transaction ends, the
 * store's other orders wait for their numbers.
 */
export async function insertOrder(
  tx: Tx,
  deps: OrderDeps,
  newOrder: NewOrder,
): Promise<InsertedOrder> {
  const { siteId, checkoutId } = newOrder;
  const { locale, currencyOf } = await storeOf(deps, siteId);
  const state = buildOrder(newOrder, {
    currency: currencyOf(newOrder.purchase.currency.code),
    siteLanguage: locale.split('-')[0] ?? 'en',
    now: deps.clock().toISOString(),
    mint: newOrderedId,
  });
  return insertState(tx, deps, siteId, state, checkoutId);
}

/** Numbers a new order and stores it. The orders of a store are inserted one after another. */
export async function insertState(
  tx: Tx,
  deps: OrderDeps,
  siteId: string,
  state: OrderState,
  checkoutId?: string,
): Promise<InsertedOrder> {
  const number = await lockCounter(tx, siteId);
  const existingId =
    checkoutId === undefined ? undefined : await findOrderOfCheckout(tx, siteId, checkoutId);
  const existing =
    existingId === undefined
      ? undefined
      : (await loadOrders(tx, siteId, [existingId])).get(existingId);
  if (existing)
    return {
      orderId: existing.state.orderId,
      number: String(existing.state.number),
      order: existing.wire,
      existed: true,
    };
  await saveCounter(tx, siteId, number + 1);
  const { order } = await saveOrder(tx, deps, siteId, undefined, { ...state, number });
  return { orderId: state.orderId, number: String(number), order, existed: false };
}
