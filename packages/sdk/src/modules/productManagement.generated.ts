// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

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

export interface ProductsDuplicateProductAnswer {
  /** The copy, which is hidden. */
  product?: Product;
}

/**
 * A reason why shoppers cannot buy a product, or can hardly find it.
 *
 * - `HIDDEN`: The product is hidden.
 * - `NO_VISIBLE_VARIANT`: Every variant of the product is hidden.
 * - `OUT_OF_STOCK`: No visible variant is in stock, and preorders are not accepted.
 * - `SOME_VARIANTS_OUT_OF_STOCK`: Some visible variants cannot be bought.
 * - `DIGITAL_FILE_MISSING`: The product is sold as a file, but has none.
 * - `ORDERS_NOT_ACCEPTED`: The store accepts no orders at present.
 * - `NO_PAYMENT_METHOD`: The store accepts no payment method.
 * - `NO_DELIVERY_METHOD`: The store offers neither shipping nor local delivery nor pickup.
 * - `TOO_HEAVY_TO_SHIP`: No way of delivery covers the weight of the product.
 * - `IN_NO_COLLECTION`: The product is in no collection, so shoppers find it only by search.
 */
export type AvailabilityReasonCode = 'HIDDEN' | 'NO_VISIBLE_VARIANT' | 'OUT_OF_STOCK' | 'SOME_VARIANTS_OUT_OF_STOCK' | 'DIGITAL_FILE_MISSING' | 'ORDERS_NOT_ACCEPTED' | 'NO_PAYMENT_METHOD' | 'NO_DELIVERY_METHOD' | 'TOO_HEAVY_TO_SHIP' | 'IN_NO_COLLECTION';
export const AvailabilityReasonCode: EnumValues<AvailabilityReasonCode> = /* @__PURE__ */ enumValues('HIDDEN NO_VISIBLE_VARIANT OUT_OF_STOCK SOME_VARIANTS_OUT_OF_STOCK DIGITAL_FILE_MISSING ORDERS_NOT_ACCEPTED NO_PAYMENT_METHOD NO_DELIVERY_METHOD TOO_HEAVY_TO_SHIP IN_NO_COLLECTION');

/** A reason, and what to do about it. */
export interface AvailabilityReason {
  /** Code of the reason, which stays the same. */
  code: AvailabilityReasonCode;
  /** Whether the product cannot be bought for this reason. */
  blocks: boolean;
  /** The reason in one sentence. */
  description: string;
  /** What to do about it, in one sentence. */
  action: string;
}

export interface ProductsExplainAvailabilityAnswer {
  /** Whether a shopper can buy at least one variant of the product now. */
  canBeBought?: boolean;
  /** The reasons, those that block first; empty if there is nothing to do. */
  reasons?: AvailabilityReason[];
}

/** A choice of an option, as an editor saves it. */
export interface EditableChoice {
  /** Name of the choice, which shoppers see. */
  description: string;
  /** Color code of a color; otherwise the name again. */
  value?: string;
  /** Name that the choice has now, if it is renamed. Its variants, prices and pictures stay. */
  previousDescription?: string;
}

/** An option, as an editor saves it. */
export interface EditableOption {
  /** Name of the option, which shoppers see. */
  name: string;
  /** Name that the option has now, if it is renamed. */
  previousName?: string;
  /** Whether its choices are shown as names or as colors. */
  optionType?: OptionType;
  /** All choices in their order. Choices that are left out are deleted with their variants. */
  choices: EditableChoice[];
}

/** What a variant has of its own. A null follows the product. */
export interface EditableVariant {
  /** ID of the variant. */
  _id?: string;
  /** Name of a choice for every option, by the name of the option. */
  choices: Record<string, string>;
  /** Price before the product's discount; null for the price of the product. */
  price?: number | null;
  /** What one piece costs the store; null for the cost of the product. */
  cost?: number | null;
  /** Weight; null for the weight of the product. */
  weight?: number | null;
  /** Stock-keeping unit; null for none. */
  sku?: string | null;
  /** Barcode such as a GTIN; null for none. */
  barcode?: string | null;
  /** Whether shoppers can buy the variant. */
  visible?: boolean;
  /** What is in stock. Inventory calls change it. */
  stock?: VariantStock;
}

/** An info section of the product: its own one, or one that products share. */
export interface EditableInfoSection {
  /** ID of the section. */
  _id?: string;
  /** Internal name of a section that products share; null for one of this product alone. */
  uniqueName?: string | null;
  /** Title, which shoppers see. */
  title?: string;
  /** Text as HTML. */
  description?: string;
}

