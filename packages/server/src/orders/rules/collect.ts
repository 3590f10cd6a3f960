import type { PaymentCollectabilityStatus } from '@shopwright/contract/orders/collect-payments';
import type {
  Chargeback,
  UserDefinedPaymentMethodName,
} from '@shopwright/contract/orders/payments';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../kernel/money.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
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

/** Payments of existing orders: collected, recorded manually, captured, voided, and charged back. */

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

const refusalByStatus = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: ['ORDER_CANCELED', 'The order is canceled.'],
  NONCOLLECTABLE_ORDER_IS_PENDING: ['ORDER_IS_PENDING', 'The order is waiting for a payment.'],
  NONCOLLECTABLE_ORDER_IS_REJECTED: ['ORDER_IS_REJECTED', 'The order was rejected.'],
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: [
    'ORDER_HAS_CHARGEBACKS',
    'A payment of this order has a chargeback. Resolve it first.',
  ],
  NONCOLLECTABLE_ORDER_IS_PAID: ['ORDER_ALREADY_PAID', 'The order is paid.'],
} as const;

/** The open balance, or the given part of it. */
export function amountToCollect(
  state: OrderState,
  asked: string | undefined,
  currency: Currency,
): bigint | Refusal {
  const { status, amount } = collectabilityOf(state);
  if (status !== 'COLLECTABLE') {
    const [code, sentence] = refusalByStatus[status as keyof typeof refusalByStatus];
    return refuse(409, code, sentence);
  }
  if (asked === undefined) return amount;
  const wanted = toUnits(asked, MONEY_SCALE);
  if (wanted <= 0n || wanted > amount || wanted !== currency.round(wanted))
    return refuse(
      400,
      'INVALID_AMOUNT',
      `The open balance is ${currency.format(amount)}; ${currency.format(wanted)} cannot be collected.`,
      { open: currency.format(amount) },
    );
  return wanted;
}

interface ChangeContext {
  readonly now: string;
  readonly mint: () => string;
  readonly currency: Currency;
}

/** Records cash, a transfer or a check that the merchant received. */
export function recordManualPayment(
  state: OrderState,
  asked: string | undefined,
  method: UserDefinedPaymentMethodName | undefined,
  when: ChangeContext,
): OrderState | Refusal {
  const amount = amountToCollect(state, asked, when.currency);
  if (isRefusal(amount)) return amount;
  const open =
    asked === undefined || amount === balanceOf(state).balance
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
): PaymentState | Refusal {
  const payment = state.payments.find((one) => one.paymentId === paymentId);
  if (!payment) return paymentNotFound(paymentId);
  if (payment.status === 'VOIDED')
    return refuse(409, 'PAYMENT_ALREADY_VOIDED', 'This payment was voided.', { paymentId });
  if (payment.status === 'APPROVED')
    return refuse(409, 'PAYMENT_ALREADY_CAPTURED', 'This payment was already captured.', {
      paymentId,
    });
  if (payment.status !== 'AUTHORIZED')
    return refuse(409, 'PAYMENT_NOT_AUTHORIZED', 'This payment is not authorized.', { paymentId });
  return payment;
}

/** The whole authorized amount or a part of it; the provider releases the rest. */
export function amountToCapture(
  payment: PaymentState,
  asked: string | undefined,
  currency: Currency,
): bigint | Refusal {
  if (payment.kind !== 'regular' || payment.doc.regularPaymentDetails?.offlinePayment === true)
    return refuse(400, 'NOT_REGULAR_ONLINE_PAYMENT', 'Only an online payment can be captured.', {
      paymentId: payment.paymentId,
    });
  const amount = asked === undefined ? payment.amount : toUnits(asked, MONEY_SCALE);
  return amount > 0n && amount <= payment.amount && amount === currency.round(amount)
    ? amount
    : refuse(
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
): OrderState | Refusal {
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
): OrderState | Refusal {
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
): OrderState | Refusal {
  const payment = state.payments.find((one) => one.paymentId === paymentId);
  if (!payment) return paymentNotFound(paymentId);
  const details = payment.doc.regularPaymentDetails;
  if (
    !details ||
    payment.status !== 'APPROVED' ||
    reported.amount > payment.amount ||
    reported.amount <= 0n
  )
    return refuse(
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
    return refuse(
      409,
      'TOO_MANY_CHARGEBACKS',
      `A payment has at most ${MAX_CHARGEBACKS} chargebacks.`,
    );
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
