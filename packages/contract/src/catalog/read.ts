import { service } from '../call.ts';
import {
  boolean,
  integer,
  list,
  map,
  message,
  number,
  of,
  required,
  string,
  type Static,
} from '../field.ts';
import { Collection } from './collections.ts';
import { PriceData } from './price.ts';
import { Product, ProductOption } from './products.ts';
import { StoreVariant, Variant } from './variants.ts';
import { Dimensions } from '../shared/item.ts';
import { Media } from '../shared/media.ts';
import { Paging, PagingMetadata, PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';

export const VariantData = message('VariantData', {
  price: PriceData,
  convertedPriceData: of(PriceData, { readOnly: true }),
  weight: number({ nullable: true }),
  sku: string(),
  quantity: integer({ nullable: true }),
  inStock: boolean(),
  visible: boolean(),
  productDimensions: Dimensions,
  packageDimensions: Dimensions,
  variantId: string({ format: 'GUID', internal: true }),
});
export type VariantData = Static<typeof VariantData>;

const call = service([]);

export const queryCollections = call({
  name: 'collections.queryCollections',
  method: 'GET',
  path: '/v2/collections/query',
  olderPaths: ['/stores-reader/v2/collections/query'],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  postFallback: true,
  request: message('CollectionsQueryCollectionsRequest', {
    query: PlatformQuery,
  }),
  answer: message('CollectionsQueryCollectionsAnswer', {
    collections: list(Collection, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});

export const getCollection = call({
  name: 'collections.getCollection',
  method: 'GET',
  path: '/v2/collections/{id}',
  olderPaths: [
    '/stores-reader/v2/collections/{id}',
    '/stores-reader/v1/collections/{id}',
    '/stores/v1/collections/{id}',
    '/v1/collections/{id}',
  ],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('CollectionsGetCollectionRequest', {
    id: required(string()),
  }),
  answer: message('CollectionsGetCollectionAnswer', {
    collection: Collection,
  }),
});

export const getCollectionBySlugV2 = call({
  name: 'collections.getCollectionBySlug',
  method: 'GET',
  path: '/v2/collections/slug/{slug}',
  olderPaths: ['/stores-reader/v2/collections/slug/{slug}'],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('CollectionsGetCollectionBySlugRequest', {
    slug: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('CollectionsGetCollectionBySlugAnswer', {
    collection: Collection,
  }),
});

export const queryProducts = call({
  name: 'products.queryProducts',
  method: 'GET',
  path: '/v1/products/query-platformized',
  aliases: [
    '/stores-reader/v1/products/query-platformized',
    '/_api/catalog-reader-server/v1/products/query-platformized',
  ],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  postFallback: true,
  request: message('ProductsQueryProductsRequest', {
    query: PlatformQuery,
  }),
  answer: message('ProductsQueryProductsAnswer', {
    products: list(Product, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});

export const getProduct = call({
  name: 'products.getProduct',
  method: 'GET',
  path: '/v1/products/{id}',
  aliases: ['/stores-reader/v1/products/{id}', '/_api/catalog-reader-server/v1/products/{id}'],
  olderPaths: ['/stores-reader/v1/products-platformized/{id}'],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  postFallback: true,
  request: message('ProductsGetProductRequest', {
    id: required(string({ minLength: 1 })),
    includeMerchantSpecificData: boolean(),
  }),
  answer: message('ProductsGetProductAnswer', {
    product: Product,
  }),
});

export const getCollectionBySlug = call({
  name: 'products.getCollectionBySlug',
  method: 'GET',
  path: '/v1/collections/slug/{slug}',
  aliases: [
    '/stores-reader/v1/collections/slug/{slug}',
    '/_api/catalog-reader-server/v1/collections/slug/{slug}',
  ],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('ProductsGetCollectionBySlugRequest', {
    slug: required(string({ maxLength: 100, minLength: 1 })),
  }),
  answer: message('ProductsGetCollectionBySlugAnswer', {
    collection: Collection,
  }),
});

export const getProductOptionsAvailability = call({
  name: 'products.getProductOptionsAvailability',
  method: 'POST',
  path: '/v1/products/{id}/productOptionsAvailability',
  aliases: [
    '/stores-reader/v1/products/{id}/productOptionsAvailability',
    '/_api/catalog-reader-server/v1/products/{id}/productOptionsAvailability',
  ],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('ProductsGetProductOptionsAvailabilityRequest', {
    id: required(string({ minLength: 1 })),
    options: map(string()),
  }),
  answer: message('ProductsGetProductOptionsAvailabilityAnswer', {
    selectedVariant: VariantData,
    media: Media,
    productOptions: list(ProductOption),
    availableForPurchase: boolean(),
    managedProduct: boolean({ internal: true }),
  }),
});

export const queryProductVariants = call({
  name: 'products.queryProductVariants',
  method: 'POST',
  path: '/v1/products/{id}/variants/query',
  aliases: [
    '/stores-reader/v1/products/{id}/variants/query',
    '/_api/catalog-reader-server/v1/products/{id}/variants/query',
  ],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('ProductsQueryProductVariantsRequest', {
    id: required(string({ minLength: 1 })),
    choices: map(string()),
    variantIds: list(string()),
    paging: Paging,
    includeMerchantSpecificData: boolean(),
  }),
  answer: message('ProductsQueryProductVariantsAnswer', {
    variants: list(Variant),
    metadata: PagingMetadata,
    totalResults: integer(),
  }),
});

export const queryStoreVariants = call({
  name: 'products.queryStoreVariants',
  method: 'POST',
  path: '/v1/variants/query',
  aliases: ['/stores-reader/v1/variants/query', '/_api/catalog-reader-server/v1/variants/query'],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('ProductsQueryStoreVariantsRequest', {
    query: PlatformQuery,
    customFields: list(string({ maxLength: 100 }), { internal: true }),
    includeLocationVariants: boolean({ internal: true }),
  }),
  answer: message('ProductsQueryStoreVariantsAnswer', {
    variants: list(StoreVariant),
    metadata: PlatformPagingMetadata,
  }),
});

export const getStoreVariant = call({
  name: 'products.getStoreVariant',
  method: 'GET',
  path: '/v1/variants/{id}',
  aliases: ['/stores-reader/v1/variants/{id}', '/_api/catalog-reader-server/v1/variants/{id}'],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('ProductsGetStoreVariantRequest', {
    id: required(string()),
  }),
  answer: message('ProductsGetStoreVariantAnswer', {
    variant: StoreVariant,
  }),
});