/** How often and how long each buyer may download the file of a product. */
export interface ProductDownloadLimits {
  /** Whether the store's download settings apply. The other fields are then ignored and not returned. */
  followsStore?: boolean;
  /** Downloads for each unit that was bought; null for no limit. */
  maxDownloads?: number | null;
  /** Days from payment until the link expires; null for never. */
  days?: number | null;
}

/** A product with all that an editor shows. */
export interface EditableProduct {
  /** The product. Only the given fields are changed. */
  product?: Product;
  /** Revision of the product, which every change raises. */
  revision?: string;
  /** Barcode of a product without options; null for none. */
  barcode?: string | null;
  /** All options in their order. They replace the options of the product. */
  options?: EditableOption[];
  /** The variants; when saved, those whose values change. */
  variants?: EditableVariant[];
  /** All texts that shoppers can add. They replace those of the product. */
  customTextFields?: CustomTextField[];
  /** All info sections in their order. Saved by `product.additionalInfoSections`; `setInfoSections` adds and removes shared ones. */
  infoSections?: EditableInfoSection[];
  /** Whether the product is a gift card. */
  giftCard?: boolean;
  /** How often and how long buyers may download the file of a digital product. */
  downloadLimits?: ProductDownloadLimits;
}

export interface ProductsGetEditableProductAnswer {
  /** The product with its revision, options and variants. */
  editable?: EditableProduct;
}

/** A deleted product that can be restored. */
export interface DeletedProduct {
  /** ID of the product, which it has again when it is restored. */
  _id?: string;
  /** ID of the deletion. IDs ascend with time. */
  deletionId?: string;
  /** Name of the product when it was deleted. */
  name?: string;
  /** Role and ID of the caller who deleted it; null for a job. */
  actor?: string | null;
  /** When the product was deleted, in UTC. */
  deletedDate?: Date;
  /** When the product can no longer be restored, in UTC. */
  restorableUntil?: Date;
}

export interface ProductsListDeletedProductsAnswer {
  /** Deleted products, the newest first. */
  products?: DeletedProduct[];
}

/** A titled text on product pages, such as care instructions, that several products can share. */
export interface InfoSection {
  /** ID of the info section. */
  _id?: string | null;
  /** Number that every change increments. An update sends the revision that it is based on. */
  revision?: string | null;
  /** When the info section was created, in UTC. */
  _createdDate?: Date | null;
  /** When the info section last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Name by which staff find the section; shoppers do not see it. A section of one product has none. */
  uniqueName?: string;
  /** Heading that shoppers see. */
  title?: string;
  /** The text as HTML. Scripts and unsafe markup are removed. */
  plainDescription?: string | null;
  /** How many products have it. Returned only if `fields` asks for it. */
  assignedProductsCount?: number | null;
}

export interface ProductsListInfoSectionsAnswer {
  /** Sections of the product. Only shared ones have a unique name. */
  infoSections?: InfoSection[];
}

/**
 * What happened to a product.
 *
 * - `CHANGED`: Fields of the product or of its variants changed.
 * - `DELETED`: The product was deleted.
 * - `RESTORED`: The deleted product was restored.
 */
export type ProductChangeKind = 'CHANGED' | 'DELETED' | 'RESTORED';
export const ProductChangeKind: EnumValues<ProductChangeKind> = /* @__PURE__ */ enumValues('CHANGED DELETED RESTORED');

/** A field that changed. */
export interface ProductFieldChange {
  /** Name of the field, as the product or the variant has it. */
  field?: string;
  /** ID of the variant; absent for a field of the product. */
  variantId?: string | null;
  /** Value before the change; absent if there was none. */
  before?: unknown;
  /** Value after the change; absent if there is none. */
  after?: unknown;
}

/** One change of a product. */
export interface ProductHistoryEntry {
  /** ID of the entry. IDs ascend with time. */
  _id?: string;
  /** Whether the product was changed, deleted or restored. */
  kind?: ProductChangeKind;
  /** The fields that changed; empty for a deletion. */
  changes?: ProductFieldChange[];
  /** Role and ID of the caller, such as `owner` and an ID; null for a job. */
  actor?: string | null;
  /** When it happened, in UTC. */
  _createdDate?: Date;
}

export interface ProductsListProductHistoryAnswer {
  /** Changes, the newest first. */
  entries?: ProductHistoryEntry[];
}

