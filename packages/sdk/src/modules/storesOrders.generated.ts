// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type StoresIdentityType = 'UNSPECIFIED_IDENTITY_TYPE' | 'MEMBER' | 'CONTACT';
export const StoresIdentityType: Words<StoresIdentityType> = /* @__PURE__ */ words('UNSPECIFIED_IDENTITY_TYPE MEMBER CONTACT');

export interface StoresBuyerInfo {
  /** The id of the member, or of the contact of a guest. */
  _id?: string | null;
  /** The same as `identityType`. @deprecated */
  type?: StoresIdentityType;
  identityType?: StoresIdentityType;
  /** From the billing details of the order. */
  firstName?: string;
  /** From the billing details of the order. */
  lastName?: string;
  /** From the billing details of the order. */
  phone?: string | null;
  /** The e-mail address that the order was placed with. */
  email?: string;
}

export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
export const WeightUnit: Words<WeightUnit> = /* @__PURE__ */ words('UNSPECIFIED_WEIGHT_UNIT KG LB');

export interface StoresTotals {
  /** Total of the line items, before discounts. */
  subtotal?: string | null;
  /** Price of the delivery. */
  shipping?: string | null;
  /** Total tax. */
  tax?: string | null;
  /** Total of all discounts. */
  discount?: string | null;
  /** Total price of the order. */
  total?: string | null;
  /** Total weight of the line items, in the unit of `weightUnit`. */
  weight?: string;
  /** Total number of units. */
  quantity?: number;
  /** Amount that was refunded. */
  refund?: string | null;
  /** Amount that gift cards paid. */
  giftCard?: string | null;
}

export interface StoresFullName {
  /** First name of the recipient. */
  firstName?: string;
  /** Last name of the recipient. */
  lastName?: string;
}

export interface StoresStreet {
  /** House number. */
  number?: string;
  /** Name of the street. */
  name?: string;
}

export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';
export const VatType: Words<VatType> = /* @__PURE__ */ words('UNSPECIFIED CPF CNPJ');

export interface StoresVatId {
  /** Tax number of the buyer. */
  number?: string;
  type?: VatType;
}

export interface StoresAddress {
  fullName?: StoresFullName;
  /** Country code of two letters. */
  country?: string | null;
  /** State or region. */
  subdivision?: string | null;
  /** City. */
  city?: string | null;
  /** Postal code. */
  zipCode?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company. */
  company?: string | null;
  /** The e-mail address that the order was placed with. */
  email?: string | null;
  /** First line of the address, when it was entered as one text. */
  addressLine1?: string;
  street?: StoresStreet;
  /** Second line of the address. */
  addressLine2?: string | null;
  vatId?: StoresVatId;
}

export interface StoresBillingInfo {
  /** Payment method. Needs the permission to read transactions. */
  paymentMethod?: string | null;
  /** The same as `paymentProviderTransactionId`. @deprecated */
  externalTransactionId?: string | null;
  /** Id at the payment provider. Needs the permission to read transactions. */
  paymentProviderTransactionId?: string | null;
  /** Id at the payment gateway. Needs the permission to read transactions. */
  paymentGatewayTransactionId?: string | null;
  address?: StoresAddress;
  /** When the last payment of a paid order was approved. */
  paidDate?: Date | null;
  /** Whether the payment provider can refund it. Needs the permission to read transactions. */
  refundableByPaymentProvider?: boolean | null;
}

/** Tracking of the first fulfillment. Use `fulfillments`. @deprecated */
export interface StoresTrackingInfo {
  /** Tracking number. */
  trackingNumber?: string | null;
  /** Carrier. */
  shippingProvider?: string | null;
  /** Page of the carrier that tracks the shipment. */
  trackingLink?: string | null;
}

export interface StoresShippingPriceData {
  /** Whether `price` includes the tax. */
  taxIncludedInPrice?: boolean;
  /** Price of the delivery. */
  price?: string | null;
}

export interface StoresShipmentDetails {
  address?: StoresAddress;
  /** Tracking of the first fulfillment. Use `fulfillments`. @deprecated */
  trackingInfo?: StoresTrackingInfo;
  /** Discount on the delivery. */
  discount?: string | null;
  /** Tax on the delivery. */
  tax?: string | null;
  priceData?: StoresShippingPriceData;
}

