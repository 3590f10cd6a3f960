// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** Reference to the product, service, event ticket, plan or gift card that is sold. */
export interface CatalogReference {
  /** ID of the item in its catalog. For products of the store, the product ID. */
  catalogItemId?: string;
  /** ID of the catalog that the item belongs to. For products of the store, "215238eb-22a5-4c36-9e7b-e7c08025e04e". */
  appId?: string;
  /** Choices of the buyer: `{ "variantId": "..." }` or `{ "options": { "Color": "Oat" } }`, optionally with `customTextFields` and `subscriptionOptionId`. */
  options?: Record<string, unknown> | null;
}

/**
 * Progress of a back-in-stock request.
 *
 * - `RECEIVED`: The item is still out of stock.
 * - `PROCESSING`: The notification is being sent.
 * - `NOTIFICATION_SENT`: The shopper was notified.
 * - `FAILED`: The notification could not be sent.
 */
export type BackInStockStatus = 'UNSPECIFIED' | 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED';
export const BackInStockStatus: EnumValues<BackInStockStatus> = /* @__PURE__ */ enumValues('UNSPECIFIED RECEIVED PROCESSING NOTIFICATION_SENT FAILED');

/** Request of a shopper to be notified when an item is back in stock. */
export interface BackInStockNotificationRequest {
  /** ID of the back-in-stock request. */
  _id?: string | null;
  /** Item that the shopper waits for, with its variant in `options`. */
  catalogReference?: CatalogReference;
  /** Email address that is notified. */
  email?: string;
  /** ID of the member or contact with this email address. Absent when there is none. */
  contactId?: string | null;
  /** Progress of a back-in-stock request. */
  status?: BackInStockStatus;
  /** Whether the platform sent the notification by itself. False when staff reported the item back in stock. */
  autoNotified?: boolean | null;
  /** Date and time of the request (UTC). */
  _createdDate?: Date | null;
  /** URL of the item's page, linked in the notification. */
  itemUrl?: string | null;
}

/** Item as the notification shows it. */
export interface BackInStockItemDetails {
  /** Item name in the notification. */
  name?: string;
  /** Unit price as a decimal string in the store's currency. */
  price?: string;
  /** Image of the item. Must be a media file of the store. */
  image?: string;
}

/** Number of shoppers who wait for an item. */
export interface BackInStockNotificationRequestsCount {
  /** Item that was asked about. */
  catalogReference?: CatalogReference;
  /** Number of open requests for the item. */
  count?: number;
}

export interface BackInStockNotificationsGetBackInStockNotificationRequestsCountByCatalogReferencesAnswer {
  /** Number of open requests of each item in the request. */
  countsPerCatalogReference?: BackInStockNotificationRequestsCount[];
}

export interface BackInStockNotificationsMarkAsNotificationSentAnswer {
  /** Request of a shopper to be notified when an item is back in stock. */
  request?: BackInStockNotificationRequest;
}

/** Page size and number of results to skip. */
export interface PlatformPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Query with filter, sort order and paging. */
export interface PlatformQuery {
  /** Offset-based paging. Cannot be combined with `cursorPaging`. */
  paging?: PlatformPaging;
  /** Cursor-based paging. Cannot be combined with `paging`. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "visible": true, "price": { "$gt": 20 } }`. Omit it to match everything. */
  filter?: Record<string, unknown> | null;
  /** Sort orders, applied in sequence. */
  sort?: Sorting[];
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface PlatformPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Number of results that were skipped. Absent when paging by cursor. */
  offset?: number | null;
  /** Number of results that match the filter on all pages. Absent when paging by cursor. */
  total?: number | null;
  /** Cursors of the neighboring pages. Present when paging by cursor. */
  cursors?: Cursors;
}

export interface BackInStockNotificationsQueryBackInStockNotificationRequestsAnswer {
  /** Matching back-in-stock requests on this page. */
  requests?: BackInStockNotificationRequest[];
  /** Position of the page in the whole result. */
  metadata?: PlatformPagingMetadata;
}

/**
 * Signs an email address up for a notification when an item is back in stock.
 *
 * `POST /v1/back-in-stock-notification-requests`
 */
