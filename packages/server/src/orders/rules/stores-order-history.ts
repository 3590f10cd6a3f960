import type { Activity } from '@shopwright/contract/orders/activities';
import type {
  StoresActivity,
  StoresActivityType,
  StoresFulfillment,
  StoresRefund,
} from '@shopwright/contract/orders/stores-order';
import { omitAbsent, type StoresOrderSource } from './stores-order-source.ts';
import { renderTransactions } from './render-order.ts';

const unchangedTypes = [
  'MERCHANT_COMMENT',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'DOWNLOAD_LINK_SENT',
  'PICKUP_READY_EMAIL_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'ORDER_PARTIALLY_PAID',
] satisfies StoresActivityType[];

const olderTypes = new Map<string, StoresActivityType>([
  ...unchangedTypes.map((type) => [type, type] as const),
  ['TRACKING_LINK_ADDED', 'TRACKING_LINK_WAS_SET'],
  ['INVOICE_ADDED', 'INVOICE_WAS_SET'],
  ['INVOICE_REMOVED', 'INVOICE_WAS_REMOVED'],
  ['INVOICE_SENT', 'INVOICE_WAS_SENT'],
]);

export function activityOf({
  type,
  activityType,
  authorEmail,
  merchantComment,
  createdDate,
}: Activity): StoresActivity {
  return omitAbsent({
    type: olderTypes.get(activityType ?? type ?? '') ?? 'UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE',
    author: authorEmail,
    message: merchantComment?.message,
    timestamp: createdDate,
  });
}

export function fulfillmentsOf({ state, wire: order }: StoresOrderSource): StoresFulfillment[] {
  const indexes = new Map((order.lineItems ?? []).map(({ id }, index) => [id, index + 1]));
  return state.fulfillments.map(({ fulfillmentId, createdAt, lines, trackingInfo }) =>
    omitAbsent({
      id: fulfillmentId,
      dateCreated: createdAt,
      lineItems: lines.flatMap(({ id, quantity }) => {
        const index = indexes.get(id);
        return index === undefined ? [] : [{ index, quantity }];
      }),
      trackingInfo: trackingInfo && omitAbsent(trackingInfo),
    }),
  );
}

export function refundsOf({ state, currency }: StoresOrderSource): StoresRefund[] {
  return (renderTransactions(state, currency).refunds ?? []).map(
    ({ id, createdDate, details, summary, transactions = [] }) =>
      omitAbsent({
        id,
        dateCreated: createdDate,
        amount: summary?.refunded?.amount,
        reason: details?.reason,
        paymentProviderTransactionId: transactions.find(({ providerRefundId }) => providerRefundId)
          ?.providerRefundId,
        externalRefund: transactions.some(({ externalRefund }) => externalRefund === true),
      }),
  );
}
