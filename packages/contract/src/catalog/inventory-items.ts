import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';

/**
 * The stock of each variant at each location, one row each: the query of the provider's Catalog V3.
 * Its other inventory calls follow with that catalog.
 */
const call = service(['/stores', '/_api/inventory']);

export const InventoryAvailability = enumeration('InventoryAvailability', [
  'OUT_OF_STOCK',
  'IN_STOCK',
  'PREORDER',
]);

export const InventoryItemPreorder = message('InventoryItemPreorder', {
  enabled: boolean({ nullable: true }),
  message: string({ nullable: true, maxLength: 250, minLength: 1 }),
  limit: integer({ nullable: true, maximum: 100_000 }),
  counter: integer({ nullable: true, maximum: 99_999, readOnly: true }),
});

export const InventoryItemProduct = message('InventoryItemProduct', {
  name: string({ nullable: true, maxLength: 80 }),
  directCategoryIds: list(string({ format: 'GUID' }), { maxItems: 2000 }),
  variantName: string({ nullable: true, maxLength: 250, minLength: 1 }),
  variantSku: string({ nullable: true, maxLength: 40, minLength: 1 }),
  variantVisible: boolean({ nullable: true }),
});

export const InventoryItem = message('InventoryItem', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  revision: string({ nullable: true, readOnly: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  variantId: string({ format: 'GUID', immutable: true }),
  locationId: string({ nullable: true, format: 'GUID', immutable: true }),
  productId: string({ maxLength: 36, minLength: 1, immutable: true }),
  trackQuantity: boolean({ readOnly: true }),
  quantity: integer({ minimum: -99_999, maximum: 99_999 }),
  inStock: boolean(),
  availabilityStatus: of(InventoryAvailability, { readOnly: true }),
  preorderInfo: InventoryItemPreorder,
  product: of(InventoryItemProduct, { readOnly: true }),
  locationName: string({ readOnly: true }),
  reserved: integer({ readOnly: true }),
  lowStockThreshold: integer({ nullable: true, readOnly: true }),
  lowStock: boolean({ readOnly: true }),
});
export type InventoryItem = Static<typeof InventoryItem>;

export const queryInventoryItems = call({
  name: 'inventoryItemsV3.queryInventoryItems',
  method: 'GET',
  path: '/v3/inventory-items/query',
  who: 'merchant',
  permission: 'WIX_STORES.INVENTORY_READ',
  request: message('InventoryItemsV3QueryInventoryItemsRequest', {
    query: CursorQuery,
    lowStockOnly: boolean(),
  }),
  answer: message('InventoryItemsV3QueryInventoryItemsAnswer', {
    inventoryItems: list(InventoryItem),
    pagingMetadata: CursorPagingMetadata,
  }),
  postFallback: true,
});
