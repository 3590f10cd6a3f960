import type { PersonalData } from '../db/index.ts';
import { deleted, publishAll } from '../events/index.ts';
import { anonymizeOrder } from './rules/anonymize-order.ts';
import { lockOrders } from './store/load.ts';
import { unjoinOrders } from './store/join.ts';
import { deleteRequestsOf, ordersOf, requestsOf } from './store/personal-data.ts';
import { saveOrder, type OrderDeps } from './write.ts';

/** Orders remain for accounting, anonymized. */
export const orderPersonalData = (deps: OrderDeps): PersonalData => ({
  name: 'orders',
  export: async (reader, siteId, subject) =>
    (await ordersOf(reader, siteId, subject)).map(({ wire }) => wire),
  erase: async (tx, siteId, subject) => {
    const orders = await ordersOf(tx, siteId, subject);
    for (const loaded of (
      await lockOrders(
        tx,
        siteId,
        orders.map(({ orderId }) => orderId),
      )
    ).values())
      await saveOrder(tx, deps, siteId, loaded, anonymizeOrder(loaded.state), { quiet: true });
    if (subject.memberId !== undefined) await unjoinOrders(tx, siteId, subject.memberId);
    return { retained: orders.length };
  },
});

/** Back-in-stock requests are deleted. */
export const backInStockPersonalData: PersonalData = {
  name: 'backInStockRequests',
  export: requestsOf,
  erase: async (tx, siteId, subject) => {
    const gone = await deleteRequestsOf(tx, siteId, subject);
    const entityType = 'wix.ecom.v1.back_in_stock_notification_request';
    await publishAll(
      tx,
      siteId,
      gone.map(({ requestId }) => ({
        type: 'wix.ecom.v1.back_in_stock_notification_request_deleted' as const,
        entityType,
        entityId: requestId,
        body: deleted(),
      })),
    );
    return {};
  },
};
