import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  fieldMask,
  list,
  message,
  required,
  string,
  struct,
  type Static,
} from '../field.ts';
import { PublicActivity } from './activities.ts';
import { OrderLineItem } from './line-item.ts';
import { Order, OrderStatus, OwnerApps } from './order.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/bulk.ts';
import { CursorPagingMetadata, CursorSearch } from '../shared/paging.ts';

export const BulkOrderResult = message('BulkOrderResult', {
  itemMetadata: ItemMetadata,
  item: Order,
});
export type BulkOrderResult = Static<typeof BulkOrderResult>;

export const BulkUpdateOrderTagsResult = message('BulkUpdateOrderTagsResult', {
  itemMetadata: ItemMetadata,
});
export type BulkUpdateOrderTagsResult = Static<typeof BulkUpdateOrderTagsResult>;

export const MaskedOrder = message('MaskedOrder', {
  order: Order,
  fieldMask: fieldMask(),
});
export type MaskedOrder = Static<typeof MaskedOrder>;

export const OrderApprovalStrategy = enumeration('OrderApprovalStrategy', [
  'DEFAULT',
  'PAYMENT_RECEIVED',
  'PAYMENT_METHOD_SAVED',
]);
export type OrderApprovalStrategy = Static<typeof OrderApprovalStrategy>;

export const OrderCreateNotifications = message('OrderCreateNotifications', {
  sendNotificationToBuyer: boolean({ nullable: true }),
  sendNotificationsToBusiness: boolean({ nullable: true }),
});
export type OrderCreateNotifications = Static<typeof OrderCreateNotifications>;

export const OrderCreationSettings = message(
  'OrderCreationSettings',
  {
    editableByEveryone: boolean(),
    editableByOwnerApps: OwnerApps,
    orderApprovalStrategy: OrderApprovalStrategy,
    notifications: OrderCreateNotifications,
  },
  { oneof: [['editableByEveryone', 'editableByOwnerApps']] },
);
export type OrderCreationSettings = Static<typeof OrderCreationSettings>;

export const TagsTagList = message('TagsTagList', {
  tagIds: list(string({ maxLength: 5 }), { maxItems: 100 }),
});
export type TagsTagList = Static<typeof TagsTagList>;

export const TagsTags = message('TagsTags', {
  privateTags: TagsTagList,
  tags: TagsTagList,
});
export type TagsTags = Static<typeof TagsTags>;

const call = service([]);

/** Read-only ever after. */
const madeWith = [
  'order.lineItems',
  'order.priceSummary',
  'order.createdBy',
  'order.lineItems.totalDiscount',
  'order.lineItems.priceBeforeDiscounts',
  'order.lineItems.modifierGroups',
];

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
    ...madeWith,
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

export const getOrder = call({
  name: 'orders.getOrder',
  method: 'GET',
  path: '/v1/orders/{id}',
  aliases: [
    '/ecom/v1/orders/{id}',
    '/ecom/v1/ep-orders/{id}',
    '/_api/ecom-orders/v1/orders/{id}',
    '/_api/orders/v1/orders/{id}',
  ],
  who: 'anyone',
  permission: 'ECOM.READ_ORDERS',
  request: message('OrdersGetOrderRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('OrdersGetOrderAnswer', {
    order: Order,
  }),
  errors: ['ORDER_NOT_FOUND'],
});

export const searchOrders = call({
  name: 'orders.searchOrders',
  method: 'POST',
  path: '/v1/orders/search',
  aliases: [
    '/ecom/v1/orders/search',
    '/ecom/v1/ep-orders/search',
    '/_api/ecom-orders/v1/orders/search',
    '/_api/orders/v1/orders/search',
  ],
  who: 'anyone',
  permission: 'ECOM.READ_ORDERS',
  request: message('OrdersSearchOrdersRequest', {
    search: CursorSearch,
  }),
  answer: message('OrdersSearchOrdersAnswer', {
    orders: list(Order),
    metadata: CursorPagingMetadata,
  }),
});

