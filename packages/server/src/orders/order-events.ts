import type { EventType } from '@shopwright/contract';
import type { Order } from '@shopwright/contract/orders/order';
import type { RefundSideEffects } from '@shopwright/contract/orders/payment-collection';
import { action, created, updated } from '../events/index.ts';
import type { Currency } from '../kernel/money.ts';
import { isDeepEqual } from '../kernel/is-deep-equal.ts';
import { isInProgress } from './rules/balance.ts';
import type { OrderState, RefundState } from './rules/order-state.ts';
import { renderFulfillments, renderRefund, renderTransactions } from './rules/render-order.ts';

/** The events of a change, found by comparing the order before and after. */
export interface OrderEvent {
  readonly type: EventType;
  readonly entityType: string;
  readonly entityId: string;
  readonly body: unknown;
}

export interface CancelTerms {
  readonly restockAllItems: boolean;
  readonly sendOrderCanceledEmail: boolean;
  readonly customMessage?: string;
}

export interface Compared {
  readonly before: { readonly state: OrderState; readonly wire: Order } | undefined;
  readonly after: { readonly state: OrderState; readonly wire: Order };
  readonly currency: Currency;
  readonly canceled?: CancelTerms;
}

const ofOrder = (entityId: string, type: EventType, body: unknown): OrderEvent => ({
  type,
  entityType: 'wix.ecom.v1.order',
  entityId,
  body,
});
const ofTransactions = (entityId: string, type: EventType, body: unknown): OrderEvent => ({
  type,
  entityType: 'wix.ecom.v1.order_transactions',
  entityId,
  body,
});

export function orderEvents({ before, after, currency, canceled }: Compared): OrderEvent[] {
  const { state, wire: order } = after;
  const id = state.orderId;
  if (state.imported)
    return before && isDeepEqual(before.wire, order)
      ? []
      : [ofOrder(id, 'wix.ecom.v1.order_imported', action({ order }))];
  const events: OrderEvent[] = [];
  if (!before) events.push(ofOrder(id, 'wix.ecom.v1.order_created', created(order)));
  else if (!isDeepEqual({ ...before.wire, updatedDate: '' }, { ...order, updatedDate: '' }))
    events.push(ofOrder(id, 'wix.ecom.v1.order_updated', updated(order)));

  if (state.status !== before?.state.status) {
    if (state.status === 'APPROVED')
      events.push(ofOrder(id, 'wix.ecom.v1.order_approved', action({ order })));
    if (state.status === 'CANCELED')
      events.push(ofOrder(id, 'wix.ecom.v1.order_canceled', action({ order, ...canceled })));
  }
  const paidBefore = before?.wire.paymentStatus ?? 'NOT_PAID';
  if (order.paymentStatus !== paidBefore)
    events.push(
      ofOrder(
        id,
        'wix.ecom.v1.order_payment_status_updated',
        action({ order, previousPaymentStatus: paidBefore }),
      ),
    );
  const sentBefore = before?.wire.fulfillmentStatus ?? 'NOT_FULFILLED';
  if (order.fulfillmentStatus !== sentBefore) {
    events.push(
      ofOrder(
        id,
        'wix.ecom.v1.order_fulfilled',
        action({
          order,
          previousFulfillmentStatus: sentBefore,
          newFulfillmentStatus: order.fulfillmentStatus,
          action: fulfilAction(order),
        }),
      ),
    );
  }
  return [
    ...events,
    ...transactionEvents(before?.state, state, currency),
    ...fulfillmentEvents(before?.state, state),
  ];
}

const fulfilAction = ({ fulfillmentStatus }: Order): string =>
  fulfillmentStatus === 'NOT_FULFILLED' ? 'MARKED_AS_NOT_FULFILLED' : 'FULFILLMENTS_CHANGED';

function transactionEvents(
  before: OrderState | undefined,
  after: OrderState,
  currency: Currency,
): OrderEvent[] {
  const id = after.orderId;
  const paymentIds = after.payments
    .filter(
      (payment) =>
        !isDeepEqual(
          keyed(before?.payments.find(({ paymentId }) => paymentId === payment.paymentId)),
          keyed(payment),
        ),
    )
    .map(({ paymentId }) => paymentId);
  const changed = after.refunds.filter(
    (refund) => !isDeepEqual(keyed(refundIn(before, refund.refundId)), keyed(refund)),
  );
  if (paymentIds.length === 0 && changed.length === 0) return [];
  const orderTransactions = renderTransactions(after, currency);
  const refundIds = changed.map(({ refundId }) => refundId);
  const body = action({ orderTransactions, paymentIds, refundIds });
  return [
    ofTransactions(id, 'wix.ecom.v1.order_transactions_updated', body),
    ...(before ? [ofTransactions(id, 'wix.ecom.v1.order_transactions_details_updated', body)] : []),
    ...changed
      .filter((refund) => isOver(refund) && !isOver(refundIn(before, refund.refundId)))
      .map((refund) =>
        ofTransactions(
          id,
          'wix.ecom.v1.order_transactions_refund_completed',
          action({
            orderId: id,
            refund: renderRefund(refund, currency),
            sideEffects: sideEffectsOf(refund),
            orderTransactions,
          }),
        ),
      ),
    ...chargebackEvents(before, after, orderTransactions),
  ];
}

const sideEffectsOf = ({ sideEffects }: RefundState): RefundSideEffects => sideEffects ?? {};
const refundIn = (state: OrderState | undefined, refundId: string): RefundState | undefined =>
  state?.refunds.find((refund) => refund.refundId === refundId);
const isOver = (refund: RefundState | undefined): boolean =>
  refund !== undefined && !refund.transactions.some(({ status }) => isInProgress(status));

function chargebackEvents(
  before: OrderState | undefined,
  after: OrderState,
  orderTransactions: unknown,
): OrderEvent[] {
  const statusById = new Map(
    (before?.payments ?? [])
      .flatMap(({ doc }) => doc.regularPaymentDetails?.chargebacks ?? [])
      .map(({ id, status }) => [id, status]),
  );
  return after.payments.flatMap(({ paymentId, doc }) =>
    (doc.regularPaymentDetails?.chargebacks ?? [])
      .filter(({ id, status }) => statusById.get(id) !== status)
      .map((chargeback) =>
        ofTransactions(
          after.orderId,
          chargeback.status === 'REVERSED'
            ? 'wix.ecom.v1.order_transactions_chargeback_reversed'
            : 'wix.ecom.v1.order_transactions_chargeback_approved',
          action({ orderId: after.orderId, paymentId, chargeback, orderTransactions }),
        ),
      ),
  );
}

function fulfillmentEvents(before: OrderState | undefined, after: OrderState): OrderEvent[] {
  if (isDeepEqual(before?.fulfillments ?? [], after.fulfillments)) return [];
  return [
    {
      type: 'wix.ecom.v1.fulfillments_updated',
      entityType: 'wix.ecom.v1.fulfillments',
      entityId: after.orderId,
      body: updated(renderFulfillments(after)),
    },
  ];
}

/** Compares amounts by value. */
const keyed = (value: unknown): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(
        JSON.stringify(value, (_, part: unknown) =>
          typeof part === 'bigint' ? String(part) : part,
        ),
      );
