import { mailLayout } from '../../messages/index.ts';
import { toBuyer, toOwner, type OrderChange, type OrderMail } from './order-change.ts';
import { buyerButton, contactText, orderTable, said } from './parts.ts';

export function canceledMails(change: OrderChange): OrderMail[] {
  const { before, after, order, store, canceled } = change;
  if (after.status !== 'CANCELED' || before?.status === 'CANCELED') return [];
  const number = order.number ?? '';
  const [buyer, owner] = [toBuyer(change), toOwner(change)];
  const [theirs, ours] = [buyer.words.order.canceled, owner.words.order.canceled];
  const forBuyer = mailLayout({
    store,
    language: buyer.language,
    title: theirs.title(number),
    paragraphs: [theirs.sentence, ...said(canceled?.customMessage)],
    table: orderTable(change, buyer),
    button: buyerButton(change, buyer),
  });
  const forOwner = mailLayout({
    store,
    language: owner.language,
    title: ours.title(number),
    paragraphs: [canceled?.restockAllItems ? ours.restocked : ours.notRestocked],
    table: orderTable(change, owner),
    after: contactText(order, owner),
  });
  return [
    ...(canceled?.sendOrderCanceledEmail === false
      ? []
      : [
          {
            to: 'buyer',
            kind: 'order-canceled',
            key: after.orderId,
            subject: theirs.title(number),
            ...forBuyer,
          } as const,
        ]),
    {
      to: 'owner',
      kind: 'order-cancellation',
      key: after.orderId,
      subject: ours.ownerSubject(number),
      ...forOwner,
    },
  ];
}