export const createOrder = call({
  name: 'orders.createOrder',
  method: 'POST',
  path: '/v1/orders',
  aliases: [
    '/ecom/v1/orders',
    '/ecom/v1/ep-orders',
    '/_api/ecom-orders/v1/orders',
    '/_api/orders/v1/orders',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersCreateOrderRequest', {
    order: required(Order),
    settings: OrderCreationSettings,
  }),
  answer: message('OrdersCreateOrderAnswer', {
    order: Order,
  }),
  errors: ['PURCHASED_DATE_CANNOT_BE_IN_FUTURE'],
  accepts: madeWith,
});

export const updateOrder = call({
  name: 'orders.updateOrder',
  method: 'PATCH',
  path: '/v1/orders/{order.id}',
  aliases: [
    '/ecom/v1/orders/{order.id}',
    '/ecom/v1/ep-orders/{order.id}',
    '/_api/ecom-orders/v1/orders/{order.id}',
    '/_api/orders/v1/orders/{order.id}',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersUpdateOrderRequest', {
    order: required(Order),
    fieldMask: fieldMask(),
  }),
  answer: message('OrdersUpdateOrderAnswer', {
    order: Order,
  }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_IS_PENDING', 'ORDER_IS_REJECTED'],
});

export const bulkUpdateOrders = call({
  name: 'orders.bulkUpdateOrders',
  method: 'POST',
  path: '/v1/bulk/orders/update',
  aliases: [
    '/ecom/v1/bulk/orders/update',
    '/_api/ecom-orders/v1/bulk/orders/update',
    '/_api/orders/v1/bulk/orders/update',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersBulkUpdateOrdersRequest', {
    orders: required(list(MaskedOrder, { minItems: 1, maxItems: 100 })),
    returnEntity: boolean(),
  }),
  accepts: ['orders.order.id'],
  answer: message('OrdersBulkUpdateOrdersAnswer', {
    results: list(BulkOrderResult, { minItems: 1, maxItems: 100 }),
    bulkActionMetadata: BulkActionMetadata,
  }),
});

export const updateOrderLineItem = call({
  name: 'orders.updateOrderLineItem',
  method: 'PATCH',
  path: '/v1/orders/{id}/line-item/{lineItem.id}',
  aliases: [
    '/ecom/v1/orders/{id}/line-item/{lineItem.id}',
    '/ecom/v1/ep-orders/{id}/line-item/{lineItem.id}',
    '/_api/ecom-orders/v1/orders/{id}/line-item/{lineItem.id}',
    '/_api/orders/v1/orders/{id}/line-item/{lineItem.id}',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersUpdateOrderLineItemRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    lineItem: required(OrderLineItem),
    fieldMask: fieldMask(),
  }),
  answer: message('OrdersUpdateOrderLineItemAnswer', {
    order: Order,
  }),
});

export const addActivity = call({
  name: 'orders.addActivity',
  method: 'POST',
  path: '/v1/orders/{id}/activities',
  aliases: [
    '/ecom/v1/orders/{id}/activities',
    '/ecom/v1/ep-orders/{id}/activities',
    '/_api/ecom-orders/v1/orders/{id}/activities',
    '/_api/orders/v1/orders/{id}/activities',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersAddActivityRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    activity: required(PublicActivity),
  }),
  answer: message('OrdersAddActivityAnswer', {
    order: Order,
    activityId: string({ format: 'GUID' }),
  }),
});

export const updateActivity = call({
  name: 'orders.updateActivity',
  method: 'PATCH',
  path: '/v1/orders/{id}/activities/{activityId}',
  aliases: [
    '/ecom/v1/orders/{id}/activities/{activityId}',
    '/ecom/v1/ep-orders/{id}/activities/{activityId}',
    '/_api/ecom-orders/v1/orders/{id}/activities/{activityId}',
    '/_api/orders/v1/orders/{id}/activities/{activityId}',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersUpdateActivityRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    activityId: required(string({ format: 'GUID' })),
    activity: required(PublicActivity),
  }),
  answer: message('OrdersUpdateActivityAnswer', {
    order: Order,
  }),
});

