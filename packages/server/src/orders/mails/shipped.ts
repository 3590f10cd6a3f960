import { mailLayout } from '../../messages/index.ts';
import type { FulfillmentState } from '../rules/order-state.ts';
import type { OrderChange, OrderMail } from './order-change.ts';
import { buyerButton, deliveryWords, lineWords, ownerButton, said } from './parts.ts';

/** For every parcel that was not there before, and for one that gets its tracking number later. */
export function shippedMails(change: OrderChange): OrderMail[] {
  const { before, after } = change;
  return after.fulfillments.flatMap((sent) => {
    const was = before?.fulfillments.find(({ fulfillmentId }) => fulfillmentId === sent.fulfillmentId);
    const isNewlyTracked = was !== undefined && !was.trackingInfo?.trackingNumber && Boolean(sent.trackingInfo?.trackingNumber);
    return was === undefined || isNewlyTracked ? shipped(change, sent) : [];
  });
}

function shipped(change: OrderChange, { fulfillmentId, lines, trackingInfo }: FulfillmentState): OrderMail[] {
  const { order, store, customMessage } = change;
  const number = order.number ?? '';
  const isPickup = order.shippingInfo?.logistics?.pickupDetails !== undefined;
  const named = new Map((order.lineItems ?? []).map((line) => [line.id, line]));
  const table = { rows: lines.map(({ id, quantity }) => [lineWords(named.get(id) ?? {}), `× ${quantity}`]) };
  const tracking = trackingInfo?.trackingNumber ? [`${trackingInfo.shippingProvider ?? 'Tracking number'}: ${trackingInfo.trackingNumber}`] : [];
  const button = trackingInfo?.trackingLink ? { label: 'Follow the parcel', url: trackingInfo.trackingLink } : buyerButton(change);
  const [title, sentence] = isPickup ? ['Your order is ready', `Order ${number} can be picked up.`] : ['Your order is on its way', `We have sent this of order ${number}:`];
  const key = `${fulfillmentId} ${trackingInfo?.trackingNumber ? 'tracked' : 'sent'}`;
  return [
    { to: 'buyer', kind: 'order-shipped', key, subject: isPickup ? `Order ${number} is ready for you` : `Order ${number} is on its way`, ...mailLayout({ store, title, paragraphs: [sentence, ...said(customMessage)], table, button, after: [...tracking, ...deliveryWords(order)] }) },
    { to: 'owner', kind: 'order-fulfilled', key, subject: `Order ${number}: ${isPickup ? 'ready for pickup' : 'sent'}`, ...mailLayout({ store, title: `Order ${number} was fulfilled`, paragraphs: [order.fulfillmentStatus === 'FULFILLED' ? 'Everything has been sent.' : 'A part of it has been sent.'], table, button: ownerButton(change), after: tracking }) },
  ];
}
