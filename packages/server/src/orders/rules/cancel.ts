import type { CancelOrderError } from '@shopwright/contract/errors/groups';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import type { OrderLine, OrderState, OrderStatus } from './order-state.ts';
import { decideOrder } from './order-status.ts';

/** The restocked units of each line. */
export type Restocking = ReadonlyMap<string, number>;

/** Authorized payments must be captured or voided first. */
export function cancelOrder(
  state: OrderState,
  restockAll: boolean,
): OrderState | Refusal<CancelOrderError> {
  const status = decideOrder(state.status, 'cancel');
  if (isRefusal(status)) return status;
  if (state.payments.some((payment) => payment.status === 'AUTHORIZED')) {
    return refuse('ORDER_HAS_AUTHORIZED_TRANSACTION');
  }
  const canceled = { ...state, status };
  return restockAll ? withRestocked(canceled, allLeft(state)) : canceled;
}

/** All units that are not restocked yet. */
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

/** The units of each line that were restocked between two states. */
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

/** Sets the status that the merchant chose. */
export function setStatus(
  state: OrderState,
  status: OrderStatus,
): OrderState | Refusal<CancelOrderError | 'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION'> {
  if (status === state.status) return refuse('STATUS_ALREADY_SET', {}, { status });
  if (status === 'INITIALIZED') return refuse('STATUS_NOT_SUPPORTED', {}, { status });
  if (status === 'CANCELED') return cancelOrder(state, false);
  const next = decideOrder(state.status, actions[status]);
  return isRefusal(next) ? next : { ...state, status: next };
}