export interface StoresPickupAddress {
  /** Country code of two letters. */
  country?: string;
  /** State or region. */
  subdivision?: string | null;
  /** First line of the address. */
  addressLine1?: string;
  /** City. */
  city?: string;
  /** Postal code. */
  zipCode?: string;
}

/** Use `billingInfo`. @deprecated */
export interface StoresBuyerDetails {
  fullName?: StoresFullName;
  /** E-mail address of the buyer. */
  email?: string;
  /** Phone number of the buyer. */
  phone?: string;
}

export interface StoresPickupDetails {
  pickupAddress?: StoresPickupAddress;
  /** Use `billingInfo`. @deprecated */
  buyerDetails?: StoresBuyerDetails;
  /** What the shop says about the pickup. */
  pickupInstructions?: string | null;
}

export interface StoresShippingInfo {
  /** Name of the delivery option. */
  deliveryOption?: string;
  /** Delivery time that the option promises. */
  estimatedDeliveryTime?: string | null;
  /** Latest expected delivery. */
  deliverByDate?: Date | null;
  /** Name of the shipping region. */
  shippingRegion?: string | null;
  /** Code of the delivery option. */
  code?: string | null;
  shipmentDetails?: StoresShipmentDetails;
  pickupDetails?: StoresPickupDetails;
}

export type StoresPaymentStatus = 'UNSPECIFIED_PAYMENT_STATUS' | 'PENDING' | 'NOT_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PARTIALLY_PAID';
export const StoresPaymentStatus: Words<StoresPaymentStatus> = /* @__PURE__ */ words('UNSPECIFIED_PAYMENT_STATUS PENDING NOT_PAID PAID PARTIALLY_REFUNDED FULLY_REFUNDED PARTIALLY_PAID');

export type StoresFulfillmentStatus = 'NOT_FULFILLED' | 'FULFILLED' | 'CANCELED' | 'PARTIALLY_FULFILLED';
export const StoresFulfillmentStatus: Words<StoresFulfillmentStatus> = /* @__PURE__ */ words('NOT_FULFILLED FULFILLED CANCELED PARTIALLY_FULFILLED');

export type StoresLineItemType = 'UNSPECIFIED_LINE_ITEM_TYPE' | 'PHYSICAL' | 'DIGITAL' | 'CUSTOM_AMOUNT_ITEM';
export const StoresLineItemType: Words<StoresLineItemType> = /* @__PURE__ */ words('UNSPECIFIED_LINE_ITEM_TYPE PHYSICAL DIGITAL CUSTOM_AMOUNT_ITEM');

export interface StoresOptionSelection {
  /** Name of the option. */
  option?: string;
  /** Chosen value. */
  selection?: string;
}

export interface StoresCustomTextFieldSelection {
  /** Name of the field. */
  title?: string;
  /** Text of the buyer. */
  value?: string;
}

export type StoresMediaItemType = 'UNSPECIFIED_MEDIA_TYPE_ITEM' | 'IMAGE';
export const StoresMediaItemType: Words<StoresMediaItemType> = /* @__PURE__ */ words('UNSPECIFIED_MEDIA_TYPE_ITEM IMAGE');

export interface StoresMediaItem {
  mediaType?: StoresMediaItemType;
  /** Address of the picture. */
  url?: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
  /** The same as `id`. @deprecated */
  mediaId?: string | null;
  /** Id of the picture. */
  _id?: string | null;
  /** Text for readers who do not see the picture. */
  altText?: string | null;
}

export interface StoresLineItemPriceData {
  /** Whether the prices of the line include the tax. */
  taxIncludedInPrice?: boolean;
  /** Price of one unit. */
  price?: string | null;
  /** Price of all units, after discounts. */
  totalPrice?: string | null;
}

export interface StoresLineItem {
  /** Number of the line in its order, from 1. */
  index?: number | null;
  /** Number of units. */
  quantity?: number;
  /** The same as `priceData.price`. @deprecated */
  price?: string | null;
  /** Name of the product. */
  name?: string | null;
  /** Name of the product in the language of the buyer. */
  translatedName?: string | null;
  /** Id of the product. A line that the shop wrote by hand has none. */
  productId?: string | null;
  /** The same as `priceData.totalPrice`. @deprecated */
  totalPrice?: string | null;
  lineItemType?: StoresLineItemType;
  options?: StoresOptionSelection[];
  customTextFields?: StoresCustomTextFieldSelection[];
  /** Weight of one unit. */
  weight?: string | null;
  mediaItem?: StoresMediaItem;
  /** SKU. */
  sku?: string | null;
  /** Id of the variant. */
  variantId?: string | null;
  /** Id of the service that fulfills the line. */
  fulfillerId?: string | null;
  /** Discount on the line. */
  discount?: string | null;
  /** Tax on the line. */
  tax?: string | null;
  /** The same as `priceData.taxIncludedInPrice`. @deprecated */
  taxIncludedInPrice?: boolean;
  /** Id of the tax group. */
  taxGroupId?: string | null;
  priceData?: StoresLineItemPriceData;
}

