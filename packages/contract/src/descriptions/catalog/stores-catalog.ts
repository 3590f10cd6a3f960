import type { Descriptions } from '../table.ts';

export const storesCatalog: Descriptions = {
  StoresCatalogQuery: {
    this: 'Query whose filter and sort order are JSON in strings.',
    filter: 'Filter as JSON in a string, for example `{"collections.id":{"$hasSome":["..."]}}`.',
    sort: 'Sort orders as JSON in a string, for example `[{"price":"asc"}]`.',
  },
  'storesCatalog.queryProducts':
    'Retrieves products as the REST API of stores does, with filter and sort order as JSON in strings. SDK clients use `products.queryProducts`.',
  StoresCatalogQueryProductsRequest: {
    includeVariants: 'Accepted without effect: variants are always returned.',
    includeHiddenProducts:
      'Whether to return hidden products. Ignored unless the store or its apps call.',
    includeMerchantSpecificData:
      'Whether to return cost and profit. Ignored unless the store or its apps call.',
  },
  StoresCatalogQueryProductsAnswer: {
    products: 'Matching products on this page.',
    totalResults: 'Number of matching products on all pages.',
  },
  'storesCatalog.queryCollections':
    'Retrieves collections as the REST API of stores does, with filter and sort order as JSON in strings. SDK clients use `collections.queryCollections`.',
  StoresCatalogQueryCollectionsRequest: {
    includeNumberOfProducts: 'Accepted without effect: the number of products is always returned.',
    includeDescription: 'Accepted without effect: the description is always returned.',
  },
  StoresCatalogQueryCollectionsAnswer: {
    collections: 'Matching collections on this page.',
    totalResults: 'Number of matching collections on all pages.',
  },
};
