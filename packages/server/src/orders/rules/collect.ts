import type { PaymentCollectabilityStatus } from '@shopwright/contract/orders/collect-payments';
import type {
  Chargeback,
  UserDefinedPaymentMethodName,
} from '@shopwright/contract/orders/payments';
import type { AuthorizedPaymentError, CollectError } from '@shopwright/contract/errors/groups';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../kernel/money.ts';
import { isRefusal, refuse, refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import { balanceOf } from './balance.ts';
import type { OrderState, PaymentState } from './order-state.ts';
import {
  paymentNotFound,
  settled,
  withChangedPayment,
  withPayment,
  withPaymentStatus,
} from './pay.ts';

/**
 * Payments of existing orders: collected, recorded manually, captured, voided, and charged back.
 */

const hasChargebacks = ({ payments }: Pick<OrderState, 'payments'>): boolean =>
  payments.some(
    ({ doc }) =>
      doc.regularPaymentDetails?.chargebacks?.some(({ status }) => status !== 'REVERSED') === true,
  );

export function collectabilityOf(state: OrderState): {
  readonly status: PaymentCollectabilityStatus;
  readonly amount: bigint;
} {
  const { balance } = balanceOf(state);
  const amount = balance > 0n ? balance : 0n;
  const status = (): PaymentCollectabilityStatus => {
    if (state.status === 'CANCELED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED';
    if (state.status === 'PENDING') return 'NONCOLLECTABLE_ORDER_IS_PENDING';
    if (state.status === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED';
    if (hasChargebacks(state)) return 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS';
    return amount === 0n ? 'NONCOLLECTABLE_ORDER_IS_PAID' : 'COLLECTABLE';
  };
  return { status: status(), amount };
}

const errorByStatus = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: 'ORDER_CANCELED',
  NONCOLLECTABLE_ORDER_IS_PENDING: 'ORDER_IS_PENDING',
  NONCOLLECTABLE_ORDER_IS_REJECTED: 'ORDER_IS_REJECTED',
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: 'ORDER_HAS_CHARGEBACKS',
  NONCOLLECTABLE_ORDER_IS_PAID: 'ORDER_ALREADY_PAID',
} as const;

/** The open balance, or the given part of it. */
export function amountToCollect(
  state: OrderState,
  requestedAmount: string | undefined,
  currency: Currency,
): bigint | Refusal<CollectError> {
  const { status, amount } = collectabilityOf(state);
  if (status !== 'COLLECTABLE') return refuse(errorByStatus[status as keyof typeof errorByStatus]);
  if (requestedAmount === undefined) return amount;
  const requested = toUnits(requestedAmount, MONEY_SCALE);
  if (requested <= 0n || requested > amount || requested !== currency.round(requested))
    return refuseWithStatus(
      400,
      'INVALID_AMOUNT',
      `The open balance is ${currency.format(amount)}; ${currency.format(requested)} cannot be collected.`,
      { open: currency.format(amount) },
    );
  return requested;
}

interface ChangeContext {
  readonly now: string;
  readonly mint: () => string;
  readonly currency: Currency;
}

/** Records cash, a transfer or a check that the merchant received. */
export function recordManualPayment(
  state: OrderState,
  requestedAmount: string | undefined,
  method: UserDefinedPaymentMethodName | undefined,
  when: ChangeContext,
): OrderState | Refusal<CollectError | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED'> {
  const amount = amountToCollect(state, requestedAmount, when.currency);
  if (isRefusal(amount)) return amount;
  const open =
    requestedAmount === undefined || amount === balanceOf(state).balance
      ? state.payments.find(
          (payment) =>
            payment.status === 'PENDING' &&
            payment.doc.regularPaymentDetails?.offlinePayment === true &&
            payment.amount === amount,
        )
      : undefined;
  // The pending offline payment was paid: it is updated, and no second payment is added.
  if (open)
    return withPaymentStatus(state, open.paymentId, 'APPROVED', {
      now: when.now,
      doc: named(open.doc, method),
    });
  return withPayment(
    state,
    {
      amount,
      status: 'APPROVED',
      details: {
        regularPaymentDetails: {
          offlinePayment: true,
          ...(method ? { paymentMethodName: { userDefinedName: method } } : {}),
        },
      },
    },
    when,
  );
}

const named = (
  doc: PaymentState['doc'],
  method: UserDefinedPaymentMethodName | undefined,
): PaymentState['doc'] =>
  method
    ? {
        ...doc,
        regularPaymentDetails: {
          ...doc.regularPaymentDetails,
          paymentMethodName: { userDefinedName: method },
        },
      }
    : doc;

/** The authorized payment, or why it can be neither captured nor voided. */
export function findAuthorizedPayment(
  state: OrderState,
  paymentId: string,
): PaymentState | Refusal<AuthorizedPaymentError> {
  const payment = state.payments.find((one) => one.paymentId === paymentId);
  if (!payment) return paymentNotFound(paymentId);
  if (payment.status === 'VOIDED') return refuse('PAYMENT_ALREADY_VOIDED', {}, { paymentId });
  if (payment.status === 'APPROVED')
    return refuse(
      'PAYMENT_ALREADY_CAPTURED',
      {},
      {
        paymentId,
      },
    );
  if (payment.status !== 'AUTHORIZED') return refuse('PAYMENT_NOT_AUTHORIZED', {}, { paymentId });
  return payment;
}

/** The whole authorized amount or a part of it; the provider releases the rest. */
export function amountToCapture(
  payment: PaymentState,
  requestedAmount: string | undefined,
  currency: Currency,
): bigint | Refusal<'INVALID_AMOUNT' | 'NOT_REGULAR_ONLINE_PAYMENT'> {
  if (payment.kind !== 'regular' || payment.doc.regularPaymentDetails?.offlinePayment === true)
    return refuse(
      'NOT_REGULAR_ONLINE_PAYMENT',
      {},
      {
        paymentId: payment.paymentId,
      },
    );
  const amount =
    requestedAmount === undefined ? payment.amount : toUnits(requestedAmount, MONEY_SCALE);
  return amount > 0n && amount <= payment.amount && amount === currency.round(amount)
    ? amount
    : refuseWithStatus(
        400,
        'INVALID_AMOUNT',
        `${currency.format(payment.amount)} is authorized; ${currency.format(amount)} cannot be captured.`,
        { paymentId: payment.paymentId },
      );
}

/** A webhook or the worker may have recorded the capture already. */
const isCaptured = ({ payments }: OrderState, id: string): boolean =>
  payments.some(({ paymentId, status }) => paymentId === id && status === 'APPROVED');

export function captured(
  state: OrderState,
  paymentId: string,
  amount: bigint,
  { now, mint, currency }: ChangeContext,
): OrderState | Refusal<AuthorizedPaymentError> {
  if (isCaptured(state, paymentId)) return state;
  const payment = findAuthorizedPayment(state, paymentId);
  if (isRefusal(payment)) return payment;
  const details = payment.doc.regularPaymentDetails;
  const captures = [
    {
      id: mint(),
      status: 'SUCCEEDED' as const,
      amount: createPriceWriter(currency).plain(amount),
      createdDate: now,
    },
  ];
  const doc = {
    ...payment.doc,
    regularPaymentDetails: {
      ...details,
      authorizationDetails: { ...details?.authorizationDetails, captures },
    },
  };
  return settled(
    withChangedPayment(state, { ...payment, amount, status: 'APPROVED', doc, updatedAt: now }),
  );
}

export function voided(
  state: OrderState,
  paymentId: string,
  { now }: Pick<ChangeContext, 'now'>,
): OrderState | Refusal<AuthorizedPaymentError> {
  const payment = findAuthorizedPayment(state, paymentId);
  if (isRefusal(payment)) return payment;
  const details = payment.doc.regularPaymentDetails;
  const doc = {
    ...payment.doc,
    regularPaymentDetails: {
      ...details,
      authorizationDetails: {
        ...details?.authorizationDetails,
        void: { status: 'SUCCEEDED' as const, voidedDate: now, reason: 'MANUAL' as const },
      },
    },
  };
  return settled(withChangedPayment(state, { ...payment, status: 'VOIDED', doc, updatedAt: now }));
}

const MAX_CHARGEBACKS = 6;

/** Records a chargeback or its reversal. The same chargeback reported twice is recorded once. */
export function withChargeback(
  state: OrderState,
  paymentId: string,
  reported: {
    readonly externalId: string;
    readonly amount: bigint;
    readonly status: 'APPROVED' | 'REVERSED';
  },
  { now, mint, currency }: ChangeContext,
): OrderState | Refusal<'INVALID_AMOUNT' | 'PAYMENT_NOT_FOUND' | 'TOO_MANY_CHARGEBACKS'> {
  const payment = state.payments.find((one) => one.paymentId === paymentId);
  if (!payment) return paymentNotFound(paymentId);
  const details = payment.doc.regularPaymentDetails;
  if (
    !details ||
    payment.status !== 'APPROVED' ||
    reported.amount > payment.amount ||
    reported.amount <= 0n
  )
    return refuseWithStatus(
      400,
      'INVALID_AMOUNT',
      'Only an amount that was paid online can be charged back.',
      {
        paymentId,
      },
    );
  const existing = details.chargebacks?.find(
    ({ externalId }) => externalId === reported.externalId,
  );
  if (existing && (existing.status === reported.status || existing.status === 'REVERSED'))
    return state;
  if (!existing && (details.chargebacks?.length ?? 0) >= MAX_CHARGEBACKS)
    return refuse('TOO_MANY_CHARGEBACKS', { max: MAX_CHARGEBACKS });
  const amount = createPriceWriter(currency).plain(reported.amount);
  const reversal = reported.status === 'REVERSED' ? { reversalAmount: amount } : {};
  const next: Chargeback = existing
    ? { ...existing, ...reversal, status: reported.status, updatedDate: now }
    : {
        id: mint(),
        externalId: reported.externalId,
        amount,
        ...reversal,
        status: reported.status,
        createdDate: now,
        updatedDate: now,
      };
  const chargebacks = existing
    ? (details.chargebacks ?? []).map((one) => (one === existing ? next : one))
    : [...(details.chargebacks ?? []), next];
  return withChangedPayment(state, {
    ...payment,
    doc: { ...payment.doc, regularPaymentDetails: { ...details, chargebacks } },
    updatedAt: now,
  });
}
