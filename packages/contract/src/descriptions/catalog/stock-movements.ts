import type { Descriptions } from '../table.ts';

export const stockMovements: Descriptions = {
  'stockMovements.adjustStock':
    'Adjusts the stock of variants for one reason, all or none. Each change is recorded with the reason and the note.',
  'stockMovements.listStockMovements':
    'Lists every change of the stock of a product or a variant, the newest first.',
  'stockMovements.countInventoryItems':
    'Counts the rows that a filter of the inventory finds, up to 10,000.',
  'stockMovements.setLowStockThresholds':
    'Sets from which quantity on variants count as low on stock, instead of the default of the store.',
  'settings.getStockSettings': 'Retrieves when variants count as low on stock.',
  'settings.updateStockSettings':
    'Updates when variants count as low on stock. Fields that are left out stay unchanged.',
  'inventoryItemsV3.queryInventoryItems':
    'Lists the stock of variants, one row for each variant and location, in pages by cursor.',
  StockAdjustmentReason: {
    this: 'Why staff adjust stock.',
    RECEIVED: 'New goods arrived; the change must be positive.',
    COUNTED: 'The pieces on the shelf were counted; needs `countedQuantity`.',
    DAMAGED: 'Pieces are broken, lost or expired; the change must be negative.',
    RETURNED: 'Pieces came back without a refund of the platform; the change must be positive.',
    CORRECTION: 'An earlier mistake is corrected.',
  },
  StockMovementCause: {
    this: 'Why stock changed.',
    ORDER: 'An order took it.',
    ORDER_CANCELED: 'A canceled order returned it.',
    REFUND: 'A refunded or returned item went back on the shelf.',
    PRODUCT_EDIT: 'A product was created or edited, or its stock was set by an inventory call.',
    IMPORT: 'An import set it.',
    CHANGE_PLAN: 'A bulk change was applied or undone.',
    RECEIVED: 'New goods arrived.',
    COUNTED: 'The pieces on the shelf were counted.',
    DAMAGED: 'Pieces were broken, lost or expired.',
    RETURNED: 'Pieces came back without a refund of the platform.',
    CORRECTION: 'An earlier mistake was corrected.',
    PRODUCT_DELETED: 'The product was deleted.',
    PRODUCT_RESTORED: 'The deleted product was restored.',
  },
  StockAdjustment: {
    this: 'The adjustment of one variant.',
    variantId:
      'ID of the variant. The only variant of a product without managed variants has one too.',
    changeBy: 'How many pieces to add; a negative number takes some away.',
    countedQuantity:
      'How many pieces were counted, including those that are reserved for buyers who are paying.',
  },
  AdjustedStock: {
    this: 'The stock of a variant after an adjustment.',
    productId: 'ID of the product that the variant belongs to.',
    variantId: 'ID of the variant.',
    onHand: 'How many pieces are on the shelf.',
    available: 'How many of them can be sold; the rest is reserved for buyers who are paying.',
  },
  StockMovement: {
    this: 'One change of the stock of a variant.',
    id: 'ID of the movement. IDs ascend with time.',
    productId: 'ID of the product, which may be deleted.',
    variantId: 'ID of the variant, which may be deleted.',
    locationId: 'ID of the location.',
    change: 'How many pieces were added; negative if some were taken away.',
    quantityAfter: 'How many pieces were on the shelf afterwards, reserved ones included.',
    cause: 'Why the stock changed.',
    note: 'What staff wrote about it.',
    referenceId: 'ID of the order or the change plan that caused it.',
    actor: 'Role and ID of the caller, such as `owner` and an ID; null for a job.',
    createdDate: 'When the stock changed, in UTC.',
  },
  LowStockThreshold: {
    this: 'From which quantity on a variant counts as low on stock.',
    variantId: 'ID of the variant.',
    threshold:
      'The variant is low on stock with this quantity or less; null for the default of the store.',
  },
  StockSettings: {
    this: 'When variants count as low on stock.',
    lowStockThreshold:
      'Variants without a threshold of their own are low on stock with this quantity or less; null for never.',
    lowStockMails:
      'Whether staff who may read stock receive one mail a day about variants that became low on stock.',
  },
  StockMovementsAdjustStockRequest: {
    reason: 'Why the stock is adjusted.',
    note: 'Additional information for the history.',
    adjustments: 'What to adjust; each variant once.',
  },
  StockMovementsAdjustStockAnswer: {
    stock: 'The stock of the variants afterwards, in the order of the request.',
  },
  StockMovementsListStockMovementsRequest: {
    productId: 'ID of the product whose movements to list.',
    variantId: 'ID of the variant whose movements to list.',
    limit: 'How many movements to return; 50 if left out.',
    before: 'Returns movements before this one: the ID of the last movement of the page before.',
  },
  StockMovementsListStockMovementsAnswer: {
    movements: 'Movements, the newest first.',
  },
  StockMovementsSetLowStockThresholdsRequest: {
    thresholds: 'The thresholds to set, one for each variant.',
  },
  StockMovementsCountInventoryItemsRequest: {
    filter: 'Filter in the query language, as `inventoryItemsV3.queryInventoryItems` takes it.',
  },
  StockMovementsCountInventoryItemsAnswer: {
    count: 'Number of rows, at most 10,000.',
    exact: 'Whether there are exactly so many; false if there are more than 10,000.',
  },
  SettingsGetStockSettingsAnswer: {
    stock: 'The current settings.',
  },
  SettingsUpdateStockSettingsRequest: {
    stock: 'The settings to change.',
  },
  SettingsUpdateStockSettingsAnswer: {
    stock: 'The settings after the change.',
  },
  InventoryAvailability: {
    this: 'Whether a variant can be bought.',
    OUT_OF_STOCK: 'Nothing is left.',
    IN_STOCK: 'Some pieces are left, or the stock is not counted.',
    PREORDER: 'Nothing is left, and the merchant accepts preorders.',
  },
  InventoryItemPreorder: {
    this: 'Whether a variant can be ordered before it is in stock.',
    enabled: 'Whether preorders are accepted.',
    message: 'What buyers read about the preorder.',
    limit: 'How many pieces can be preordered; null for any number.',
    counter: 'How many pieces are preordered.',
  },
  InventoryItemProduct: {
    this: 'The product and the variant that the stock is of.',
    name: 'Name of the product.',
    directCategoryIds: 'IDs of the collections that the product is in.',
    variantName: 'Choices of the variant, such as `Red, Large`; absent for the only variant.',
    variantSku: 'SKU of the variant, or of the product if the variant has none.',
    variantVisible: 'Whether shoppers can choose the variant.',
  },
  InventoryItem: {
    this: 'The stock of one variant at one location.',
    id: 'ID of the inventory item.',
    revision: 'Number that every change of the stock increments.',
    updatedDate: 'When the stock last changed, in UTC.',
    variantId: 'ID of the variant.',
    locationId: 'ID of the location.',
    locationName: 'Name of the location.',
    productId: 'ID of the product.',
    trackQuantity: 'Whether the pieces are counted.',
    quantity: 'How many pieces can be sold; negative for preorders that are owed.',
    inStock: 'Whether the variant is in stock.',
    availabilityStatus: 'Whether the variant can be bought.',
    preorderInfo: 'Whether the variant can be ordered before it is in stock.',
    product: 'The product and the variant.',
    reserved: 'How many pieces are reserved for buyers who are paying; not part of `quantity`.',
    lowStockThreshold: 'Threshold of this variant; null if the default of the store applies.',
    lowStock: 'Whether the variant is low on stock.',
  },
  InventoryItemsV3QueryInventoryItemsRequest: {
    query: 'The sort order, the filter and the page.',
    lowStockOnly: 'Whether to return only variants that are low on stock.',
  },
  InventoryItemsV3QueryInventoryItemsAnswer: {
    inventoryItems: 'The rows of the page.',
    pagingMetadata: 'Size of the page, and the cursors of the next and the previous one.',
  },
};
