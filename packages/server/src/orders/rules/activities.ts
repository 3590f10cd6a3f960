import type { Activity, ActivityType } from '@shopwright/contract/orders/activities';
import type { RegularPaymentRefund } from '@shopwright/contract/orders/payment-collection';
import type { Currency } from '../../kernel/money.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import { isInProgress, paymentStatusOf } from './balance.ts';
import { fulfillmentStatusOf } from './fulfillment-status.ts';
import type {
  ActivityState,
  OrderState,
  PaymentState,
  RefundState,
  RefundTransactionState,
} from './order-state.ts';

/**
 * The activities of a change, found by comparing the order before and after. Merchant comments are
 * added by the merchant.
 */
export function activitiesOf(
  before: OrderState | undefined,
  after: OrderState,
  { now, mint, currency }: { now: string; mint: () => string; currency: Currency },
): ActivityState[] {
  if (after.imported) return [];
  const happened = [
    ...statusActivities(before, after),
    ...paymentActivities(before, after, currency),
    ...refundActivities(before, after, currency),
    ...fulfillmentActivities(before, after),
    ...editActivities(before, after),
  ];
  return happened.map((doc) => ({ activityId: mint(), createdAt: now, doc }));
}

type Doc = ActivityState['doc'];
const plain = (type: ActivityType & Activity['activityType']): Doc => ({
  type,
  activityType: type,
});
const withDetails = (type: ActivityType & Activity['activityType'], details: Doc): Doc => ({
  ...plain(type),
  ...details,
});

function statusActivities(before: OrderState | undefined, after: OrderState): Doc[] {
  const docs: Doc[] = before ? [] : [plain('ORDER_PLACED')];
  if (before?.status === after.status) return docs;
  if (after.status === 'CANCELED') docs.push(plain('ORDER_CANCELED'));
  if (after.status === 'PENDING') docs.push(plain('ORDER_PENDING'));
  if (after.status === 'REJECTED') docs.push(plain('ORDER_REJECTED'));
  return docs;
}

function paymentActivities(
  before: OrderState | undefined,
  after: OrderState,
  currency: Currency,
): Doc[] {
  const docs: Doc[] = [];
  const write = createPriceWriter(currency);
  for (const payment of after.payments) {
    const was = before?.payments.find(({ paymentId }) => paymentId === payment.paymentId);
    if (was?.status === payment.status) continue;
    docs.push(...paymentChanged(was, payment, write.plain(payment.amount)));
  }
  docs.push(...chargebackActivities(before, after));
  const [was, is] = [before ? paymentStatusOf(before) : 'NOT_PAID', paymentStatusOf(after)];
  if (is !== was && is === 'PAID' && after.total > 0n) docs.push(plain('ORDER_PAID'));
  if (is !== was && is === 'PARTIALLY_PAID') docs.push(plain('ORDER_PARTIALLY_PAID'));
  return docs;
}

const cardOf = ({ doc }: PaymentState) => doc.regularPaymentDetails?.creditCardDetails;

function paymentChanged(
  was: PaymentState | undefined,
  payment: PaymentState,
  amount: NonNullable<RegularPaymentRefund['amount']>,
): Doc[] {
  const { paymentId, status, kind, doc } = payment;
  const creditCardDetails = cardOf(payment);
  const regular = { amount, ...(creditCardDetails ? { creditCardDetails } : {}) };
  const held = { paymentId, amount, ...creditCardDetails };
  if (kind !== 'regular') return [];
  if (status === 'AUTHORIZED')
    return [withDetails('AUTHORIZED_PAYMENT_CREATED', { authorizedPaymentCreated: held })];
  if (status === 'APPROVED' && was?.status === 'AUTHORIZED')
    return [withDetails('AUTHORIZED_PAYMENT_CAPTURED', { authorizedPaymentCaptured: held })];
  if (status === 'VOIDED')
    return [withDetails('AUTHORIZED_PAYMENT_VOIDED', { authorizedPaymentVoided: held })];
  if (status === 'PENDING' && doc.regularPaymentDetails?.offlinePayment !== true)
    return [withDetails('PAYMENT_PENDING', { paymentPending: { regular, paymentId } })];
  if (status === 'CANCELED')
    return [withDetails('PAYMENT_CANCELED', { paymentCanceled: { regular, paymentId } })];
  if (status === 'DECLINED')
    return [withDetails('PAYMENT_DECLINED', { paymentDeclined: { regular, paymentId } })];
  return [];
}

