import { mailLayout } from '../../messages/index.ts';
import { isDone } from '../rules/balance.ts';
import type { RefundState } from '../rules/order-state.ts';
import type { OrderChange, OrderMail } from './order-change.ts';
import { buyerButton, lineWords, ownerButton, said } from './parts.ts';

/** When money has gone back. The merchant may keep the buyer's mail back. */
export function refundedMails(change: OrderChange): OrderMail[] {
  const { before, after } = change;
  return after.refunds.flatMap((refund) => {
    const was = before?.refunds.find(({ refundId }) => refundId === refund.refundId);
    const done = amountOf(refund);
    return done > 0n && done !== (was ? amountOf(was) : 0n) ? refunded(change, refund, done) : [];
  });
}

const amountOf = ({ transactions }: RefundState): bigint => transactions.filter(({ status }) => isDone(status)).reduce((all, { amount }) => all + amount, 0n);

function refunded(change: OrderChange, { refundId, details, sideEffects }: RefundState, amount: bigint): OrderMail[] {
  const { order, store, currency } = change;
  const number = order.number ?? '';
  const money = currency.format(amount);
  const named = new Map((order.lineItems ?? []).map((line) => [line.id, line]));
  const rows = (details.lineItems ?? details.items ?? []).map(({ lineItemId = '', quantity = 0 }) => [lineWords(named.get(lineItemId) ?? {}), `× ${quantity}`]);
  const table = rows.length > 0 ? { table: { rows, totals: [['Refunded', money]] as const } } : {};
  const key = `${refundId} ${amount}`;
  const reason = details.reason ? [`Reason: ${details.reason}`] : [];
  const toBuyer = mailLayout({ store, title: `${money} refunded`, paragraphs: [`We have refunded ${money} of order ${number}. Depending on your bank it takes a few days to arrive.`, ...said(sideEffects?.customMessage ?? undefined)], ...table, button: buyerButton(change) });
  const toOwner = mailLayout({ store, title: `${money} refunded`, paragraphs: [`Of order ${number}.`, ...reason], ...table, button: ownerButton(change) });
  return [
    ...(sideEffects?.sendOrderRefundedEmail === false ? [] : [{ to: 'buyer', kind: 'order-refunded', key, subject: `${money} of order ${number} refunded`, ...toBuyer } as const]),
    { to: 'owner', kind: 'order-refund-made', key, subject: `Order ${number}: ${money} refunded`, ...toOwner },
  ];
}
