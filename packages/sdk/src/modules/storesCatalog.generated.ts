// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** Page size and number of results to skip. */
export interface Paging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Query whose filter and sort order are JSON in strings. */
export interface StoresCatalogQuery {
  /** Page size and number of results to skip. */
  paging?: Paging;
  /** Filter as JSON in a string, for example `{"collections.id":{"$hasSome":["..."]}}`. */
  filter?: string | null;
  /** Sort orders as JSON in a string, for example `[{"price":"asc"}]`. */
  sort?: string | null;
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

/** Position of the page in the whole result. */
export interface PagingMetadata {
  /** Number of results on this page. */
  items?: number;
  /** Number of results that were skipped. */
  offset?: number;
}

export interface StoresCatalogQueryCollectionsAnswer {
  /** Matching collections on this page. */
  collections?: Collection[];
  /** Position of the page in the whole result. */
  metadata?: PagingMetadata;
  /** Number of matching collections on all pages. */
  totalResults?: number;
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

/** Kind of private file, for example `SECURE_DOCUMENT` or `SECURE_MUSIC`. */
export type FileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW';

/** Private file that buyers of a digital product download. */
export interface SecuredMedia {
  /** Media ID of the private file. */
  _id?: string;
  /** Name of the file as buyers download it, with its extension. */
  fileName?: string;
  /** Kind of private file, for example `SECURE_DOCUMENT` or `SECURE_MUSIC`. */
  fileType?: FileType;
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

export interface StoresCatalogQueryProductsAnswer {
  /** Matching products on this page. */
  products?: Product[];
  /** Position of the page in the whole result. */
  metadata?: PagingMetadata;
  /** Number of matching products on all pages. */
  totalResults?: number;
}

/**
 * Retrieves collections as the REST API of stores does, with filter and sort order as JSON in strings. SDK clients use `collections.queryCollections`.
 *
 * `POST /v1/collections/query`
 */
export const queryCollections: Fn<(options?: { query?: StoresCatalogQuery; includeNumberOfProducts?: boolean; includeDescription?: boolean }) => Promise<StoresCatalogQueryCollectionsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/collections/query', '*', { answer: { collections: shapes.Collection }, safe: true });
/**
 * Retrieves products as the REST API of stores does, with filter and sort order as JSON in strings. SDK clients use `products.queryProducts`.
 *
 * `POST /v1/products/query`
 */
export const queryProducts: Fn<(options?: { query?: StoresCatalogQuery; includeVariants?: boolean; includeHiddenProducts?: boolean; includeMerchantSpecificData?: boolean }) => Promise<StoresCatalogQueryProductsAnswer>> = /* @__PURE__ */ fn('POST', '/stores-reader/v1/products/query', '*', { answer: { products: shapes.Product }, safe: true });
