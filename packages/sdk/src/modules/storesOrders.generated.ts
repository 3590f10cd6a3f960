// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * Kind of buyer.
 *
 * - `MEMBER`: A member of the site.
 * - `CONTACT`: A guest without an account. @deprecated
 */
export type StoresIdentityType = 'UNSPECIFIED_IDENTITY_TYPE' | 'MEMBER' | 'CONTACT';
export const StoresIdentityType: EnumValues<StoresIdentityType> = /* @__PURE__ */ enumValues('UNSPECIFIED_IDENTITY_TYPE MEMBER CONTACT');

/** The buyer of an order. */
export interface StoresBuyerInfo {
  /** ID of the member, or of the contact of a guest. */
  _id?: string | null;
  /** The same as `identityType`. @deprecated */
  type?: StoresIdentityType;
  /** Kind of buyer. */
  identityType?: StoresIdentityType;
  /** First name from the billing address. */
  firstName?: string;
  /** Last name from the billing address. */
  lastName?: string;
  /** Phone number from the billing address. */
  phone?: string | null;
  /** Email address with which the order was placed. */
  email?: string;
}

/**
 * Unit of all weights of the store.
 *
 * - `KG`: Weights are in kilograms.
 * - `LB`: Weights are in pounds.
 */
export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
export const WeightUnit: EnumValues<WeightUnit> = /* @__PURE__ */ enumValues('UNSPECIFIED_WEIGHT_UNIT KG LB');

/** Totals of an order, as decimal strings in its currency. */
export interface StoresTotals {
  /** Sum of the line items before discounts. */
  subtotal?: string | null;
  /** Price of the delivery. */
  shipping?: string | null;
  /** Sum of all taxes. */
  tax?: string | null;
  /** Sum of all discounts. */
  discount?: string | null;
  /** Amount that the buyer pays. */
  total?: string | null;
  /** Total weight of the line items, in `weightUnit`. */
  weight?: string;
  /** Total number of units. */
  quantity?: number;
  /** Refunded amount, in the order's currency. */
  refund?: string | null;
  /** Amount that gift cards paid. */
  giftCard?: string | null;
}

/** Name of a person. */
export interface StoresFullName {
  /** First name of the person. */
  firstName?: string;
  /** Last name of the person. */
  lastName?: string;
}

/** Street of an address. */
export interface StoresStreet {
  /** House number of the address. */
  number?: string;
  /** Name of the street. */
  name?: string;
}

/**
 * Kind of Brazilian tax ID.
 *
 * - `CPF`: Tax ID of an individual.
 * - `CNPJ`: Tax ID of a company.
 */
export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';
export const VatType: EnumValues<VatType> = /* @__PURE__ */ enumValues('UNSPECIFIED CPF CNPJ');

/** Tax number of the buyer. */
export interface StoresVatId {
  /** Tax number or VAT ID. */
  number?: string;
  /** Kind of Brazilian tax ID. */
  type?: VatType;
}

/** A postal address of an order. */
export interface StoresAddress {
  /** Name of a person. */
  fullName?: StoresFullName;
  /** Country, as a two-letter code (ISO 3166-1). */
  country?: string | null;
  /** State, province or region, as a code (ISO 3166-2). */
  subdivision?: string | null;
  /** City or town. */
  city?: string | null;
  /** Postal or ZIP code. */
  zipCode?: string | null;
  /** Phone number of the recipient. */
  phone?: string | null;
  /** Company of the recipient. */
  company?: string | null;
  /** Email address with which the order was placed. */
  email?: string | null;
  /** Street and number in one line. */
  addressLine1?: string;
  /** Street and number as separate fields. */
  street?: StoresStreet;
  /** Second line, such as the floor or apartment. */
  addressLine2?: string | null;
  /** Tax number of the buyer. */
  vatId?: StoresVatId;
}

