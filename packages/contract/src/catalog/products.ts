import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  number,
  of,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import {
  CostAndProfitData,
  Discount,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
} from './price.ts';
import { Variant } from './variants.ts';
import { ItemMetadata } from '../shared/bulk.ts';
import { Dimensions } from '../shared/item.ts';
import { Media, SecuredMedia } from '../shared/media.ts';

export const AdditionalInfoSection = message('AdditionalInfoSection', {
  title: string({ maxLength: 50 }),
  description: string({ maxLength: 16000 }),
});
export type AdditionalInfoSection = Static<typeof AdditionalInfoSection>;

export const CustomTextField = message('CustomTextField', {
  title: string({ maxLength: 100 }),
  maxLength: integer({ maximum: 500 }),
  mandatory: boolean(),
});
export type CustomTextField = Static<typeof CustomTextField>;

export const PageUrl = message('PageUrl', {
  base: string(),
  path: string(),
});
export type PageUrl = Static<typeof PageUrl>;

export const Choice = message('Choice', {
  value: string({ maxLength: 50, minLength: 1 }),
  description: string({ maxLength: 50, minLength: 1 }),
  media: of(Media, { readOnly: true }),
  inStock: boolean({ readOnly: true }),
  visible: boolean({ readOnly: true }),
});
export type Choice = Static<typeof Choice>;

export const OptionType = enumeration('OptionType', [
  'unspecified_option_type',
  'drop_down',
  'color',
]);
export type OptionType = Static<typeof OptionType>;

export const ProductOption = message('ProductOption', {
  optionType: of(OptionType, { readOnly: true }),
  name: string({ maxLength: 50, minLength: 1 }),
  choices: list(Choice, { minItems: 1, maxItems: 100 }),
});
export type ProductOption = Static<typeof ProductOption>;

export const ProductType = enumeration('ProductType', [
  'unspecified_product_type',
  'physical',
  'digital',
]);
export type ProductType = Static<typeof ProductType>;

export const Ribbon = message('Ribbon', {
  text: string({ maxLength: 30 }),
});
export type Ribbon = Static<typeof Ribbon>;

export const Keyword = message('Keyword', {
  term: string(),
  isMain: boolean(),
  origin: string({ nullable: true, maxLength: 1000 }),
});
export type Keyword = Static<typeof Keyword>;

export const Settings = message('Settings', {
  preventAutoRedirect: boolean(),
  keywords: list(Keyword, { maxItems: 5 }),
});
export type Settings = Static<typeof Settings>;

export const Tag = message('Tag', {
  type: string(),
  props: struct({ nullable: true }),
  meta: struct({ nullable: true }),
  children: string(),
  custom: boolean(),
  disabled: boolean(),
});
export type Tag = Static<typeof Tag>;

export const SeoSchema = message('SeoSchema', {
  tags: list(Tag),
  settings: Settings,
});
export type SeoSchema = Static<typeof SeoSchema>;

export const InventoryStatus = enumeration('InventoryStatus', [
  'IN_STOCK',
  'OUT_OF_STOCK',
  'PARTIALLY_OUT_OF_STOCK',
]);
export type InventoryStatus = Static<typeof InventoryStatus>;

export const Stock = message('Stock', {
  trackInventory: boolean(),
  quantity: integer({ nullable: true, maximum: 99999 }),
  inStock: boolean({ deprecated: true }),
  inventoryStatus: InventoryStatus,
});
export type Stock = Static<typeof Stock>;

