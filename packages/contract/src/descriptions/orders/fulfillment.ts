import type { Descriptions } from '../table.ts';

export const fulfillment: Descriptions = {
  'orderFulfillments.listFulfillmentsForSingleOrder':
    'Lists the fulfillments of an order. Members get those of their own orders.',
  'orderFulfillments.listFulfillmentsForMultipleOrders':
    'Lists the fulfillments of up to 100 orders.',
  'orderFulfillments.createFulfillment':
    'Creates a fulfillment: records which items were shipped, and emails the buyer.',
  'orderFulfillments.updateFulfillment':
    'Updates the tracking details or the state of a fulfillment.',
  'orderFulfillments.deleteFulfillment':
    'Deletes a fulfillment. Its items count as not fulfilled again.',
  'orderFulfillments.bulkCreateFulfillments': 'Creates fulfillments of up to 100 orders.',
  'orders.listProductDownloads':
    'Lists who received the file of a digital product and how often they downloaded it, the newest purchase first.',
  ProductDownload: {
    this: "A buyer's access to the file of a digital product.",
    orderId: 'ID of the order.',
    orderNumber: 'Number of the order.',
    purchasedDate: 'When the order was placed.',
    lineItemId: 'ID of the line item.',
    buyerName: 'Name of the buyer; null if it is unknown or erased.',
    buyerEmail: 'Email address of the buyer; null if it is unknown or erased.',
    downloads: 'Downloads with the current link. A renewed link starts at 0.',
    maxDownloads: 'Downloads that the link allows; null for no limit.',
    lastDownloadDate: 'When the last download was counted; null if there was none.',
    expirationDate: 'When the link expires; null for never.',
    ended: 'Whether a refund, a chargeback or a cancellation ended the access.',
  },
  OrdersListProductDownloadsRequest: { productId: 'ID of the digital product.' },
  ProductDownloadsPaging: {
    this: 'Page size and number of entries to skip.',
    limit: 'Maximum number of entries to return. Defaults to 50.',
    offset: 'Number of entries to skip. Defaults to 0.',
  },
  OrdersListProductDownloadsAnswer: { downloads: 'Entries on this page.' },
  'orders.listOrderDownloads': 'Lists the digital files of an order, for the shop and the buyer.',
  'orders.getDownload': 'Retrieves what a download link leads to. It does not count as a download.',
  'orders.startDownload':
    'Counts one download and returns the URL of the file. Within an hour the same link counts ' +
    'once, so that an interrupted download can be resumed.',
  'orders.renewDownload':
    'Replaces a download link by a new one with all its downloads and days, and emails it to ' +
    'the buyer.',
  'orders.listOrderTickets': 'Lists the tickets of an order, for its buyer.',
  'orders.getOrderTicketCode': 'Retrieves the QR code of a valid ticket as an SVG image.',
  'orders.getOrderTicketsDocument':
    'Retrieves all valid tickets of an order as a PDF, one page each.',
  CustomFulfillmentInfo: {
    this: 'Free details of a fulfillment.',
    fieldsData: 'Details by name. Returned only as they were sent.',
  },
  FulfillmentLineItem: {
    this: 'Units of a line item in a fulfillment.',
    id: 'ID of the line item.',
    quantity: 'Number of fulfilled units. Defaults to all units that are left.',
  },
  FulfillmentTrackingInfo: {
    this: 'How a shipment can be tracked.',
    trackingNumber: 'Tracking number of the carrier.',
    shippingProvider: 'Carrier, such as `ups` or `dhl`, or another name.',
    trackingLink: 'URL where the shipment can be tracked. The email to the buyer links to it.',
  },
  Fulfillment: {
    this: 'Items of an order that were shipped, collected or delivered together.',
    id: 'ID of the fulfillment.',
    createdDate: 'When the fulfillment was created, in UTC.',
    lineItems: 'Fulfilled line items with their quantities.',
    status: 'State in words, such as "Fulfilled".',
    completed: 'Whether the fulfillment is complete, as the shop set it.',
  },
  OrderWithFulfillments: {
    this: 'Fulfillments of an order.',
    orderId: 'ID of the order.',
    fulfillments: 'Fulfillments, oldest first.',
  },
  BulkOrderFulfillmentsResult: {
    this: 'Result of a bulk creation for one order.',
    itemMetadata: "The order's ID, and whether the creation succeeded.",
    ordersWithFulfillments: 'Fulfillments of the order.',
  },
  BulkCreateOrderWithFulfillments: {
    this: 'Fulfillments to create for an order.',
    orderId: 'ID of the order.',
    fulfillments: 'The fulfillments to create.',
  },
  OrderFulfillmentsListFulfillmentsForSingleOrderRequest: {
    orderId: 'ID of the order.',
  },
  OrderFulfillmentsListFulfillmentsForMultipleOrdersRequest: {
    orderIds: 'IDs of the orders, 1 to 100.',
  },
  OrderFulfillmentsListFulfillmentsForMultipleOrdersAnswer: {
    ordersWithFulfillments: 'Fulfillments of each order that exists.',
  },
  OrderFulfillmentsCreateFulfillmentRequest: {
    orderId: 'ID of the order.',
    fulfillment: 'The fulfillment to create. Without `lineItems`, all items that are left.',
  },
  OrderFulfillmentsCreateFulfillmentAnswer: {
    fulfillmentId: 'ID of the new fulfillment.',
  },
  OrderFulfillmentsUpdateFulfillmentRequest: {
    orderId: 'ID of the order.',
    fulfillment: "The fulfillment's ID and the fields to change.",
    fieldMask:
      'Names of the fields to change, separated by commas. Defaults to the fields that are sent.',
  },
  OrderFulfillmentsDeleteFulfillmentRequest: {
    orderId: 'ID of the order.',
    fulfillmentId: 'ID of the fulfillment to delete.',
  },
  OrderFulfillmentsBulkCreateFulfillmentsRequest: {
    ordersWithFulfillments: 'The orders with their fulfillments, 1 to 100.',
  },
  OrderFulfillmentsBulkCreateFulfillmentsAnswer: {
    results: 'Result for each order, in the order of the request.',
    bulkActionMetadata: 'Number of successes and failures.',
  },
  OrderDownload: {
    this: 'A digital file of an order.',
    lineItemId: 'ID of the line item.',
    fileName: 'Name of the file. Missing while the product has no file.',
    sizeInBytes: 'Size of the file in bytes, as a string.',
    link:
      'URL of the download page, the same as `digitalFile.link` of the line item. `null` until ' +
      'the order is paid.',
    downloads: 'Number of downloads so far.',
    maxDownloads: 'Largest number of downloads. `null` for no limit.',
    expirationDate: 'Until when the file can be downloaded, in UTC. `null` for no limit.',
    ended: 'Whether the downloads ended because the item was refunded or the order was canceled.',
  },
  OrdersListOrderDownloadsRequest: {
    id: 'ID of the order.',
    key: 'Key of the order, for a buyer without an account (see `getOrderByKey`).',
  },
  OrdersListOrderDownloadsAnswer: {
    downloads: 'Digital files of the order.',
  },
  OrdersGetDownloadRequest: {
    token: 'Last part of the download link.',
  },
  OrdersStartDownloadRequest: {
    token: 'Last part of the download link.',
  },
  OrdersStartDownloadAnswer: {
    url: 'URL of the file, valid for 10 minutes.',
  },
  OrdersRenewDownloadRequest: {
    id: 'ID of the order.',
    lineItemId: 'ID of the line item with the file.',
  },
  OrdersListOrderTicketsRequest: {
    id: 'ID of the order.',
    key: 'Key of the order, for a buyer without an account (see `getOrderByKey`).',
  },
  OrdersListOrderTicketsAnswer: {
    tickets: 'Tickets of the order, including canceled ones.',
  },
  OrdersGetOrderTicketCodeRequest: {
    id: 'ID of the order.',
    key: 'Key of the order, for a buyer without an account (see `getOrderByKey`).',
    ticketId: 'ID of the ticket.',
  },
  OrdersGetOrderTicketsDocumentRequest: {
    id: 'ID of the order.',
    key: 'Key of the order, for a buyer without an account (see `getOrderByKey`).',
  },
};
