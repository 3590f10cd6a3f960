import type { PaymentStatusEnumPaymentStatus } from '@shopwright/contract/orders/order';
import type { OrderState, PaymentState, RefundState } from './order-state.ts';

/** What has been paid and given back, from the transactions alone. Nothing of this is ever stored as a truth of its own. */
export interface Balance {
  /** All that was approved, whatever was refunded since. */
  readonly paid: bigint;
  readonly refunded: bigint;
  readonly pendingRefund: bigint;
  readonly authorized: bigint;
  readonly pending: bigint;
  readonly chargeback: bigint;
  readonly chargebackReversal: bigint;
  /** Left to pay; below nothing is what is owed to the buyer. */
  readonly balance: bigint;
}

type Transactions = Pick<OrderState, 'total' | 'payments' | 'refunds'>;
type OrderPaymentStatus = Exclude<PaymentStatusEnumPaymentStatus, 'UNSPECIFIED'>;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
const amountsOf = (payments: readonly PaymentState[], status: PaymentState['status']): bigint => sum(payments.filter((payment) => payment.status === status).map(({ amount }) => amount));

/** Cash at the door is not on its way: it is simply not paid yet. */
const isOffline = ({ doc }: PaymentState): boolean => doc.regularPaymentDetails?.offlinePayment === true;

export function balanceOf({ total, payments, refunds }: Transactions): Balance {
  const paid = amountsOf(payments, 'APPROVED');
  const refunded = refundsIn(refunds, isDone);
  const chargebacks = payments.flatMap(({ doc }) => doc.regularPaymentDetails?.chargebacks ?? []);
  // A refund settles what was paid too much first; it never makes the buyer owe again.
  const owed = total - paid;
  return {
    paid, refunded, pendingRefund: refundsIn(refunds, isUnderWay),
    authorized: amountsOf(payments, 'AUTHORIZED'),
    pending: sum(payments.filter((payment) => (payment.status === 'PENDING' && !isOffline(payment)) || payment.status === 'PENDING_MERCHANT').map(({ amount }) => amount)),
    chargeback: sum(chargebacks.map(({ amount }) => units(amount?.amount))),
    chargebackReversal: sum(chargebacks.filter(({ status }) => status === 'REVERSED').map(({ reversalAmount, amount }) => units(reversalAmount?.amount ?? amount?.amount))),
    balance: owed >= 0n ? owed : least(0n, owed + refunded),
  };
}

export const isDone = (status: string): boolean => status === 'SUCCEEDED';
export const isUnderWay = (status: string): boolean => status === 'PENDING' || status === 'SCHEDULED' || status === 'STARTED';

function refundsIn(refunds: readonly RefundState[], counts: (status: string) => boolean): bigint {
  return sum(refunds.flatMap(({ transactions }) => transactions.filter(({ status }) => counts(status)).map(({ amount }) => amount)));
}

/** Given back or promised back, of one payment. What failed is free to be refunded again. */
export function refundedOf(refunds: readonly RefundState[], paymentId: string, counts: (status: string) => boolean = (status) => status !== 'FAILED'): bigint {
  return sum(refunds.flatMap(({ transactions }) => transactions.filter((one) => one.paymentId === paymentId && counts(one.status)).map(({ amount }) => amount)));
}

export function paymentStatusOf(order: Transactions): OrderPaymentStatus {
  const { paid, refunded } = balanceOf(order);
  if (refunded > 0n) return refunded >= paid ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED';
  if (paid >= order.total) return 'PAID';
  if (paid > 0n) return 'PARTIALLY_PAID';
  const open = order.payments.filter((payment) => !isOffline(payment) && payment.amount > 0n);
  const has = (status: PaymentState['status']): boolean => open.some((payment) => payment.status === status);
  if (has('PENDING_MERCHANT')) return 'PENDING_MERCHANT';
  if (has('PENDING') || has('AUTHORIZED')) return 'PENDING';
  // What happened last is what the owner must know.
  const last = open.at(-1)?.status;
  return last === 'DECLINED' || last === 'CANCELED' ? last : 'NOT_PAID';
}

/** As the wire has one payment: what was refunded of it shows in its status. */
export function shownPaymentStatus(payment: PaymentState, refunds: readonly RefundState[]): PaymentState['status'] | 'REFUNDED' | 'PARTIALLY_REFUNDED' {
  const refunded = refundedOf(refunds, payment.paymentId, isDone);
  if (payment.status !== 'APPROVED' || refunded === 0n) return payment.status;
  return refunded >= payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Chargebacks are kept as the wire has them. */
function units(amount: string | undefined): bigint {
  const [whole = '0', fraction = ''] = (amount ?? '0').split('.');
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0').slice(0, 3));
}
