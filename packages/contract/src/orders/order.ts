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
import { DiscountRuleName } from '../cart/discounts.ts';
import { CreatedBy, CustomField } from '../checkout/checkout.ts';
import { Activity } from './activities.ts';
import { V1ShippingInformation } from './delivery.ts';
import { LineItemTaxInfo, OrderItemTaxFullDetails, OrderLineItem } from './line-item.ts';
import { CashRounding } from './payments.ts';
import { AddressWithContact } from '../shared/address.ts';
import { ExtendedFields } from '../shared/bulk.ts';
import { ChannelType, DiscountType, JurisdictionType, WeightUnit } from '../shared/enums.ts';
import { TaxableAddress, TranslatableString } from '../shared/item.ts';
import { Price } from '../shared/money.ts';

export const AttributionSource = enumeration('AttributionSource', ['UNSPECIFIED', 'FACEBOOK_ADS']);
export type AttributionSource = Static<typeof AttributionSource>;

export const Balance = message('Balance', {
  amount: string({ decimal: {}, readOnly: true }),
  formattedAmount: string({ readOnly: true }),
});
export type Balance = Static<typeof Balance>;

export const BalanceSummary = message('BalanceSummary', {
  balance: of(Balance, { readOnly: true }),
  paid: of(Price, { readOnly: true }),
  refunded: of(Price, { readOnly: true }),
  authorized: of(Price, { readOnly: true }),
  pendingRefund: of(Price, { readOnly: true }),
  pending: of(Price, { readOnly: true }),
  chargeback: of(Price, { readOnly: true }),
  chargebackReversal: of(Price, { readOnly: true }),
  platformFees: of(Price, { readOnly: true, merchantOnly: true }),
  totalMinusPlatformFees: of(Price, { readOnly: true, merchantOnly: true }),
  cashRoundingAdjustment: of(CashRounding, { readOnly: true }),
});
export type BalanceSummary = Static<typeof BalanceSummary>;

export const ChannelInfo = message('ChannelInfo', {
  type: ChannelType,
  externalOrderId: string({ nullable: true, maxLength: 100 }),
  externalOrderUrl: string({ nullable: true, maxLength: 300 }),
});
export type ChannelInfo = Static<typeof ChannelInfo>;

export const CurrencyConversionDetails = message('CurrencyConversionDetails', {
  originalCurrency: string({ nullable: true, format: 'CURRENCY', readOnly: true, immutable: true }),
  conversionRate: string({
    nullable: true,
    decimal: { gt: 0, lte: 1_000_000_000_000_000 },
    readOnly: true,
  }),
});
export type CurrencyConversionDetails = Static<typeof CurrencyConversionDetails>;

export const FormIdentifier = message('FormIdentifier', {
  formSchemaId: string({ format: 'GUID' }),
  namespace: string({ maxLength: 100 }),
});
export type FormIdentifier = Static<typeof FormIdentifier>;

export const FormInfo = message('FormInfo', {
  schemaIdentifier: of(FormIdentifier, { readOnly: true }),
  id: string({ format: 'GUID', readOnly: true }),
  lineItemIds: list(string({ format: 'GUID' }), { maxItems: 300, readOnly: true }),
  title: string({ maxLength: 100, readOnly: true }),
  subtitles: list(string({ maxLength: 100 }), { nullable: true, maxItems: 10, readOnly: true }),
  formSubmissionId: string({ nullable: true, format: 'GUID' }),
});
export type FormInfo = Static<typeof FormInfo>;

export const FulfillmentStatus = enumeration('FulfillmentStatus', [
  'NOT_FULFILLED',
  'FULFILLED',
  'PARTIALLY_FULFILLED',
]);
export type FulfillmentStatus = Static<typeof FulfillmentStatus>;

export const FulfillmentStatusesAggregate = message('FulfillmentStatusesAggregate', {
  statuses: list(string(), { nullable: true }),
});
export type FulfillmentStatusesAggregate = Static<typeof FulfillmentStatusesAggregate>;

export const Location = message('Location', {
  id: string({ format: 'GUID' }),
  name: string({ maxLength: 500, minLength: 1, readOnly: true }),
});
export type Location = Static<typeof Location>;

export const OrderAdditionalFeeSource = enumeration('OrderAdditionalFeeSource', [
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
]);
export type OrderAdditionalFeeSource = Static<typeof OrderAdditionalFeeSource>;

