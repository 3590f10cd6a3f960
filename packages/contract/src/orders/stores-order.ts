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

/**
 * An order in the shape of the stores API of 2023, which `@wix/stores` before 1.0.121 and REST
 * clients of that time read.
 */

export const StoresIdentityType = enumeration('StoresIdentityType', [
  'UNSPECIFIED_IDENTITY_TYPE',
  'MEMBER',
  'CONTACT',
]);
export type StoresIdentityType = Static<typeof StoresIdentityType>;

export const StoresBuyerInfo = message('StoresBuyerInfo', {
  id: string({ nullable: true }),
  type: of(StoresIdentityType, { deprecated: true }),
  identityType: StoresIdentityType,
  firstName: string(),
  lastName: string(),
  phone: string({ nullable: true }),
  email: string(),
});
export type StoresBuyerInfo = Static<typeof StoresBuyerInfo>;

export const StoresTotals = message('StoresTotals', {
  subtotal: amount,
  shipping: amount,
  tax: amount,
  discount: amount,
  total: amount,
  weight: string(),
  quantity: integer(),
  refund: amount,
  giftCard: amount,
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
  type: StoresActivityType,
  author: string({ nullable: true }),
  message: string({ nullable: true }),
  timestamp: timestamp({ nullable: true }),
});
export type StoresActivity = Static<typeof StoresActivity>;

export const StoresFulfillment = message('StoresFulfillment', {
  id: string({ nullable: true }),
  dateCreated: timestamp({ nullable: true }),
  lineItems: list(
    message('StoresFulfillmentLineItem', {
      index: integer(),
      quantity: integer({ nullable: true }),
    }),
  ),
  trackingInfo: StoresTrackingInfo,
});
export type StoresFulfillment = Static<typeof StoresFulfillment>;

export const StoresRefund = message('StoresRefund', {
  dateCreated: timestamp({ nullable: true }),
  amount: amount,
  reason: string({ nullable: true }),
  paymentProviderTransactionId: string({ nullable: true }),
  id: string(),
  externalRefund: boolean(),
});
export type StoresRefund = Static<typeof StoresRefund>;

export const StoresOrder = message('StoresOrder', {
  id: string({ nullable: true }),
  number: integer(),
  dateCreated: timestamp({ nullable: true }),
  buyerInfo: StoresBuyerInfo,
  currency: string({ nullable: true }),
  weightUnit: WeightUnit,
  totals: StoresTotals,
  billingInfo: StoresBillingInfo,
  shippingInfo: StoresShippingInfo,
  buyerNote: string({ nullable: true }),
  read: boolean({ deprecated: true, merchantOnly: true }),
  archived: boolean(),
  paymentStatus: StoresPaymentStatus,
  fulfillmentStatus: StoresFulfillmentStatus,
  lineItems: list(StoresLineItem),
  activities: list(StoresActivity, { merchantOnly: true }),
  fulfillments: list(StoresFulfillment),
  discount: message('StoresDiscount', {
    value: of(amount, { deprecated: true }),
    appliedCoupon: message('StoresAppliedCoupon', {
      couponId: string(),
      name: string(),
      code: string({ secret: true }),
    }),
  }),
  customField: message('StoresCustomField', {
    value: string(),
    title: string(),
    translatedTitle: string(),
  }),
  cartId: string({ nullable: true }),
  buyerLanguage: string({ nullable: true }),
  channelInfo: message('StoresChannelInfo', {
    type: ChannelType,
    externalOrderId: string({ nullable: true }),
    externalOrderUrl: string({ nullable: true }),
  }),
  enteredBy: message('StoresEnteredBy', {
    id: string(),
    identityType: enumeration('StoresEnteredByIdentityType', ['USER', 'MEMBER', 'CONTACT', 'APP']),
  }),
  lastUpdated: timestamp({ nullable: true }),
  subscriptionInfo: message('StoresSubscriptionInfo', {
    id: string({ nullable: true }),
    cycleNumber: integer(),
    subscriptionSettings: message('StoresSubscriptionSettings', {
      frequency: SubscriptionFrequency,
      autoRenewal: boolean(),
      billingCycles: integer({ nullable: true }),
    }),
    subscriptionOptionInfo: message('StoresSubscriptionOptionInfo', {
      title: string(),
      description: string({ nullable: true }),
    }),
  }),
  numericId: string(),
  refunds: list(StoresRefund, { merchantOnly: true }),
});
export type StoresOrder = Static<typeof StoresOrder>;
