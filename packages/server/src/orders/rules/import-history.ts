import type { Order } from '@shopwright/contract/orders/order';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import type {
  FulfillmentState,
  OrderLine,
  OrderState,
  PaymentState,
  RefundState,
} from './order-state.ts';

/**
 * An imported order comes with its state, but here states are computed from payments, refunds and
 * fulfillments. So this creates the ones that lead to the imported state.
 */

interface Making {
  readonly total: bigint;
  readonly at: string;
  readonly mint: () => string;
}
type History = Pick<OrderState, 'payments' | 'refunds'>;

export function importedPayments(
  { paymentStatus, balanceSummary }: Order,
  { total, at, mint }: Making,
): History | Refusal {
  const said = (amount: { readonly amount?: string } | undefined): bigint | undefined =>
    amount?.amount === undefined ? undefined : toUnits(amount.amount, MONEY_SCALE);
  const [paid, refunded] = [said(balanceSummary?.paid), said(balanceSummary?.refunded)];
  const make = (amount: bigint, status: PaymentState['status']): PaymentState => ({
    paymentId: mint(),
    kind: 'regular',
    amount,
    status,
    createdAt: at,
    updatedAt: at,
    doc: { regularPaymentDetails: { offlinePayment: status === 'APPROVED' } },
  });
  const missing = (field: string): Refusal =>
    refuseFields(
      violation(
        `order.balanceSummary.${field}`,
        'REQUIRED_FIELD',
        `is required where paymentStatus is ${paymentStatus ?? ''}`,
      ),
    );
  switch (paymentStatus) {
    case 'PAID':
      if (paid !== undefined && paid < total)
        return refuseFields(
          violation(
            'order.balanceSummary.paid',
            'DECIMAL_GTE',
            'is less than the total: such an order is PARTIALLY_PAID',
          ),
        );
      return { payments: total === 0n ? [] : [make(paid ?? total, 'APPROVED')], refunds: [] };
    case 'PARTIALLY_PAID':
      return paid === undefined || paid === 0n || paid >= total
        ? missing('paid')
        : { payments: [make(paid, 'APPROVED')], refunds: [] };
    case 'FULLY_REFUNDED':
      return withRefund(make(paid ?? total, 'APPROVED'), paid ?? total, { at, mint });
    case 'PARTIALLY_REFUNDED': {
      if (refunded === undefined || refunded === 0n || refunded >= (paid ?? total))
        return missing('refunded');
      return withRefund(make(paid ?? total, 'APPROVED'), refunded, { at, mint });
    }
    case 'PENDING':
    case 'PENDING_MERCHANT':
    case 'CANCELED':
    case 'DECLINED':
      return { payments: [make(total, paymentStatus)], refunds: [] };
    default:
      return paid === undefined || paid === 0n
        ? { payments: [], refunds: [] }
        : { payments: [make(paid, 'APPROVED')], refunds: [] };
  }
}

function withRefund(
  payment: PaymentState,
  amount: bigint,
  { at, mint }: Pick<Making, 'at' | 'mint'>,
): History {
  if (payment.amount === 0n) return { payments: [], refunds: [] };
  const refund: RefundState = {
    refundId: mint(),
    details: {},
    createdAt: at,
    transactions: [
      { paymentId: payment.paymentId, amount, status: 'SUCCEEDED', doc: { externalRefund: true } },
    ],
  };
  return { payments: [payment], refunds: [refund] };
}

export function importedFulfillments(
  { fulfillmentStatus }: Order,
  lines: readonly OrderLine[],
  { at, mint }: Pick<Making, 'at' | 'mint'>,
): FulfillmentState[] {
  const sent =
    fulfillmentStatus === 'FULFILLED'
      ? lines
      : fulfillmentStatus === 'PARTIALLY_FULFILLED'
        ? lines.slice(0, Math.max(1, lines.length - 1))
        : [];
  // For a single line with several units, one unit stays unfulfilled.
  const quantityOf = (line: OrderLine): number =>
    fulfillmentStatus === 'PARTIALLY_FULFILLED' && lines.length === 1
      ? Math.max(1, line.quantity - 1)
      : line.quantity;
  return sent.length === 0
    ? []
    : [
        {
          fulfillmentId: mint(),
          createdAt: at,
          lines: sent.map((line) => ({ id: line.id, quantity: quantityOf(line) })),
        },
      ];
}
