import type { Order } from '@shopwright/contract/orders/order';
import type { Db, Tx } from '../db/index.ts';
import type { Refusal } from '../kernel/outcome.ts';
import { cancelOrder } from './rules/cancel.ts';
import { loadOrders } from './store/load.ts';
import { changeOrder, type Changed, type OrderDeps } from './write.ts';

/** An order as the wire tells it, for those who follow up on it. */
export async function readOrder(
  db: Pick<Db, 'query'> | Tx,
  siteId: string,
  orderId: string,
): Promise<Order | undefined> {
  return (await loadOrders(db, siteId, [orderId])).get(orderId)?.wire;
}

/** It comes to nothing: nothing was sent, and nobody paid. What was kept for it is its keeper's to let go. */
export function giveUpOrder(
  tx: Tx,
  deps: OrderDeps,
  siteId: string,
  orderId: string,
): Promise<Changed | Refusal> {
  return changeOrder(tx, deps, siteId, orderId, (state) => cancelOrder(state, false), {
    canceled: { restockAllItems: false, sendOrderCanceledEmail: false },
  });
}
