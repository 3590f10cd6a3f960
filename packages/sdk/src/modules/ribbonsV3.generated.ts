// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** A ribbon: the short label on the picture of its products. */
export interface StoreRibbon {
  /** ID of the ribbon. */
  _id?: string | null;
  /** Number that every change increments. An update sends the revision that it is based on. */
  revision?: string | null;
  /** When the ribbon was created, in UTC. */
  _createdDate?: Date | null;
  /** When the ribbon last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Text of the label; unique in the store, and case counts. */
  name?: string;
  /** How many products have it. Returned only if `fields` asks for it. */
  assignedProductCount?: number | null;
}

/** Machine-readable error with a stable code. */
export interface ApplicationError {
  /** Stable error code to branch on, for example "ITEM_NOT_FOUND". */
  code?: string;
  /** Explanation of the error for developers, in English. The text may change; the code does not. */
  description?: string;
  /** Values that belong to the error, for example the ID that was not found. The keys depend on `code`. */
  data?: Record<string, unknown> | null;
}

/** Outcome for one entity of a bulk operation. */
export interface EntityItemMetadata {
  /** ID of the entity. Absent when it could not be created. */
  _id?: string | null;
  /** Zero-based position of the entity in the request. */
  originalIndex?: number;
  /** Whether the operation succeeded for this entity. */
  success?: boolean;
  /** Reason for the failure. Present only when `success` is false. */
  error?: ApplicationError;
}

/** Outcome for one ribbon of a bulk call. */
export interface BulkRibbonResult {
  /** Whether it succeeded, and its error if not. */
  itemMetadata?: EntityItemMetadata;
  /** The ribbon, if the call was asked to return it. */
  item?: StoreRibbon;
}

/** Summary of a bulk operation. */
export interface BulkActionMetadata {
  /** Number of items that were processed successfully. */
  totalSuccesses?: number;
  /** Number of items that failed. */
  totalFailures?: number;
  /** Number of failed items that `results` does not list. 0 unless a background job had too many failures to list. */
  undetailedFailures?: number;
}

export interface RibbonsV3BulkCreateRibbonsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkRibbonResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Outcome for one ribbon of a bulk deletion. */
export interface DeletedRibbonResult {
  /** Whether it was deleted, and its error if not. */
  itemMetadata?: EntityItemMetadata;
}

export interface RibbonsV3BulkDeleteRibbonsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: DeletedRibbonResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * A field that is returned only on request.
 *
 * - `ASSIGNED_PRODUCT_COUNT`: The number of products that have it.
 */
export type RibbonRequestedField = 'ASSIGNED_PRODUCT_COUNT';
export const RibbonRequestedField: EnumValues<RibbonRequestedField> = /* @__PURE__ */ enumValues('ASSIGNED_PRODUCT_COUNT');

export interface RibbonsV3BulkGetOrCreateRibbonsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkRibbonResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** A change of one ribbon in a bulk update. */
export interface MaskedRibbon {
  /** The new values, with the ID and the revision that the change is based on. */
  ribbon?: StoreRibbon;
  /** Names of the fields to change, separated by commas; all fields that are sent if left out. */
  fieldMask?: string;
}

export interface RibbonsV3BulkUpdateRibbonsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkRibbonResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

export interface RibbonsV3CountRibbonsAnswer {
  /** How many ribbons the filter finds. */
  count?: number;
}

