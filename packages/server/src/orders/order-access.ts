import type { CancelOrderError } from '@shopwright/contract/errors/groups';
import type { Order } from '@shopwright/contract/orders/order';
import type { Db, Tx } from '../db/index.ts';
import type { Refusal } from '../kernel/outcome.ts';
import { cancelOrder } from './rules/cancel.ts';
import { loadOrders } from './store/load.ts';
import { changeOrder, type Changed, type OrderDeps } from './write.ts';

/** An order in its wire form. */
export async function readOrder(
  db: Pick<Db, 'query'> | Tx,
  siteId: string,
  orderId: string,
): Promise<Order | undefined> {
  return (await loadOrders(db, siteId, [orderId])).get(orderId)?.wire;
}

/**
 * Cancels an unpaid, unfulfilled order without a mail to the buyer. The caller releases what was
 * held for it.
 */
export function cancelOrderQuietly(
  tx: Tx,
  deps: OrderDeps,
  siteId: string,
  orderId: string,
): Promise<Changed | Refusal<CancelOrderError | 'ORDER_NOT_FOUND'>> {
  return changeOrder(tx, deps, siteId, orderId, (state) => cancelOrder(state, false), {
    canceled: { restockAllItems: false, sendOrderCanceledEmail: false },
  });
}
