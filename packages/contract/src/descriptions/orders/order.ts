import type { Descriptions } from '../table.ts';

export const order: Descriptions = {
  'orders.getOrder':
    'Retrieves an order by ID. Members get their own orders, the shop gets any order.',
  'orders.searchOrders':
    'Searches orders with filters, sorting and text search, page by page with a cursor. Members ' +
    'find their own orders only.',
  'orders.createOrder':
    'Creates an order without a checkout, such as one taken by phone. Nothing is charged.',
  'orders.updateOrder':
    "Updates the details of an order, such as addresses, the buyer's note or tags. Items and " +
    'totals do not change.',
  'orders.bulkUpdateOrders': 'Updates the details of up to 100 orders.',
  'orders.updateOrderLineItem':
    'Updates one line item of an order. Its price and quantity do not change.',
  'orders.cancelOrder':
    'Cancels an order, and optionally restocks its items. Payments are refunded separately.',
  'orders.updateOrderStatus': 'Changes the status of an order.',
  'orders.aggregateOrders':
    'Computes totals over orders, such as the number of orders or the sum of their prices.',
  'orders.bulkUpdateOrderTags': 'Adds tags to up to 100 orders, or removes them.',
  'orders.addActivity':
    'Adds an entry to the activity log of an order, such as a note of the shop.',
  'orders.updateActivity': 'Changes an entry that the shop added to the activity log of an order.',
  'orders.deleteActivity': 'Deletes an entry that the shop added to the activity log of an order.',
  'orders.getOrderInvoice':
    'Retrieves the invoice of an order as a PDF, for the shop and the buyer.',
  'orders.lookUpOrder':
    "Finds an order by its number and the buyer's email address, for a buyer without an " +
    'account. Attempts are limited.',
  'orders.getOrderByKey': 'Retrieves an order with its key, for a buyer without an account.',
  'orders.importOrder':
    'Imports an order from another system. Nothing is charged, shipped or emailed.',
  'orders.setOrderNumberCounter': 'Sets the number of the next order.',
  'orders.bulkDeleteImportedOrders': 'Deletes up to 1,000 imported orders, in the background.',
  AttributionSource: {
    this: 'Advertisement that led to an order.',
    UNSPECIFIED: 'No advertisement is known.',
    FACEBOOK_ADS: 'An advertisement on Facebook.',
  },
  ChannelInfo: {
    this: 'Sales channel of an order.',
    externalOrderId: 'ID of the order in the sales channel, if it came from another system.',
    externalOrderUrl: 'URL of the order in the sales channel. Returned only as it was sent.',
  },
  FormIdentifier: {
    this: 'A form and the app that owns it.',
    formSchemaId: 'ID of the form.',
    namespace: 'Namespace of the app that owns the form.',
  },
  FormInfo: {
    this: 'A form that the buyer filled in.',
    id: 'ID of the form in the order.',
    lineItemIds: 'IDs of the line items that the form belongs to.',
    title: 'Title of the form.',
    subtitles: 'Subtitles of the form.',
    formSubmissionId: "ID of the buyer's submission.",
  },
  FulfillmentStatus: {
    this: 'How much of an order is fulfilled.',
    NOT_FULFILLED: 'Nothing is fulfilled yet.',
    FULFILLED: 'All items are fulfilled.',
    PARTIALLY_FULFILLED: 'Some items are fulfilled.',
  },
  FulfillmentStatusesAggregate: {
    this: "States of the order's fulfillments.",
    statuses: 'State of each fulfillment.',
  },
  Location: {
    this: 'A business location of the store.',
    id: 'ID of the location.',
    name: 'Display name of the location.',
  },
  OrderBuyerInfo: {
    this: 'Who placed the order: a visitor or a member.',
    visitorId: 'ID of the visitor, if the buyer was not signed in.',
    memberId: 'ID of the member, if the buyer was signed in.',
    contactId: "ID of the buyer's contact.",
    email: 'Email address of the buyer, to which messages about the order are sent.',
  },
  OrderActionType: 'What the shop can do with an order.',
  CustomAllowedActions: {
    this: 'Actions that are allowed for an order.',
    orderActions: 'The allowed actions; all others are refused.',
  },
  OwnerApps: {
    this: 'Apps that may change an order.',
    appIds: 'IDs of the apps.',
  },
  OrderSettings: {
    this: 'What the shop and its apps can do with an order.',
    standardActions: 'Whether all actions are allowed.',
    limitedActions: 'Whether only actions that do not change the order are allowed.',
    customActions: 'The actions that are allowed.',
    editableByEveryone: 'Whether the shop and all apps may change the order.',
    editableByOwnerApps: 'The apps that may change the order.',
    createInvoice: 'Whether an invoice is created for the order.',
  },
  OrderStatus: {
    this: 'State of an order.',
    INITIALIZED: 'Created, but not approved yet. The buyer does not see it.',
    APPROVED: 'Placed: it is paid, or is to be paid later.',
    CANCELED: 'Canceled by the shop.',
    PENDING: 'Waits for the payment to be completed.',
    REJECTED: 'The payment failed.',
  },
  PaymentStatusEnumPaymentStatus: {
    this: 'How much of an order is paid.',
    NOT_PAID: 'Nothing is paid yet.',
    PAID: 'The order is paid in full, or nothing is to be paid.',
    PARTIALLY_REFUNDED: 'A part of the payment was refunded.',
    FULLY_REFUNDED: 'The whole payment was refunded.',
    PENDING: 'The payment is being processed.',
    PARTIALLY_PAID: 'A part of the total is paid.',
    PENDING_MERCHANT: 'The payment is authorized and waits for the shop to capture it.',
    CANCELED: 'The payment was canceled.',
    DECLINED: 'The payment was declined.',
  },
  TagList: {
    this: 'Tags of one visibility.',
    tagIds: 'IDs of the tags.',
  },
  Tags: {
    this: 'Tags of an order.',
    privateTags: 'Tags that only the shop sees.',
    tags: 'Tags that apps and the buyer can see too.',
  },
  Order: {
    this: 'An order of a buyer.',
    id: 'ID of the order.',
    number: 'Number of the order that the buyer sees, such as `10001`. It counts up.',
    createdDate: 'When the order was created, in UTC.',
    updatedDate: 'When the order last changed, in UTC.',
    lineItems: 'Items of the order, fixed when it is placed.',
    buyerInfo: 'Who placed the order: a visitor or a member.',
    buyerLanguage: 'Language of the buyer, such as `en`; emails about the order are written in it.',
    weightUnit: 'Unit of all weights in the order.',
    currency: 'Currency of all amounts in the order, as a three-letter code (ISO 4217).',
    currencyConversionDetails:
      'How prices were converted from another currency. Returned only as they were sent.',
    taxIncludedInPrices: 'Whether the prices of the items include tax.',
    siteLanguage: 'Language of the site on which the order was placed.',
    priceSummary: 'Totals of the order, in its currency.',
    billingInfo: 'Billing address and contact of the buyer.',
    shippingInfo: 'How and where the order is delivered.',
    buyerNote: 'Note of the buyer to the shop.',
    archived: 'Whether the shop archived the order. Defaults to `false`.',
    taxSummary: 'Total tax of the order. Use `taxInfo`.',
    taxInfo: 'Tax of the order, in total and by authority.',
    appliedDiscounts: 'Discounts that apply to the order.',
    activities: 'Activity log of the order, oldest first. Visible to the shop only.',
    createdBy: 'Who created the order: the buyer, the shop or an app.',
    channelInfo: 'Sales channel in which the order was placed.',
    seenByAHuman: "Whether the shop's staff has opened the order. Visible to the shop only.",
    checkoutId: 'ID of the checkout from which the order was placed.',
    customFields: "Answers to the store's additional fields in the checkout.",
    balanceSummary: 'What was paid, refunded and is still due.',
    additionalFees: 'Fees on top of items and shipping.',
    extendedFields: 'Fields of apps, by namespace.',
    purchaseFlowId: 'ID that the cart, the checkout and the order have in common.',
    recipientInfo: 'Address and contact of the recipient, if the order is not for the buyer.',
    purchasedDate:
      'When the buyer placed the order, in UTC. For an imported order, when it was placed in ' +
      'the other system.',
    businessLocation: 'Location of the store that the order belongs to.',
    payAfterFreeTrial: 'Totals that are due after the free trial of a subscription.',
    platformFeeSummary: 'Fees of a sales platform. Returned only as they were sent.',
    imported: 'Whether the order was imported from another system.',
    cartId: 'ID of the cart from which the order was placed.',
    isInternalOrderCreate: 'Whether the platform itself created the order.',
    payNow: 'Totals that were due at the checkout. Use `balanceSummary`.',
    deposit: 'Totals of the deposit, if only a part was due at the checkout.',
    settings: 'What the shop and its apps can do with the order.',
    forms: 'Forms that the buyer filled in.',
    demo: 'Whether it is a sample order.',
  },
  BulkOrderResult: {
    this: 'Result of a bulk update for one order.',
    itemMetadata: "The order's ID, and whether the update succeeded.",
    item: 'The updated order, if `returnEntity` is set.',
  },
  BulkUpdateOrderTagsResult: {
    this: 'Result of a bulk update of tags for one order.',
    itemMetadata: "The order's ID, and whether the update succeeded.",
  },
  MaskedOrder: {
    this: 'An order to update in bulk.',
    order: "The order's ID and the fields to change.",
    fieldMask:
      'Names of the fields to change, separated by commas. Defaults to the fields that are sent.',
  },
  OrderApprovalStrategy: {
    this: 'When a created order is approved.',
    DEFAULT: 'As soon as it is created.',
    PAYMENT_RECEIVED: 'When it is paid.',
    PAYMENT_METHOD_SAVED: 'When a payment method is stored for it.',
  },
  OrderCreateNotifications: {
    this: 'Emails about a created order.',
    sendNotificationToBuyer: 'Whether to email the confirmation to the buyer. Defaults to `true`.',
    sendNotificationsToBusiness: 'Whether to notify the shop. Defaults to `true`.',
  },
  OrderCreationSettings: {
    this: 'How an order is created.',
    editableByEveryone: 'Whether the shop and all apps may change the order.',
    editableByOwnerApps: 'The apps that may change the order.',
    notifications: 'Which emails to send.',
  },
  TagsTagList: {
    this: 'Tags of one visibility.',
    tagIds: 'IDs of the tags.',
  },
  TagsTags: {
    this: 'Tags to add or remove.',
    privateTags: 'Tags that only the shop sees.',
    tags: 'Tags that apps and the buyer can see too.',
  },
  OrdersGetOrderRequest: {
    id: 'ID of the order.',
  },
  OrdersSearchOrdersRequest: {
    search: 'Filter, sorting, text search and paging by cursor.',
  },
  OrdersSearchOrdersAnswer: {
    orders: 'Orders of this page.',
    metadata: 'Position of this page, with the cursor of the next one.',
  },
  OrdersCreateOrderRequest: {
    order: 'The order to create, with its line items and totals.',
    settings: 'How the order is created: approval, emails and who may change it.',
  },
  OrdersUpdateOrderRequest: {
    order: "The order's ID and the fields to change.",
    fieldMask:
      'Names of the fields to change, separated by commas. Defaults to the fields that are sent.',
  },
  OrdersBulkUpdateOrdersRequest: {
    orders: 'The orders to update, 1 to 100.',
    returnEntity: 'Whether to return the updated orders. Defaults to `false`.',
  },
  OrdersBulkUpdateOrdersAnswer: {
    results: 'Result for each order, in the order of the request.',
    bulkActionMetadata: 'Number of successes and failures.',
  },
  OrdersUpdateOrderLineItemRequest: {
    id: 'ID of the order.',
    lineItem: "The line item's ID and the fields to change.",
    fieldMask:
      'Names of the fields to change, separated by commas. Defaults to the fields that are sent.',
  },
  OrdersCancelOrderRequest: {
    id: 'ID of the order to cancel.',
    sendOrderCanceledEmail:
      'Whether to email the buyer about the cancellation. Defaults to `true`.',
    customMessage: 'Text that is added to the email.',
    restockAllItems: 'Whether to return all items to the inventory. Defaults to `false`.',
  },
  OrdersUpdateOrderStatusRequest: {
    orderId: 'ID of the order.',
    status: 'New status of the order.',
  },
  OrdersAggregateOrdersRequest: {
    filter: 'Filter in the syntax of `searchOrders`. Without it, all orders are counted.',
    aggregation: 'Functions to compute and the fields to compute them over.',
    hierarchySeparatorOverride: 'Separator of nested field names in the answer. Defaults to a dot.',
  },
  OrdersAggregateOrdersAnswer: {
    aggregates: 'Computed values by the names in the request.',
  },
  OrdersBulkUpdateOrderTagsRequest: {
    orderIds: 'IDs of the orders, 1 to 100.',
    assignTags: 'Tags to add to the orders.',
    unassignTags: 'Tags to remove from the orders.',
  },
  OrdersBulkUpdateOrderTagsAnswer: {
    results: 'Result for each order, in the order of the request.',
    bulkActionMetadata: 'Number of successes and failures.',
  },
  OrdersAddActivityRequest: {
    id: 'ID of the order.',
    activity: 'The entry to add.',
  },
  OrdersAddActivityAnswer: {
    order: 'The order with its new entry.',
    activityId: 'ID of the new entry.',
  },
  OrdersUpdateActivityRequest: {
    id: 'ID of the order.',
    activityId: 'ID of the entry to change.',
    activity: 'New content of the entry.',
  },
  OrdersDeleteActivityRequest: {
    id: 'ID of the order.',
    activityId: 'ID of the entry to delete.',
  },
  OrdersGetOrderInvoiceRequest: {
    id: 'ID of the order.',
    key: 'Key of the order, for a buyer without an account (see `getOrderByKey`).',
  },
  OrdersLookUpOrderRequest: {
    this: 'A wrong number and a wrong email address get the same answer.',
    number: 'Number of the order, as in the confirmation.',
    email: 'Email address to which the confirmation was sent.',
  },
  OrdersLookUpOrderAnswer: {
    orderId: 'ID of the order.',
    key: 'Key that opens this order for one day (see `getOrderByKey`).',
  },
  OrdersGetOrderByKeyRequest: {
    id: 'ID of the order.',
    key: 'Key of the order, from `lookUpOrder` or the link in an email.',
  },
  OrdersImportOrderRequest: {
    order: 'The order to import, with its number, dates, items and totals.',
  },
  OrdersSetOrderNumberCounterRequest: {
    counter: 'Number after which the next order is numbered, as a string.',
    allowLowerCounter:
      'Whether the counter may be lowered, which can repeat numbers. Defaults to `false`.',
  },
  OrdersSetOrderNumberCounterAnswer: {
    oldCounter: 'Counter before the change, as a string.',
    newCounter: 'Counter after the change, as a string.',
  },
  OrdersBulkDeleteImportedOrdersRequest: {
    orderIds: 'IDs of the imported orders to delete, 1 to 1,000.',
  },
  OrdersBulkDeleteImportedOrdersAnswer: {
    jobId: 'ID of the background job.',
  },
};
