import type { FulfillmentStatus } from '@shopwright/contract/orders/order';
import type { FulfillmentState, OrderLine, OrderState } from './order-state.ts';

/** How many of each line have been sent. */
export function sentOf(fulfillments: readonly FulfillmentState[]): Map<string, number> {
  const sent = new Map<string, number>();
  for (const { lines } of fulfillments) for (const { id, quantity } of lines) sent.set(id, (sent.get(id) ?? 0) + quantity);
  return sent;
}

/** A thing that somebody must pack, hand over or do. Files and gift cards send themselves. */
export function needsFulfilment({ itemType, physicalProperties }: OrderLine): boolean {
  if (itemType?.preset === 'DIGITAL' || itemType?.preset === 'GIFT_CARD') return false;
  return physicalProperties?.shippable !== false || itemType?.preset === 'PHYSICAL';
}

/** From the fulfilments alone. An order with nothing to send is fulfilled by being approved. */
export function fulfillmentStatusOf({ status, doc, fulfillments }: Pick<OrderState, 'status' | 'doc' | 'fulfillments'>): FulfillmentStatus {
  const lines = doc.shippingInfo === undefined && fulfillments.length === 0 ? [] : doc.lineItems.filter((line) => needsFulfilment(line) || fulfillments.some((one) => one.lines.some(({ id }) => id === line.id)));
  if (lines.length === 0) return status === 'APPROVED' ? 'FULFILLED' : 'NOT_FULFILLED';
  const sent = sentOf(fulfillments);
  if (lines.every(({ id, quantity }) => (sent.get(id) ?? 0) >= quantity)) return 'FULFILLED';
  return [...sent.values()].some((quantity) => quantity > 0) ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED';
}