export type StoresActivityType = 'UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE' | 'MERCHANT_COMMENT' | 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'DOWNLOAD_LINK_SENT' | 'PICKUP_READY_EMAIL_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_WAS_SET' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_WAS_SET' | 'INVOICE_WAS_REMOVED' | 'INVOICE_WAS_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'ORDER_PARTIALLY_PAID';
export const StoresActivityType: Words<StoresActivityType> = /* @__PURE__ */ words('UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE MERCHANT_COMMENT ORDER_PLACED ORDER_PAID ORDER_FULFILLED ORDER_NOT_FULFILLED DOWNLOAD_LINK_SENT PICKUP_READY_EMAIL_SENT TRACKING_NUMBER_ADDED TRACKING_NUMBER_EDITED TRACKING_LINK_WAS_SET SHIPPING_CONFIRMATION_EMAIL_SENT INVOICE_WAS_SET INVOICE_WAS_REMOVED INVOICE_WAS_SENT FULFILLER_EMAIL_SENT SHIPPING_ADDRESS_EDITED EMAIL_EDITED ORDER_PARTIALLY_PAID');

export interface StoresActivity {
  /** An event that this version of the API does not name is `UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE`. */
  type?: StoresActivityType;
  /** E-mail address of the author. */
  author?: string | null;
  /** Text of a comment. */
  message?: string | null;
  /** When it happened. */
  timestamp?: Date | null;
}

export interface StoresFulfillmentLineItem {
  /** `index` of the line in the order. */
  index?: number;
  /** Number of units. */
  quantity?: number | null;
}

export interface StoresFulfillment {
  /** Id of the fulfillment. */
  _id?: string | null;
  /** When it was created. */
  dateCreated?: Date | null;
  lineItems?: StoresFulfillmentLineItem[];
  trackingInfo?: StoresTrackingInfo;
}

export interface StoresAppliedCoupon {
  /** Id of the coupon. */
  couponId?: string;
  /** Name of the coupon. */
  name?: string;
  /** Code of the coupon. */
  code?: string;
}

export interface StoresDiscount {
  /** The same as `totals.discount`. @deprecated */
  value?: string | null;
  appliedCoupon?: StoresAppliedCoupon;
}

export interface StoresCustomField {
  /** Text of the buyer. */
  value?: string;
  /** Name of the field. */
  title?: string;
  /** Name of the field in the language of the buyer. */
  translatedTitle?: string;
}

export type ChannelType = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT' | 'WIX_INVOICES_PLATFORM' | 'UCP_AGENTIC_CHECKOUT';
export const ChannelType: Words<ChannelType> = /* @__PURE__ */ words('UNSPECIFIED WEB POS EBAY AMAZON OTHER_PLATFORM WIX_APP_STORE WIX_INVOICES BACKOFFICE_MERCHANT WISH CLASS_PASS GLOBAL_E FACEBOOK ETSY TIKTOK FAIRE_COM PAYPAL_AGENTIC_CHECKOUT STRIPE_AGENTIC_CHECKOUT WIX_INVOICES_PLATFORM UCP_AGENTIC_CHECKOUT');

export interface StoresChannelInfo {
  type?: ChannelType;
  /** Id of the order in another system. */
  externalOrderId?: string | null;
  /** Address of the order in another system. */
  externalOrderUrl?: string | null;
}

export type StoresEnteredByIdentityType = 'USER' | 'MEMBER' | 'CONTACT' | 'APP';
export const StoresEnteredByIdentityType: Words<StoresEnteredByIdentityType> = /* @__PURE__ */ words('USER MEMBER CONTACT APP');

export interface StoresEnteredBy {
  /** Id of the caller that created the order. */
  _id?: string;
  identityType?: StoresEnteredByIdentityType;
}