export const deleteActivity = call({
  name: 'orders.deleteActivity',
  method: 'DELETE',
  path: '/v1/orders/{id}/activities/{activityId}',
  aliases: [
    '/ecom/v1/orders/{id}/activities/{activityId}',
    '/ecom/v1/ep-orders/{id}/activities/{activityId}',
    '/_api/ecom-orders/v1/orders/{id}/activities/{activityId}',
    '/_api/orders/v1/orders/{id}/activities/{activityId}',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersDeleteActivityRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    activityId: required(string({ format: 'GUID' })),
  }),
  answer: message('OrdersDeleteActivityAnswer', {
    order: Order,
  }),
});

export const cancelOrder = call({
  name: 'orders.cancelOrder',
  method: 'POST',
  path: '/v1/orders/{id}/cancel',
  aliases: [
    '/ecom/v1/orders/{id}/cancel',
    '/ecom/v1/ep-orders/{id}/cancel',
    '/_api/ecom-orders/v1/orders/{id}/cancel',
    '/_api/orders/v1/orders/{id}/cancel',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersCancelOrderRequest', {
    id: required(string({ maxLength: 100, minLength: 1 })),
    sendOrderCanceledEmail: boolean(),
    customMessage: string({ nullable: true, maxLength: 1000, minLength: 1 }),
    restockAllItems: boolean(),
  }),
  answer: message('OrdersCancelOrderAnswer', {
    order: Order,
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_HAS_AUTHORIZED_TRANSACTION',
    'ORDER_IS_PENDING',
    'ORDER_IS_REJECTED',
    'STATUS_ALREADY_SET',
  ],
});

export const updateOrderStatus = call({
  name: 'orders.updateOrderStatus',
  method: 'POST',
  path: '/v1/orders/{orderId}/update-status',
  aliases: [
    '/ecom/v1/orders/{orderId}/update-status',
    '/ecom/v1/ep-orders/{orderId}/update-status',
    '/_api/ecom-orders/v1/orders/{orderId}/update-status',
    '/_api/orders/v1/orders/{orderId}/update-status',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersUpdateOrderStatusRequest', {
    orderId: required(string({ format: 'GUID' })),
    status: required(OrderStatus),
  }),
  answer: message('OrdersUpdateOrderStatusAnswer', {
    order: Order,
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'STATUS_NOT_SUPPORTED',
    'UNSUPPORTED_TRANSITION',
    'STATUS_ALREADY_SET',
  ],
});

export const aggregateOrders = call({
  name: 'orders.aggregateOrders',
  method: 'POST',
  path: '/v1/orders/aggregate',
  aliases: [
    '/ecom/v1/orders/aggregate',
    '/ecom/v1/ep-orders/aggregate',
    '/_api/ecom-orders/v1/orders/aggregate',
    '/_api/orders/v1/orders/aggregate',
  ],
  who: 'merchant',
  permission: 'ECOM.READ_ORDERS',
  request: message('OrdersAggregateOrdersRequest', {
    filter: struct({ nullable: true }),
    aggregation: required(struct({ nullable: true })),
    hierarchySeparatorOverride: string({ nullable: true, maxLength: 100, minLength: 1 }),
  }),
  answer: message('OrdersAggregateOrdersAnswer', {
    aggregates: struct({ nullable: true }),
  }),
});

export const bulkUpdateOrderTags = call({
  name: 'orders.bulkUpdateOrderTags',
  method: 'POST',
  path: '/v1/bulk/orders/update-tags',
  aliases: [
    '/ecom/v1/bulk/orders/update-tags',
    '/_api/ecom-orders/v1/bulk/orders/update-tags',
    '/_api/orders/v1/bulk/orders/update-tags',
  ],
  who: 'merchant',
  permission: 'ECOM.MODIFY_ORDERS',
  request: message('OrdersBulkUpdateOrderTagsRequest', {
    orderIds: required(list(string({ format: 'GUID' }), { minItems: 1, maxItems: 100 })),
    assignTags: TagsTags,
    unassignTags: TagsTags,
  }),
  answer: message('OrdersBulkUpdateOrderTagsAnswer', {
    results: list(BulkUpdateOrderTagsResult, { minItems: 1, maxItems: 100 }),
    bulkActionMetadata: BulkActionMetadata,
  }),
});
