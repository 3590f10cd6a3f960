import { mailLayout, type Speech } from '../../messages/index.ts';
import type { FulfillmentState } from '../rules/order-state.ts';
import { toBuyer, toOwner, type OrderChange, type OrderMail } from './order-change.ts';
import { buyerButton, deliveryText, lineText, said } from './parts.ts';

/** For each new fulfillment, and for one that gets its tracking number later. */
export function shippedMails(change: OrderChange): OrderMail[] {
  const { before, after } = change;
  return after.fulfillments.flatMap((sent) => {
    const was = before?.fulfillments.find(
      ({ fulfillmentId }) => fulfillmentId === sent.fulfillmentId,
    );
    const isNewlyTracked =
      was !== undefined &&
      !was.trackingInfo?.trackingNumber &&
      Boolean(sent.trackingInfo?.trackingNumber);
    return was === undefined || isNewlyTracked ? shipped(change, sent) : [];
  });
}

function shipped(
  change: OrderChange,
  { fulfillmentId, lines, trackingInfo }: FulfillmentState,
): OrderMail[] {
  const { order, store, customMessage } = change;
  const number = order.number ?? '';
  const isPickup = order.shippingInfo?.logistics?.pickupDetails !== undefined;
  const named = new Map((order.lineItems ?? []).map((line) => [line.id, line]));
  const table = (speech: Speech) => ({
    rows: lines.map(({ id, quantity }) => [lineText(named.get(id) ?? {}, speech), `× ${quantity}`]),
  });
  const [buyer, owner] = [toBuyer(change), toOwner(change)];
  const [theirs, ours] = [buyer.words.order.shipped, owner.words.order.shipped];
  const tracking = ({ words }: Speech): string[] =>
    trackingInfo?.trackingNumber
      ? [
          `${trackingInfo.shippingProvider ?? words.order.shipped.trackingNumber}: ${trackingInfo.trackingNumber}`,
        ]
      : [];
  const button = trackingInfo?.trackingLink
    ? { label: theirs.follow, url: trackingInfo.trackingLink }
    : buyerButton(change, buyer);
  const [title, sentence, subject] = isPickup
    ? [theirs.ready, theirs.canBePickedUp(number), theirs.readySubject(number)]
    : [theirs.onItsWay, theirs.sent(number), theirs.sentSubject(number)];
  const key = `${fulfillmentId} ${trackingInfo?.trackingNumber ? 'tracked' : 'sent'}`;
  const forBuyer = mailLayout({
    store,
    language: buyer.language,
    title,
    paragraphs: [sentence, ...said(customMessage)],
    table: table(buyer),
    button,
    after: [...tracking(buyer), ...deliveryText(order, buyer)],
  });
  const forOwner = mailLayout({
    store,
    language: owner.language,
    title: ours.ownerTitle(number),
    paragraphs: [order.fulfillmentStatus === 'FULFILLED' ? ours.all : ours.part],
    table: table(owner),
    after: tracking(owner),
  });
  return [
    { to: 'buyer', kind: 'order-shipped', key, subject, ...forBuyer },
    {
      to: 'owner',
      kind: 'order-fulfilled',
      key,
      subject: ours.ownerSubject(number, isPickup),
      ...forOwner,
    },
  ];
}
