import type { Descriptions } from '../table.ts';

export const backInStock: Descriptions = {
  BackInStockItemDetails: {
    this: 'Item as the notification shows it.',
    name: 'Item name in the notification.',
    price: "Unit price as a decimal string in the store's currency.",
    image: 'Image of the item. Must be a media file of the store.',
  },
  BackInStockStatus: {
    this: 'Progress of a back-in-stock request.',
    RECEIVED: 'The item is still out of stock.',
    PROCESSING: 'The notification is being sent.',
    NOTIFICATION_SENT: 'The shopper was notified.',
    FAILED: 'The notification could not be sent.',
  },
  BackInStockNotificationRequest: {
    this: 'Request of a shopper to be notified when an item is back in stock.',
    id: 'ID of the back-in-stock request.',
    catalogReference: 'Item that the shopper waits for, with its variant in `options`.',
    email: 'Email address that is notified.',
    contactId: 'ID of the member or contact with this email address. Absent when there is none.',
    autoNotified:
      'Whether the platform sent the notification by itself. False when staff reported the item back in stock.',
    createdDate: 'Date and time of the request (UTC).',
    itemUrl: "URL of the item's page, linked in the notification.",
  },
  BackInStockNotificationRequestsCount: {
    this: 'Number of shoppers who wait for an item.',
    catalogReference: 'Item that was asked about.',
    count: 'Number of open requests for the item.',
  },
  'backInStockNotifications.createBackInStockNotificationRequest':
    'Signs an email address up for a notification when an item is back in stock.',
  BackInStockNotificationsCreateBackInStockNotificationRequestRequest: {
    request: 'Email address and item of the request.',
    itemDetails: 'Item as the notification shows it.',
  },
  'backInStockNotifications.getBackInStockNotificationRequest':
    'Retrieves a back-in-stock request by its ID.',
  BackInStockNotificationsGetBackInStockNotificationRequestRequest: {
    id: 'ID of the back-in-stock request to retrieve.',
  },
  'backInStockNotifications.deleteBackInStockNotificationRequest':
    'Deletes a back-in-stock request. The shopper is not notified.',
  BackInStockNotificationsDeleteBackInStockNotificationRequestRequest: {
    id: 'ID of the back-in-stock request to delete.',
  },
  'backInStockNotifications.markAsNotificationSent':
    'Marks a back-in-stock request as notified, for notifications sent outside the platform.',
  BackInStockNotificationsMarkAsNotificationSentRequest: {
    id: 'ID of the back-in-stock request to mark.',
  },
  'backInStockNotifications.queryBackInStockNotificationRequests':
    'Retrieves back-in-stock requests that match a filter, page by page.',
  BackInStockNotificationsQueryBackInStockNotificationRequestsAnswer: {
    requests: 'Matching back-in-stock requests on this page.',
  },
  'backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences':
    'Counts the open back-in-stock requests of each item.',
  BackInStockNotificationsGetBackInStockNotificationRequestsCountByCatalogReferencesRequest: {
    catalogReferences: 'Items to count the open requests of.',
  },
  BackInStockNotificationsGetBackInStockNotificationRequestsCountByCatalogReferencesAnswer: {
    countsPerCatalogReference: 'Number of open requests of each item in the request.',
  },
  'backInStockNotifications.reportItemsBackInStock':
    'Notifies the shoppers who wait for an item, as if it were back in stock.',
  BackInStockNotificationsReportItemsBackInStockRequest: {
    catalogReference: 'Item that is back in stock. Cannot be combined with `requestIds`.',
    requestIds:
      'IDs of the back-in-stock requests to notify. Cannot be combined with `catalogReference`.',
    itemDetails: 'Item as the notification shows it.',
    extraAutomationTemplateParameters:
      'Accepted without effect: the notification has a fixed template.',
  },
};