/** Billing address and payment of an order. */
export interface StoresBillingInfo {
  /** Name of the payment method. Requires the permission to read transactions. */
  paymentMethod?: string | null;
  /** The same as `paymentProviderTransactionId`. @deprecated */
  externalTransactionId?: string | null;
  /** ID of the payment at the provider. Requires the permission to read transactions. */
  paymentProviderTransactionId?: string | null;
  /** ID of the payment at the gateway. Requires the permission to read transactions. */
  paymentGatewayTransactionId?: string | null;
  /** Billing address of the buyer. */
  address?: StoresAddress;
  /** When the last payment of a paid order was approved, in UTC. */
  paidDate?: Date | null;
  /** Whether the payment provider can refund the payment. Requires the permission to read transactions. */
  refundableByPaymentProvider?: boolean | null;
}

/** How a shipment can be tracked. @deprecated */
export interface StoresTrackingInfo {
  /** Tracking number of the carrier. */
  trackingNumber?: string | null;
  /** Name of the carrier. */
  shippingProvider?: string | null;
  /** URL where the shipment can be tracked. */
  trackingLink?: string | null;
}

/** Price of a delivery. */
export interface StoresShippingPriceData {
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean;
  /** Price of the delivery, as a decimal string. */
  price?: string | null;
}

/** Shipment of an order. */
export interface StoresShipmentDetails {
  /** Address to which the order is shipped. */
  address?: StoresAddress;
  /** Tracking of the first fulfillment. Use `fulfillments`. @deprecated */
  trackingInfo?: StoresTrackingInfo;
  /** Discount on the delivery, as a decimal string. */
  discount?: string | null;
  /** Tax on the delivery, as a decimal string. */
  tax?: string | null;
  /** Price of a delivery. */
  priceData?: StoresShippingPriceData;
}

/** Address where the buyer collects the order. */
export interface StoresPickupAddress {
  /** Country, as a two-letter code (ISO 3166-1). */
  country?: string;
  /** State, province or region, as a code (ISO 3166-2). */
  subdivision?: string | null;
  /** Street and number in one line. */
  addressLine1?: string;
  /** City or town. */
  city?: string;
  /** Postal or ZIP code. */
  zipCode?: string;
}

/** The person who collects the order. @deprecated */
export interface StoresBuyerDetails {
  /** Name of a person. */
  fullName?: StoresFullName;
  /** Email address of the buyer. */
  email?: string;
  /** Phone number of the buyer. */
  phone?: string;
}

/** Pickup of an order by the buyer. */
export interface StoresPickupDetails {
  /** Address where the buyer collects the order. */
  pickupAddress?: StoresPickupAddress;
  /** The person who collects the order. Use `billingInfo`. @deprecated */
  buyerDetails?: StoresBuyerDetails;
  /** Instructions for the pickup, as written by the shop. */
  pickupInstructions?: string | null;
}

/** Delivery of an order: a shipment or a pickup. */
export interface StoresShippingInfo {
  /** Name of the shipping option. */
  deliveryOption?: string;
  /** Expected delivery time as text. */
  estimatedDeliveryTime?: string | null;
  /** Latest expected delivery, in UTC. */
  deliverByDate?: Date | null;
  /** Name of the shipping region. */
  shippingRegion?: string | null;
  /** Code of the shipping option. */
  code?: string | null;
  /** Shipment of an order. */
  shipmentDetails?: StoresShipmentDetails;
  /** Pickup of an order by the buyer. */
  pickupDetails?: StoresPickupDetails;
}

/**
 * How much of an order is paid.
 *
 * - `PENDING`: The payment is being processed.
 * - `NOT_PAID`: Nothing is paid yet.
 * - `PAID`: The order is paid in full.
 * - `PARTIALLY_REFUNDED`: A part of the payment was refunded.
 * - `FULLY_REFUNDED`: The whole payment was refunded.
 * - `PARTIALLY_PAID`: A part of the total is paid.
 */
export type StoresPaymentStatus = 'UNSPECIFIED_PAYMENT_STATUS' | 'PENDING' | 'NOT_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PARTIALLY_PAID';
export const StoresPaymentStatus: EnumValues<StoresPaymentStatus> = /* @__PURE__ */ enumValues('UNSPECIFIED_PAYMENT_STATUS PENDING NOT_PAID PAID PARTIALLY_REFUNDED FULLY_REFUNDED PARTIALLY_PAID');

