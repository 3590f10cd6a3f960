// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import * as shapes from './shapes.generated.ts';

export interface DecrementData {
  inventoryId?: string;
  /** @deprecated */
  externalId?: string;
  productId?: string;
  variantId?: string;
  decrementBy?: number;
  preorderRequest?: boolean;
}

export interface InventoryVariantV2 {
  variantId?: string;
  inStock?: boolean | null;
  quantity?: number | null;
  availableForPreorder?: boolean;
}

export interface PreorderInfo {
  enabled?: boolean;
  message?: string | null;
  limit?: number | null;
}

export interface InventoryItemV2 {
  _id?: string | null;
  /** @deprecated */
  externalId?: string | null;
  productId?: string | null;
  trackQuantity?: boolean | null;
  variants?: InventoryVariantV2[];
  lastUpdated?: Date | null;
  numericId?: string;
  preorderInfo?: PreorderInfo;
}

export interface InventoryGetInventoryVariantsAnswer {
  inventoryItem?: InventoryItemV2;
}

export interface IncrementData {
  inventoryId?: string;
  productId?: string;
  variantId?: string;
  incrementBy?: number;
}

export interface Paging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface InventoryQuery {
  paging?: Paging;
  filter?: string | null;
  sort?: string | null;
}

export interface PagingMetadata {
  items?: number;
  offset?: number;
}

export interface InventoryQueryInventoryAnswer {
  inventoryItems?: InventoryItemV2[];
  metadata?: PagingMetadata;
  totalResults?: number;
}

/**
 * Takes from the stock.
 *
 * `POST /v2/inventoryItems/decrement` (for owners, collaborators and apps)
 */
export const decrementInventory: Fn<(decrementData: DecrementData[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v2/inventoryItems/decrement', 'decrementData', { unwrap: '' });
/**
 * Get inventory variants.
 *
 * `POST /v2/inventoryItems/{inventoryId}/getVariants` (for owners, collaborators and apps)
 */
export const getInventoryVariants: Fn<(inventoryId: string, options?: { externalId?: string; productId?: string; variantIds?: string[] }) => Promise<InventoryGetInventoryVariantsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants', 'inventoryId,*', { answer: { inventoryItem: shapes.InventoryItemV2 }, safe: true });
/**
 * Adds to the stock.
 *
 * `POST /v2/inventoryItems/increment` (for owners, collaborators and apps)
 */
export const incrementInventory: Fn<(incrementData: IncrementData[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v2/inventoryItems/increment', 'incrementData', { unwrap: '' });
/**
 * How much there is of what.
 *
 * `POST /v2/inventoryItems/query` (for owners, collaborators and apps)
 */
export const queryInventory: Fn<(options?: { query?: InventoryQuery }) => Promise<InventoryQueryInventoryAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v2/inventoryItems/query', '*', { answer: { inventoryItems: shapes.InventoryItemV2 }, safe: true });
/**
 * Update inventory variants.
 *
 * `PATCH /v2/inventoryItems/product/{inventoryItem.productId}` (for owners, collaborators and apps)
 */
export const updateInventoryVariants: Fn<(productId: string | null, inventoryItem: InventoryItemV2) => Promise<void>> = /* @__PURE__ */ fn('PATCH', '/stores/v2/inventoryItems/product/{inventoryItem.productId}', 'inventoryItem.productId,+inventoryItem', { unwrap: '' });

export const onInventoryItemChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.inventory.api.v1.InventoryItemChanged');
export const onInventoryVariantsChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged');
