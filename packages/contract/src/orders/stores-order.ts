import { ChannelType, SubscriptionFrequency, WeightUnit } from '../shared/enums.ts';
import {
  type Static,
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  string,
  timestamp,
} from '../field.ts';
import {
  StoresBillingInfo,
  StoresShippingInfo,
  StoresTrackingInfo,
} from './stores-order-delivery.ts';
import { StoresLineItem, amount } from './stores-order-line-item.ts';

/** An order in the shape of the stores API of 2023, which `@wix/stores` before 1.0.121 and REST clients of that time read. */

export const StoresIdentityType = enumeration('StoresIdentityType', [
  'UNSPECIFIED_IDENTITY_TYPE',
  'MEMBER',
  'CONTACT',
]);
export type StoresIdentityType = Static<typeof StoresIdentityType>;

export const StoresBuyerInfo = message('StoresBuyerInfo', {
  id: string({
    nullable: true,
    description: 'The id of the member, or of the contact of a guest.',
  }),
  type: of(StoresIdentityType, { deprecated: true, description: 'The same as `identityType`.' }),
  identityType: StoresIdentityType,
  firstName: string({ description: 'From the billing details of the order.' }),
  lastName: string({ description: 'From the billing details of the order.' }),
  phone: string({ nullable: true, description: 'From the billing details of the order.' }),
  email: string({ description: 'The e-mail address that the order was placed with.' }),
});
export type StoresBuyerInfo = Static<typeof StoresBuyerInfo>;

export const StoresTotals = message('StoresTotals', {
  subtotal: amount('Total of the line items, before discounts.'),
  shipping: amount('Price of the delivery.'),
  tax: amount('Total tax.'),
  discount: amount('Total of all discounts.'),
  total: amount('Total price of the order.'),
  weight: string({ description: 'Total weight of the line items, in the unit of `weightUnit`.' }),
  quantity: integer({ description: 'Total number of units.' }),
  refund: amount('Amount that was refunded.'),
  giftCard: amount('Amount that gift cards paid.'),
});
export type StoresTotals = Static<typeof StoresTotals>;

export const StoresPaymentStatus = enumeration('StoresPaymentStatus', [
  'UNSPECIFIED_PAYMENT_STATUS',
  'PENDING',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PARTIALLY_PAID',
]);
export type StoresPaymentStatus = Static<typeof StoresPaymentStatus>;

export const StoresFulfillmentStatus = enumeration('StoresFulfillmentStatus', [
  'NOT_FULFILLED',
  'FULFILLED',
  'CANCELED',
  'PARTIALLY_FULFILLED',
]);
export type StoresFulfillmentStatus = Static<typeof StoresFulfillmentStatus>;

export const StoresActivityType = enumeration('StoresActivityType', [
  'UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE',
  'MERCHANT_COMMENT',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'DOWNLOAD_LINK_SENT',
  'PICKUP_READY_EMAIL_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_WAS_SET',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_WAS_SET',
  'INVOICE_WAS_REMOVED',
  'INVOICE_WAS_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'ORDER_PARTIALLY_PAID',
]);
export type StoresActivityType = Static<typeof StoresActivityType>;

export const StoresActivity = message('StoresActivity', {
  type: of(StoresActivityType, {
    description:
      'An event that this version of the API does not name is `UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE`.',
  }),
  author: string({ nullable: true, description: 'E-mail address of the author.' }),
  message: string({ nullable: true, description: 'Text of a comment.' }),
  timestamp: timestamp({ nullable: true, description: 'When it happened.' }),
});
export type StoresActivity = Static<typeof StoresActivity>;

export const StoresFulfillment = message('StoresFulfillment', {
  id: string({ nullable: true, description: 'Id of the fulfillment.' }),
  dateCreated: timestamp({ nullable: true, description: 'When it was created.' }),
  lineItems: list(
    message('StoresFulfillmentLineItem', {
      index: integer({ description: '`index` of the line in the order.' }),
      quantity: integer({ nullable: true, description: 'Number of units.' }),
    }),
  ),
  trackingInfo: StoresTrackingInfo,
});
export type StoresFulfillment = Static<typeof StoresFulfillment>;

