import { service } from '../call.ts';
import { fieldMask, list, message, required, string } from '../field.ts';
import {
  BulkCreateOrderWithFulfillments,
  BulkOrderFulfillmentsResult,
  Fulfillment,
  OrderWithFulfillments,
} from './fulfillments.ts';
import { BulkActionMetadata } from '../shared/bulk.ts';
import { fulfillOrderErrors } from '../errors/groups.ts';

/** Buyers read the fulfillments of their own orders; the shop creates them. */
const call = service([]);

export const listFulfillmentsForSingleOrder = call({
  name: 'orderFulfillments.listFulfillmentsForSingleOrder',
  method: 'GET',
  path: '/v1/fulfillments/orders/{orderId}',
  aliases: [
    '/ecom/v1/fulfillments/orders/{orderId}',
    '/_api/fulfillments/v1/fulfillments/orders/{orderId}',
    '/_api/ecom-fulfillments/v1/fulfillments/orders/{orderId}',
  ],
  who: 'anyone',
  permission: 'ECOM.READ_FULFILLMENTS',
  request: message('OrderFulfillmentsListFulfillmentsForSingleOrderRequest', {
    orderId: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('OrderFulfillmentsListFulfillmentsForSingleOrderAnswer', {
    orderWithFulfillments: OrderWithFulfillments,
  }),
  errors: ['ORDER_NOT_FOUND'],
});

export const listFulfillmentsForMultipleOrders = call({
  name: 'orderFulfillments.listFulfillmentsForMultipleOrders',
  method: 'POST',
  path: '/v1/fulfillments/list-by-ids',
  aliases: [
    '/ecom/v1/fulfillments/list-by-ids',
    '/_api/fulfillments/v1/fulfillments/list-by-ids',
    '/_api/ecom-fulfillments/v1/fulfillments/list-by-ids',
  ],
  who: 'anyone',
  permission: 'ECOM.READ_FULFILLMENTS',
  request: message('OrderFulfillmentsListFulfillmentsForMultipleOrdersRequest', {
    orderIds: required(list(string(), { minItems: 1, maxItems: 100 })),
  }),
  answer: message('OrderFulfillmentsListFulfillmentsForMultipleOrdersAnswer', {
    ordersWithFulfillments: list(OrderWithFulfillments),
  }),
});

export const createFulfillment = call({
  name: 'orderFulfillments.createFulfillment',
  method: 'POST',
  path: '/v1/fulfillments/orders/{orderId}/create-fulfillment',
  aliases: [
    '/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
    '/_api/fulfillments/v1/fulfillments/orders/{orderId}/create-fulfillment',
    '/_api/ecom-fulfillments/v1/fulfillments/orders/{orderId}/create-fulfillment',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_FULFILLMENTS',
  request: message('OrderFulfillmentsCreateFulfillmentRequest', {
    orderId: required(string()),
    fulfillment: required(Fulfillment),
  }),
  answer: message('OrderFulfillmentsCreateFulfillmentAnswer', {
    orderWithFulfillments: OrderWithFulfillments,
    fulfillmentId: string(),
  }),
  errors: [
    ...fulfillOrderErrors,
    'ORDER_NOT_FOUND',
    'TRACKING_NUMBER_ALREADY_EXISTS',
    'QUANTITY_EXCEEDS_ORDERED',
  ],
});

export const updateFulfillment = call({
  name: 'orderFulfillments.updateFulfillment',
  method: 'PATCH',
  path: '/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
  aliases: [
    '/ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
    '/_api/fulfillments/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
    '/_api/ecom-fulfillments/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_FULFILLMENTS',
  request: message('OrderFulfillmentsUpdateFulfillmentRequest', {
    orderId: required(string()),
    fulfillment: Fulfillment,
    fieldMask: fieldMask(),
  }),
  answer: message('OrderFulfillmentsUpdateFulfillmentAnswer', {
    orderWithFulfillments: OrderWithFulfillments,
  }),
  errors: [
    ...fulfillOrderErrors,
    'ORDER_NOT_FOUND',
    'TRACKING_NUMBER_ALREADY_EXISTS',
    'FULFILLMENT_NOT_FOUND',
  ],
});

export const deleteFulfillment = call({
  name: 'orderFulfillments.deleteFulfillment',
  method: 'DELETE',
  path: '/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  aliases: [
    '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    '/_api/fulfillments/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    '/_api/ecom-fulfillments/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_FULFILLMENTS',
  request: message('OrderFulfillmentsDeleteFulfillmentRequest', {
    orderId: required(string({ maxLength: 100, minLength: 1 })),
    fulfillmentId: required(string({ format: 'GUID' })),
  }),
  answer: message('OrderFulfillmentsDeleteFulfillmentAnswer', {
    orderWithFulfillments: OrderWithFulfillments,
  }),
  errors: [...fulfillOrderErrors, 'FULFILLMENT_NOT_FOUND', 'ORDER_NOT_FOUND'],
});

export const bulkCreateFulfillments = call({
  name: 'orderFulfillments.bulkCreateFulfillments',
  method: 'POST',
  path: '/v1/fulfillments/orders/bulk/create-fulfillments',
  aliases: [
    '/ecom/v1/fulfillments/orders/bulk/create-fulfillments',
    '/_api/fulfillments/v1/fulfillments/orders/bulk/create-fulfillments',
    '/_api/ecom-fulfillments/v1/fulfillments/orders/bulk/create-fulfillments',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_FULFILLMENTS',
  request: message('OrderFulfillmentsBulkCreateFulfillmentsRequest', {
    ordersWithFulfillments: required(
      list(BulkCreateOrderWithFulfillments, { minItems: 1, maxItems: 100 }),
    ),
  }),
  answer: message('OrderFulfillmentsBulkCreateFulfillmentsAnswer', {
    results: list(BulkOrderFulfillmentsResult),
    bulkActionMetadata: BulkActionMetadata,
  }),
});
