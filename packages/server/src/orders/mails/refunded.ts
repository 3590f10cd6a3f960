import { mailLayout, type Speech } from '../../messages/index.ts';
import { isDone } from '../rules/balance.ts';
import type { RefundState, RefundTransactionState } from '../rules/order-state.ts';
import { toBuyer, toOwner, type OrderChange, type OrderMail } from './order-change.ts';
import { buyerButton, contactText, lineText, moneyIn, said } from './parts.ts';

/** After a refund. The merchant may suppress the buyer's mail. */
export function refundedMails(change: OrderChange): OrderMail[] {
  const { before, after } = change;
  return after.refunds.flatMap((refund) => {
    const was = before?.refunds.find(({ refundId }) => refundId === refund.refundId);
    const done = amountOf(refund);
    const failed = refund.transactions.filter(
      ({ paymentId, status }) =>
        status === 'FAILED' &&
        was?.transactions.find((one) => one.paymentId === paymentId)?.status !== 'FAILED',
    );
    return [
      ...(done > 0n && done !== (was ? amountOf(was) : 0n) ? refunded(change, refund, done) : []),
      ...failed.map((part) => refundFailed(change, refund, part)),
    ];
  });
}

const amountOf = ({ transactions }: RefundState): bigint =>
  transactions.filter(({ status }) => isDone(status)).reduce((all, { amount }) => all + amount, 0n);

function refunded(
  change: OrderChange,
  { refundId, details, sideEffects }: RefundState,
  amount: bigint,
): OrderMail[] {
  const { order, store } = change;
  const number = order.number ?? '';
  const money = (speech: Speech): string => moneyIn(order, speech).format(amount);
  const named = new Map((order.lineItems ?? []).map((line) => [line.id, line]));
  const rowsIn = (speech: Speech) =>
    (details.lineItems ?? details.items ?? []).map(({ lineItemId = '', quantity = 0 }) => [
      lineText(named.get(lineItemId) ?? {}, speech),
      `× ${quantity}`,
    ]);
  const table = (speech: Speech) => {
    const rows = rowsIn(speech);
    return rows.length > 0
      ? { table: { rows, totals: [[speech.words.order.refunded.total, money(speech)]] as const } }
      : {};
  };
  const key = `${refundId} ${amount}`;
  const [buyer, owner] = [toBuyer(change), toOwner(change)];
  const [theirs, ours] = [buyer.words.order.refunded, owner.words.order.refunded];
  const reason = details.reason ? [ours.reason(details.reason)] : [];
  const forBuyer = mailLayout({
    store,
    language: buyer.language,
    title: theirs.title(money(buyer)),
    paragraphs: [
      theirs.sentence(money(buyer), number),
      ...said(sideEffects?.customMessage ?? undefined),
    ],
    ...table(buyer),
    button: buyerButton(change, buyer),
  });
  const forOwner = mailLayout({
    store,
    language: owner.language,
    title: ours.title(money(owner)),
    paragraphs: [ours.ofOrder(number), ...reason],
    ...table(owner),
  });
  return [
    ...(sideEffects?.sendOrderRefundedEmail === false
      ? []
      : [
          {
            to: 'buyer',
            kind: 'order-refunded',
            key,
            subject: theirs.subject(money(buyer), number),
            ...forBuyer,
          } as const,
        ]),
    {
      to: 'owner',
      kind: 'order-refund-made',
      key,
      subject: ours.ownerSubject(number, money(owner)),
      ...forOwner,
    },
  ];
}

/** A failed refund is not retried, and the buyer waits for the money: only the owner can act. */
function refundFailed(
  change: OrderChange,
  { refundId, details }: RefundState,
  { paymentId, amount, doc }: RefundTransactionState,
): OrderMail {
  const { order, store } = change;
  const owner = toOwner(change);
  const [number, money] = [order.number ?? '', moneyIn(order, owner).format(amount)];
  const {
    refundFailed: words,
    refunded: { reason },
  } = owner.words.order;
  const why = doc.refundStatusInfo?.description;
  const mail = mailLayout({
    store,
    language: owner.language,
    title: words.title(money),
    paragraphs: [
      words.sentence(number),
      ...(details.reason ? [reason(details.reason)] : []),
      ...(why ? [words.said(why)] : []),
      words.what,
    ],
    after: contactText(order, owner),
  });
  return {
    to: 'owner',
    kind: 'order-refund-failed',
    key: `${refundId} ${paymentId}`,
    subject: words.subject(number, money),
    ...mail,
  };
}
