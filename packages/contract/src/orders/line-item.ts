import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { RestockLocation } from './payment-collection.ts';
import { ExtendedFields } from '../shared/bulk.ts';
import {
  JurisdictionType,
  MeasurementUnit,
  PaymentOptionType,
  ProductPeriodAlignment,
  SubscriptionFrequency,
} from '../shared/enums.ts';
import {
  BillingSettings,
  CatalogReference,
  DescriptionLine,
  ItemType,
  PhysicalProperties,
  PriceDescription,
  ProductName,
  ServiceProperties,
  TaxableAddress,
  TranslatableString,
} from '../shared/item.ts';
import { ProductImage } from '../shared/media.ts';
import { Price } from '../shared/money.ts';

export const DecimalQuantity = message(
  'DecimalQuantity',
  {
    measurementUnit: MeasurementUnit,
    otherUnit: string({ maxLength: 50, minLength: 1 }),
    value: string({ decimal: { gt: 0, lte: 1_000_000_000_000_000, maxScale: 4 } }),
    description: TranslatableString,
  },
  { oneof: [['measurementUnit', 'otherUnit']] },
);
export type DecimalQuantity = Static<typeof DecimalQuantity>;

export const DigitalFile = message('DigitalFile', {
  fileId: string({ maxLength: 100, minLength: 1 }),
  link: string({ nullable: true, maxLength: 2000, minLength: 1, format: 'WEB_URL' }),
  expirationDate: timestamp({ nullable: true, readOnly: true }),
});
export type DigitalFile = Static<typeof DigitalFile>;

export const LineItemTaxBreakdown = message('LineItemTaxBreakdown', {
  jurisdiction: string({ nullable: true, maxLength: 200 }),
  rate: string({ nullable: true, format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } }),
  taxAmount: Price,
  taxType: string({ nullable: true, maxLength: 200 }),
  taxName: string({ nullable: true, maxLength: 200 }),
  jurisdictionType: JurisdictionType,
  nonTaxableAmount: Price,
  taxableAmount: Price,
  exemptAmount: of(Price, { internal: true }),
});
export type LineItemTaxBreakdown = Static<typeof LineItemTaxBreakdown>;

export const LineItemTaxInfo = message('LineItemTaxInfo', {
  taxAmount: Price,
  taxableAmount: Price,
  taxRate: string({ nullable: true, format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } }),
  taxGroupId: string({ nullable: true, format: 'GUID' }),
  taxIncludedInPrice: boolean(),
  taxBreakdown: list(LineItemTaxBreakdown, { maxItems: 7 }),
  exemptAmount: of(Price, { internal: true }),
});
export type LineItemTaxInfo = Static<typeof LineItemTaxInfo>;

