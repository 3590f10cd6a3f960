import type { FulfillmentStatus } from '@shopwright/contract/orders/order';
import type { FulfillmentState, OrderLine, OrderState } from './order-state.ts';

/** The fulfilled units of each line. */
export function sentOf(fulfillments: readonly FulfillmentState[]): Map<string, number> {
  const sent = new Map<string, number>();
  for (const { lines } of fulfillments)
    for (const { id, quantity } of lines) sent.set(id, (sent.get(id) ?? 0) + quantity);
  return sent;
}

/** Sold as a file. */
export const isFileLine = ({ itemType }: Pick<OrderLine, 'itemType'>): boolean =>
  itemType?.preset === 'DIGITAL';

/**
 * A file without a download link: not paid yet, or its product has no file. Once delivered, the
 * file's id stays.
 */
const isUndelivered = (line: OrderLine): boolean =>
  isFileLine(line) && !line.digitalFile?.fileId && !line.digitalFile?.link;

/**
 * A line that the merchant must ship, hand over or perform. Files and gift cards are delivered
 * automatically.
 */
export function needsFulfillment({ itemType, physicalProperties }: OrderLine): boolean {
  if (itemType?.preset === 'DIGITAL' || itemType?.preset === 'GIFT_CARD') return false;
  return physicalProperties?.shippable !== false || itemType?.preset === 'PHYSICAL';
}

/**
 * Computed from the fulfillments and the delivered files. An order with nothing to fulfill is
 * fulfilled once it is approved.
 */
export function fulfillmentStatusOf({
  status,
  doc,
  fulfillments,
}: Pick<OrderState, 'status' | 'doc' | 'fulfillments'>): FulfillmentStatus {
  const isSent = doc.shippingInfo !== undefined || fulfillments.length > 0;
  const lines = doc.lineItems.filter(
    (line) =>
      isUndelivered(line) ||
      (isSent &&
        (needsFulfillment(line) ||
          fulfillments.some((one) => one.lines.some(({ id }) => id === line.id)))),
  );
  if (lines.length === 0) return status === 'APPROVED' ? 'FULFILLED' : 'NOT_FULFILLED';
  const sent = sentOf(fulfillments);
  if (lines.every(({ id, quantity }) => (sent.get(id) ?? 0) >= quantity)) return 'FULFILLED';
  return [...sent.values()].some((quantity) => quantity > 0)
    ? 'PARTIALLY_FULFILLED'
    : 'NOT_FULFILLED';
}
