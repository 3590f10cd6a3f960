// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface OptionAndChoice {
  option?: string;
  choice?: string;
}

export interface MediaDataForWrite {
  mediaId?: string;
  url?: string;
  choice?: OptionAndChoice;
}

export interface MediaAssignmentToChoice {
  option?: string;
  choice?: string;
  mediaIds?: string[];
}

export type FileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW';
export const FileType: Words<FileType> = /* @__PURE__ */ words('UNSPECIFIED SECURE_PICTURE SECURE_VIDEO SECURE_DOCUMENT SECURE_MUSIC SECURE_ARCHIVE SECURE_RAW');

export interface SecuredMedia {
  _id?: string;
  fileName?: string;
  fileType?: FileType;
}

export interface ProductsAttachDigitalFileAnswer {
  digitalFile?: SecuredMedia;
}

export interface PercentageData {
  roundToInt?: boolean;
  rate?: number;
}

export interface PropertyAdjustmentData {
  percentage?: PercentageData;
  amount?: number;
}

export interface AdjustValue {
  price?: PropertyAdjustmentData;
  cost?: PropertyAdjustmentData;
  weight?: PropertyAdjustmentData;
}

export interface ApplicationError {
  code?: string;
  description?: string;
  data?: Record<string, unknown> | null;
}

export interface ItemMetadata {
  _id?: string | null;
  originalIndex?: number;
  success?: boolean;
  error?: ApplicationError;
}

export interface BulkProductResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkActionMetadata {
  totalSuccesses?: number;
  totalFailures?: number;
  undetailedFailures?: number;
}

