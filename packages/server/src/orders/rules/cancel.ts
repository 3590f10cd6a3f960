import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import type { OrderLine, OrderState, OrderStatus } from './order-state.ts';
import { decideOrder } from './order-status.ts';

/** How many of each line go back on the shelf. */
export type Restocking = ReadonlyMap<string, number>;

/** Money that is only held must be let go or taken first. */
export function cancelOrder(state: OrderState, restockAll: boolean): OrderState | Refusal {
  const status = decideOrder(state.status, 'cancel');
  if (isRefusal(status)) return status;
  if (state.payments.some((payment) => payment.status === 'AUTHORIZED')) {
    return refuse(
      409,
      'ORDER_HAS_AUTHORIZED_TRANSACTION',
      'A payment of this order is authorized; void or capture it first.',
    );
  }
  const canceled = { ...state, status };
  return restockAll ? withRestocked(canceled, allLeft(state)) : canceled;
}

/** All that has not gone back already. */
export const allLeft = ({ doc }: OrderState): Restocking =>
  new Map(doc.lineItems.map((line) => [line.id, left(line)]));

const left = ({ quantity, restockQuantity }: OrderLine): number =>
  quantity - (restockQuantity ?? 0);

export function withRestocked(state: OrderState, restocking: Restocking): OrderState {
  const lineItems = state.doc.lineItems.map((line) => {
    const back = Math.min(restocking.get(line.id) ?? 0, left(line));
    return back > 0 ? { ...line, restockQuantity: (line.restockQuantity ?? 0) + back } : line;
  });
  return lineItems.every((line, index) => line === state.doc.lineItems[index])
    ? state
    : { ...state, doc: { ...state.doc, lineItems } };
}

/** What came back between two states, by line. */
export function restockedBetween(
  before: OrderState,
  after: OrderState,
): { readonly line: OrderLine; readonly quantity: number }[] {
  return after.doc.lineItems.flatMap((line) => {
    const was = before.doc.lineItems.find(({ id }) => id === line.id);
    const quantity = (line.restockQuantity ?? 0) - (was?.restockQuantity ?? 0);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

const actions = {
  APPROVED: 'approve',
  PENDING: 'hold',
  REJECTED: 'reject',
  CANCELED: 'cancel',
} as const satisfies Partial<Record<OrderStatus, string>>;

/** The merchant says what the order is. */
export function setStatus(state: OrderState, status: OrderStatus): OrderState | Refusal {
  if (status === state.status)
    return refuse(409, 'STATUS_ALREADY_SET', 'The order has this status already.', { status });
  if (status === 'INITIALIZED')
    return refuse(
      400,
      'STATUS_NOT_SUPPORTED',
      'An order is INITIALIZED when it is made, and never again.',
      { status },
    );
  if (status === 'CANCELED') return cancelOrder(state, false);
  const next = decideOrder(state.status, actions[status]);
  return isRefusal(next) ? next : { ...state, status: next };
}
