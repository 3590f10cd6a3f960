import { enqueue } from '../db/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import type { PaymentOutcome, RefundPayment } from './payment-operations.ts';
import type { OrderState, RefundStatus } from './rules/order-state.ts';
import { moveRefund, startRefund, type RefundRequest } from './rules/refund.ts';
import { loadOrders } from './store/load.ts';
import { changeNow, changeOrder, type Changed, type OrderWriteDeps } from './write.ts';

export interface RefundDeps extends OrderWriteDeps {
  readonly refundPayment: RefundPayment;
}

/** The job that finishes a refund if the server stopped before it could. */
export const refundTask = 'orders-refund';

export interface CreatedRefund {
  readonly refundId: string;
  readonly changed: Changed;
}

/**
 * Stores the refund first, which prevents a second refund of the same amount; then calls the
 * provider; then stores its answer. If the process stops in between, the job calls the provider
 * again, which refunds once.
 */
export async function makeRefund(
  deps: RefundDeps,
  siteId: string,
  orderId: string,
  request: RefundRequest,
  refundId = newOrderedId(),
): Promise<
  | CreatedRefund
  | Refusal<'INVALID_AMOUNT' | 'ORDER_NOT_FOUND' | 'PAYMENTS_NOT_FOUND' | 'REFUND_NOT_AVAILABLE'>
> {
  const started = await deps.db.tx(async (tx) => {
    const changed = await changeOrder(tx, deps, siteId, orderId, (state, { now, currency }) =>
      state.refunds.some((refund) => refund.refundId === refundId)
        ? state
        : startRefund(state, request, { refundId, now, currency }),
    );
    if (!isRefusal(changed) && isStarted(changed.state, refundId))
      await enqueue(tx, {
        task: refundTask,
        payload: { siteId, orderId, refundId },
        key: `refund ${refundId}`,
        runAt: new Date(deps.clock().getTime() + 60_000),
      });
    return changed;
  });
  if (isRefusal(started)) return started;
  if (!isStarted(started.state, refundId)) return { refundId, changed: started };
  // An unavailable provider is no reason to fail: the job retries.
  const settled = await settleRefund(deps, siteId, orderId, refundId).catch(() => undefined);
  return { refundId, changed: settled ?? started };
}

const isStarted = ({ refunds }: OrderState, refundId: string): boolean =>
  refunds.some(
    (refund) =>
      refund.refundId === refundId &&
      refund.transactions.some(({ status }) => status === 'STARTED'),
  );

/**
 * Calls the provider for each transaction that is only started. Throws when the provider is
 * unavailable.
 */
export async function settleRefund(
  deps: RefundDeps,
  siteId: string,
  orderId: string,
  refundId: string,
): Promise<Changed | undefined> {
  const state = (await loadOrders(deps.db, siteId, [orderId])).get(orderId)?.state;
  const refund = state?.refunds.find((one) => one.refundId === refundId);
  let last: Changed | undefined;
  for (const { paymentId, amount, status } of refund?.transactions ?? []) {
    const payment = state?.payments.find((one) => one.paymentId === paymentId);
    if (status !== 'STARTED' || !payment || !state) continue;
    const giftCardId = payment.doc.giftcardPaymentDetails?.giftCardId;
    const outcome = await deps.refundPayment({
      siteId,
      orderId,
      paymentId,
      refundId,
      amount,
      currency: state.currency,
      kind: payment.kind,
      ...(giftCardId === undefined ? {} : { giftCardId }),
    });
    const changed = await changeNow(deps, siteId, orderId, (now) =>
      moveRefund(now, refundId, paymentId, statusOf(outcome), saidOf(outcome)),
    );
    // A refusal means that another process has stored the answer.
    if (!isRefusal(changed)) last = changed;
  }
  return last;
}

const statusOf = ({ state }: PaymentOutcome): RefundStatus =>
  state === 'DONE' ? 'SUCCEEDED' : state === 'PENDING' ? 'PENDING' : 'FAILED';
const saidOf = (outcome: PaymentOutcome) =>
  outcome.state === 'REFUSED'
    ? { refundStatusInfo: { description: outcome.reason.slice(0, 1000) } }
    : outcome.reference === undefined
      ? {}
      : { providerRefundId: outcome.reference };
