import { listAwaited } from '../store/downloads.ts';
import { changeNow, type OrderWriteDeps } from '../write.ts';

const ORDERS_PER_BATCH = 100;

/** Delivers files to buyers who paid before their product had one, each in its own transaction. */
export async function deliverAwaited(
  deps: OrderWriteDeps,
  which: { readonly siteId: string; readonly productId: string } | undefined,
): Promise<void> {
  for (;;) {
    const orders = await listAwaited(deps.db, which, ORDERS_PER_BATCH);
    // Another object, so that the order is saved: saving delivers.
    for (const { siteId, orderId } of orders)
      await changeNow(deps, siteId, orderId, (state) => ({ ...state }));
    if (orders.length < ORDERS_PER_BATCH) return;
  }
}
