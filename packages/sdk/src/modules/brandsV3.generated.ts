// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** A brand: one name for all its products. */
export interface Brand {
  /** ID of the brand. */
  _id?: string | null;
  /** Number that every change increments. An update sends the revision that it is based on. */
  revision?: string | null;
  /** When the brand was created, in UTC. */
  _createdDate?: Date | null;
  /** When the brand last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Name that shoppers see; unique in the store, and case counts. */
  name?: string;
  /** How many products have it. Returned only if `fields` asks for it. */
  assignedProductsCount?: number | null;
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

/** Outcome for one brand of a bulk call. */
export interface BulkBrandResult {
  /** Whether it succeeded, and its error if not. */
  itemMetadata?: EntityItemMetadata;
  /** The brand, if the call was asked to return it. */
  item?: Brand;
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

export interface BrandsV3BulkCreateBrandsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkBrandResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Outcome for one brand of a bulk deletion. */
export interface DeletedBrandResult {
  /** Whether it was deleted, and its error if not. */
  itemMetadata?: EntityItemMetadata;
}

export interface BrandsV3BulkDeleteBrandsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: DeletedBrandResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * A field that is returned only on request.
 *
 * - `ASSIGNED_PRODUCTS_COUNT`: The number of products that have it.
 */
export type BrandRequestedField = 'ASSIGNED_PRODUCTS_COUNT';
export const BrandRequestedField: EnumValues<BrandRequestedField> = /* @__PURE__ */ enumValues('ASSIGNED_PRODUCTS_COUNT');

export interface BrandsV3BulkGetOrCreateBrandsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkBrandResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** A change of one brand in a bulk update. */
export interface MaskedBrand {
  /** The new values, with the ID and the revision that the change is based on. */
  brand?: Brand;
  /** Names of the fields to change, separated by commas; all fields that are sent if left out. */
  fieldMask?: string;
}

export interface BrandsV3BulkUpdateBrandsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkBrandResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BrandsV3CountBrandsAnswer {
  /** How many brands the filter finds. */
  count?: number;
}

export interface BrandsV3GetOrCreateBrandAnswer {
  /** The brand that was found or created. */
  brand?: Brand;
}

/** A page of brands. */
export interface BrandCursorPaging {
  /** How many brands to return; 50 if left out. */
  limit?: number | null;
  /** Cursor of a page, as an earlier answer returned it. The filter and the sort order of the first page apply. */
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

/** Which brands to return, and in which order. */
export interface BrandQuery {
  /** Size of the page, and where it begins. */
  cursorPaging?: BrandCursorPaging;
  /** Filter in the query language over `id`, `name`, `createdDate` and `updatedDate`. */
  filter?: Record<string, unknown> | null;
  /** Sort order by `name`, `createdDate` or `updatedDate`. */
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

export interface BrandsV3QueryBrandsAnswer {
  /** The brands of the page. */
  brands?: Brand[];
  /** Size of the page, and the cursors of the next and the previous one. */
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * Creates up to 100 brands; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/brands/create` (for owners, collaborators and apps)
 */
export const bulkCreateBrands: Fn<(brands: Brand[], options?: { returnEntity?: boolean }) => Promise<BrandsV3BulkCreateBrandsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/brands/create', 'brands,*', { answer: { results: shapes.BulkBrandResult } });
/**
 * Deletes up to 100 brands; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/brands/delete` (for owners, collaborators and apps)
 */
export const bulkDeleteBrands: Fn<(brandIds: string[]) => Promise<BrandsV3BulkDeleteBrandsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/brands/delete', 'brandIds');
/**
 * Retrieves up to 100 brands by name, and creates the missing ones.
 *
 * `POST /v3/bulk/brands/get-or-create` (for owners, collaborators and apps)
 */
export const bulkGetOrCreateBrands: Fn<(brandNames: string[], options?: { fields?: BrandRequestedField[] }) => Promise<BrandsV3BulkGetOrCreateBrandsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/brands/get-or-create', 'brandNames,*', { answer: { results: shapes.BulkBrandResult } });
/**
 * Changes up to 100 brands; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/brands/update` (for owners, collaborators and apps)
 */
export const bulkUpdateBrands: Fn<(brands: MaskedBrand[], options?: { returnEntity?: boolean; fields?: BrandRequestedField[] }) => Promise<BrandsV3BulkUpdateBrandsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/brands/update', 'brands,*', { answer: { results: shapes.BulkBrandResult } });
/**
 * Counts the brands that a filter finds.
 *
 * `POST /v3/brands/count` (for owners, collaborators and apps)
 */
export const countBrands: Fn<(options?: { filter?: Record<string, unknown> | null }) => Promise<BrandsV3CountBrandsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/brands/count', '*', { safe: true });
/**
 * Creates a brand.
 *
 * `POST /v3/brands` (for owners, collaborators and apps)
 */
export const createBrand: Fn<(brand: Brand) => Promise<Brand>> = /* @__PURE__ */ fn('POST', '/stores/v3/brands', 'brand', { answer: { brand: shapes.Brand }, unwrap: 'brand' });
/**
 * Deletes a brand and removes it from all its products.
 *
 * `DELETE /v3/brands/{brandId}` (for owners, collaborators and apps)
 */
export const deleteBrand: Fn<(brandId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v3/brands/{brandId}', 'brandId', { unwrap: '' });
/**
 * Retrieves a brand by its ID.
 *
 * `GET /v3/brands/{brandId}` (for owners, collaborators and apps)
 */
export const getBrand: Fn<(brandId: string, options?: { fields?: BrandRequestedField[] }) => Promise<Brand>> = /* @__PURE__ */ fn('GET', '/stores/v3/brands/{brandId}', 'brandId,*', { answer: { brand: shapes.Brand }, unwrap: 'brand' });
/**
 * Retrieves a brand by its name, and creates it if there is none.
 *
 * `POST /v3/brands/get-or-create` (for owners, collaborators and apps)
 */
export const getOrCreateBrand: Fn<(brandName: string, options?: { fields?: BrandRequestedField[] }) => Promise<BrandsV3GetOrCreateBrandAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/brands/get-or-create', 'brandName,*', { answer: { brand: shapes.Brand }, safe: true });
export type QueryBrandsFilterField = '_id' | 'name' | '_createdDate' | '_updatedDate';
export type QueryBrandsSortField = 'name' | '_createdDate' | '_updatedDate';

/**
 * Lists brands by a filter, in pages by cursor.
 *
 * `GET /v3/brands/query` (for owners, collaborators and apps)
 */
export const queryBrands: QueryFn<Brand, BrandQuery, BrandsV3QueryBrandsAnswer, [options?: { fields?: BrandRequestedField[] }], QueryBrandsFilterField, QueryBrandsSortField> = /* @__PURE__ */ queryFn('GET', '/stores/v3/brands/query', { items: 'brands', answer: { brands: shapes.Brand }, cursor: true, options: true });
/**
 * Changes a brand once for all its products. The products of a large catalog follow within minutes, in a job.
 *
 * `PATCH /v3/brands/{brand.id}` (for owners, collaborators and apps)
 */
export const updateBrand: Fn<(_id: string | null, brand: Brand, options?: { fields?: BrandRequestedField[] }) => Promise<Brand>> = /* @__PURE__ */ fn('PATCH', '/stores/v3/brands/{brand.id}', 'brand.id,+brand,*', { answer: { brand: shapes.Brand }, unwrap: 'brand' });
/**
 * Errors of createBrand, as the code of an ApiError:
 * - `NAME_ALREADY_EXISTS` (409): There is already a {entity} named "{name}". Choose another name. Use the existing entry, or choose another name.
 */
export type CreateBrandError = 'NAME_ALREADY_EXISTS';
/**
 * Errors of updateBrand, as the code of an ApiError:
 * - `REVISION_CONFLICT` (409): The {entity} was changed in the meantime: it has revision {current}, you sent {sent}. Read it again and repeat your change. Another caller saved first. Read the current version, show what differs, apply the change to it and send its revision.
 * - `NAME_ALREADY_EXISTS` (409): There is already a {entity} named "{name}". Choose another name. Use the existing entry, or choose another name.
 */
export type UpdateBrandError = 'REVISION_CONFLICT' | 'NAME_ALREADY_EXISTS';

export const utils: QueryUtils<QueryBrandsFilterField, QueryBrandsSortField> = /* @__PURE__ */ queryUtils<QueryBrandsFilterField, QueryBrandsSortField>();

export const onBrandCreated: EventOf<{ entity: Brand }, 'wix.stores.catalog.v3.brand_created'> = /* @__PURE__ */ event('wix.stores.catalog.v3.brand_created', true, shapes.Brand, 'brand');
export const onBrandUpdated: EventOf<{ entity: Brand }, 'wix.stores.catalog.v3.brand_updated'> = /* @__PURE__ */ event('wix.stores.catalog.v3.brand_updated', true, shapes.Brand, 'brand');
export const onBrandDeleted: EventOf<{ entity: Brand }, 'wix.stores.catalog.v3.brand_deleted'> = /* @__PURE__ */ event('wix.stores.catalog.v3.brand_deleted', true, shapes.Brand, 'brand');