export const OrderAdditionalFee = message('OrderAdditionalFee', {
  code: string({ nullable: true, maxLength: 100, minLength: 1, secret: true }),
  name: string({ maxLength: 50, minLength: 1 }),
  price: Price,
  taxDetails: of(OrderItemTaxFullDetails, { deprecated: true }),
  taxInfo: LineItemTaxInfo,
  providerAppId: string({ nullable: true, format: 'GUID' }),
  priceBeforeTax: Price,
  priceAfterTax: Price,
  id: string({ format: 'GUID', immutable: true }),
  lineItemIds: list(string({ format: 'GUID' })),
  source: OrderAdditionalFeeSource,
  taxableAddress: TaxableAddress,
  subscriptionCycles: integer({ nullable: true, minimum: 1, maximum: 999, internal: true }),
});
export type OrderAdditionalFee = Static<typeof OrderAdditionalFee>;

export const OrderCoupon = message('OrderCoupon', {
  id: string(),
  code: string({ secret: true }),
  name: string(),
  amount: Price,
});
export type OrderCoupon = Static<typeof OrderCoupon>;

export const OrderDiscountRule = message('OrderDiscountRule', {
  id: string({ format: 'GUID' }),
  name: DiscountRuleName,
  amount: Price,
});
export type OrderDiscountRule = Static<typeof OrderDiscountRule>;

export const OrderItemCombinationLineItem = message('OrderItemCombinationLineItem', {
  lineItemId: string({ format: 'GUID' }),
  discountAmount: Price,
  quantity: integer({ minimum: 1, maximum: 100_000 }),
});
export type OrderItemCombinationLineItem = Static<typeof OrderItemCombinationLineItem>;

export const OrderItemCombination = message('OrderItemCombination', {
  count: integer({ minimum: 1, maximum: 100_000 }),
  lineItems: list(OrderItemCombinationLineItem, { minItems: 1, maxItems: 100 }),
});
export type OrderItemCombination = Static<typeof OrderItemCombination>;

export const OrderLineItemDiscount = message('OrderLineItemDiscount', {
  id: string({ format: 'GUID' }),
  totalDiscount: Price,
});
export type OrderLineItemDiscount = Static<typeof OrderLineItemDiscount>;

export const DiscountReason = enumeration('DiscountReason', [
  'UNSPECIFIED',
  'EXCHANGED_ITEMS',
  'BILLING_ADJUSTMENT',
]);
export type DiscountReason = Static<typeof DiscountReason>;

export const OrderMerchantDiscount = message(
  'OrderMerchantDiscount',
  {
    discountReason: DiscountReason,
    description: string({ nullable: true, maxLength: 200 }),
    amount: Price,
    percentage: string({
      nullable: true,
      format: 'DECIMAL_VALUE',
      decimal: { gte: 0.01, lte: 100, maxScale: 2 },
      internal: true,
    }),
    name: string({ nullable: true, maxLength: 200, internal: true }),
  },
  { oneof: [['discountReason', 'description']] },
);
export type OrderMerchantDiscount = Static<typeof OrderMerchantDiscount>;

