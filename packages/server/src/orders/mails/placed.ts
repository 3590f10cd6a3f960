import { mailLayout } from '../../messages/index.ts';
import type { OrderChange, OrderMail } from './order-change.ts';
import { buyerButton, buyerName, deliveryWords, orderTable, ownerButton } from './parts.ts';

/** An order counts from when it is approved. */
export function placedMails(change: OrderChange): OrderMail[] {
  const { before, after, order, store } = change;
  if (after.status !== 'APPROVED' || before?.status === 'APPROVED') return [];
  const number = order.number ?? '';
  const total = order.priceSummary?.total?.formattedAmount ?? '';
  // What a bank holds for us is as good as paid.
  const unpaid = order.paymentStatus !== 'NOT_PAID' && order.paymentStatus !== 'PARTIALLY_PAID' ? [] : [`To be paid: ${order.balanceSummary?.balance?.formattedAmount ?? total}.`];
  const note = order.buyerNote ? [`Note: ${order.buyerNote}`] : [];
  const confirmation = mailLayout({
    store, title: 'Thank you for your order', paragraphs: [`We have received order ${number}.`, ...unpaid], table: orderTable(change), button: buyerButton(change),
    after: [...deliveryWords(order), ...note], preview: `Order ${number}, ${total}`,
  });
  const received = mailLayout({
    store, title: `New order ${number}`, paragraphs: [`${buyerName(order)} ordered for ${total}.`, ...unpaid], table: orderTable(change), button: ownerButton(change),
    after: [...deliveryWords(order), ...note], preview: `${buyerName(order)}, ${total}`,
  });
  return [
    ...(after.terms.notify.buyer ? [{ to: 'buyer', kind: 'order-confirmation', key: after.orderId, subject: `Your order ${number} at ${store.name ?? 'our store'}`, ...confirmation } as const] : []),
    ...(after.terms.notify.owner ? [{ to: 'owner', kind: 'order-received', key: after.orderId, subject: `New order ${number}: ${total}`, ...received } as const] : []),
  ];
}
