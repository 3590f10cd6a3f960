import { BulkActionMetadata, ItemMetadata } from '../shared/bulk.ts';
import { CursorPagingMetadata, CursorSearch } from '../shared/paging.ts';
import { Order, OrderStatus, OwnerApps } from './order.ts';
import { OrderLineItem } from './line-item.ts';
import {
  type Static,
  boolean,
  enumeration,
  fieldMask,
  list,
  message,
  required,
  string,
  struct,
} from '../field.ts';
import { service } from '../call.ts';
import { cancelOrderErrors, editOrderErrors } from '../errors/groups.ts';

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

/** Set when the order is created, read-only afterwards. */
export const createOnlyFields = [
  'order.lineItems',
  'order.priceSummary',
  'order.createdBy',
  'order.lineItems.totalDiscount',
  'order.lineItems.priceBeforeDiscounts',
  'order.lineItems.modifierGroups',
];

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
  accepts: createOnlyFields,
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
  errors: [...editOrderErrors, 'ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_EDITED'],
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
  errors: [...editOrderErrors, 'LINE_ITEM_NOT_FOUND', 'ORDER_CANNOT_BE_EDITED', 'ORDER_NOT_FOUND'],
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
  errors: [...cancelOrderErrors, 'ORDER_NOT_FOUND'],
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
    ...cancelOrderErrors,
    'ORDER_NOT_FOUND',
    'STATUS_NOT_SUPPORTED',
    'UNSUPPORTED_TRANSITION',
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