export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const SubscriptionFrequency: Words<SubscriptionFrequency> = /* @__PURE__ */ words('UNDEFINED DAY WEEK MONTH YEAR');

export interface StoresSubscriptionSettings {
  frequency?: SubscriptionFrequency;
  /** Whether it renews until it is canceled. */
  autoRenewal?: boolean;
  /** Number of billing cycles. */
  billingCycles?: number | null;
}

export interface StoresSubscriptionOptionInfo {
  /** Name of the option. */
  title?: string;
  /** Description of the option. */
  description?: string | null;
}

export interface StoresSubscriptionInfo {
  /** Id of the subscription. */
  _id?: string | null;
  /** Number of the billing cycle. */
  cycleNumber?: number;
  subscriptionSettings?: StoresSubscriptionSettings;
  subscriptionOptionInfo?: StoresSubscriptionOptionInfo;
}

export interface StoresRefund {
  /** When the refund was created. */
  dateCreated?: Date | null;
  /** Amount that was refunded. */
  amount?: string | null;
  /** Reason that the shop gave. */
  reason?: string | null;
  /** Id of the refund at the payment provider. */
  paymentProviderTransactionId?: string | null;
  /** Id of the refund. */
  _id?: string;
  /** Whether the money was returned outside this store. */
  externalRefund?: boolean;
}

export interface StoresOrder {
  /** Id of the order. */
  _id?: string | null;
  /** Number of the order. */
  number?: number;
  /** When the order was created. */
  dateCreated?: Date | null;
  buyerInfo?: StoresBuyerInfo;
  /** Currency of all amounts. */
  currency?: string | null;
  weightUnit?: WeightUnit;
  totals?: StoresTotals;
  billingInfo?: StoresBillingInfo;
  shippingInfo?: StoresShippingInfo;
  /** Note of the buyer. */
  buyerNote?: string | null;
  /** Whether the shop has looked at the order. @deprecated */
  read?: boolean;
  /** Whether the order was archived. */
  archived?: boolean;
  paymentStatus?: StoresPaymentStatus;
  fulfillmentStatus?: StoresFulfillmentStatus;
  lineItems?: StoresLineItem[];
  activities?: StoresActivity[];
  fulfillments?: StoresFulfillment[];
  discount?: StoresDiscount;
  customField?: StoresCustomField;
  /** Id of the cart that the order was made of. */
  cartId?: string | null;
  /** Language of the buyer. */
  buyerLanguage?: string | null;
  channelInfo?: StoresChannelInfo;
  enteredBy?: StoresEnteredBy;
  /** When the order was changed last. */
  lastUpdated?: Date | null;
  subscriptionInfo?: StoresSubscriptionInfo;
  /** The number of the order as text, for programs that read all orders in its sequence. */
  numericId?: string;
  /** Needs the permission to read transactions. */
  refunds?: StoresRefund[];
}

export interface Paging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface StoresOrdersQuery {
  paging?: Paging;
  /** A filter as JSON in a string: `{"paymentStatus":"PAID"}`. */
  filter?: string | null;
  /** Sort fields as JSON in a string: `[{"number":"desc"}]`. The default is the latest order first. */
  sort?: string | null;
}

export interface PagingMetadata {
  items?: number;
  offset?: number;
}

export interface StoresOrdersQueryOrdersAnswer {
  orders?: StoresOrder[];
  metadata?: PagingMetadata;
  /** Number of all orders that the filter matches. */
  totalResults?: number;
}

/**
 * Gets an order in the shape of the stores API of 2023, for older programs. Use `orders.getOrder`.
 *
 * `GET /v2/orders/{id}`
 *
 * @deprecated
 */
export const getOrder: Fn<(_id: string) => Promise<StoresOrder>> = /* @__PURE__ */ fn('GET', '/stores/v2/orders/{id}', 'id', { answer: { order: shapes.StoresOrder }, unwrap: 'order' });
/**
 * Finds orders as the stores API of 2023 did, for older programs. Use `orders.searchOrders`.
 *
 * `POST /v2/orders/query`
 *
 * @deprecated
 */
export const queryOrders: Fn<(options?: { query?: StoresOrdersQuery }) => Promise<StoresOrdersQueryOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v2/orders/query', '*', { answer: { orders: shapes.StoresOrder }, safe: true });
