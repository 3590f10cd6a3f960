import type { Activity } from '@shopwright/contract/orders/activities';
import type { Fulfillment, OrderWithFulfillments } from '@shopwright/contract/orders/fulfillments';
import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { BalanceSummary } from '@shopwright/contract/orders/order-totals';
import type { Order } from '@shopwright/contract/orders/order';
import type { AggregatedRefundSummary, Refund } from '@shopwright/contract/orders/refunds';
import type { OrderTransactions, Payment } from '@shopwright/contract/orders/payments';
import type { Price } from '@shopwright/contract/shared/money';
import { withCountryNames } from '../../kernel/address-lines.ts';
import { toText } from '../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../kernel/money.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import { balanceOf, isDone, isInProgress, paymentStatusOf, shownPaymentStatus } from './balance.ts';
import { fulfillmentStatusOf } from './fulfillment-status.ts';
import type {
  ActivityState,
  FulfillmentState,
  OrderState,
  PaymentState,
  RefundState,
} from './order-state.ts';

/** Renders orders and their transactions in wire form. */

export function renderOrder(state: OrderState, currency: Currency): Order {
  const refunded = refundQuantities(state.refunds);
  return {
    ...state.doc,
    ...withCountryNamesOf(state.doc),
    id: state.orderId,
    number: String(state.number),
    createdDate: state.createdAt,
    updatedDate: state.updatedAt,
    lineItems: state.doc.lineItems.map((line): OrderLineItem => ({
      ...line,
      refundQuantity: refunded.get(line.id) ?? 0,
      restockQuantity: line.restockQuantity ?? 0,
    })),
    buyerInfo: { ...state.buyer },
    paymentStatus: paymentStatusOf(state),
    fulfillmentStatus: fulfillmentStatusOf(state),
    currency: state.currency,
    status: state.status,
    archived: state.archived,
    activities: state.activities.map(renderActivity),
    balanceSummary: renderBalance(state, currency),
    purchasedDate: state.purchasedAt,
    imported: state.imported,
    ...(state.checkoutId === null ? {} : { checkoutId: state.checkoutId }),
    ...(state.cartId === null ? {} : { cartId: state.cartId }),
  };
}

/** Adds country names to addresses, in the buyer's language. */
function withCountryNamesOf({
  billingInfo,
  recipientInfo,
  shippingInfo,
  buyerLanguage,
  siteLanguage,
}: OrderState['doc']): Pick<Order, 'billingInfo' | 'recipientInfo' | 'shippingInfo'> {
  const locale = buyerLanguage ?? siteLanguage ?? 'en';
  const destination = shippingInfo?.logistics?.shippingDestination;
  return {
    ...(billingInfo ? { billingInfo: withCountryNames(billingInfo, locale) } : {}),
    ...(recipientInfo ? { recipientInfo: withCountryNames(recipientInfo, locale) } : {}),
    ...(destination
      ? {
          shippingInfo: {
            ...shippingInfo,
            logistics: {
              ...shippingInfo.logistics,
              shippingDestination: withCountryNames(destination, locale),
            },
          },
        }
      : {}),
  };
}

export const renderActivity = ({ activityId, createdAt, doc }: ActivityState): Activity => ({
  id: activityId,
  createdDate: createdAt,
  ...doc,
});

function renderBalance(state: OrderState, currency: Currency): BalanceSummary {
  const { plain } = createPriceWriter(currency);
  const { balance, ...amounts } = balanceOf(state);
  const parts = Object.entries(amounts).map(([name, amount]): [string, Price] => [
    name,
    plain(amount),
  ]);
  // Unlike other amounts it may be negative.
  const amount = toText(
    balance / 10n ** BigInt(MONEY_SCALE - currency.decimals),
    currency.decimals,
  );
  return {
    balance: { amount, formattedAmount: currency.format(balance) },
    ...Object.fromEntries(parts),
  };
}

/** The refunded units of each line, without failed refunds. */
export function refundQuantities(refunds: readonly RefundState[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { details, transactions } of refunds) {
    if (transactions.length > 0 && transactions.every(({ status }) => status === 'FAILED'))
      continue;
    for (const { lineItemId = '', quantity = 0 } of details.lineItems ?? details.items ?? [])
      quantities.set(lineItemId, (quantities.get(lineItemId) ?? 0) + quantity);
  }
  return quantities;
}

export function renderTransactions(
  state: Pick<OrderState, 'orderId' | 'payments' | 'refunds'>,
  currency: Currency,
): OrderTransactions {
  return {
    orderId: state.orderId,
    payments: state.payments.map((payment) => renderPayment(payment, state.refunds, currency)),
    refunds: state.refunds.map((refund) => renderRefund(refund, currency)),
  };
}

export function renderPayment(
  payment: PaymentState,
  refunds: readonly RefundState[],
  currency: Currency,
): Payment {
  const { plain } = createPriceWriter(currency);
  return {
    ...payment.doc,
    id: payment.paymentId,
    amount: plain(payment.amount),
    status: shownPaymentStatus(payment, refunds),
    createdDate: payment.createdAt,
    updatedDate: payment.updatedAt,
  };
}

export function renderRefund(
  { refundId, details, transactions, createdAt }: RefundState,
  currency: Currency,
): Refund {
  const { plain } = createPriceWriter(currency);
  const total = (counts: (status: string) => boolean): Price =>
    plain(
      transactions
        .filter(({ status }) => counts(status))
        .reduce((all, { amount }) => all + amount, 0n),
    );
  const summary: AggregatedRefundSummary = {
    requestedRefund: total(() => true),
    pendingRefund: total(isInProgress),
    refunded: total(isDone),
    failedRefundAmount: total((status) => status === 'FAILED'),
    pending: transactions.some(({ status }) => isInProgress(status)),
  };
  return {
    id: refundId,
    details,
    createdDate: createdAt,
    summary,
    transactions: transactions.map(({ paymentId, amount, status, doc }) => ({
      ...doc,
      paymentId,
      amount: plain(amount),
      refundStatus: status,
    })),
  };
}

export function renderFulfillments({
  orderId,
  fulfillments,
}: Pick<OrderState, 'orderId' | 'fulfillments'>): OrderWithFulfillments {
  return { orderId, fulfillments: fulfillments.map(renderFulfillment) };
}

function renderFulfillment({
  fulfillmentId,
  createdAt,
  lines,
  ...rest
}: FulfillmentState): Fulfillment {
  return {
    id: fulfillmentId,
    createdDate: createdAt,
    lineItems: lines.map((line) => ({ ...line })),
    ...rest,
  };
}
