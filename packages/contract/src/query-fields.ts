/**
 * The fields that queries built step by step can name, by call. The SDK makes types of them, so that a misspelt field does not
 * compile; a test of the server compares them with the fields it takes.
 */
export interface QueryFields {
  readonly filterable: readonly string[];
  readonly sortable: readonly string[];
}

export const queryFields: Readonly<Record<string, QueryFields>> = {
  'products.queryProducts': {
    filterable: [
      'id', 'name', 'slug', 'description', 'visible', 'productType', 'sku', 'brand', 'ribbon', 'manageVariants', 'numericId', 'inventoryItemId', 'createdDate', 'lastUpdated', 'weight',
      'price', 'price.price', 'priceData.price', 'price.discountedPrice', 'priceData.discountedPrice', 'priceRange.minValue', 'priceRange.maxValue', 'discount.type', 'discount.value',
      'stock.trackInventory', 'stock.quantity', 'stock.inventoryStatus', 'collectionIds', 'collections.id',
    ],
    sortable: [
      'id', 'name', 'slug', 'productType', 'sku', 'brand', 'ribbon', 'numericId', 'createdDate', 'lastUpdated', 'weight', 'price', 'price.price', 'priceData.price', 'price.discountedPrice',
      'priceData.discountedPrice', 'priceRange.minValue', 'priceRange.maxValue', 'discount.value', 'stock.quantity', 'stock.inventoryStatus',
    ],
  },
  'collections.queryCollections': {
    filterable: ['id', 'name', 'slug', 'visible', 'numberOfProducts', 'description', 'lastUpdated'],
    sortable: ['name', 'slug', 'numberOfProducts', 'lastUpdated'],
  },
  'members.queryMembers': {
    filterable: [
      'id', 'contactId', 'createdDate', 'updatedDate', 'lastLoginDate', 'profile.nickname', 'profile.slug', 'status', 'privacyStatus', 'activityStatus', 'loginEmail', 'loginEmailVerified',
      'contact.firstName', 'contact.lastName',
    ],
    sortable: ['id', 'createdDate', 'updatedDate', 'lastLoginDate', 'profile.nickname', 'profile.slug', 'status', 'privacyStatus', 'loginEmail', 'contact.firstName', 'contact.lastName'],
  },
  'backInStockNotifications.queryBackInStockNotificationRequests': {
    filterable: ['id', 'email', 'contactId', 'status', 'autoNotified', 'createdDate', 'catalogReference.catalogItemId', 'catalogReference.appId'],
    sortable: ['id', 'email', 'status', 'createdDate', 'catalogReference.catalogItemId'],
  },
};
