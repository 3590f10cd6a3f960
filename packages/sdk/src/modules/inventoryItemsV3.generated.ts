// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

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

/** Which entities to return, and in which order. */
export interface CursorQuery {
  /** Size of the page, and where it begins. */
  cursorPaging?: CursorPaging;
  /** Filter in the query language over the fields of the entity. */
  filter?: Record<string, unknown> | null;
  /** Sort order by fields of the entity. */
  sort?: Sorting[];
}

/**
 * Whether a variant can be bought.
 *
 * - `OUT_OF_STOCK`: Nothing is left.
 * - `IN_STOCK`: Some pieces are left, or the stock is not counted.
 * - `PREORDER`: Nothing is left, and the merchant accepts preorders.
 */
export type InventoryAvailability = 'OUT_OF_STOCK' | 'IN_STOCK' | 'PREORDER';
export const InventoryAvailability: EnumValues<InventoryAvailability> = /* @__PURE__ */ enumValues('OUT_OF_STOCK IN_STOCK PREORDER');

/** Whether a variant can be ordered before it is in stock. */
export interface InventoryItemPreorder {
  /** Whether preorders are accepted. */
  enabled?: boolean | null;
  /** What buyers read about the preorder. */
  message?: string | null;
  /** How many pieces can be preordered; null for any number. */
  limit?: number | null;
  /** How many pieces are preordered. */
  counter?: number | null;
}

/** The product and the variant that the stock is of. */
export interface InventoryItemProduct {
  /** Name of the product. */
  name?: string | null;
  /** IDs of the collections that the product is in. */
  directCategoryIds?: string[];
  /** Choices of the variant, such as `Red, Large`; absent for the only variant. */
  variantName?: string | null;
  /** SKU of the variant, or of the product if the variant has none. */
  variantSku?: string | null;
  /** Whether shoppers can choose the variant. */
  variantVisible?: boolean | null;
}

/** The stock of one variant at one location. */
export interface InventoryItem {
  /** ID of the inventory item. */
  _id?: string | null;
  /** Number that every change of the stock increments. */
  revision?: string | null;
  /** When the stock last changed, in UTC. */
  _updatedDate?: Date | null;
  /** ID of the variant. */
  variantId?: string;
  /** ID of the location. */
  locationId?: string | null;
  /** ID of the product. */
  productId?: string;
  /** Whether the pieces are counted. */
  trackQuantity?: boolean;
  /** How many pieces can be sold; negative for preorders that are owed. */
  quantity?: number;
  /** Whether the variant is in stock. */
  inStock?: boolean;
  /** Whether the variant can be bought. */
  availabilityStatus?: InventoryAvailability;
  /** Whether the variant can be ordered before it is in stock. */
  preorderInfo?: InventoryItemPreorder;
  /** The product and the variant. */
  product?: InventoryItemProduct;
  /** Name of the location. */
  locationName?: string;
  /** How many pieces are reserved for buyers who are paying; not part of `quantity`. */
  reserved?: number;
  /** Threshold of this variant; null if the default of the store applies. */
  lowStockThreshold?: number | null;
  /** Whether the variant is low on stock. */
  lowStock?: boolean;
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

export interface InventoryItemsV3QueryInventoryItemsAnswer {
  /** The rows of the page. */
  inventoryItems?: InventoryItem[];
  /** Size of the page, and the cursors of the next and the previous one. */
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * Lists the stock of variants, one row for each variant and location, in pages by cursor.
 *
 * `GET /v3/inventory-items/query` (for owners, collaborators and apps)
 */
export const queryInventoryItems: Fn<(options?: { query?: CursorQuery; lowStockOnly?: boolean }) => Promise<InventoryItemsV3QueryInventoryItemsAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v3/inventory-items/query', '*', { answer: { inventoryItems: shapes.InventoryItem }, fallback: true });
