import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  map,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { CatalogReference } from '../shared/item.ts';
import { ProductImage } from '../shared/media.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';

export const BackInStockItemDetails = message('BackInStockItemDetails', {
  name: string(),
  price: string({ decimal: { gte: 0 } }),
  image: of(ProductImage, { sdk: 'Image' }),
});
export type BackInStockItemDetails = Static<typeof BackInStockItemDetails>;

export const BackInStockStatus = enumeration('BackInStockStatus', [
  'UNSPECIFIED',
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
]);
export type BackInStockStatus = Static<typeof BackInStockStatus>;

export const BackInStockNotificationRequest = message('BackInStockNotificationRequest', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  catalogReference: CatalogReference,
  email: string({ format: 'EMAIL' }),
  contactId: string({ nullable: true, format: 'GUID', readOnly: true }),
  status: of(BackInStockStatus, { readOnly: true }),
  autoNotified: boolean({ nullable: true, readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  itemUrl: string({ nullable: true, format: 'WEB_URL' }),
});
export type BackInStockNotificationRequest = Static<typeof BackInStockNotificationRequest>;

export const BackInStockNotificationRequestsCount = message(
  'BackInStockNotificationRequestsCount',
  {
    catalogReference: CatalogReference,
    count: integer(),
  },
);
export type BackInStockNotificationRequestsCount = Static<
  typeof BackInStockNotificationRequestsCount
>;

const call = service(['/back-in-stock-service']);

export const createBackInStockNotificationRequest = call({
  name: 'backInStockNotifications.createBackInStockNotificationRequest',
  method: 'POST',
  path: '/v1/back-in-stock-notification-requests',
  who: 'anyone',
  permission: 'ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  request: message('BackInStockNotificationsCreateBackInStockNotificationRequestRequest', {
    request: required(BackInStockNotificationRequest),
    itemDetails: required(BackInStockItemDetails),
  }),
  answer: message('BackInStockNotificationsCreateBackInStockNotificationRequestAnswer', {
    request: BackInStockNotificationRequest,
  }),
  errors: [
    'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
    'REQUEST_COLLECTION_DISABLED',
    'INVALID_CATALOG_REFERENCE_OPTIONS',
    'INVALID_ITEM_IMAGE_URL',
    'ITEM_IN_STOCK',
    'TOO_MANY_REQUESTS',
  ],
});

export const getBackInStockNotificationRequest = call({
  name: 'backInStockNotifications.getBackInStockNotificationRequest',
  method: 'GET',
  path: '/v1/back-in-stock-notification-requests/{id}',
  who: 'merchant',
  permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  request: message('BackInStockNotificationsGetBackInStockNotificationRequestRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('BackInStockNotificationsGetBackInStockNotificationRequestAnswer', {
    request: BackInStockNotificationRequest,
  }),
  errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
});

export const deleteBackInStockNotificationRequest = call({
  name: 'backInStockNotifications.deleteBackInStockNotificationRequest',
  method: 'DELETE',
  path: '/v1/back-in-stock-notification-requests/{id}',
  who: 'merchant',
  permission: 'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  request: message('BackInStockNotificationsDeleteBackInStockNotificationRequestRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('BackInStockNotificationsDeleteBackInStockNotificationRequestAnswer', {}),
  errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
});

export const markAsNotificationSent = call({
  name: 'backInStockNotifications.markAsNotificationSent',
  method: 'PUT',
  path: '/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  who: 'merchant',
  permission: 'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  request: message('BackInStockNotificationsMarkAsNotificationSentRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('BackInStockNotificationsMarkAsNotificationSentAnswer', {
    request: BackInStockNotificationRequest,
  }),
  errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
});

export const queryBackInStockNotificationRequests = call({
  name: 'backInStockNotifications.queryBackInStockNotificationRequests',
  method: 'GET',
  path: '/v1/back-in-stock-notification-requests',
  who: 'merchant',
  permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  request: message('BackInStockNotificationsQueryBackInStockNotificationRequestsRequest', {
    query: PlatformQuery,
  }),
  answer: message('BackInStockNotificationsQueryBackInStockNotificationRequestsAnswer', {
    requests: list(BackInStockNotificationRequest),
    metadata: PlatformPagingMetadata,
  }),
});

export const getBackInStockNotificationRequestsCountByCatalogReferences = call({
  name: 'backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences',
  method: 'GET',
  path: '/v1/back-in-stock-notification-requests/count-by-catalog-reference',
  who: 'merchant',
  permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  request: message(
    'BackInStockNotificationsGetBackInStockNotificationRequestsCountByCatalogReferencesRequest',
    {
      catalogReferences: required(list(CatalogReference, { minItems: 1, maxItems: 100 })),
    },
  ),
  answer: message(
    'BackInStockNotificationsGetBackInStockNotificationRequestsCountByCatalogReferencesAnswer',
    {
      countsPerCatalogReference: list(BackInStockNotificationRequestsCount),
    },
  ),
  errors: ['INVALID_CATALOG_REFERENCE_OPTIONS'],
});

export const reportItemsBackInStock = call({
  name: 'backInStockNotifications.reportItemsBackInStock',
  method: 'POST',
  path: '/v1/back-in-stock-notification-requests/report-items-back-in-stock',
  who: 'merchant',
  permission: 'ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  request: message('BackInStockNotificationsReportItemsBackInStockRequest', {
    catalogReference: CatalogReference,
    requestIds: list(string()),
    itemDetails: required(BackInStockItemDetails),
    extraAutomationTemplateParameters: map(string()),
  }),
  answer: message('BackInStockNotificationsReportItemsBackInStockAnswer', {}),
  errors: [
    'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
    'INVALID_ITEM_IMAGE_URL',
    'INVALID_CATALOG_REFERENCE_OPTIONS',
  ],
});