export interface ProductsRestoreProductAnswer {
  /** The restored product. */
  product?: Product;
}

export interface ProductsSaveProductAnswer {
  /** The product as it is now. */
  editable?: EditableProduct;
}

export interface ProductsSetDownloadLimitsAnswer {
  /** Limits that apply now. */
  downloadLimits?: ProductDownloadLimits;
}

export interface ProductsSetInfoSectionsAnswer {
  /** Sections that the product has now. */
  infoSections?: InfoSection[];
}

/** Pictures of one choice. */
export interface ProductChoiceMedia {
  /** Name of the option, for example "Color". Only one option of a product can have pictures. */
  option: string;
  /** Name of the choice, for example "Oat". */
  choice: string;
  /** Media IDs of the pictures, which the product must have. */
  mediaIds: string[];
}

export interface ProductManagementSetProductMediaAnswer {
  /** Media of the product in the new order. */
  media?: Media;
}

/**
 * Copies a product under a new name. The copy is hidden, has no stock, no SKUs and no barcodes.
 *
 * `POST /v1/products/{id}/duplicate` (for owners, collaborators and apps)
 */
export const duplicateProduct: Fn<(_id: string, options?: { name?: string }) => Promise<ProductsDuplicateProductAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/duplicate', 'id,*', { answer: { product: shapes.Product } });
/**
 * Explains why shoppers cannot buy a product, or can hardly find it, and what to do about each reason.
 *
 * `GET /v1/products/{id}/explain-availability` (for owners, collaborators and apps)
 */
export const explainAvailability: Fn<(_id: string) => Promise<ProductsExplainAvailabilityAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/products/{id}/explain-availability', 'id');
/**
 * Returns a product with the values that its variants have of their own, its barcodes and its revision: all that an editor shows.
 *
 * `GET /v1/products/{id}/editable` (for owners, collaborators and apps)
 */
export const getEditableProduct: Fn<(_id: string) => Promise<ProductsGetEditableProductAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/products/{id}/editable', 'id', { answer: { editable: shapes.EditableProduct } });
/**
 * Lists the products that were deleted in the last 30 days and can be restored, the newest first.
 *
 * `GET /v1/deleted-products` (for owners, collaborators and apps)
 */
export const listDeletedProducts: Fn<(options?: { limit?: number; before?: string }) => Promise<ProductsListDeletedProductsAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/deleted-products', '*', { answer: { products: shapes.DeletedProduct } });
/**
 * Lists the info sections of a product in their order, those that it shares and its own.
 *
 * `GET /v1/products/{id}/info-sections` (for owners, collaborators and apps)
 */
export const listInfoSections: Fn<(_id: string) => Promise<ProductsListInfoSectionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/products/{id}/info-sections', 'id', { answer: { infoSections: shapes.InfoSection } });
/**
 * Lists who changed which fields of a product and when, the newest change first. Changes of stock are listed as stock movements.
 *
 * `GET /v1/products/{id}/history` (for owners, collaborators and apps)
 */
export const listProductHistory: Fn<(_id: string, options?: { limit?: number; before?: string }) => Promise<ProductsListProductHistoryAnswer>> = /* @__PURE__ */ fn('GET', '/stores/v1/products/{id}/history', 'id,*', { answer: { entries: shapes.ProductHistoryEntry } });
/**
 * Restores a product within 30 days of its deletion, with its variants, stock and collections. Collections that are gone are left out.
 *
 * `POST /v1/products/{id}/restore` (for owners, collaborators and apps)
 */
export const restoreProduct: Fn<(_id: string) => Promise<ProductsRestoreProductAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/{id}/restore', 'id', { answer: { product: shapes.Product } });
/**
 * Creates a product, or changes the given fields of one, its options, variants and text fields, in one transaction. A change names the revision it is based on, and is refused if the product has another one by now.
 *
 * `POST /v1/products/save` (for owners, collaborators and apps)
 */
export const saveProduct: Fn<(options?: { _id?: string; revision?: string; editable?: EditableProduct; removePricePerUnit?: boolean }) => Promise<ProductsSaveProductAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v1/products/save', '*', { answer: { editable: shapes.EditableProduct } });
/**
 * Sets how often and how long buyers of a digital product may download its file, in place of the store's settings. Applies to orders paid from now on and to renewed links; existing links keep what the buyer was promised.
 *
 * `PUT /v1/products/{id}/download-limits` (for owners, collaborators and apps)
 */
