import type { Descriptions } from '../table.ts';

export const stock: Descriptions = {
  ReasonType: {
    this: 'Why the stock changes.',
    ORDER: 'An order was placed.',
    MANUAL: 'Staff changed the stock.',
    REVERT_INVENTORY_CHANGE: 'An earlier change is undone.',
  },
  Version: {
    this: 'Version of the catalog API.',
    V1_CATALOG: 'The API that this reference describes. Always returned.',
    V3_CATALOG: 'A later API that this platform does not serve.',
    STORES_NOT_INSTALLED: 'The site has no store.',
  },
  'inventory.updateInventoryVariants':
    "Sets the stock of a product's variants. Omitted variants and fields are not changed.",
  InventoryUpdateInventoryVariantsRequest: {
    inventoryItem: 'ID of the product and the stock of the variants to change.',
  },
  'inventory.decrementInventory':
    'Takes units from the stock, for example for a sale in a physical store. All entries succeed or none.',
  InventoryDecrementInventoryRequest: {
    decrementData: 'Units to take, by variant.',
    restrictInventoryValue: 'Accepted without effect: stock falls below 0 only by preorders.',
  },
  'inventory.incrementInventory':
    'Adds units to the stock, for example after a return. All entries succeed or none.',
  InventoryIncrementInventoryRequest: {
    incrementData: 'Units to add, by variant.',
  },
  'inventory.getInventoryVariants': "Retrieves the stock of a product's variants.",
  InventoryGetInventoryVariantsRequest: {
    inventoryId: 'ID of the inventory item, from `inventoryItemId` of the product.',
    externalId: 'Replaced by `productId`. ID of the product.',
    productId: 'ID of the product.',
    variantIds: 'IDs of the variants to return. Omit it to return all.',
  },
  'inventory.queryInventory': 'Retrieves the stock of products that match a filter, page by page.',
  InventoryQueryInventoryAnswer: {
    inventoryItems: 'Matching inventory items on this page.',
    totalResults: 'Number of matching inventory items on all pages.',
  },
  'catalogVersioning.getCatalogVersion':
    'Retrieves the version of the catalog API that the store uses.',
};
