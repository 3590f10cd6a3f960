// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** Choice of a product option. */
export interface OptionAndChoice {
  /** Name of the product option, for example "Color". */
  option?: string;
  /** Name of the choice, for example "Oat". */
  choice?: string;
}

/** Image or video to add. Set `mediaId` or `url`. */
export interface MediaDataForWrite {
  /** Media ID of a file of the store. */
  mediaId?: string;
  /** URL of an image to import into the store. */
  url?: string;
  /** Choice of the product that the media item shows. Omit it to add the item to the whole product. */
  choice?: OptionAndChoice;
}

/** Media items of a choice. */
export interface MediaAssignmentToChoice {
  /** Name of the product option, for example "Color". */
  option?: string;
  /** Name of the choice, for example "Oat". */
  choice?: string;
  /** Media IDs of items that the product already has. */
  mediaIds?: string[];
}

/** Kind of private file, for example `SECURE_DOCUMENT` or `SECURE_MUSIC`. */
export type FileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW';
export const FileType: EnumValues<FileType> = /* @__PURE__ */ enumValues('UNSPECIFIED SECURE_PICTURE SECURE_VIDEO SECURE_DOCUMENT SECURE_MUSIC SECURE_ARCHIVE SECURE_RAW');

/** Private file that buyers of a digital product download. */
export interface SecuredMedia {
  /** Media ID of the private file. */
  _id?: string;
  /** Name of the file as buyers download it, with its extension. */
  fileName?: string;
  /** Kind of private file, for example `SECURE_DOCUMENT` or `SECURE_MUSIC`. */
  fileType?: FileType;
}

export interface ProductsAttachDigitalFileAnswer {
  /** Private file that buyers of a digital product download. */
  digitalFile?: SecuredMedia;
}

/** Change in percent. */
export interface PercentageData {
  /** Whether the result is rounded to a whole number. */
  roundToInt?: boolean;
  /** Percentage to add, from -100 to 1000. -10 lowers the value by a tenth. */
  rate?: number;
}

/** Change by a percentage or by an amount. */
export interface PropertyAdjustmentData {
  /** Change in percent of the current value. */
  percentage?: PercentageData;
  /** Amount to add. A negative amount lowers the value. */
  amount?: number;
}

/** Property to raise or lower on all the products. Exactly one field. */
export interface AdjustValue {
  /** Change of the price, in the store's currency. */
  price?: PropertyAdjustmentData;
  /** Change of the cost of one unit, in the store's currency. */
  cost?: PropertyAdjustmentData;
  /** Change of the weight of one unit, in the store's weight unit. */
  weight?: PropertyAdjustmentData;
}

/** Machine-readable error with a stable code. */
export interface ApplicationError {
  /** Stable error code to branch on, for example "ITEM_NOT_FOUND". */
  code?: string;
  /** Explanation of the error for developers, in English. The text may change; the code does not. */
  description?: string;
  /** Values that belong to the error, for example the ID that was not found. The keys depend on `code`. */
  data?: Record<string, unknown> | null;
}

/** Outcome for one item of a bulk operation. */
export interface ItemMetadata {
  /** ID of the item. Absent when the item could not be created. */
  _id?: string | null;
  /** Zero-based position of the item in the request. */
  originalIndex?: number;
  /** Whether the operation succeeded for this item. */
  success?: boolean;
  /** Reason for the failure. Present only when `success` is false. */
  error?: ApplicationError;
}

/** Outcome for one product. */
export interface BulkProductResult {
  /** Outcome for one item of a bulk operation. */
  itemMetadata?: ItemMetadata;
}

/** Summary of a bulk operation. */
export interface BulkActionMetadata {
  /** Number of items that were processed successfully. */
  totalSuccesses?: number;
  /** Number of items that failed. */
  totalFailures?: number;
  /** Number of failed items that `results` does not list. 0 unless a background job had too many failures to list. */
  undetailedFailures?: number;
}

