// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface Paging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface StoresCatalogQuery {
  paging?: Paging;
  /** A filter as JSON in a string: `{"collections.id":{"$hasSome":["..."]}}`. */
  filter?: string | null;
  /** Sort fields as JSON in a string: `[{"price":"asc"}]`. */
  sort?: string | null;
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

export interface PagingMetadata {
  items?: number;
  offset?: number;
}

export interface StoresCatalogQueryCollectionsAnswer {
  collections?: Collection[];
  metadata?: PagingMetadata;
  /** Number of all results that the filter matches. */
  totalResults?: number;
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

export type FileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW';

export interface SecuredMedia {
  _id?: string;
  fileName?: string;
  fileType?: FileType;
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

export interface StoresCatalogQueryProductsAnswer {
  products?: Product[];
  metadata?: PagingMetadata;
  /** Number of all results that the filter matches. */
  totalResults?: number;
}

/**
 * Finds collections as the REST API documents it, with filter and sort as JSON in strings. SDK clients use `collections.queryCollections`.
 *
 * `POST /v1/collections/query`
 */
export const queryCollections: Fn<(options?: { query?: StoresCatalogQuery; includeNumberOfProducts?: boolean; includeDescription?: boolean }) => Promise<StoresCatalogQueryCollectionsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/collections/query', '*', { answer: { collections: shapes.Collection }, safe: true });
/**
 * Finds products as the REST API documents it, with filter and sort as JSON in strings. SDK clients use `products.queryProducts`.
 *
 * `POST /v1/products/query`
 */
export const queryProducts: Fn<(options?: { query?: StoresCatalogQuery; includeVariants?: boolean; includeHiddenProducts?: boolean; includeMerchantSpecificData?: boolean }) => Promise<StoresCatalogQueryProductsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/products/query', '*', { answer: { products: shapes.Product }, safe: true });