export interface ProductsBulkAdjustProductPropertyAnswer {
  results?: BulkProductResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface SetValue {
  price?: number;
  cost?: number;
  weight?: number;
  ribbon?: string;
  brand?: string;
}

export interface ProductsBulkUpdateProductsPropertyAnswer {
  results?: BulkProductResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface MediaItemUrlAndSize {
  url?: string;
  width?: number;
  height?: number;
  format?: string | null;
  altText?: string | null;
}

export interface MediaItemVideo {
  files?: MediaItemUrlAndSize[];
  stillFrameMediaId?: string;
}

export type MediaItemType = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
export const MediaItemType: Words<MediaItemType> = /* @__PURE__ */ words('unspecified_media_item_type image video audio document zip');

export interface MediaItem {
  image?: MediaItemUrlAndSize;
  video?: MediaItemVideo;
  thumbnail?: MediaItemUrlAndSize;
  mediaType?: MediaItemType;
  title?: string;
  _id?: string;
}

export interface Media {
  mainMedia?: MediaItem;
  items?: MediaItem[];
}

export interface Tag {
  type?: string;
  props?: Record<string, unknown> | null;
  meta?: Record<string, unknown> | null;
  children?: string;
  custom?: boolean;
  disabled?: boolean;
}

export interface Keyword {
  term?: string;
  isMain?: boolean;
  origin?: string | null;
}

export interface Settings {
  preventAutoRedirect?: boolean;
  keywords?: Keyword[];
}

export interface SeoSchema {
  tags?: Tag[];
  settings?: Settings;
}

export interface Collection {
  _id?: string | null;
  name?: string | null;
  media?: Media;
  numberOfProducts?: number;
  description?: string | null;
  slug?: string | null;
  visible?: boolean | null;
  seoSchema?: SeoSchema;
  lastUpdated?: Date | null;
}

export interface ProductsCreateCollectionAnswer {
  collection?: Collection;
}

export type ProductType = 'unspecified_product_type' | 'physical' | 'digital';
export const ProductType: Words<ProductType> = /* @__PURE__ */ words('unspecified_product_type physical digital');

export interface NumericPropertyRange {
  minValue?: number;
  maxValue?: number;
}

export type DimensionsUnit = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';
export const DimensionsUnit: Words<DimensionsUnit> = /* @__PURE__ */ words('UNKNOWN_DIMENSIONS_UNIT MM CM M IN FT YD');

export interface Dimensions {
  length?: string | null;
  width?: string | null;
  height?: string | null;
  unit?: DimensionsUnit;
}

export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
export const InventoryStatus: Words<InventoryStatus> = /* @__PURE__ */ words('IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK');

export interface Stock {
  trackInventory?: boolean;
  quantity?: number | null;
  /** @deprecated */
  inStock?: boolean;
  inventoryStatus?: InventoryStatus;
}

export interface FormattedPrice {
  price?: string;
  discountedPrice?: string;
  pricePerUnit?: string | null;
}

/** @deprecated */
export interface PriceData {
  currency?: string;
  price?: number | null;
  discountedPrice?: number;
  formatted?: FormattedPrice;
  pricePerUnit?: number | null;
}

export interface CostAndProfitData {
  itemCost?: number | null;
  formattedItemCost?: string;
  profit?: number;
  formattedProfit?: string;
  profitMargin?: number;
}

export type MeasurementUnit = 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT';
export const MeasurementUnit: Words<MeasurementUnit> = /* @__PURE__ */ words('UNSPECIFIED ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT');

export interface PricePerUnitData {
  totalQuantity?: number;
  totalMeasurementUnit?: MeasurementUnit;
  baseQuantity?: number;
  baseMeasurementUnit?: MeasurementUnit;
}

export interface AdditionalInfoSection {
  title?: string;
  description?: string;
}

export interface Ribbon {
  text?: string;
}

export interface CustomTextField {
  title?: string;
  maxLength?: number;
  mandatory?: boolean;
}

export type OptionType = 'unspecified_option_type' | 'drop_down' | 'color';
export const OptionType: Words<OptionType> = /* @__PURE__ */ words('unspecified_option_type drop_down color');

export interface Choice {
  value?: string;
  description?: string;
  media?: Media;
  inStock?: boolean;
  visible?: boolean;
}

export interface ProductOption {
  optionType?: OptionType;
  name?: string;
  choices?: Choice[];
}

export interface PageUrl {
  base?: string;
  path?: string;
}

export type ProductDiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';
export const ProductDiscountType: Words<ProductDiscountType> = /* @__PURE__ */ words('UNDEFINED NONE AMOUNT PERCENT');

export interface Discount {
  type?: ProductDiscountType;
  value?: number;
}

export interface VariantDataWithNoStock {
  priceData?: PriceData;
  convertedPriceData?: PriceData;
  costAndProfitData?: CostAndProfitData;
  weight?: number;
  sku?: string;
  visible?: boolean;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
}

export interface VariantStock {
  trackQuantity?: boolean;
  quantity?: number | null;
  inStock?: boolean;
  locationId?: string | null;
}

export interface Variant {
  _id?: string;
  choices?: Record<string, string>;
  variant?: VariantDataWithNoStock;
  stock?: VariantStock;
}

export interface Product {
  _id?: string;
  name?: string | null;
  slug?: string;
  visible?: boolean | null;
  productType?: ProductType;
  description?: string | null;
  sku?: string | null;
  weight?: number | null;
  weightRange?: NumericPropertyRange;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
  stock?: Stock;
  /** @deprecated */
  price?: PriceData;
  priceData?: PriceData;
  /** The price in the currency that the request names in the header `x-wix-currency`, when the store has a rate for it; else in the currency that the store shows. */
  convertedPriceData?: PriceData;
  priceRange?: NumericPropertyRange;
  costAndProfitData?: CostAndProfitData;
  costRange?: NumericPropertyRange;
  pricePerUnitData?: PricePerUnitData;
  additionalInfoSections?: AdditionalInfoSection[];
  /** @deprecated */
  ribbons?: Ribbon[];
  media?: Media;
  customTextFields?: CustomTextField[];
  manageVariants?: boolean | null;
  productOptions?: ProductOption[];
  productPageUrl?: PageUrl;
  numericId?: string;
  inventoryItemId?: string;
  discount?: Discount;
  collectionIds?: string[];
  variants?: Variant[];
  lastUpdated?: Date | null;
  _createdDate?: Date | null;
  seoData?: SeoSchema;
  ribbon?: string | null;
  brand?: string | null;
  taxGroupId?: string | null;
  exportProductId?: string;
  digitalFile?: SecuredMedia;
}

export interface ProductsCreateProductAnswer {
  product?: Product;
}

export interface ProductsGetCollectionBySlugAnswer {
  collection?: Collection;
}

export interface ProductsGetProductAnswer {
  product?: Product;
}

export interface VariantData {
  price?: PriceData;
  convertedPriceData?: PriceData;
  weight?: number | null;
  sku?: string;
  quantity?: number | null;
  inStock?: boolean;
  visible?: boolean;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
  variantId?: string;
}

export interface ProductsGetProductOptionsAvailabilityAnswer {
  selectedVariant?: VariantData;
  media?: Media;
  productOptions?: ProductOption[];
  availableForPurchase?: boolean;
  managedProduct?: boolean;
}

export interface PlatformMedia {
  image?: string;
  video?: string;
}

export interface PreorderInfo {
  enabled?: boolean;
  message?: string | null;
  limit?: number | null;
}

export interface StoreVariant {
  _id?: string;
  variantId?: string;
  productId?: string;
  variantName?: string;
  productName?: string;
  managedVariant?: boolean;
  sku?: string;
  stock?: VariantStock;
  choices?: Record<string, string>;
  collectionIds?: string[];
  media?: PlatformMedia;
  preorderInfo?: PreorderInfo;
  customFields?: Record<string, unknown>;
}

export interface ProductsGetStoreVariantAnswer {
  variant?: StoreVariant;
}

export interface DigitalFilesPaging {
  limit?: number | null;
  offset?: number | null;
}

export interface DigitalProduct {
  productId?: string;
  /** Of the product. */
  name?: string;
  /** Of the product page. */
  slug?: string;
  /** Left out while the product has no file: its orders stay unfulfilled. */
  digitalFile?: SecuredMedia;
  /** Of the file. */
  sizeInBytes?: string;
}

export interface PagingMetadata {
  items?: number;
  offset?: number;
}

export interface ProductsListDigitalFilesAnswer {
  products?: DigitalProduct[];
  metadata?: PagingMetadata;
}

export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const SubscriptionFrequency: Words<SubscriptionFrequency> = /* @__PURE__ */ words('UNDEFINED DAY WEEK MONTH YEAR');

export interface FreeTrialPeriod {
  frequency?: SubscriptionFrequency;
  interval?: number;
}

export interface BillingSettings {
  anchorDay?: number | null;
}

export type ProductPeriodAlignment = 'ALIGNED_WITH_BILLING_PERIOD' | 'NOT_ALIGNED_WITH_BILLING_PERIOD';

export interface SubscriptionSettings {
  frequency?: SubscriptionFrequency;
  interval?: number | null;
  autoRenewal?: boolean;
  billingCycles?: number | null;
  enableCustomerCancellation?: boolean;
  freeTrialPeriod?: FreeTrialPeriod;
  startDate?: Date | null;
  billingSettings?: BillingSettings;
  productPeriodAlignment?: ProductPeriodAlignment;
}

export type SubscriptionDiscountType = 'PERCENT' | 'AMOUNT';
export const SubscriptionDiscountType: Words<SubscriptionDiscountType> = /* @__PURE__ */ words('PERCENT AMOUNT');

export interface SubscriptionDiscount {
  type?: SubscriptionDiscountType;
  value?: number;
}

export interface SubscriptionPrice {
  variantId?: string;
  price?: number;
}

export interface ProductSubscriptionOption {
  /** A line of a cart names it as `subscriptionOptionId` in the options of its catalog reference. */
  _id?: string;
  title?: string;
  description?: string;
  subscriptionSettings?: SubscriptionSettings;
  discount?: SubscriptionDiscount;
  /** What one costs of each variant, in the currency of the store. */
  prices?: SubscriptionPrice[];
}

export interface ProductsListSubscriptionOptionsAnswer {
  subscriptionOptions?: ProductSubscriptionOption[];
}

export interface Paging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface ProductsQueryProductVariantsAnswer {
  variants?: Variant[];
  metadata?: PagingMetadata;
  totalResults?: number;
}

export interface PlatformPaging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface PlatformQuery {
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
  filter?: Record<string, unknown> | null;
  sort?: Sorting[];
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface PlatformPagingMetadata {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  cursors?: Cursors;
}

export interface ProductsQueryProductsAnswer {
  products?: Product[];
  metadata?: PlatformPagingMetadata;
}

export interface ProductsQueryStoreVariantsAnswer {
  variants?: StoreVariant[];
  metadata?: PlatformPagingMetadata;
}

export type SearchSort = 'RELEVANCE' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME_ASC';
export const SearchSort: Words<SearchSort> = /* @__PURE__ */ words('RELEVANCE NEWEST PRICE_ASC PRICE_DESC NAME_ASC');

export interface CollectionFacet {
  _id?: string;
  name?: string;
  slug?: string;
  count?: number;
}

export interface PriceFacet {
  from?: number;
  to?: number;
  count?: number;
}

export interface OptionChoiceFacet {
  name?: string;
  count?: number;
  /** The code of a color, as #rrggbb. */
  color?: string;
}

export interface OptionFacet {
  name?: string;
  choices?: OptionChoiceFacet[];
}

export interface FacetCount {
  name?: string;
  count?: number;
}

export interface SearchFacets {
  collections?: CollectionFacet[];
  prices?: PriceFacet[];
  options?: OptionFacet[];
  brands?: FacetCount[];
  ribbons?: FacetCount[];
  stock?: FacetCount[];
}

export interface ProductsSearchProductsAnswer {
  products?: Product[];
  metadata?: PlatformPagingMetadata;
  facets?: SearchFacets;
  /** Nothing matched as it was typed; these are the nearest names. */
  corrected?: boolean;
  /** No product has all words; these have as many of them as any product has. */
  partial?: boolean;
  /** The words that were found, when results are corrected or partial. */
  matched?: string[];
}

export interface ProductsSetCollectionMediaAnswer {
  collection?: Collection;
}

export interface ProductsSetCustomTextFieldsAnswer {
  customTextFields?: CustomTextField[];
}

export interface ProductsSetSubscriptionOptionsAnswer {
  subscriptionOptions?: ProductSubscriptionOption[];
}

export interface ProductsUpdateCollectionAnswer {
  collection?: Collection;
}

export interface ProductsUpdateProductAnswer {
  product?: Product;
}

export interface VariantOverride {
  choices?: Record<string, string>;
  variantIds?: string[];
  price?: number | null;
  cost?: number | null;
  weight?: number | null;
  sku?: string | null;
  visible?: boolean | null;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
}

export interface ProductsUpdateProductVariantsAnswer {
  variants?: Variant[];
}

/**
 * Add product media.
 *
 * `POST /v1/products/{id}/media` (for owners, collaborators and apps)
 */
export const addProductMedia: Fn<(_id: string, media: MediaDataForWrite[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/media', 'id,media', { unwrap: '' });
/**
 * Add product media to choices.
 *
 * `PATCH /v1/products/{id}/choices/media` (for owners, collaborators and apps)
 */
export const addProductMediaToChoices: Fn<(_id: string, media: MediaAssignmentToChoice[]) => Promise<void>> = /* @__PURE__ */ fn('PATCH', '/stores/v1/products/{id}/choices/media', 'id,media', { unwrap: '' });
/**
 * Puts products on a shelf.
 *
 * `POST /v1/collections/{id}/productIds` (for owners, collaborators and apps)
 */
export const addProductsToCollection: Fn<(_id: string, productIds: string[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections/{id}/productIds', 'id,productIds', { unwrap: '' });
/**
 * Attach digital file.
 *
 * `POST /v1/products/{id}/digital-file` (for owners, collaborators and apps)
 */
export const attachDigitalFile: Fn<(_id: string, options?: { fileId?: string }) => Promise<ProductsAttachDigitalFileAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/digital-file', 'id,*');
/**
 * Raises or lowers the price, or another number, of many products.
 *
 * `POST /v1/bulk/products/adjust-properties` (for owners, collaborators and apps)
 */
export const bulkAdjustProductProperty: Fn<(adjust: AdjustValue, ids: string[]) => Promise<ProductsBulkAdjustProductPropertyAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/bulk/products/adjust-properties', 'adjust,ids');
/**
 * Sets one thing on many products.
 *
 * `POST /v1/bulk/products/update` (for owners, collaborators and apps)
 */
export const bulkUpdateProductsProperty: Fn<(ids: string[], set: SetValue) => Promise<ProductsBulkUpdateProductsPropertyAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/bulk/products/update', 'ids,set');
/**
 * Create collection.
 *
 * `POST /v1/collections` (for owners, collaborators and apps)
 */
export const createCollection: Fn<(collection: Collection) => Promise<ProductsCreateCollectionAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections', 'collection', { answer: { collection: shapes.Collection } });
/**
 * Makes a product.
 *
 * `POST /v1/products` (for owners, collaborators and apps)
 */
export const createProduct: Fn<(product: Product) => Promise<ProductsCreateProductAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/products', 'product', { answer: { product: shapes.Product } });
/**
 * Delete collection.
 *
 * `DELETE /v1/collections/{id}` (for owners, collaborators and apps)
 */
export const deleteCollection: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v1/collections/{id}', 'id', { unwrap: '' });
/**
 * Deletes a product.
 *
 * `DELETE /v1/products/{id}` (for owners, collaborators and apps)
 */
export const deleteProduct: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v1/products/{id}', 'id', { unwrap: '' });
/**
 * Delete product options.
 *
 * `DELETE /v1/products/{id}/options` (for owners, collaborators and apps)
 */
export const deleteProductOptions: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v1/products/{id}/options', 'id', { unwrap: '' });
/**
 * Detach digital file.
 *
 * `DELETE /v1/products/{id}/digital-file` (for owners, collaborators and apps)
 */
export const detachDigitalFile: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v1/products/{id}/digital-file', 'id', { unwrap: '' });
/**
 * Get collection by slug.
 *
 * `GET /v1/collections/slug/{slug}`
 */
export const getCollectionBySlug: Fn<(slug: string) => Promise<ProductsGetCollectionBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/collections/slug/{slug}', 'slug', { answer: { collection: shapes.Collection } });
/**
 * One product by its id.
 *
 * `GET /v1/products/{id}`
 */
export const getProduct: Fn<(_id: string, options?: { includeMerchantSpecificData?: boolean }) => Promise<ProductsGetProductAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/products/{id}', 'id,*', { answer: { product: shapes.Product }, fallback: true });
/**
 * Which choices of a product are still to be had, when some are made.
 *
 * `POST /v1/products/{id}/productOptionsAvailability`
 */
export const getProductOptionsAvailability: Fn<(_id: string, options: Record<string, string>) => Promise<ProductsGetProductOptionsAvailabilityAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/products/{id}/productOptionsAvailability', 'id,options', { answer: { selectedVariant: shapes.VariantData }, safe: true });
/**
 * One variant by its id.
 *
 * `GET /v1/variants/{id}`
 */
export const getStoreVariant: Fn<(_id: string) => Promise<ProductsGetStoreVariantAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/variants/{id}', 'id', { answer: { variant: shapes.StoreVariant } });
/**
 * List digital files.
 *
 * `GET /v1/digital-files` (for owners, collaborators and apps)
 */
export const listDigitalFiles: Fn<(options?: { paging?: DigitalFilesPaging }) => Promise<ProductsListDigitalFilesAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/digital-files', '*');
/**
 * How a product can be had again and again, and what that costs. Not among the provider's calls.
 *
 * `GET /v1/products/{productId}/subscription-options`
 */
export const listSubscriptionOptions: Fn<(productId: string) => Promise<ProductsListSubscriptionOptionsAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/products/{productId}/subscription-options', 'productId', { answer: { subscriptionOptions: shapes.ProductSubscriptionOption } });
/**
 * The variants of a product, by choices or ids.
 *
 * `POST /v1/products/{id}/variants/query`
 */
export const queryProductVariants: Fn<(_id: string, options?: { choices?: Record<string, string>; variantIds?: string[]; paging?: Paging; includeMerchantSpecificData?: boolean }) => Promise<ProductsQueryProductVariantsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/products/{id}/variants/query', 'id,*', { answer: { variants: shapes.Variant }, safe: true });
export type QueryProductsFilterField = '_id' | 'name' | 'slug' | 'description' | 'visible' | 'productType' | 'sku' | 'brand' | 'ribbon' | 'manageVariants' | 'numericId' | 'inventoryItemId' | '_createdDate' | 'lastUpdated' | 'weight' | 'price' | 'price.price' | 'priceData.price' | 'price.discountedPrice' | 'priceData.discountedPrice' | 'priceRange.minValue' | 'priceRange.maxValue' | 'discount.type' | 'discount.value' | 'stock.trackInventory' | 'stock.quantity' | 'stock.inventoryStatus' | 'collectionIds' | 'collections._id';
export type QueryProductsSortField = '_id' | 'name' | 'slug' | 'productType' | 'sku' | 'brand' | 'ribbon' | 'numericId' | '_createdDate' | 'lastUpdated' | 'weight' | 'price' | 'price.price' | 'priceData.price' | 'price.discountedPrice' | 'priceData.discountedPrice' | 'priceRange.minValue' | 'priceRange.maxValue' | 'discount.value' | 'stock.quantity' | 'stock.inventoryStatus';

/**
 * Finds products. Without arguments it is built step by step: `eq`, `ne`, `gt`, `ge`, `lt`, `le`, `in`, `hasSome`, `hasAll`, `startsWith`, `endsWith`, `contains`, `exists`, `and`, `or`, `not`, `ascending`, `descending`, `skip`, `limit`, then `find`.
 *
 * `GET /v1/products/query-platformized`
 */
export const queryProducts: QueryFn<Product, PlatformQuery, ProductsQueryProductsAnswer, [], QueryProductsFilterField, QueryProductsSortField> = /* @__PURE__ */ queryFn('GET', '/stores-reader/v1/products/query-platformized', { items: 'products', answer: { products: shapes.Product } });
/**
 * Variants of all products.
 *
 * `POST /v1/variants/query`
 */
export const queryStoreVariants: Fn<(query: PlatformQuery) => Promise<ProductsQueryStoreVariantsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/variants/query', 'query', { answer: { variants: shapes.StoreVariant }, safe: true });
/**
 * Remove brand.
 *
 * `POST /v1/products/{id}/remove-brand` (for owners, collaborators and apps)
 */
export const removeBrand: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/remove-brand', 'id', { unwrap: '' });
/**
 * Remove product media.
 *
 * `POST /v1/products/{id}/media/delete` (for owners, collaborators and apps)
 */
export const removeProductMedia: Fn<(_id: string, mediaIds: string[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/media/delete', 'id,mediaIds', { unwrap: '' });
/**
 * Remove product media from choices.
 *
 * `POST /v1/products/{id}/choices/media/delete` (for owners, collaborators and apps)
 */
export const removeProductMediaFromChoices: Fn<(_id: string, media: MediaAssignmentToChoice[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/choices/media/delete', 'id,media', { unwrap: '' });
/**
 * Takes products off a shelf.
 *
 * `POST /v1/collections/{id}/productIds/delete` (for owners, collaborators and apps)
 */
export const removeProductsFromCollection: Fn<(_id: string, productIds: string[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections/{id}/productIds/delete', 'id,productIds', { unwrap: '' });
/**
 * Remove ribbon.
 *
 * `POST /v1/products/{id}/remove-ribbon` (for owners, collaborators and apps)
 */
export const removeRibbon: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/remove-ribbon', 'id', { unwrap: '' });
/**
 * Gives all variants the product's own price again.
 *
 * `POST /v1/products/{id}/variants/resetToDefault` (for owners, collaborators and apps)
 */
export const resetAllProductVariantData: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/variants/resetToDefault', 'id', { unwrap: '' });
/**
 * Finds products by words, forgiving slips of the keyboard, with counts for filters. Not among the provider's calls.
 *
 * `GET /v1/products/search`
 */
export const searchProducts: Fn<(options?: { text?: string; typing?: boolean; collectionId?: string; brands?: string[]; ribbons?: string[]; options?: Record<string, string[]>; minPrice?: number; maxPrice?: number; inStock?: boolean; sort?: SearchSort; paging?: PlatformPaging; facets?: boolean }) => Promise<ProductsSearchProductsAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/products/search', '*', { answer: { products: shapes.Product, facets: shapes.SearchFacets }, fallback: true });
/**
 * Set collection media.
 *
 * `PUT /v1/collections/{id}/media` (for owners, collaborators and apps)
 */
export const setCollectionMedia: Fn<(_id: string, options?: { media?: MediaDataForWrite[] }) => Promise<ProductsSetCollectionMediaAnswer>> = /* @__PURE__ */ fn('PUT', '/stores/v1/collections/{id}/media', 'id,*', { answer: { collection: shapes.Collection } });
/**
 * Set custom text fields.
 *
 * `PUT /v1/products/{productId}/custom-text-fields` (for owners, collaborators and apps)
 */
export const setCustomTextFields: Fn<(productId: string, options?: { customTextFields?: CustomTextField[] }) => Promise<ProductsSetCustomTextFieldsAnswer>> = /* @__PURE__ */ fn('PUT', '/stores/v1/products/{productId}/custom-text-fields', 'productId,*');
/**
 * Set subscription options.
 *
 * `PUT /v1/products/{productId}/subscription-options` (for owners, collaborators and apps)
 */
export const setSubscriptionOptions: Fn<(productId: string, options?: { subscriptionOptions?: ProductSubscriptionOption[] }) => Promise<ProductsSetSubscriptionOptionsAnswer>> = /* @__PURE__ */ fn('PUT', '/stores/v1/products/{productId}/subscription-options', 'productId,*', { answer: { subscriptionOptions: shapes.ProductSubscriptionOption } });
/**
 * Update collection.
 *
 * `PATCH /v1/collections/{collection.id}` (for owners, collaborators and apps)
 */
export const updateCollection: Fn<(_id: string | null, collection: Collection) => Promise<ProductsUpdateCollectionAnswer>> = /* @__PURE__ */ fn('PATCH', '/stores/v1/collections/{collection.id}', 'collection.id,+collection', { answer: { collection: shapes.Collection } });
/**
 * Changes a product; what is not said stays.
 *
 * `PATCH /v1/products/{product.id}` (for owners, collaborators and apps)
 */
export const updateProduct: Fn<(_id: string, product: Product) => Promise<ProductsUpdateProductAnswer>> = /* @__PURE__ */ fn('PATCH', '/stores/v1/products/{product.id}', 'product.id,+product', { answer: { product: shapes.Product } });
/**
 * Sets prices, weights and numbers of variants.
 *
 * `PATCH /v1/products/{id}/variants` (for owners, collaborators and apps)
 */
export const updateProductVariants: Fn<(_id: string, variants: VariantOverride[]) => Promise<ProductsUpdateProductVariantsAnswer>> = /* @__PURE__ */ fn('PATCH', '/stores/v1/products/{id}/variants', 'id,variants', { answer: { variants: shapes.Variant } });

export const utils: QueryUtils<QueryProductsFilterField, QueryProductsSortField> = /* @__PURE__ */ queryUtils<QueryProductsFilterField, QueryProductsSortField>();

export const onProductCollectionCreated: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.CollectionCreated'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.CollectionCreated');
export const onProductCollectionChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.CollectionChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.CollectionChanged');
export const onProductCollectionDeleted: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.CollectionDeleted');
export const onProductCreated: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.ProductCreated'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.ProductCreated');
export const onProductChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.ProductChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.ProductChanged');
export const onProductDeleted: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.ProductDeleted'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.ProductDeleted');
export const onProductVariantsChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.VariantsChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.VariantsChanged');
