import type { Descriptions } from '../table.ts';

export const inventory: Descriptions = {
  InventoryVariantV2: {
    this: 'Stock of one variant.',
    variantId:
      'ID of the variant. Products without variants use "00000000-0000-0000-0000-000000000000".',
    inStock: 'Whether the variant can be bought. Set it when the quantity is not tracked.',
    quantity: 'Number of units in stock. Used when the quantity is tracked.',
    availableForPreorder: 'Whether the variant is out of stock and can be preordered.',
  },
  InventoryItemV2: {
    this: 'Stock of a product with all its variants.',
    id: 'ID of the inventory item, from `inventoryItemId` of the product.',
    externalId: 'Replaced by `productId`. ID of the product.',
    productId: 'ID of the product that the stock belongs to.',
    trackQuantity:
      'Whether the store counts units. If false, `inStock` alone decides whether a variant can be bought.',
    variants: 'Stock of each variant. In an update, omitted variants are not changed.',
    lastUpdated: 'Date and time the stock last changed (UTC).',
    numericId: 'Sequence number of the inventory item as a string. Useful for stable sorting.',
  },
  DecrementData: {
    this: 'Units of a variant to take from the stock.',
    inventoryId: 'ID of the inventory item. Set either this or `productId`.',
    externalId: 'Replaced by `productId`. ID of the product.',
    productId: 'ID of the product. Set either this or `inventoryId`.',
    variantId: 'ID of the variant. Omit it for products without variants.',
    decrementBy: 'Number of units to take. The call is refused when fewer are in stock.',
    preorderRequest:
      'Whether the units are preordered, which the preorder limit bounds instead of the stock.',
  },
  IncrementData: {
    this: 'Units of a variant to add to the stock.',
    inventoryId: 'ID of the inventory item. Set either this or `productId`.',
    productId: 'ID of the product. Set either this or `inventoryId`.',
    variantId: 'ID of the variant. Omit it for products without variants.',
    incrementBy: 'Number of units to add.',
  },
  InventoryQuery: {
    this: 'Query of inventory items. Filter and sort order are JSON in strings.',
    filter: 'Filter as JSON in a string, for example `{"productId":{"$hasSome":["..."]}}`.',
    sort: 'Sort orders as JSON in a string, for example `[{"numericId":"asc"}]`.',
  },
};
