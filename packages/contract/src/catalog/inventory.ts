import { boolean, integer, list, message, string, timestamp, type Static } from '../field.ts';
import { PreorderInfo } from './variants.ts';
import { Paging } from '../shared/paging.ts';

export const InventoryVariantV2 = message('InventoryVariantV2', {
  variantId: string(),
  inStock: boolean({ nullable: true }),
  quantity: integer({ nullable: true }),
  availableForPreorder: boolean({ readOnly: true }),
});
export type InventoryVariantV2 = Static<typeof InventoryVariantV2>;

export const InventoryItemV2 = message('InventoryItemV2', {
  id: string({ nullable: true }),
  externalId: string({ nullable: true, readOnly: true, deprecated: true }),
  productId: string({ nullable: true, readOnly: true }),
  trackQuantity: boolean({ nullable: true }),
  variants: list(InventoryVariantV2),
  lastUpdated: timestamp({ nullable: true, readOnly: true }),
  numericId: string({ readOnly: true }),
  preorderInfo: PreorderInfo,
});
export type InventoryItemV2 = Static<typeof InventoryItemV2>;

export const DecrementData = message(
  'DecrementData',
  {
    inventoryId: string({ maxLength: 36 }),
    externalId: string({ maxLength: 36, deprecated: true }),
    productId: string({ maxLength: 36 }),
    variantId: string({ format: 'GUID' }),
    decrementBy: integer({ minimum: 1 }),
    preorderRequest: boolean(),
  },
  { oneof: [['inventoryId', 'externalId', 'productId']] },
);
export type DecrementData = Static<typeof DecrementData>;

export const IncrementData = message(
  'IncrementData',
  {
    inventoryId: string({ maxLength: 36 }),
    productId: string({ maxLength: 36 }),
    variantId: string({ format: 'GUID' }),
    incrementBy: integer({ minimum: 1 }),
  },
  { oneof: [['inventoryId', 'productId']] },
);
export type IncrementData = Static<typeof IncrementData>;

export const InventoryQuery = message('InventoryQuery', {
  paging: Paging,
  filter: string({ nullable: true }),
  sort: string({ nullable: true }),
});
export type InventoryQuery = Static<typeof InventoryQuery>;
