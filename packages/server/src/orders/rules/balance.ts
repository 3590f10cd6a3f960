import type { PaymentStatusEnumPaymentStatus } from '@shopwright/contract/orders/order';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import type { OrderState, PaymentState, RefundState } from './order-state.ts';

/** Paid and refunded amounts, computed from the transactions and never stored on their own. */
export interface Balance {
  /** All approved payments, before refunds. */
  readonly paid: bigint;
  readonly refunded: bigint;
  readonly pendingRefund: bigint;
  readonly authorized: bigint;
  readonly pending: bigint;
  readonly chargeback: bigint;
  readonly chargebackReversal: bigint;
  /** The amount left to pay; negative when the shop owes the buyer. */
  readonly balance: bigint;
}

type Transactions = Pick<OrderState, 'total' | 'payments' | 'refunds'>;
type OrderPaymentStatus = Exclude<PaymentStatusEnumPaymentStatus, 'UNSPECIFIED'>;

const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((all, amount) => all + amount, 0n);
const amountsOf = (payments: readonly PaymentState[], status: PaymentState['status']): bigint =>
  sum(payments.filter((payment) => payment.status === status).map(({ amount }) => amount));

/** A pending offline payment counts as unpaid. */
const isOffline = ({ doc }: PaymentState): boolean =>
  doc.regularPaymentDetails?.offlinePayment === true;

export function balanceOf({ total, payments, refunds }: Transactions): Balance {
  const paid = amountsOf(payments, 'APPROVED');
  const refunded = refundsIn(refunds, isDone);
  // Stryker disable next-line ArrayDeclaration: a chargeback without an amount counts nothing
  const chargebacks = payments.flatMap(({ doc }) => doc.regularPaymentDetails?.chargebacks ?? []);
  // A refund first covers an overpayment; it never makes the buyer owe again.
  const owed = total - paid;
  return {
    paid,
    refunded,
    pendingRefund: refundsIn(refunds, isInProgress),
    authorized: amountsOf(payments, 'AUTHORIZED'),
    pending: sum(
      payments
        .filter(
          (payment) =>
            (payment.status === 'PENDING' && !isOffline(payment)) ||
            payment.status === 'PENDING_MERCHANT',
        )
        .map(({ amount }) => amount),
    ),
    chargeback: sum(chargebacks.map(({ amount }) => units(amount?.amount))),
    chargebackReversal: sum(
      chargebacks
        .filter(({ status }) => status === 'REVERSED')
        .map(({ reversalAmount, amount }) => units(reversalAmount?.amount ?? amount?.amount)),
    ),
    // Stryker disable next-line EqualityOperator: where nothing is owed both give nothing
    balance: owed >= 0n ? owed : least(0n, owed + refunded),
  };
}

export const isDone = (status: string): boolean => status === 'SUCCEEDED';
export const isInProgress = (status: string): boolean =>
  status === 'PENDING' || status === 'SCHEDULED' || status === 'STARTED';

function refundsIn(refunds: readonly RefundState[], counts: (status: string) => boolean): bigint {
  return sum(
    refunds.flatMap(({ transactions }) =>
      transactions.filter(({ status }) => counts(status)).map(({ amount }) => amount),
    ),
  );
}

/** The refunded or pending amount of one payment. A failed refund can be repeated. */
export function refundedOf(
  refunds: readonly RefundState[],
  paymentId: string,
  counts: (status: string) => boolean = (status) => status !== 'FAILED',
): bigint {
  return sum(
    refunds.flatMap(({ transactions }) =>
      transactions
        .filter((one) => one.paymentId === paymentId && counts(one.status))
        .map(({ amount }) => amount),
    ),
  );
}

export function paymentStatusOf(order: Transactions): OrderPaymentStatus {
  const { paid, refunded } = balanceOf(order);
  if (refunded > 0n) return refunded >= paid ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED';
  if (paid >= order.total) return 'PAID';
  if (paid > 0n) return 'PARTIALLY_PAID';
  const open = order.payments.filter((payment) => !isOffline(payment) && payment.amount > 0n);
  const has = (status: PaymentState['status']): boolean =>
    open.some((payment) => payment.status === status);
  if (has('PENDING_MERCHANT')) return 'PENDING_MERCHANT';
  if (has('PENDING') || has('AUTHORIZED')) return 'PENDING';
  // The latest transaction decides.
  const last = open.at(-1)?.status;
  return last === 'DECLINED' || last === 'CANCELED' ? last : 'NOT_PAID';
}

/** The payment's status on the wire, which shows refunds too. */
export function shownPaymentStatus(
  payment: PaymentState,
  refunds: readonly RefundState[],
): PaymentState['status'] | 'REFUNDED' | 'PARTIALLY_REFUNDED' {
  const refunded = refundedOf(refunds, payment.paymentId, isDone);
  if (payment.status !== 'APPROVED' || refunded === 0n) return payment.status;
  return refunded >= payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

// Stryker disable next-line EqualityOperator: of equals either is the least
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Chargebacks are stored in their wire form. */
const units = (amount: string | undefined): bigint => toUnits(amount ?? '0', MONEY_SCALE);
