import type { StoresOrder } from '@shopwright/contract/orders/stores-order';
import { getStoresOrder, queryStoresOrders } from '@shopwright/contract/orders/stores-orders';
import { isMerchant, hasPermission, route, type Actor, type Route } from '../http/index.ts';
import { isGuid } from '../kernel/guid.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { parseQuery, toSql } from '../query/index.ts';
import { hiddenStatus, renderStoresOrder } from './rules/stores-order.ts';
import { loadOrders } from './store/load.ts';
import { countOrders, findOrder, findOrders } from './store/search.ts';
import { shownInStoresOrders, storesOrderQuery } from './store/search-stores-orders.ts';
import { orderNotFound, storeOf, type OrderWriteDeps } from './write.ts';

/**
 * Reading orders by the stores API of 2023: the same orders as `orders.searchOrders`, for the same
 * callers.
 */
export function storesOrderRoutes(deps: OrderWriteDeps): Route[] {
  const { db } = deps;

  const render = async (actor: Actor, orderIds: readonly string[]): Promise<StoresOrder[]> => {
    const { currencyOf } = await storeOf(deps, actor.siteId);
    const loaded = await loadOrders(db, actor.siteId, orderIds);
    // This version answers in one order what today are three calls: a key that may not make the
    // others does not read their part here.
    const withPayments = isMerchant(actor) && hasPermission(actor, 'ECOM.READ_TRANSACTIONS');
    const withFulfillments = !isMerchant(actor) || hasPermission(actor, 'ECOM.READ_FULFILLMENTS');
    return orderIds.flatMap((id) => {
      const order = loaded.get(id);
      return order
        ? [
            renderStoresOrder({
              ...order,
              currency: currencyOf(order.state.currency),
              withPayments,
              withFulfillments,
            }),
          ]
        : [];
    });
  };

  return [
    route(queryStoresOrders, async ({ actor, request: { query: requestedQuery } }) => {
      const query = parseQuery(requestedQuery, storesOrderQuery, { merchant: isMerchant(actor) });
      if (isRefusal(query)) return query;
      const shown = shownInStoresOrders(toSql(query));
      const [rows, totalResults] = await Promise.all([
        findOrders(db, actor, shown),
        countOrders(db, actor, shown),
      ]);
      const orders = await render(
        actor,
        rows.flatMap(({ wire: { id } }) => id ?? []),
      );
      return {
        orders,
        metadata: {
          items: orders.length,
          offset: query.page.by === 'offset' ? query.page.offset : 0,
        },
        totalResults,
      };
    }),

    route(getStoresOrder, async ({ actor, request: { id } }) => {
      const found = isGuid(id) ? await findOrder(db, actor, { id: id.toLowerCase() }) : undefined;
      if (!found || found.wire.status === hiddenStatus) return orderNotFound(id);
      const [order] = await render(actor, [found.orderId]);
      return order ? { order } : orderNotFound(id);
    }),
  ];
}