/**
 * How much of an order is fulfilled.
 *
 * - `NOT_FULFILLED`: Nothing is fulfilled yet.
 * - `FULFILLED`: All items are fulfilled.
 * - `CANCELED`: The order is canceled.
 * - `PARTIALLY_FULFILLED`: Some items are fulfilled.
 */
export type StoresFulfillmentStatus = 'NOT_FULFILLED' | 'FULFILLED' | 'CANCELED' | 'PARTIALLY_FULFILLED';
export const StoresFulfillmentStatus: EnumValues<StoresFulfillmentStatus> = /* @__PURE__ */ enumValues('NOT_FULFILLED FULFILLED CANCELED PARTIALLY_FULFILLED');

/**
 * Kind of a line item.
 *
 * - `PHYSICAL`: A product that is shipped.
 * - `DIGITAL`: A product that is downloaded.
 * - `CUSTOM_AMOUNT_ITEM`: An item that the shop entered by hand.
 */
export type StoresLineItemType = 'UNSPECIFIED_LINE_ITEM_TYPE' | 'PHYSICAL' | 'DIGITAL' | 'CUSTOM_AMOUNT_ITEM';
export const StoresLineItemType: EnumValues<StoresLineItemType> = /* @__PURE__ */ enumValues('UNSPECIFIED_LINE_ITEM_TYPE PHYSICAL DIGITAL CUSTOM_AMOUNT_ITEM');

/** An option that the buyer chose. */
export interface StoresOptionSelection {
  /** Name of the option, such as "Color". */
  option?: string;
  /** Chosen value, such as "Oat". */
  selection?: string;
}

/** A text that the buyer entered for a product. */
export interface StoresCustomTextFieldSelection {
  /** Name of the field. */
  title?: string;
  /** Text that the buyer entered. */
  value?: string;
}

/**
 * Kind of a media file.
 *
 * - `IMAGE`: An image file.
 */
export type StoresMediaItemType = 'UNSPECIFIED_MEDIA_TYPE_ITEM' | 'IMAGE';
export const StoresMediaItemType: EnumValues<StoresMediaItemType> = /* @__PURE__ */ enumValues('UNSPECIFIED_MEDIA_TYPE_ITEM IMAGE');

/** Image of a line item. */
export interface StoresMediaItem {
  /** Kind of a media file. */
  mediaType?: StoresMediaItemType;
  /** URL of the image. */
  url?: string;
  /** Width of the image in pixels. */
  width?: number;
  /** Height of the image in pixels. */
  height?: number;
  /** The same as `id`. @deprecated */
  mediaId?: string | null;
  /** ID of the media file. */
  _id?: string | null;
  /** Description of the image for screen readers. */
  altText?: string | null;
}

/** Prices of a line item, as decimal strings in the order's currency. */
export interface StoresLineItemPriceData {
  /** Whether the prices include tax. */
  taxIncludedInPrice?: boolean;
  /** Price of one unit. */
  price?: string | null;
  /** Price of all units after discounts. */
  totalPrice?: string | null;
}

