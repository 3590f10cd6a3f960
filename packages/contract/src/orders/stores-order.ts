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
import { VatType } from '../shared/address.ts';
import { ChannelType, SubscriptionFrequency, WeightUnit } from '../shared/enums.ts';

/** An order in the shape of the stores API of 2023, which `@wix/stores` before 1.0.121 and REST clients of that time read. */

const amount = (description: string) => string({ nullable: true, decimal: {}, description });

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

export const StoresFullName = message('StoresFullName', {
  firstName: string({ description: 'First name of the recipient.' }),
  lastName: string({ description: 'Last name of the recipient.' }),
});

export const StoresStreet = message('StoresStreet', {
  number: string({ description: 'House number.' }),
  name: string({ description: 'Name of the street.' }),
});

export const StoresVatId = message('StoresVatId', {
  number: string({ description: 'Tax number of the buyer.' }),
  type: VatType,
});

export const StoresAddress = message(
  'StoresAddress',
  {
    fullName: StoresFullName,
    country: string({ nullable: true, description: 'Country code of two letters.' }),
    subdivision: string({ nullable: true, description: 'State or region.' }),
    city: string({ nullable: true, description: 'City.' }),
    zipCode: string({ nullable: true, description: 'Postal code.' }),
    phone: string({ nullable: true, description: 'Phone number.' }),
    company: string({ nullable: true, description: 'Company.' }),
    email: string({
      nullable: true,
      description: 'The e-mail address that the order was placed with.',
    }),
    addressLine1: string({
      description: 'First line of the address, when it was entered as one text.',
    }),
    street: StoresStreet,
    addressLine2: string({ nullable: true, description: 'Second line of the address.' }),
    vatId: StoresVatId,
  },
  { oneof: [['addressLine1', 'street']] },
);
export type StoresAddress = Static<typeof StoresAddress>;

export const StoresBillingInfo = message('StoresBillingInfo', {
  paymentMethod: string({
    nullable: true,
    merchantOnly: true,
    description: 'Payment method. Needs the permission to read transactions.',
  }),
  externalTransactionId: string({
    nullable: true,
    merchantOnly: true,
    deprecated: true,
    description: 'The same as `paymentProviderTransactionId`.',
  }),
  paymentProviderTransactionId: string({
    nullable: true,
    merchantOnly: true,
    description: 'Id at the payment provider. Needs the permission to read transactions.',
  }),
  paymentGatewayTransactionId: string({
    nullable: true,
    merchantOnly: true,
    description: 'Id at the payment gateway. Needs the permission to read transactions.',
  }),
  address: StoresAddress,
  paidDate: timestamp({
    nullable: true,
    description: 'When the last payment of a paid order was approved.',
  }),
  refundableByPaymentProvider: boolean({
    nullable: true,
    merchantOnly: true,
    description:
      'Whether the payment provider can refund it. Needs the permission to read transactions.',
  }),
});
export type StoresBillingInfo = Static<typeof StoresBillingInfo>;

export const StoresTrackingInfo = message('StoresTrackingInfo', {
  trackingNumber: string({ nullable: true, description: 'Tracking number.' }),
  shippingProvider: string({ nullable: true, description: 'Carrier.' }),
  trackingLink: string({
    nullable: true,
    description: 'Page of the carrier that tracks the shipment.',
  }),
});
export type StoresTrackingInfo = Static<typeof StoresTrackingInfo>;

export const StoresShipmentDetails = message('StoresShipmentDetails', {
  address: StoresAddress,
  trackingInfo: of(StoresTrackingInfo, {
    deprecated: true,
    description: 'Tracking of the first fulfillment. Use `fulfillments`.',
  }),
  discount: amount('Discount on the delivery.'),
  tax: amount('Tax on the delivery.'),
  priceData: message('StoresShippingPriceData', {
    taxIncludedInPrice: boolean({ description: 'Whether `price` includes the tax.' }),
    price: amount('Price of the delivery.'),
  }),
});

