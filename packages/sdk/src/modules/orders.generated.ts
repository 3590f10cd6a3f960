// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import type { Address } from '../forms.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** An entry that an app added to the activity log. */
export interface CustomActivity {
  /** ID of the app. */
  appId?: string;
  /** Kind of entry, as the app names it. */
  type?: string;
  /** Further data by name. */
  additionalData?: Record<string, string>;
}

/** A note of the shop about an order. */
export interface MerchantComment {
  /** Text of the note. */
  message?: string;
}

/** An entry that the shop or an app adds to the activity log. */
export interface PublicActivity {
  /** An entry that an app added to the activity log. */
  customActivity?: CustomActivity;
  /** A note of the shop about an order. */
  merchantComment?: MerchantComment;
}

/** Item name as shoppers see it. */
export interface ProductName {
  /** Item name in the language of the store. */
  original?: string;
  /** Same as `original`: a catalog has one language, that of the store. */
  translated?: string | null;
}

/** Reference to the product, service, event ticket, plan or gift card that is sold. */
export interface CatalogReference {
  /** ID of the item in its catalog. For products of the store, the product ID. */
  catalogItemId?: string;
  /** ID of the catalog that the item belongs to. For products of the store, "215238eb-22a5-4c36-9e7b-e7c08025e04e". */
  appId?: string;
  /** Choices of the buyer: `{ "variantId": "..." }` or `{ "options": { "Color": "Oat" } }`, optionally with `customTextFields` and `subscriptionOptionId`. */
  options?: Record<string, unknown> | null;
}

/** Amount in the store's currency. */
export interface Price {
  /** Amount as a decimal string, for example "34.00". */
  amount?: string;
  /** Amount with currency symbol, formatted for the store's locale, for example "$34.00". */
  formattedAmount?: string;
}

/** Text value of a description line, for example "Large". */
export interface PlainTextValue {
  /** Text in the language of the store. */
  original?: string;
  /** Same as `original`: a catalog has one language, that of the store. */
  translated?: string | null;
}

/** Chosen color of the item. */
export interface Color {
  /** Color name in the language of the store. */
  original?: string;
  /** Same as `original`: a catalog has one language, that of the store. */
  translated?: string | null;
  /** Color as a hexadecimal RGB code, for example "#D6C3A4". */
  code?: string | null;
}

/** Label of a description line, for example "Color". */
export interface DescriptionLineName {
  /** Label in the language of the store. */
  original?: string;
  /** Same as `original`: a catalog has one language, that of the store. */
  translated?: string | null;
}

/**
 * Kind of the value of a description line.
 *
 * - `PLAIN_TEXT`: The value is a text in `plainText`.
 * - `COLOR`: The value is a color in `colorInfo`. @deprecated
 */
export type DescriptionLineType = 'UNRECOGNISED' | 'PLAIN_TEXT' | 'COLOR';

/** Line that describes the chosen variant or the buyer's own text, for example "Color: Oat". */
export interface DescriptionLine {
  /** Value of a line that is not a color. */
  plainText?: PlainTextValue;
  /** Value of a color choice. */
  colorInfo?: Color;
  /** Label of a description line, for example "Color". */
  name?: DescriptionLineName;
  /** Replaced by `plainText`. Never set. @deprecated */
  plainTextValue?: PlainTextValue;
  /** Replaced by `colorInfo`. Color name in the language of the store. @deprecated */
  color?: string;
  /** Kind of the value. Which of `plainText` and `colorInfo` is present tells the same. @deprecated */
  lineType?: DescriptionLineType;
}

/** Unit of length for all three dimensions. */
export type DimensionsUnit = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';

/** Length, width and height of an item or its package. */
export interface Dimensions {
  /** Length as a decimal string, in `unit`. */
  length?: string | null;
  /** Width as a decimal string, in `unit`. */
  width?: string | null;
  /** Height as a decimal string, in `unit`. */
  height?: string | null;
  /** Unit of length for all three dimensions. */
  unit?: DimensionsUnit;
}

/** Weight, SKU and dimensions of the item. */
export interface PhysicalProperties {
  /** Weight of one unit in the store's weight unit. Used to calculate shipping rates. */
  weight?: number | null;
  /** Stock keeping unit of the chosen variant. */
  sku?: string | null;
  /** Whether the item needs delivery. True for physical products. */
  shippable?: boolean;
  /** Dimensions of the unpacked item. */
  productDimensions?: Dimensions;
  /** Dimensions of the item as it is shipped. */
  packageDimensions?: Dimensions;
}

/**
 * Kind of item. Decides whether delivery is needed and how the item is fulfilled.
 *
 * - `PHYSICAL`: A product that is shipped or picked up.
 * - `DIGITAL`: A file that the buyer downloads after payment.
 * - `GIFT_CARD`: A gift card that is emailed to its recipient.
 * - `SERVICE`: A booked appointment, an event ticket or a membership plan.
 */
export type ItemTypePreset = 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
export const ItemTypePreset: EnumValues<ItemTypePreset> = /* @__PURE__ */ enumValues('UNRECOGNISED PHYSICAL DIGITAL GIFT_CARD SERVICE');

/** Kind of item, as a preset or as a text of the app that sells it. */
export interface ItemType {
  /** Kind of item. Decides whether delivery is needed and how the item is fulfilled. */
  preset?: ItemTypePreset;
  /** Kind of item in the words of the app that sells it, when no preset applies. */
  custom?: string;
}

/**
 * When and how the line item is paid.
 *
 * - `FULL_PAYMENT_ONLINE`: The whole price is paid at checkout.
 * - `FULL_PAYMENT_OFFLINE`: Nothing is paid at checkout; the store collects the price later.
 * - `MEMBERSHIP`: A membership covers the price.
 * - `DEPOSIT_ONLINE`: A deposit is paid at checkout and the store collects the rest later.
 * - `MEMBERSHIP_OFFLINE`: A membership covers the price when the service takes place.
 * - `MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER`: A membership covers part of the price and the store collects the rest later.
 */
export type PaymentOptionType = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
export const PaymentOptionType: EnumValues<PaymentOptionType> = /* @__PURE__ */ enumValues('FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER');

/** Tax of a line item, in the older form. @deprecated */
export interface OrderItemTaxFullDetails {
  /** Amount that is taxed. */
  taxableAmount?: Price;
  /** Rate as a decimal fraction, such as `0.08875`. */
  taxRate?: string;
  /** Amount of tax for the whole line. */
  totalTax?: Price;
  /** ID of the tax group of the item. */
  taxGroupId?: string | null;
  /** Amount that is exempt from tax. */
  exemptAmount?: Price;
}

/** Level of the tax authority: country, state, county, city or a special district. */
export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
export const JurisdictionType: EnumValues<JurisdictionType> = /* @__PURE__ */ enumValues('UNDEFINED COUNTRY STATE COUNTY CITY SPECIAL');

/** Tax of one authority on a line item. */
export interface LineItemTaxBreakdown {
  /** Name of the authority. */
  jurisdiction?: string | null;
  /** Rate as a decimal fraction, such as `0.08875`. */
  rate?: string | null;
  /** Amount of this tax. */
  taxAmount?: Price;
  /** Kind of tax, such as "Sales tax". */
  taxType?: string | null;
  /** Name of the tax, such as "New York sales tax". */
  taxName?: string | null;
  /** Level of the authority, such as country or state. */
  jurisdictionType?: JurisdictionType;
  /** Part of the price that is not taxed. */
  nonTaxableAmount?: Price;
  /** Part of the price that is taxed. */
  taxableAmount?: Price;
  /** Part of the price that is exempt from the tax. */
  exemptAmount?: Price;
}

/** Tax of a line item, of shipping or of a fee. */
export interface LineItemTaxInfo {
  /** Amount of tax for the whole line. */
  taxAmount?: Price;
  /** Amount that is taxed. */
  taxableAmount?: Price;
  /** Total rate as a decimal fraction, such as `0.08875`. */
  taxRate?: string | null;
  /** ID of the tax group of the item. */
  taxGroupId?: string | null;
  /** Whether the price includes the tax. */
  taxIncludedInPrice?: boolean;
  /** Tax by authority. */
  taxBreakdown?: LineItemTaxBreakdown[];
  /** Amount that is exempt from tax. */
  exemptAmount?: Price;
}