/** An item of an order. */
export interface StoresLineItem {
  /** Position of the item in the order, starting at 1. */
  index?: number | null;
  /** Number of units. */
  quantity?: number;
  /** The same as `priceData.price`. @deprecated */
  price?: string | null;
  /** Name of the product. */
  name?: string | null;
  /** Name of the product in the buyer's language. */
  translatedName?: string | null;
  /** ID of the product. Missing for an item that the shop entered by hand. */
  productId?: string | null;
  /** The same as `priceData.totalPrice`. @deprecated */
  totalPrice?: string | null;
  /** Kind of a line item. */
  lineItemType?: StoresLineItemType;
  /** Options that the buyer chose. */
  options?: StoresOptionSelection[];
  /** Texts that the buyer entered. */
  customTextFields?: StoresCustomTextFieldSelection[];
  /** Weight of one unit, in the order's `weightUnit`. */
  weight?: string | null;
  /** Image of a line item. */
  mediaItem?: StoresMediaItem;
  /** Stock keeping unit of the variant. */
  sku?: string | null;
  /** ID of the variant. */
  variantId?: string | null;
  /** ID of the service that fulfills the item. */
  fulfillerId?: string | null;
  /** Discount on all units, as a decimal string. */
  discount?: string | null;
  /** Tax on all units, as a decimal string. */
  tax?: string | null;
  /** The same as `priceData.taxIncludedInPrice`. @deprecated */
  taxIncludedInPrice?: boolean;
  /** ID of the tax group of the item. */
  taxGroupId?: string | null;
  /** Prices of a line item, as decimal strings in the order's currency. */
  priceData?: StoresLineItemPriceData;
}

/** Kind of an entry in the activity log. */
export type StoresActivityType = 'UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE' | 'MERCHANT_COMMENT' | 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'DOWNLOAD_LINK_SENT' | 'PICKUP_READY_EMAIL_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_WAS_SET' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_WAS_SET' | 'INVOICE_WAS_REMOVED' | 'INVOICE_WAS_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'ORDER_PARTIALLY_PAID';
export const StoresActivityType: EnumValues<StoresActivityType> = /* @__PURE__ */ enumValues('UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE MERCHANT_COMMENT ORDER_PLACED ORDER_PAID ORDER_FULFILLED ORDER_NOT_FULFILLED DOWNLOAD_LINK_SENT PICKUP_READY_EMAIL_SENT TRACKING_NUMBER_ADDED TRACKING_NUMBER_EDITED TRACKING_LINK_WAS_SET SHIPPING_CONFIRMATION_EMAIL_SENT INVOICE_WAS_SET INVOICE_WAS_REMOVED INVOICE_WAS_SENT FULFILLER_EMAIL_SENT SHIPPING_ADDRESS_EDITED EMAIL_EDITED ORDER_PARTIALLY_PAID');

/** An entry in the activity log of an order. */
export interface StoresActivity {
  /** Kind of the entry. An event that the API of 2023 does not name is `UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE`. */
  type?: StoresActivityType;
  /** Email address of the person who caused the entry. */
  author?: string | null;
  /** Text of a note. */
  message?: string | null;
  /** When it happened, in UTC. */
  timestamp?: Date | null;
}

/** Units of a line item in a fulfillment. */
export interface StoresFulfillmentLineItem {
  /** Position of the line item in the order (`index`). */
  index?: number;
  /** Number of fulfilled units. */
  quantity?: number | null;
}

/** Items of an order that were shipped together. */
export interface StoresFulfillment {
  /** ID of the fulfillment. */
  _id?: string | null;
  /** When the fulfillment was created, in UTC. */
  dateCreated?: Date | null;
  /** Fulfilled line items with their quantities. */
  lineItems?: StoresFulfillmentLineItem[];
  /** How a shipment can be tracked. */
  trackingInfo?: StoresTrackingInfo;
}

/** The coupon that the buyer used. */
export interface StoresAppliedCoupon {
  /** ID of the coupon. */
  couponId?: string;
  /** Name of the coupon. */
  name?: string;
  /** Code that the buyer entered. */
  code?: string;
}

/** Discounts of an order. */
export interface StoresDiscount {
  /** The same as `totals.discount`. @deprecated */
  value?: string | null;
  /** The coupon that the buyer used. */
  appliedCoupon?: StoresAppliedCoupon;
}

/** Answer to an additional field in the checkout. */
export interface StoresCustomField {
  /** Text that the buyer entered. */
  value?: string;
  /** Name of the field. */
  title?: string;
  /** Name of the field in the buyer's language. */
  translatedTitle?: string;
}

/**
 * Sales channel of the purchase. Storefronts send `WEB`.
 *
 * - `WEB`: Storefront on the web.
 * - `POS`: Point of sale in a physical store.
 * - `OTHER_PLATFORM`: Sales channel that has no value of its own.
 * - `BACKOFFICE_MERCHANT`: Staff who create the order for a customer.
 */
