import type { ErrorCode } from '@shopwright/contract';
import {
  bulkCreateFulfillments,
  createFulfillment,
  deleteFulfillment,
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  updateFulfillment,
} from '@shopwright/contract/orders/fulfil';
import type { OrderWithFulfillments } from '@shopwright/contract/orders/fulfillments';
import { route, type Actor, type Route } from '../http/index.ts';
import { isGuid } from '../kernel/guid.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { bulkMetadata, itemResult } from './bulk.ts';
import { applyEach } from './rules/apply-each.ts';
import { addFulfillment, changeFulfillment, removeFulfillment } from './rules/fulfill.ts';
import type { OrderState } from './rules/order-state.ts';
import { renderFulfillments } from './rules/render-order.ts';
import { loadOrders } from './store/load.ts';
import { seenOrderIds } from './store/search.ts';
import { changeNow, orderNotFound, type OrderWriteDeps, type Rule } from './write.ts';

export function fulfillmentRoutes(deps: OrderWriteDeps): Route[] {
  const change = async <Code extends ErrorCode = never>(
    siteId: string,
    orderId: string,
    rule: Rule<Code>,
  ): Promise<
    { orderWithFulfillments: OrderWithFulfillments } | Refusal<Code | 'ORDER_NOT_FOUND'>
  > => {
    if (!isGuid(orderId)) return orderNotFound(orderId);
    const changed = await changeNow(deps, siteId, orderId.toLowerCase(), rule);
    return isRefusal(changed)
      ? changed
      : { orderWithFulfillments: renderFulfillments(changed.state) };
  };
  const find = async (actor: Actor, orderIds: readonly string[]): Promise<OrderState[]> => {
    const seen = await seenOrderIds(
      deps.db,
      actor,
      orderIds.filter(isGuid).map((id) => id.toLowerCase()),
    );
    return [...(await loadOrders(deps.db, actor.siteId, seen)).values()].map(({ state }) => state);
  };

  return [
    route(listFulfillmentsForSingleOrder, async ({ actor, request: { orderId } }) => {
      const [state] = await find(actor, [orderId]);
      return state ? { orderWithFulfillments: renderFulfillments(state) } : orderNotFound(orderId);
    }),
    route(listFulfillmentsForMultipleOrders, async ({ actor, request: { orderIds } }) => ({
      ordersWithFulfillments: (await find(actor, orderIds)).map(renderFulfillments),
    })),

    route(createFulfillment, async ({ actor: { siteId }, request: { orderId, fulfillment } }) => {
      const fulfillmentId = newOrderedId();
      const changed = await change(siteId, orderId, (state, { now }) =>
        addFulfillment(state, fulfillment, { fulfillmentId, now }),
      );
      return isRefusal(changed) ? changed : { ...changed, fulfillmentId };
    }),
    route(updateFulfillment, ({ actor: { siteId }, request: { orderId, fulfillment = {} } }) =>
      change(siteId, orderId, (state) => changeFulfillment(state, fulfillment)),
    ),
    route(deleteFulfillment, ({ actor: { siteId }, request: { orderId, fulfillmentId } }) =>
      change(siteId, orderId, (state) => removeFulfillment(state, fulfillmentId.toLowerCase())),
    ),

    /** All fulfillments of one order, or none. */
    route(
      bulkCreateFulfillments,
      async ({ actor: { siteId }, request: { ordersWithFulfillments } }) => {
        const results = [];
        for (const [
          index,
          { orderId = '', fulfillments = [] },
        ] of ordersWithFulfillments.entries()) {
          const changed = await change(siteId, orderId, (before, { now }) =>
            applyEach(before, fulfillments, (state, fulfillment) =>
              addFulfillment(state, fulfillment, { fulfillmentId: newOrderedId(), now }),
            ),
          );
          results.push({
            itemMetadata: itemResult(orderId, index, isRefusal(changed) ? changed : undefined),
            ...(isRefusal(changed)
              ? {}
              : { ordersWithFulfillments: changed.orderWithFulfillments }),
          });
        }
        return { results, bulkActionMetadata: bulkMetadata(results) };
      },
    ),
  ];
}