export const Product = message('Product', {
  id: string({ readOnly: true }),
  name: string({ nullable: true, maxLength: 80, minLength: 1 }),
  slug: string({ maxLength: 100 }),
  visible: boolean({ nullable: true }),
  productType: ProductType,
  description: string({ nullable: true, maxLength: 8000 }),
  sku: string({ nullable: true, maxLength: 40 }),
  weight: number({ nullable: true, maximum: 999999999.99 }),
  weightRange: of(NumericPropertyRange, { readOnly: true }),
  productDimensions: Dimensions,
  packageDimensions: Dimensions,
  stock: of(Stock, { readOnly: true }),
  price: of(PriceData, { readOnly: true, deprecated: true }),
  priceData: PriceData,
  convertedPriceData: of(PriceData, {
    readOnly: true,
  }),
  priceRange: of(NumericPropertyRange, { readOnly: true }),
  costAndProfitData: of(CostAndProfitData, { merchantOnly: true }),
  costRange: of(NumericPropertyRange, { readOnly: true, merchantOnly: true }),
  pricePerUnitData: PricePerUnitData,
  additionalInfoSections: list(AdditionalInfoSection),
  ribbons: list(Ribbon, { readOnly: true, deprecated: true }),
  media: of(Media, { readOnly: true }),
  customTextFields: list(CustomTextField, { readOnly: true }),
  manageVariants: boolean({ nullable: true }),
  productOptions: list(ProductOption, { maxItems: 6 }),
  productPageUrl: of(PageUrl, { readOnly: true }),
  numericId: string({ readOnly: true }),
  inventoryItemId: string({ readOnly: true }),
  discount: Discount,
  collectionIds: list(string(), { readOnly: true }),
  variants: list(Variant, { maxItems: 1000, readOnly: true }),
  lastUpdated: timestamp({ nullable: true, readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  seoData: SeoSchema,
  ribbon: string({ nullable: true, maxLength: 30 }),
  brand: string({ nullable: true, maxLength: 50, minLength: 1 }),
  taxGroupId: string({ nullable: true, format: 'GUID', internal: true }),
  exportProductId: string({ maxLength: 100, readOnly: true, internal: true }),
  digitalFile: of(SecuredMedia, { readOnly: true, internal: true }),
});
export type Product = Static<typeof Product>;

export const SetValue = message(
  'SetValue',
  {
    price: number({ maximum: 999999999.99 }),
    cost: number({ maximum: 999999999.99 }),
    weight: number({ maximum: 999999999.99 }),
    ribbon: string({ maxLength: 30 }),
    brand: string({ maxLength: 50 }),
  },
  { oneof: [['price', 'cost', 'weight', 'ribbon', 'brand']] },
);
export type SetValue = Static<typeof SetValue>;

export const PercentageData = message('PercentageData', {
  roundToInt: boolean(),
  rate: integer({ minimum: -100, maximum: 1000 }),
});
export type PercentageData = Static<typeof PercentageData>;

export const PropertyAdjustmentData = message(
  'PropertyAdjustmentData',
  {
    percentage: PercentageData,
    amount: number({ minimum: -999999999.99, maximum: 999999999.99 }),
  },
  { oneof: [['percentage', 'amount']] },
);
export type PropertyAdjustmentData = Static<typeof PropertyAdjustmentData>;

export const AdjustValue = message(
  'AdjustValue',
  {
    price: PropertyAdjustmentData,
    cost: PropertyAdjustmentData,
    weight: PropertyAdjustmentData,
  },
  { oneof: [['price', 'cost', 'weight']] },
);
export type AdjustValue = Static<typeof AdjustValue>;

export const BulkProductResult = message('BulkProductResult', {
  itemMetadata: ItemMetadata,
});
export type BulkProductResult = Static<typeof BulkProductResult>;

export const OptionAndChoice = message('OptionAndChoice', {
  option: string({ maxLength: 50, minLength: 1 }),
  choice: string({ maxLength: 50, minLength: 1 }),
});
export type OptionAndChoice = Static<typeof OptionAndChoice>;

export const MediaDataForWrite = message(
  'MediaDataForWrite',
  {
    mediaId: string(),
    url: string({ format: 'WEB_URL' }),
    choice: OptionAndChoice,
  },
  { oneof: [['mediaId', 'url']] },
);
export type MediaDataForWrite = Static<typeof MediaDataForWrite>;

export const MediaAssignmentToChoice = message('MediaAssignmentToChoice', {
  option: string({ maxLength: 50, minLength: 1 }),
  choice: string({ maxLength: 50, minLength: 1 }),
  mediaIds: list(string(), { maxItems: 50 }),
});
export type MediaAssignmentToChoice = Static<typeof MediaAssignmentToChoice>;