export const createBackInStockNotificationRequest: Fn<(request: BackInStockNotificationRequest, itemDetails: BackInStockItemDetails) => Promise<BackInStockNotificationRequest>> = /* @__PURE__ */ fn('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', 'request,itemDetails', { request: { itemDetails: shapes.toBackInStockItemDetails }, answer: { request: shapes.BackInStockNotificationRequest }, unwrap: 'request' });
/**
 * Deletes a back-in-stock request. The shopper is not notified.
 *
 * `DELETE /v1/back-in-stock-notification-requests/{id}` (for owners, collaborators and apps)
 */
export const deleteBackInStockNotificationRequest: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}', 'id', { unwrap: '' });
/**
 * Retrieves a back-in-stock request by its ID.
 *
 * `GET /v1/back-in-stock-notification-requests/{id}` (for owners, collaborators and apps)
 */
export const getBackInStockNotificationRequest: Fn<(_id: string) => Promise<BackInStockNotificationRequest>> = /* @__PURE__ */ fn('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}', 'id', { answer: { request: shapes.BackInStockNotificationRequest }, unwrap: 'request' });
/**
 * Counts the open back-in-stock requests of each item.
 *
 * `GET /v1/back-in-stock-notification-requests/count-by-catalog-reference` (for owners, collaborators and apps)
 */
export const getBackInStockNotificationRequestsCountByCatalogReferences: Fn<(catalogReferences: CatalogReference[]) => Promise<BackInStockNotificationsGetBackInStockNotificationRequestsCountByCatalogReferencesAnswer>> = /* @__PURE__ */ fn('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference', 'catalogReferences');
/**
 * Marks a back-in-stock request as notified, for notifications sent outside the platform.
 *
 * `PUT /v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent` (for owners, collaborators and apps)
 */