export const StoresPickupDetails = message('StoresPickupDetails', {
  pickupAddress: message('StoresPickupAddress', {
    country: string({ description: 'Country code of two letters.' }),
    subdivision: string({ nullable: true, description: 'State or region.' }),
    addressLine1: string({ description: 'First line of the address.' }),
    city: string({ description: 'City.' }),
    zipCode: string({ description: 'Postal code.' }),
  }),
  buyerDetails: of(
    message('StoresBuyerDetails', {
      fullName: StoresFullName,
      email: string({ description: 'E-mail address of the buyer.' }),
      phone: string({ description: 'Phone number of the buyer.' }),
    }),
    { deprecated: true, description: 'Use `billingInfo`.' },
  ),
  pickupInstructions: string({
    nullable: true,
    description: 'What the shop says about the pickup.',
  }),
});

export const StoresShippingInfo = message(
  'StoresShippingInfo',
  {
    deliveryOption: string({ description: 'Name of the delivery option.' }),
    estimatedDeliveryTime: string({
      nullable: true,
      description: 'Delivery time that the option promises.',
    }),
    deliverByDate: timestamp({ nullable: true, description: 'Latest expected delivery.' }),
    shippingRegion: string({ nullable: true, description: 'Name of the shipping region.' }),
    code: string({ nullable: true, description: 'Code of the delivery option.' }),
    shipmentDetails: StoresShipmentDetails,
    pickupDetails: StoresPickupDetails,
  },
  { oneof: [['shipmentDetails', 'pickupDetails']] },
);
export type StoresShippingInfo = Static<typeof StoresShippingInfo>;

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

export const StoresLineItemType = enumeration('StoresLineItemType', [
  'UNSPECIFIED_LINE_ITEM_TYPE',
  'PHYSICAL',
  'DIGITAL',
  'CUSTOM_AMOUNT_ITEM',
]);
export type StoresLineItemType = Static<typeof StoresLineItemType>;

export const StoresMediaItem = message('StoresMediaItem', {
  mediaType: enumeration('StoresMediaItemType', ['UNSPECIFIED_MEDIA_TYPE_ITEM', 'IMAGE']),
  url: string({ description: 'Address of the picture.' }),
  width: integer({ description: 'Width in pixels.' }),
  height: integer({ description: 'Height in pixels.' }),
  mediaId: string({ nullable: true, deprecated: true, description: 'The same as `id`.' }),
  id: string({ nullable: true, description: 'Id of the picture.' }),
  altText: string({ nullable: true, description: 'Text for readers who do not see the picture.' }),
});
export type StoresMediaItem = Static<typeof StoresMediaItem>;

export const StoresLineItem = message('StoresLineItem', {
  index: integer({ nullable: true, description: 'Number of the line in its order, from 1.' }),
  quantity: integer({ description: 'Number of units.' }),
  price: of(amount('The same as `priceData.price`.'), { deprecated: true }),
  name: string({ nullable: true, description: 'Name of the product.' }),
  translatedName: string({
    nullable: true,
    description: 'Name of the product in the language of the buyer.',
  }),
  productId: string({
    nullable: true,
    description: 'Id of the product. A line that the shop wrote by hand has none.',
  }),
  totalPrice: of(amount('The same as `priceData.totalPrice`.'), { deprecated: true }),
  lineItemType: StoresLineItemType,
  options: list(
    message('StoresOptionSelection', {
      option: string({ description: 'Name of the option.' }),
      selection: string({ description: 'Chosen value.' }),
    }),
  ),
  customTextFields: list(
    message('StoresCustomTextFieldSelection', {
      title: string({ description: 'Name of the field.' }),
      value: string({ description: 'Text of the buyer.' }),
    }),
  ),
  weight: string({ nullable: true, description: 'Weight of one unit.' }),
  mediaItem: StoresMediaItem,
  sku: string({ nullable: true, description: 'SKU.' }),
  variantId: string({ nullable: true, description: 'Id of the variant.' }),
  fulfillerId: string({ nullable: true, description: 'Id of the service that fulfills the line.' }),
  discount: amount('Discount on the line.'),
  tax: amount('Tax on the line.'),
  taxIncludedInPrice: boolean({
    deprecated: true,
    description: 'The same as `priceData.taxIncludedInPrice`.',
  }),
  taxGroupId: string({ nullable: true, description: 'Id of the tax group.' }),
  priceData: message('StoresLineItemPriceData', {
    taxIncludedInPrice: boolean({ description: 'Whether the prices of the line include the tax.' }),
    price: amount('Price of one unit.'),
    totalPrice: amount('Price of all units, after discounts.'),
  }),
});
export type StoresLineItem = Static<typeof StoresLineItem>;

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