export const OrderAppliedDiscount = message(
  'OrderAppliedDiscount',
  {
    coupon: OrderCoupon,
    merchantDiscount: OrderMerchantDiscount,
    discountRule: OrderDiscountRule,
    discountType: DiscountType,
    lineItemIds: list(string({ format: 'GUID' }), { maxItems: 300, deprecated: true }),
    id: string({ nullable: true, format: 'GUID', immutable: true }),
    lineItemDiscounts: list(OrderLineItemDiscount, { maxItems: 300 }),
    subscriptionCycles: integer({ nullable: true, minimum: 1, maximum: 999, internal: true }),
    itemCombinations: list(OrderItemCombination, { maxItems: 1000, internal: true }),
  },
  { oneof: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export type OrderAppliedDiscount = Static<typeof OrderAppliedDiscount>;

export const OrderBuyerInfo = message(
  'OrderBuyerInfo',
  {
    visitorId: string({ format: 'GUID' }),
    memberId: string({ format: 'GUID' }),
    contactId: string({ nullable: true, format: 'GUID' }),
    email: string({ nullable: true, format: 'EMAIL' }),
  },
  { oneof: [['visitorId', 'memberId']] },
);
export type OrderBuyerInfo = Static<typeof OrderBuyerInfo>;

export const OrderPriceSummary = message('OrderPriceSummary', {
  subtotal: Price,
  shipping: Price,
  tax: Price,
  discount: Price,
  total: Price,
  totalAdditionalFees: Price,
  totalPrice: of(Price, { deprecated: true, internal: true }),
  totalWithGiftCard: of(Price, { deprecated: true, internal: true }),
  totalWithoutGiftCard: of(Price, { deprecated: true, internal: true }),
});
export type OrderPriceSummary = Static<typeof OrderPriceSummary>;

export const OrderActionType = enumeration('OrderActionType', [
  'EDIT',
  'UPDATE',
  'REFUND',
  'APPROVE',
  'CANCEL',
  'FULFILL',
  'COLLECT_PAYMENTS',
  'SEND_NOTIFICATIONS',
  'ADD_MERCHANT_ACTIVITY',
  'ADD_ACTIVITY',
  'CREATE_INVOICE',
  'CREATE_RECEIPTS',
  'ASSIGN_TAG',
  'PRINT_PACKAGING_SLIP',
  'MODIFY_INVENTORY',
]);
export type OrderActionType = Static<typeof OrderActionType>;

export const CustomAllowedActions = message('CustomAllowedActions', {
  orderActions: list(OrderActionType, { maxItems: 17 }),
});
export type CustomAllowedActions = Static<typeof CustomAllowedActions>;

export const OwnerApps = message('OwnerApps', {
  appIds: list(string({ format: 'GUID' }), { minItems: 1, maxItems: 10 }),
});
export type OwnerApps = Static<typeof OwnerApps>;

export const SpecificItemsCouponBehavior = enumeration('SpecificItemsCouponBehavior', [
  'UNDEFINED_COUPON_BEHAVIOR',
  'ITEM_SUBTOTAL_INCLUDES_DISCOUNT',
  'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT',
]);
export type SpecificItemsCouponBehavior = Static<typeof SpecificItemsCouponBehavior>;

export const OrderSettings = message(
  'OrderSettings',
  {
    standardActions: boolean(),
    limitedActions: boolean(),
    customActions: CustomAllowedActions,
    editableByEveryone: boolean({ internal: true }),
    editableByOwnerApps: of(OwnerApps, { internal: true }),
    specificItemsCouponBehavior: of(SpecificItemsCouponBehavior, { internal: true }),
    createInvoice: boolean({ nullable: true, internal: true }),
  },
  {
    oneof: [
      ['standardActions', 'limitedActions', 'customActions'],
      ['editableByEveryone', 'editableByOwnerApps'],
    ],
  },
);
export type OrderSettings = Static<typeof OrderSettings>;

export const OrderStatus = enumeration('OrderStatus', [
  'INITIALIZED',
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
]);
export type OrderStatus = Static<typeof OrderStatus>;

export const OrderTaxBreakdown = message('OrderTaxBreakdown', {
  taxName: string({ maxLength: 200 }),
  taxType: string({ maxLength: 200 }),
  jurisdiction: string({ maxLength: 200 }),
  jurisdictionType: JurisdictionType,
  rate: string({ format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } }),
  aggregatedTaxAmount: Price,
  aggregatedTaxableAmount: of(Price, { internal: true }),
  aggregatedExemptAmount: of(Price, { internal: true }),
});
export type OrderTaxBreakdown = Static<typeof OrderTaxBreakdown>;

export const OrderTaxInfo = message('OrderTaxInfo', {
  totalTax: Price,
  taxBreakdown: list(OrderTaxBreakdown, { maxItems: 50 }),
  taxExempt: boolean({ nullable: true, readOnly: true }),
  manualTaxRate: string({ nullable: true, decimal: { gte: 0 }, readOnly: true, internal: true }),
  totalExempt: of(Price, { readOnly: true, internal: true }),
});
export type OrderTaxInfo = Static<typeof OrderTaxInfo>;

export const OrderTaxSummary = message('OrderTaxSummary', {
  totalTax: of(Price, { readOnly: true }),
  manualTaxRate: string({
    nullable: true,
    decimal: { gte: 0, maxScale: 6 },
    readOnly: true,
    internal: true,
  }),
});
export type OrderTaxSummary = Static<typeof OrderTaxSummary>;

export const PaymentStatusEnumPaymentStatus = enumeration('PaymentStatusEnumPaymentStatus', [
  'UNSPECIFIED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
]);
export type PaymentStatusEnumPaymentStatus = Static<typeof PaymentStatusEnumPaymentStatus>;

export const OrderChargeType = enumeration('OrderChargeType', ['PASS_ON', 'ABSORBED']);
export type OrderChargeType = Static<typeof OrderChargeType>;

export const OrderPlatformFee = message('OrderPlatformFee', {
  name: TranslatableString,
  amount: Price,
  lineItemId: string({ format: 'GUID' }),
  chargeType: OrderChargeType,
  percentageRate: string({ format: 'DECIMAL_VALUE', decimal: { gt: 0, lte: 1, maxScale: 4 } }),
});
export type OrderPlatformFee = Static<typeof OrderPlatformFee>;

export const PlatformFeeSummary = message('PlatformFeeSummary', {
  total: Price,
  totalPassOn: Price,
  totalAbsorbed: Price,
  fees: list(OrderPlatformFee, { maxItems: 300 }),
});
export type PlatformFeeSummary = Static<typeof PlatformFeeSummary>;

export const TagList = message('TagList', {
  tagIds: list(string({ maxLength: 5 }), { maxItems: 100 }),
});
export type TagList = Static<typeof TagList>;

export const Tags = message('Tags', {
  privateTags: of(TagList, { merchantOnly: true }),
  tags: TagList,
});
export type Tags = Static<typeof Tags>;

export const Order = message('Order', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  number: string({ readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true, immutable: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  lineItems: list(OrderLineItem, { minItems: 1, maxItems: 300, readOnly: true }),
  buyerInfo: OrderBuyerInfo,
  paymentStatus: PaymentStatusEnumPaymentStatus,
  fulfillmentStatus: of(FulfillmentStatus, { readOnly: true }),
  buyerLanguage: string({ nullable: true }),
  weightUnit: WeightUnit,
  currency: string({ nullable: true, format: 'CURRENCY' }),
  currencyConversionDetails: CurrencyConversionDetails,
  taxIncludedInPrices: boolean({ immutable: true }),
  siteLanguage: string({ nullable: true, readOnly: true, immutable: true }),
  priceSummary: of(OrderPriceSummary, { readOnly: true }),
  billingInfo: AddressWithContact,
  shippingInfo: V1ShippingInformation,
  buyerNote: string({ nullable: true, maxLength: 1000 }),
  status: OrderStatus,
  archived: boolean({ nullable: true }),
  taxSummary: of(OrderTaxSummary, { deprecated: true }),
  taxInfo: OrderTaxInfo,
  appliedDiscounts: list(OrderAppliedDiscount, { maxItems: 320 }),
  // The shop's own diary, its notes among it.
  activities: list(Activity, { maxItems: 1000, readOnly: true, merchantOnly: true }),
  attributionSource: AttributionSource,
  createdBy: of(CreatedBy, { readOnly: true }),
  channelInfo: ChannelInfo,
  seenByAHuman: boolean({ nullable: true, merchantOnly: true }),
  checkoutId: string({ nullable: true, format: 'GUID' }),
  customFields: list(CustomField),
  balanceSummary: of(BalanceSummary, { readOnly: true }),
  additionalFees: list(OrderAdditionalFee, { maxItems: 100 }),
  extendedFields: ExtendedFields,
  purchaseFlowId: string({ nullable: true, format: 'GUID' }),
  recipientInfo: AddressWithContact,
  tags: Tags,
  purchasedDate: timestamp({ nullable: true, immutable: true }),
  businessLocation: Location,
  payAfterFreeTrial: of(OrderPriceSummary, { readOnly: true }),
  platformFeeSummary: PlatformFeeSummary,
  imported: boolean({ readOnly: true, immutable: true }),
  cartId: string({ nullable: true, format: 'GUID', internal: true }),
  isInternalOrderCreate: boolean({ internal: true }),
  payNow: of(OrderPriceSummary, { readOnly: true, deprecated: true, internal: true }),
  fulfillmentStatusesAggregate: of(FulfillmentStatusesAggregate, {
    readOnly: true,
    internal: true,
  }),
  deposit: of(OrderPriceSummary, { readOnly: true, internal: true }),
  settings: of(OrderSettings, { readOnly: true, immutable: true, internal: true }),
  forms: list(FormInfo, { maxItems: 1000, readOnly: true, internal: true }),
  demo: boolean({ readOnly: true, immutable: true, internal: true }),
});
export type Order = Static<typeof Order>;