export interface RibbonsV3GetOrCreateRibbonAnswer {
  /** The ribbon that was found or created. */
  ribbon?: StoreRibbon;
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

/** Search with filter, sort order and cursor-based paging. */
export interface CursorSearch {
  /** Page size and cursor of the page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "paymentStatus": "PAID" }`. Omit it to match everything. */
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
export interface CursorPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
  /** Whether there is another page. Pass `cursors.next` to retrieve it. */
  hasNext?: boolean | null;
  /** Number of results that match the filter on all pages. */
  total?: number | null;
}

export interface RibbonsV3QueryRibbonsAnswer {
  /** The ribbons of the page. */
  ribbons?: StoreRibbon[];
  /** Size of the page, and the cursors of the next and the previous one. */
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * Creates up to 100 ribbons; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/ribbons/create` (for owners, collaborators and apps)
 */
export const bulkCreateRibbons: Fn<(ribbons: StoreRibbon[], options?: { returnEntity?: boolean }) => Promise<RibbonsV3BulkCreateRibbonsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/ribbons/create', 'ribbons,*', { answer: { results: shapes.BulkRibbonResult } });
/**
 * Deletes up to 100 ribbons; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/ribbons/delete` (for owners, collaborators and apps)
 */
export const bulkDeleteRibbons: Fn<(ribbonIds: string[]) => Promise<RibbonsV3BulkDeleteRibbonsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/ribbons/delete', 'ribbonIds');
/**
 * Retrieves up to 100 ribbons by name, and creates the missing ones.
 *
 * `POST /v3/bulk/ribbons/get-or-create` (for owners, collaborators and apps)
 */
export const bulkGetOrCreateRibbons: Fn<(ribbonNames: string[], options?: { fields?: RibbonRequestedField[] }) => Promise<RibbonsV3BulkGetOrCreateRibbonsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/ribbons/get-or-create', 'ribbonNames,*', { answer: { results: shapes.BulkRibbonResult } });
/**
 * Changes up to 100 ribbons; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/ribbons/update` (for owners, collaborators and apps)
 */
export const bulkUpdateRibbons: Fn<(ribbons: MaskedRibbon[], options?: { returnEntity?: boolean; fields?: RibbonRequestedField[] }) => Promise<RibbonsV3BulkUpdateRibbonsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/ribbons/update', 'ribbons,*', { answer: { results: shapes.BulkRibbonResult } });
/**
 * Counts the ribbons that a filter finds.
 *
 * `POST /v3/ribbons/count` (for owners, collaborators and apps)
 */
export const countRibbons: Fn<(options?: { filter?: Record<string, unknown> | null }) => Promise<RibbonsV3CountRibbonsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/ribbons/count', '*', { safe: true });
/**
 * Creates a ribbon.
 *
 * `POST /v3/ribbons` (for owners, collaborators and apps)
 */
export const createRibbon: Fn<(ribbon: StoreRibbon) => Promise<StoreRibbon>> = /* @__PURE__ */ fn('POST', '/stores/v3/ribbons', 'ribbon', { answer: { ribbon: shapes.StoreRibbon }, unwrap: 'ribbon' });
/**
 * Deletes a ribbon and removes it from all its products.
 *
 * `DELETE /v3/ribbons/{ribbonId}` (for owners, collaborators and apps)
 */
export const deleteRibbon: Fn<(ribbonId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v3/ribbons/{ribbonId}', 'ribbonId', { unwrap: '' });
/**
 * Retrieves a ribbon by its name, and creates it if there is none.
 *
 * `POST /v3/ribbons/get-or-create` (for owners, collaborators and apps)
 */
export const getOrCreateRibbon: Fn<(ribbonName: string, options?: { fields?: RibbonRequestedField[] }) => Promise<RibbonsV3GetOrCreateRibbonAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/ribbons/get-or-create', 'ribbonName,*', { answer: { ribbon: shapes.StoreRibbon }, safe: true });
/**
 * Retrieves a ribbon by its ID.
 *
 * `GET /v3/ribbons/{ribbonId}` (for owners, collaborators and apps)
 */
export const getRibbon: Fn<(ribbonId: string, options?: { fields?: RibbonRequestedField[] }) => Promise<StoreRibbon>> = /* @__PURE__ */ fn('GET', '/stores/v3/ribbons/{ribbonId}', 'ribbonId,*', { answer: { ribbon: shapes.StoreRibbon }, unwrap: 'ribbon' });
export type QueryRibbonsFilterField = '_id' | 'name' | '_createdDate' | '_updatedDate';
export type QueryRibbonsSortField = 'name' | '_createdDate' | '_updatedDate';

/**
 * Lists ribbons by a filter, in pages by cursor.
 *
 * `POST /v3/ribbons/query` (for owners, collaborators and apps)
 */
export const queryRibbons: QueryFn<StoreRibbon, CursorSearch, RibbonsV3QueryRibbonsAnswer, [options?: { fields?: RibbonRequestedField[] }], QueryRibbonsFilterField, QueryRibbonsSortField> = /* @__PURE__ */ queryFn('POST', '/stores/v3/ribbons/query', { items: 'ribbons', answer: { ribbons: shapes.StoreRibbon }, safe: true, cursor: true, options: true });
/**
 * Changes a ribbon once for all its products. The products of a large catalog follow within minutes, in a job.
 *
 * `PATCH /v3/ribbons/{ribbon.id}` (for owners, collaborators and apps)
 */
export const updateRibbon: Fn<(_id: string | null, ribbon: StoreRibbon, options?: { fields?: RibbonRequestedField[] }) => Promise<StoreRibbon>> = /* @__PURE__ */ fn('PATCH', '/stores/v3/ribbons/{ribbon.id}', 'ribbon.id,+ribbon,*', { answer: { ribbon: shapes.StoreRibbon }, unwrap: 'ribbon' });
/**
 * Errors of createRibbon, as the code of an ApiError:
 * - `NAME_ALREADY_EXISTS` (409): There is already a {entity} named "{name}". Choose another name. Use the existing entry, or choose another name.
 */
export type CreateRibbonError = 'NAME_ALREADY_EXISTS';
/**
 * Errors of updateRibbon, as the code of an ApiError:
 * - `REVISION_CONFLICT` (409): The {entity} was changed in the meantime: it has revision {current}, you sent {sent}. Read it again and repeat your change. Another caller saved first. Read the current version, show what differs, apply the change to it and send its revision.
 * - `NAME_ALREADY_EXISTS` (409): There is already a {entity} named "{name}". Choose another name. Use the existing entry, or choose another name.
 */
export type UpdateRibbonError = 'REVISION_CONFLICT' | 'NAME_ALREADY_EXISTS';

export const utils: QueryUtils<QueryRibbonsFilterField, QueryRibbonsSortField> = /* @__PURE__ */ queryUtils<QueryRibbonsFilterField, QueryRibbonsSortField>();

export const onRibbonCreated: EventOf<{ entity: StoreRibbon }, 'wix.stores.catalog.v3.ribbon_created'> = /* @__PURE__ */ event('wix.stores.catalog.v3.ribbon_created', true, shapes.StoreRibbon, 'ribbon');
export const onRibbonUpdated: EventOf<{ entity: StoreRibbon }, 'wix.stores.catalog.v3.ribbon_updated'> = /* @__PURE__ */ event('wix.stores.catalog.v3.ribbon_updated', true, shapes.StoreRibbon, 'ribbon');
export const onRibbonDeleted: EventOf<{ entity: StoreRibbon }, 'wix.stores.catalog.v3.ribbon_deleted'> = /* @__PURE__ */ event('wix.stores.catalog.v3.ribbon_deleted', true, shapes.StoreRibbon, 'ribbon');
