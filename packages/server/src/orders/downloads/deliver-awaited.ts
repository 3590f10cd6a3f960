import { listAwaited } from '../store/downloads.ts';
import { changeNow, type OrderWriteDeps } from '../write.ts';

const BATCH = 100;

/** Buyers who paid before their product had a file get it now, each in a transaction of its own. */
export async function deliverAwaited(
  deps: OrderWriteDeps,
  which: { readonly siteId: string; readonly productId: string } | undefined,
): Promise<void> {
  for (;;) {
    const orders = await listAwaited(deps.db, which, BATCH);
    // Another object, so that the order is saved: saving delivers.
    for (const { siteId, orderId } of orders)
      await changeNow(deps, siteId, orderId, (state) => ({ ...state }));
    if (orders.length < BATCH) return;
  }
}