export const markAsNotificationSent: Fn<(_id: string) => Promise<BackInStockNotificationsMarkAsNotificationSentAnswer>> = /* @__PURE__ */ fn('PUT', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent', 'id', { answer: { request: shapes.BackInStockNotificationRequest } });
export type QueryBackInStockNotificationRequestsFilterField = '_id' | 'email' | 'contactId' | 'status' | 'autoNotified' | '_createdDate' | 'catalogReference.catalogItemId' | 'catalogReference.appId';
export type QueryBackInStockNotificationRequestsSortField = '_id' | 'email' | 'status' | '_createdDate' | 'catalogReference.catalogItemId';

/**
 * Retrieves back-in-stock requests that match a filter, page by page.
 *
 * `GET /v1/back-in-stock-notification-requests` (for owners, collaborators and apps)
 */
export const queryBackInStockNotificationRequests: QueryFn<BackInStockNotificationRequest, PlatformQuery, BackInStockNotificationsQueryBackInStockNotificationRequestsAnswer, [], QueryBackInStockNotificationRequestsFilterField, QueryBackInStockNotificationRequestsSortField> = /* @__PURE__ */ queryFn('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests', { items: 'requests', answer: { requests: shapes.BackInStockNotificationRequest } });
/**
 * Notifies the shoppers who wait for an item, as if it were back in stock.
 *
 * `POST /v1/back-in-stock-notification-requests/report-items-back-in-stock` (for owners, collaborators and apps)
 */
export const reportItemsBackInStock: Fn<(itemDetails: BackInStockItemDetails, options?: { catalogReference?: CatalogReference; requestIds?: string[]; extraAutomationTemplateParameters?: Record<string, string> }) => Promise<Record<never, never>>> = /* @__PURE__ */ fn('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock', 'itemDetails,*', { request: { itemDetails: shapes.toBackInStockItemDetails } });
/**
 * Errors of createBackInStockNotificationRequest, as the code of an ApiError:
 * - `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS` (409): This e-mail address is already subscribed to this item. Nothing changed: the address will get one message. Show it as a success.
 * - `REQUEST_COLLECTION_DISABLED` (428): This store does not take back-in-stock requests. This server never returns it; it is listed so that clients written for the provider compile.
 * - `INVALID_CATALOG_REFERENCE_OPTIONS` (400): There is no such item. The catalog reference names no item of this store, or a variant that the product does not have. Read the product and send one of its variants.
 * - `INVALID_ITEM_IMAGE_URL` (400): "{url}" is not a web address. Send an absolute `https` or `http` address, or leave the image out.
 * - `ITEM_IN_STOCK` (428): "{name}" is in stock and can be ordered now. A notification makes no sense now. Offer to add the item to the cart.
 * - `TOO_MANY_REQUESTS` (429): Too many calls from this address; try again in {seconds} s. Wait as long as the header `Retry-After` says, then repeat the request.
 */
export type CreateBackInStockNotificationRequestError = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS' | 'REQUEST_COLLECTION_DISABLED' | 'INVALID_CATALOG_REFERENCE_OPTIONS' | 'INVALID_ITEM_IMAGE_URL' | 'ITEM_IN_STOCK' | 'TOO_MANY_REQUESTS';
/**
 * Errors of deleteBackInStockNotificationRequest, as the code of an ApiError:
 * - `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND` (404): There is no request "{requestId}". The request was deleted, or belongs to another store. Query the requests again.
 */
export type DeleteBackInStockNotificationRequestError = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND';
/**
 * Errors of getBackInStockNotificationRequest, as the code of an ApiError:
 * - `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND` (404): There is no request "{requestId}". The request was deleted, or belongs to another store. Query the requests again.
 */
export type GetBackInStockNotificationRequestError = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND';
/**
 * Errors of getBackInStockNotificationRequestsCountByCatalogReferences, as the code of an ApiError:
 * - `INVALID_CATALOG_REFERENCE_OPTIONS` (400): There is no such item. The catalog reference names no item of this store, or a variant that the product does not have. Read the product and send one of its variants.
 */
export type GetBackInStockNotificationRequestsCountByCatalogReferencesError = 'INVALID_CATALOG_REFERENCE_OPTIONS';
/**
 * Errors of markAsNotificationSent, as the code of an ApiError:
 * - `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND` (404): There is no request "{requestId}". The request was deleted, or belongs to another store. Query the requests again.
 */
export type MarkAsNotificationSentError = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND';
/**
 * Errors of reportItemsBackInStock, as the code of an ApiError:
 * - `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS` (400): Send the catalog reference or the request ids, not both. The two ways to select requests exclude each other.
 * - `INVALID_ITEM_IMAGE_URL` (400): "{url}" is not a web address. Send an absolute `https` or `http` address, or leave the image out.
 * - `INVALID_CATALOG_REFERENCE_OPTIONS` (400): There is no such item. The catalog reference names no item of this store, or a variant that the product does not have. Read the product and send one of its variants.
 */
export type ReportItemsBackInStockError = 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' | 'INVALID_ITEM_IMAGE_URL' | 'INVALID_CATALOG_REFERENCE_OPTIONS';

export const utils: QueryUtils<QueryBackInStockNotificationRequestsFilterField, QueryBackInStockNotificationRequestsSortField> = /* @__PURE__ */ queryUtils<QueryBackInStockNotificationRequestsFilterField, QueryBackInStockNotificationRequestsSortField>();

export const onBackInStockNotificationRequestCreated: EventOf<{ entity: BackInStockNotificationRequest }, 'wix.ecom.v1.back_in_stock_notification_request_created'> = /* @__PURE__ */ event('wix.ecom.v1.back_in_stock_notification_request_created', true, shapes.BackInStockNotificationRequest, 'request');
export const onBackInStockNotificationRequestUpdated: EventOf<{ entity: BackInStockNotificationRequest }, 'wix.ecom.v1.back_in_stock_notification_request_updated'> = /* @__PURE__ */ event('wix.ecom.v1.back_in_stock_notification_request_updated', true, shapes.BackInStockNotificationRequest, 'request');
export const onBackInStockNotificationRequestDeleted: EventOf<{ entity: BackInStockNotificationRequest }, 'wix.ecom.v1.back_in_stock_notification_request_deleted'> = /* @__PURE__ */ event('wix.ecom.v1.back_in_stock_notification_request_deleted', true, shapes.BackInStockNotificationRequest, 'request');
