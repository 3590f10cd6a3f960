import { mailLayout } from '../../messages/index.ts';
import type { OrderChange, OrderMail } from './order-change.ts';
import { buyerButton, orderTable, ownerButton, said } from './parts.ts';

export function canceledMails(change: OrderChange): OrderMail[] {
  const { before, after, order, store, canceled } = change;
  if (after.status !== 'CANCELED' || before?.status === 'CANCELED') return [];
  const number = order.number ?? '';
  const toBuyer = mailLayout({ store, title: `Order ${number} is canceled`, paragraphs: ['Nothing more of it will be sent or charged.', ...said(canceled?.customMessage)], table: orderTable(change), button: buyerButton(change) });
  const toOwner = mailLayout({ store, title: `Order ${number} is canceled`, paragraphs: [canceled?.restockAllItems ? 'Its items are back in stock.' : 'Its items were not put back in stock.'], table: orderTable(change), button: ownerButton(change) });
  return [
    ...(canceled?.sendOrderCanceledEmail === false ? [] : [{ to: 'buyer', kind: 'order-canceled', key: after.orderId, subject: `Order ${number} is canceled`, ...toBuyer } as const]),
    { to: 'owner', kind: 'order-cancellation', key: after.orderId, subject: `Order ${number} was canceled`, ...toOwner },
  ];
}