/** A file that the buyer downloads. */
export interface DigitalFile {
  /** ID of the file. */
  fileId?: string;
  /** URL of the download page. `null` until the order is paid. */
  link?: string | null;
  /** Until when the file can be downloaded, in UTC. `null` for no limit. */
  expirationDate?: Date | null;
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

/** Free trial of a subscription. */
export interface OrderFreeTrialPeriod {
  /** Unit of the trial's length. */
  frequency?: SubscriptionFrequency;
  /** Number of units, such as 14 days. */
  interval?: number;
}

/** Billing day of a subscription. Accepted without effect. */
export interface BillingSettings {
  /** Day of the month on which the subscription is billed. Accepted without effect: billing follows the start date. */
  anchorDay?: number | null;
}

/**
 * Whether the deliveries of a subscription follow its billing periods.
 *
 * - `ALIGNED_WITH_BILLING_PERIOD`: One delivery for each charge.
 * - `NOT_ALIGNED_WITH_BILLING_PERIOD`: Deliveries have a schedule of their own.
 */
export type ProductPeriodAlignment = 'ALIGNED_WITH_BILLING_PERIOD' | 'NOT_ALIGNED_WITH_BILLING_PERIOD';

/** Terms of a subscription. */
export interface OrderSubscriptionSettings {
  /** Unit of the time between two orders. */
  frequency?: SubscriptionFrequency;
  /** Number of units between two orders. Defaults to 1. */
  interval?: number | null;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal?: boolean;
  /** Number of orders in total, if it does not renew by itself. */
  billingCycles?: number | null;
  /** Whether the buyer can cancel the subscription. */
  enableCustomerCancellation?: boolean;
  /** Free trial before the first payment. Missing without one. */
  freeTrialPeriod?: OrderFreeTrialPeriod;
  /** When the subscription starts, in UTC. */
  startDate?: Date | null;
  /** When the subscription is billed. */
  billingSettings?: BillingSettings;
  /** Whether billing and delivery follow the same period. */
  productPeriodAlignment?: ProductPeriodAlignment;
}

/** Title of a subscription option, in two languages. */
export interface SubscriptionTitle {
  /** Text in the site's language. */
  original?: string;
  /** Text in the buyer's language. */
  translated?: string | null;
}

/** Description of a subscription option, in two languages. */
export interface SubscriptionDescription {
  /** Text in the site's language. */
  original?: string;
  /** Text in the buyer's language. */
  translated?: string | null;
}

/**
 * Direction of a billing correction.
 *
 * - `EXTRA_CHARGE`: The buyer pays more.
 * - `CREDIT`: The buyer pays less.
 */
export type AdjustmentType = 'EXTRA_CHARGE' | 'CREDIT';

/** Totals of a billing correction. */
export interface BillingAdjustmentPriceSummary {
  /** Amount before tax. */
  subtotal?: Price;
  /** Tax on the amount. */
  tax?: Price;
  /** Amount with tax. */
  total?: Price;
}

/** A correction of the first bill of a subscription. */
export interface BillingAdjustment {
  /** Direction of a billing correction. */
  type?: AdjustmentType;
  /** Totals of the correction. */
  priceSummary?: BillingAdjustmentPriceSummary;
}

/** Subscription that a line item belongs to. */
export interface SubscriptionInfo {
  /** ID of the subscription. */
  _id?: string | null;
  /** Number of the subscription's cycle that this order is for. */
  cycleNumber?: number;
  /** Title of the subscription option. Use `title`. @deprecated */
  subscriptionOptionTitle?: string;
  /** Description of the subscription option. Use `description`. @deprecated */
  subscriptionOptionDescription?: string | null;
  /** Terms of the subscription. */
  subscriptionSettings?: OrderSubscriptionSettings;
  /** When the buyer is charged, in words. Returned only as it was sent. */
  chargesDescription?: string | null;
  /** Title of the subscription option. */
  title?: SubscriptionTitle;
  /** Description of the subscription option. */
  description?: SubscriptionDescription;
  /** Correction of the first bill. */
  billingAdjustment?: BillingAdjustment;
}

/** Text shown instead of or next to the price, for example "per person". */
export interface PriceDescription {
  /** Text in the language of the store. */
  original?: string;
  /** Text in the buyer's language, if the seller sends one. */
  translated?: string | null;
}

/** A location from which items are taken. */
export interface LocationAndQuantity {
  /** ID of the location. */
  _id?: string;
  /** ID of the app that manages the location. @deprecated */
  appId?: string | null;
  /** Number of units taken from the location. */
  quantity?: number;
  /** Display name of the location. */
  name?: string | null;
}

/**
 * Address that decides the tax rate.
 *
 * - `BUSINESS`: Address of the store.
 * - `BILLING`: Billing address of the buyer.
 * - `SHIPPING`: Shipping address of the order.
 */
export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING';
export const TaxableAddressType: EnumValues<TaxableAddressType> = /* @__PURE__ */ enumValues('BUSINESS BILLING SHIPPING');

/** Address that the tax of this item is calculated for. Defaults to the shipping address, or the billing address for items that are not shipped. */
export interface TaxableAddress {
  /** Address that decides the tax rate. */
  addressType?: TaxableAddressType;
}

/** Unit of measurement, for example `ML`, `G` or `SQFT`. */
export type MeasurementUnit = 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT';
export const MeasurementUnit: EnumValues<MeasurementUnit> = /* @__PURE__ */ enumValues('UNSPECIFIED ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT');

/** Text with its translation. */
export interface TranslatableString {
  /** Text in the language of the store. */
  original?: string;
  /** Text in the buyer's language, if the seller sends one. */
  translated?: string | null;
}

/** A quantity that is measured, such as 0.5 kg. Returned only as it was sent. */
export interface DecimalQuantity {
  /** Unit of the quantity. Set it or `otherUnit`. */
  measurementUnit?: MeasurementUnit;
  /** Unit of the quantity in words. */
  otherUnit?: string;
  /** Quantity as a decimal string. */
  value?: string;
  /** Quantity in words, for display. */
  description?: TranslatableString;
}

/** Additional data that apps attach to the object. */
export interface ExtendedFields {
  /** Free-form JSON objects by app namespace, stored and returned as sent. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** An extra that the buyer chose, such as gift wrapping. */
export interface OrderItemModifier {
  /** ID of the extra. */
  _id?: string;
  /** Number of the extra per unit of the item. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableString;
  /** Further details of the extra. */
  details?: TranslatableString;
  /** Price of one unit of the extra. */
  price?: Price;
}

/** A group of extras of an item. */
export interface OrderModifierGroup {
  /** ID of the group. */
  _id?: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras that the buyer chose in the group. */
  modifiers?: OrderItemModifier[];
}

/** A location to which units are returned. */
export interface RestockLocation {
  /** ID of the location. */
  locationId?: string;
  /** Number of units. */
  quantity?: number;
}

/** Date and time of a booked service or an event. */
export interface ServiceProperties {
  /** Start of the appointment or event (UTC). */
  scheduledDate?: Date | null;
  /** Number of people who take part. Stored as sent. */
  numberOfParticipants?: number | null;
  /** End of the appointment or event (UTC). */
  endDate?: Date | null;
  /** IANA time zone of the location where the service or event takes place. Show `scheduledDate` in this zone. */
  timeZone?: string | null;
}

/** An item of an order, as it was when the order was placed. */
export interface OrderLineItem {
  /** ID of the line item in the order. */
  _id?: string;
  /** Name of the item. */
  productName?: ProductName;
  /** The item in its catalog. Missing for a custom item. */
  catalogReference?: CatalogReference;
  /** Number of units. */
  quantity?: number;
  /** Discount on all units. */
  totalDiscount?: Price;
  /** Options that the buyer chose, such as the color. */
  descriptionLines?: DescriptionLine[];
  /** Image of the item. */
  image?: string;
  /** SKU, weight and whether it is shipped. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item, such as physical, digital or service. */
  itemType?: ItemType;
  /** ID of the service that fulfills the item. Missing if the shop does. */
  fulfillerId?: string | null;
  /** Number of units that were refunded. */
  refundQuantity?: number | null;
  /** Number of units that were returned to the inventory. */
  restockQuantity?: number | null;
  /** Price of one unit after automatic discounts on items, with tax if `taxIncludedInPrices` is `true`. Rounded; `lineItemPrice` is exact. */
  price?: Price;
  /** Price of one unit before all discounts but the product's own. */
  priceBeforeDiscounts?: Price;
  /** Price of all units after discounts, without tax. */
  totalPriceBeforeTax?: Price;
  /** Price of all units after discounts, with tax. */
  totalPriceAfterTax?: Price;
  /** When and how the item is paid. */
  paymentOption?: PaymentOptionType;
  /** Tax of the item. Use `taxInfo`. @deprecated */
  taxDetails?: OrderItemTaxFullDetails;
  /** Tax of the item. */
  taxInfo?: LineItemTaxInfo;
  /** File that the buyer downloads, for a digital item. */
  digitalFile?: DigitalFile;
  /** Subscription that the item belongs to. */
  subscriptionInfo?: SubscriptionInfo;
  /** Price in words, such as "from $20", if it is shown instead of the amount. */
  priceDescription?: PriceDescription;
  /** Part of the price that was due at the checkout, for all units. */
  depositAmount?: Price;
  /** Locations from which the units are taken. */
  locations?: LocationAndQuantity[];
  /** Price of all units after automatic discounts on items, with tax if `taxIncludedInPrices` is `true`. Coupons are not taken off. */
  lineItemPrice?: Price;
  /** Address that determines the tax of the item. */
  taxableAddress?: TaxableAddress;
  /** Whether the price is set after the purchase. */
  priceUndetermined?: boolean;
  /** Whether the quantity cannot be changed. */
  fixedQuantity?: boolean;
  /** Measured quantity, for an item sold by weight or length. Returned only as it was sent. */
  decimalQuantity?: DecimalQuantity;
  /** Fields of apps, by namespace. */
  extendedFields?: ExtendedFields;
  /** Extras that the buyer chose. */
  modifierGroups?: OrderModifierGroup[];
  /** Locations to which units were returned. */
  restockLocations?: RestockLocation[];
  /** Price of one unit before discounts, without tax. */
  priceBeforeDiscountsAndTax?: Price;
  /** ID of the delivery profile of the item. */
  deliveryProfileId?: string | null;
  /** ID of the group of items that are shipped together. */
  shippingGroupId?: string | null;
  /** Whether the item comes from no catalog. */
  customLineItem?: boolean | null;
  /** ID of the product that the item belongs to, if it is a variant. */
  rootCatalogItemId?: string | null;
  /** ID of the app that manages the inventory. Returned only as it was sent. */
  inventoryAppId?: string | null;
  /** ID of the item in another system. */
  externalLineItemId?: string | null;
  /** Time and place of a service. */
  serviceProperties?: ServiceProperties;
}

/** Who placed the order: a visitor or a member. */
export interface OrderBuyerInfo {
  /** ID of the visitor, if the buyer was not signed in. */
  visitorId?: string;
  /** ID of the member, if the buyer was signed in. */
  memberId?: string;
  /** ID of the buyer's contact. */
  contactId?: string | null;
  /** Email address of the buyer, to which messages about the order are sent. */
  email?: string | null;
}

/**
 * How much of an order is paid.
 *
 * - `NOT_PAID`: Nothing is paid yet.
 * - `PAID`: The order is paid in full, or nothing is to be paid.
 * - `PARTIALLY_REFUNDED`: A part of the payment was refunded.
 * - `FULLY_REFUNDED`: The whole payment was refunded.
 * - `PENDING`: The payment is being processed.
 * - `PARTIALLY_PAID`: A part of the total is paid.
 * - `PENDING_MERCHANT`: The payment is authorized and waits for the shop to capture it.
 * - `CANCELED`: The payment was canceled.
 * - `DECLINED`: The payment was declined.
 */
export type PaymentStatusEnumPaymentStatus = 'UNSPECIFIED' | 'NOT_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PENDING' | 'PARTIALLY_PAID' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED';
export const PaymentStatusEnumPaymentStatus: EnumValues<PaymentStatusEnumPaymentStatus> = /* @__PURE__ */ enumValues('UNSPECIFIED NOT_PAID PAID PARTIALLY_REFUNDED FULLY_REFUNDED PENDING PARTIALLY_PAID PENDING_MERCHANT CANCELED DECLINED');

/**
 * How much of an order is fulfilled.
 *
 * - `NOT_FULFILLED`: Nothing is fulfilled yet.
 * - `FULFILLED`: All items are fulfilled.
 * - `PARTIALLY_FULFILLED`: Some items are fulfilled.
 */
export type FulfillmentStatus = 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED';
export const FulfillmentStatus: EnumValues<FulfillmentStatus> = /* @__PURE__ */ enumValues('NOT_FULFILLED FULFILLED PARTIALLY_FULFILLED');

/**
 * Unit of all weights of the store.
 *
 * - `KG`: Weights are in kilograms.
 * - `LB`: Weights are in pounds.
 */
export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
export const WeightUnit: EnumValues<WeightUnit> = /* @__PURE__ */ enumValues('UNSPECIFIED_WEIGHT_UNIT KG LB');

/** How prices were converted from another currency. */
export interface CurrencyConversionDetails {
  /** Currency before the conversion, as a three-letter code (ISO 4217). */
  originalCurrency?: string | null;
  /** Factor of the conversion, as a decimal string. */
  conversionRate?: string | null;
}

/** Totals in the order's currency. */
export interface OrderPriceSummary {
  /** Sum of all line items before discounts, shipping and fees. With tax if `taxIncludedInPrices` is `true`. */
  subtotal?: Price;
  /** Price of the delivery, with tax if `taxIncludedInPrices` is `true`. */
  shipping?: Price;
  /** Sum of all taxes. */
  tax?: Price;
  /** Sum of all discounts. */
  discount?: Price;
  /** Amount that the buyer pays: subtotal minus discounts, plus shipping, fees and, unless prices include it, tax. */
  total?: Price;
  /** Sum of all additional fees, with tax if `taxIncludedInPrices` is `true`. */
  totalAdditionalFees?: Price;
  /** The same as `total`. Use `total`. @deprecated */
  totalPrice?: Price;
  /** Total after gift cards. Use `balanceSummary`. @deprecated */
  totalWithGiftCard?: Price;
  /** Total before gift cards. Use `total`. @deprecated */
  totalWithoutGiftCard?: Price;
}

/**
 * Kind of Brazilian tax ID.
 *
 * - `CPF`: Tax ID of an individual.
 * - `CNPJ`: Tax ID of a company.
 */
export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';
export const VatType: EnumValues<VatType> = /* @__PURE__ */ enumValues('UNSPECIFIED CPF CNPJ');

/** Tax ID of the buyer. Stored as sent and not verified. */
export interface VatId {
  /** Tax ID number as the buyer entered it. */
  _id?: string;
  /** Kind of Brazilian tax ID. */
  type?: VatType;
}

/** Name and phone number of the person at this address. */
export interface FullAddressContactDetails {
  /** First name of the recipient or payer. */
  firstName?: string | null;
  /** Last name of the recipient or payer. */
  lastName?: string | null;
  /** Phone number, preferably with the country code: "+1 212 555 0100". */
  phone?: string | null;
  /** Company name, if the address is a business address. */
  company?: string | null;
  /** Tax ID of the buyer. Stored as sent and not verified. */
  vatId?: VatId;
}

/** Address and contact details of the buyer. */
export interface AddressWithContact {
  /** Postal address. Tax and delivery options depend on `country`, `subdivision`, `city`, `postalCode` and `addressLine`. */
  address?: Address;
  /** Name and phone number of the person at this address. */
  contactDetails?: FullAddressContactDetails;
}

/**
 * Kind of location where the buyer collects the order.
 *
 * - `STORE_PICKUP`: A location of the store itself.
 * - `PICKUP_POINT`: A location of a third party, for example a parcel shop.
 */
export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';
export const PickupMethod: EnumValues<PickupMethod> = /* @__PURE__ */ enumValues('STORE_PICKUP PICKUP_POINT');

/** Where the buyer collects the order. */
export interface OrderPickupDetails {
  /** Address of the pickup location. */
  address?: Address;
  /** Kind of pickup location. */
  pickupMethod?: PickupMethod;
}

/** Time window of the delivery. */
export interface DeliveryTimeSlot {
  /** Start of the time window (UTC). */
  from?: Date | null;
  /** End of the time window (UTC). */
  to?: Date | null;
}

/** Where and when an order is delivered: shipped to an address or collected by the buyer. */
export interface OrderDeliveryLogistics {
  /** Address and contact to which the order is shipped. */
  shippingDestination?: AddressWithContact;
  /** Where the buyer collects the order. */
  pickupDetails?: OrderPickupDetails;
  /** Expected delivery time as text, such as "3 to 5 days". */
  deliveryTime?: string | null;
  /** Instructions for the delivery or the pickup. */
  instructions?: string | null;
  /** Latest delivery date, in UTC. Use `deliveryTimeSlot`. @deprecated */
  deliverByDate?: Date | null;
  /** Time window of the delivery. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Price of a delivery, in the order's currency. */
export interface OrderShippingPrice {
  /** Price before discounts, with tax if `taxIncludedInPrices` is `true`. */
  price?: Price;
  /** Price after discounts, without tax. */
  totalPriceBeforeTax?: Price;
  /** Price after discounts, with tax. */
  totalPriceAfterTax?: Price;
  /** Tax of the delivery. Use `taxInfo`. @deprecated */
  taxDetails?: OrderItemTaxFullDetails;
  /** Tax of the delivery. */
  taxInfo?: LineItemTaxInfo;
  /** Discount on the delivery. */
  discount?: Price;
}

/** Shipping region of the address. */
export interface OrderShippingRegion {
  /** Name of the region in the store's shipping settings. */
  name?: string | null;
}

/** How an order is delivered. */
export interface V1ShippingInformation {
  /** ID of the app or carrier that offered the shipping option. */
  carrierId?: string | null;
  /** Code of the shipping option that the buyer chose. */
  code?: string | null;
  /** Name of the shipping option. */
  title?: string;
  /** Where and when the order is delivered. */
  logistics?: OrderDeliveryLogistics;
  /** Price of the delivery. */
  cost?: OrderShippingPrice;
  /** Shipping region of the address. */
  region?: OrderShippingRegion;
}

/**
 * State of an order.
 *
 * - `INITIALIZED`: Created, but not approved yet. The buyer does not see it.
 * - `APPROVED`: Placed: it is paid, or is to be paid later.
 * - `CANCELED`: Canceled by the shop.
 * - `PENDING`: Waits for the payment to be completed.
 * - `REJECTED`: The payment failed.
 */
export type OrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';
export const OrderStatus: EnumValues<OrderStatus> = /* @__PURE__ */ enumValues('INITIALIZED APPROVED CANCELED PENDING REJECTED');

/** Total tax of an order. @deprecated */
export interface OrderTaxSummary {
  /** Sum of all taxes. */
  totalTax?: Price;
  /** Tax rate that the shop set for the order, as a decimal fraction. */
  manualTaxRate?: string | null;
}

/** Tax of one authority over all items. */
export interface OrderTaxBreakdown {
  /** Name of the tax, such as "New York sales tax". */
  taxName?: string;
  /** Kind of tax, such as "Sales tax". */
  taxType?: string;
  /** Name of the authority. */
  jurisdiction?: string;
  /** Level of the authority, such as country or state. */
  jurisdictionType?: JurisdictionType;
  /** Rate as a decimal fraction, such as `0.08875`. */
  rate?: string;
  /** Sum of this tax over all items, shipping and fees. */
  aggregatedTaxAmount?: Price;
  /** Sum of the amounts that are taxed. */
  aggregatedTaxableAmount?: Price;
  /** Sum of the amounts that are exempt from the tax. */
  aggregatedExemptAmount?: Price;
}

/** Tax of an order. */
export interface OrderTaxInfo {
  /** Sum of all taxes. */
  totalTax?: Price;
  /** Taxes by authority. */
  taxBreakdown?: OrderTaxBreakdown[];
  /** Whether the buyer pays no tax. */
  taxExempt?: boolean | null;
  /** Tax rate that the shop set for the order, as a decimal fraction. */
  manualTaxRate?: string | null;
  /** Sum of the amounts that are exempt from tax. */
  totalExempt?: Price;
}

/** A coupon that the buyer used. */
export interface OrderCoupon {
  /** ID of the coupon. */
  _id?: string;
  /** Code that the buyer entered. */
  code?: string;
  /** Name of the coupon. */
  name?: string;
  /** Amount that the coupon takes off. */
  amount?: Price;
}

/**
 * Why the shop gave a discount.
 *
 * - `UNSPECIFIED`: No reason is given.
 * - `EXCHANGED_ITEMS`: The buyer exchanged items.
 * - `BILLING_ADJUSTMENT`: The bill was corrected.
 */
export type DiscountReason = 'UNSPECIFIED' | 'EXCHANGED_ITEMS' | 'BILLING_ADJUSTMENT';
export const DiscountReason: EnumValues<DiscountReason> = /* @__PURE__ */ enumValues('UNSPECIFIED EXCHANGED_ITEMS BILLING_ADJUSTMENT');

/** A discount that the shop gave by hand. */
export interface OrderMerchantDiscount {
  /** Predefined reason. Send it or `description`. */
  discountReason?: DiscountReason;
  /** Reason in the shop's own words. */
  description?: string | null;
  /** Amount that the discount takes off. */
  amount?: Price;
  /** Discount as a percentage, if it was given as one. */
  percentage?: string | null;
  /** Name of the discount that the buyer sees. */
  name?: string | null;
}

/** Name of an automatic discount as buyers see it. */
export interface DiscountRuleName {
  /** Name in the language of the store. */
  original?: string;
  /** Name in the buyer's language. Never set: discounts have one language, that of the store. */
  translated?: string | null;
}

/** An automatic discount. */
export interface OrderDiscountRule {
  /** ID of the discount. */
  _id?: string;
  /** Name of the discount that the buyer sees. */
  name?: DiscountRuleName;
  /** Amount that the discount takes off. */
  amount?: Price;
}

/**
 * Part of the purchase that the discount reduces.
 *
 * - `GLOBAL`: All line items of the purchase.
 * - `SPECIFIC_ITEMS`: Only the line items in the scope of the discount.
 * - `SHIPPING`: The delivery price.
 */
export type DiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
export const DiscountType: EnumValues<DiscountType> = /* @__PURE__ */ enumValues('GLOBAL SPECIFIC_ITEMS SHIPPING');

/** Discount on one line item. */
export interface OrderLineItemDiscount {
  /** ID of the line item. */
  _id?: string;
  /** Discount on all units of the line item. */
  totalDiscount?: Price;
}

/** A line item of a combination. */
export interface OrderItemCombinationLineItem {
  /** ID of the line item. */
  lineItemId?: string;
  /** Discount on the line item in one combination. */
  discountAmount?: Price;
  /** Number of units in one combination. */
  quantity?: number;
}

/** Items that get a discount together, such as "buy 2, get 1". */
export interface OrderItemCombination {
  /** How often the combination occurs in the order. */
  count?: number;
  /** Line items of one combination. */
  lineItems?: OrderItemCombinationLineItem[];
}

/** A discount on an order: a coupon, an automatic discount or one given by hand. */
export interface OrderAppliedDiscount {
  /** A coupon that the buyer used. */
  coupon?: OrderCoupon;
  /** A discount that the shop gave by hand. */
  merchantDiscount?: OrderMerchantDiscount;
  /** An automatic discount. */
  discountRule?: OrderDiscountRule;
  /** Whether it applies to the whole order, to single items or to shipping. */
  discountType?: DiscountType;
  /** IDs of the line items that it applies to. Use `lineItemDiscounts`. @deprecated */
  lineItemIds?: string[];
  /** ID of the discount in the order. */
  _id?: string | null;
  /** Amounts by line item. */
  lineItemDiscounts?: OrderLineItemDiscount[];
  /** Number of subscription cycles in which the discount applies. */
  subscriptionCycles?: number | null;
  /** Items that get the discount together. */
  itemCombinations?: OrderItemCombination[];
}

/** An order was refunded, in the older form. */
export interface OrderRefunded {
  /** Whether the shop refunded elsewhere. */
  manual?: boolean;
  /** Refunded amount, in the order's currency. */
  amount?: Price;
  /** Why the shop refunded. */
  reason?: string;
}

/**
 * Direction of a change of quantity.
 *
 * - `QUANTITY_INCREASED`: Units were added.
 * - `QUANTITY_DECREASED`: Units were removed.
 */
export type LineItemQuantityChangeType = 'QUANTITY_INCREASED' | 'QUANTITY_DECREASED';
export const LineItemQuantityChangeType: EnumValues<LineItemQuantityChangeType> = /* @__PURE__ */ enumValues('QUANTITY_INCREASED QUANTITY_DECREASED');

/** A change of a line item's quantity. */
export interface LineItemQuantityChange {
  /** Number of units before the change. */
  originalQuantity?: number;
  /** Number of units after the change. */
  newQuantity?: number;
  /** Number of units that were added or removed. */
  diff?: number;
  /** Direction of a change of quantity. */
  deltaType?: LineItemQuantityChangeType;
}

/** A change of a line item's price. */
export interface LineItemPriceChange {
  /** Price before the change. */
  originalPrice?: Price;
  /** Price after the change. */
  newPrice?: Price;
}

/** A change of a line item's name. */
export interface LineItemProductNameChange {
  /** Name before the change. */
  originalProductName?: ProductName;
  /** Name after the change. */
  newProductName?: ProductName;
}

/** A change of the options of a line item. */
export interface LineItemDescriptionLineChange {
  /** Options after the change that were not there before. */
  addedDescriptionLines?: DescriptionLine[];
  /** Options before the change that are no longer there. */
  removedDescriptionLines?: DescriptionLine[];
}

/** A change of the extras of a line item. */
export interface LineItemModifiersChange {
  /** Extras that were added. */
  addedModifierGroups?: OrderModifierGroup[];
  /** Extras that were removed. */
  removedModifierGroups?: OrderModifierGroup[];
}

/** Changes of a line item. */
export interface LineItemChanges {
  /** ID of the line item. */
  _id?: string;
  /** Name of the item. */
  name?: ProductName;
  /** A change of a line item's quantity. */
  quantity?: LineItemQuantityChange;
  /** A change of a line item's price. */
  price?: LineItemPriceChange;
  /** Change of the name. */
  productName?: LineItemProductNameChange;
  /** Change of the options. */
  descriptionLines?: LineItemDescriptionLineChange;
  /** Change of the extras. */
  modifierGroups?: LineItemModifiersChange;
}

/** A line item that was added or removed. */
export interface ManagedLineItem {
  /** ID of the line item. */
  _id?: string;
  /** Name of the item. */
  name?: ProductName;
  /** Number of units. */
  quantity?: number;
}

/** A text in two languages. */
export interface TranslatedValue {
  /** Text in the site's language. */
  original?: string;
  /** Text in the buyer's language. */
  translated?: string | null;
}

/** Part of a discount or fee on a line item. */
export interface LineItemAmount {
  /** ID of the line item. */
  _id?: string;
  /** Name of the item. */
  name?: ProductName;
  /** Amount on this line item. */
  amount?: Price;
}

/** A discount that was added or removed. */
export interface ManagedDiscount {
  /** ID of the discount. */
  _id?: string;
  /** Name of the discount. */
  name?: TranslatedValue;
  /** Amounts by line item. */
  affectedLineItems?: LineItemAmount[];
  /** Amount of the discount. */
  totalAmount?: Price;
}

/** A fee that was added or removed. */
export interface ManagedAdditionalFee {
  /** ID of the fee. */
  _id?: string;
  /** Name of the fee. */
  name?: TranslatedValue;
  /** Amounts by line item. */
  affectedLineItems?: LineItemAmount[];
  /** Amount of the fee. */
  totalAmount?: Price;
}

/** A change of the order's total. */
export interface TotalPriceChange {
  /** Total before the change. */
  originalTotal?: Price;
  /** Total after the change. */
  newTotal?: Price;
}

/** A shipping option and its price. */
export interface OrderShippingInformation {
  /** Price of the delivery. */
  total?: Price;
  /** Name of the shipping option. */
  shippingTitle?: string;
}

/** A change of the shipping option. */
export interface ShippingInformationChange {
  /** Shipping option before the change. */
  originalShippingInfo?: OrderShippingInformation;
  /** Shipping option after the change. */
  newShippingInfo?: OrderShippingInformation;
}

/** One change of an order. */
export interface OrderChange {
  /** A line item that changed. */
  lineItemChanged?: LineItemChanges;
  /** A line item that was added. */
  lineItemAdded?: ManagedLineItem;
  /** A line item that was removed. */
  lineItemRemoved?: ManagedLineItem;
  /** A discount that was added. */
  discountAdded?: ManagedDiscount;
  /** A discount that was removed. */
  discountRemoved?: ManagedDiscount;
  /** A fee that was added. */
  additionalFeeAdded?: ManagedAdditionalFee;
  /** A fee that was removed. */
  additionalFeeRemoved?: ManagedAdditionalFee;
  /** Change of the total. */
  totalPriceChanged?: TotalPriceChange;
  /** Change of the shipping option. */
  shippingInformationChanged?: ShippingInformationChange;
}

/** Changes of a draft that were applied to the order. */
export interface DraftOrderChangesApplied {
  /** ID of the draft. */
  draftOrderId?: string;
  /** Why the order was changed. */
  reason?: string | null;
  /** The changes, one by one. */
  changes?: OrderChange[];
}

/** A payment method was stored. */
export interface SavedPaymentMethod {
  /** Name of the payment method. */
  name?: string;
  /** Details of the payment method, such as the last digits of the card. */
  description?: string | null;
}

/** A payment was authorized. */
export interface AuthorizedPaymentCreated {
  /** ID of the payment. */
  paymentId?: string;
  /** Authorized amount, in the order's currency. */
  amount?: Price;
  /** Last four digits of the card number. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as `Visa`. */
  brand?: string | null;
}

/** An authorized payment was captured. */
export interface AuthorizedPaymentCaptured {
  /** ID of the payment. */
  paymentId?: string;
  /** Captured amount, in the order's currency. */
  amount?: Price;
  /** Last four digits of the card number. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as `Visa`. */
  brand?: string | null;
}

/** An authorized payment was voided. */
export interface AuthorizedPaymentVoided {
  /** ID of the payment. */
  paymentId?: string;
  /** Amount that was released. */
  amount?: Price;
  /** Last four digits of the card number. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as `Visa`. */
  brand?: string | null;
}

/** Refund to a card or another payment method. */
export interface RegularPaymentRefund {
  /** Refunded amount, in the order's currency. */
  amount?: Price;
  /** Last four digits of the card number. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as `Visa`. */
  brand?: string | null;
}

/** Refund to a gift card. */
export interface GiftCardPaymentRefund {
  /** ID of the redemption of the gift card. */
  giftCardPaymentId?: string | null;
  /** Refunded amount, in the order's currency. */
  amount?: Price;
}

/** Refund of a payment by plan. */
export interface MembershipPaymentRefund {
  /** ID of the membership. */
  membershipId?: string | null;
}

/** A payment that was refunded. */
export interface RefundedPayment {
  /** Refund to a card or another payment method. */
  regular?: RegularPaymentRefund;
  /** Refund to a gift card. */
  giftCard?: GiftCardPaymentRefund;
  /** Refund of a payment by plan. */
  membership?: MembershipPaymentRefund;
  /** ID of the payment. */
  paymentId?: string;
  /** Whether the shop refunded elsewhere, such as in cash. */
  externalRefund?: boolean;
}

/** A refund was requested. */
export interface RefundInitiated {
  /** ID of the refund. */
  refundId?: string;
  /** Requested amount, in the order's currency. */
  amount?: Price;
  /** Payments to refund. */
  payments?: RefundedPayment[];
  /** Why the shop refunds. */
  reason?: string | null;
}

/** A payment was refunded. */
export interface PaymentRefunded {
  /** ID of the refund. */
  refundId?: string;
  /** The refunded payment. */
  payment?: RefundedPayment;
}

/** The refund of a payment failed. */
export interface PaymentRefundFailed {
  /** ID of the refund. */
  refundId?: string;
  /** The payment whose refund failed. */
  payment?: RefundedPayment;
}

/** An amount was refunded as store credit. */
export interface RefundedAsStoreCredit {
  /** Refunded amount, in the order's currency. */
  amount?: Price;
  /** Why the shop refunded. */
  reason?: string | null;
}

/** The card that paid. */
export interface CreditCardDetails {
  /** Last four digits of the card number. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as `Visa`. */
  brand?: string | null;
}

/** A payment by card or another payment method. */
export interface RegularPayment {
  /** The card that paid. Missing for other payment methods. */
  creditCardDetails?: CreditCardDetails;
  /** Amount of the payment, in the order's currency. */
  amount?: Price;
}

/** A payment is being processed. */
export interface PaymentPending {
  /** The pending payment. */
  regular?: RegularPayment;
  /** ID of the payment. */
  paymentId?: string;
}

/** A payment was canceled. */
export interface PaymentCanceled {
  /** The canceled payment. */
  regular?: RegularPayment;
  /** ID of the payment. */
  paymentId?: string;
}

/** A payment was declined. */
export interface PaymentDeclined {
  /** The declined payment. */
  regular?: RegularPayment;
  /** ID of the payment. */
  paymentId?: string;
}

/** A receipt of the provider's own receipts app. */
export interface WixReceipt {
  /** ID of the receipt. */
  receiptId?: string;
  /** Number of the receipt that the buyer sees. */
  displayNumber?: string | null;
}

/** A receipt that another app created. */
export interface ExternalReceipt {
  /** ID of the receipt in the app. */
  receiptId?: string | null;
  /** Number of the receipt that the buyer sees. */
  displayNumber?: string | null;
}

/** A receipt was created. */
export interface ReceiptCreated {
  /** A receipt of the provider's own receipts app. */
  wixReceipt?: WixReceipt;
  /** A receipt that another app created. */
  externalReceipt?: ExternalReceipt;
  /** ID of the payment. */
  paymentId?: string;
}

/** A receipt was sent to the buyer. */
export interface ReceiptSent {
  /** A receipt of the provider's own receipts app. */
  wixReceipt?: WixReceipt;
  /** A receipt that another app created. */
  externalReceipt?: ExternalReceipt;
  /** ID of the payment. */
  paymentId?: string;
}

/** A bank took a payment back. */
export interface ChargebackCreated {
  /** ID of the payment. */
  paymentId?: string;
  /** ID of the chargeback. */
  chargebackId?: string;
  /** Amount that the bank took back. */
  amount?: Price;
  /** Never set: a chargeback names its payment by ID. */
  paymentDetails?: RegularPayment;
}

/** A chargeback was decided in favor of the shop. */
export interface ChargebackReversed {
  /** ID of the payment. */
  paymentId?: string;
  /** ID of the chargeback. */
  chargebackId?: string;
  /** Amount that the bank had taken back. */
  amount?: Price;
  /** Amount that the shop got back. */
  reversalAmount?: Price;
  /** Never set: a chargeback names its payment by ID. */
  paymentDetails?: RegularPayment;
}

/** Kind of an entry in the activity log, as older clients read it. @deprecated */
export type ActivityType = 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'MERCHANT_COMMENT' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED' | 'ORDER_REFUNDED' | 'CUSTOM_ACTIVITY';

/** Kind of an entry in the activity log. */
export type OrderActivityTypeEnumActivityType = 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'MERCHANT_COMMENT' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED' | 'ORDER_REFUNDED';
export const OrderActivityTypeEnumActivityType: EnumValues<OrderActivityTypeEnumActivityType> = /* @__PURE__ */ enumValues('ORDER_PLACED ORDER_PAID ORDER_FULFILLED ORDER_NOT_FULFILLED ORDER_CANCELED DOWNLOAD_LINK_SENT TRACKING_NUMBER_ADDED TRACKING_NUMBER_EDITED TRACKING_LINK_ADDED SHIPPING_CONFIRMATION_EMAIL_SENT INVOICE_ADDED INVOICE_REMOVED INVOICE_SENT FULFILLER_EMAIL_SENT SHIPPING_ADDRESS_EDITED EMAIL_EDITED PICKUP_READY_EMAIL_SENT MERCHANT_COMMENT ORDER_PARTIALLY_PAID DRAFT_ORDER_CHANGES_APPLIED SAVED_PAYMENT_METHOD AUTHORIZED_PAYMENT_CREATED AUTHORIZED_PAYMENT_CAPTURED AUTHORIZED_PAYMENT_VOIDED REFUND_INITIATED PAYMENT_REFUNDED PAYMENT_REFUND_FAILED REFUNDED_AS_STORE_CREDIT PAYMENT_PENDING PAYMENT_CANCELED PAYMENT_DECLINED ORDER_PENDING ORDER_REJECTED RECEIPT_CREATED RECEIPT_SENT CHARGEBACK_CREATED CHARGEBACK_REVERSED ORDER_REFUNDED');

/** The order whose items this one exchanges. */
export interface OrderCreatedFromExchange {
  /** ID of the original order. */
  originalOrderId?: string;
}

/** Units of a line item that are exchanged. */
export interface LineItemExchangeData {
  /** ID of the line item. */
  lineItemId?: string;
  /** Number of exchanged units. */
  quantity?: number;
}

/** An order that was created to exchange items of this one. */
export interface NewExchangeOrderCreated {
  /** ID of the new order. */
  exchangeOrderId?: string;
  /** Line items that are exchanged. */
  lineItems?: LineItemExchangeData[];
}

/** An entry in the activity log of an order. */
export interface Activity {
  /** A note of the shop about an order. */
  merchantComment?: MerchantComment;
  /** Never set: refunds are shown by `refundInitiated` and `paymentRefunded`. */
  orderRefunded?: OrderRefunded;
  /** Never set: there are no draft orders. */
  draftOrderChangesApplied?: DraftOrderChangesApplied;
  /** A payment method was stored. */
  savedPaymentMethod?: SavedPaymentMethod;
  /** A payment was authorized. */
  authorizedPaymentCreated?: AuthorizedPaymentCreated;
  /** An authorized payment was captured. */
  authorizedPaymentCaptured?: AuthorizedPaymentCaptured;
  /** An authorized payment was voided. */
  authorizedPaymentVoided?: AuthorizedPaymentVoided;
  /** A refund was requested. */
  refundInitiated?: RefundInitiated;
  /** A payment was refunded. */
  paymentRefunded?: PaymentRefunded;
  /** The refund of a payment failed. */
  paymentRefundFailed?: PaymentRefundFailed;
  /** Never set: refunds go to the payment method that paid. */
  refundedAsStoreCredit?: RefundedAsStoreCredit;
  /** A payment is being processed. */
  paymentPending?: PaymentPending;
  /** A payment was canceled. */
  paymentCanceled?: PaymentCanceled;
  /** A payment was declined. */
  paymentDeclined?: PaymentDeclined;
  /** Never set: invoices are created here, receipts are not. */
  receiptCreated?: ReceiptCreated;
  /** Never set: invoices are created here, receipts are not. */
  receiptSent?: ReceiptSent;
  /** A bank took a payment back. */
  chargebackCreated?: ChargebackCreated;
  /** A chargeback was decided in favor of the shop. */
  chargebackReversed?: ChargebackReversed;
  /** ID of the entry. */
  _id?: string | null;
  /** Email address of the person who caused the entry. Missing if the platform did. */
  authorEmail?: string | null;
  /** When it happened, in UTC. */
  _createdDate?: Date | null;
  /** Kind of the entry. Use `activityType`. @deprecated */
  type?: ActivityType;
  /** Kind of an entry in the activity log. */
  activityType?: OrderActivityTypeEnumActivityType;
  /** Content of an entry that an app added. */
  customActivity?: CustomActivity;
  /** The order was created to exchange items of another one. */
  orderCreatedFromExchange?: OrderCreatedFromExchange;
  /** Another order was created to exchange items of this one. */
  newExchangeOrderCreated?: NewExchangeOrderCreated;
}

/**
 * Advertisement that led to an order.
 *
 * - `UNSPECIFIED`: No advertisement is known.
 * - `FACEBOOK_ADS`: An advertisement on Facebook.
 */
export type AttributionSource = 'UNSPECIFIED' | 'FACEBOOK_ADS';
export const AttributionSource: EnumValues<AttributionSource> = /* @__PURE__ */ enumValues('UNSPECIFIED FACEBOOK_ADS');

/** Visitor, member, staff user or app that created the checkout. */
export interface CreatedBy {
  /** ID of the staff user who created the checkout. */
  userId?: string;
  /** ID of the member who created the checkout. */
  memberId?: string;
  /** ID of the visitor who created the checkout. */
  visitorId?: string;
  /** ID of the app that created the checkout. */
  appId?: string;
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
export interface ChannelInfo {
  /** Sales channel of the purchase. Storefronts send `WEB`. */
  type?: ChannelType;
  /** ID of the order in the sales channel, if it came from another system. */
  externalOrderId?: string | null;
  /** URL of the order in the sales channel. Returned only as it was sent. */
  externalOrderUrl?: string | null;
}

/** Additional field on the checkout form. */
export interface CustomField {
  /** Value that the buyer entered: text, number, boolean or list. */
  value?: unknown;
  /** Label of the field, for example "VAT number". */
  title?: string;
  /** Label of the field in the buyer's language. */
  translatedTitle?: string | null;
}

/** Amount that is still due; negative if too much was paid. */
export interface Balance {
  /** Amount as a decimal string in the order's currency; negative if too much was paid. */
  amount?: string;
  /** Amount with currency symbol, such as `$34.00`. */
  formattedAmount?: string;
}

/** A difference from rounding to coins. */
export interface CashRounding {
  /** Difference as a decimal string; negative if rounded down. */
  amount?: string;
  /** Difference with currency symbol. */
  formattedAmount?: string;
}

/** What was paid, refunded and is still due, in the order's currency. */
export interface BalanceSummary {
  /** Amount that is still due: the total minus payments, plus refunds. */
  balance?: Balance;
  /** Sum of all approved payments, before refunds. */
  paid?: Price;
  /** Sum of all completed refunds. */
  refunded?: Price;
  /** Sum of all authorized payments that are not captured yet. */
  authorized?: Price;
  /** Sum of all refunds that are being processed. */
  pendingRefund?: Price;
  /** Sum of all payments that are being processed. */
  pending?: Price;
  /** Sum of all payments that the buyer's bank took back. */
  chargeback?: Price;
  /** Sum of all chargebacks that were decided in favor of the shop. */
  chargebackReversal?: Price;
  /** Fees of the platform. Never set: the platform takes no fee of a sale. */
  platformFees?: Price;
  /** Total after fees. Never set: the platform takes no fee of a sale. */
  totalMinusPlatformFees?: Price;
  /** Rounding to coins. Never set: amounts are not rounded to coins. */
  cashRoundingAdjustment?: CashRounding;
}

/**
 * Where a fee comes from.
 *
 * - `SERVICE_PLUGIN`: An app or the store's checkout settings.
 * - `ITEM`: A line item.
 * - `MANUAL`: The shop's staff.
 * - `SHIPPING`: The shipping option.
 * - `PLATFORM`: The sales platform.
 */
export type OrderAdditionalFeeSource = 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
export const OrderAdditionalFeeSource: EnumValues<OrderAdditionalFeeSource> = /* @__PURE__ */ enumValues('SERVICE_PLUGIN ITEM MANUAL SHIPPING PLATFORM');

/** A fee on top of items and shipping. */
export interface OrderAdditionalFee {
  /** Code that identifies the fee. */
  code?: string | null;
  /** Name of the fee that the buyer sees. */
  name?: string;
  /** Amount of the fee, with tax if `taxIncludedInPrices` is `true`. */
  price?: Price;
  /** Tax of the fee. Use `taxInfo`. @deprecated */
  taxDetails?: OrderItemTaxFullDetails;
  /** Tax of the fee. */
  taxInfo?: LineItemTaxInfo;
  /** ID of the app that added the fee. */
  providerAppId?: string | null;
  /** Amount of the fee without tax. */
  priceBeforeTax?: Price;
  /** Amount of the fee with tax. */
  priceAfterTax?: Price;
  /** ID of the fee in the order. */
  _id?: string;
  /** IDs of the line items that the fee applies to. Empty for the whole order. */
  lineItemIds?: string[];
  /** Where a fee comes from. */
  source?: OrderAdditionalFeeSource;
  /** Address that determines the tax of the fee. */
  taxableAddress?: TaxableAddress;
  /** Number of subscription cycles in which the fee is charged. */
  subscriptionCycles?: number | null;
}

/** Tags of one visibility. */
export interface TagList {
  /** IDs of the tags. */
  tagIds?: string[];
}

/** Tags of an order. */
export interface Tags {
  /** Tags that only the shop sees. */
  privateTags?: TagList;
  /** Tags that apps and the buyer can see too. */
  tags?: TagList;
}

/** A business location of the store. */
export interface Location {
  /** ID of the location. */
  _id?: string;
  /** Display name of the location. */
  name?: string;
}

/**
 * Who pays a fee of the platform.
 *
 * - `PASS_ON`: The buyer pays the fee.
 * - `ABSORBED`: The shop pays the fee.
 */
export type OrderChargeType = 'PASS_ON' | 'ABSORBED';
export const OrderChargeType: EnumValues<OrderChargeType> = /* @__PURE__ */ enumValues('PASS_ON ABSORBED');

/** A fee of a sales platform. */
export interface OrderPlatformFee {
  /** Name of the fee. */
  name?: TranslatableString;
  /** Amount of the fee. */
  amount?: Price;
  /** ID of the line item that the fee applies to. */
  lineItemId?: string;
  /** Who pays a fee of the platform. */
  chargeType?: OrderChargeType;
  /** Rate of the fee as a decimal fraction, such as `0.025`. */
  percentageRate?: string;
}

/** Fees of a sales platform. */
export interface PlatformFeeSummary {
  /** Sum of all fees. */
  total?: Price;
  /** Sum of the fees that the buyer pays. */
  totalPassOn?: Price;
  /** Sum of the fees that the shop pays. */
  totalAbsorbed?: Price;
  /** All fees of the sales platform. */
  fees?: OrderPlatformFee[];
}

/** States of the order's fulfillments. */
export interface FulfillmentStatusesAggregate {
  /** State of each fulfillment. */
  statuses?: string[] | null;
}

/** What the shop can do with an order. */
export type OrderActionType = 'EDIT' | 'UPDATE' | 'REFUND' | 'APPROVE' | 'CANCEL' | 'FULFILL' | 'COLLECT_PAYMENTS' | 'SEND_NOTIFICATIONS' | 'ADD_MERCHANT_ACTIVITY' | 'ADD_ACTIVITY' | 'CREATE_INVOICE' | 'CREATE_RECEIPTS' | 'ASSIGN_TAG' | 'PRINT_PACKAGING_SLIP' | 'MODIFY_INVENTORY';

/** Actions that are allowed for an order. */
export interface CustomAllowedActions {
  /** The allowed actions; all others are refused. */
  orderActions?: OrderActionType[];
}

/** Apps that may change an order. */
export interface OwnerApps {
  /** IDs of the apps. */
  appIds?: string[];
}

/**
 * Whether the subtotal of items includes a coupon for specific items.
 *
 * - `ITEM_SUBTOTAL_INCLUDES_DISCOUNT`: The subtotal is after the discount.
 * - `LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT`: The subtotal is before the discount, as in older orders.
 */
export type SpecificItemsCouponBehavior = 'UNDEFINED_COUPON_BEHAVIOR' | 'ITEM_SUBTOTAL_INCLUDES_DISCOUNT' | 'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT';

/** What the shop and its apps can do with an order. */
export interface OrderSettings {
  /** Whether all actions are allowed. */
  standardActions?: boolean;
  /** Whether only actions that do not change the order are allowed. */
  limitedActions?: boolean;
  /** The actions that are allowed. */
  customActions?: CustomAllowedActions;
  /** Whether the shop and all apps may change the order. */
  editableByEveryone?: boolean;
  /** The apps that may change the order. */
  editableByOwnerApps?: OwnerApps;
  /** Whether the subtotal of items includes a coupon for specific items. */
  specificItemsCouponBehavior?: SpecificItemsCouponBehavior;
  /** Whether an invoice is created for the order. */
  createInvoice?: boolean | null;
}

/** A form and the app that owns it. */
export interface FormIdentifier {
  /** ID of the form. */
  formSchemaId?: string;
  /** Namespace of the app that owns the form. */
  namespace?: string;
}

/** A form that the buyer filled in. */
export interface FormInfo {
  /** A form and the app that owns it. */
  schemaIdentifier?: FormIdentifier;
  /** ID of the form in the order. */
  _id?: string;
  /** IDs of the line items that the form belongs to. */
  lineItemIds?: string[];
  /** Title of the form. */
  title?: string;
  /** Subtitles of the form. */
  subtitles?: string[] | null;
  /** ID of the buyer's submission. */
  formSubmissionId?: string | null;
}

/** An order of a buyer. */
export interface Order {
  /** ID of the order. */
  _id?: string | null;
  /** Number of the order that the buyer sees, such as `10001`. It counts up. */
  number?: string;
  /** When the order was created, in UTC. */
  _createdDate?: Date | null;
  /** When the order last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Items of the order, fixed when it is placed. */
  lineItems?: OrderLineItem[];
  /** Who placed the order: a visitor or a member. */
  buyerInfo?: OrderBuyerInfo;
  /** How much of an order is paid. */
  paymentStatus?: PaymentStatusEnumPaymentStatus;
  /** How much of an order is fulfilled. */
  fulfillmentStatus?: FulfillmentStatus;
  /** Language of the buyer, such as `en`; emails about the order are written in it. */
  buyerLanguage?: string | null;
  /** Unit of all weights in the order. */
  weightUnit?: WeightUnit;
  /** Currency of all amounts in the order, as a three-letter code (ISO 4217). */
  currency?: string | null;
  /** How prices were converted from another currency. Returned only as they were sent. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** Whether the prices of the items include tax. */
  taxIncludedInPrices?: boolean;
  /** Language of the site on which the order was placed. */
  siteLanguage?: string | null;
  /** Totals of the order, in its currency. */
  priceSummary?: OrderPriceSummary;
  /** Billing address and contact of the buyer. */
  billingInfo?: AddressWithContact;
  /** How and where the order is delivered. */
  shippingInfo?: V1ShippingInformation;
  /** Note of the buyer to the shop. */
  buyerNote?: string | null;
  /** State of an order. */
  status?: OrderStatus;
  /** Whether the shop archived the order. Defaults to `false`. */
  archived?: boolean | null;
  /** Total tax of the order. Use `taxInfo`. @deprecated */
  taxSummary?: OrderTaxSummary;
  /** Tax of the order, in total and by authority. */
  taxInfo?: OrderTaxInfo;
  /** Discounts that apply to the order. */
  appliedDiscounts?: OrderAppliedDiscount[];
  /** Activity log of the order, oldest first. Visible to the shop only. */
  activities?: Activity[];
  /** Advertisement that led to an order. */
  attributionSource?: AttributionSource;
  /** Who created the order: the buyer, the shop or an app. */
  createdBy?: CreatedBy;
  /** Sales channel in which the order was placed. */
  channelInfo?: ChannelInfo;
  /** Whether the shop's staff has opened the order. Visible to the shop only. */
  seenByAHuman?: boolean | null;
  /** ID of the checkout from which the order was placed. */
  checkoutId?: string | null;
  /** Answers to the store's additional fields in the checkout. */
  customFields?: CustomField[];
  /** What was paid, refunded and is still due. */
  balanceSummary?: BalanceSummary;
  /** Fees on top of items and shipping. */
  additionalFees?: OrderAdditionalFee[];
  /** Fields of apps, by namespace. */
  extendedFields?: ExtendedFields;
  /** ID that the cart, the checkout and the order have in common. */
  purchaseFlowId?: string | null;
  /** Address and contact of the recipient, if the order is not for the buyer. */
  recipientInfo?: AddressWithContact;
  /** Tags of an order. */
  tags?: Tags;
  /** When the buyer placed the order, in UTC. For an imported order, when it was placed in the other system. */
  purchasedDate?: Date | null;
  /** Location of the store that the order belongs to. */
  businessLocation?: Location;
  /** Totals that are due after the free trial of a subscription. */
  payAfterFreeTrial?: OrderPriceSummary;
  /** Fees of a sales platform. Returned only as they were sent. */
  platformFeeSummary?: PlatformFeeSummary;
  /** Whether the order was imported from another system. */
  imported?: boolean;
  /** ID of the cart from which the order was placed. */
  cartId?: string | null;
  /** Whether the platform itself created the order. */
  isInternalOrderCreate?: boolean;
  /** Totals that were due at the checkout. Use `balanceSummary`. @deprecated */
  payNow?: OrderPriceSummary;
  /** States of the order's fulfillments. */
  fulfillmentStatusesAggregate?: FulfillmentStatusesAggregate;
  /** Totals of the deposit, if only a part was due at the checkout. */
  deposit?: OrderPriceSummary;
  /** What the shop and its apps can do with the order. */
  settings?: OrderSettings;
  /** Forms that the buyer filled in. */
  forms?: FormInfo[];
  /** Whether it is a sample order. */
  demo?: boolean;
}

export interface OrdersAddActivityAnswer {
  /** The order with its new entry. */
  order?: Order;
  /** ID of the new entry. */
  activityId?: string;
}

export interface OrdersAggregateOrdersAnswer {
  /** Computed values by the names in the request. */
  aggregates?: Record<string, unknown> | null;
}

export interface OrdersBulkDeleteImportedOrdersAnswer {
  /** ID of the background job. */
  jobId?: string;
}

/** Tags of one visibility. */
export interface TagsTagList {
  /** IDs of the tags. */
  tagIds?: string[];
}

/** Tags to add or remove. */
export interface TagsTags {
  /** Tags that only the shop sees. */
  privateTags?: TagsTagList;
  /** Tags that apps and the buyer can see too. */
  tags?: TagsTagList;
}

/** Machine-readable error with a stable code. */
export interface ApplicationError {
  /** Stable error code to branch on, for example "ITEM_NOT_FOUND". */
  code?: string;
  /** Explanation of the error for developers, in English. The text may change; the code does not. */
  description?: string;
  /** Values that belong to the error, for example the ID that was not found. The keys depend on `code`. */
  data?: Record<string, unknown> | null;
}

/** Outcome for one item of a bulk operation. */
export interface ItemMetadata {
  /** ID of the item. Absent when the item could not be created. */
  _id?: string | null;
  /** Zero-based position of the item in the request. */
  originalIndex?: number;
  /** Whether the operation succeeded for this item. */
  success?: boolean;
  /** Reason for the failure. Present only when `success` is false. */
  error?: ApplicationError;
}

/** Result of a bulk update of tags for one order. */
export interface BulkUpdateOrderTagsResult {
  /** The order's ID, and whether the update succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Summary of a bulk operation. */
export interface BulkActionMetadata {
  /** Number of items that were processed successfully. */
  totalSuccesses?: number;
  /** Number of items that failed. */
  totalFailures?: number;
  /** Number of failed items that `results` does not list. 0 unless a background job had too many failures to list. */
  undetailedFailures?: number;
}

export interface OrdersBulkUpdateOrderTagsAnswer {
  /** Result for each order, in the order of the request. */
  results?: BulkUpdateOrderTagsResult[];
  /** Number of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** An order to update in bulk. */
export interface MaskedOrder {
  /** The order's ID and the fields to change. */
  order?: Order;
  /** Names of the fields to change, separated by commas. Defaults to the fields that are sent. */
  fieldMask?: string;
}

/** Result of a bulk update for one order. */
export interface BulkOrderResult {
  /** The order's ID, and whether the update succeeded. */
  itemMetadata?: ItemMetadata;
  /** The updated order, if `returnEntity` is set. */
  item?: Order;
}

export interface OrdersBulkUpdateOrdersAnswer {
  /** Result for each order, in the order of the request. */
  results?: BulkOrderResult[];
  /** Number of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

export interface OrdersCancelOrderAnswer {
  /** An order of a buyer. */
  order?: Order;
}

/** A payment to capture. */
export interface PaymentCapture {
  /** ID of the authorized payment. */
  paymentId?: string | null;
  /** Amount to capture, in the order's currency. Defaults to the whole authorized amount. */
  amount?: Price;
}

/** The card that paid. */
export interface CreditCardPaymentMethodDetails {
  /** Last four digits of the card number. */
  lastFourDigits?: string | null;
  /** Brand of the card, such as `Visa`. */
  brand?: string | null;
}

/**
 * State of a payment.
 *
 * - `APPROVED`: The money is received.
 * - `PENDING`: The provider is processing the payment.
 * - `PENDING_MERCHANT`: The shop has to act, such as confirming a transfer.
 * - `CANCELED`: Canceled before completion.
 * - `DECLINED`: Declined by the provider or the bank.
 * - `REFUNDED`: Refunded in full.
 * - `PARTIALLY_REFUNDED`: Refunded in part.
 * - `AUTHORIZED`: Reserved on the buyer's card, not captured yet.
 * - `VOIDED`: The reserved amount was released. @deprecated
 */
export type TransactionStatus = 'UNDEFINED' | 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED';

/**
 * State of a capture.
 *
 * - `PENDING`: The provider is processing it.
 * - `SUCCEEDED`: The money is received.
 * - `FAILED`: The capture failed.
 */
export type AuthorizationCaptureStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';
export const AuthorizationCaptureStatus: EnumValues<AuthorizationCaptureStatus> = /* @__PURE__ */ enumValues('PENDING SUCCEEDED FAILED');

/** Why a capture or void failed. */
export interface AuthorizationActionFailureDetails {
  /** Error code of the payment provider. */
  failureCode?: string;
}

/** A capture of an authorized payment. */
export interface AuthorizationCapture {
  /** ID of the capture. */
  _id?: string | null;
  /** State of a capture. */
  status?: AuthorizationCaptureStatus;
  /** Captured amount, in the order's currency. */
  amount?: Price;
  /** When the capture was requested, in UTC. */
  _createdDate?: Date | null;
  /** Why the capture failed. Returned only as it was sent. */
  failureDetails?: AuthorizationActionFailureDetails;
}

/**
 * State of a void.
 *
 * - `PENDING`: The provider is processing it.
 * - `SUCCEEDED`: The reserved amount is released.
 * - `FAILED`: The void failed.
 */
export type AuthorizationVoidStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';
export const AuthorizationVoidStatus: EnumValues<AuthorizationVoidStatus> = /* @__PURE__ */ enumValues('PENDING SUCCEEDED FAILED');

/**
 * Why an authorized payment was voided.
 *
 * - `MANUAL`: The shop voided it.
 * - `SCHEDULED`: Its time was over.
 */
export type Reason = 'MANUAL' | 'SCHEDULED';
export const Reason: EnumValues<Reason> = /* @__PURE__ */ enumValues('MANUAL SCHEDULED');

/** A void of an authorized payment. */
export interface AuthorizationVoid {
  /** State of a void. */
  status?: AuthorizationVoidStatus;
  /** When it was voided, in UTC. */
  voidedDate?: Date | null;
  /** Why the void failed. Returned only as it was sent. */
  failureDetails?: AuthorizationActionFailureDetails;
  /** Why an authorized payment was voided. */
  reason?: Reason;
}

/**
 * What happens to an authorized payment.
 *
 * - `VOID`: The reserved amount is released.
 * - `CAPTURE`: The reserved amount is captured.
 */
export type ActionType = 'VOID' | 'CAPTURE';
export const ActionType: EnumValues<ActionType> = /* @__PURE__ */ enumValues('VOID CAPTURE');

/** An action that happens to an authorized payment by itself. Returned only as it was sent. */
export interface V1ScheduledAction {
  /** What happens to an authorized payment. */
  actionType?: ActionType;
  /** When the action takes place, in UTC. */
  executionDate?: Date | null;
}

/** Authorization of a payment that is captured later. */
export interface AuthorizationDetails {
  /** Whether the payment is captured later than it is authorized. */
  delayedCapture?: boolean;
  /** When the payment was authorized, in UTC. */
  authorizedDate?: Date | null;
  /** Captures of the payment. */
  captures?: AuthorizationCapture[];
  /** Void of the payment. Missing if it was not voided. */
  void?: AuthorizationVoid;
  /** An action that happens to an authorized payment by itself. Returned only as it was sent. */
  scheduledAction?: V1ScheduledAction;
}

/**
 * State of a chargeback.
 *
 * - `APPROVED`: The bank took the money back.
 * - `REVERSED`: The dispute was decided in favor of the shop.
 */
export type ChargebackStatus = 'APPROVED' | 'REVERSED';
export const ChargebackStatus: EnumValues<ChargebackStatus> = /* @__PURE__ */ enumValues('APPROVED REVERSED');

/** A payment that the buyer's bank took back. */
export interface Chargeback {
  /** ID of the chargeback. */
  _id?: string;
  /** When the chargeback was recorded, in UTC. */
  _createdDate?: Date | null;
  /** When the chargeback last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Amount that the bank took back. */
  amount?: Price;
  /** Amount that the shop got back. */
  reversalAmount?: Price;
  /** State of a chargeback. */
  status?: ChargebackStatus;
  /** ID of the chargeback at the bank or provider. */
  externalId?: string | null;
}

/**
 * Payment method of a manual payment.
 *
 * - `CASH`: Paid in cash.
 * - `BANK_TRANSFER`: Paid by bank transfer.
 * - `CHECK`: Paid by check.
 */
export type PredefinedPaymentMethod = 'CASH' | 'BANK_TRANSFER' | 'CHECK';
export const PredefinedPaymentMethod: EnumValues<PredefinedPaymentMethod> = /* @__PURE__ */ enumValues('CASH BANK_TRANSFER CHECK');

/** Payment method of a manual payment: a predefined one or one in words. */
export interface UserDefinedPaymentMethodName {
  /** Predefined payment method. */
  predefined?: PredefinedPaymentMethod;
  /** Payment method in the shop's own words. */
  custom?: string | null;
}

/** Name of a payment method. */
export interface PaymentMethodName {
  /** Name in the buyer's language. Returned only as it was sent. */
  buyerLanguageName?: string | null;
  /** Name in the site's language. Returned only as it was sent. */
  siteLanguageName?: string | null;
  /** Name that the shop gave to a manual payment. */
  userDefinedName?: UserDefinedPaymentMethodName;
}

/** A payment by card or another payment method, online or in person. */
export interface RegularPaymentDetails {
  /** The card that paid. Missing for other payment methods. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** ID of the payment at the payment gateway. */
  paymentOrderId?: string | null;
  /** ID of the transaction at the payment gateway. */
  gatewayTransactionId?: string | null;
  /** Name of the payment method. Use `paymentMethodName`. @deprecated */
  paymentMethod?: string | null;
  /** ID of the transaction at the payment provider. */
  providerTransactionId?: string | null;
  /** Whether the payment was made in person or by transfer. */
  offlinePayment?: boolean;
  /** State of the payment. Use the payment's `status`. @deprecated */
  status?: TransactionStatus;
  /** Whether a stored payment method was charged. */
  savedPaymentMethod?: boolean;
  /** Authorization, if the payment is captured later. */
  authorizationDetails?: AuthorizationDetails;
  /** Chargebacks of the payment. */
  chargebacks?: Chargeback[];
  /** Fee of a sales platform. Returned only as it was sent. */
  platformFee?: Price;
  /** Name of the payment method. */
  paymentMethodName?: PaymentMethodName;
  /** ID of the payment provider. */
  paymentProvider?: string | null;
  /** ID of the payment method. */
  paymentMethodId?: string | null;
}

/** A payment by gift card. */
export interface GiftCardPaymentDetails {
  /** ID of the redemption of the gift card. */
  giftCardPaymentId?: string;
  /** ID of the app that manages the gift card. */
  appId?: string;
  /** Whether the redemption was reversed. Use the payment's `status`. @deprecated */
  voided?: boolean;
  /** Code of the gift card with all but the last characters masked. */
  obfuscatedCode?: string | null;
  /** ID of the gift card. Use `giftCardPaymentId`. @deprecated */
  giftCardId?: string;
}

/**
 * State of a payment by plan.
 *
 * - `CHARGED`: The plan's benefit was used.
 * - `CHARGE_FAILED`: The plan's benefit could not be used.
 * - `CHARGE_PENDING`: The charge is being processed.
 * - `VOIDED`: The use of the benefit was reversed. @deprecated
 */
export type MembershipPaymentStatus = 'CHARGED' | 'CHARGE_FAILED' | 'CHARGE_PENDING' | 'VOIDED';

/** Name of the plan that the membership belongs to. */
export interface MembershipName {
  /** Name in the language of the store. */
  original?: string;
  /** Same as `original`: plans have one language, that of the store. */
  translated?: string | null;
}

/** A plan bought in the same order. */
export interface FutureMembershipDetails {
  /** ID of the line item that is the plan. */
  lineItemId?: string;
  /** ID of the plan's benefit. */
  benefitId?: string;
}

/** A payment by a member's plan. */
export interface MembershipPaymentDetails {
  /** ID of the membership. */
  membershipId?: string;
  /** ID of the line item that the plan pays for. */
  lineItemId?: string;
  /** State of the payment. Use the payment's `status`. @deprecated */
  status?: MembershipPaymentStatus;
  /** Name of the plan. */
  name?: MembershipName;
  /** ID of the charge in the app that manages the plan. */
  externalTransactionId?: string | null;
  /** Whether the charge was reversed. Use the payment's `status`. @deprecated */
  voided?: boolean;
  /** ID of the app that manages the plan. */
  providerAppId?: string;
  /** The plan, if it was bought in the same order. Returned only as it was sent. */
  futureMembership?: FutureMembershipDetails;
}

/** Rounding of a cash payment to coins. */
export interface CashRoundingDetails {
  /** Amount before rounding. */
  unroundedAmount?: Price;
  /** Difference that rounding made. */
  roundingAdjustment?: CashRounding;
}

/**
 * State of a payment.
 *
 * - `APPROVED`: The money is received.
 * - `PENDING`: The provider is processing the payment.
 * - `PENDING_MERCHANT`: The shop has to act, such as confirming a transfer.
 * - `CANCELED`: Canceled before completion.
 * - `DECLINED`: Declined by the provider or the bank.
 * - `REFUNDED`: Refunded in full.
 * - `PARTIALLY_REFUNDED`: Refunded in part.
 * - `AUTHORIZED`: Reserved on the buyer's card, not captured yet.
 * - `VOIDED`: The reserved amount was released.
 */
export type PaymentStatus = 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED';
export const PaymentStatus: EnumValues<PaymentStatus> = /* @__PURE__ */ enumValues('APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED');

/** A receipt of the provider's own receipts app. Not created here. */
export interface WixReceiptInfo {
  /** ID of the receipt. */
  receiptId?: string;
  /** Number of the receipt that the buyer sees. */
  displayNumber?: string | null;
}

/** A receipt that another app created. */
export interface ExternalReceiptInfo {
  /** ID of the receipt in the app. */
  receiptId?: string | null;
  /** ID of the app. */
  appId?: string | null;
  /** Number of the receipt that the buyer sees. */
  displayNumber?: string | null;
}

/**
 * Why a payment was canceled.
 *
 * - `OTHER_PAYMENT_FAILURE`: Another payment of the same order failed.
 * - `EXPIRED`: The buyer did not complete it in time.
 */
export type CanceledReason = 'OTHER_PAYMENT_FAILURE' | 'EXPIRED';

/** Why a payment was canceled. */
export interface CanceledStatusDetails {
  /** Why a payment was canceled. */
  reason?: CanceledReason;
}

/**
 * Why a payment was declined.
 *
 * - `CHARGE_FAILED`: The charge failed.
 * - `EXPIRED`: The card or gift card has expired.
 * - `INSUFFICIENT_FUNDS`: The account or gift card has too little balance.
 * - `GIFT_CARD_DISABLED`: The gift card is disabled.
 */
export type DeclinedReason = 'CHARGE_FAILED' | 'EXPIRED' | 'INSUFFICIENT_FUNDS' | 'GIFT_CARD_DISABLED';

/** Why a payment was declined. */
export interface DeclinedStatusDetails {
  /** Why a payment was declined. */
  reason?: DeclinedReason;
}

/**
 * Why an authorized payment was voided.
 *
 * - `MERCHANT_REQUEST`: The shop voided it.
 * - `OTHER_PAYMENT_FAILURE`: Another payment of the same order failed.
 */
export type VoidedReason = 'MERCHANT_REQUEST' | 'OTHER_PAYMENT_FAILURE';

/** Why an authorized payment was voided. */
export interface VoidedStatusDetails {
  /** Why an authorized payment was voided. */
  reason?: VoidedReason;
}

/** Why a payment has its state. */
export interface PaymentStatusDetails {
  /** Why a payment was canceled. */
  canceled?: CanceledStatusDetails;
  /** Why a payment was declined. */
  declined?: DeclinedStatusDetails;
  /** Why an authorized payment was voided. */
  voided?: VoidedStatusDetails;
  /** Reason code of the payment gateway. Returned only as it was sent. */
  paymentGatewayReasonCode?: string | null;
}

/** A payment of an order: a regular one, by gift card or by plan. */
export interface Payment {
  /** Details of a payment by card or another payment method. */
  regularPaymentDetails?: RegularPaymentDetails;
  /** Details of a payment by gift card. */
  giftcardPaymentDetails?: GiftCardPaymentDetails;
  /** Details of a payment by plan. */
  membershipPaymentDetails?: MembershipPaymentDetails;
  /** ID of the payment. */
  _id?: string | null;
  /** When the payment was made, in UTC. */
  _createdDate?: Date | null;
  /** When the payment last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Paid amount, in the order's currency. */
  amount?: Price;
  /** Whether the payment cannot be refunded. */
  refundDisabled?: boolean;
  /** Never set: invoices are created here, receipts are not. */
  supportReceiptGeneration?: boolean;
  /** Rounding of a cash payment. Returned only as it was sent. */
  cashRounding?: CashRoundingDetails;
  /** State of a payment. */
  status?: PaymentStatus;
  /** ID that payments made together have in common. Returned only as it was sent. */
  chargeCorrelationId?: string | null;
  /** Receipt of the provider's own receipts app. Not created here. */
  wixReceipt?: WixReceiptInfo;
  /** Receipt that another app created. */
  externalReceipt?: ExternalReceiptInfo;
  /** Why the payment was canceled. */
  canceled?: CanceledStatusDetails;
  /** Why the payment was declined. */
  declined?: DeclinedStatusDetails;
  /** Why the payment was voided. */
  voided?: VoidedStatusDetails;
  /** Why the payment has its state. */
  paymentStatusDetails?: PaymentStatusDetails;
  /** ID of the location where the payment was made. */
  locationId?: string | null;
}

/**
 * State of a refund.
 *
 * - `PENDING`: The provider is processing it.
 * - `SUCCEEDED`: The money is refunded.
 * - `FAILED`: The refund failed.
 * - `SCHEDULED`: It starts later.
 * - `STARTED`: It is being sent to the provider.
 */
export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED';
export const RefundStatus: EnumValues<RefundStatus> = /* @__PURE__ */ enumValues('PENDING SUCCEEDED FAILED SCHEDULED STARTED');

/** Why a refund has its state. */
export interface RefundStatusInfo {
  /** Reason code of the payment gateway. Returned only as it was sent. */
  paymentGatewayReasonCode?: string | null;
  /** Reason in words. */
  description?: string | null;
}

/** Refund of one payment. */
export interface RefundTransaction {
  /** ID of the payment. */
  paymentId?: string;
  /** Refunded amount, in the order's currency. */
  amount?: Price;
  /** State of a refund. */
  refundStatus?: RefundStatus;
  /** Why the refund has its state. */
  refundStatusInfo?: RefundStatusInfo;
  /** ID of the refund at the payment gateway. */
  gatewayRefundId?: string | null;
  /** ID of the refund at the payment provider. */
  providerRefundId?: string | null;
  /** Whether the shop refunded elsewhere, such as in cash. */
  externalRefund?: boolean;
  /** ID of the location where the refund was made. */
  locationId?: string | null;
}

/** Refund of units of a line item, in the older form. */
export interface RefundItem {
  /** ID of the line item. */
  lineItemId?: string;
  /** Number of refunded units. */
  quantity?: number;
}

/** Refund of units of a line item. */
export interface LineItemRefund {
  /** ID of the line item. */
  lineItemId?: string;
  /** Number of refunded units. */
  quantity?: number;
}

/** Refund of a fee. */
export interface AdditionalFeeRefund {
  /** ID of the fee in the order. Returned only as it was sent. */
  additionalFeeId?: string;
  /** Refunded amount of the fee. */
  amount?: Price;
}

/** Refund of the delivery. */
export interface ShippingRefund {
  /** Refunded amount of the delivery. */
  amount?: Price;
}

/** What is refunded, and why. */
export interface RefundDetails {
  /** Refunded units by line item. Use `lineItems`. */
  items?: RefundItem[];
  /** Whether the delivery is refunded too. Use `shipping`. */
  shippingIncluded?: boolean;
  /** Why the shop refunds, for the activity log and the email. */
  reason?: string | null;
  /** Refunded units by line item. */
  lineItems?: LineItemRefund[];
  /** Refunded fees of the order. */
  additionalFees?: AdditionalFeeRefund[];
  /** Refunded part of the delivery. */
  shipping?: ShippingRefund;
}

/** Refunded amount of a line item. */
export interface LineItemRefundSummary {
  /** ID of the line item. */
  lineItemId?: string;
  /** Never set: refunds name their line items, and there is no sum by line item. */
  totalRefundedAmount?: Price;
}

/** Refunded amounts by line item. */
export interface RefundItemsBreakdown {
  /** Line items of the refund. */
  lineItems?: LineItemRefundSummary[];
}

/** Totals of a refund over all its payments. */
export interface AggregatedRefundSummary {
  /** Amount that was requested. */
  requestedRefund?: Price;
  /** Amount that is being processed. */
  pendingRefund?: Price;
  /** Amount that was refunded. */
  refunded?: Price;
  /** Amount whose refund failed. */
  failedRefundAmount?: Price;
  /** Whether a part of the refund is still being processed. */
  pending?: boolean;
  /** Refunded amounts by line item. */
  breakdown?: RefundItemsBreakdown;
}

/** A refund of an order. */
export interface Refund {
  /** ID of the refund. */
  _id?: string;
  /** Refund of each payment. */
  transactions?: RefundTransaction[];
  /** What was refunded, and why. */
  details?: RefundDetails;
  /** When the refund was requested, in UTC. */
  _createdDate?: Date | null;
  /** Totals of the refund over all its payments. */
  summary?: AggregatedRefundSummary;
  /** Never set: refunds are requested by a caller, not by a service. */
  requestingServiceAppId?: string | null;
}

/** Payments and refunds of an order. */
export interface OrderTransactions {
  /** ID of the order. */
  orderId?: string;
  /** Payments, oldest first. */
  payments?: Payment[];
  /** Refunds, oldest first. */
  refunds?: Refund[];
}

export interface OrdersCaptureAuthorizedPaymentsAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
}

/** An item that is paid with a member's plan. */
export interface MembershipChargeItem {
  /** ID of the membership. */
  membershipId?: string;
  /** ID of the app that manages the plan. */
  appId?: string;
  /** Name of the plan. */
  membershipName?: MembershipName;
  /** Further data of the app that manages the plan. */
  membershipAdditionalData?: Record<string, unknown> | null;
  /** The item in its catalog. */
  catalogReference?: CatalogReference;
  /** Time and place of a service. */
  serviceProperties?: ServiceProperties;
  /** ID of the product that the item belongs to. */
  rootCatalogItemId?: string | null;
  /** ID of the line item that the plan pays for. */
  lineItemId?: string;
}

/**
 * When a created order is approved.
 *
 * - `DEFAULT`: As soon as it is created.
 * - `PAYMENT_RECEIVED`: When it is paid.
 * - `PAYMENT_METHOD_SAVED`: When a payment method is stored for it.
 */
export type OrderApprovalStrategy = 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED';
export const OrderApprovalStrategy: EnumValues<OrderApprovalStrategy> = /* @__PURE__ */ enumValues('DEFAULT PAYMENT_RECEIVED PAYMENT_METHOD_SAVED');

/** Emails about a created order. */
export interface OrderCreateNotifications {
  /** Whether to email the confirmation to the buyer. Defaults to `true`. */
  sendNotificationToBuyer?: boolean | null;
  /** Whether to notify the shop. Defaults to `true`. */
  sendNotificationsToBusiness?: boolean | null;
}

/** How an order is created. */
export interface OrderCreationSettings {
  /** Whether the shop and all apps may change the order. */
  editableByEveryone?: boolean;
  /** The apps that may change the order. */
  editableByOwnerApps?: OwnerApps;
  /** When a created order is approved. */
  orderApprovalStrategy?: OrderApprovalStrategy;
  /** Which emails to send. */
  notifications?: OrderCreateNotifications;
}

export interface OrdersDeleteActivityAnswer {
  /** An order of a buyer. */
  order?: Order;
}

/** A digital file of an order. */
export interface OrderDownload {
  /** ID of the line item. */
  lineItemId?: string;
  /** Name of the file. Missing while the product has no file. */
  fileName?: string;
  /** Size of the file in bytes, as a string. */
  sizeInBytes?: string;
  /** URL of the download page, the same as `digitalFile.link` of the line item. `null` until the order is paid. */
  link?: string | null;
  /** Number of downloads so far. */
  downloads?: number;
  /** Largest number of downloads. `null` for no limit. */
  maxDownloads?: number | null;
  /** Until when the file can be downloaded, in UTC. `null` for no limit. */
  expirationDate?: Date | null;
  /** Whether the downloads ended because the item was refunded or the order was canceled. */
  ended?: boolean;
}

export interface OrdersGetDownloadAnswer {
  /** A digital file of an order. */
  download?: OrderDownload;
}

export interface OrdersGetOrderByKeyAnswer {
  /** An order of a buyer. */
  order?: Order;
}

/**
 * Whether a payment can be collected for an order.
 *
 * - `COLLECTABLE`: A payment can be collected.
 * - `NONCOLLECTABLE_ORDER_IS_CANCELLED`: The order is canceled.
 * - `NONCOLLECTABLE_ORDER_IS_PAID`: The order is paid in full.
 * - `NONCOLLECTABLE_MISSING_PAYMENT_METHOD`: The store accepts no payment method.
 * - `NONCOLLECTABLE_ORDER_IS_PENDING`: The order is not placed yet.
 * - `NONCOLLECTABLE_ORDER_IS_REJECTED`: The order was rejected.
 * - `NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS`: The order contains a subscription.
 * - `NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS`: A payment of the order was charged back.
 * - `NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED`: The subscription's cycle is over.
 * - `NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION`: The order contains a subscription that cannot be collected.
 * - `NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED`: Only the whole amount can be collected.
 */
export type PaymentCollectabilityStatus = 'UNKNOWN' | 'COLLECTABLE' | 'NONCOLLECTABLE_ORDER_IS_CANCELLED' | 'NONCOLLECTABLE_ORDER_IS_PAID' | 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD' | 'NONCOLLECTABLE_ORDER_IS_PENDING' | 'NONCOLLECTABLE_ORDER_IS_REJECTED' | 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS' | 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS' | 'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED' | 'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION' | 'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED';
export const PaymentCollectabilityStatus: EnumValues<PaymentCollectabilityStatus> = /* @__PURE__ */ enumValues('UNKNOWN COLLECTABLE NONCOLLECTABLE_ORDER_IS_CANCELLED NONCOLLECTABLE_ORDER_IS_PAID NONCOLLECTABLE_MISSING_PAYMENT_METHOD NONCOLLECTABLE_ORDER_IS_PENDING NONCOLLECTABLE_ORDER_IS_REJECTED NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED');

export interface OrdersGetPaymentCollectabilityStatusAnswer {
  /** Whether a payment can be collected for an order. */
  status?: PaymentCollectabilityStatus;
  /** Amount that can be collected, in the order's currency. */
  amount?: Price;
  /** Whether the payment can be authorized first and captured later. */
  authorizationSupported?: boolean;
  /** Whether less than the whole amount can be collected. */
  customAmountSupported?: boolean;
}

/**
 * Why a payment cannot be refunded.
 *
 * - `NONE`: There is no reason.
 * - `ALREADY_REFUNDED`: It is refunded in full.
 * - `PROVIDER_IS_DOWN`: The payment provider does not answer.
 * - `INTERNAL_ERROR`: The state could not be determined.
 * - `NOT_PAID`: It is not paid.
 * - `ACCESS_DENIED`: The caller may not refund it.
 * - `ZERO_PRICE`: Nothing was paid.
 * - `DISABLED_BY_PROVIDER`: The payment provider does not allow it.
 * - `PENDING_REFUND`: Another refund is being processed.
 * - `FORBIDDEN`: Refunds of this payment are not allowed.
 * - `TRANSACTION_NOT_FOUND`: The payment provider does not find it.
 * - `ORDER_IS_PENDING`: The order is not placed yet.
 * - `ORDER_IS_REJECTED`: The order was rejected.
 */
export type NonRefundableReason = 'NONE' | 'ALREADY_REFUNDED' | 'PROVIDER_IS_DOWN' | 'INTERNAL_ERROR' | 'NOT_PAID' | 'ACCESS_DENIED' | 'ZERO_PRICE' | 'DISABLED_BY_PROVIDER' | 'PENDING_REFUND' | 'FORBIDDEN' | 'TRANSACTION_NOT_FOUND' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED';
export const NonRefundableReason: EnumValues<NonRefundableReason> = /* @__PURE__ */ enumValues('NONE ALREADY_REFUNDED PROVIDER_IS_DOWN INTERNAL_ERROR NOT_PAID ACCESS_DENIED ZERO_PRICE DISABLED_BY_PROVIDER PENDING_REFUND FORBIDDEN TRANSACTION_NOT_FOUND ORDER_IS_PENDING ORDER_IS_REJECTED');

/**
 * Why a payment can only be refunded by hand.
 *
 * - `EXPIRED`: The provider's time limit for refunds is over.
 * - `NOT_SUPPORTED`: The provider does not support refunds.
 * - `OFFLINE`: It was paid in person or by transfer.
 * - `REQUIRES_CARD_READER`: The card has to be presented to a card reader.
 */
export type ManuallyRefundableReason = 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER';
export const ManuallyRefundableReason: EnumValues<ManuallyRefundableReason> = /* @__PURE__ */ enumValues('EXPIRED NOT_SUPPORTED OFFLINE REQUIRES_CARD_READER');

/**
 * Whether a payment can be refunded.
 *
 * - `NOT_REFUNDABLE`: It cannot be refunded.
 * - `MANUAL`: The shop can refund it by hand and record it.
 * - `REFUNDABLE`: It can be refunded through the payment provider.
 */
export type RefundableStatus = 'NOT_REFUNDABLE' | 'MANUAL' | 'REFUNDABLE';
export const RefundableStatus: EnumValues<RefundableStatus> = /* @__PURE__ */ enumValues('NOT_REFUNDABLE MANUAL REFUNDABLE');

/** Whether and how a payment can be refunded. */
export interface Refundability {
  /** Why a payment cannot be refunded. */
  nonRefundableReason?: NonRefundableReason;
  /** Why a payment can only be refunded by hand. */
  manuallyRefundableReason?: ManuallyRefundableReason;
  /** ID of the payment. */
  paymentId?: string;
  /** Whether the payment can be refunded. */
  refundabilityStatus?: RefundableStatus;
  /** Never set: refunds are made here, not in the provider's dashboard. */
  providerLink?: string | null;
}

export interface OrdersGetRefundabilityStatusAnswer {
  /** Whether and how each payment can be refunded. */
  refundabilities?: Refundability[];
  /** Whether single items can be refunded. @deprecated */
  refundablePerItem?: boolean;
}

export interface OrdersImportOrderAnswer {
  /** An order of a buyer. */
  order?: Order;
}

export interface OrdersListOrderDownloadsAnswer {
  /** Digital files of the order. */
  downloads?: OrderDownload[];
}

/**
 * State of a ticket.
 *
 * - `VALID`: It admits one guest, once.
 * - `CANCELED`: It is no longer valid.
 */
export type TicketStatus = 'VALID' | 'CANCELED';
export const TicketStatus: EnumValues<TicketStatus> = /* @__PURE__ */ enumValues('VALID CANCELED');

/** A ticket for an event. */
export interface Ticket {
  /** ID of the ticket. */
  _id?: string;
  /** ID of the event. */
  eventId?: string;
  /** Name of the event. */
  eventName?: string;
  /** When the event starts, in UTC. */
  start?: Date;
  /** ID of the ticket type. */
  ticketTypeId?: string;
  /** Name of the ticket type. */
  typeName?: string;
  /** Secret code that admits the holder once. It is shown as a QR code. */
  code?: string;
  /** State of a ticket. */
  status?: TicketStatus;
  /** When the guest was checked in, in UTC. Missing before. */
  checkedInDate?: Date;
  /** Name of the guest. */
  guestName?: string;
  /** Email address of the buyer. */
  email?: string;
  /** ID of the member who bought it. Missing for a guest. */
  memberId?: string;
  /** ID of the order in which it was bought. */
  orderId?: string;
  /** When the ticket was issued, in UTC. */
  _createdDate?: Date;
}

export interface OrdersListOrderTicketsAnswer {
  /** Tickets of the order, including canceled ones. */
  tickets?: Ticket[];
}

/** Page size and number of entries to skip. */
export interface ProductDownloadsPaging {
  /** Maximum number of entries to return. Defaults to 50. */
  limit?: number | null;
  /** Number of entries to skip. Defaults to 0. */
  offset?: number | null;
}

/** A buyer's access to the file of a digital product. */
export interface ProductDownload {
  /** ID of the order. */
  orderId?: string;
  /** Number of the order. */
  orderNumber?: string;
  /** When the order was placed. */
  purchasedDate?: Date;
  /** ID of the line item. */
  lineItemId?: string;
  /** Name of the buyer; null if it is unknown or erased. */
  buyerName?: string | null;
  /** Email address of the buyer; null if it is unknown or erased. */
  buyerEmail?: string | null;
  /** Downloads with the current link. A renewed link starts at 0. */
  downloads?: number;
  /** Downloads that the link allows; null for no limit. */
  maxDownloads?: number | null;
  /** When the last download was counted; null if there was none. */
  lastDownloadDate?: Date | null;
  /** When the link expires; null for never. */
  expirationDate?: Date | null;
  /** Whether a refund, a chargeback or a cancellation ended the access. */
  ended?: boolean;
}

/** Position of the page in the whole result. */
export interface PagingMetadata {
  /** Number of results on this page. */
  items?: number;
  /** Number of results that were skipped. */
  offset?: number;
}

export interface OrdersListProductDownloadsAnswer {
  /** Entries on this page. */
  downloads?: ProductDownload[];
  /** Position of the page in the whole result. */
  metadata?: PagingMetadata;
}

export interface OrdersLookUpOrderAnswer {
  /** ID of the order. */
  orderId?: string;
  /** Key that opens this order for one day (see `getOrderByKey`). */
  key?: string;
}

export interface OrdersPaymentCollectionBulkMarkOrdersAsPaidAnswer {
  /** Result for each order, in the order of the request. */
  results?: BulkOrderResult[];
  /** Number of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Person who collects a payment. */
export interface ChargedBy {
  /** ID of the person. */
  _id?: string;
  /** Full name of the person. */
  fullName?: string | null;
}

export interface OrdersPaymentCollectionCreatePaymentGatewayOrderAnswer {
  /** ID of the payment at the gateway. */
  paymentGatewayOrderId?: string;
}

export interface OrdersPaymentCollectionMarkOrderAsPaidAnswer {
  /** An order of a buyer. */
  order?: Order;
}

/**
 * What happens to an authorized payment after a delay.
 *
 * - `VOID`: The reserved amount is released.
 * - `CAPTURE`: The reserved amount is captured.
 */
export type OrderScheduledAction = 'VOID' | 'CAPTURE';
export const OrderScheduledAction: EnumValues<OrderScheduledAction> = /* @__PURE__ */ enumValues('VOID CAPTURE');

/**
 * Unit of a duration.
 *
 * - `MINUTES`: The count is in minutes.
 * - `HOURS`: The count is in hours.
 * - `DAYS`: The count is in days.
 */
export type DurationUnit = 'MINUTES' | 'HOURS' | 'DAYS';
export const DurationUnit: EnumValues<DurationUnit> = /* @__PURE__ */ enumValues('MINUTES HOURS DAYS');

/** A length of time. */
export interface Duration {
  /** Number of units. */
  count?: number;
  /** Unit of a duration. */
  unit?: DurationUnit;
}

/** What happens to an authorized payment after a delay. */
export interface DelayedCaptureSettings {
  /** Action after the delay. */
  scheduledAction?: OrderScheduledAction;
  /** Time between authorization and action. */
  delayDuration?: Duration;
}

/** Where the buyer continues after paying. */
export interface RedirectUrls {
  /** URL after a successful payment. */
  successUrl?: string | null;
  /** URL after the buyer canceled. */
  cancelUrl?: string | null;
  /** URL after a failed payment. */
  errorUrl?: string | null;
  /** URL while the payment is being processed. */
  pendingUrl?: string | null;
}

export interface OrdersPreparePaymentCollectionAnswer {
  /** ID of the prepared payment. */
  paymentGatewayOrderId?: string;
}

export interface OrdersRenewDownloadAnswer {
  /** A digital file of an order. */
  download?: OrderDownload;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Search with filter, sort order and cursor-based paging. */
export interface CursorSearch {
  /** Page size and cursor of the page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "paymentStatus": "PAID" }`. Omit it to match everything. */
  filter?: Record<string, unknown> | null;
  /** Sort orders, applied in sequence. */
  sort?: Sorting[];
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface CursorPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
  /** Whether there is another page. Pass `cursors.next` to retrieve it. */
  hasNext?: boolean | null;
  /** Number of results that match the filter on all pages. */
  total?: number | null;
}

export interface OrdersSearchOrdersAnswer {
  /** Orders of this page. */
  orders?: Order[];
  /** Position of this page, with the cursor of the next one. */
  metadata?: CursorPagingMetadata;
}

export interface OrdersSetOrderNumberCounterAnswer {
  /** Counter before the change, as a string. */
  oldCounter?: string;
  /** Counter after the change, as a string. */
  newCounter?: string;
}

export interface OrdersStartDownloadAnswer {
  /** URL of the file, valid for 10 minutes. */
  url?: string;
  /** A digital file of an order. */
  download?: OrderDownload;
}

/** A payment to refund. */
export interface PaymentRefund {
  /** ID of the payment. */
  paymentId?: string;
  /** Amount to refund, in the order's currency. Defaults to the whole payment. */
  amount?: Price;
  /** Whether the shop refunds elsewhere, such as in cash: the refund is only recorded. Defaults to `false`. */
  externalRefund?: boolean;
  /** ID of a refund that was already made at the payment gateway. */
  gatewayRefundId?: string | null;
}

/**
 * Which items are returned to the inventory.
 *
 * - `NO_ITEMS`: No item is restocked.
 * - `ALL_ITEMS`: All refunded items are restocked.
 * - `SOME_ITEMS`: Only `items` are restocked.
 */
export type RestockType = 'NO_ITEMS' | 'ALL_ITEMS' | 'SOME_ITEMS';
export const RestockType: EnumValues<RestockType> = /* @__PURE__ */ enumValues('NO_ITEMS ALL_ITEMS SOME_ITEMS');

/** Units of a line item to return to the inventory. */
export interface RestockItem {
  /** ID of the line item. */
  lineItemId?: string;
  /** Number of units. */
  quantity?: number;
  /** Locations to which the units are returned. */
  restockLocations?: RestockLocation[];
}

/** Which items are returned to the inventory. */
export interface RestockInfo {
  /** Which items are returned to the inventory. */
  type?: RestockType;
  /** Units to restock, for `SOME_ITEMS`. */
  items?: RestockItem[];
  /** IDs of the line items to restock. Use `items`. @deprecated */
  lineItemIds?: string[];
}

/** What else happens with a refund. */
export interface RefundSideEffects {
  /** Which items are returned to the inventory. Without it, none. */
  restockInfo?: RestockInfo;
  /** Whether to email the buyer about the refund. Defaults to `true`. */
  sendOrderRefundedEmail?: boolean;
  /** Text that is added to the email. */
  customMessage?: string | null;
}

export interface OrdersTriggerRefundAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
  /** ID of the refund. `null` if it failed. */
  refundId?: string | null;
  /** Payments that could not be refunded, with the reason. */
  failedPaymentIds?: ItemMetadata[];
}

export interface OrdersUpdateActivityAnswer {
  /** An order of a buyer. */
  order?: Order;
}

export interface OrdersUpdateOrderLineItemAnswer {
  /** An order of a buyer. */
  order?: Order;
}

export interface OrdersUpdateOrderStatusAnswer {
  /** An order of a buyer. */
  order?: Order;
}

export interface OrdersVoidAuthorizedPaymentsAnswer {
  /** Payments and refunds of an order. */
  orderTransactions?: OrderTransactions;
}

/**
 * Adds an entry to the activity log of an order, such as a note of the shop.
 *
 * `POST /v1/orders/{id}/activities` (for owners, collaborators and apps)
 */
export const addActivity: Fn<(_id: string, activity: PublicActivity) => Promise<OrdersAddActivityAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/{id}/activities', 'id,activity', { answer: { order: shapes.Order } });
/**
 * Computes totals over orders, such as the number of orders or the sum of their prices.
 *
 * `POST /v1/orders/aggregate` (for owners, collaborators and apps)
 */
export const aggregateOrders: Fn<(options?: { filter?: Record<string, unknown> | null; aggregation?: Record<string, unknown> | null; hierarchySeparatorOverride?: string | null }) => Promise<OrdersAggregateOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/aggregate', '*', { safe: true });
/**
 * Deletes up to 1,000 imported orders, in the background.
 *
 * `POST /v1/orders/import/bulk-delete-imported-orders` (for owners, collaborators and apps)
 */
export const bulkDeleteImportedOrders: Fn<(orderIds: string[]) => Promise<OrdersBulkDeleteImportedOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/import/bulk-delete-imported-orders', 'orderIds');
/**
 * Adds tags to up to 100 orders, or removes them.
 *
 * `POST /v1/bulk/orders/update-tags` (for owners, collaborators and apps)
 */
export const bulkUpdateOrderTags: Fn<(orderIds: string[], options?: { assignTags?: TagsTags; unassignTags?: TagsTags }) => Promise<OrdersBulkUpdateOrderTagsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/bulk/orders/update-tags', 'orderIds,*');
/**
 * Updates the details of up to 100 orders.
 *
 * `POST /v1/bulk/orders/update` (for owners, collaborators and apps)
 */
export const bulkUpdateOrders: Fn<(orders: MaskedOrder[], options?: { returnEntity?: boolean }) => Promise<OrdersBulkUpdateOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/bulk/orders/update', 'orders,*', { request: { orders: shapes.toMaskedOrder }, answer: { results: shapes.BulkOrderResult } });
/**
 * Cancels an order, and optionally restocks its items. Payments are refunded separately.
 *
 * `POST /v1/orders/{id}/cancel` (for owners, collaborators and apps)
 */
export const cancelOrder: Fn<(_id: string, options?: { sendOrderCanceledEmail?: boolean; customMessage?: string | null; restockAllItems?: boolean }) => Promise<OrdersCancelOrderAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/{id}/cancel', 'id,*', { answer: { order: shapes.Order } });
/**
 * Captures authorized payments, in whole or in part.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments` (for owners, collaborators and apps)
 */
export const captureAuthorizedPayments: Fn<(ecomOrderId: string, payments: PaymentCapture[]) => Promise<OrdersCaptureAuthorizedPaymentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments', 'ecomOrderId,payments', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Pays items of an order with a member's plans.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/charge-membership` (for owners, collaborators and apps)
 */
export const chargeMemberships: Fn<(ecomOrderId: string, memberId: string, options?: { membershipCharges?: MembershipChargeItem[] }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership', 'ecomOrderId,memberId,*', { unwrap: '' });
/**
 * Creates an order without a checkout, such as one taken by phone. Nothing is charged.
 *
 * `POST /v1/orders` (for owners, collaborators and apps)
 */
export const createOrder: Fn<(order: Order, options?: { settings?: OrderCreationSettings }) => Promise<Order>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders', 'order,*', { request: { order: shapes.toOrder }, answer: { order: shapes.Order }, unwrap: 'order' });
/**
 * Deletes an entry that the shop added to the activity log of an order.
 *
 * `DELETE /v1/orders/{id}/activities/{activityId}` (for owners, collaborators and apps)
 */
export const deleteActivity: Fn<(identifiers: { _id: string; activityId: string }) => Promise<OrdersDeleteActivityAnswer>> = /* @__PURE__ */ fn('DELETE', '/ecom/v1/orders/{id}/activities/{activityId}', '{_id:id;activityId}', { answer: { order: shapes.Order } });
/**
 * Retrieves what a download link leads to. It does not count as a download.
 *
 * `POST /v1/downloads/get`
 */
export const getDownload: Fn<(options?: { token?: string }) => Promise<OrdersGetDownloadAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/downloads/get', '*', { answer: { download: shapes.OrderDownload }, safe: true });
/**
 * Retrieves an order by ID. Members get their own orders, the shop gets any order.
 *
 * `GET /v1/orders/{id}`
 */
export const getOrder: Fn<(_id: string) => Promise<Order>> = /* @__PURE__ */ fn('GET', '/ecom/v1/orders/{id}', 'id', { answer: { order: shapes.Order }, unwrap: 'order' });
/**
 * Retrieves an order with its key, for a buyer without an account.
 *
 * `POST /v1/orders/{id}/by-key`
 */
export const getOrderByKey: Fn<(_id: string, options?: { key?: string }) => Promise<OrdersGetOrderByKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/orders/{id}/by-key', 'id,*', { answer: { order: shapes.Order }, safe: true });
/**
 * Returns whether a payment can be collected for an order, and how much.
 *
 * `GET /v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status` (for owners, collaborators and apps)
 */
export const getPaymentCollectabilityStatus: Fn<(ecomOrderId: string) => Promise<OrdersGetPaymentCollectabilityStatusAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status', 'ecomOrderId');
/**
 * Returns for each payment of an order whether and how it can be refunded.
 *
 * `GET /v1/payments-collector/orders/{ecomOrderId}/refundability` (for owners, collaborators and apps)
 */
export const getRefundabilityStatus: Fn<(ecomOrderId: string) => Promise<OrdersGetRefundabilityStatusAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability', 'ecomOrderId');
/**
 * Imports an order from another system. Nothing is charged, shipped or emailed.
 *
 * `POST /v1/orders/import` (for owners, collaborators and apps)
 */
export const importOrder: Fn<(order: Order) => Promise<OrdersImportOrderAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/import', 'order', { request: { order: shapes.toOrder }, answer: { order: shapes.Order } });
/**
 * Lists the digital files of an order, for the shop and the buyer.
 *
 * `GET /v1/orders/{id}/downloads`
 */
export const listOrderDownloads: Fn<(_id: string, options?: { key?: string }) => Promise<OrdersListOrderDownloadsAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/orders/{id}/downloads', 'id,*', { answer: { downloads: shapes.OrderDownload } });
/**
 * Lists the tickets of an order, for its buyer.
 *
 * `GET /v1/orders/{id}/tickets`
 */
export const listOrderTickets: Fn<(_id: string, options?: { key?: string }) => Promise<OrdersListOrderTicketsAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/orders/{id}/tickets', 'id,*', { answer: { tickets: shapes.Ticket } });
/**
 * Lists who received the file of a digital product and how often they downloaded it, the newest purchase first.
 *
 * `GET /v1/products/{productId}/downloads` (for owners, collaborators and apps)
 */
export const listProductDownloads: Fn<(productId: string, options?: { paging?: ProductDownloadsPaging }) => Promise<OrdersListProductDownloadsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/products/{productId}/downloads', 'productId,*', { answer: { downloads: shapes.ProductDownload } });
/**
 * Finds an order by its number and the buyer's email address, for a buyer without an account. Attempts are limited.
 *
 * `POST /v1/orders/lookup`
 */
export const lookUpOrder: Fn<(options?: { number?: string; email?: string }) => Promise<OrdersLookUpOrderAnswer>> = /* @__PURE__ */ fn('POST', '/v1/orders/lookup', '*');
/**
 * Marks up to 100 orders as paid in full.
 *
 * `POST /v1/bulk/payments-collector/mark-as-paid` (for owners, collaborators and apps)
 */
export const paymentCollectionBulkMarkOrdersAsPaid: Fn<(ecomOrderIds: string[]) => Promise<OrdersPaymentCollectionBulkMarkOrdersAsPaidAnswer>> = /* @__PURE__ */ fn('POST', '/v1/bulk/payments-collector/mark-as-paid', 'ecomOrderIds', { answer: { results: shapes.BulkOrderResult } });
/**
 * Creates a payment at the gateway for the amount that is still due.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order` (for owners, collaborators and apps)
 */
export const paymentCollectionCreatePaymentGatewayOrder: Fn<(ecomOrderId: string, options?: { chargedBy?: ChargedBy; delayedCapture?: boolean }) => Promise<OrdersPaymentCollectionCreatePaymentGatewayOrderAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order', 'ecomOrderId,*');
/**
 * Marks an order as paid in full.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/mark-as-paid` (for owners, collaborators and apps)
 */
export const paymentCollectionMarkOrderAsPaid: Fn<(ecomOrderId: string) => Promise<OrdersPaymentCollectionMarkOrderAsPaidAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid', 'ecomOrderId', { answer: { order: shapes.Order } });
/**
 * Prepares a payment for an order that is not fully paid, so that the buyer can pay it.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection` (for owners, collaborators and apps)
 */
export const preparePaymentCollection: Fn<(ecomOrderId: string, amount: Price, options?: { paymentGatewayOrderId?: string | null; delayedCapture?: boolean; delayedCaptureSettings?: DelayedCaptureSettings; merchantInitiated?: boolean | null; redirectUrls?: RedirectUrls }) => Promise<OrdersPreparePaymentCollectionAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection', 'ecomOrderId,amount,*');
/**
 * Records a payment that the shop received in person or by transfer.
 *
 * `POST /v1/payments-collector/orders/{orderId}/manual-payment` (for owners, collaborators and apps)
 */
export const recordManuallyCollectedPayment: Fn<(orderId: string, amount: Price, options?: { userDefinedPaymentMethodName?: UserDefinedPaymentMethodName }) => Promise<Record<never, never>>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{orderId}/manual-payment', 'orderId,amount,*');
/**
 * Replaces a download link by a new one with all its downloads and days, and emails it to the buyer.
 *
 * `POST /v1/orders/{id}/downloads/{lineItemId}/renew` (for owners, collaborators and apps)
 */
export const renewDownload: Fn<(_id: string, lineItemId: string) => Promise<OrdersRenewDownloadAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/{id}/downloads/{lineItemId}/renew', 'id,lineItemId', { answer: { download: shapes.OrderDownload } });
/**
 * Searches orders with filters, sorting and text search, page by page with a cursor. Members find their own orders only.
 *
 * `POST /v1/orders/search`
 */
export const searchOrders: Fn<(search: CursorSearch) => Promise<OrdersSearchOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/search', 'search', { answer: { orders: shapes.Order }, safe: true });
/**
 * Sets the number of the next order.
 *
 * `POST /v1/orders/import/set-order-number-counter` (for owners, collaborators and apps)
 */
export const setOrderNumberCounter: Fn<(counter: string, options?: { allowLowerCounter?: boolean }) => Promise<OrdersSetOrderNumberCounterAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/import/set-order-number-counter', 'counter,*');
/**
 * Counts one download and returns the URL of the file. Within an hour the same link counts once, so that an interrupted download can be resumed.
 *
 * `POST /v1/downloads/start`
 */
export const startDownload: Fn<(options?: { token?: string }) => Promise<OrdersStartDownloadAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/downloads/start', '*', { answer: { download: shapes.OrderDownload } });
/**
 * Refunds a payment of an order, in whole or in part, and optionally restocks the items.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/trigger-refund` (for owners, collaborators and apps)
 */
export const triggerRefund: Fn<(ecomOrderId: string, payments: PaymentRefund[], options?: { details?: RefundDetails; sideEffects?: RefundSideEffects }) => Promise<OrdersTriggerRefundAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund', 'ecomOrderId,payments,*', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Changes an entry that the shop added to the activity log of an order.
 *
 * `PATCH /v1/orders/{id}/activities/{activityId}` (for owners, collaborators and apps)
 */
export const updateActivity: Fn<(identifiers: { _id: string; activityId: string }, activity: PublicActivity) => Promise<OrdersUpdateActivityAnswer>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/orders/{id}/activities/{activityId}', '{_id:id;activityId},activity', { answer: { order: shapes.Order } });
/**
 * Updates the details of an order, such as addresses, the buyer's note or tags. Items and totals do not change.
 *
 * `PATCH /v1/orders/{order.id}` (for owners, collaborators and apps)
 */
export const updateOrder: Fn<(_id: string | null, order: Order) => Promise<Order>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/orders/{order.id}', 'order.id,+order', { request: { order: shapes.toOrder }, answer: { order: shapes.Order }, unwrap: 'order' });
/**
 * Updates one line item of an order. Its price and quantity do not change.
 *
 * `PATCH /v1/orders/{id}/line-item/{lineItem.id}` (for owners, collaborators and apps)
 */
export const updateOrderLineItem: Fn<(identifiers: { _id: string; lineItemId: string }, lineItem: OrderLineItem) => Promise<OrdersUpdateOrderLineItemAnswer>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/orders/{id}/line-item/{lineItem.id}', '{_id:id;lineItemId:lineItem.id},+lineItem', { request: { lineItem: shapes.toOrderLineItem }, answer: { order: shapes.Order } });
/**
 * Changes the status of an order.
 *
 * `POST /v1/orders/{orderId}/update-status` (for owners, collaborators and apps)
 */
export const updateOrderStatus: Fn<(orderId: string, status: OrderStatus) => Promise<OrdersUpdateOrderStatusAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/{orderId}/update-status', 'orderId,status', { answer: { order: shapes.Order } });
/**
 * Voids authorized payments: the reserved amount is released.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments` (for owners, collaborators and apps)
 */
export const voidAuthorizedPayments: Fn<(ecomOrderId: string, paymentIds: string[]) => Promise<OrdersVoidAuthorizedPaymentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments', 'ecomOrderId,paymentIds', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Errors of addActivity, as the code of an ApiError:
 * - `INVALID_ACTIVITY` (400): An activity must have a merchantComment with a message or a customActivity. Send `merchantComment.message` or `customActivity`.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `TOO_MANY_ACTIVITIES` (400): An order has at most {max} activities. Nothing was added. Delete comments that are no longer needed.
 */
export type AddActivityError = 'INVALID_ACTIVITY' | 'ORDER_NOT_FOUND' | 'TOO_MANY_ACTIVITIES';
/**
 * Errors of cancelOrder, as the code of an ApiError:
 * - `STATUS_ALREADY_SET` (409): The order already has this status. Nothing was changed. Read the order again; another caller may have set the status.
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `ORDER_HAS_AUTHORIZED_TRANSACTION` (409): A payment of this order is authorized; void or capture it first. Void the payment to release the money, or capture it, then try again.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type CancelOrderError = 'STATUS_ALREADY_SET' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'ORDER_NOT_FOUND';
/**
 * Errors of captureAuthorizedPayments, as the code of an ApiError:
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `PAYMENT_NOT_AUTHORIZED` (409): This payment is not authorized. Only authorized payments can be captured or voided. Read the transactions again to see the status of this one.
 * - `PAYMENT_ALREADY_CAPTURED` (409): This payment was already captured. Nothing was changed: the money is already on its way. Refund the payment to return it.
 * - `PAYMENT_ALREADY_VOIDED` (409): This payment was voided. Nothing was changed: the authorized money was released. Collect a new payment instead.
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `NOT_REGULAR_ONLINE_PAYMENT` (400): Only an online payment can be captured. Offline and gift card payments are complete when they are recorded. There is nothing to capture.
 * - `PAYMENT_GATEWAY_ID_NOT_FOUND` (409): The provider does not know this payment. The payment is missing at the provider, for example because its keys belong to another account now. Check the payment settings.
 * - `PAYMENT_HAS_PENDING_CAPTURE` (409): The provider is still processing this payment. Try again in a moment. Another capture or void of this payment is under way. Read the transactions again in a moment.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type CaptureAuthorizedPaymentsError = 'PAYMENT_NOT_FOUND' | 'PAYMENT_NOT_AUTHORIZED' | 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED' | 'INVALID_AMOUNT' | 'NOT_REGULAR_ONLINE_PAYMENT' | 'PAYMENT_GATEWAY_ID_NOT_FOUND' | 'PAYMENT_HAS_PENDING_CAPTURE' | 'ORDER_NOT_FOUND';
/**
 * Errors of chargeMemberships, as the code of an ApiError:
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type ChargeMembershipsError = 'INVALID_AMOUNT' | 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED';
/**
 * Errors of createOrder, as the code of an ApiError:
 * - `PURCHASED_DATE_CANNOT_BE_IN_FUTURE` (400): purchasedDate lies in the future. Send the time at which the order was placed.
 */
export type CreateOrderError = 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE';
/**
 * Errors of deleteActivity, as the code of an ApiError:
 * - `ACTIVITY_CANNOT_BE_CHANGED` (400): Only merchant comments and custom activities can be changed or deleted. Activities that the platform recorded are the history of the order. Add a comment instead.
 * - `ACTIVITY_NOT_FOUND` (404): The order has no activity "{activityId}". The activity was deleted. Read the order again.
 * - `INVALID_ACTIVITY` (400): An activity must have a merchantComment with a message or a customActivity. Send `merchantComment.message` or `customActivity`.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type DeleteActivityError = 'ACTIVITY_CANNOT_BE_CHANGED' | 'ACTIVITY_NOT_FOUND' | 'INVALID_ACTIVITY' | 'ORDER_NOT_FOUND';
/**
 * Errors of getDownload, as the code of an ApiError:
 * - `DOWNLOAD_NOT_FOUND` (404): There is no such download. Open the link in the newest mail about the order, or the order itself. The link is mistyped, or was replaced by a newer one.
 * - `DOWNLOAD_ENDED` (409, 410): This line item is unpaid, refunded or canceled and cannot be downloaded. The link works while the line item is paid. Show the status of the order.
 * - `DOWNLOAD_EXPIRED` (410): This download has expired. Ask the shop for a new link. `data.expirationDate` says when. The shop can issue a new link.
 * - `DOWNLOADS_USED_UP` (410): The download limit of this file is reached. Ask the shop for a new link. The buyer has downloaded the file as often as the shop allows; `data.maxDownloads` has the limit. The shop can issue a new link.
 */
export type GetDownloadError = 'DOWNLOAD_NOT_FOUND' | 'DOWNLOAD_ENDED' | 'DOWNLOAD_EXPIRED' | 'DOWNLOADS_USED_UP';
/**
 * Errors of getOrder, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type GetOrderError = 'ORDER_NOT_FOUND';
/**
 * Errors of getOrderByKey, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type GetOrderByKeyError = 'ORDER_NOT_FOUND';
/**
 * Errors of getPaymentCollectabilityStatus, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type GetPaymentCollectabilityStatusError = 'ORDER_NOT_FOUND';
/**
 * Errors of getRefundabilityStatus, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type GetRefundabilityStatusError = 'ORDER_NOT_FOUND';
/**
 * Errors of importOrder, as the code of an ApiError:
 * - `CANNOT_OVERWRITE_NON_IMPORTED_ORDER` (409): This id belongs to an order that was not imported. Only orders that were imported can be replaced by an import. Leave the id out, or choose another.
 */
export type ImportOrderError = 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER';
/**
 * Errors of listOrderDownloads, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type ListOrderDownloadsError = 'ORDER_NOT_FOUND';
/**
 * Errors of listOrderTickets, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type ListOrderTicketsError = 'ORDER_NOT_FOUND';
/**
 * Errors of lookUpOrder, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `TOO_MANY_REQUESTS` (429): Too many calls from this address; try again in {seconds} s. Wait as long as the header `Retry-After` says, then repeat the request.
 */
export type LookUpOrderError = 'ORDER_NOT_FOUND' | 'TOO_MANY_REQUESTS';
/**
 * Errors of paymentCollectionCreatePaymentGatewayOrder, as the code of an ApiError:
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `ORDER_ALREADY_PAID` (409): The order is paid. Nothing is left to pay. Read the order to show its payments.
 * - `ORDER_CANCELED` (409): The order is canceled. A canceled order cannot be paid or fulfilled. Create a new order.
 * - `ORDER_HAS_CHARGEBACKS` (409): A payment of this order has a chargeback. Resolve it first. A payment of the order is disputed at the bank. Wait until the dispute is decided.
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `NO_ASSOCIATED_ECOM_ORDER` (404): There is no order "{id}". Check `ecomOrderId`. Orders of other stores look like missing ones.
 */
export type PaymentCollectionCreatePaymentGatewayOrderError = 'INVALID_AMOUNT' | 'ORDER_ALREADY_PAID' | 'ORDER_CANCELED' | 'ORDER_HAS_CHARGEBACKS' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'NO_ASSOCIATED_ECOM_ORDER';
/**
 * Errors of paymentCollectionMarkOrderAsPaid, as the code of an ApiError:
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `ORDER_ALREADY_PAID` (409): The order is paid. Nothing is left to pay. Read the order to show its payments.
 * - `ORDER_CANCELED` (409): The order is canceled. A canceled order cannot be paid or fulfilled. Create a new order.
 * - `ORDER_HAS_CHARGEBACKS` (409): A payment of this order has a chargeback. Resolve it first. A payment of the order is disputed at the bank. Wait until the dispute is decided.
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 * - `PAYMENT_GATEWAY_ID_NOT_FOUND` (409): The provider does not know this payment. The payment is missing at the provider, for example because its keys belong to another account now. Check the payment settings.
 */
export type PaymentCollectionMarkOrderAsPaidError = 'INVALID_AMOUNT' | 'ORDER_ALREADY_PAID' | 'ORDER_CANCELED' | 'ORDER_HAS_CHARGEBACKS' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED' | 'PAYMENT_GATEWAY_ID_NOT_FOUND';
/**
 * Errors of preparePaymentCollection, as the code of an ApiError:
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `ORDER_ALREADY_PAID` (409): The order is paid. Nothing is left to pay. Read the order to show its payments.
 * - `ORDER_CANCELED` (409): The order is canceled. A canceled order cannot be paid or fulfilled. Create a new order.
 * - `ORDER_HAS_CHARGEBACKS` (409): A payment of this order has a chargeback. Resolve it first. A payment of the order is disputed at the bank. Wait until the dispute is decided.
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `PAYMENT_METHODS_NOT_FOUND` (404): There is no payment method for this payment. This server never returns it; it is listed so that clients written for the provider compile.
 * - `NO_ASSOCIATED_ECOM_ORDER` (404): There is no order "{id}". Check `ecomOrderId`. Orders of other stores look like missing ones.
 */
export type PreparePaymentCollectionError = 'INVALID_AMOUNT' | 'ORDER_ALREADY_PAID' | 'ORDER_CANCELED' | 'ORDER_HAS_CHARGEBACKS' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'PAYMENT_METHODS_NOT_FOUND' | 'NO_ASSOCIATED_ECOM_ORDER';
/**
 * Errors of recordManuallyCollectedPayment, as the code of an ApiError:
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `ORDER_ALREADY_PAID` (409): The order is paid. Nothing is left to pay. Read the order to show its payments.
 * - `ORDER_CANCELED` (409): The order is canceled. A canceled order cannot be paid or fulfilled. Create a new order.
 * - `ORDER_HAS_CHARGEBACKS` (409): A payment of this order has a chargeback. Resolve it first. A payment of the order is disputed at the bank. Wait until the dispute is decided.
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `STATUS_NOT_ALLOWED` (400, 409): The current status does not allow this change. The subscription, membership or order has moved on since it was read. Read it again and offer what its status allows.
 */
export type RecordManuallyCollectedPaymentError = 'INVALID_AMOUNT' | 'ORDER_ALREADY_PAID' | 'ORDER_CANCELED' | 'ORDER_HAS_CHARGEBACKS' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED';
/**
 * Errors of renewDownload, as the code of an ApiError:
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `DOWNLOAD_NOT_FOUND` (404): There is no such download. Open the link in the newest mail about the order, or the order itself. The link is mistyped, or was replaced by a newer one.
 * - `DOWNLOAD_ENDED` (409, 410): This line item is unpaid, refunded or canceled and cannot be downloaded. The link works while the line item is paid. Show the status of the order.
 */
export type RenewDownloadError = 'ORDER_NOT_FOUND' | 'DOWNLOAD_NOT_FOUND' | 'DOWNLOAD_ENDED';
/**
 * Errors of setOrderNumberCounter, as the code of an ApiError:
 * - `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER` (409): The next order number is {next}; a lower counter could repeat numbers. Set allowLowerCounter to accept that. Two orders with one number confuse customers and bookkeeping. Send a higher number, or accept the risk with the field in the message.
 */
export type SetOrderNumberCounterError = 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER';
/**
 * Errors of startDownload, as the code of an ApiError:
 * - `DOWNLOAD_NOT_FOUND` (404): There is no such download. Open the link in the newest mail about the order, or the order itself. The link is mistyped, or was replaced by a newer one.
 * - `DOWNLOAD_ENDED` (409, 410): This line item is unpaid, refunded or canceled and cannot be downloaded. The link works while the line item is paid. Show the status of the order.
 * - `DOWNLOAD_EXPIRED` (410): This download has expired. Ask the shop for a new link. `data.expirationDate` says when. The shop can issue a new link.
 * - `DOWNLOADS_USED_UP` (410): The download limit of this file is reached. Ask the shop for a new link. The buyer has downloaded the file as often as the shop allows; `data.maxDownloads` has the limit. The shop can issue a new link.
 */
export type StartDownloadError = 'DOWNLOAD_NOT_FOUND' | 'DOWNLOAD_ENDED' | 'DOWNLOAD_EXPIRED' | 'DOWNLOADS_USED_UP';
/**
 * Errors of triggerRefund, as the code of an ApiError:
 * - `PAYMENTS_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `REFUND_NOT_AVAILABLE` (409): This order cannot be refunded in its current status. Nothing was paid, or everything was refunded already. Read the transactions to see what can be refunded.
 * - `INVALID_AMOUNT` (400, 409): The amount does not fit the payment or the open balance. The amount is zero, exceeds what is left to pay or refund, or differs from the recorded payment. The message says which.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type TriggerRefundError = 'PAYMENTS_NOT_FOUND' | 'REFUND_NOT_AVAILABLE' | 'INVALID_AMOUNT' | 'ORDER_NOT_FOUND';
/**
 * Errors of updateActivity, as the code of an ApiError:
 * - `ACTIVITY_CANNOT_BE_CHANGED` (400): Only merchant comments and custom activities can be changed or deleted. Activities that the platform recorded are the history of the order. Add a comment instead.
 * - `ACTIVITY_NOT_FOUND` (404): The order has no activity "{activityId}". The activity was deleted. Read the order again.
 * - `INVALID_ACTIVITY` (400): An activity must have a merchantComment with a message or a customActivity. Send `merchantComment.message` or `customActivity`.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type UpdateActivityError = 'ACTIVITY_CANNOT_BE_CHANGED' | 'ACTIVITY_NOT_FOUND' | 'INVALID_ACTIVITY' | 'ORDER_NOT_FOUND';
/**
 * Errors of updateOrder, as the code of an ApiError:
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `ORDER_CANNOT_BE_EDITED` (403): Only the apps that own this order can edit it. The app that created the order restricts edits to certain apps. Make the change in one of those, or as the owner.
 */
export type UpdateOrderError = 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_NOT_FOUND' | 'ORDER_CANNOT_BE_EDITED';
/**
 * Errors of updateOrderLineItem, as the code of an ApiError:
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `LINE_ITEM_NOT_FOUND` (404): The cart or order has no line item with this id. The line item was removed in the meantime, perhaps in another tab. Load the cart or order again and show its current line items.
 * - `ORDER_CANNOT_BE_EDITED` (403): Only the apps that own this order can edit it. The app that created the order restricts edits to certain apps. Make the change in one of those, or as the owner.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 */
export type UpdateOrderLineItemError = 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'LINE_ITEM_NOT_FOUND' | 'ORDER_CANNOT_BE_EDITED' | 'ORDER_NOT_FOUND';
/**
 * Errors of updateOrderStatus, as the code of an ApiError:
 * - `STATUS_ALREADY_SET` (409): The order already has this status. Nothing was changed. Read the order again; another caller may have set the status.
 * - `ORDER_IS_PENDING` (409): The order waits for its payment; nothing can be changed until that is decided. The provider has not decided yet. Read the order again later.
 * - `ORDER_IS_REJECTED` (409): The order was rejected because its payment failed. The order cannot be changed. The buyer can order again with another payment.
 * - `ORDER_HAS_AUTHORIZED_TRANSACTION` (409): A payment of this order is authorized; void or capture it first. Void the payment to release the money, or capture it, then try again.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `STATUS_NOT_SUPPORTED` (400): INITIALIZED is set only when the order is created. Orders leave INITIALIZED when they are approved or paid, and never return to it. Send another status.
 * - `UNSUPPORTED_TRANSITION` (409): An order cannot go from its status to that one. Read the order: a canceled or rejected order stays what it is, and an approved one can only be canceled.
 */
export type UpdateOrderStatusError = 'STATUS_ALREADY_SET' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'ORDER_NOT_FOUND' | 'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION';
/**
 * Errors of voidAuthorizedPayments, as the code of an ApiError:
 * - `PAYMENT_NOT_FOUND` (404): The order has no payment "{paymentId}". List the transactions of the order and send one of its payment ids.
 * - `PAYMENT_NOT_AUTHORIZED` (409): This payment is not authorized. Only authorized payments can be captured or voided. Read the transactions again to see the status of this one.
 * - `PAYMENT_ALREADY_CAPTURED` (409): This payment was already captured. Nothing was changed: the money is already on its way. Refund the payment to return it.
 * - `PAYMENT_ALREADY_VOIDED` (409): This payment was voided. Nothing was changed: the authorized money was released. Collect a new payment instead.
 * - `PAYMENT_GATEWAY_ID_NOT_FOUND` (409): The provider does not know this payment. The payment is missing at the provider, for example because its keys belong to another account now. Check the payment settings.
 * - `ORDER_NOT_FOUND` (404): There is no order "{orderId}". Check the id. Orders of other stores and of other buyers look like missing ones.
 * - `PAYMENT_HAS_PENDING_CAPTURE` (409): The provider is still processing this payment. Try again in a moment. Another capture or void of this payment is under way. Read the transactions again in a moment.
 */
export type VoidAuthorizedPaymentsError = 'PAYMENT_NOT_FOUND' | 'PAYMENT_NOT_AUTHORIZED' | 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED' | 'PAYMENT_GATEWAY_ID_NOT_FOUND' | 'ORDER_NOT_FOUND' | 'PAYMENT_HAS_PENDING_CAPTURE';

export const onOrderCreated: EventOf<{ entity: Order }, 'wix.ecom.v1.order_created'> = /* @__PURE__ */ event('wix.ecom.v1.order_created', true, shapes.Order, 'order');
export const onOrderUpdated: EventOf<{ entity: Order }, 'wix.ecom.v1.order_updated'> = /* @__PURE__ */ event('wix.ecom.v1.order_updated', true, shapes.Order, 'order');
export const onOrderApproved: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_approved'> = /* @__PURE__ */ event('wix.ecom.v1.order_approved', true, shapes.Order, 'order');
export const onOrderCanceled: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_canceled'> = /* @__PURE__ */ event('wix.ecom.v1.order_canceled', true, shapes.Order, 'order');
export const onOrderCommitted: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_committed'> = /* @__PURE__ */ event('wix.ecom.v1.order_committed', true, shapes.Order, 'order');
export const onOrderFulfilled: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_fulfilled'> = /* @__PURE__ */ event('wix.ecom.v1.order_fulfilled', true, shapes.Order, 'order');
export const onOrderImported: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_imported'> = /* @__PURE__ */ event('wix.ecom.v1.order_imported', true, shapes.Order, 'order');
export const onOrderImportedOrderDeleted: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_imported_order_deleted'> = /* @__PURE__ */ event('wix.ecom.v1.order_imported_order_deleted', true, shapes.Order, 'order');
export const onOrderPaymentStatusUpdated: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_payment_status_updated'> = /* @__PURE__ */ event('wix.ecom.v1.order_payment_status_updated', true, shapes.Order, 'order');
