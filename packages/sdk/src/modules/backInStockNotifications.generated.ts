// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface CatalogReference {
  catalogItemId?: string;
  appId?: string;
  options?: Record<string, unknown> | null;
}

export type BackInStockStatus = 'UNSPECIFIED' | 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED';
export const BackInStockStatus: Words<BackInStockStatus> = /* @__PURE__ */ words('UNSPECIFIED RECEIVED PROCESSING NOTIFICATION_SENT FAILED');

export interface BackInStockNotificationRequest {
  _id?: string | null;
  catalogReference?: CatalogReference;
  email?: string;
  contactId?: string | null;
  status?: BackInStockStatus;
  autoNotified?: boolean | null;
  _createdDate?: Date | null;
  itemUrl?: string | null;
}

export interface BackInStockItemDetails {
  name?: string;
  price?: string;
  image?: string;
}

export interface BackInStockNotificationRequestsCount {
  catalogReference?: CatalogReference;
  count?: number;
}

export interface BackInStockNotificationsGetBackInStockNotificationRequestsCountByCatalogReferencesAnswer {
  countsPerCatalogReference?: BackInStockNotificationRequestsCount[];
}

export interface BackInStockNotificationsMarkAsNotificationSentAnswer {
  request?: BackInStockNotificationRequest;
}

export interface PlatformPaging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface PlatformQuery {
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
  filter?: Record<string, unknown> | null;
  sort?: Sorting[];
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface PlatformPagingMetadata {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  cursors?: Cursors;
}

export interface BackInStockNotificationsQueryBackInStockNotificationRequestsAnswer {
  requests?: BackInStockNotificationRequest[];
  metadata?: PlatformPagingMetadata;
}

/**
 * Create back in stock notification request.
 *
 * `POST /v1/back-in-stock-notification-requests`
 */
export const createBackInStockNotificationRequest: Fn<(request: BackInStockNotificationRequest, itemDetails: BackInStockItemDetails) => Promise<BackInStockNotificationRequest>> = /* @__PURE__ */ fn('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', 'request,itemDetails', { request: { itemDetails: shapes.toBackInStockItemDetails }, answer: { request: shapes.BackInStockNotificationRequest }, unwrap: 'request' });
/**
 * Delete back in stock notification request.
 *
 * `DELETE /v1/back-in-stock-notification-requests/{id}` (for owners, collaborators and apps)
 */
export const deleteBackInStockNotificationRequest: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}', 'id', { unwrap: '' });
/**
 * Get back in stock notification request.
 *
 * `GET /v1/back-in-stock-notification-requests/{id}` (for owners, collaborators and apps)
 */
export const getBackInStockNotificationRequest: Fn<(_id: string) => Promise<BackInStockNotificationRequest>> = /* @__PURE__ */ fn('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}', 'id', { answer: { request: shapes.BackInStockNotificationRequest }, unwrap: 'request' });
/**
 * Get back in stock notification requests count by catalog references.
 *
 * `GET /v1/back-in-stock-notification-requests/count-by-catalog-reference` (for owners, collaborators and apps)
 */
export const getBackInStockNotificationRequestsCountByCatalogReferences: Fn<(catalogReferences: CatalogReference[]) => Promise<BackInStockNotificationsGetBackInStockNotificationRequestsCountByCatalogReferencesAnswer>> = /* @__PURE__ */ fn('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference', 'catalogReferences');
/**
 * Mark as notification sent.
 *
 * `PUT /v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent` (for owners, collaborators and apps)
 */
export const markAsNotificationSent: Fn<(_id: string) => Promise<BackInStockNotificationsMarkAsNotificationSentAnswer>> = /* @__PURE__ */ fn('PUT', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent', 'id', { answer: { request: shapes.BackInStockNotificationRequest } });
export type QueryBackInStockNotificationRequestsFilterField = '_id' | 'email' | 'contactId' | 'status' | 'autoNotified' | '_createdDate' | 'catalogReference.catalogItemId' | 'catalogReference.appId';
export type QueryBackInStockNotificationRequestsSortField = '_id' | 'email' | 'status' | '_createdDate' | 'catalogReference.catalogItemId';

/**
 * Query back in stock notification requests.
 *
 * `GET /v1/back-in-stock-notification-requests` (for owners, collaborators and apps)
 */
export const queryBackInStockNotificationRequests: QueryFn<BackInStockNotificationRequest, PlatformQuery, BackInStockNotificationsQueryBackInStockNotificationRequestsAnswer, [], QueryBackInStockNotificationRequestsFilterField, QueryBackInStockNotificationRequestsSortField> = /* @__PURE__ */ queryFn('GET', '/back-in-stock-service/v1/back-in-stock-notification-requests', { items: 'requests', answer: { requests: shapes.BackInStockNotificationRequest } });
/**
 * Report items back in stock.
 *
 * `POST /v1/back-in-stock-notification-requests/report-items-back-in-stock` (for owners, collaborators and apps)
 */
export const reportItemsBackInStock: Fn<(itemDetails: BackInStockItemDetails, options?: { catalogReference?: CatalogReference; requestIds?: string[]; extraAutomationTemplateParameters?: Record<string, string> }) => Promise<Record<never, never>>> = /* @__PURE__ */ fn('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock', 'itemDetails,*', { request: { itemDetails: shapes.toBackInStockItemDetails } });

export const utils: QueryUtils<QueryBackInStockNotificationRequestsFilterField, QueryBackInStockNotificationRequestsSortField> = /* @__PURE__ */ queryUtils<QueryBackInStockNotificationRequestsFilterField, QueryBackInStockNotificationRequestsSortField>();

export const onBackInStockNotificationRequestCreated: EventOf<{ entity: BackInStockNotificationRequest }, 'wix.ecom.v1.back_in_stock_notification_request_created'> = /* @__PURE__ */ event('wix.ecom.v1.back_in_stock_notification_request_created', true, shapes.BackInStockNotificationRequest, 'request');
export const onBackInStockNotificationRequestUpdated: EventOf<{ entity: BackInStockNotificationRequest }, 'wix.ecom.v1.back_in_stock_notification_request_updated'> = /* @__PURE__ */ event('wix.ecom.v1.back_in_stock_notification_request_updated', true, shapes.BackInStockNotificationRequest, 'request');
export const onBackInStockNotificationRequestDeleted: EventOf<{ entity: BackInStockNotificationRequest }, 'wix.ecom.v1.back_in_stock_notification_request_deleted'> = /* @__PURE__ */ event('wix.ecom.v1.back_in_stock_notification_request_deleted', true, shapes.BackInStockNotificationRequest, 'request');
