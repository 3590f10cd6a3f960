import { service } from '../call.ts';
import { boolean, integer, list, message, string, type Static } from '../field.ts';
import { Paging, PagingMetadata } from '../shared/paging.ts';
import { Collection } from './collections.ts';
import { Product } from './products.ts';

/** Queries of products and collections as the REST API documents them: filter and sort are JSON in strings. Clients of the SDK call `products.queryProducts`. */

export const StoresCatalogQuery = message('StoresCatalogQuery', {
  paging: Paging,
  filter: string({
    nullable: true,
    maxLength: 20_000,
    description: 'A filter as JSON in a string: `{"collections.id":{"$hasSome":["..."]}}`.',
  }),
  sort: string({
    nullable: true,
    maxLength: 1000,
    description: 'Sort fields as JSON in a string: `[{"price":"asc"}]`.',
  }),
});
export type StoresCatalogQuery = Static<typeof StoresCatalogQuery>;

const totalResults = integer({ description: 'Number of all results that the filter matches.' });

const call = service(['/stores-reader', '/stores', '/_api/catalog-reader-server']);

export const queryStoresProducts = call({
  name: 'storesCatalog.queryProducts',
  method: 'POST',
  path: '/v1/products/query',
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('StoresCatalogQueryProductsRequest', {
    query: StoresCatalogQuery,
    includeVariants: boolean({
      description: 'Accepted and not needed: the variants of a product are always in the answer.',
    }),
    includeHiddenProducts: boolean({
      description: 'Adds hidden products, for the shop. Other callers never see them.',
    }),
    includeMerchantSpecificData: boolean({
      description: 'Adds costs and margins, for the shop. Other callers never see them.',
    }),
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
    includeNumberOfProducts: boolean({
      description: 'Accepted and not needed: the number is always in the answer.',
    }),
    includeDescription: boolean({
      description: 'Accepted and not needed: the description is always in the answer.',
    }),
  }),
  answer: message('StoresCatalogQueryCollectionsAnswer', {
    collections: list(Collection, { maxItems: 100 }),
    metadata: PagingMetadata,
    totalResults,
  }),
});
