import { Order } from './order.ts';
import { boolean, list, message, required, string } from '../field.ts';
import { createOnlyFields } from './orders.ts';
import { service } from '../call.ts';

const call = service([]);

export const importOrder = call({
  name: 'orders.importOrder',
  method: 'POST',
  path: '/v1/orders/import',
  aliases: [
    '/ecom/v1/orders/import',
    '/ecom/v1/ep-orders/import',
    '/_api/ecom-orders/v1/orders/import',
    '/_api/orders/v1/orders/import',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersImportOrderRequest', {
    order: required(Order),
  }),
  answer: message('OrdersImportOrderAnswer', {
    order: Order,
  }),
  errors: ['CANNOT_OVERWRITE_NON_IMPORTED_ORDER'],
  accepts: [
    ...createOnlyFields,
    'order.id',
    'order.number',
    'order.createdDate',
    'order.fulfillmentStatus',
    'order.balanceSummary',
    'order.balanceSummary.paid',
    'order.balanceSummary.refunded',
  ],
});

export const setOrderNumberCounter = call({
  name: 'orders.setOrderNumberCounter',
  method: 'POST',
  path: '/v1/orders/import/set-order-number-counter',
  aliases: [
    '/ecom/v1/orders/import/set-order-number-counter',
    '/ecom/v1/ep-orders/import/set-order-number-counter',
    '/_api/ecom-orders/v1/orders/import/set-order-number-counter',
    '/_api/orders/v1/orders/import/set-order-number-counter',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersSetOrderNumberCounterRequest', {
    counter: required(string({ decimal: { gte: 0, lte: 999_999_999, maxScale: 0 } })),
    allowLowerCounter: boolean(),
  }),
  answer: message('OrdersSetOrderNumberCounterAnswer', {
    oldCounter: string(),
    newCounter: string(),
  }),
  errors: ['CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'],
});

export const bulkDeleteImportedOrders = call({
  name: 'orders.bulkDeleteImportedOrders',
  method: 'POST',
  path: '/v1/orders/import/bulk-delete-imported-orders',
  aliases: [
    '/ecom/v1/orders/import/bulk-delete-imported-orders',
    '/ecom/v1/ep-orders/import/bulk-delete-imported-orders',
    '/_api/ecom-orders/v1/orders/import/bulk-delete-imported-orders',
    '/_api/orders/v1/orders/import/bulk-delete-imported-orders',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersBulkDeleteImportedOrdersRequest', {
    orderIds: required(list(string({ format: 'GUID' }), { minItems: 1, maxItems: 1000 })),
  }),
  answer: message('OrdersBulkDeleteImportedOrdersAnswer', {
    jobId: string({ format: 'GUID' }),
  }),
});
