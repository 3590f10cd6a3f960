import { Activity } from './activities.ts';
import { AddressWithContact } from '../shared/address.ts';
import {
  BalanceSummary,
  CurrencyConversionDetails,
  OrderAdditionalFee,
  OrderPriceSummary,
  OrderTaxInfo,
  OrderTaxSummary,
  PlatformFeeSummary,
} from './order-totals.ts';
import { ChannelType, WeightUnit } from '../shared/enums.ts';
import { CreatedBy, CustomField } from '../checkout/checkout.ts';
import { ExtendedFields } from '../shared/bulk.ts';
import { OrderAppliedDiscount, SpecificItemsCouponBehavior } from './order-discounts.ts';
import { OrderLineItem } from './line-item.ts';
import {
  type Static,
  boolean,
  enumeration,
  list,
  message,
  of,
  string,
  timestamp,
} from '../field.ts';
import { V1ShippingInformation } from './delivery.ts';

export const AttributionSource = enumeration('AttributionSource', ['UNSPECIFIED', 'FACEBOOK_ADS']);
export type AttributionSource = Static<typeof AttributionSource>;

export const ChannelInfo = message('ChannelInfo', {
  type: ChannelType,
  externalOrderId: string({ nullable: true, maxLength: 100 }),
  externalOrderUrl: string({ nullable: true, maxLength: 300 }),
});
export type ChannelInfo = Static<typeof ChannelInfo>;

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
