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
import { PaymentOptionType, ProductPeriodAlignment, SubscriptionFrequency } from './enums.ts';
import { Image } from './media.ts';
import { MultiCurrencyPrice } from './money.ts';

export const CatalogReference = message('CatalogReference', {
  catalogItemId: string({ maxLength: 36, minLength: 1 }),
  appId: string({ minLength: 1 }),
  options: struct({ nullable: true }),
});
export type CatalogReference = Static<typeof CatalogReference>;

export const ProductName = message('ProductName', {
  original: string({ maxLength: 200, minLength: 1 }),
  translated: string({
    nullable: true,
    maxLength: 400,
    minLength: 1,
  }),
});
export type ProductName = Static<typeof ProductName>;

export const Color = message('Color', {
  original: string({ maxLength: 500 }),
  translated: string({ nullable: true, maxLength: 500 }),
  code: string({ nullable: true, secret: true }),
});
export type Color = Static<typeof Color>;

export const DescriptionLineName = message('DescriptionLineName', {
  original: string({ maxLength: 100 }),
  translated: string({ nullable: true, maxLength: 200 }),
});
export type DescriptionLineName = Static<typeof DescriptionLineName>;

export const DescriptionLineType = enumeration('DescriptionLineType', [
  'UNRECOGNISED',
  'PLAIN_TEXT',
  'COLOR',
]);
export type DescriptionLineType = Static<typeof DescriptionLineType>;

export const PlainTextValue = message('PlainTextValue', {
  original: string({ maxLength: 600 }),
  translated: string({ nullable: true, maxLength: 600 }),
});
export type PlainTextValue = Static<typeof PlainTextValue>;

export const DescriptionLine = message(
  'DescriptionLine',
  {
    plainText: PlainTextValue,
    colorInfo: Color,
    name: DescriptionLineName,
    plainTextValue: of(PlainTextValue, { deprecated: true, internal: true }),
    color: string({ deprecated: true, internal: true }),
    lineType: of(DescriptionLineType, { deprecated: true, internal: true }),
  },
  {
    oneof: [
      ['plainText', 'colorInfo'],
      ['plainTextValue', 'color'],
    ],
  },
);
export type DescriptionLine = Static<typeof DescriptionLine>;

export const ItemTypePreset = enumeration('ItemTypePreset', [
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
]);
export type ItemTypePreset = Static<typeof ItemTypePreset>;

export const ItemType = message(
  'ItemType',
  {
    preset: ItemTypePreset,
    custom: string(),
  },
  { oneof: [['preset', 'custom']] },
);
export type ItemType = Static<typeof ItemType>;

export const DimensionsUnit = enumeration('DimensionsUnit', [
  'UNKNOWN_DIMENSIONS_UNIT',
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
]);
export type DimensionsUnit = Static<typeof DimensionsUnit>;

export const Dimensions = message('Dimensions', {
  length: string({ nullable: true, decimal: { gte: 0, lte: 999_999_999, maxScale: 6 } }),
  width: string({ nullable: true, decimal: { gte: 0, lte: 999_999_999, maxScale: 6 } }),
  height: string({ nullable: true, decimal: { gte: 0, lte: 999_999_999, maxScale: 6 } }),
  unit: DimensionsUnit,
});
export type Dimensions = Static<typeof Dimensions>;

export const PhysicalProperties = message('PhysicalProperties', {
  weight: number({ nullable: true }),
  sku: string({ nullable: true, maxLength: 40 }),
  shippable: boolean(),
  productDimensions: of(Dimensions, { internal: true }),
  packageDimensions: of(Dimensions, { internal: true }),
});
export type PhysicalProperties = Static<typeof PhysicalProperties>;

export const ServiceProperties = message('ServiceProperties', {
  scheduledDate: timestamp({ nullable: true }),
  numberOfParticipants: integer({ nullable: true, minimum: 1, maximum: 10000 }),
  endDate: timestamp({ nullable: true, internal: true }),
  timeZone: string({
    nullable: true,
    maxLength: 60,
  }),
});
export type ServiceProperties = Static<typeof ServiceProperties>;

export const PriceDescription = message('PriceDescription', {
  original: string({ maxLength: 100, minLength: 1 }),
  translated: string({ nullable: true, maxLength: 100, minLength: 1 }),
});
export type PriceDescription = Static<typeof PriceDescription>;

export const TaxableAddressType = enumeration('TaxableAddressType', [
  'BUSINESS',
  'BILLING',
  'SHIPPING',
]);
export type TaxableAddressType = Static<typeof TaxableAddressType>;

