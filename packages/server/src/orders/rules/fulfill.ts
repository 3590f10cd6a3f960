import type { Fulfillment } from '@shopwright/contract/orders/fulfillments';
import type { FulfillOrderError } from '@shopwright/contract/errors/groups';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { sentOf } from './fulfillment-status.ts';
import type { FulfillmentState, OrderState } from './order-state.ts';
import { decideOrder } from './order-status.ts';

const fulfillmentNotFound = (id: string): Refusal<'FULFILLMENT_NOT_FOUND'> =>
  refuse(
    'FULFILLMENT_NOT_FOUND',
    { fulfillmentId: id },
    {
      fulfillmentId: id,
    },
  );

/**
 * Adds a fulfillment: never more units of a line than were ordered, over all fulfillments. Without
 * a quantity, all that is left.
 */
export function addFulfillment(
  state: OrderState,
  sent: Fulfillment,
  { fulfillmentId, now }: { fulfillmentId: string; now: string },
):
  | OrderState
  | Refusal<FulfillOrderError | 'QUANTITY_EXCEEDS_ORDERED' | 'TRACKING_NUMBER_ALREADY_EXISTS'> {
  const allowed = decideOrder(state.status, 'fulfil');
  if (isRefusal(allowed)) return allowed;
  const lines = linesOf(state, sent);
  if (isRefusal(lines)) return lines;
  const tracked = trackingTaken(state, sent, undefined);
  if (tracked) return tracked;
  return {
    ...state,
    fulfillments: [
      ...state.fulfillments,
      { fulfillmentId, createdAt: now, lines, ...detailsOf(sent) },
    ],
  };
}

function linesOf(
  state: OrderState,
  { lineItems }: Fulfillment,
): FulfillmentState['lines'] | Refusal<'QUANTITY_EXCEEDS_ORDERED'> {
  if (!lineItems || lineItems.length === 0)
    return refuseFields(
      violation('fulfillment.lineItems', 'REQUIRED_FIELD', 'must name what was sent'),
    );
  const sent = sentOf(state.fulfillments);
  const quantities = new Map<string, number>();
  for (const [index, { id = '', quantity }] of lineItems.entries()) {
    const line = state.doc.lineItems.find((one) => one.id === id);
    if (!line)
      return refuseFields(
        violation(`fulfillment.lineItems[${index}].id`, 'OTHER', 'is not a line of this order'),
      );
    const open = line.quantity - (sent.get(id) ?? 0) - (quantities.get(id) ?? 0);
    const count = quantity ?? open;
    if (count > open || count < 1) {
      return refuse(
        'QUANTITY_EXCEEDS_ORDERED',
        {
          name: line.productName?.original ?? id,
          ordered: line.quantity,
          fulfilled: line.quantity - open,
          count,
        },
        { lineItemId: id, ordered: line.quantity, open },
      );
    }
    quantities.set(id, (quantities.get(id) ?? 0) + count);
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

function trackingTaken(
  { fulfillments }: OrderState,
  { trackingInfo }: Fulfillment,
  except: string | undefined,
): Refusal<'TRACKING_NUMBER_ALREADY_EXISTS'> | undefined {
  const number = trackingInfo?.trackingNumber;
  const taken =
    number &&
    fulfillments.some(
      (one) => one.fulfillmentId !== except && one.trackingInfo?.trackingNumber === number,
    );
  return taken
    ? refuse(
        'TRACKING_NUMBER_ALREADY_EXISTS',
        { trackingNumber: number },
        { trackingNumber: number },
      )
    : undefined;
}

function detailsOf({
  trackingInfo,
  customInfo,
  status,
  completed,
}: Fulfillment): Omit<FulfillmentState, 'fulfillmentId' | 'createdAt' | 'lines'> {
  return {
    ...(trackingInfo ? { trackingInfo } : {}),
    ...(customInfo ? { customInfo } : {}),
    ...(status ? { status } : {}),
    ...(typeof completed === 'boolean' ? { completed } : {}),
  };
}

/** Updates the tracking and the status; the line items of a fulfillment do not change. */
export function changeFulfillment(
  state: OrderState,
  sent: Fulfillment,
):
  | OrderState
  | Refusal<FulfillOrderError | 'FULFILLMENT_NOT_FOUND' | 'TRACKING_NUMBER_ALREADY_EXISTS'> {
  const existing = state.fulfillments.find(({ fulfillmentId }) => fulfillmentId === sent.id);
  if (!existing) return fulfillmentNotFound(sent.id ?? '');
  const allowed = decideOrder(state.status, 'fulfil');
  if (isRefusal(allowed)) return allowed;
  const tracked = trackingTaken(state, sent, existing.fulfillmentId);
  if (tracked) return tracked;
  const { trackingInfo: oldTracking, customInfo: oldCustom, ...rest } = existing;
  const details = detailsOf(sent);
  const tracking = details.trackingInfo
    ? { trackingInfo: { ...oldTracking, ...details.trackingInfo } }
    : details.customInfo
      ? {}
      : {
          ...(oldTracking ? { trackingInfo: oldTracking } : {}),
          ...(oldCustom ? { customInfo: oldCustom } : {}),
        };
  const changed: FulfillmentState = { ...rest, ...details, ...tracking };
  return {
    ...state,
    fulfillments: state.fulfillments.map((one) => (one === existing ? changed : one)),
  };
}

export function removeFulfillment(
  state: OrderState,
  fulfillmentId: string,
): OrderState | Refusal<FulfillOrderError | 'FULFILLMENT_NOT_FOUND'> {
  const existing = state.fulfillments.find((one) => one.fulfillmentId === fulfillmentId);
  if (!existing) return fulfillmentNotFound(fulfillmentId);
  const allowed = decideOrder(state.status, 'fulfil');
  return isRefusal(allowed)
    ? allowed
    : { ...state, fulfillments: state.fulfillments.filter((one) => one !== existing) };
}