export const LocationAndQuantity = message('LocationAndQuantity', {
  id: string({ format: 'GUID' }),
  appId: string({ nullable: true, format: 'GUID', deprecated: true }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
  name: string({ nullable: true, maxLength: 500, readOnly: true }),
});
export type LocationAndQuantity = Static<typeof LocationAndQuantity>;

export const OrderItemTaxFullDetails = message('OrderItemTaxFullDetails', {
  taxableAmount: Price,
  taxRate: string({ decimal: { gte: 0, maxScale: 6 } }),
  totalTax: Price,
  taxGroupId: string({ nullable: true, format: 'GUID', internal: true }),
  exemptAmount: of(Price, { internal: true }),
});
export type OrderItemTaxFullDetails = Static<typeof OrderItemTaxFullDetails>;

export const OrderItemModifier = message('OrderItemModifier', {
  id: string({ maxLength: 36, minLength: 1 }),
  quantity: integer({ nullable: true, minimum: 1, maximum: 100_000 }),
  label: TranslatableString,
  details: TranslatableString,
  price: Price,
});
export type OrderItemModifier = Static<typeof OrderItemModifier>;

export const OrderModifierGroup = message('OrderModifierGroup', {
  id: string({ maxLength: 36, minLength: 1 }),
  name: TranslatableString,
  modifiers: list(OrderItemModifier, { minItems: 1, maxItems: 10 }),
});
export type OrderModifierGroup = Static<typeof OrderModifierGroup>;

export const AdjustmentType = enumeration('AdjustmentType', ['EXTRA_CHARGE', 'CREDIT']);
export type AdjustmentType = Static<typeof AdjustmentType>;

export const BillingAdjustmentPriceSummary = message('BillingAdjustmentPriceSummary', {
  subtotal: Price,
  tax: Price,
  total: Price,
});
export type BillingAdjustmentPriceSummary = Static<typeof BillingAdjustmentPriceSummary>;

export const BillingAdjustment = message('BillingAdjustment', {
  type: AdjustmentType,
  priceSummary: BillingAdjustmentPriceSummary,
});
export type BillingAdjustment = Static<typeof BillingAdjustment>;

export const OrderFreeTrialPeriod = message('OrderFreeTrialPeriod', {
  frequency: SubscriptionFrequency,
  interval: integer({ minimum: 1, maximum: 3650 }),
});
export type OrderFreeTrialPeriod = Static<typeof OrderFreeTrialPeriod>;

export const OrderSubscriptionSettings = message('OrderSubscriptionSettings', {
  frequency: SubscriptionFrequency,
  interval: integer({ nullable: true, minimum: 1, maximum: 3650 }),
  autoRenewal: boolean(),
  billingCycles: integer({ nullable: true, minimum: 1 }),
  enableCustomerCancellation: boolean(),
  freeTrialPeriod: OrderFreeTrialPeriod,
  startDate: timestamp({ nullable: true, internal: true }),
  billingSettings: of(BillingSettings, { internal: true }),
  productPeriodAlignment: of(ProductPeriodAlignment, { internal: true }),
});
export type OrderSubscriptionSettings = Static<typeof OrderSubscriptionSettings>;

export const SubscriptionDescription = message('SubscriptionDescription', {
  original: string({ maxLength: 500 }),
  translated: string({ nullable: true, maxLength: 500 }),
});
export type SubscriptionDescription = Static<typeof SubscriptionDescription>;

export const SubscriptionTitle = message('SubscriptionTitle', {
  original: string({ maxLength: 150, minLength: 1 }),
  translated: string({ nullable: true, maxLength: 150, minLength: 1 }),
});
export type SubscriptionTitle = Static<typeof SubscriptionTitle>;

export const SubscriptionInfo = message('SubscriptionInfo', {
  id: string({ nullable: true, format: 'GUID' }),
  cycleNumber: integer(),
  subscriptionOptionTitle: string({ maxLength: 150, deprecated: true }),
  subscriptionOptionDescription: string({ nullable: true, maxLength: 500, deprecated: true }),
  subscriptionSettings: OrderSubscriptionSettings,
  chargesDescription: string({ nullable: true, maxLength: 1000 }),
  title: of(SubscriptionTitle, { internal: true }),
  description: of(SubscriptionDescription, { internal: true }),
  billingAdjustment: of(BillingAdjustment, { internal: true }),
});
export type SubscriptionInfo = Static<typeof SubscriptionInfo>;

export const OrderLineItem = message('OrderLineItem', {
  id: string({ immutable: true }),
  productName: ProductName,
  catalogReference: CatalogReference,
  quantity: integer({ minimum: 1, maximum: 100_000 }),
  totalDiscount: of(Price, { readOnly: true }),
  descriptionLines: list(DescriptionLine, { maxItems: 20 }),
  image: of(ProductImage, { sdk: 'Image' }),
  physicalProperties: PhysicalProperties,
  itemType: ItemType,
  fulfillerId: string({ nullable: true, format: 'GUID' }),
  refundQuantity: integer({ nullable: true, maximum: 100_000 }),
  restockQuantity: integer({ nullable: true, maximum: 100_000 }),
  price: Price,
  priceBeforeDiscounts: of(Price, { readOnly: true }),
  totalPriceBeforeTax: of(Price, { readOnly: true }),
  totalPriceAfterTax: of(Price, { readOnly: true }),
  paymentOption: PaymentOptionType,
  taxDetails: of(OrderItemTaxFullDetails, { deprecated: true }),
  taxInfo: LineItemTaxInfo,
  digitalFile: DigitalFile,
  subscriptionInfo: SubscriptionInfo,
  priceDescription: PriceDescription,
  depositAmount: of(Price, { readOnly: true }),
  locations: list(LocationAndQuantity, { maxItems: 5 }),
  lineItemPrice: Price,
  taxableAddress: TaxableAddress,
  priceUndetermined: boolean(),
  fixedQuantity: boolean(),
  decimalQuantity: DecimalQuantity,
  extendedFields: ExtendedFields,
  modifierGroups: list(OrderModifierGroup, { maxItems: 10, readOnly: true }),
  restockLocations: list(RestockLocation, { maxItems: 5, readOnly: true, internal: true }),
  priceBeforeDiscountsAndTax: of(Price, { readOnly: true, internal: true }),
  deliveryProfileId: string({ nullable: true, format: 'GUID', internal: true }),
  shippingGroupId: string({ nullable: true, format: 'GUID', internal: true }),
  customLineItem: boolean({ nullable: true, readOnly: true, immutable: true, internal: true }),
  rootCatalogItemId: string({
    nullable: true,
    maxLength: 36,
    minLength: 1,
    readOnly: true,
    internal: true,
  }),
  inventoryAppId: string({ nullable: true, format: 'GUID', internal: true }),
  externalLineItemId: string({
    nullable: true,
    maxLength: 100,
    minLength: 1,
    immutable: true,
    internal: true,
  }),
  serviceProperties: of(ServiceProperties, { readOnly: true, internal: true }),
});
export type OrderLineItem = Static<typeof OrderLineItem>;
