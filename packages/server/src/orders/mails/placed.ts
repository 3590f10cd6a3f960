import { formatDay, zoneOf } from '../../kernel/calendar.ts';
import { mailLayout, unlinked, type Speech } from '../../messages/index.ts';
import { billingDate } from '../../pricing/index.ts';
import { toBuyer, toOwner, type OrderChange, type OrderMail } from './order-change.ts';
import {
  amountIn,
  buyerButton,
  buyerName,
  contactText,
  deliveryText,
  moneyIn,
  orderTable,
} from './parts.ts';

/** An order is confirmed when it is approved. */
export function placedMails(change: OrderChange): OrderMail[] {
  const { before, after, order, store } = change;
  if (after.status !== 'APPROVED' || before?.status === 'APPROVED') return [];
  const number = order.number ?? '';
  const total = (speech: Speech): string =>
    amountIn(moneyIn(order, speech), order.priceSummary?.total);
  // An authorized payment counts as paid.
  const isPaid = order.paymentStatus !== 'NOT_PAID' && order.paymentStatus !== 'PARTIALLY_PAID';
  const open = (speech: Speech): string =>
    amountIn(moneyIn(order, speech), order.balanceSummary?.balance ?? order.priceSummary?.total);
  const unpaid = (speech: Speech): string[] =>
    isPaid ? [] : [trialSentence(change, speech) ?? speech.words.order.toBePaid(open(speech))];
  // Only the shop reads the note: anyone may place an order in the name of another address, and
  // write into the note.
  const note = (speech: Speech): string[] =>
    order.buyerNote ? [speech.words.order.note(unlinked(order.buyerNote))] : [];
  const [buyer, owner] = [toBuyer(change), toOwner(change)];
  const [theirs, ours] = [buyer.words.order.placed, owner.words.order.toOwner];
  const name = buyerName(order, owner);
  const confirmation = mailLayout({
    store,
    language: buyer.language,
    title: theirs.title,
    paragraphs: [theirs.received(number), ...unpaid(buyer)],
    table: orderTable(change, buyer),
    button: buyerButton(change, buyer),
    after: deliveryText(order, buyer),
    preview: theirs.preview(number, total(buyer)),
  });
  const received = mailLayout({
    store,
    language: owner.language,
    title: ours.title(number),
    paragraphs: [ours.ordered(name, total(owner)), ...unpaid(owner)],
    table: orderTable(change, owner),
    after: [...deliveryText(order, owner), ...contactText(order, owner), ...note(owner)],
    preview: `${name}, ${total(owner)}`,
  });
  return [
    ...(after.terms.notify.buyer && after.terms.notify.confirmation !== false
      ? [
          {
            to: 'buyer',
            kind: 'order-confirmation',
            key: after.orderId,
            subject: theirs.subject(number, store.name ?? buyer.words.order.ourStore),
            ...confirmation,
          } as const,
        ]
      : []),
    ...(after.terms.notify.owner
      ? [
          {
            to: 'owner',
            kind: 'order-received',
            key: after.orderId,
            subject: ours.subject(number, total(owner)),
            ...received,
          } as const,
        ]
      : []),
  ];
}

/** For an order whose first charge follows a free trial: nothing is due yet. */
function trialSentence({ after, order, store }: OrderChange, speech: Speech): string | undefined {
  const { words, locale } = speech;
  const amount = order.payAfterFreeTrial?.total;
  const trial = order.lineItems
    ?.map(({ subscriptionInfo }) => subscriptionInfo?.subscriptionSettings?.freeTrialPeriod)
    .find((period) => period !== undefined);
  const frequency = trial?.frequency;
  if (!amount?.amount || !order.purchasedDate || !frequency || frequency === 'UNDEFINED')
    return undefined;
  const timeZone = zoneOf(store.timeZone);
  const period = { frequency, interval: trial.interval ?? 1 };
  const ends = billingDate(
    Date.parse(order.purchasedDate),
    { ...period, autoRenewal: true, freeTrial: period },
    1,
    timeZone,
  );
  const byHand = after.payments.some(
    ({ status, doc }) => status === 'PENDING' && doc.regularPaymentDetails?.offlinePayment === true,
  );
  return (byHand ? words.order.trialByHand : words.order.trialByCard)(
    amountIn(moneyIn(order, speech), amount),
    formatDay(ends, timeZone, locale),
  );
}
