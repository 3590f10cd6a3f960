import { refuse, type ApplicationRefusal, type Refusal } from '../../kernel/outcome.ts';
import type { OrderState, OrderStatus, PaymentState } from './order-state.ts';

/**
 * What may be done to an order in each of its states; every pair is decided here. A state is the
 * next state, `stay` keeps it, and a code is the refusal. For the reasons, see
 * docs/decisions/0009-states-of-an-order.md.
 */
export const orderTable = {
  INITIALIZED: {
    approve: 'APPROVED',
    hold: 'PENDING',
    reject: 'REJECTED',
    cancel: 'CANCELED',
    edit: 'stay',
    note: 'stay',
    fulfil: 'ORDER_NOT_APPROVED',
    pay: 'stay',
    collect: 'stay',
    refund: 'stay',
  },
  PENDING: {
    approve: 'APPROVED',
    hold: 'STATUS_ALREADY_SET',
    reject: 'REJECTED',
    cancel: 'ORDER_IS_PENDING',
    edit: 'ORDER_IS_PENDING',
    note: 'stay',
    fulfil: 'ORDER_IS_PENDING',
    pay: 'stay',
    collect: 'ORDER_IS_PENDING',
    refund: 'ORDER_IS_PENDING',
  },
  APPROVED: {
    approve: 'STATUS_ALREADY_SET',
    hold: 'UNSUPPORTED_TRANSITION',
    reject: 'UNSUPPORTED_TRANSITION',
    cancel: 'CANCELED',
    edit: 'stay',
    note: 'stay',
    fulfil: 'stay',
    pay: 'stay',
    collect: 'stay',
    refund: 'stay',
  },
  CANCELED: {
    approve: 'UNSUPPORTED_TRANSITION',
    hold: 'UNSUPPORTED_TRANSITION',
    reject: 'UNSUPPORTED_TRANSITION',
    cancel: 'STATUS_ALREADY_SET',
    edit: 'stay',
    note: 'stay',
    fulfil: 'ORDER_CANCELED',
    pay: 'stay',
    collect: 'ORDER_CANCELED',
    refund: 'stay',
  },
  REJECTED: {
    approve: 'UNSUPPORTED_TRANSITION',
    hold: 'UNSUPPORTED_TRANSITION',
    reject: 'STATUS_ALREADY_SET',
    cancel: 'ORDER_IS_REJECTED',
    edit: 'ORDER_IS_REJECTED',
    note: 'stay',
    fulfil: 'ORDER_IS_REJECTED',
    pay: 'stay',
    collect: 'ORDER_IS_REJECTED',
    refund: 'stay',
  },
} as const satisfies Record<OrderStatus, Record<string, OrderStatus | 'stay' | OrderRefusalCode>>;

export type OrderAction = keyof (typeof orderTable)['INITIALIZED'];
export type OrderRefusalCode =
  | 'STATUS_ALREADY_SET'
  | 'UNSUPPORTED_TRANSITION'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED'
  | 'ORDER_CANCELED'
  | 'ORDER_NOT_APPROVED';

const isStatus = (outcome: string): outcome is OrderStatus => Object.hasOwn(orderTable, outcome);

/** The errors that the table has for an action. */
type OrderActionError<Action extends OrderAction> = Extract<
  (typeof orderTable)[OrderStatus][Action],
  OrderRefusalCode
>;

/** The next status, or the refusal. */
export function decideOrder<const Action extends OrderAction>(
  status: OrderStatus,
  action: Action,
): OrderStatus | Refusal<OrderActionError<Action>> {
  const outcome: OrderStatus | 'stay' | OrderRefusalCode = orderTable[status][action];
  if (outcome === 'stay') return status;
  return isStatus(outcome)
    ? outcome
    : (refuse<OrderRefusalCode>(outcome, {}, { status }) as ApplicationRefusal<
        OrderActionError<Action>
      >);
}

/** Approved, authorized or offline payments. */
const isSecured = ({ status, doc }: PaymentState): boolean =>
  status === 'APPROVED' ||
  status === 'AUTHORIZED' ||
  (status === 'PENDING' && doc.regularPaymentDetails?.offlinePayment === true);

type Decided = Pick<OrderState, 'total' | 'payments'> & {
  readonly terms: Pick<OrderState['terms'], 'approval' | 'dueNow'>;
};

/** Whether the amount that approves the order is paid, or nothing is due. */
export function isApproved({ total, payments, terms }: Decided): boolean {
  const secured = payments.filter(isSecured);
  if (
    terms.approval === 'PAYMENT_METHOD_SAVED' &&
    payments.some(({ doc }) => doc.regularPaymentDetails?.savedPaymentMethod === true)
  )
    return true;
  if (terms.approval === 'PAYMENT_RECEIVED' && secured.length === 0) return false;
  if (total === 0n || terms.dueNow === '0') return true;
  return (
    secured.length > 0 &&
    secured.reduce((all, { amount }) => all + amount, 0n) >= BigInt(terms.dueNow)
  );
}

export function firstStatus(order: Decided): OrderStatus {
  if (isApproved(order)) return 'APPROVED';
  return order.payments.some(({ status }) => status === 'PENDING' || status === 'PENDING_MERCHANT')
    ? 'PENDING'
    : 'INITIALIZED';
}

/**
 * The status that follows from a payment: approved when enough is paid, rejected when the awaited
 * payment failed.
 */
export function statusAfterPayment(order: Decided & Pick<OrderState, 'status'>): OrderStatus {
  if (order.status !== 'INITIALIZED' && order.status !== 'PENDING') return order.status;
  const next = firstStatus(order);
  if (next === 'INITIALIZED' && order.status === 'PENDING') return 'REJECTED';
  return next;
}