function chargebackActivities(before: OrderState | undefined, after: OrderState): Doc[] {
  const statusBefore = new Map(
    (before?.payments ?? [])
      .flatMap(({ doc }) => doc.regularPaymentDetails?.chargebacks ?? [])
      .map(({ id, status }) => [id, status]),
  );
  return after.payments.flatMap(({ paymentId, doc }) =>
    (doc.regularPaymentDetails?.chargebacks ?? [])
      .filter(({ id, status }) => statusBefore.get(id) !== status)
      .map((chargeback) => {
        const details = {
          paymentId,
          chargebackId: chargeback.id ?? '',
          ...(chargeback.amount ? { amount: chargeback.amount } : {}),
        };
        if (chargeback.status !== 'REVERSED')
          return withDetails('CHARGEBACK_CREATED', { chargebackCreated: details });
        return withDetails('CHARGEBACK_REVERSED', {
          chargebackReversed: {
            ...details,
            ...(chargeback.reversalAmount ? { reversalAmount: chargeback.reversalAmount } : {}),
          },
        });
      }),
  );
}

function refundActivities(
  before: OrderState | undefined,
  after: OrderState,
  currency: Currency,
): Doc[] {
  const { plain: price } = createPriceWriter(currency);
  const refundedPayment = ({ paymentId, amount, doc }: RefundTransactionState) => {
    const payment = after.payments.find((one) => one.paymentId === paymentId);
    const kind =
      payment?.kind === 'giftCard'
        ? { giftCard: { amount: price(amount) } }
        : { regular: { amount: price(amount), ...(payment ? cardOf(payment) : {}) } };
    return { ...kind, paymentId, externalRefund: doc.externalRefund ?? false };
  };
  return after.refunds.flatMap((refund) => {
    const was = before?.refunds.find(({ refundId }) => refundId === refund.refundId);
    const { refundId, transactions } = refund;
    const docs: Doc[] = [];
    if (!was && transactions.some(({ status }) => isInProgress(status))) {
      docs.push(
        withDetails('REFUND_INITIATED', {
          refundInitiated: {
            refundId,
            amount: price(amountOf(refund)),
            payments: transactions.map(refundedPayment),
            ...reasonOf(refund),
          },
        }),
      );
    }
    for (const one of transactions) {
      const old = was?.transactions.find(({ paymentId }) => paymentId === one.paymentId);
      if (old?.status === one.status) continue;
      if (one.status === 'SUCCEEDED')
        docs.push(
          withDetails('PAYMENT_REFUNDED', {
            paymentRefunded: { refundId, payment: refundedPayment(one) },
          }),
        );
      if (one.status !== 'FAILED') continue;
      docs.push(
        withDetails('PAYMENT_REFUND_FAILED', {
          paymentRefundFailed: { refundId, payment: refundedPayment(one) },
        }),
      );
      docs.push(
        withDetails('MERCHANT_COMMENT', {
          merchantComment: { message: describeFailedRefund(refund, one, currency) },
        }),
      );
    }
    return docs;
  });
}

/** The comment that tells the merchant what to do about a failed refund. */
function describeFailedRefund(
  { details }: RefundState,
  { amount, doc }: RefundTransactionState,
  currency: Currency,
): string {
  const said = doc.refundStatusInfo?.description;
  return [
    ...(details.reason ? [details.reason] : []),
    `${currency.format(amount)} could not be refunded${said ? `: ${said}` : '.'}`,
    'Refund it another way, and record the refund here.',
  ]
    .join(' ')
    .slice(0, 1000);
}

const amountOf = ({ transactions }: RefundState): bigint =>
  transactions.reduce((all, { amount }) => all + amount, 0n);
const reasonOf = ({ details }: RefundState) =>
  details.reason === undefined ? {} : { reason: details.reason };

function fulfillmentActivities(before: OrderState | undefined, after: OrderState): Doc[] {
  const docs: Doc[] = [];
  for (const one of after.fulfillments) {
    const was = before?.fulfillments.find(
      ({ fulfillmentId }) => fulfillmentId === one.fulfillmentId,
    );
    const [number, old] = [one.trackingInfo?.trackingNumber, was?.trackingInfo?.trackingNumber];
    if (number && number !== old)
      docs.push(plain(old ? 'TRACKING_NUMBER_EDITED' : 'TRACKING_NUMBER_ADDED'));
    if (
      one.trackingInfo?.trackingLink &&
      one.trackingInfo.trackingLink !== was?.trackingInfo?.trackingLink
    )
      docs.push(plain('TRACKING_LINK_ADDED'));
  }
  const [was, is] = [
    before ? fulfillmentStatusOf(before) : 'NOT_FULFILLED',
    fulfillmentStatusOf(after),
  ];
  if (is === 'FULFILLED' && was !== 'FULFILLED') docs.push(plain('ORDER_FULFILLED'));
  if (is === 'NOT_FULFILLED' && was !== 'NOT_FULFILLED') docs.push(plain('ORDER_NOT_FULFILLED'));
  return docs;
}

function editActivities(before: OrderState | undefined, after: OrderState): Doc[] {
  if (!before) return [];
  const addressOf = ({ doc }: OrderState): string =>
    JSON.stringify(doc.shippingInfo?.logistics?.shippingDestination ?? null);
  return [
    ...(addressOf(before) === addressOf(after) ? [] : [plain('SHIPPING_ADDRESS_EDITED')]),
    ...(before.buyer.email === after.buyer.email ? [] : [plain('EMAIL_EDITED')]),
  ];
}