export const setDownloadLimits: Fn<(_id: string, options?: { downloadLimits?: ProductDownloadLimits }) => Promise<ProductsSetDownloadLimitsAnswer>> = /* @__PURE__ */ fn('PUT', '/v1/products/{id}/download-limits', 'id,*');
/**
 * Replaces the info sections of a product by shared ones or by some of its own, in this order. Its own sections that are left out are deleted.
 *
 * `PUT /v1/products/{id}/info-sections` (for owners, collaborators and apps)
 */
export const setInfoSections: Fn<(_id: string, options?: { infoSectionIds?: string[] }) => Promise<ProductsSetInfoSectionsAnswer>> = /* @__PURE__ */ fn('PUT', '/v1/products/{id}/info-sections', 'id,*', { answer: { infoSections: shapes.InfoSection } });
/**
 * Replaces the media of a product, in order. The first item is the main one; an empty list removes all. Specific to Shopwright.
 *
 * `PUT /v1/products/{id}/media` (for owners, collaborators and apps)
 */
export const setProductMedia: Fn<(_id: string, options?: { mediaIds?: string[]; choices?: ProductChoiceMedia[] | null }) => Promise<ProductManagementSetProductMediaAnswer>> = /* @__PURE__ */ fn('PUT', '/stores/v1/products/{id}/media', 'id,*');
/**
 * Errors of saveProduct, as the code of an ApiError:
 * - `REVISION_CONFLICT` (409): The {entity} was changed in the meantime: it has revision {current}, you sent {sent}. Read it again and repeat your change. Another caller saved first. Read the current version, show what differs, apply the change to it and send its revision.
 * - `NEGATIVE_VARIANT_PRICE` (400): With the product at {price}, its variant {variantId} would cost {variantPrice}. The price of a variant is the price of the product plus a difference. Raise the product's price, or change the variant first.
 * - `VARIANTS_EXIST` (400): Variant management cannot be switched off while the product has variants: remove its options in the same call or before. The product has options, and so more than one variant. Remove its options in the same call, or before.
 * - `CHOICE_NOT_FOUND` (400): The product has no choice "{choice}" of an option "{option}". Name an option and a choice that the product has, in the spelling of `productOptions`.
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 * - `VARIANTS_NOT_MANAGED` (400): The variants of this product are not managed: set manageVariants and give it options first. The product has one price and one stock for all choices. Set `manageVariants` to give variants their own.
 */
export type SaveProductError = 'REVISION_CONFLICT' | 'NEGATIVE_VARIANT_PRICE' | 'VARIANTS_EXIST' | 'CHOICE_NOT_FOUND' | 'VARIANT_NOT_FOUND' | 'VARIANTS_NOT_MANAGED';
/**
 * Errors of setDownloadLimits, as the code of an ApiError:
 * - `PRODUCT_NOT_DIGITAL` (400): "{name}" is not sold as a file: only products with productType "digital" are, and gift cards are not. Digital files can be attached to products of the type `digital` only. The type is set when a product is created.
 */
export type SetDownloadLimitsError = 'PRODUCT_NOT_DIGITAL';
/**
 * Errors of setInfoSections, as the code of an ApiError:
 * - `INFO_SECTION_NOT_FOUND` (404): There is no shared info section with the id {infoSectionId}. The shared info section was deleted. Query the info sections and send an id from the answer.
 */
export type SetInfoSectionsError = 'INFO_SECTION_NOT_FOUND';
/**
 * Errors of setProductMedia, as the code of an ApiError:
 * - `CHOICE_NOT_FOUND` (400): The product has no choice "{choice}" of an option "{option}". Name an option and a choice that the product has, in the spelling of `productOptions`.
 * - `MEDIA_NOT_ON_PRODUCT` (400): The product has no media item "{mediaId}": add it to the product first. A choice can show only pictures of its own product. Add the media item to the product, then to the choice.
 * - `MEDIA_ON_ANOTHER_OPTION` (400): Only one option of a product may have media: "{other}" has some, "{option}" cannot. Remove those first. Storefronts change the gallery by one option. Remove the media from the choices of the other option first.
 * - `MEDIA_NOT_FOUND` (404): There is no file with the id {mediaId}: upload it first. The file was deleted, or belongs to another store. Upload it and send its id.
 */
export type SetProductMediaError = 'CHOICE_NOT_FOUND' | 'MEDIA_NOT_ON_PRODUCT' | 'MEDIA_ON_ANOTHER_OPTION' | 'MEDIA_NOT_FOUND';