export type ChannelType = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT' | 'WIX_INVOICES_PLATFORM' | 'UCP_AGENTIC_CHECKOUT';
export const ChannelType: EnumValues<ChannelType> = /* @__PURE__ */ enumValues('UNSPECIFIED WEB POS EBAY AMAZON OTHER_PLATFORM WIX_APP_STORE WIX_INVOICES BACKOFFICE_MERCHANT WISH CLASS_PASS GLOBAL_E FACEBOOK ETSY TIKTOK FAIRE_COM PAYPAL_AGENTIC_CHECKOUT STRIPE_AGENTIC_CHECKOUT WIX_INVOICES_PLATFORM UCP_AGENTIC_CHECKOUT');

/** Sales channel of an order. */
export interface StoresChannelInfo {
  /** Sales channel of the purchase. Storefronts send `WEB`. */
  type?: ChannelType;
  /** ID of the order in another system. */
  externalOrderId?: string | null;
  /** URL of the order in another system. Returned only as it was sent. */
  externalOrderUrl?: string | null;
}

/**
 * Kind of caller that created an order.
 *
 * - `USER`: The owner or a collaborator.
 * - `MEMBER`: A member of the site.
 * - `CONTACT`: A guest without an account.
 * - `APP`: An app of the store.
 */
export type StoresEnteredByIdentityType = 'USER' | 'MEMBER' | 'CONTACT' | 'APP';
export const StoresEnteredByIdentityType: EnumValues<StoresEnteredByIdentityType> = /* @__PURE__ */ enumValues('USER MEMBER CONTACT APP');

/** The caller that created an order. */
export interface StoresEnteredBy {
  /** ID of the caller. */
  _id?: string;
  /** Kind of caller that created an order. */
  identityType?: StoresEnteredByIdentityType;
}

/**
 * Unit of the interval between two charges.
 *
 * - `DAY`: The interval is in days.
 * - `WEEK`: The interval is in weeks.
 * - `MONTH`: The interval is in calendar months.
 * - `YEAR`: The interval is in calendar years.
 */
export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const SubscriptionFrequency: EnumValues<SubscriptionFrequency> = /* @__PURE__ */ enumValues('UNDEFINED DAY WEEK MONTH YEAR');

/** Terms of a subscription. */
export interface StoresSubscriptionSettings {
  /** Unit of the interval between two charges. */
  frequency?: SubscriptionFrequency;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal?: boolean;
  /** Number of orders in total, if it does not renew by itself. */
  billingCycles?: number | null;
}

/** Subscription option that the buyer chose. */
export interface StoresSubscriptionOptionInfo {
  /** Name of the option. */
  title?: string;
  /** Description of the option. */
  description?: string | null;
}

/** Subscription that an order belongs to. */
export interface StoresSubscriptionInfo {
  /** ID of the subscription. */
  _id?: string | null;
  /** Number of the subscription's cycle that this order is for. */
  cycleNumber?: number;
  /** Terms of a subscription. */
  subscriptionSettings?: StoresSubscriptionSettings;
  /** Subscription option that the buyer chose. */
  subscriptionOptionInfo?: StoresSubscriptionOptionInfo;
}

/** A refund of an order. */
export interface StoresRefund {
  /** When the refund was requested, in UTC. */
  dateCreated?: Date | null;
  /** Refunded amount, as a decimal string. */
  amount?: string | null;
  /** Why the shop refunded. */
  reason?: string | null;
  /** ID of the refund at the payment provider. */
  paymentProviderTransactionId?: string | null;
  /** ID of the refund. */
  _id?: string;
  /** Whether the shop refunded elsewhere, such as in cash. */
  externalRefund?: boolean;
}