export interface ProductsBulkAdjustProductPropertyAnswer {
  /** Outcome for each product, in the order of the request. */
  results?: BulkProductResult[];
  /** Summary of a bulk operation. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Property to set on all the products. Exactly one field. */
export interface SetValue {
  /** New price as a number in the store's currency. */
  price?: number;
  /** New cost of one unit as a number in the store's currency. */
  cost?: number;
  /** New weight of one unit in the store's weight unit. */
  weight?: number;
  /** New text of the ribbon. */
  ribbon?: string;
  /** New brand of the products. */
  brand?: string;
}

export interface ProductsBulkUpdateProductsPropertyAnswer {
  /** Outcome for each product, in the order of the request. */
  results?: BulkProductResult[];
  /** Summary of a bulk operation. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** URL and size of an image or of one file of a video. */
export interface MediaItemUrlAndSize {
  /** Absolute URL of the file. */
  url?: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
  /** File format, for example "mp4". Set for videos only. */
  format?: string | null;
  /** Alternative text for screen readers. Absent when the store wrote none. */
  altText?: string | null;
}

/** Video of the product. */
export interface MediaItemVideo {
  /** Playable files of the video. */
  files?: MediaItemUrlAndSize[];
  /** Media ID of the poster image shown before the video plays. */
  stillFrameMediaId?: string;
}

/** Kind of media. Products of this platform have images and videos. */
export type MediaItemType = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
export const MediaItemType: EnumValues<MediaItemType> = /* @__PURE__ */ enumValues('unspecified_media_item_type image video audio document zip');

/** Image or video of the product. */
export interface MediaItem {
  /** The image. Present when `mediaType` is `image`. */
  image?: MediaItemUrlAndSize;
  /** The video. Present when `mediaType` is `video`. */
  video?: MediaItemVideo;
  /** Image for galleries and lists: the image itself or the poster of the video. */
  thumbnail?: MediaItemUrlAndSize;
  /** Kind of media. Products of this platform have images and videos. */
  mediaType?: MediaItemType;
  /** Title of the media item. Empty when the store wrote none. */
  title?: string;
  /** Media ID of the item. */
  _id?: string;
}

/** Images and videos. */
export interface Media {
  /** First media item, shown in lists and at the top of the product page. Absent when there is none. */
  mainMedia?: MediaItem;
  /** All media items in the order in which they are shown. */
  items?: MediaItem[];
}

/** HTML tag in the head of the page, for example a title or a meta tag. */
export interface Tag {
  /** Name of the tag: "title", "meta", "script" or "link". */
  type?: string;
  /** Attributes of the tag, for example `{ "name": "description", "content": "..." }`. */
  props?: Record<string, unknown> | null;
  /** Additional data of the tag's editor. Stored as sent. */
  meta?: Record<string, unknown> | null;
  /** Text inside the tag, for example the title. */
  children?: string;
  /** Whether the store wrote the tag itself. */
  custom?: boolean;
  /** Whether the tag is left out of the page. */
  disabled?: boolean;
}

/** Search keyword of the page. Stored as sent. */
export interface Keyword {
  /** Word or phrase that people search for. */
  term?: string;
  /** Whether this is the main keyword of the page. */
  isMain?: boolean;
  /** Source of the keyword, for example "USER". */
  origin?: string | null;
}

/** Settings of the page for search engines. Stored as sent. */
export interface Settings {
  /** Whether no redirect is created when the slug changes. Stored as sent; the platform does not use it. */
  preventAutoRedirect?: boolean;
  /** Search keywords of the page. Stored as sent; the platform does not use them. */
  keywords?: Keyword[];
}

/** Tags and settings for search engines. */
export interface SeoSchema {
  /** Tags in the head of the page. They replace the generated ones of the same kind. */
  tags?: Tag[];
  /** Settings of the page for search engines. Stored as sent. */
  settings?: Settings;
}

/** Group of products, for example "Tableware". */
export interface Collection {
  /** ID of the collection. The collection of all products has the ID "00000000-000000-000000-000000000001". */
  _id?: string | null;
  /** Collection name as shoppers see it. */
  name?: string | null;
  /** Images of the collection. Set them with `products.setCollectionMedia`. */
  media?: Media;
  /** Number of products in the collection that the caller can see. */
  numberOfProducts?: number;
  /** Plain-text description of the collection. */
  description?: string | null;
  /** Last part of the collection's URL, for example "tableware". Derived from the name when omitted. */
  slug?: string | null;
  /** Whether shoppers see the collection. Defaults to true. */
  visible?: boolean | null;
  /** Tags for search engines on the collection page. */
  seoSchema?: SeoSchema;
  /** Date and time the collection was last changed (UTC). */
  lastUpdated?: Date | null;
}

export interface ProductsCreateCollectionAnswer {
  /** Group of products, for example "Tableware". */
  collection?: Collection;
}

/**
 * Kind of product. Decides whether it is shipped.
 *
 * - `physical`: A product that is shipped or picked up.
 * - `digital`: A file that the buyer downloads after payment.
 */
export type ProductType = 'unspecified_product_type' | 'physical' | 'digital';
export const ProductType: EnumValues<ProductType> = /* @__PURE__ */ enumValues('unspecified_product_type physical digital');

/** Lowest and highest value among the visible variants. */
export interface NumericPropertyRange {
  /** Lowest value among the visible variants. */
  minValue?: number;
  /** Highest value among the visible variants. */
  maxValue?: number;
}

/** Unit of length for all three dimensions. */
export type DimensionsUnit = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';
export const DimensionsUnit: EnumValues<DimensionsUnit> = /* @__PURE__ */ enumValues('UNKNOWN_DIMENSIONS_UNIT MM CM M IN FT YD');

/** Length, width and height of an item or its package. */
export interface Dimensions {
  /** Length as a decimal string, in `unit`. */
  length?: string | null;
  /** Width as a decimal string, in `unit`. */
  width?: string | null;
  /** Height as a decimal string, in `unit`. */
  height?: string | null;
  /** Unit of length for all three dimensions. */
  unit?: DimensionsUnit;
}

/**
 * Stock of the product across its visible variants.
 *
 * - `IN_STOCK`: All variants are in stock.
 * - `OUT_OF_STOCK`: No variant is in stock.
 * - `PARTIALLY_OUT_OF_STOCK`: Some variants are out of stock.
 */
export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
export const InventoryStatus: EnumValues<InventoryStatus> = /* @__PURE__ */ enumValues('IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK');

/** Stock of the product across its variants. Change it with the inventory operations. */
export interface Stock {
  /** Whether the store counts units of the product. */
  trackInventory?: boolean;
  /** Number of units in stock over all variants. Absent when units are not counted. */
  quantity?: number | null;
  /** Replaced by `inventoryStatus`. Whether at least one variant is in stock. @deprecated */
  inStock?: boolean;
  /** Stock of the product across its visible variants. */
  inventoryStatus?: InventoryStatus;
}

/** Prices with currency symbol, formatted for the store's locale. */
export interface FormattedPrice {
  /** Price before the product's own discount, for example "$34.00". */
  price?: string;
  /** Price after the product's own discount, for example "$29.00". */
  discountedPrice?: string;
  /** Price per base unit, for example "$6.80". Absent unless the product has unit pricing. */
  pricePerUnit?: string | null;
}

/** Price of a product or variant. Includes tax when the store's prices include tax. @deprecated */
export interface PriceData {
  /** Three-letter code (ISO 4217) of the currency of these prices. */
  currency?: string;
  /** Price before the product's own discount, as a number in `currency`. */
  price?: number | null;
  /** Price after the product's own discount. Same as `price` when there is none. */
  discountedPrice?: number;
  /** Prices with currency symbol, formatted for the store's locale. */
  formatted?: FormattedPrice;
  /** Price per base unit, as a number in `currency`. Absent unless the product has unit pricing. */
  pricePerUnit?: number | null;
}

/** Cost and profit of the product. Returned to the store and its apps only. */
export interface CostAndProfitData {
  /** Cost of one unit to the store, as a number in the store's currency. */
  itemCost?: number | null;
  /** Cost of one unit with currency symbol, for example "$12.00". */
  formattedItemCost?: string;
  /** Discounted price minus cost, as a number in the store's currency. */
  profit?: number;
  /** Profit with currency symbol, for example "$22.00". */
  formattedProfit?: string;
  /** Profit as a fraction of the discounted price: 0.65 is 65 percent. */
  profitMargin?: number;
}

/** Unit of measurement, for example `ML`, `G` or `SQFT`. */
export type MeasurementUnit = 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT';
export const MeasurementUnit: EnumValues<MeasurementUnit> = /* @__PURE__ */ enumValues('UNSPECIFIED ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT');

/** Contents of the product, to show a price per unit as many countries require. */
export interface PricePerUnitData {
  /** Contents of the product in `totalMeasurementUnit`, for example 350. */
  totalQuantity?: number;
  /** Unit of the contents, for example `ML`. */
  totalMeasurementUnit?: MeasurementUnit;
  /** Quantity that the price per unit refers to, for example 100. */
  baseQuantity?: number;
  /** Unit of the base quantity. Must measure the same as the unit of the contents. */
  baseMeasurementUnit?: MeasurementUnit;
}

/** Section on the product page, for example "Size" or "Care". */
export interface AdditionalInfoSection {
  /** Heading of the section. */
  title?: string;
  /** Content of the section as HTML. */
  description?: string;
}

/** Label on the product image. */
export interface Ribbon {
  /** Text of the ribbon, for example "Best seller". */
  text?: string;
}

/** Text field that shoppers fill in before they add the product to the cart, for example an engraving. */
export interface CustomTextField {
  /** Label of the field as shoppers see it. */
  title?: string;
  /** Maximum number of characters, up to 500. */
  maxLength?: number;
  /** Whether the product cannot be added to a cart without this text. */
  mandatory?: boolean;
}

/**
 * How shoppers choose.
 *
 * - `drop_down`: A list of names.
 * - `color`: Swatches with the color of each choice.
 */
export type OptionType = 'unspecified_option_type' | 'drop_down' | 'color';
export const OptionType: EnumValues<OptionType> = /* @__PURE__ */ enumValues('unspecified_option_type drop_down color');

/** Choice of a product option, for example "Oat". */
export interface Choice {
  /** Value of the choice: the hexadecimal code for colors, otherwise the same as `description`. */
  value?: string;
  /** Name of the choice as shoppers see it. */
  description?: string;
  /** Images of the product in this choice. Empty when none are assigned. */
  media?: Media;
  /** Whether a variant with this choice is in stock. */
  inStock?: boolean;
  /** Whether a variant with this choice is visible to shoppers. */
  visible?: boolean;
}

/** Option of a product, for example "Color". */
export interface ProductOption {
  /** How shoppers choose. */
  optionType?: OptionType;
  /** Option name as shoppers see it. Unique within the product. */
  name?: string;
  /** Choices of the option. Variants combine one choice of each option. */
  choices?: Choice[];
}

/** URL of the product page in two parts. */
export interface PageUrl {
  /** Origin of the store's site, for example "https://shop.example". */
  base?: string;
  /** Path of the product page, for example "/products/dune-mug". */
  path?: string;
}

/**
 * How the product's own discount reduces its price.
 *
 * - `NONE`: The product has no discount.
 * - `AMOUNT`: An amount in the store's currency is deducted.
 * - `PERCENT`: A percentage is deducted.
 */
export type ProductDiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';
export const ProductDiscountType: EnumValues<ProductDiscountType> = /* @__PURE__ */ enumValues('UNDEFINED NONE AMOUNT PERCENT');

/** The product's own discount, shown as a sale price to all shoppers. */
export interface Discount {
  /** How the product's own discount reduces its price. */
  type?: ProductDiscountType;
  /** Amount in the store's currency, or percentage from 0 to 100, depending on `type`. */
  value?: number;
}

/** Price, weight and SKU of the variant. */
export interface VariantDataWithNoStock {
  /** Price of the variant in the store's currency. */
  priceData?: PriceData;
  /** Price in the currency of the `x-wix-currency` request header if the store has a rate for it, otherwise in the store's display currency. */
  convertedPriceData?: PriceData;
  /** Cost and profit of the product. Returned to the store and its apps only. */
  costAndProfitData?: CostAndProfitData;
  /** Weight of one unit in the store's weight unit. 0 when it is unknown. */
  weight?: number;
  /** Stock keeping unit of the variant. Empty when there is none. */
  sku?: string;
  /** Whether shoppers see the variant. */
  visible?: boolean;
  /** Dimensions of the unpacked variant. */
  productDimensions?: Dimensions;
  /** Dimensions of the variant as it is shipped. */
  packageDimensions?: Dimensions;
}

/** Stock of the variant. */
export interface VariantStock {
  /** Whether the store counts units. */
  trackQuantity?: boolean;
  /** Number of units in stock. Absent when units are not counted. */
  quantity?: number | null;
  /** Whether the variant can be bought. */
  inStock?: boolean;
  /** ID of the location that holds the stock. Never set: stock is not counted by location. */
  locationId?: string | null;
}

/** Variant of a product: one choice of each option, with its own price and stock. */
export interface Variant {
  /** ID of the variant. Products without managed variants have one with the ID "00000000-0000-0000-0000-000000000000". */
  _id?: string;
  /** Chosen value by option name, for example `{ "Color": "Oat" }`. */
  choices?: Record<string, string>;
  /** Price, weight and SKU of the variant. */
  variant?: VariantDataWithNoStock;
  /** Stock of the variant. */
  stock?: VariantStock;
}

/** Product of the store's catalog. */
export interface Product {
  /** ID of the product. */
  _id?: string;
  /** Product name as shoppers see it. Required to create a product. */
  name?: string | null;
  /** Last part of the product page's URL, for example "dune-mug". Derived from the name when omitted. */
  slug?: string;
  /** Whether shoppers see the product. Defaults to true. */
  visible?: boolean | null;
  /** Kind of product. Decides whether it is shipped or downloaded. */
  productType?: ProductType;
  /** Product description as HTML. */
  description?: string | null;
  /** Stock keeping unit of a product without variants. Variants have their own. */
  sku?: string | null;
  /** Weight of one unit in the store's weight unit. Used to calculate shipping rates. */
  weight?: number | null;
  /** Lowest and highest weight among the visible variants. */
  weightRange?: NumericPropertyRange;
  /** Dimensions of the unpacked product. */
  productDimensions?: Dimensions;
  /** Dimensions of the product as it is shipped. */
  packageDimensions?: Dimensions;
  /** Stock of the product across its variants. Change it with the inventory operations. */
  stock?: Stock;
  /** Replaced by `priceData`. Price of the product in the store's currency. @deprecated */
  price?: PriceData;
  /** Price of the product in the store's currency. Set `price`; the other fields are calculated. */
  priceData?: PriceData;
  /** Price in the currency of the `x-wix-currency` request header if the store has a rate for it, otherwise in the store's display currency. */
  convertedPriceData?: PriceData;
  /** Lowest and highest discounted price among the visible variants, in the store's currency. */
  priceRange?: NumericPropertyRange;
  /** Cost and profit of the product. Returned to the store and its apps only. */
  costAndProfitData?: CostAndProfitData;
  /** Lowest and highest cost among the visible variants, in the store's currency. Returned to the store and its apps only. */
  costRange?: NumericPropertyRange;
  /** Contents of the product, to show a price per unit as many countries require. */
  pricePerUnitData?: PricePerUnitData;
  /** Sections on the product page, in order. */
  additionalInfoSections?: AdditionalInfoSection[];
  /** Replaced by `ribbon`. The ribbon as a list. @deprecated */
  ribbons?: Ribbon[];
  /** Images and videos of the product. Change them with the media operations. */
  media?: Media;
  /** Text fields that shoppers fill in. Set them with `setCustomTextFields`. */
  customTextFields?: CustomTextField[];
  /** Whether price, weight and SKU are managed for each variant. Needs product options. */
  manageVariants?: boolean | null;
  /** Options that shoppers choose from, for example color and size. */
  productOptions?: ProductOption[];
  /** URL of the product page on the store's site. */
  productPageUrl?: PageUrl;
  /** Sequence number of the product as a string. Grows with each new product. */
  numericId?: string;
  /** ID of the inventory item that holds the product's stock. */
  inventoryItemId?: string;
  /** The product's own discount, shown as a sale price to all shoppers. */
  discount?: Discount;
  /** IDs of the collections that the product belongs to, including the collection of all products. */
  collectionIds?: string[];
  /** Variants with their prices and stock. A product without managed variants has one. */
  variants?: Variant[];
  /** Date and time the product was last changed (UTC). */
  lastUpdated?: Date | null;
  /** Date and time the product was created (UTC). */
  _createdDate?: Date | null;
  /** Tags for search engines on the product page. */
  seoData?: SeoSchema;
  /** Label on the product image, for example "Best seller". Empty when there is none. */
  ribbon?: string | null;
  /** Brand of the product. Absent when there is none. */
  brand?: string | null;
  /** ID of the tax group that decides the tax rate. Absent for products with the standard rate. */
  taxGroupId?: string | null;
  /** ID of the product in exports. Never set by the platform. */
  exportProductId?: string;
  /** File that buyers of a digital product download. Returned to the store and its apps only. */
  digitalFile?: SecuredMedia;
}

export interface ProductsCreateProductAnswer {
  /** Product of the store's catalog. */
  product?: Product;
}

export interface ProductsGetCollectionBySlugAnswer {
  /** Group of products, for example "Tableware". */
  collection?: Collection;
}

export interface ProductsGetProductAnswer {
  /** Product of the store's catalog. */
  product?: Product;
}

/** Variant that the chosen options select. */
export interface VariantData {
  /** Price of the variant in the store's currency. */
  price?: PriceData;
  /** Price in the currency of the `x-wix-currency` request header if the store has a rate for it, otherwise in the store's display currency. */
  convertedPriceData?: PriceData;
  /** Weight of one unit in the store's weight unit. */
  weight?: number | null;
  /** Stock keeping unit of the variant. Empty when there is none. */
  sku?: string;
  /** Number of units in stock. Absent when units are not counted. */
  quantity?: number | null;
  /** Whether the variant can be bought. */
  inStock?: boolean;
  /** Whether shoppers see the variant. */
  visible?: boolean;
  /** Dimensions of the unpacked variant. */
  productDimensions?: Dimensions;
  /** Dimensions of the variant as it is shipped. */
  packageDimensions?: Dimensions;
  /** ID of the variant. */
  variantId?: string;
}

export interface ProductsGetProductOptionsAvailabilityAnswer {
  /** Variant that the choices select. Absent until a choice is made for every option. */
  selectedVariant?: VariantData;
  /** Images of the chosen values, or of the product. */
  media?: Media;
  /** Options of the product. `inStock` and `visible` of each choice consider the other choices. */
  productOptions?: ProductOption[];
  /** Whether the selected variant can be bought. */
  availableForPurchase?: boolean;
  /** Whether price, weight and SKU are managed for each variant. */
  managedProduct?: boolean;
}

/** Image or video of the variant. */
export interface PlatformMedia {
  /** The image. Absent when the media item is a video. */
  image?: string;
  /** The video. Never set by the platform: variants show images. */
  video?: string;
}

/** Preorders of a variant that is out of stock. */
export interface PreorderInfo {
  /** Whether shoppers can preorder when the variant is out of stock. */
  enabled?: boolean;
  /** Text shown to shoppers who preorder, for example when the item ships. */
  message?: string | null;
  /** Maximum number of units that can be preordered. Omit it for no limit. */
  limit?: number | null;
}

/** Variant with the names of its product, for lists across products. */
export interface StoreVariant {
  /** ID of the variant in the store: product ID and variant ID, joined by a hyphen. */
  _id?: string;
  /** ID of the variant in its product. */
  variantId?: string;
  /** ID of the product. */
  productId?: string;
  /** Names of the variant's choices, for example "Oat | Large". The product name when there are no options. */
  variantName?: string;
  /** Product name as shoppers see it. */
  productName?: string;
  /** Whether price, weight and SKU are managed for each variant. */
  managedVariant?: boolean;
  /** Stock keeping unit of the variant. */
  sku?: string;
  /** Stock of the variant. */
  stock?: VariantStock;
  /** Chosen value by option name, for example `{ "Color": "Oat" }`. */
  choices?: Record<string, string>;
  /** IDs of the collections that the product belongs to, without the collection of all products. */
  collectionIds?: string[];
  /** Image of the variant's choices, otherwise of the product. Videos are left out. */
  media?: PlatformMedia;
  /** Preorders of a variant that is out of stock. */
  preorderInfo?: PreorderInfo;
  /** Additional fields of the variant. Never set by the platform. */
  customFields?: Record<string, unknown>;
}

export interface ProductsGetStoreVariantAnswer {
  /** Variant with the names of its product, for lists across products. */
  variant?: StoreVariant;
}

/** Page size and number of products to skip. */
export interface DigitalFilesPaging {
  /** Maximum number of products to return. Defaults to 50. */
  limit?: number | null;
  /** Number of products to skip. Defaults to 0. */
  offset?: number | null;
}

/** Digital product with its file. */
export interface DigitalProduct {
  /** ID of the digital product. */
  productId?: string;
  /** Product name as shoppers see it. */
  name?: string;
  /** Last part of the product page's URL. */
  slug?: string;
  /** File that buyers download. Absent while the product has none; its orders then stay unfulfilled. */
  digitalFile?: SecuredMedia;
  /** File size in bytes, as a string. */
  sizeInBytes?: string;
}

/** Position of the page in the whole result. */
export interface PagingMetadata {
  /** Number of results on this page. */
  items?: number;
  /** Number of results that were skipped. */
  offset?: number;
}

export interface ProductsListDigitalFilesAnswer {
  /** Digital products on this page. */
  products?: DigitalProduct[];
  /** Position of the page in the whole result. */
  metadata?: PagingMetadata;
}

/**
 * Unit of the interval between two charges.
 *
 * - `DAY`: The interval is in days.
 * - `WEEK`: The interval is in weeks.
 * - `MONTH`: The interval is in calendar months.
 * - `YEAR`: The interval is in calendar years.
 */
export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const SubscriptionFrequency: EnumValues<SubscriptionFrequency> = /* @__PURE__ */ enumValues('UNDEFINED DAY WEEK MONTH YEAR');

/** Free period at the start of the subscription. The first charge follows it. */
export interface FreeTrialPeriod {
  /** Unit of the interval between two charges. */
  frequency?: SubscriptionFrequency;
  /** Length of the trial in units of `frequency`. */
  interval?: number;
}

/** Billing day of a subscription. Accepted without effect. */
export interface BillingSettings {
  /** Day of the month on which the subscription is billed. Accepted without effect: billing follows the start date. */
  anchorDay?: number | null;
}

/**
 * Whether the deliveries of a subscription follow its billing periods.
 *
 * - `ALIGNED_WITH_BILLING_PERIOD`: One delivery for each charge.
 * - `NOT_ALIGNED_WITH_BILLING_PERIOD`: Deliveries have a schedule of their own.
 */
export type ProductPeriodAlignment = 'ALIGNED_WITH_BILLING_PERIOD' | 'NOT_ALIGNED_WITH_BILLING_PERIOD';

/** How often a subscription is billed and for how long. */
export interface SubscriptionSettings {
  /** Unit of the interval between two charges. */
  frequency?: SubscriptionFrequency;
  /** Number of `frequency` units between two charges. 2 with `WEEK` bills every two weeks. Defaults to 1. */
  interval?: number | null;
  /** Whether the subscription renews until it is canceled. If false, it ends after `billingCycles`. */
  autoRenewal?: boolean;
  /** Number of charges before the subscription ends. Ignored when `autoRenewal` is true. */
  billingCycles?: number | null;
  /** Whether the buyer may cancel the subscription without contacting the store. */
  enableCustomerCancellation?: boolean;
  /** Free period at the start of the subscription. The first charge follows it. */
  freeTrialPeriod?: FreeTrialPeriod;
  /** Start of the subscription (UTC). Defaults to the time of purchase. */
  startDate?: Date | null;
  /** Billing day of a subscription. Accepted without effect. */
  billingSettings?: BillingSettings;
  /** Accepted without effect: deliveries always follow the billing periods. */
  productPeriodAlignment?: ProductPeriodAlignment;
}

/**
 * How a subscription reduces the price.
 *
 * - `PERCENT`: A percentage is deducted.
 * - `AMOUNT`: An amount in the store's currency is deducted.
 */
export type SubscriptionDiscountType = 'PERCENT' | 'AMOUNT';
export const SubscriptionDiscountType: EnumValues<SubscriptionDiscountType> = /* @__PURE__ */ enumValues('PERCENT AMOUNT');

/** Discount for subscribers. */
export interface SubscriptionDiscount {
  /** How a subscription reduces the price. */
  type?: SubscriptionDiscountType;
  /** Percentage from 0 to 100, or amount in the store's currency, depending on `type`. */
  value?: number;
}

/** Price of a variant in this subscription. */
export interface SubscriptionPrice {
  /** ID of the variant. */
  variantId?: string;
  /** Price of one unit at each charge, as a number in the store's currency. */
  price?: number;
}

/** Subscription that shoppers can choose for a product. */
export interface ProductSubscriptionOption {
  /** ID of the option. Send it as `subscriptionOptionId` in the options of the catalog reference. */
  _id?: string;
  /** Name of the option as shoppers see it, for example "Monthly coffee". */
  title?: string;
  /** Description of the option as shoppers see it. */
  description?: string;
  /** How often a subscription is billed and for how long. */
  subscriptionSettings?: SubscriptionSettings;
  /** Discount for subscribers. */
  discount?: SubscriptionDiscount;
  /** Price of one unit by variant, after the discount. Calculated by the platform. */
  prices?: SubscriptionPrice[];
}

export interface ProductsListSubscriptionOptionsAnswer {
  /** Subscription options in the order in which they are shown. Empty when the product is sold once only. */
  subscriptionOptions?: ProductSubscriptionOption[];
}

/** Page size and number of results to skip. */
export interface Paging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

export interface ProductsQueryProductVariantsAnswer {
  /** Matching variants on this page. */
  variants?: Variant[];
  /** Position of the page in the whole result. */
  metadata?: PagingMetadata;
  /** Number of matching variants on all pages. */
  totalResults?: number;
}

/** Page size and number of results to skip. */
export interface PlatformPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Query with filter, sort order and paging. */
export interface PlatformQuery {
  /** Offset-based paging. Cannot be combined with `cursorPaging`. */
  paging?: PlatformPaging;
  /** Cursor-based paging. Cannot be combined with `paging`. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "visible": true, "price": { "$gt": 20 } }`. Omit it to match everything. */
  filter?: Record<string, unknown> | null;
  /** Sort orders, applied in sequence. */
  sort?: Sorting[];
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface PlatformPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Number of results that were skipped. Absent when paging by cursor. */
  offset?: number | null;
  /** Number of results that match the filter on all pages. Absent when paging by cursor. */
  total?: number | null;
  /** Cursors of the neighboring pages. Present when paging by cursor. */
  cursors?: Cursors;
}

export interface ProductsQueryProductsAnswer {
  /** Matching products on this page. */
  products?: Product[];
  /** Position of the page in the whole result. */
  metadata?: PlatformPagingMetadata;
}

export interface ProductsQueryStoreVariantsAnswer {
  /** Matching variants on this page. */
  variants?: StoreVariant[];
  /** Position of the page in the whole result. */
  metadata?: PlatformPagingMetadata;
}

/**
 * Sort order of the results.
 *
 * - `RELEVANCE`: Best match first.
 * - `NEWEST`: Most recently created first.
 * - `PRICE_ASC`: Lowest price first.
 * - `PRICE_DESC`: Highest price first.
 * - `NAME_ASC`: Alphabetical by name.
 */
export type SearchSort = 'RELEVANCE' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME_ASC';
export const SearchSort: EnumValues<SearchSort> = /* @__PURE__ */ enumValues('RELEVANCE NEWEST PRICE_ASC PRICE_DESC NAME_ASC');

/** Collection with its number of products. */
export interface CollectionFacet {
  /** ID of the collection, to send as `collectionId`. */
  _id?: string;
  /** Collection name as shoppers see it. */
  name?: string;
  /** Last part of the collection's URL. */
  slug?: string;
  /** Number of products in this collection. */
  count?: number;
}

/** Price range with its number of products. */
export interface PriceFacet {
  /** Lower end of the range in the store's currency, inclusive. */
  from?: number;
  /** Upper end of the range in the store's currency. */
  to?: number;
  /** Number of products in this range. */
  count?: number;
}

/** Choice of a product option with its number of products. */
export interface OptionChoiceFacet {
  /** Choice to filter by, for example "Oat". */
  name?: string;
  /** Number of products that have this choice. */
  count?: number;
  /** Color of the choice as a hexadecimal RGB code, for example "#d6c3a4". Absent when it is not a color. */
  color?: string;
}

/** Product option with its choices. */
export interface OptionFacet {
  /** Option name, for example "Color". */
  name?: string;
  /** Choices of the option with their number of products. */
  choices?: OptionChoiceFacet[];
}

/** Value of a filter with its number of products. */
export interface FacetCount {
  /** Value to filter by, for example a brand. */
  name?: string;
  /** Number of products with this value. */
  count?: number;
}

/** Number of products that each filter value would find, given the values chosen in the other filters. Values without products are left out. */
export interface SearchFacets {
  /** Collections with their number of products. */
  collections?: CollectionFacet[];
  /** Price ranges with their number of products. */
  prices?: PriceFacet[];
  /** Product options with the number of products of each choice. */
  options?: OptionFacet[];
  /** Brands with their number of products. */
  brands?: FacetCount[];
  /** Ribbons with their number of products. */
  ribbons?: FacetCount[];
  /** Number of products that are in stock and out of stock. */
  stock?: FacetCount[];
}

export interface ProductsSearchProductsAnswer {
  /** Matching products on this page. */
  products?: Product[];
  /** Position of the page in the whole result. */
  metadata?: PlatformPagingMetadata;
  /** Number of products by filter value. Absent unless the request asks for it. */
  facets?: SearchFacets;
  /** Whether nothing matched as typed and the most similar words were searched instead. */
  corrected?: boolean;
  /** Whether no product has all words and those with most of them are returned. */
  partial?: boolean;
  /** Words that were found, when results are corrected or partial. Otherwise empty. */
  matched?: string[];
}

export interface ProductsSetCollectionMediaAnswer {
  /** Group of products, for example "Tableware". */
  collection?: Collection;
}

export interface ProductsSetCustomTextFieldsAnswer {
  /** Text fields of the product after the change. */
  customTextFields?: CustomTextField[];
}

export interface ProductsSetSubscriptionOptionsAnswer {
  /** Subscription options of the product after the change. */
  subscriptionOptions?: ProductSubscriptionOption[];
}

export interface ProductsUpdateCollectionAnswer {
  /** Group of products, for example "Tableware". */
  collection?: Collection;
}

export interface ProductsUpdateProductAnswer {
  /** Product of the store's catalog. */
  product?: Product;
}

/** New values of variants. Omitted values are not changed. */
export interface VariantOverride {
  /** Values by option name. All variants with these values are changed. */
  choices?: Record<string, string>;
  /** IDs of the variants to change. */
  variantIds?: string[];
  /** New price as a number in the store's currency. Null restores the product's price. */
  price?: number | null;
  /** New cost of one unit as a number in the store's currency. */
  cost?: number | null;
  /** New weight of one unit in the store's weight unit. Null restores the product's weight. */
  weight?: number | null;
  /** New stock keeping unit of the variant. */
  sku?: string | null;
  /** Whether shoppers see the variant. */
  visible?: boolean | null;
  /** Dimensions of the unpacked variant. */
  productDimensions?: Dimensions;
  /** Dimensions of the variant as it is shipped. */
  packageDimensions?: Dimensions;
}

export interface ProductsUpdateProductVariantsAnswer {
  /** All variants of the product after the change. */
  variants?: Variant[];
}

/**
 * Adds images and videos to a product, after the existing ones.
 *
 * `POST /v1/products/{id}/media` (for owners, collaborators and apps)
 */
export const addProductMedia: Fn<(_id: string, media: MediaDataForWrite[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/media', 'id,media', { unwrap: '' });
/**
 * Assigns media items of a product to choices of its options, for example the photos of a color.
 *
 * `PATCH /v1/products/{id}/choices/media` (for owners, collaborators and apps)
 */
export const addProductMediaToChoices: Fn<(_id: string, media: MediaAssignmentToChoice[]) => Promise<void>> = /* @__PURE__ */ fn('PATCH', '/stores/v1/products/{id}/choices/media', 'id,media', { unwrap: '' });
/**
 * Adds products to a collection.
 *
 * `POST /v1/collections/{id}/productIds` (for owners, collaborators and apps)
 */
export const addProductsToCollection: Fn<(_id: string, productIds: string[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections/{id}/productIds', 'id,productIds', { unwrap: '' });
/**
 * Attaches the file that buyers of a digital product download; it replaces an earlier one, also for buyers whose download link is still valid. Buyers who paid before there was a file receive it now. Specific to Shopwright.
 *
 * `POST /v1/products/{id}/digital-file` (for owners, collaborators and apps)
 */
export const attachDigitalFile: Fn<(_id: string, options?: { fileId?: string }) => Promise<ProductsAttachDigitalFileAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/digital-file', 'id,*');
/**
 * Raises or lowers price, cost or weight of up to 100 products by an amount or a percentage.
 *
 * `POST /v1/bulk/products/adjust-properties` (for owners, collaborators and apps)
 */
export const bulkAdjustProductProperty: Fn<(adjust: AdjustValue, ids: string[]) => Promise<ProductsBulkAdjustProductPropertyAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/bulk/products/adjust-properties', 'adjust,ids');
/**
 * Sets one property on up to 100 products.
 *
 * `POST /v1/bulk/products/update` (for owners, collaborators and apps)
 */
export const bulkUpdateProductsProperty: Fn<(ids: string[], set: SetValue) => Promise<ProductsBulkUpdateProductsPropertyAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/bulk/products/update', 'ids,set');
/**
 * Creates a collection.
 *
 * `POST /v1/collections` (for owners, collaborators and apps)
 */
export const createCollection: Fn<(collection: Collection) => Promise<ProductsCreateCollectionAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections', 'collection', { answer: { collection: shapes.Collection } });
/**
 * Creates a product.
 *
 * `POST /v1/products` (for owners, collaborators and apps)
 */
export const createProduct: Fn<(product: Product) => Promise<ProductsCreateProductAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/products', 'product', { answer: { product: shapes.Product } });
/**
 * Deletes a collection. Its products are not deleted.
 *
 * `DELETE /v1/collections/{id}` (for owners, collaborators and apps)
 */
export const deleteCollection: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v1/collections/{id}', 'id', { unwrap: '' });
/**
 * Deletes a product. Existing orders are not affected; carts show it as no longer available.
 *
 * `DELETE /v1/products/{id}` (for owners, collaborators and apps)
 */
export const deleteProduct: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v1/products/{id}', 'id', { unwrap: '' });
/**
 * Deletes all options of a product, and with them its variants.
 *
 * `DELETE /v1/products/{id}/options` (for owners, collaborators and apps)
 */
export const deleteProductOptions: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v1/products/{id}/options', 'id', { unwrap: '' });
/**
 * Removes the file from a digital product. Earlier buyers can still download the file they bought. Specific to Shopwright.
 *
 * `DELETE /v1/products/{id}/digital-file` (for owners, collaborators and apps)
 */
export const detachDigitalFile: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v1/products/{id}/digital-file', 'id', { unwrap: '' });
/**
 * Retrieves a collection by its slug, the last part of its URL.
 *
 * `GET /v1/collections/slug/{slug}`
 */
export const getCollectionBySlug: Fn<(slug: string) => Promise<ProductsGetCollectionBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/collections/slug/{slug}', 'slug', { answer: { collection: shapes.Collection } });
/**
 * Retrieves a product by its ID.
 *
 * `GET /v1/products/{id}`
 */
export const getProduct: Fn<(_id: string, options?: { includeMerchantSpecificData?: boolean }) => Promise<ProductsGetProductAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/products/{id}', 'id,*', { answer: { product: shapes.Product }, fallback: true });
/**
 * Retrieves which choices of a product are available after some choices are made, and the variant that they select.
 *
 * `POST /v1/products/{id}/productOptionsAvailability`
 */
export const getProductOptionsAvailability: Fn<(_id: string, options: Record<string, string>) => Promise<ProductsGetProductOptionsAvailabilityAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/products/{id}/productOptionsAvailability', 'id,options', { answer: { selectedVariant: shapes.VariantData }, safe: true });
/**
 * Retrieves a variant by its ID.
 *
 * `GET /v1/variants/{id}`
 */
export const getStoreVariant: Fn<(_id: string) => Promise<ProductsGetStoreVariantAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/variants/{id}', 'id', { answer: { variant: shapes.StoreVariant } });
/**
 * Retrieves the digital products with their files, sorted by name and without gift cards. Specific to Shopwright.
 *
 * `GET /v1/digital-files` (for owners, collaborators and apps)
 */
export const listDigitalFiles: Fn<(options?: { paging?: DigitalFilesPaging }) => Promise<ProductsListDigitalFilesAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/digital-files', '*');
/**
 * Retrieves the subscription options of a product with their prices. Specific to Shopwright.
 *
 * `GET /v1/products/{productId}/subscription-options`
 */
export const listSubscriptionOptions: Fn<(productId: string) => Promise<ProductsListSubscriptionOptionsAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/products/{productId}/subscription-options', 'productId', { answer: { subscriptionOptions: shapes.ProductSubscriptionOption } });
/**
 * Retrieves the variants of a product, filtered by choices or IDs.
 *
 * `POST /v1/products/{id}/variants/query`
 */
export const queryProductVariants: Fn<(_id: string, options?: { choices?: Record<string, string>; variantIds?: string[]; paging?: Paging; includeMerchantSpecificData?: boolean }) => Promise<ProductsQueryProductVariantsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/products/{id}/variants/query', 'id,*', { answer: { variants: shapes.Variant }, safe: true });
export type QueryProductsFilterField = '_id' | 'name' | 'slug' | 'description' | 'visible' | 'productType' | 'sku' | 'brand' | 'ribbon' | 'manageVariants' | 'numericId' | 'inventoryItemId' | '_createdDate' | 'lastUpdated' | 'weight' | 'price' | 'price.price' | 'priceData.price' | 'price.discountedPrice' | 'priceData.discountedPrice' | 'priceRange.minValue' | 'priceRange.maxValue' | 'discount.type' | 'discount.value' | 'stock.trackInventory' | 'stock.quantity' | 'stock.inventoryStatus' | 'collectionIds' | 'collections._id';
export type QueryProductsSortField = '_id' | 'name' | 'slug' | 'productType' | 'sku' | 'brand' | 'ribbon' | 'numericId' | '_createdDate' | 'lastUpdated' | 'weight' | 'price' | 'price.price' | 'priceData.price' | 'price.discountedPrice' | 'priceData.discountedPrice' | 'priceRange.minValue' | 'priceRange.maxValue' | 'discount.value' | 'stock.quantity' | 'stock.inventoryStatus';

/**
 * Retrieves products that match a filter, page by page. SDK clients can build the query step by step: `queryProducts().eq('visible', true).ascending('name').limit(24).find()`.
 *
 * `GET /v1/products/query-platformized`
 */
export const queryProducts: QueryFn<Product, PlatformQuery, ProductsQueryProductsAnswer, [], QueryProductsFilterField, QueryProductsSortField> = /* @__PURE__ */ queryFn('GET', '/stores-reader/v1/products/query-platformized', { items: 'products', answer: { products: shapes.Product } });
/**
 * Retrieves variants of all products that match a filter, page by page.
 *
 * `POST /v1/variants/query`
 */
export const queryStoreVariants: Fn<(query: PlatformQuery) => Promise<ProductsQueryStoreVariantsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/variants/query', 'query', { answer: { variants: shapes.StoreVariant }, safe: true });
/**
 * Removes the brand from a product.
 *
 * `POST /v1/products/{id}/remove-brand` (for owners, collaborators and apps)
 */
export const removeBrand: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/remove-brand', 'id', { unwrap: '' });
/**
 * Removes images and videos from a product. The files stay in the store's media.
 *
 * `POST /v1/products/{id}/media/delete` (for owners, collaborators and apps)
 */
export const removeProductMedia: Fn<(_id: string, mediaIds: string[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/media/delete', 'id,mediaIds', { unwrap: '' });
/**
 * Removes media items from choices of a product's options.
 *
 * `POST /v1/products/{id}/choices/media/delete` (for owners, collaborators and apps)
 */
export const removeProductMediaFromChoices: Fn<(_id: string, media: MediaAssignmentToChoice[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/choices/media/delete', 'id,media', { unwrap: '' });
/**
 * Removes products from a collection. The products are not deleted.
 *
 * `POST /v1/collections/{id}/productIds/delete` (for owners, collaborators and apps)
 */
export const removeProductsFromCollection: Fn<(_id: string, productIds: string[]) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/collections/{id}/productIds/delete', 'id,productIds', { unwrap: '' });
/**
 * Removes the ribbon from a product.
 *
 * `POST /v1/products/{id}/remove-ribbon` (for owners, collaborators and apps)
 */
export const removeRibbon: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/remove-ribbon', 'id', { unwrap: '' });
/**
 * Resets all variants to the product's own price and weight, makes them visible and removes their SKUs and costs.
 *
 * `POST /v1/products/{id}/variants/resetToDefault` (for owners, collaborators and apps)
 */
export const resetAllProductVariantData: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/variants/resetToDefault', 'id', { unwrap: '' });
/**
 * Searches products by text, tolerates typing mistakes and returns counts for filters. Specific to Shopwright.
 *
 * `GET /v1/products/search`
 */
export const searchProducts: Fn<(options?: { text?: string; typing?: boolean; collectionId?: string; brands?: string[]; ribbons?: string[]; options?: Record<string, string[]>; minPrice?: number; maxPrice?: number; inStock?: boolean; sort?: SearchSort; paging?: PlatformPaging; facets?: boolean }) => Promise<ProductsSearchProductsAnswer>> = /* @__PURE__ */ fn('GET', '/stores-reader/v1/products/search', '*', { answer: { products: shapes.Product, facets: shapes.SearchFacets }, fallback: true });
/**
 * Replaces all images of a collection. The first image is the main one; an empty list removes all. Specific to Shopwright.
 *
 * `PUT /v1/collections/{id}/media` (for owners, collaborators and apps)
 */
export const setCollectionMedia: Fn<(_id: string, options?: { media?: MediaDataForWrite[] }) => Promise<ProductsSetCollectionMediaAnswer>> = /* @__PURE__ */ fn('PUT', '/stores/v1/collections/{id}/media', 'id,*', { answer: { collection: shapes.Collection } });
/**
 * Replaces all custom text fields of a product. Texts in existing carts are checked against the new fields. Specific to Shopwright.
 *
 * `PUT /v1/products/{productId}/custom-text-fields` (for owners, collaborators and apps)
 */
export const setCustomTextFields: Fn<(productId: string, options?: { customTextFields?: CustomTextField[] }) => Promise<ProductsSetCustomTextFieldsAnswer>> = /* @__PURE__ */ fn('PUT', '/stores/v1/products/{productId}/custom-text-fields', 'productId,*');
/**
 * Replaces all subscription options of a product. Existing subscriptions continue as agreed. Specific to Shopwright.
 *
 * `PUT /v1/products/{productId}/subscription-options` (for owners, collaborators and apps)
 */
export const setSubscriptionOptions: Fn<(productId: string, options?: { subscriptionOptions?: ProductSubscriptionOption[] }) => Promise<ProductsSetSubscriptionOptionsAnswer>> = /* @__PURE__ */ fn('PUT', '/stores/v1/products/{productId}/subscription-options', 'productId,*', { answer: { subscriptionOptions: shapes.ProductSubscriptionOption } });
/**
 * Updates a collection. Omitted fields are not changed.
 *
 * `PATCH /v1/collections/{collection.id}` (for owners, collaborators and apps)
 */
export const updateCollection: Fn<(_id: string | null, collection: Collection) => Promise<ProductsUpdateCollectionAnswer>> = /* @__PURE__ */ fn('PATCH', '/stores/v1/collections/{collection.id}', 'collection.id,+collection', { answer: { collection: shapes.Collection } });
/**
 * Updates a product. Omitted fields are not changed.
 *
 * `PATCH /v1/products/{product.id}` (for owners, collaborators and apps)
 */
export const updateProduct: Fn<(_id: string, product: Product) => Promise<ProductsUpdateProductAnswer>> = /* @__PURE__ */ fn('PATCH', '/stores/v1/products/{product.id}', 'product.id,+product', { answer: { product: shapes.Product } });
/**
 * Sets price, cost, weight, SKU or visibility of variants. The product must manage its variants.
 *
 * `PATCH /v1/products/{id}/variants` (for owners, collaborators and apps)
 */
export const updateProductVariants: Fn<(_id: string, variants: VariantOverride[]) => Promise<ProductsUpdateProductVariantsAnswer>> = /* @__PURE__ */ fn('PATCH', '/stores/v1/products/{id}/variants', 'id,variants', { answer: { variants: shapes.Variant } });
/**
 * Errors of addProductMedia, as the code of an ApiError:
 * - `CHOICE_NOT_FOUND` (400): The product has no choice "{choice}" of an option "{option}". Name an option and a choice that the product has, in the spelling of `productOptions`.
 * - `MEDIA_NOT_ON_PRODUCT` (400): The product has no media item "{mediaId}": add it to the product first. A choice can show only pictures of its own product. Add the media item to the product, then to the choice.
 * - `MEDIA_ON_ANOTHER_OPTION` (400): Only one option of a product may have media: "{other}" has some, "{option}" cannot. Remove those first. Storefronts change the gallery by one option. Remove the media from the choices of the other option first.
 * - `FILE_NOT_ACCEPTED` (400): This store does not accept this file. The message says whether the type, the size or the content is the reason. Choose another file.
 * - `FILE_NOT_REACHED` (400): The address could not be reached. The server could not download the file from the given address. Check that it is public, or upload the file.
 * - `MEDIA_NOT_FOUND` (404): There is no file with the id {mediaId}: upload it first. The file was deleted, or belongs to another store. Upload it and send its id.
 * - `TOO_MANY_MEDIA_ITEMS` (400): A product may have {max} media items; this one would have {count}. Remove media items before adding more. Nothing was added.
 */
export type AddProductMediaError = 'CHOICE_NOT_FOUND' | 'MEDIA_NOT_ON_PRODUCT' | 'MEDIA_ON_ANOTHER_OPTION' | 'FILE_NOT_ACCEPTED' | 'FILE_NOT_REACHED' | 'MEDIA_NOT_FOUND' | 'TOO_MANY_MEDIA_ITEMS';
/**
 * Errors of addProductMediaToChoices, as the code of an ApiError:
 * - `CHOICE_NOT_FOUND` (400): The product has no choice "{choice}" of an option "{option}". Name an option and a choice that the product has, in the spelling of `productOptions`.
 * - `MEDIA_NOT_ON_PRODUCT` (400): The product has no media item "{mediaId}": add it to the product first. A choice can show only pictures of its own product. Add the media item to the product, then to the choice.
 * - `MEDIA_ON_ANOTHER_OPTION` (400): Only one option of a product may have media: "{other}" has some, "{option}" cannot. Remove those first. Storefronts change the gallery by one option. Remove the media from the choices of the other option first.
 */
export type AddProductMediaToChoicesError = 'CHOICE_NOT_FOUND' | 'MEDIA_NOT_ON_PRODUCT' | 'MEDIA_ON_ANOTHER_OPTION';
/**
 * Errors of attachDigitalFile, as the code of an ApiError:
 * - `FILE_NOT_FOUND` (404): There is no file with the id {fileId}: upload it first, with private: true. The file was deleted, or was never uploaded to this store. Upload it and send its id.
 * - `FILE_NOT_PRIVATE` (400): This file is public: anyone could download it without paying. Upload it again with private: true. Only a private file can be sold: its download links are signed and expire.
 * - `PRODUCT_NOT_DIGITAL` (400): "{name}" is not sold as a file: only products with productType "digital" are, and gift cards are not. Digital files can be attached to products of the type `digital` only. The type is set when a product is created.
 */
export type AttachDigitalFileError = 'FILE_NOT_FOUND' | 'FILE_NOT_PRIVATE' | 'PRODUCT_NOT_DIGITAL';
/**
 * Errors of createProduct, as the code of an ApiError:
 * - `NEGATIVE_VARIANT_PRICE` (400): With the product at {price}, its variant {variantId} would cost {variantPrice}. The price of a variant is the price of the product plus a difference. Raise the product's price, or change the variant first.
 * - `VARIANTS_EXIST` (400): Variant management cannot be switched off while the product has variants: remove its options in the same call or before. The product has options, and so more than one variant. Remove its options in the same call, or before.
 */
export type CreateProductError = 'NEGATIVE_VARIANT_PRICE' | 'VARIANTS_EXIST';
/**
 * Errors of deleteProductOptions, as the code of an ApiError:
 * - `VARIANTS_EXIST` (400): Variant management cannot be switched off while the product has variants: remove its options in the same call or before. The product has options, and so more than one variant. Remove its options in the same call, or before.
 */
export type DeleteProductOptionsError = 'VARIANTS_EXIST';
/**
 * Errors of removeProductMediaFromChoices, as the code of an ApiError:
 * - `CHOICE_NOT_FOUND` (400): The product has no choice "{choice}" of an option "{option}". Name an option and a choice that the product has, in the spelling of `productOptions`.
 */
export type RemoveProductMediaFromChoicesError = 'CHOICE_NOT_FOUND';
/**
 * Errors of removeProductsFromCollection, as the code of an ApiError:
 * - `PRODUCT_MATCHES_COLLECTION_RULE` (409): "{name}" meets the rule of the collection and would be added again. Change the rule, or the product. Products that meet the rule of a collection cannot be removed from it by hand. Change the rule with `collectionManagement.setCollectionRule`.
 */
export type RemoveProductsFromCollectionError = 'PRODUCT_MATCHES_COLLECTION_RULE';
/**
 * Errors of setCollectionMedia, as the code of an ApiError:
 * - `MEDIA_NOT_FOUND` (404): There is no file with the id {mediaId}: upload it first. The file was deleted, or belongs to another store. Upload it and send its id.
 * - `ALL_PRODUCTS_IS_FIXED` (400): The collection of all products is maintained by the platform and cannot be changed. The collection contains every product of the store. Products, filters and the name of other collections can be changed.
 * - `FILE_NOT_ACCEPTED` (400): This store does not accept this file. The message says whether the type, the size or the content is the reason. Choose another file.
 * - `FILE_NOT_REACHED` (400): The address could not be reached. The server could not download the file from the given address. Check that it is public, or upload the file.
 */
export type SetCollectionMediaError = 'MEDIA_NOT_FOUND' | 'ALL_PRODUCTS_IS_FIXED' | 'FILE_NOT_ACCEPTED' | 'FILE_NOT_REACHED';
/**
 * Errors of setSubscriptionOptions, as the code of an ApiError:
 * - `PRODUCT_IS_GIFT_CARD` (409): A gift card is bought once; it cannot be subscribed to. A product cannot be a gift card and have subscription options. Sell it as a one-time purchase.
 */
export type SetSubscriptionOptionsError = 'PRODUCT_IS_GIFT_CARD';
/**
 * Errors of updateCollection, as the code of an ApiError:
 * - `ALL_PRODUCTS_IS_FIXED` (400): The collection of all products is maintained by the platform and cannot be changed. The collection contains every product of the store. Products, filters and the name of other collections can be changed.
 */
export type UpdateCollectionError = 'ALL_PRODUCTS_IS_FIXED';
/**
 * Errors of updateProduct, as the code of an ApiError:
 * - `NEGATIVE_VARIANT_PRICE` (400): With the product at {price}, its variant {variantId} would cost {variantPrice}. The price of a variant is the price of the product plus a difference. Raise the product's price, or change the variant first.
 * - `VARIANTS_EXIST` (400): Variant management cannot be switched off while the product has variants: remove its options in the same call or before. The product has options, and so more than one variant. Remove its options in the same call, or before.
 */
export type UpdateProductError = 'NEGATIVE_VARIANT_PRICE' | 'VARIANTS_EXIST';
/**
 * Errors of updateProductVariants, as the code of an ApiError:
 * - `CHOICE_NOT_FOUND` (400): The product has no choice "{choice}" of an option "{option}". Name an option and a choice that the product has, in the spelling of `productOptions`.
 * - `VARIANTS_NOT_MANAGED` (400): The variants of this product are not managed: set manageVariants and give it options first. The product has one price and one stock for all choices. Set `manageVariants` to give variants their own.
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 */
export type UpdateProductVariantsError = 'CHOICE_NOT_FOUND' | 'VARIANTS_NOT_MANAGED' | 'VARIANT_NOT_FOUND';

export const utils: QueryUtils<QueryProductsFilterField, QueryProductsSortField> = /* @__PURE__ */ queryUtils<QueryProductsFilterField, QueryProductsSortField>();

export const onProductCollectionCreated: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.CollectionCreated'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.CollectionCreated');
export const onProductCollectionChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.CollectionChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.CollectionChanged');
export const onProductCollectionDeleted: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.CollectionDeleted');
export const onProductCreated: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.ProductCreated'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.ProductCreated');
export const onProductChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.ProductChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.ProductChanged');
export const onProductDeleted: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.ProductDeleted'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.ProductDeleted');
export const onProductVariantsChanged: EventOf<{ data: Record<string, unknown> }, 'com.wix.ecommerce.catalog.api.v1.VariantsChanged'> = /* @__PURE__ */ event('com.wix.ecommerce.catalog.api.v1.VariantsChanged');
