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

/** Money for an order that is there already: asked for, taken by hand, taken or let go where it was held, and taken back by a bank. */

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

const whyNot = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: ['ORDER_CANCELED', 'The order is canceled.'],
  NONCOLLECTABLE_ORDER_IS_PENDING: ['ORDER_IS_PENDING', 'The order waits for a payment.'],
  NONCOLLECTABLE_ORDER_IS_REJECTED: ['ORDER_IS_REJECTED', 'The order was rejected.'],
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: [
    'ORDER_HAS_CHARGEBACKS',
    'A bank took a payment of this order back; settle that first.',
  ],
  NONCOLLECTABLE_ORDER_IS_PAID: ['ORDER_ALREADY_PAID', 'The order is paid.'],
} as const;

/** How much may be asked for: what is open, or the given part of it. */
export function amountToCollect(
  state: OrderState,
  asked: string | undefined,
  currency: Currency,
): bigint | Refusal {
  const { status, amount } = collectabilityOf(state);
  if (status !== 'COLLECTABLE') {
    const [code, sentence] = whyNot[status as keyof typeof whyNot];
    return refuse(409, code, sentence);
  }
  if (asked === undefined) return amount;
  const wanted = toUnits(asked, MONEY_SCALE);
  if (wanted <= 0n || wanted > amount || wanted !== currency.round(wanted))
    return refuse(
      400,
      'INVALID_AMOUNT',
      `${currency.format(amount)} is open; ${currency.format(wanted)} cannot be collected.`,
      { open: currency.format(amount) },
    );
  return wanted;
}

interface When {
  readonly now: string;
  readonly mint: () => string;
  readonly currency: Currency;
}

/** Cash, a transfer, a cheque: it is there because the merchant says so. */
export function takeByHand(
  state: OrderState,
  asked: string | undefined,
  method: UserDefinedPaymentMethodName | undefined,
  when: When,
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
  // What was to be paid at the door has been paid: the same payment, not a second one.
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

/** Why a held payment cannot be taken or let go, if so. */
export function heldPayment(state: OrderState, paymentId: string): PaymentState | Refusal {
  const payment = state.payments.find((one) => one.paymentId === paymentId);
  if (!payment) return paymentNotFound(paymentId);
  if (payment.status === 'VOIDED')
    return refuse(409, 'PAYMENT_ALREADY_VOIDED', 'This payment was let go.', { paymentId });
  if (payment.status === 'APPROVED')
    return refuse(409, 'PAYMENT_ALREADY_CAPTURED', 'This payment was taken already.', {
      paymentId,
    });
  if (payment.status !== 'AUTHORIZED')
    return refuse(409, 'PAYMENT_NOT_AUTHORIZED', 'This payment is not held for us.', { paymentId });
  return payment;
}

/** All of what is held, or a part; the rest is let go by the provider. */
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
        `${currency.format(payment.amount)} is held; ${currency.format(amount)} cannot be captured.`,
        { paymentId: payment.paymentId },
      );
}

/** Whoever heard it first from the provider has written it down already. */
const isTaken = ({ payments }: OrderState, id: string): boolean =>
  payments.some(({ paymentId, status }) => paymentId === id && status === 'APPROVED');

export function captured(
  state: OrderState,
  paymentId: string,
  amount: bigint,
  { now, mint, currency }: When,
): OrderState | Refusal {
  if (isTaken(state, paymentId)) return state;
  const payment = heldPayment(state, paymentId);
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
  { now }: Pick<When, 'now'>,
): OrderState | Refusal {
  const payment = heldPayment(state, paymentId);
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

const mostChargebacks = 6;

/** A bank took money back from us, or gave it up again. Told twice it is one. */
export function withChargeback(
  state: OrderState,
  paymentId: string,
  said: {
    readonly externalId: string;
    readonly amount: bigint;
    readonly status: 'APPROVED' | 'REVERSED';
  },
  { now, mint, currency }: When,
): OrderState | Refusal {
  const payment = state.payments.find((one) => one.paymentId === paymentId);
  if (!payment) return paymentNotFound(paymentId);
  const details = payment.doc.regularPaymentDetails;
  if (
    !details ||
    payment.status !== 'APPROVED' ||
    said.amount > payment.amount ||
    said.amount <= 0n
  )
    return refuse(400, 'INVALID_AMOUNT', 'Only what was paid online can be taken back by a bank.', {
      paymentId,
    });
  const known = details.chargebacks?.find(({ externalId }) => externalId === said.externalId);
  if (known && (known.status === said.status || known.status === 'REVERSED')) return state;
  if (!known && (details.chargebacks?.length ?? 0) >= mostChargebacks)
    return refuse(
      409,
      'TOO_MANY_CHARGEBACKS',
      `A payment has at most ${mostChargebacks} chargebacks.`,
    );
  const amount = createPriceWriter(currency).plain(said.amount);
  const reversal = said.status === 'REVERSED' ? { reversalAmount: amount } : {};
  const next: Chargeback = known
    ? { ...known, ...reversal, status: said.status, updatedDate: now }
    : {
        id: mint(),
        externalId: said.externalId,
        amount,
        ...reversal,
        status: said.status,
        createdDate: now,
        updatedDate: now,
      };
  const chargebacks = known
    ? (details.chargebacks ?? []).map((one) => (one === known ? next : one))
    : [...(details.chargebacks ?? []), next];
  return withChangedPayment(state, {
    ...payment,
    doc: { ...payment.doc, regularPaymentDetails: { ...details, chargebacks } },
    updatedAt: now,
  });
}