export const TaxableAddress = message('TaxableAddress', {
  addressType: TaxableAddressType,
});
export type TaxableAddress = Static<typeof TaxableAddress>;

export const Policy = message('Policy', {
  title: string({ nullable: true, maxLength: 29, minLength: 1 }),
  content: string({ maxLength: 3000, minLength: 1 }),
});
export type Policy = Static<typeof Policy>;

export const Description = message('Description', {
  original: string({ maxLength: 500 }),
  translated: string({ nullable: true, maxLength: 500 }),
});
export type Description = Static<typeof Description>;

export const BillingSettings = message('BillingSettings', {
  anchorDay: integer({ nullable: true, minimum: 1, maximum: 28 }),
});
export type BillingSettings = Static<typeof BillingSettings>;

export const FreeTrialPeriod = message('FreeTrialPeriod', {
  frequency: SubscriptionFrequency,
  interval: integer({ minimum: 1, maximum: 999 }),
});
export type FreeTrialPeriod = Static<typeof FreeTrialPeriod>;

export const SubscriptionSettings = message('SubscriptionSettings', {
  frequency: SubscriptionFrequency,
  interval: integer({ nullable: true, minimum: 1, maximum: 3650 }),
  autoRenewal: boolean(),
  billingCycles: integer({ nullable: true, minimum: 1 }),
  enableCustomerCancellation: boolean(),
  freeTrialPeriod: FreeTrialPeriod,
  startDate: timestamp({ nullable: true, internal: true }),
  billingSettings: of(BillingSettings, { internal: true }),
  productPeriodAlignment: of(ProductPeriodAlignment, { internal: true }),
});
export type SubscriptionSettings = Static<typeof SubscriptionSettings>;

export const Title = message('Title', {
  original: string({ maxLength: 150, minLength: 1 }),
  translated: string({ nullable: true, maxLength: 150, minLength: 1 }),
});
export type Title = Static<typeof Title>;

export const SubscriptionOptionInfo = message('SubscriptionOptionInfo', {
  subscriptionSettings: SubscriptionSettings,
  title: Title,
  description: Description,
});
export type SubscriptionOptionInfo = Static<typeof SubscriptionOptionInfo>;

export const TranslatableString = message('TranslatableString', {
  original: string({ maxLength: 200, minLength: 1 }),
  translated: string({ nullable: true, maxLength: 400, minLength: 1 }),
});
export type TranslatableString = Static<typeof TranslatableString>;

export const ItemModifier = message('ItemModifier', {
  id: string({ maxLength: 36, minLength: 1 }),
  quantity: integer({ nullable: true, minimum: 1, maximum: 100_000 }),
  label: TranslatableString,
  details: TranslatableString,
  price: MultiCurrencyPrice,
});
export type ItemModifier = Static<typeof ItemModifier>;

export const ModifierGroup = message('ModifierGroup', {
  id: string({ maxLength: 36, minLength: 1 }),
  name: TranslatableString,
  modifiers: list(ItemModifier, { minItems: 1, maxItems: 25 }),
});
export type ModifierGroup = Static<typeof ModifierGroup>;

export const PaymentOption = message('PaymentOption', {
  value: PaymentOptionType,
});
export type PaymentOption = Static<typeof PaymentOption>;

export const CatalogOverrideFields = message('CatalogOverrideFields', {
  productName: ProductName,
  price: string({ nullable: true, decimal: { gte: 0, lte: 999_999_999, maxScale: 3 } }),
  fullPrice: string({ nullable: true, decimal: { gte: 0, lte: 999_999_999, maxScale: 3 } }),
  descriptionLines: list(DescriptionLine, { maxItems: 20 }),
  physicalProperties: PhysicalProperties,
  image: of(Image, { sdk: 'Image' }),
  paymentOption: PaymentOption,
  depositAmount: string({
    nullable: true,
    format: 'DECIMAL_VALUE',
    decimal: { gt: 0, lte: 999_999_999, maxScale: 3 },
  }),
  savePaymentMethod: boolean({ nullable: true }),
  inventoryAppId: string({ nullable: true, format: 'GUID' }),
  fixedQuantity: boolean({ nullable: true, internal: true }),
});
export type CatalogOverrideFields = Static<typeof CatalogOverrideFields>;

export const ItemAvailabilityStatus = enumeration('ItemAvailabilityStatus', [
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
]);
export type ItemAvailabilityStatus = Static<typeof ItemAvailabilityStatus>;

export const ItemAvailabilityInfo = message('ItemAvailabilityInfo', {
  status: ItemAvailabilityStatus,
  quantityAvailable: integer({ nullable: true }),
});
export type ItemAvailabilityInfo = Static<typeof ItemAvailabilityInfo>;
