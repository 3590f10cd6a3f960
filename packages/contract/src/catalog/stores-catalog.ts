import { service } from '../call.ts';
import { boolean, integer, list, message, string, type Static } from '../field.ts';
import { Paging, PagingMetadata } from '../shared/paging.ts';
import { Collection } from './collections.ts';
import { Product } from './products.ts';

/**
 * Queries of products and collections as the REST API documents them: filter and sort are JSON in
 * strings. Clients of the SDK call `products.queryProducts`.
 */

export const StoresCatalogQuery = message('StoresCatalogQuery', {
  paging: Paging,
  filter: string({
    nullable: true,
    maxLength: 20_000,
  }),
  sort: string({
    nullable: true,
    maxLength: 1000,
  }),
});
export type StoresCatalogQuery = Static<typeof StoresCatalogQuery>;

const totalResults = integer();

const call = service(['/stores-reader', '/stores', '/_api/catalog-reader-server']);

export const queryStoresProducts = call({
  name: 'storesCatalog.queryProducts',
  method: 'POST',
  path: '/v1/products/query',
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('StoresCatalogQueryProductsRequest', {
    query: StoresCatalogQuery,
    includeVariants: boolean(),
    includeHiddenProducts: boolean(),
    includeMerchantSpecificData: boolean(),
  }),
  answer: message('StoresCatalogQueryProductsAnswer', {
    products: list(Product, { maxItems: 100 }),
    metadata: PagingMetadata,
    totalResults,
  }),
});

export const queryStoresCollections = call({
  name: 'storesCatalog.queryCollections',
  method: 'POST',
  path: '/v1/collections/query',
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('StoresCatalogQueryCollectionsRequest', {
    query: StoresCatalogQuery,
    includeNumberOfProducts: boolean(),
    includeDescription: boolean(),
  }),
  answer: message('StoresCatalogQueryCollectionsAnswer', {
    collections: list(Collection, { maxItems: 100 }),
    metadata: PagingMetadata,
    totalResults,
  }),
});
