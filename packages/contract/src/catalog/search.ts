import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  map,
  message,
  number,
  string,
  type Static,
} from '../field.ts';
import { PlatformPaging, PlatformPagingMetadata } from '../shared/paging.ts';
import { Product } from './products.ts';

/** Not in the provider's API: a search with everything that a results page shows, in one answer. */
const call = service(['/stores-reader']);

export const SearchSort = enumeration('SearchSort', [
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'NAME_ASC',
]);
export type SearchSort = Static<typeof SearchSort>;

export const FacetCount = message('FacetCount', {
  name: string(),
  count: integer(),
});
export type FacetCount = Static<typeof FacetCount>;

export const OptionChoiceFacet = message('OptionChoiceFacet', {
  name: string(),
  count: integer(),
  color: string(),
});
export type OptionChoiceFacet = Static<typeof OptionChoiceFacet>;

/**
 * The count of a choice is the number of results if it were the only choice of its facet, with all
 * choices of other facets. Each option is a facet. Choices without results are left out.
 */
export const SearchFacets = message('SearchFacets', {
  collections: list(
    message('CollectionFacet', { id: string(), name: string(), slug: string(), count: integer() }),
  ),
  prices: list(message('PriceFacet', { from: number(), to: number(), count: integer() })),
  options: list(message('OptionFacet', { name: string(), choices: list(OptionChoiceFacet) })),
  brands: list(FacetCount),
  ribbons: list(FacetCount),
  stock: list(FacetCount),
});
export type SearchFacets = Static<typeof SearchFacets>;

export const searchProducts = call({
  name: 'products.searchProducts',
  method: 'GET',
  path: '/v1/products/search',
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  postFallback: true,
  request: message('ProductsSearchProductsRequest', {
    text: string({
      maxLength: 200,
    }),
    typing: boolean(),
    collectionId: string({ maxLength: 36 }),
    brands: list(string({ maxLength: 50 }), { maxItems: 50 }),
    ribbons: list(string({ maxLength: 30 }), { maxItems: 50 }),
    options: map(list(string({ maxLength: 50 }), { maxItems: 100 }), {
      maxProperties: 10,
    }),
    minPrice: number({ minimum: 0 }),
    maxPrice: number({ minimum: 0 }),
    inStock: boolean(),
    sort: SearchSort,
    paging: PlatformPaging,
    facets: boolean(),
  }),
  answer: message('ProductsSearchProductsAnswer', {
    products: list(Product, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
    facets: SearchFacets,
    corrected: boolean(),
    partial: boolean(),
    matched: list(string(), {
      maxItems: 12,
    }),
  }),
});