export const StoresRefund = message('StoresRefund', {
  dateCreated: timestamp({ nullable: true, description: 'When the refund was created.' }),
  amount: amount('Amount that was refunded.'),
  reason: string({ nullable: true, description: 'Reason that the shop gave.' }),
  paymentProviderTransactionId: string({
    nullable: true,
    description: 'Id of the refund at the payment provider.',
  }),
  id: string({ description: 'Id of the refund.' }),
  externalRefund: boolean({ description: 'Whether the money was returned outside this store.' }),
});
export type StoresRefund = Static<typeof StoresRefund>;

export const StoresOrder = message('StoresOrder', {
  id: string({ nullable: true, description: 'Id of the order.' }),
  number: integer({ description: 'Number of the order.' }),
  dateCreated: timestamp({ nullable: true, description: 'When the order was created.' }),
  buyerInfo: StoresBuyerInfo,
  currency: string({ nullable: true, description: 'Currency of all amounts.' }),
  weightUnit: WeightUnit,
  totals: StoresTotals,
  billingInfo: StoresBillingInfo,
  shippingInfo: StoresShippingInfo,
  buyerNote: string({ nullable: true, description: 'Note of the buyer.' }),
  read: boolean({
    deprecated: true,
    merchantOnly: true,
    description: 'Whether the shop has looked at the order.',
  }),
  archived: boolean({ description: 'Whether the order was archived.' }),
  paymentStatus: StoresPaymentStatus,
  fulfillmentStatus: StoresFulfillmentStatus,
  lineItems: list(StoresLineItem),
  activities: list(StoresActivity, { merchantOnly: true }),
  fulfillments: list(StoresFulfillment),
  discount: message('StoresDiscount', {
    value: of(amount('The same as `totals.discount`.'), { deprecated: true }),
    appliedCoupon: message('StoresAppliedCoupon', {
      couponId: string({ description: 'Id of the coupon.' }),
      name: string({ description: 'Name of the coupon.' }),
      code: string({ secret: true, description: 'Code of the coupon.' }),
    }),
  }),
  customField: message('StoresCustomField', {
    value: string({ description: 'Text of the buyer.' }),
    title: string({ description: 'Name of the field.' }),
    translatedTitle: string({ description: 'Name of the field in the language of the buyer.' }),
  }),
  cartId: string({ nullable: true, description: 'Id of the cart that the order was made of.' }),
  buyerLanguage: string({ nullable: true, description: 'Language of the buyer.' }),
  channelInfo: message('StoresChannelInfo', {
    type: ChannelType,
    externalOrderId: string({ nullable: true, description: 'Id of the order in another system.' }),
    externalOrderUrl: string({
      nullable: true,
      description: 'Address of the order in another system.',
    }),
  }),
  enteredBy: message('StoresEnteredBy', {
    id: string({ description: 'Id of the caller that created the order.' }),
    identityType: enumeration('StoresEnteredByIdentityType', ['USER', 'MEMBER', 'CONTACT', 'APP']),
  }),
  lastUpdated: timestamp({ nullable: true, description: 'When the order was changed last.' }),
  subscriptionInfo: message('StoresSubscriptionInfo', {
    id: string({ nullable: true, description: 'Id of the subscription.' }),
    cycleNumber: integer({ description: 'Number of the billing cycle.' }),
    subscriptionSettings: message('StoresSubscriptionSettings', {
      frequency: SubscriptionFrequency,
      autoRenewal: boolean({ description: 'Whether it renews until it is canceled.' }),
      billingCycles: integer({ nullable: true, description: 'Number of billing cycles.' }),
    }),
    subscriptionOptionInfo: message('StoresSubscriptionOptionInfo', {
      title: string({ description: 'Name of the option.' }),
      description: string({ nullable: true, description: 'Description of the option.' }),
    }),
  }),
  numericId: string({
    description:
      'The number of the order as text, for programs that read all orders in its sequence.',
  }),
  refunds: list(StoresRefund, {
    merchantOnly: true,
    description: 'Needs the permission to read transactions.',
  }),
});
export type StoresOrder = Static<typeof StoresOrder>;