/** An order in the format of the stores API of 2023. */
export interface StoresOrder {
  /** ID of the order. */
  _id?: string | null;
  /** Number of the order that the buyer sees. */
  number?: number;
  /** When the order was created, in UTC. */
  dateCreated?: Date | null;
  /** The buyer of an order. */
  buyerInfo?: StoresBuyerInfo;
  /** Currency of all amounts, as a three-letter code (ISO 4217). */
  currency?: string | null;
  /** Unit of all weights in the order. */
  weightUnit?: WeightUnit;
  /** Totals of an order, as decimal strings in its currency. */
  totals?: StoresTotals;
  /** Billing address and payment of an order. */
  billingInfo?: StoresBillingInfo;
  /** Delivery of an order: a shipment or a pickup. */
  shippingInfo?: StoresShippingInfo;
  /** Note of the buyer to the shop. */
  buyerNote?: string | null;
  /** Whether the shop's staff has opened the order. Visible to the shop only. @deprecated */
  read?: boolean;
  /** Whether the shop archived the order. */
  archived?: boolean;
  /** How much of an order is paid. */
  paymentStatus?: StoresPaymentStatus;
  /** How much of an order is fulfilled. */
  fulfillmentStatus?: StoresFulfillmentStatus;
  /** Items of the order. */
  lineItems?: StoresLineItem[];
  /** Activity log of the order. Visible to the shop only. */
  activities?: StoresActivity[];
  /** Shipments of the order. */
  fulfillments?: StoresFulfillment[];
  /** Discounts of an order. */
  discount?: StoresDiscount;
  /** Answer to an additional field in the checkout. */
  customField?: StoresCustomField;
  /** ID of the cart from which the order was placed. */
  cartId?: string | null;
  /** Language of the buyer, such as `en`. */
  buyerLanguage?: string | null;
  /** Sales channel of an order. */
  channelInfo?: StoresChannelInfo;
  /** The caller that created an order. */
  enteredBy?: StoresEnteredBy;
  /** When the order last changed, in UTC. */
  lastUpdated?: Date | null;
  /** Subscription that an order belongs to. */
  subscriptionInfo?: StoresSubscriptionInfo;
  /** Number of the order as a string, for clients that read all orders in sequence. */
  numericId?: string;
  /** Refunds of the order. Requires the permission to read transactions. */
  refunds?: StoresRefund[];
}

/** Page size and number of results to skip. */
export interface Paging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Filter, sorting and paging in the format of 2023. */
export interface StoresOrdersQuery {
  /** Number of orders to return and to skip. */
  paging?: Paging;
  /** Filter as JSON in a string, such as `{"paymentStatus":"PAID"}`. */
  filter?: string | null;
  /** Sorting as JSON in a string, such as `[{"number":"desc"}]`. Defaults to the latest order first. */
  sort?: string | null;
}

/** Position of the page in the whole result. */
export interface PagingMetadata {
  /** Number of results on this page. */
  items?: number;
  /** Number of results that were skipped. */
  offset?: number;
}

export interface StoresOrdersQueryOrdersAnswer {
  /** Orders of this page. */
  orders?: StoresOrder[];
  /** Position of this page in the results. */
  metadata?: PagingMetadata;
  /** Number of all orders that match the filter. */
  totalResults?: number;
}

/**
 * Retrieves an order in the format of the stores API of 2023, for older clients. Use `orders.getOrder`.
 *
 * `GET /v2/orders/{id}`
 *
 * @deprecated
 */
export const getOrder: Fn<(_id: string) => Promise<StoresOrder>> = /* @__PURE__ */ fn('GET', '/stores/v2/orders/{id}', 'id', { answer: { order: shapes.StoresOrder }, unwrap: 'order' });
/**
 * Searches orders in the format of the stores API of 2023, for older clients. Use `orders.searchOrders`.
 *
 * `POST /v2/orders/query`
 *
 * @deprecated
 */
export const queryOrders: Fn<(options?: { query?: StoresOrdersQuery }) => Promise<StoresOrdersQueryOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v2/orders/query', '*', { answer: { orders: shapes.StoresOrder }, safe: true });
/**
 * Errors of getOrder, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type GetOrderError = 'ORDER_NOT_FOUND';
