// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import * as shapes from './shapes.generated.ts';

/** Units of a variant to take from the stock. */
export interface DecrementData {
  /** ID of the inventory item. Set either this or `productId`. */
  inventoryId?: string;
  /** Replaced by `productId`. ID of the product. @deprecated */
  externalId?: string;
  /** ID of the product. Set either this or `inventoryId`. */
  productId?: string;
  /** ID of the variant. Omit it for products without variants. */
  variantId?: string;
  /** Number of units to take. The call is refused when fewer are in stock. */
  decrementBy?: number;
  /** Whether the units are preordered, which the preorder limit bounds instead of the stock. */
  preorderRequest?: boolean;
}

/** Stock of one variant. */
export interface InventoryVariantV2 {
  /** ID of the variant. Products without variants use "00000000-0000-0000-0000-000000000000". */
  variantId?: string;
  /** Whether the variant can be bought. Set it when the quantity is not tracked. */
  inStock?: boolean | null;
  /** Number of units in stock. Used when the quantity is tracked. */
  quantity?: number | null;
  /** Whether the variant is out of stock and can be preordered. */
  availableForPreorder?: boolean;
}

/** Preorders of a variant that is out of stock. */
export interface PreorderInfo {
  /** Whether shoppers can preorder when the variant is out of stock. */
  enabled?: boolean;
  /** Text shown to shoppers who preorder, for example when the item ships. */
  message?: string | null;
  /** Maximum number of units that can be preordered. Omit it for no limit. */
  limit?: number | null;
}

/** Stock of a product with all its variants. */
export interface InventoryItemV2 {
  /** ID of the inventory item, from `inventoryItemId` of the product. */
  _id?: string | null;
  /** Replaced by `productId`. ID of the product. @deprecated */
  externalId?: string | null;
  /** ID of the product that the stock belongs to. */
  productId?: string | null;
  /** Whether the store counts units. If false, `inStock` alone decides whether a variant can be bought. */
  trackQuantity?: boolean | null;
  /** Stock of each variant. In an update, omitted variants are not changed. */
  variants?: InventoryVariantV2[];
  /** Date and time the stock last changed (UTC). */
  lastUpdated?: Date | null;
  /** Sequence number of the inventory item as a string. Useful for stable sorting. */
  numericId?: string;
  /** Preorders of a variant that is out of stock. */
  preorderInfo?: PreorderInfo;
}

export interface InventoryGetInventoryVariantsAnswer {
  /** Stock of a product with all its variants. */
  inventoryItem?: InventoryItemV2;
}

/** Units of a variant to add to the stock. */
export interface IncrementData {
  /** ID of the inventory item. Set either this or `productId`. */
  inventoryId?: string;
  /** ID of the product. Set either this or `inventoryId`. */
  productId?: string;
  /** ID of the variant. Omit it for products without variants. */
  variantId?: string;
  /** Number of units to add. */
  incrementBy?: number;
}

/** Page size and number of results to skip. */
export interface Paging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Query of inventory items. Filter and sort order are JSON in strings. */
export interface InventoryQuery {
  /** Page size and number of results to skip. */
  paging?: Paging;
  /** Filter as JSON in a string, for example `{"productId":{"$hasSome":["..."]}}`. */
  filter?: string | null;
  /** Sort orders as JSON in a string, for example `[{"numericId":"asc"}]`. */
  sort?: string | null;
}

/** Position of the page in the whole result. */
export interface PagingMetadata {
  /** Number of results on this page. */
  items?: number;
  /** Number of results that were skipped. */
  offset?: number;
}

export interface InventoryQueryInventoryAnswer {
  /** Matching inventory items on this page. */
  inventoryItems?: InventoryItemV2[];
  /** Position of the page in the whole result. */
  metadata?: PagingMetadata;
  /** Number of matching inventory items on all pages. */
  totalResults?: number;
}

/**
 * Takes units from the stock, for example for a sale in a physical store. All entries succeed or none.
 *
 * `POST /v2/inventoryItems/decrement` (for owners, collaborators and apps)
 */
export const decrementInventory: Fn<(decrementData: DecrementData[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v2/inventoryItems/decrement', 'decrementData', { unwrap: '' });
/**
 * Retrieves the stock of a product's variants.
 *
 * `POST /v2/inventoryItems/{inventoryId}/getVariants` (for owners, collaborators and apps)
 */
export const getInventoryVariants: Fn<(inventoryId: string, options?: { externalId?: string; productId?: string; variantIds?: string[] }) => Promise<InventoryGetInventoryVariantsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants', 'inventoryId,*', { answer: { inventoryItem: shapes.InventoryItemV2 }, safe: true });
/**
 * Adds units to the stock, for example after a return. All entries succeed or none.
 *
 * `POST /v2/inventoryItems/increment` (for owners, collaborators and apps)
 */
export const incrementInventory: Fn<(incrementData: IncrementData[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v2/inventoryItems/increment', 'incrementData', { unwrap: '' });
/**
 * Retrieves the stock of products that match a filter, page by page.
 *
 * `POST /v2/inventoryItems/query` (for owners, collaborators and apps)
 */
export const queryInventory: Fn<(options?: { query?: InventoryQuery }) => Promise<InventoryQueryInventoryAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v2/inventoryItems/query', '*', { answer: { inventoryItems: shapes.InventoryItemV2 }, safe: true });
/**
 * Sets the stock of a product's variants. Omitted variants and fields are not changed.
 *
 * `PATCH /v2/inventoryItems/product/{inventoryItem.productId}` (for owners, collaborators and apps)
 */
export const updateInventoryVariants: Fn<(productId: string | null, inventoryItem: InventoryItemV2) => Promise<void>> = /* @__PURE__ */ fn('PATCH', '/stores/v2/inventoryItems/product/{inventoryItem.productId}', 'inventoryItem.productId,+inventoryItem', { unwrap: '' });
/**
 * Errors of decrementInventory, as the code of an ApiError:
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 * - `INSUFFICIENT_INVENTORY` (409): {available} of "{name}" are left; {requested} were requested. `data` has the units that are left. Lower the quantity, or restock the variant first.
 */
export type DecrementInventoryError = 'VARIANT_NOT_FOUND' | 'INSUFFICIENT_INVENTORY';
/**
 * Errors of incrementInventory, as the code of an ApiError:
 * - `MAX_QUANTITY_LIMIT_REACHED` (400): The stock of {variantId} would be {quantity}; the maximum is {max}. The stock of a variant is bounded. Send a smaller quantity.
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 */
export type IncrementInventoryError = 'MAX_QUANTITY_LIMIT_REACHED' | 'VARIANT_NOT_FOUND';
/**
 * Errors of updateInventoryVariants, as the code of an ApiError:
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 */
export type UpdateInventoryVariantsError = 'VARIANT_NOT_FOUND';

export const onInventoryItemChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.inventory.api.v1.InventoryItemChanged');
export const onInventoryVariantsChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged');
