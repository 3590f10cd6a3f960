import type { Payment } from '@shopwright/contract/orders/payments';
import { isRefusal, refuse, refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import { decidePayment, withAuthorization } from './payment-status.ts';
import { newPayment } from './build-order.ts';
import type { NewPayment } from './new-order.ts';
import type { OrderState, PaymentState, PaymentStatus } from './order-state.ts';
import { statusAfterPayment } from './order-status.ts';

export const paymentNotFound = (paymentId: string): Refusal<'PAYMENT_NOT_FOUND'> =>
  refuse('PAYMENT_NOT_FOUND', { paymentId }, { paymentId });

interface When {
  readonly now: string;
  readonly mint: () => string;
}

/** Adds the payment to the order, or updates it as far as a payment may change. */
export function withPayment(
  state: OrderState,
  payment: NewPayment,
  { now, mint }: When,
): OrderState | Refusal<'INVALID_AMOUNT' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED'> {
  const existing =
    payment.paymentId === undefined
      ? undefined
      : state.payments.find(({ paymentId }) => paymentId === payment.paymentId);
  if (!existing)
    return settled({ ...state, payments: [...state.payments, newPayment(payment, now, mint)] });
  if (existing.amount !== payment.amount)
    return refuseWithStatus(409, 'INVALID_AMOUNT', 'This payment exists with another amount.', {
      paymentId: existing.paymentId,
    });
  return withPaymentStatus(state, existing.paymentId, payment.status, {
    now,
    doc: { ...existing.doc, ...merged(existing, payment) },
  });
}

/** Adds details that the provider reports later, such as the transaction and the card. */
function merged(existing: PaymentState, { details }: NewPayment): Partial<Payment> {
  if (!('regularPaymentDetails' in details)) return {};
  return {
    regularPaymentDetails: {
      ...existing.doc.regularPaymentDetails,
      ...details.regularPaymentDetails,
    },
  };
}

export function withPaymentStatus(
  state: OrderState,
  paymentId: string,
  status: string,
  { now, doc }: { readonly now: string; readonly doc?: PaymentState['doc'] },
): OrderState | Refusal<'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED'> {
  const payment = state.payments.find((one) => one.paymentId === paymentId);
  if (!payment) return paymentNotFound(paymentId);
  const next = decidePayment(payment.status, status);
  if (isRefusal(next)) return next;
  if (next === payment.status && (doc === undefined || isDeepEqual(doc, payment.doc))) return state;
  const becomesHeld = next === 'AUTHORIZED' && payment.status !== 'AUTHORIZED';
  const changed = doc ?? payment.doc;
  return settled(
    withChangedPayment(state, {
      ...payment,
      status: next,
      doc: becomesHeld ? withAuthorization(changed, now) : changed,
      updatedAt: now,
    }),
  );
}

export function withChangedPayment(state: OrderState, changed: PaymentState): OrderState {
  return {
    ...state,
    payments: state.payments.map((payment) =>
      payment.paymentId === changed.paymentId ? changed : payment,
    ),
  };
}

/** Approves the order when enough is paid, and rejects it when the awaited payment failed. */
export function settled(state: OrderState): OrderState {
  const status = statusAfterPayment(state);
  return status === state.status ? state : { ...state, status };
}

export const isPaymentStatus = (status: string): status is PaymentStatus =>
  [
    'APPROVED',
    'PENDING',
    'PENDING_MERCHANT',
    'CANCELED',
    'DECLINED',
    'AUTHORIZED',
    'VOIDED',
  ].includes(status);
