import type { ErrorCode } from '@shopwright/contract';
import {
  addActivity,
  deleteActivity,
  updateActivity,
} from '@shopwright/contract/orders/order-activities';
import {
  bulkUpdateOrders,
  bulkUpdateOrderTags,
  cancelOrder as cancelOrderCall,
  updateOrder,
  updateOrderLineItem,
  updateOrderStatus,
} from '@shopwright/contract/orders/orders';
import type { Order } from '@shopwright/contract/orders/order';
import { route, shopCallerOf, type Actor, type Route } from '../http/index.ts';
import { isGuid } from '../kernel/guid.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { bulkMetadata, itemResult } from './bulk.ts';
import { cancelOrder, setStatus } from './rules/cancel.ts';
import { addNote, changeNote, editLine, editOrder, editTags } from './rules/edit-order.ts';
import type { OrderState } from './rules/order-state.ts';
import {
  changeNow,
  orderNotFound,
  type ChangeOptions,
  type OrderWriteDeps,
  type Rule,
} from './write.ts';

export function orderEditRoutes(deps: OrderWriteDeps): Route[] {
  const change = async <Code extends ErrorCode = never>(
    siteId: string,
    id: string,
    rule: Rule<Code>,
    options?: ChangeOptions,
  ): Promise<{ order: Order } | Refusal<Code | 'ORDER_NOT_FOUND'>> => {
    if (!isGuid(id)) return orderNotFound(id);
    const changed = await changeNow(deps, siteId, id.toLowerCase(), rule, options);
    return isRefusal(changed) ? changed : { order: changed.order };
  };

  return [
    route(updateOrder, ({ actor, request: { order, fieldMask } }) =>
      change(
        actor.siteId,
        order.id ?? '',
        (state) => mayNot(actor, state) ?? editOrder(state, order, fieldMask),
      ),
    ),

    /** Each order is updated on its own; a refusal of one leaves the others alone. */
    route(bulkUpdateOrders, async ({ actor, request: { orders, returnEntity } }) => {
      const results = [];
      for (const [index, { order = {}, fieldMask }] of orders.entries()) {
        const changed = await change(
          actor.siteId,
          order.id ?? '',
          (state) => mayNot(actor, state) ?? editOrder(state, order, fieldMask),
        );
        results.push({
          itemMetadata: itemResult(order.id ?? '', index, isRefusal(changed) ? changed : undefined),
          ...(returnEntity === true && !isRefusal(changed) ? { item: changed.order } : {}),
        });
      }
      return { results, bulkActionMetadata: bulkMetadata(results) };
    }),

    route(
      bulkUpdateOrderTags,
      async ({ actor: { siteId }, request: { orderIds, assignTags, unassignTags } }) => {
        const results = [];
        for (const [index, id] of orderIds.entries()) {
          const changed = await change(siteId, id, (state) =>
            editTags(state, assignTags, unassignTags),
          );
          results.push({
            itemMetadata: itemResult(id, index, isRefusal(changed) ? changed : undefined),
          });
        }
        return { results, bulkActionMetadata: bulkMetadata(results) };
      },
    ),

    route(updateOrderLineItem, ({ actor, request: { id, lineItem, fieldMask } }) =>
      change(
        actor.siteId,
        id,
        (state) => mayNot(actor, state) ?? editLine(state, lineItem.id ?? '', lineItem, fieldMask),
      ),
    ),

    route(
      cancelOrderCall,
      ({
        actor: { siteId },
        request: { id, restockAllItems = false, sendOrderCanceledEmail = true, customMessage },
      }) =>
        change(siteId, id, (state) => cancelOrder(state, restockAllItems), {
          canceled: {
            restockAllItems,
            sendOrderCanceledEmail,
            ...(customMessage ? { customMessage } : {}),
          },
        }),
    ),
    route(updateOrderStatus, ({ actor: { siteId }, request: { orderId, status } }) =>
      change(siteId, orderId, (state) => setStatus(state, status)),
    ),

    route(addActivity, async ({ actor: { siteId }, request: { id, activity } }) => {
      const activityId = newOrderedId();
      const changed = await change(siteId, id, (state, { now }) =>
        addNote(state, activity, { activityId, now }),
      );
      return isRefusal(changed) ? changed : { ...changed, activityId };
    }),
    route(updateActivity, ({ actor: { siteId }, request: { id, activityId, activity } }) =>
      change(siteId, id, (state) => changeNote(state, activityId, activity)),
    ),
    route(deleteActivity, ({ actor: { siteId }, request: { id, activityId } }) =>
      change(siteId, id, (state) => changeNote(state, activityId, undefined)),
    ),
  ];
}

/** The app that created the order may restrict edits to some apps; the owner may always edit it. */
function mayNot(actor: Actor, { doc }: OrderState): Refusal<'ORDER_CANNOT_BE_EDITED'> | undefined {
  const { role, id } = shopCallerOf(actor);
  const apps = doc.settings?.editableByOwnerApps?.appIds;
  return role === 'app' && apps && !apps.includes(id)
    ? refuse('ORDER_CANNOT_BE_EDITED')
    : undefined;
}
