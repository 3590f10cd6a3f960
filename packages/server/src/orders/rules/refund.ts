import type {
  PaymentRefund,
  RefundSideEffects,
  Refundability,
} from '@shopwright/contract/orders/payment-collection';
import type { RefundDetails } from '@shopwright/contract/orders/refunds';
import { divideHalfUp, toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../kernel/money.ts';
import {
  isRefusal,
  refuse,
  refuseWithStatus,
  refuseFields,
  violation,
  type Refusal,
} from '../../kernel/outcome.ts';
import { isInProgress, refundedOf } from './balance.ts';
import { withRestocked, type Restocking } from './cancel.ts';
import type {
  OrderLine,
  OrderState,
  PaymentState,
  RefundState,
  RefundStatus,
} from './order-state.ts';
import { decideOrder } from './order-status.ts';
import { decideRefund } from './payment-status.ts';
import { refundQuantities } from './render-order.ts';

export interface RefundRequest {
  readonly payment: PaymentRefund;
  readonly details?: RefundDetails | undefined;
  readonly sideEffects?: RefundSideEffects | undefined;
}

const invalidAmount = (
  description: string,
  data: Record<string, unknown> = {},
): Refusal<'INVALID_AMOUNT'> => refuseWithStatus(400, 'INVALID_AMOUNT', description, data);

/**
 * Starts the refund of one payment: never more than its unrefunded amount, never more units of a
 * line than were ordered. A refund through the provider begins as STARTED; one that the merchant
 * made outside succeeds at once.
 */
export function startRefund(
  state: OrderState,
  { payment: requestedPayment, details = {}, sideEffects }: RefundRequest,
  { refundId, now, currency }: { refundId: string; now: string; currency: Currency },
): OrderState | Refusal<'INVALID_AMOUNT' | 'PAYMENTS_NOT_FOUND' | 'REFUND_NOT_AVAILABLE'> {
  const allowed = decideOrder(state.status, 'refund');
  if (isRefusal(allowed)) return refuse('REFUND_NOT_AVAILABLE', {}, { status: state.status });
  const payment = state.payments.find(({ paymentId }) => paymentId === requestedPayment.paymentId);
  if (!payment)
    return refuse('PAYMENTS_NOT_FOUND', { paymentId: requestedPayment.paymentId ?? '' });
  const { refundabilityStatus, nonRefundableReason } = refundabilityOf(state, payment);
  if (refundabilityStatus === 'NOT_REFUNDABLE')
    return refuse('REFUND_NOT_AVAILABLE', 'This payment has no refundable amount.', {
      reason: nonRefundableReason,
    });
  const lines = checkLines(state, details);
  if (isRefusal(lines)) return lines;

  const left = payment.amount - refundedOf(state.refunds, payment.paymentId);
  const amount =
    requestedPayment.amount?.amount === undefined
      ? amountOf(state, details, left, currency)
      : toUnits(requestedPayment.amount.amount, MONEY_SCALE);
  if (amount !== currency.round(amount))
    return invalidAmount(`${currency.code} has ${currency.decimals} decimals.`);
  if (amount <= 0n) return invalidAmount('A refund must be more than nothing.');
  if (amount > left)
    return invalidAmount(
      `${currency.format(left)} of this payment can still be refunded; ${currency.format(amount)} was asked for.`,
      { left: currency.format(left) },
    );

  const external = requestedPayment.externalRefund === true;
  const status: RefundStatus =
    external || refundabilityStatus === 'MANUAL' ? 'SUCCEEDED' : 'STARTED';
  const refund: RefundState = {
    refundId,
    createdAt: now,
    details: { ...details, ...lines },
    ...(sideEffects ? { sideEffects } : {}),
    transactions: [
      {
        paymentId: payment.paymentId,
        amount,
        status,
        doc: { externalRefund: external || refundabilityStatus === 'MANUAL' },
      },
    ],
  };
  const restocking = restockingOf(state, sideEffects, lines.lineItems ?? []);
  return isRefusal(restocking)
    ? restocking
    : withRestocked({ ...state, refunds: [...state.refunds, refund] }, restocking);
}

/** The older `items` and the newer `lineItems` mean the same; an empty list is none. */
const linesIn = ({ lineItems = [], items = [] }: RefundDetails) =>
  lineItems.length > 0 ? lineItems : items;

function checkLines(
  state: OrderState,
  details: RefundDetails,
): Pick<RefundDetails, 'lineItems' | 'items'> | Refusal {
  const requestedLines = linesIn(details);
  const refunded = refundQuantities(state.refunds);
  for (const [index, { lineItemId = '', quantity = 0 }] of requestedLines.entries()) {
    const line = state.doc.lineItems.find(({ id }) => id === lineItemId);
    if (!line)
      return refuseFields(
        violation(`details.lineItems[${index}].lineItemId`, 'OTHER', 'is not a line of this order'),
      );
    refunded.set(lineItemId, (refunded.get(lineItemId) ?? 0) + quantity);
    if ((refunded.get(lineItemId) ?? 0) > line.quantity)
      return refuseFields(
        violation(
          `details.lineItems[${index}].quantity`,
          'MAX',
          'is more than was ordered and has not been refunded',
          { threshold: line.quantity },
        ),
      );
  }
  return requestedLines.length === 0
    ? {}
    : { lineItems: [...requestedLines], items: [...requestedLines] };
}

/** The price of the named lines, delivery and fees; all that is left when nothing is named. */
function amountOf(
  { doc, refunds }: OrderState,
  details: RefundDetails,
  left: bigint,
  currency: Currency,
): bigint {
  const { shipping, shippingIncluded, additionalFees } = details;
  const refunded = refundQuantities(refunds);
  const parts = [
    ...linesIn(details).map(({ lineItemId = '', quantity = 0 }) => {
      const before = refunded.get(lineItemId) ?? 0;
      refunded.set(lineItemId, before + quantity);
      const line = doc.lineItems.find(({ id }) => id === lineItemId);
      return priceOfUnits(line, before + quantity, currency) - priceOfUnits(line, before, currency);
    }),
    ...(shipping?.amount?.amount === undefined
      ? shippingIncluded
        ? [units(doc.shippingInfo?.cost?.totalPriceAfterTax?.amount)]
        : []
      : [units(shipping.amount.amount)]),
    ...(additionalFees ?? []).map(({ amount }) => units(amount?.amount)),
  ];
  if (parts.length === 0) return left;
  const sum = parts.reduce((all, part) => all + part, 0n);
  return sum < left ? sum : left;
}

const units = (amount: string | undefined): bigint => toUnits(amount ?? '0', MONEY_SCALE);

/** Counted from the first unit, so that refunds of a line unit by unit add up to its price. */
function priceOfUnits(line: OrderLine | undefined, quantity: number, currency: Currency): bigint {
  if (!line) return 0n;
  const whole = units(line.totalPriceAfterTax?.amount);
  return currency.round(divideHalfUp(whole * BigInt(quantity), BigInt(line.quantity)));
}

function restockingOf(
  state: OrderState,
  sideEffects: RefundSideEffects | undefined,
  refunded: readonly { lineItemId?: string; quantity?: number }[],
): Restocking | Refusal {
  const { type, items = [], lineItemIds = [] } = sideEffects?.restockInfo ?? {};
  const all = new Map(
    state.doc.lineItems.map(({ id, quantity, restockQuantity }) => [
      id,
      quantity - (restockQuantity ?? 0),
    ]),
  );
  const quantities = new Map<string, number>();
  if (type === 'ALL_ITEMS') {
    for (const { lineItemId = '', quantity = 0 } of refunded)
      quantities.set(lineItemId, (quantities.get(lineItemId) ?? 0) + quantity);
    return refunded.length === 0 ? all : quantities;
  }
  if (type !== 'SOME_ITEMS') return quantities;
  for (const [index, { lineItemId = '', quantity = 0 }] of [
    ...items,
    ...lineItemIds.map((lineItemId) => ({ lineItemId, quantity: all.get(lineItemId) ?? 0 })),
  ].entries()) {
    if (!all.has(lineItemId))
      return refuseFields(
        violation(
          `sideEffects.restockInfo.items[${index}].lineItemId`,
          'OTHER',
          'is not a line of this order',
        ),
      );
    quantities.set(lineItemId, (quantities.get(lineItemId) ?? 0) + quantity);
    if ((quantities.get(lineItemId) ?? 0) > (all.get(lineItemId) ?? 0))
      return refuseFields(
        violation(
          `sideEffects.restockInfo.items[${index}].quantity`,
          'MAX',
          'is more than was ordered and has not gone back',
          { threshold: all.get(lineItemId) ?? 0 },
        ),
      );
  }
  return quantities;
}

/** Whether a payment can be refunded, and how. */
export function refundabilityOf(
  state: Pick<OrderState, 'status' | 'refunds'>,
  payment: PaymentState,
): Refundability & { paymentId: string } {
  const { paymentId, amount, status, doc, kind } = payment;
  const not = (nonRefundableReason: Refundability['nonRefundableReason']) => ({
    paymentId,
    refundabilityStatus: 'NOT_REFUNDABLE' as const,
    ...(nonRefundableReason ? { nonRefundableReason } : {}),
  });
  if (state.status === 'PENDING') return not('ORDER_IS_PENDING');
  if (status !== 'APPROVED') return not('NOT_PAID');
  if (amount === 0n) return not('ZERO_PRICE');
  if (doc.refundDisabled === true) return not('DISABLED_BY_PROVIDER');
  const gone = refundedOf(state.refunds, paymentId);
  if (gone >= amount)
    return not(
      state.refunds.some(({ transactions }) =>
        transactions.some((one) => one.paymentId === paymentId && isInProgress(one.status)),
      )
        ? 'PENDING_REFUND'
        : 'ALREADY_REFUNDED',
    );
  if (
    kind === 'regular' &&
    (doc.regularPaymentDetails?.offlinePayment === true ||
      !doc.regularPaymentDetails?.paymentProvider)
  )
    return { paymentId, refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'OFFLINE' };
  if (kind === 'membership')
    return { paymentId, refundabilityStatus: 'MANUAL', manuallyRefundableReason: 'NOT_SUPPORTED' };
  return { paymentId, refundabilityStatus: 'REFUNDABLE' };
}

/** The provider's status of the refund. */
export function moveRefund(
  state: OrderState,
  refundId: string,
  paymentId: string,
  to: RefundStatus,
  said: Partial<RefundState['transactions'][number]['doc']> = {},
):
  | OrderState
  | Refusal<'REFUND_NOT_FOUND' | 'REFUND_TRANSACTION_NOT_FOUND' | 'STATUS_NOT_ALLOWED'> {
  const refund = state.refunds.find((one) => one.refundId === refundId);
  if (!refund) return refuse('REFUND_NOT_FOUND', { refundId }, { refundId });
  const transaction = refund.transactions.find((one) => one.paymentId === paymentId);
  if (!transaction) return refuse('REFUND_TRANSACTION_NOT_FOUND', { paymentId }, { paymentId });
  const status = decideRefund(transaction.status, to);
  if (isRefusal(status)) return status;
  if (status === transaction.status && Object.keys(said).length === 0) return state;
  const moved = { ...transaction, status, doc: { ...transaction.doc, ...said } };
  return {
    ...state,
    refunds: state.refunds.map((one) =>
      one === refund
        ? {
            ...refund,
            transactions: refund.transactions.map((part) => (part === transaction ? moved : part)),
          }
        : one,
    ),
  };
}
