// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import type { Address } from '../forms.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** Reference to the product, service, event ticket, plan or gift card that is sold. */
export interface CatalogReference {
  /** ID of the item in its catalog. For products of the store, the product ID. */
  catalogItemId?: string;
  /** ID of the catalog that the item belongs to. For products of the store, "215238eb-22a5-4c36-9e7b-e7c08025e04e". */
  appId?: string;
  /** Choices of the buyer: `{ "variantId": "..." }` or `{ "options": { "Color": "Oat" } }`, optionally with `customTextFields` and `subscriptionOptionId`. */
  options?: Record<string, unknown> | null;
}

/** Item name as shoppers see it. */
export interface ProductName {
  /** Item name in the language of the store. */
  original?: string;
  /** Same as `original`: a catalog has one language, that of the store. */
  translated?: string | null;
}

/** Amount in the store's currency with its conversion for display. */
export interface MultiCurrencyPrice {
  /** Amount in the store's currency as a decimal string, for example "34.00". The buyer is charged in this currency. */
  amount?: string;
  /** Amount in `conversionCurrency` as a decimal string, for display only. */
  convertedAmount?: string;
  /** Amount with currency symbol, formatted for the store's locale, for example "$34.00". */
  formattedAmount?: string;
  /** Converted amount with currency symbol, formatted for the store's locale. */
  formattedConvertedAmount?: string;
}

/** One tax on the item. Replaced by `taxBreakdown`. */
export interface TaxRateBreakdown {
  /** Name of the tax, for example "Sales tax". */
  name?: string;
  /** Tax rate as a decimal string: "0.08875" is 8.875 percent. */
  rate?: string;
  /** Amount of the tax in the store's currency. */
  tax?: MultiCurrencyPrice;
  /** Kind of tax. Never set here; see `taxBreakdown`. */
  taxType?: string | null;
  /** Authority that levies the tax. Never set here; see `taxBreakdown`. */
  jurisdiction?: string | null;
  /** Level of the tax authority. Never set here; see `taxBreakdown`. */
  jurisdictionType?: string | null;
  /** Amount that is exempt from the tax. Never set by the platform. */
  exemptAmount?: MultiCurrencyPrice;
  /** IDs of the exemptions that apply. Never set by the platform. */
  exemptionIds?: number[];
  /** Amount that the tax was calculated on. Never set here; see `taxBreakdown`. */
  taxableAmount?: MultiCurrencyPrice;
  /** Whether the entry is a fee and not a tax. Never set by the platform. */
  isFee?: boolean | null;
}

/** Level of the tax authority: country, state, county, city or a special district. */
export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
export const JurisdictionType: EnumValues<JurisdictionType> = /* @__PURE__ */ enumValues('UNDEFINED COUNTRY STATE COUNTY CITY SPECIAL');

/** One tax on the item. */
export interface TaxBreakdown {
  /** Name of the authority that levies the tax, for example "New York". */
  jurisdiction?: string | null;
  /** Part of the amount that is not taxed. Always 0. */
  nonTaxableAmount?: MultiCurrencyPrice;
  /** Tax rate as a decimal string: "0.08875" is 8.875 percent. */
  rate?: string | null;
  /** Amount of the tax in the store's currency. */
  taxAmount?: MultiCurrencyPrice;
  /** Amount that the tax was calculated on, in the store's currency. */
  taxableAmount?: MultiCurrencyPrice;
  /** Kind of tax as the store set it up, for example "VAT". */
  taxType?: string | null;
  /** Name of the tax, for example "Sales tax". */
  taxName?: string | null;
  /** Level of the tax authority: country, state, county, city or a special district. */
  jurisdictionType?: JurisdictionType;
  /** Amount that is exempt from the tax. Never set by the platform. */
  exemptAmount?: MultiCurrencyPrice;
}

/** Tax on a line item, a fee or the delivery. */
export interface ItemTaxFullDetails {
  /** Amount that tax was calculated on, in the store's currency. */
  taxableAmount?: MultiCurrencyPrice;
  /** Sum of all tax rates as a decimal string: "0.08875" is 8.875 percent. */
  taxRate?: string;
  /** Total tax on the item in the store's currency. */
  totalTax?: MultiCurrencyPrice;
  /** Replaced by `taxBreakdown`. Taxes on the item with their rates. @deprecated */
  rateBreakdown?: TaxRateBreakdown[];
  /** Each tax on the item with its rate and authority. */
  taxBreakdown?: TaxBreakdown[];
  /** ID of the tax group of the item. Never set here; see the line item. */
  taxGroupId?: string | null;
  /** Amount that is exempt from tax. Never set by the platform. */
  exemptAmount?: MultiCurrencyPrice;
  /** Whether the item is taxable. Never set by the platform. */
  isItemTaxable?: boolean | null;
  /** Whether the price includes the tax. Never set here; see `taxIncludedInPrices`. */
  isTaxIncluded?: boolean | null;
  /** Name of the calculator. Never set by the platform. */
  calculatorName?: string | null;
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

/**
 * Whether the requested quantity can be bought.
 *
 * - `AVAILABLE`: The whole quantity is in stock.
 * - `NOT_FOUND`: The item was deleted or hidden.
 * - `NOT_AVAILABLE`: The item is out of stock.
 * - `PARTIALLY_AVAILABLE`: Only `quantityAvailable` units are in stock.
 */
export type ItemAvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
export const ItemAvailabilityStatus: EnumValues<ItemAvailabilityStatus> = /* @__PURE__ */ enumValues('AVAILABLE NOT_FOUND NOT_AVAILABLE PARTIALLY_AVAILABLE');

/** Whether the item can be bought now. */
export interface ItemAvailabilityInfo {
  /** Whether the requested quantity can be bought. */
  status?: ItemAvailabilityStatus;
  /** Number of units in stock. Absent when the stock is not tracked. */
  quantityAvailable?: number | null;
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
 * Unit of the interval between two charges.
 *
 * - `DAY`: The interval is in days.
 * - `WEEK`: The interval is in weeks.
 * - `MONTH`: The interval is in calendar months.
 * - `YEAR`: The interval is in calendar years.
 */
export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const SubscriptionFrequency: EnumValues<SubscriptionFrequency> = /* @__PURE__ */ enumValues('UNDEFINED DAY WEEK MONTH YEAR');

/** Free period at the start of the subscription. The first charge follows it. */
export interface FreeTrialPeriod {
  /** Unit of the interval between two charges. */
  frequency?: SubscriptionFrequency;
  /** Length of the trial in units of `frequency`. */
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

/** How often a subscription is billed and for how long. */
export interface SubscriptionSettings {
  /** Unit of the interval between two charges. */
  frequency?: SubscriptionFrequency;
  /** Number of `frequency` units between two charges. 2 with `WEEK` bills every two weeks. Defaults to 1. */
  interval?: number | null;
  /** Whether the subscription renews until it is canceled. If false, it ends after `billingCycles`. */
  autoRenewal?: boolean;
  /** Number of charges before the subscription ends. Ignored when `autoRenewal` is true. */
  billingCycles?: number | null;
  /** Whether the buyer may cancel the subscription without contacting the store. */
  enableCustomerCancellation?: boolean;
  /** Free period at the start of the subscription. The first charge follows it. */
  freeTrialPeriod?: FreeTrialPeriod;
  /** Start of the subscription (UTC). Defaults to the time of purchase. */
  startDate?: Date | null;
  /** Billing day of a subscription. Accepted without effect. */
  billingSettings?: BillingSettings;
  /** Accepted without effect: deliveries always follow the billing periods. */
  productPeriodAlignment?: ProductPeriodAlignment;
}

/** Name of the subscription option as shoppers see it, for example "Monthly coffee". */
export interface Title {
  /** Name in the language of the store. */
  original?: string;
  /** Same as `original`: a catalog has one language, that of the store. */
  translated?: string | null;
}

/** Description of the subscription option as shoppers see it. */
export interface Description {
  /** Text in the language of the store. */
  original?: string;
  /** Same as `original`: a catalog has one language, that of the store. */
  translated?: string | null;
}

/** Subscription that the buyer chose for this item. Absent for one-time purchases. */
export interface SubscriptionOptionInfo {
  /** How often a subscription is billed and for how long. */
  subscriptionSettings?: SubscriptionSettings;
  /** Name of the subscription option as shoppers see it, for example "Monthly coffee". */
  title?: Title;
  /** Description of the subscription option as shoppers see it. */
  description?: Description;
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

/** Text shown instead of or next to the price, for example "per person". */
export interface PriceDescription {
  /** Text in the language of the store. */
  original?: string;
  /** Text in the buyer's language, if the seller sends one. */
  translated?: string | null;
}

/** Payment option that replaces the item's own. */
export interface PaymentOption {
  /** When and how the line item is paid. */
  value?: PaymentOptionType;
}

/** Values that replace those of the catalog for this line item. Only the store and its apps can send them. */
export interface CatalogOverrideFields {
  /** Name shown instead of the catalog's. */
  productName?: ProductName;
  /** Unit price charged instead of the catalog's, as a decimal string in the store's currency. */
  price?: string | null;
  /** Unit price shown struck through, as a decimal string in the store's currency. Defaults to `price`. */
  fullPrice?: string | null;
  /** Lines shown instead of the catalog's. */
  descriptionLines?: DescriptionLine[];
  /** Weight, SKU and need of delivery that replace the catalog's. */
  physicalProperties?: PhysicalProperties;
  /** Image shown instead of the catalog's. */
  image?: string;
  /** Payment option that replaces the item's own. */
  paymentOption?: PaymentOption;
  /** Deposit for each unit that is paid at checkout, as a decimal string in the store's currency. Needs the payment option `DEPOSIT_ONLINE`. */
  depositAmount?: string | null;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean | null;
  /** ID of the app that manages the stock of the item. Stored as sent; the store's own inventory is used. */
  inventoryAppId?: string | null;
  /** Whether the buyer cannot change the quantity. */
  fixedQuantity?: boolean | null;
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

/** Additional data that apps attach to the object. */
export interface ExtendedFields {
  /** Free-form JSON objects by app namespace, stored and returned as sent. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** Policy of the seller that applies to the item, for example a cancellation policy. */
export interface Policy {
  /** Heading of the policy. */
  title?: string | null;
  /** Text of the policy. */
  content?: string;
}

/** Text with its translation. */
export interface TranslatableString {
  /** Text in the language of the store. */
  original?: string;
  /** Text in the buyer's language, if the seller sends one. */
  translated?: string | null;
}

/** Extra that the buyer added to the item, for example a topping. */
export interface ItemModifier {
  /** ID of the modifier in its group. */
  _id?: string;
  /** Number of times the modifier is added to each unit. Defaults to 1. */
  quantity?: number | null;
  /** Name of the modifier as shoppers see it. */
  label?: TranslatableString;
  /** Additional text about the modifier. */
  details?: TranslatableString;
  /** Price of one modifier, in the store's currency. Tax is included when the store's prices include tax. */
  price?: MultiCurrencyPrice;
}

/** Group of extras, for example "Toppings". */
export interface ModifierGroup {
  /** ID of the group in its line item. */
  _id?: string;
  /** Name of the group as shoppers see it. */
  name?: TranslatableString;
  /** Extras that the buyer chose from the group. */
  modifiers?: ItemModifier[];
}

/** Group of items that a coupon applies to. */
export interface Group {
  /** Kind of group, for example "product" or "collection". */
  name?: string;
  /** ID of the product or collection. */
  entityId?: string | null;
}

/** Part of a catalog that a coupon applies to. */
export interface Scope {
  /** Catalog that the scope belongs to, for example "stores". */
  namespace?: string;
  /** Group of items that a coupon applies to. */
  group?: Group;
}

/** Kind of private file, for example `SECURE_DOCUMENT` or `SECURE_MUSIC`. */
export type FileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW';

/** Private file that buyers of a digital product download. */
export interface SecuredMedia {
  /** Media ID of the private file. */
  _id?: string;
  /** Name of the file as buyers download it, with its extension. */
  fileName?: string;
  /** Kind of private file, for example `SECURE_DOCUMENT` or `SECURE_MUSIC`. */
  fileType?: FileType;
}

/**
 * Who pays the fee.
 *
 * - `PASS_ON`: The buyer pays the fee.
 * - `ABSORBED`: The store pays the fee.
 */
export type PlatformFeeChargeType = 'PASS_ON' | 'ABSORBED';

/** Fee of the platform on a sale. Never set: Shopwright charges no fees. */
export interface PlatformFee {
  /** Name of the fee as buyers see it. */
  name?: TranslatableString;
  /** Who pays the fee. */
  chargeType?: PlatformFeeChargeType;
  /** Fee as a fraction of the price, as a decimal string: "0.05" is 5 percent. */
  percentageRate?: string;
}

/** Item in a checkout, with its quantity, prices and tax. Only `catalogReference` and `quantity` are needed to add an item. */
export interface CheckoutLineItem {
  /** ID of the line item in the checkout. */
  _id?: string | null;
  /** Number of units. No more than the stock can be ordered. */
  quantity?: number;
  /** Item to buy. Required for items of a catalog; absent for custom line items. */
  catalogReference?: CatalogReference;
  /** Item name as shoppers see it. */
  productName?: ProductName;
  /** Page of the item on the store's site. */
  url?: string;
  /** Unit price after discounts on items. Includes tax when the store's prices include tax. */
  price?: MultiCurrencyPrice;
  /** Price of the whole line: `quantity` times the unit price with modifiers, after discounts on items. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Unit price before the product's own sale price and all discounts. Show it struck through when it is higher than `price`. */
  fullPrice?: MultiCurrencyPrice;
  /** Unit price before coupons and automatic discounts, with the product's own sale price. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the whole line after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price of the whole line after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on a line item, a fee or the delivery. */
  taxDetails?: ItemTaxFullDetails;
  /** Sum of all discounts on the line, as a positive amount. */
  discount?: MultiCurrencyPrice;
  /** Chosen options and the buyer's own texts, for example "Color: Oat". */
  descriptionLines?: DescriptionLine[];
  /** Image of the chosen variant or of the product. */
  media?: string;
  /** Whether the item can be bought now. */
  availability?: ItemAvailabilityInfo;
  /** Weight, SKU and dimensions of the item. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item, as a preset or as a text of the app that sells it. */
  itemType?: ItemType;
  /** Subscription that the buyer chose. Absent for one-time purchases. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** When and how the line item is paid. */
  paymentOption?: PaymentOptionType;
  /** Date and time of a booked service or event ticket. Absent for other items. */
  serviceProperties?: ServiceProperties;
  /** ID of the product, service, event or plan. Same as `catalogReference.catalogItemId` for products. */
  rootCatalogItemId?: string | null;
  /** Text shown instead of or next to the price, for example "per person". */
  priceDescription?: PriceDescription;
  /** Part of the price that is paid at checkout. Set when `paymentOption` is `DEPOSIT_ONLINE`. */
  depositAmount?: MultiCurrencyPrice;
  /** ID of the delivery profile of the item. Set for custom line items only, as sent. */
  deliveryProfileId?: string | null;
  /** Whether the item is a custom line item, not one of a catalog. */
  customLineItem?: boolean;
  /** Payment policy that the buyer must accept. Set for custom line items only, as sent. */
  consentRequiredPaymentPolicy?: string | null;
  /** Values that replace those of the catalog for this line item. Only the store and its apps can send them. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Whether the price is agreed later. The item then counts as 0. */
  priceUndetermined?: boolean;
  /** Whether the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean;
  /** Address that decides the tax rate of the item. Accepted from the store and its apps only. */
  taxableAddress?: TaxableAddress;
  /** Additional data that apps attach to the object. */
  extendedFields?: ExtendedFields;
  /** Policies of the seller that apply to the item. Set for custom line items only. */
  policies?: Policy[];
  /** Whether only logged-in members can buy the item. Set for custom line items only. */
  membersOnly?: boolean;
  /** Extras that are added to each unit, by group. Empty except for custom line items. */
  modifierGroups?: ModifierGroup[];
  /** Price of all modifiers of the whole line. Includes tax when the store's prices include tax. */
  modifiersTotalPrice?: MultiCurrencyPrice;
  /** Unit price of the catalog before overrides. Never set by the platform. */
  originalPrice?: string | null;
  /** Full unit price of the catalog before overrides. Never set by the platform. */
  originalFullPrice?: string | null;
  /** Unit price before discounts, without tax. Never set by the platform. */
  priceBeforeDiscountsAndTax?: MultiCurrencyPrice;
  /** Parts of the catalog that coupons can refer to. Never set by the platform. */
  couponScopes?: Scope[];
  /** ID of the fulfillment service that ships the item. Never set by the platform. */
  fulfillerId?: string | null;
  /** Group of items that are shipped together. Never set by the platform. */
  shippingGroupId?: string | null;
  /** Private file of a digital product. Never returned to buyers in a checkout. */
  digitalFile?: SecuredMedia;
  /** ID of the app that manages the stock of the item. Stored as sent. */
  inventoryAppId?: string | null;
  /** Fee of the platform on a sale. Never set: Shopwright charges no fees. */
  platformFee?: PlatformFee;
  /** ID of the item in an external system. Accepted without effect. */
  externalResourceId?: string | null;
}

/** Extra for a custom line item, with its price. */
export interface V1ItemModifier {
  /** ID of the modifier in its group. */
  _id?: string;
  /** Number of times the modifier is added to each unit. Defaults to 1. */
  quantity?: number | null;
  /** Name of the modifier as shoppers see it. */
  label?: TranslatableString;
  /** Additional text about the modifier. */
  details?: TranslatableString;
  /** Price of one modifier as a decimal string in the store's currency. Defaults to 0. */
  price?: string | null;
}

/** Group of extras for a custom line item. */
export interface V1ModifierGroup {
  /** ID of the group in its line item. */
  _id?: string;
  /** Name of the group as shoppers see it. */
  name?: TranslatableString;
  /** Extras of the group that are added to the item. */
  modifiers?: V1ItemModifier[];
}

/** Item that is not in a catalog, with a name and price set by the store or its apps. */
export interface CustomLineItem {
  /** Number of units. Defaults to 1. */
  quantity?: number;
  /** Unit price as a decimal string in the store's currency. Required unless `priceUndetermined` is true. */
  price?: string;
  /** Text shown instead of or next to the price, for example "per person". */
  priceDescription?: PriceDescription;
  /** Lines shown below the name, for example the chosen size. */
  descriptionLines?: DescriptionLine[];
  /** Image of the item by its media ID. */
  media?: string;
  /** Assigned by the platform. A value in the request is ignored. @deprecated */
  _id?: string | null;
  /** ID of the tax group that decides the tax rate of the item. */
  taxGroupId?: string | null;
  /** Item name as shoppers see it. `original` is required. */
  productName?: ProductName;
  /** Page of the item, if it has one. */
  url?: string;
  /** Kind of item. Defaults to `PHYSICAL` for shippable items, otherwise to `SERVICE`. */
  itemType?: ItemType;
  /** Unit price shown struck through, as a decimal string in the store's currency. Defaults to `price`. */
  fullPrice?: string | null;
  /** Number of units that can be bought. Omit it for no limit. */
  quantityAvailable?: number | null;
  /** Weight, SKU and need of delivery. */
  physicalProperties?: PhysicalProperties;
  /** When and how the item is paid. Defaults to `FULL_PAYMENT_ONLINE`. */
  paymentOption?: PaymentOptionType;
  /** Date and time, if the item is an appointment or event. */
  serviceProperties?: ServiceProperties;
  /** ID of the catalog item that this item is derived from. */
  rootCatalogItemId?: string | null;
  /** Deposit for each unit that is paid at checkout, as a decimal string in the store's currency. Needs the payment option `DEPOSIT_ONLINE`. */
  depositAmount?: string | null;
  /** ID of the delivery profile of the item. Stored as sent; delivery options do not depend on it. */
  deliveryProfileId?: string | null;
  /** Catalog item that this item stands for. Stored as sent. */
  catalogReference?: CatalogReference;
  /** Whether the price is agreed later. The item then counts as 0. */
  priceUndetermined?: boolean;
  /** Whether the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** Payment policy that the buyer must accept. Never set by the platform. */
  consentRequiredPaymentPolicy?: string | null;
  /** Whether the payment method is saved for later charges. Always false for custom line items. */
  savePaymentMethod?: boolean;
  /** Policies of the seller that apply to the item. */
  policies?: Policy[];
  /** Whether only logged-in members can buy the item. */
  membersOnly?: boolean;
  /** Address that the tax of this item is calculated for. Defaults to the shipping address, or the billing address for items that are not shipped. */
  taxableAddress?: TaxableAddress;
  /** Extras that are added to each unit, by group. */
  modifierGroups?: V1ModifierGroup[];
  /** Subscription terms, if the item is charged repeatedly. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Private file that the buyer downloads after payment. */
  digitalFile?: SecuredMedia;
  /** ID of the app that manages the stock of the item. Stored as sent. */
  inventoryAppId?: string | null;
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

/** Address with the name and phone number of the person there. */
export interface CheckoutAddressWithContact {
  /** Postal address. Tax and delivery options depend on `country`, `subdivision`, `city`, `postalCode` and `addressLine`. */
  address?: Address;
  /** Name and phone number of the person at this address. */
  contactDetails?: FullAddressContactDetails;
  /** ID of a saved address. Accepted without effect. */
  addressesServiceId?: string | null;
}

/**
 * Kind of location where the buyer collects the order.
 *
 * - `STORE_PICKUP`: A location of the store itself.
 * - `PICKUP_POINT`: A location of a third party, for example a parcel shop.
 */
export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';
export const PickupMethod: EnumValues<PickupMethod> = /* @__PURE__ */ enumValues('STORE_PICKUP PICKUP_POINT');

/** Location where the buyer collects the order. */
export interface PickupDetails {
  /** Address of the pickup location. */
  address?: Address;
  /** Replaced by `pickupMethod`. Never set. @deprecated */
  businessLocation?: boolean;
  /** Kind of location where the buyer collects the order. */
  pickupMethod?: PickupMethod;
}

/** Time window of the delivery. */
export interface DeliveryTimeSlot {
  /** Start of the time window (UTC). */
  from?: Date | null;
  /** End of the time window (UTC). */
  to?: Date | null;
}

/** Delivery time and instructions. */
export interface DeliveryLogistics {
  /** Expected delivery time as the store wrote it, for example "3-5 business days". */
  deliveryTime?: string | null;
  /** Instructions for the buyer, for example when to collect the order. */
  instructions?: string | null;
  /** Pickup location. Absent for options that deliver to the buyer. */
  pickupDetails?: PickupDetails;
  /** Time window of the delivery. Never set by the platform. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Prices of the selected delivery option. */
export interface SelectedCarrierServiceOptionPrices {
  /** Delivery price after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Delivery price after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on a line item, a fee or the delivery. */
  taxDetails?: ItemTaxFullDetails;
  /** Sum of the discounts on the delivery, as a positive amount. */
  totalDiscount?: MultiCurrencyPrice;
  /** Delivery price before discounts. Includes tax when the store's prices include tax. */
  price?: MultiCurrencyPrice;
}

/**
 * Kind of additional delivery charge.
 *
 * - `HANDLING_FEE`: Charge for packing and handling.
 * - `INSURANCE`: Charge for insuring the shipment.
 */
export type ChargeType = 'HANDLING_FEE' | 'INSURANCE';
export const ChargeType: EnumValues<ChargeType> = /* @__PURE__ */ enumValues('HANDLING_FEE INSURANCE');

/** Additional charge of the selected delivery option. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** Kind of additional delivery charge. */
  type?: ChargeType;
  /** Name of the charge as the store wrote it. */
  details?: string | null;
  /** Amount of the charge with its tax. */
  cost?: SelectedCarrierServiceOptionPrices;
}

/** Carrier that delivers the items. */
export interface Carrier {
  /** ID of the app that provides the carrier. */
  appId?: string | null;
  /** Code of the delivery option at the carrier. */
  code?: string;
}

/** Delivery region of the store. */
export interface Region {
  /** ID of the delivery region. */
  _id?: string | null;
  /** Name of the delivery region, for example "Europe". */
  name?: string | null;
}

/** Line items that a delivery allocation covers. */
export interface ApplicableLineItems {
  /** IDs of the line items. */
  lineItemIds?: string[];
}

/** Part of an order that one carrier delivers. Never set: an order is delivered in one way. */
export interface DeliveryAllocation {
  /** Carrier of this part of the order. */
  deliveryCarrier?: Carrier;
  /** Delivery region of this part of the order. */
  deliveryRegion?: Region;
  /** Line items in this part of the order. */
  applicableLineItems?: ApplicableLineItems;
}

/** Delivery option of the purchase: the one that the buyer selected, otherwise the first one that the store offers. */
export interface SelectedCarrierServiceOption {
  /** Code of the delivery option. Must be one of those in `carrierServiceOptions`. */
  code?: string;
  /** Name of the option as buyers see it, for example "Standard shipping". */
  title?: string;
  /** Delivery time and instructions. */
  logistics?: DeliveryLogistics;
  /** Prices of the selected delivery option. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Whether the buyer selected this option. False when the platform selected the first one offered. */
  requestedShippingOption?: boolean;
  /** Replaced by `additionalFees` of the purchase. @deprecated */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
  /** ID of the carrier that offers the option. Needed only when two carriers use the same code. */
  carrierId?: string | null;
  /** Never set: an order is delivered in one way. */
  deliveryAllocations?: DeliveryAllocation[];
  /** Whether the option covers only some line items. Never set: an option covers the whole order. */
  partial?: boolean | null;
}

/** Delivery region of the store that contains the address. */
export interface ShippingRegion {
  /** ID of the delivery region. */
  _id?: string;
  /** Name of the delivery region, for example "Europe". */
  name?: string;
}

/** Additional charge of a delivery option. */
export interface OtherCharge {
  /** Kind of additional delivery charge. */
  type?: ChargeType;
  /** Amount of the charge in the store's currency. Includes tax when the store's prices include tax. */
  price?: MultiCurrencyPrice;
  /** Name of the charge as the store wrote it. */
  details?: string | null;
}

/** Price of a delivery option with its additional charges. */
export interface ShippingPrice {
  /** Delivery price in the store's currency, without `otherCharges`. Includes tax when the store's prices include tax. */
  price?: MultiCurrencyPrice;
  /** Handling and insurance charges. They appear among the additional fees when the option is selected. */
  otherCharges?: OtherCharge[];
}

/** Delivery option that the store offers for these items and this address. */
export interface ShippingOption {
  /** Code of the option. Send it in `selectedShippingOption` to select the option. */
  code?: string;
  /** Name of the option as buyers see it, for example "Standard shipping". */
  title?: string;
  /** Delivery time and instructions. */
  logistics?: DeliveryLogistics;
  /** Price of a delivery option with its additional charges. */
  cost?: ShippingPrice;
  /** Never set: an order is delivered in one way. */
  deliveryAllocations?: DeliveryAllocation[];
  /** Whether the option covers only some line items. Never set: an option covers the whole order. */
  partial?: boolean | null;
}

/** Delivery options of one carrier. */
export interface CarrierServiceOption {
  /** ID of the carrier that offers the options. */
  carrierId?: string;
  /** Delivery options in the order in which the store lists them. */
  shippingOptions?: ShippingOption[];
}

/** Where and how the checkout is delivered. */
export interface ShippingInfo {
  /** Address to deliver to. Delivery options and tax depend on it. */
  shippingDestination?: CheckoutAddressWithContact;
  /** Selected delivery option. Set `code` to one of `carrierServiceOptions`. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Delivery region of the store that contains the address. */
  region?: ShippingRegion;
  /** Delivery options for these items and this address, by carrier. Empty without an address. */
  carrierServiceOptions?: CarrierServiceOption[];
}

/** Buyer of the checkout. */
export interface CheckoutBuyerInfo {
  /** ID of the visitor who owns the checkout. Set when the buyer is not logged in. */
  visitorId?: string;
  /** ID of the member who owns the checkout. Set when the buyer is logged in. */
  memberId?: string;
  /** ID of the buyer's contact. For members, same as `memberId`. */
  contactId?: string | null;
  /** Email address of the buyer. Order confirmations are sent to it. */
  email?: string | null;
  /** Whether the checkout has no owner. Never set by the platform. */
  openAccess?: boolean;
}

/** Totals of the purchase in the store's currency. */
export interface PriceSummary {
  /** Sum of all line items before discounts. Includes tax when the store's prices include tax. */
  subtotal?: MultiCurrencyPrice;
  /** Delivery price before discounts. Includes tax when the store's prices include tax. */
  shipping?: MultiCurrencyPrice;
  /** Total tax. Already part of the other amounts when the store's prices include tax. */
  tax?: MultiCurrencyPrice;
  /** Sum of all discounts, as a positive amount. */
  discount?: MultiCurrencyPrice;
  /** Amount to pay before gift cards: subtotal minus discount, plus shipping and fees, plus tax when prices do not include it. */
  total?: MultiCurrencyPrice;
  /** Sum of all additional fees. Includes tax when the store's prices include tax. */
  additionalFees?: MultiCurrencyPrice;
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

/** Validation rule that the value violates, for example `MAX_LENGTH` or `REQUIRED_FIELD`. */
export type RuleType = 'VALIDATION' | 'OTHER' | 'MAX' | 'MIN' | 'MAX_LENGTH' | 'MIN_LENGTH' | 'MAX_SIZE' | 'MIN_SIZE' | 'FORMAT' | 'DECIMAL_LTE' | 'DECIMAL_GTE' | 'DECIMAL_LT' | 'DECIMAL_GT' | 'DECIMAL_MAX_SCALE' | 'INVALID_ENUM_VALUE' | 'REQUIRED_FIELD' | 'FIELD_NOT_ALLOWED' | 'ONE_OF_ALIGNMENT' | 'EXACT_LENGTH' | 'EXACT_SIZE' | 'REQUIRED_ONE_OF_FIELD';
export const RuleType: EnumValues<RuleType> = /* @__PURE__ */ enumValues('VALIDATION OTHER MAX MIN MAX_LENGTH MIN_LENGTH MAX_SIZE MIN_SIZE FORMAT DECIMAL_LTE DECIMAL_GTE DECIMAL_LT DECIMAL_GT DECIMAL_MAX_SCALE INVALID_ENUM_VALUE REQUIRED_FIELD FIELD_NOT_ALLOWED ONE_OF_ALIGNMENT EXACT_LENGTH EXACT_SIZE REQUIRED_ONE_OF_FIELD');

/** Field of the request whose value is invalid. */
export interface FieldViolation {
  /** Path of the field in the request, for example "lineItems[0].quantity". */
  field?: string;
  /** What is wrong with the value, in English. */
  description?: string;
  /** Validation rule that the value violates, for example `MAX_LENGTH` or `REQUIRED_FIELD`. */
  violatedRule?: RuleType;
  /** Name of the rule when `violatedRule` is `OTHER`. */
  ruleName?: string | null;
  /** Bounds of the violated rule, for example `{ "threshold": 100 }`. */
  data?: Record<string, unknown> | null;
}

/** Invalid fields of a request. */
export interface ValidationError {
  /** One entry for each invalid field. */
  fieldViolations?: FieldViolation[];
}

/** Failure that the caller cannot fix. Never set: such a failure is an error of the whole call. */
export interface SystemError {
  /** Code of the failure. */
  errorCode?: string | null;
}

/** Why a part of the calculation failed. */
export interface Details {
  /** Reason with a stable code, for example that a coupon has expired. */
  applicationError?: ApplicationError;
  /** Invalid fields. Never set by the platform. */
  validationError?: ValidationError;
  /** Failure that the caller cannot fix. Never set: such a failure is an error of the whole call. */
  systemError?: SystemError;
  /** IDs for support requests. Never set by the platform. @deprecated */
  tracing?: Record<string, string>;
}

/** Failure of one carrier. */
export interface CarrierError {
  /** ID of the carrier. */
  carrierId?: string;
  /** Why the carrier's rates could not be calculated. */
  error?: Details;
}

/** Failures of carriers. Never set: the platform calculates the rates itself. */
export interface CarrierErrors {
  /** One entry for each carrier that failed. */
  errors?: CarrierError[];
}

/** Why a gift card cannot pay for the purchase. */
export interface GiftCardCalculationError {
  /** Last characters of the gift card code. */
  obfuscatedCode?: string;
  /** Why the gift card was refused. */
  error?: Details;
  /** Full code of the gift card. Never returned. */
  code?: string;
}

/** Parts of the calculation that failed. Empty when everything was calculated. */
export interface CalculationErrors {
  /** The store does not deliver these items to this address. */
  generalShippingCalculationError?: Details;
  /** Failures of carriers. Never set: the platform calculates the rates itself. */
  carrierErrors?: CarrierErrors;
  /** The selected delivery option is not offered for these items and this address. */
  selectedShippingOptionError?: Details;
  /** Failure of the tax calculation. Never set: the call is refused instead. */
  taxCalculationError?: Details;
  /** Why the coupon does not apply, for example "ERROR_COUPON_HAS_EXPIRED". */
  couponCalculationError?: Details;
  /** Why the gift card cannot pay for the purchase. @deprecated */
  giftCardCalculationError?: Details;
  /** Reasons why the order cannot be placed. Never set; see `violations`. */
  orderValidationErrors?: ApplicationError[];
  /** Why the selected membership cannot pay for a line item. */
  membershipError?: Details;
  /** Failure of the automatic discounts. Never set by the platform. */
  discountsCalculationError?: Details;
  /** Why gift cards cannot pay for the purchase. Never set; see `giftCardCalculationError`. */
  giftCardCalculationErrors?: GiftCardCalculationError[];
}

/** Gift card that pays for part of the purchase. */
export interface GiftCard {
  /** ID of the gift card in the store. @deprecated */
  _id?: string;
  /** Last four characters of the gift card code, for example "****7K2M". */
  obfuscatedCode?: string;
  /** Amount that the gift card pays, in the store's currency. */
  amount?: MultiCurrencyPrice;
  /** ID of the app that issued the gift card. */
  appId?: string;
  /** ID of the gift card at another issuer. Never set: the store issues its own gift cards. */
  externalId?: string | null;
  /** Amount that the buyer wants to pay with the card. Never set: send `giftCardRedeemAmount` to limit the amount. */
  requestedAmount?: MultiCurrencyPrice;
  /** Full code of the gift card. Never returned. */
  code?: string;
}

/** Coupon that the buyer entered. */
export interface V1Coupon {
  /** ID of the coupon. */
  _id?: string;
  /** Code that the buyer entered. */
  code?: string;
  /** Discount by the coupon, as a positive amount in the store's currency. */
  amount?: MultiCurrencyPrice;
  /** Name of the coupon as the store wrote it. */
  name?: string;
  /** Kind of coupon. Never set; see `discountType`. @deprecated */
  couponType?: string;
}

/** Discount that staff granted on this purchase. */
export interface V1MerchantDiscount {
  /** Discount as a positive amount in the store's currency. */
  amount?: MultiCurrencyPrice;
  /** Discount in percent, from 0.01 to 100. Absent when an amount was granted. */
  percentage?: number | null;
}

/** Name of an automatic discount as buyers see it. */
export interface V1DiscountRuleName {
  /** Name in the language of the store. */
  original?: string;
  /** Name in the buyer's language. Never set: discounts have one language, that of the store. */
  translated?: string | null;
}

/** Automatic discount of the store. */
export interface V1DiscountRule {
  /** ID of the discount rule. */
  _id?: string;
  /** Name of an automatic discount as buyers see it. */
  name?: V1DiscountRuleName;
  /** Discount by the rule, as a positive amount in the store's currency. */
  amount?: MultiCurrencyPrice;
}

/**
 * Part of the purchase that the discount reduces.
 *
 * - `GLOBAL`: All line items of the purchase.
 * - `SPECIFIC_ITEMS`: Only the line items in the scope of the discount.
 * - `SHIPPING`: The delivery price.
 */
export type AppliedDiscountDiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
export const AppliedDiscountDiscountType: EnumValues<AppliedDiscountDiscountType> = /* @__PURE__ */ enumValues('GLOBAL SPECIFIC_ITEMS SHIPPING');

/** Share of a discount on one line item. */
export interface LineItemDiscount {
  /** ID of the line item. */
  _id?: string;
  /** Discount on the whole line, as a positive amount in the store's currency. */
  totalDiscountAmount?: MultiCurrencyPrice;
}

/** Line item of a combination. */
export interface ItemCombinationLineItem {
  /** ID of the line item. */
  lineItemId?: string;
  /** Discount on these units, as a positive amount in the store's currency. */
  discountAmount?: MultiCurrencyPrice;
  /** Number of units of the line item in the combination. */
  quantity?: number;
}

/** Units that together earned a discount. Never set by the platform. */
export interface ItemCombination {
  /** Number of times the combination occurs. */
  count?: number;
  /** Line items of the combination. */
  lineItems?: ItemCombinationLineItem[];
}

/** Discount that reduces the purchase. */
export interface AppliedDiscount {
  /** Coupon that the buyer entered. Set when the discount is a coupon. */
  coupon?: V1Coupon;
  /** Discount that staff granted. Set when the discount has no rule and no coupon. */
  merchantDiscount?: V1MerchantDiscount;
  /** Automatic discount of the store. Set when the discount is a rule. */
  discountRule?: V1DiscountRule;
  /** Part of the purchase that the discount reduces. */
  discountType?: AppliedDiscountDiscountType;
  /** IDs of the line items that the discount reduces. Empty for discounts on the delivery. */
  lineItemIds?: string[];
  /** ID of the applied discount. Never set by the platform; use the ID of the coupon or rule. */
  _id?: string | null;
  /** Share of the discount on each line item. The shares add up to the amount of the discount. */
  lineItemDiscounts?: LineItemDiscount[];
  /** Number of billing cycles that the discount applies to. Absent when it applies to all of them. */
  subscriptionCycles?: number | null;
  /** Combinations of units that earned the discount. Never set by the platform. */
  itemCombinations?: ItemCombination[];
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

/**
 * Unit of all weights of the store.
 *
 * - `KG`: Weights are in kilograms.
 * - `LB`: Weights are in pounds.
 */
export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
export const WeightUnit: EnumValues<WeightUnit> = /* @__PURE__ */ enumValues('UNSPECIFIED_WEIGHT_UNIT KG LB');

/**
 * Why the tax was calculated with manual rates.
 *
 * - `GLOBAL_SETTING_TO_MANUAL`: The store uses manual rates everywhere.
 * - `REGION_SETTING_TO_MANUAL`: The store uses manual rates in this region.
 */
export type ManualCalculationReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL';

/**
 * Why the manual rates were used instead of the tax provider's.
 *
 * - `AUTO_TAX_FAILED`: The tax provider did not answer or returned an error.
 * - `AUTO_TAX_DEACTIVATED`: The tax provider is turned off.
 */
export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';

/** Why the tax provider's rates were not used. */
export interface AutoTaxFallbackCalculationDetails {
  /** Why the manual rates were used instead of the tax provider's. */
  fallbackReason?: FallbackReason;
  /** Error of the tax provider. Never set by the platform. */
  error?: ApplicationError;
}

/**
 * Source of the tax rates.
 *
 * - `NO_TAX_COLLECTED`: The store collects no tax for this address.
 * - `MANUAL_RATE`: Rates that the store set up.
 * - `AUTO_RATE`: Rates of the tax provider.
 * - `FALLBACK_RATE`: Manual rates, because the tax provider did not answer.
 */
export type RateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';

/** How the tax was calculated. @deprecated */
export interface TaxCalculationDetails {
  /** Why the tax was calculated with manual rates. */
  manualRateReason?: ManualCalculationReason;
  /** Why the tax provider's rates were not used. */
  autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails;
  /** Source of the tax rates. */
  rateType?: RateType;
}

/** Total of one tax over the whole purchase. */
export interface AggregatedTaxBreakdown {
  /** Name of the tax, for example "Sales tax". */
  taxName?: string;
  /** Kind of tax as the store set it up, for example "VAT". */
  taxType?: string;
  /** Name of the authority that levies the tax, for example "New York". */
  jurisdiction?: string;
  /** Level of the tax authority: country, state, county, city or a special district. */
  jurisdictionTypeEnum?: JurisdictionType;
  /** Tax rate as a decimal string: "0.08875" is 8.875 percent. */
  rate?: string;
  /** Amount of the tax in the store's currency. */
  aggregatedTaxAmount?: MultiCurrencyPrice;
  /** Amount that the tax was calculated on, in the store's currency. */
  aggregatedTaxableAmount?: MultiCurrencyPrice;
  /** Amount that is exempt from the tax. Never set by the platform. */
  aggregatedExemptAmount?: MultiCurrencyPrice;
}

/** Tax of the whole purchase. */
export interface TaxSummary {
  /** Amount that tax was calculated on, in the store's currency. */
  taxableAmount?: MultiCurrencyPrice;
  /** Total tax in the store's currency. */
  totalTax?: MultiCurrencyPrice;
  /** How the tax was calculated. @deprecated */
  calculationDetails?: TaxCalculationDetails;
  /** Rate of the purchase when it has one manual rate. Never set by the platform. @deprecated */
  manualTaxRate?: string;
  /** ID of the calculation at the tax provider. Never set by the platform. */
  taxEstimationId?: string | null;
  /** Average rate of the purchase. Never set by the platform. */
  averageTaxRate?: string | null;
  /** Amount that is exempt from tax. Never set by the platform. */
  totalExempt?: MultiCurrencyPrice;
  /** Total of each tax over the whole purchase. */
  aggregatedTaxBreakdown?: AggregatedTaxBreakdown[];
  /** Name of the tax. Never set by the platform; see `aggregatedTaxBreakdown`. */
  taxName?: string | null;
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

/** Name of the plan that the membership belongs to. */
export interface MembershipName {
  /** Name in the language of the store. */
  original?: string;
  /** Same as `original`: plans have one language, that of the store. */
  translated?: string | null;
}

/**
 * How the membership counts its credits.
 *
 * - `PUNCH_CARD`: A fixed number of visits.
 * - `CREDIT`: Credits that cost differently by service.
 */
export type BalanceType = 'PUNCH_CARD' | 'CREDIT';

/** Credits of the membership. */
export interface MembershipPaymentCredits {
  /** Number of credits that the plan grants in a period. */
  total?: number;
  /** Number of credits that are left in the period. */
  remaining?: number;
  /** Replaced by the cost of each line item. Never set. @deprecated */
  redemptionCost?: number;
  /** How the membership counts its credits. Never set by the platform. */
  balanceType?: BalanceType;
}

/** Membership of the buyer that covers line items. */
export interface Membership {
  /** ID of the membership. Send it in `selectedMemberships` to pay with it. */
  _id?: string;
  /** ID of the app that sells the plans. */
  appId?: string;
  /** Name of the plan that the membership belongs to. */
  name?: MembershipName;
  /** IDs of the line items that the membership covers. */
  lineItemIds?: string[];
  /** Credits of the membership. Absent when the plan has no limit. */
  credits?: MembershipPaymentCredits;
  /** Date and time the membership ends (UTC). Absent when it does not end. */
  expirationDate?: Date | null;
  /** Additional data of the app that sells the plan. Never set by the platform. @deprecated */
  additionalData?: Record<string, unknown> | null;
  /** Description of what the plan offers. Never set by the platform. */
  offeringDescription?: string | null;
}

/** Membership that covers line items but cannot pay for them now. */
export interface InvalidMembership {
  /** Membership of the buyer that covers line items. */
  membership?: Membership;
  /** Stable code of the reason. "MEMBERSHIP_CREDITS_EXCEEDED" means that no credits are left. */
  reason?: string;
}

/** Membership that pays for line items. */
export interface HostSelectedMembership {
  /** ID of the membership, from `eligibleMemberships`. */
  _id?: string;
  /** ID of the app that the membership belongs to, from `eligibleMemberships`. */
  appId?: string;
  /** IDs of the line items that the membership pays for. */
  lineItemIds?: string[];
}

/** Memberships to pay line items with. */
export interface SelectedMemberships {
  /** Memberships with the line items that each pays for. */
  memberships?: HostSelectedMembership[];
}

/** Memberships that can pay for line items. */
export interface CheckoutMembershipOptions {
  /** Memberships of the buyer that can pay. Always empty here; the estimated totals of the cart list them. */
  eligibleMemberships?: Membership[];
  /** Memberships of the buyer that cannot pay. Always empty here; the estimated totals of the cart list them. */
  invalidMemberships?: InvalidMembership[];
  /** Memberships that pay for line items of the checkout. */
  selectedMemberships?: SelectedMemberships;
}

/**
 * Where the fee comes from.
 *
 * - `SERVICE_PLUGIN`: An app of the store.
 * - `ITEM`: A line item.
 * - `MANUAL`: Staff of the store.
 * - `SHIPPING`: The selected delivery option.
 * - `PLATFORM`: The e-commerce platform itself.
 */
export type AdditionalFeeSource = 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
export const AdditionalFeeSource: EnumValues<AdditionalFeeSource> = /* @__PURE__ */ enumValues('UNKNOWN_ADDITIONAL_FEE_SOURCE SERVICE_PLUGIN ITEM MANUAL SHIPPING PLATFORM');

/** Fee on the purchase, for example for handling or insurance. */
export interface AdditionalFee {
  /** Code of the fee, for example "HANDLING_FEE". */
  code?: string | null;
  /** Name of the fee as buyers see it. */
  name?: string;
  /** Amount of the fee in the store's currency. Includes tax when the store's prices include tax. */
  price?: MultiCurrencyPrice;
  /** Tax on a line item, a fee or the delivery. */
  taxDetails?: ItemTaxFullDetails;
  /** ID of the app that added the fee. Never set by the platform. */
  providerAppId?: string | null;
  /** Amount of the fee without tax. */
  priceBeforeTax?: MultiCurrencyPrice;
  /** Amount of the fee including tax. */
  priceAfterTax?: MultiCurrencyPrice;
  /** IDs of the line items that the fee is for. Empty when it is for the whole purchase. */
  lineItemIds?: string[];
  /** Where the fee comes from. */
  source?: AdditionalFeeSource;
  /** Name of the fee in the buyer's language. Never set by the platform. */
  translatedName?: string | null;
  /** Address that decides the tax rate of the fee. Never set by the platform. */
  taxableAddress?: TaxableAddress;
  /** Number of billing cycles that the fee is charged in. Never set by the platform. */
  subscriptionCycles?: number | null;
}

/**
 * Whether the violation prevents an order.
 *
 * - `WARNING`: The buyer should know; the order can be placed.
 * - `ERROR`: The order cannot be placed.
 */
export type Severity = 'WARNING' | 'ERROR';
export const Severity: EnumValues<Severity> = /* @__PURE__ */ enumValues('WARNING ERROR');

/** Always `OTHER_DEFAULT`, for violations that concern the whole purchase. */
export type NameInOther = 'OTHER_DEFAULT';
export const NameInOther: EnumValues<NameInOther> = /* @__PURE__ */ enumValues('OTHER_DEFAULT');

/** Violation that concerns the whole purchase. */
export interface Other {
  /** Always `OTHER_DEFAULT`, for violations that concern the whole purchase. */
  name?: NameInOther;
}

/** Always `LINE_ITEM_DEFAULT`, for violations that concern a line item. */
export type NameInLineItem = 'LINE_ITEM_DEFAULT';
export const NameInLineItem: EnumValues<NameInLineItem> = /* @__PURE__ */ enumValues('LINE_ITEM_DEFAULT');

/**
 * What the buyer can do about the violation.
 *
 * - `REMOVE_LINE_ITEM`: Remove the line item.
 */
export type SuggestedFix = 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM';

/** Line item that the violation concerns. */
export interface TargetLineItem {
  /** Always `LINE_ITEM_DEFAULT`, for violations that concern a line item. */
  name?: NameInLineItem;
  /** ID of the line item. */
  _id?: string | null;
  /** What the buyer can do. Absent when a lower quantity solves the problem. */
  suggestedFix?: SuggestedFix;
}

/** What the violation concerns. */
export interface Target {
  /** Set when the violation concerns the whole purchase. */
  other?: Other;
  /** Set when the violation concerns one line item. */
  lineItem?: TargetLineItem;
}

/**
 * Requirement of the store that the purchase does not meet.
 *
 * - `MEMBERS_ONLY`: The store sells to members only; the buyer must sign in.
 * - `MINIMUM_SUBTOTAL`: The subtotal is below the store's minimum.
 * - `PHONE_REQUIRED`: The store requires a phone number.
 */
export type ViolationRule = 'MEMBERS_ONLY' | 'MINIMUM_SUBTOTAL' | 'PHONE_REQUIRED';
export const ViolationRule: EnumValues<ViolationRule> = /* @__PURE__ */ enumValues('MEMBERS_ONLY MINIMUM_SUBTOTAL PHONE_REQUIRED');

/** Reason why an order cannot be placed as it is. */
export interface Violation {
  /** Whether the violation prevents an order. */
  severity?: Severity;
  /** What the violation concerns. */
  target?: Target;
  /** Explanation for the buyer, in English. */
  description?: string | null;
  /** Requirement that is not met. Compare this, not the text of `description`. An extension of Shopwright. */
  ruleName?: ViolationRule;
}

/** Restrictions of the checkout page. Set by the store or its apps when the checkout is created. */
export interface CustomSettings {
  /** Whether the buyer cannot add or remove a gift card. */
  lockGiftCard?: boolean;
  /** Whether the buyer cannot add or remove a coupon. */
  lockCouponCode?: boolean;
  /** Whether the checkbox for the store's policies is hidden. Stored as sent; the platform does not use it. */
  disabledPolicyAgreementCheckbox?: boolean;
  /** Whether offline payment methods are not offered. */
  disabledManualPayment?: boolean;
  /** Whether automatic discounts are not applied. Coupons still apply. */
  disabledDiscountRulesCalculation?: boolean;
}

/** Component of an app on the checkout page. Stored as sent. */
export interface CustomContentReference {
  /** ID of the app that provides the component. */
  appId?: string;
  /** ID of the component. */
  componentId?: string;
}

/** Object of an external system that the checkout belongs to. */
export interface ExternalReference {
  /** ID of the app that the reference belongs to. */
  appId?: string;
  /** ID of the object in the external system. */
  resourceId?: string | null;
}

/** Exchange rate of the converted amounts. */
export interface ConversionInfo {
  /** Three-letter code (ISO 4217) of the store's currency. */
  siteCurrency?: string;
  /** Exchange rate as a decimal string: units of `conversionCurrency` for one unit of `siteCurrency`. */
  conversionRate?: string;
}

/** Charge of a subscription, for one or more billing cycles. */
export interface Charge {
  /** First billing cycle with this amount, counted from 1. */
  cycleFrom?: number;
  /** Number of consecutive cycles with this amount. Absent when it applies until the subscription ends. */
  cycleCount?: number | null;
  /** Totals of one cycle. */
  priceSummary?: PriceSummary;
  /** Date and time of the first of these charges (UTC). */
  cycleBillingDate?: Date | null;
}

/** Future charges of a subscription in the checkout. */
export interface SubscriptionCharges {
  /** IDs of the line items that are charged. */
  lineItemIds?: string[];
  /** Text about the charges. Never set by the platform. */
  description?: string | null;
  /** Charges in the order of the billing cycles. */
  charges?: Charge[];
}

/** Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid. */
export interface Checkout {
  /** ID of the checkout. */
  _id?: string | null;
  /** Items to purchase. Change them with the operations for line items. */
  lineItems?: CheckoutLineItem[];
  /** Billing address and contact details of the payer. The order uses the shipping address when it is omitted. */
  billingInfo?: CheckoutAddressWithContact;
  /** Where and how the checkout is delivered. */
  shippingInfo?: ShippingInfo;
  /** Note from the buyer to the store, copied to the order. */
  buyerNote?: string | null;
  /** Buyer of the checkout. */
  buyerInfo?: CheckoutBuyerInfo;
  /** Currency of the converted amounts: the one of the `x-wix-currency` request header if the store has a rate for it, otherwise the store's display currency. */
  conversionCurrency?: string;
  /** Totals of the checkout before the gift card. */
  priceSummary?: PriceSummary;
  /** Parts of the calculation that failed. The order cannot be placed until they are resolved. */
  calculationErrors?: CalculationErrors;
  /** Gift card that pays for part of the checkout. Set it with `giftCardCode`. */
  giftCard?: GiftCard;
  /** Discounts on line items and on the delivery. */
  appliedDiscounts?: AppliedDiscount[];
  /** Values of the additional fields on the checkout form. */
  customFields?: CustomField[];
  /** Unit of all weights of the store. */
  weightUnit?: WeightUnit;
  /** Tax of the whole purchase. */
  taxSummary?: TaxSummary;
  /** Three-letter code (ISO 4217) of the store's currency, in which the buyer is charged. */
  currency?: string;
  /** Sales channel of the purchase. Storefronts send `WEB`. */
  channelType?: ChannelType;
  /** Language of the store (BCP 47), for example "en". */
  siteLanguage?: string;
  /** Language of the buyer (BCP 47), for example "en". Emails about the order use it. */
  buyerLanguage?: string;
  /** Whether an order was placed or the checkout was marked as completed. A completed checkout cannot be changed. */
  completed?: boolean;
  /** Whether the prices of the checkout include tax. */
  taxIncludedInPrice?: boolean;
  /** Visitor, member, staff user or app that created the checkout. */
  createdBy?: CreatedBy;
  /** Date and time the checkout was created (UTC). */
  _createdDate?: Date | null;
  /** Date and time the checkout was last changed (UTC). */
  _updatedDate?: Date | null;
  /** Part of the totals that is paid at checkout. */
  payNow?: PriceSummary;
  /** Part of the totals that the store collects later, for example after a deposit. */
  payLater?: PriceSummary;
  /** Memberships that can pay for line items. */
  membershipOptions?: CheckoutMembershipOptions;
  /** Handling, insurance and other fees. */
  additionalFees?: AdditionalFee[];
  /** ID of the cart that the checkout was created from. Absent for checkouts without a cart. */
  cartId?: string | null;
  /** Reasons why the order cannot be placed, for example items that are out of stock. */
  violations?: Violation[];
  /** Additional data that apps attach to the object. */
  extendedFields?: ExtendedFields;
  /** ID shared by a cart, its checkout and its order, for analytics. */
  purchaseFlowId?: string | null;
  /** Restrictions of the checkout page. Set by the store or its apps when the checkout is created. */
  customSettings?: CustomSettings;
  /** Component of an app on the checkout page. Stored as sent. */
  customContentReference?: CustomContentReference;
  /** Object of an external system that the checkout belongs to. */
  externalReference?: ExternalReference;
  /** Part of the totals that is charged after the free trial of a subscription. */
  payAfterFreeTrial?: PriceSummary;
  /** ID of the business location that sells the items. */
  businessLocationId?: string | null;
  /** Currency in which the buyer is charged. Same as `currency`. */
  paymentCurrency?: string;
  /** ID of the tax exemption that applies to the buyer. Accepted from the store and its apps only. */
  taxExemptGroupId?: string | null;
  /** Exchange rate of the converted amounts. Absent when amounts are not converted. */
  conversionInfo?: ConversionInfo;
  /** Amount to pay at checkout after the gift card is deducted. */
  payNowTotalAfterGiftCard?: MultiCurrencyPrice;
  /** ID of the checkout in another system. Never set by the platform. @deprecated */
  ecomId?: string | null;
  /** Total of the checkout after the gift card is deducted. */
  totalAfterGiftCard?: MultiCurrencyPrice;
  /** ID of the order that was created from the checkout. Absent until then. */
  orderId?: string | null;
  /** Whether something must be paid at checkout. False for free orders and those that a gift card covers. */
  paymentRequired?: boolean;
  /** Future charges of the subscriptions in the checkout. */
  subscriptionCharges?: SubscriptionCharges[];
  /** Sum of all line items before discounts. Includes tax when the store's prices include tax. */
  lineItemsSubtotal?: MultiCurrencyPrice;
}

export interface CheckoutAddToCheckoutAnswer {
  /** Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid. */
  checkout?: Checkout;
}

export interface CheckoutCreateCompletionUrlAnswer {
  /** URL that marks the checkout as completed once and redirects to `redirectUrl`. Valid for one day. */
  url?: string;
}

export interface CheckoutCreateOrderAnswer {
  /** ID of the new order. */
  orderId?: string;
  /** ID of the new subscription. Never set; the order's line items name the subscription. */
  subscriptionId?: string;
  /** ID of the payment. Never set: this call charges nothing. */
  paymentGatewayOrderId?: string | null;
}

export interface CheckoutCreateOrderAndChargeAnswer {
  /** ID of the new order. Absent while the payment is pending. */
  orderId?: string;
  /** ID of the new subscription. Never set; the order's line items name the subscription. */
  subscriptionId?: string;
  /** URL where the buyer confirms the payment, for example with 3-D Secure, otherwise the ID of the pending payment. Absent when the order was created. */
  paymentResponseToken?: string | null;
  /** ID of the payment. Absent when nothing is paid at checkout. */
  paymentGatewayOrderId?: string | null;
  /** Whether the order was created. False while the payment is pending; the order follows when it succeeds. */
  checkoutCompleted?: boolean;
}

export interface CheckoutGetCheckoutByCartIdAnswer {
  /** Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid. */
  checkout?: Checkout;
}

export interface CheckoutGetCheckoutUrlAnswer {
  /** URL of the checkout page. Redirect the buyer to it. */
  checkoutUrl?: string;
}

export interface CheckoutGetWixCheckoutUrlAnswer {
  /** URL of the store's own checkout page. Redirect the buyer to it. */
  checkoutUrl?: string;
}

/** HTTP header of a response. */
export interface HeadersEntry {
  /** Name of the HTTP header. */
  key?: string;
  /** Value of the HTTP header. */
  value?: string;
}

export interface CheckoutMarkCheckoutAsCompletedAndRedirectToUrlAnswer {
  /** Body of the response page. */
  body?: string;
  /** HTTP status of the response, 302 on success. */
  statusCode?: number | null;
  /** HTTP headers of the response, with the redirect in `Location`. */
  headers?: HeadersEntry[];
}

export interface CheckoutRemoveCouponAnswer {
  /** Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid. */
  checkout?: Checkout;
}

export interface CheckoutRemoveGiftCardAnswer {
  /** Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid. */
  checkout?: Checkout;
}

export interface CheckoutRemoveLineItemsAnswer {
  /** Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid. */
  checkout?: Checkout;
}

export interface CheckoutRemoveOverrideCheckoutUrlAnswer {
  /** Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid. */
  checkout?: Checkout;
}

/** New quantity of a line item. */
export interface LineItemQuantityUpdate {
  /** ID of the line item to change. */
  _id?: string;
  /** New number of units, at least 1. Remove the line item to buy none. */
  quantity?: number;
}

export interface CheckoutUpdateLineItemsQuantityAnswer {
  /** Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid. */
  checkout?: Checkout;
}

/**
 * Adds items to a checkout.
 *
 * `POST /v1/checkouts/{id}/add-to-checkout`
 */
export const addToCheckout: Fn<(_id: string, options?: { lineItems?: CheckoutLineItem[]; customLineItems?: CustomLineItem[] }) => Promise<CheckoutAddToCheckoutAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/add-to-checkout', 'id,*', { request: { lineItems: shapes.toCheckoutLineItem, customLineItems: shapes.toCustomLineItem }, answer: { checkout: shapes.Checkout } });
/**
 * Creates a checkout without a cart. To check out a cart, use `currentCart.createCheckoutFromCurrentCart`.
 *
 * `POST /v1/checkouts`
 */
export const createCheckout: Fn<(options?: { checkoutInfo?: Checkout; couponCode?: string | null; lineItems?: CheckoutLineItem[]; customLineItems?: CustomLineItem[]; channelType?: ChannelType; giftCardCode?: string | null; overrideCheckoutUrl?: string | null; giftCardRedeemAmount?: string | null }) => Promise<Checkout>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts', '*', { request: { checkoutInfo: shapes.toCheckout, lineItems: shapes.toCheckoutLineItem, customLineItems: shapes.toCustomLineItem }, answer: { checkout: shapes.Checkout }, unwrap: 'checkout' });
/**
 * Creates a URL that an external checkout page opens when the purchase is done. Specific to Shopwright.
 *
 * `POST /v1/checkouts/{id}/completion-url` (for owners, collaborators and apps)
 */
export const createCompletionUrl: Fn<(_id: string, options?: { redirectUrl?: string }) => Promise<CheckoutCreateCompletionUrlAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/completion-url', 'id,*');
/**
 * Creates an order from a checkout where nothing is paid online: it is free, or paid offline. Repeating the call returns the same order.
 *
 * `POST /v1/checkouts/{id}/create-order`
 */
export const createOrder: Fn<(_id: string, options?: { savePaymentMethod?: boolean; delayCapture?: boolean; urlParams?: Record<string, string>; inAppPurchase?: boolean }) => Promise<CheckoutCreateOrderAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/create-order', 'id,*');
/**
 * Creates an order from a checkout and charges a payment token in the same call. Repeating the call neither creates a second order nor charges twice.
 *
 * `POST /v1/checkouts/{id}/create-order-and-charge`
 */
export const createOrderAndCharge: Fn<(_id: string, options?: { paymentToken?: string | null; savePaymentMethod?: boolean; delayCapture?: boolean; urlParams?: Record<string, string>; inAppPurchase?: boolean }) => Promise<CheckoutCreateOrderAndChargeAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/create-order-and-charge', 'id,*');
/**
 * Retrieves a checkout by its ID, with current prices, stock and delivery options.
 *
 * `GET /v1/checkouts/{id}`
 */
export const getCheckout: Fn<(_id: string, options?: { refresh?: boolean | null }) => Promise<Checkout>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/{id}', 'id,*', { answer: { checkout: shapes.Checkout }, unwrap: 'checkout' });
/**
 * Retrieves the latest checkout that was created from a cart.
 *
 * `GET /v1/checkouts/by-cart-id/{id}`
 */
export const getCheckoutByCartId: Fn<(_id: string) => Promise<CheckoutGetCheckoutByCartIdAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/by-cart-id/{id}', 'id', { answer: { checkout: shapes.Checkout } });
/**
 * Retrieves the URL of the checkout page: the custom checkout URL if one is set, otherwise the store's own page.
 *
 * `GET /v1/checkouts/{id}/checkout-url`
 */
export const getCheckoutUrl: Fn<(_id: string) => Promise<CheckoutGetCheckoutUrlAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/{id}/checkout-url', 'id');
/**
 * Retrieves the URL of the store's own checkout page, even if a custom checkout URL is set.
 *
 * `GET /v1/checkouts/{id}/wix-checkout-url`
 */
export const getWixCheckoutUrl: Fn<(_id: string) => Promise<CheckoutGetWixCheckoutUrlAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/{id}/wix-checkout-url', 'id');
/**
 * Marks a checkout as completed, for orders that were placed outside the store.
 *
 * `POST /v1/checkouts/{id}/mark-as-completed` (for owners, collaborators and apps)
 */
export const markCheckoutAsCompleted: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/mark-as-completed', 'id', { unwrap: '' });
/**
 * Marks a checkout as completed and redirects the browser. Called by opening the URL from `createCompletionUrl`.
 *
 * `GET /v1/checkouts/mark-checkout-as-completed-and-redirect-to-url`
 */
export const markCheckoutAsCompletedAndRedirectToUrl: Fn<(token: string) => Promise<CheckoutMarkCheckoutAsCompletedAndRedirectToUrlAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url', 'token');
/**
 * Removes the coupon from a checkout.
 *
 * `POST /v1/checkouts/{id}/remove-coupon`
 */
export const removeCoupon: Fn<(_id: string) => Promise<CheckoutRemoveCouponAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/remove-coupon', 'id', { answer: { checkout: shapes.Checkout } });
/**
 * Removes the gift card from a checkout.
 *
 * `POST /v1/checkouts/{id}/remove-gift-card`
 */
export const removeGiftCard: Fn<(_id: string) => Promise<CheckoutRemoveGiftCardAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/remove-gift-card', 'id', { answer: { checkout: shapes.Checkout } });
/**
 * Removes line items from a checkout.
 *
 * `POST /v1/checkouts/{id}/remove-line-items`
 */
export const removeLineItems: Fn<(_id: string, lineItemIds: string[]) => Promise<CheckoutRemoveLineItemsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/remove-line-items', 'id,lineItemIds', { answer: { checkout: shapes.Checkout } });
/**
 * Removes the custom checkout URL, so that the store's own checkout page is used again.
 *
 * `POST /v1/checkouts/{id}/remove-override-checkout-url` (for owners, collaborators and apps)
 */
export const removeOverrideCheckoutUrl: Fn<(_id: string) => Promise<CheckoutRemoveOverrideCheckoutUrlAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/remove-override-checkout-url', 'id', { answer: { checkout: shapes.Checkout } });
/**
 * Updates a checkout: buyer details, addresses, delivery option, coupon or gift card. Line items in the request are added to the checkout.
 *
 * `PATCH /v1/checkouts/{checkout.id}`
 */
export const updateCheckout: Fn<(_id: string | null, checkout: Checkout, options?: { couponCode?: string | null; giftCardCode?: string | null; overrideCheckoutUrl?: string | null; lineItems?: CheckoutLineItem[]; customLineItems?: CustomLineItem[]; giftCardRedeemAmount?: string | null; ignoreCalculationErrors?: boolean | null }) => Promise<Checkout>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/checkouts/{checkout.id}', 'checkout.id,+checkout,*', { request: { checkout: shapes.toCheckout, lineItems: shapes.toCheckoutLineItem, customLineItems: shapes.toCustomLineItem }, answer: { checkout: shapes.Checkout }, unwrap: 'checkout' });
/**
 * Sets the quantity of line items in a checkout. To remove a line item, use `removeLineItems`.
 *
 * `POST /v1/checkouts/{id}/update-line-items-quantity`
 */
export const updateLineItemsQuantity: Fn<(_id: string, lineItems: LineItemQuantityUpdate[]) => Promise<CheckoutUpdateLineItemsQuantityAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/update-line-items-quantity', 'id,lineItems', { answer: { checkout: shapes.Checkout } });
/**
 * Errors of addToCheckout, as the code of an ApiError:
 * - `CATALOG_NOT_FOUND` (404): This store has no catalog of this app. `catalogReference.appId` names an app that sells nothing in this store. Products are in the catalog of the stores app.
 * - `ITEM_NOT_FOUND` (404): There is no item with this id to sell. The item was deleted or hidden. Remove it from the page, or link to the shop.
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 * - `INVALID_ITEM_OPTIONS` (400): The options do not describe an item that is sold. A choice is missing or does not exist, or a required text field is empty. Read the options of the product and let the buyer choose one of each.
 * - `ITEM_NOT_AVAILABLE` (409): "{name}" is out of stock. The item is sold out or not for sale at the moment. Offer a back-in-stock notification or another variant.
 * - `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM` (400): "{name}" cannot be paid for with a membership. A line names a membership, but the item has no payment option for memberships. Send the line without `selectedMembership`.
 * - `QUANTITY_LIMIT_EXCEEDED` (400): One line holds at most {max} units; there would be more of "{name}". Lower the quantity to the maximum, which is also in `data.threshold`. Adding an item that is in the cart already raises its quantity.
 * - `TOO_MANY_LINE_ITEMS` (400): A cart holds {max} lines; this one would have {count}. Remove line items first, or place a second order. Nothing was added.
 * - `CHECKOUT_IS_COMPLETE` (409): This checkout is completed and can no longer be changed. An order was placed with this checkout. Show the order, or create a new checkout.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 */
export type AddToCheckoutError = 'CATALOG_NOT_FOUND' | 'ITEM_NOT_FOUND' | 'VARIANT_NOT_FOUND' | 'INVALID_ITEM_OPTIONS' | 'ITEM_NOT_AVAILABLE' | 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM' | 'QUANTITY_LIMIT_EXCEEDED' | 'TOO_MANY_LINE_ITEMS' | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
/**
 * Errors of createCheckout, as the code of an ApiError:
 * - `ERROR_COUPON_USAGE_EXCEEDED` (428): This discount has been used as often as it may be. The coupon had a limited number of uses for all customers. Remove it and show the total without it.
 * - `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED` (428): You have used this discount as often as one customer may. Remove the coupon and show the total without it.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET` (428): This discount is not active yet. The coupon starts at a later time. Ask the buyer to come back then.
 * - `ERROR_COUPON_HAS_EXPIRED` (428): This discount has expired. The coupon can no longer be used. Remove it and show the total without it.
 * - `ERROR_COUPON_DOES_NOT_EXIST` (428): There is no coupon with this code. The code is mistyped, or the coupon was deleted. Ask the buyer to check it.
 * - `ERROR_COUPON_IS_DISABLED` (428): This discount is switched off. The owner has switched the coupon off. Remove it and show the total without it.
 * - `ERROR_COUPON_NOT_FOR_CUSTOMER` (428): This discount is for members of a plan only. Offer to sign in, or to buy the plan.
 * - `ERROR_INVALID_SUBTOTAL` (428): The subtotal is below the minimum of this discount. Add more items to reach the minimum. The minimum counts the items that the coupon is for.
 * - `ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED` (428): There are fewer items than this discount requires. Add more of the items that the coupon is for.
 * - `ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS` (428): This discount does not apply to any of these items. The coupon is for other products or collections. Add one of those, or order without the coupon.
 * - `ERROR_COUPON_CANNOT_BE_COMBINED` (428): Another discount that this one cannot be combined with takes more off. The discount that takes more off stays. Nothing needs to be changed; tell the buyer which one applies.
 * - `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): Gift cards are sold without discounts. All items are gift cards. Add another item, or order without the coupon.
 * - `CATALOG_NOT_FOUND` (404): This store has no catalog of this app. `catalogReference.appId` names an app that sells nothing in this store. Products are in the catalog of the stores app.
 * - `ITEM_NOT_FOUND` (404): There is no item with this id to sell. The item was deleted or hidden. Remove it from the page, or link to the shop.
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 * - `INVALID_ITEM_OPTIONS` (400): The options do not describe an item that is sold. A choice is missing or does not exist, or a required text field is empty. Read the options of the product and let the buyer choose one of each.
 * - `ITEM_NOT_AVAILABLE` (409): "{name}" is out of stock. The item is sold out or not for sale at the moment. Offer a back-in-stock notification or another variant.
 * - `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM` (400): "{name}" cannot be paid for with a membership. A line names a membership, but the item has no payment option for memberships. Send the line without `selectedMembership`.
 * - `GIFT_CARD_DISABLED` (428): This gift card is switched off. The shop has blocked this gift card. The buyer should contact the shop.
 * - `GIFT_CARD_EXPIRED` (428): This gift card has expired. Let the buyer pay another way.
 * - `GIFT_CARD_IS_EMPTY` (428): Nothing is left on this gift card. Let the buyer pay another way.
 * - `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): A gift card cannot pay for gift cards. Remove the gift card from the checkout, or order the new gift card separately.
 * - `SUBSCRIPTION_WITH_GIFT_CARD` (400, 428): A gift card cannot pay for subscriptions. Renewals need a card that can be charged again. Remove the gift card from the checkout.
 * - `QUANTITY_LIMIT_EXCEEDED` (400): One line holds at most {max} units; there would be more of "{name}". Lower the quantity to the maximum, which is also in `data.threshold`. Adding an item that is in the cart already raises its quantity.
 * - `TOO_MANY_LINE_ITEMS` (400): A cart holds {max} lines; this one would have {count}. Remove line items first, or place a second order. Nothing was added.
 * - `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND` (404): This delivery is not offered for these items and this address; see shippingInfo.carrierServiceOptions. Read the checkout again and let the buyer choose one of its current delivery options.
 * - `INVALID_SELECTED_CARRIER_SERVICE_OPTION` (400): A delivery is chosen by its code; see shippingInfo.carrierServiceOptions. `selectedCarrierServiceOption.code` is missing. Send the code of one of the options.
 * - `GIFT_CARD_NOT_FOUND` (404): There is no such gift card. The code or id is mistyped, or belongs to another store.
 * - `GIFT_CARD_CODE_INVALID` (400): This is not the code of a gift card. A code has 8 to 40 letters, digits, spaces and hyphens. Ask the buyer to check it.
 * - `SITE_MUST_ACCEPT_PAYMENTS` (409): This store does not accept orders at the moment. The owner has switched orders off. Show the notice in place of the checkout button.
 * - `TOO_MANY_COUPON_TRIES` (429): Too many coupon codes were tried. Try again later. Wrong coupon codes from this caller or client address are limited, so that codes cannot be guessed. Wait as long as `Retry-After` says.
 */
export type CreateCheckoutError = 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_IS_DISABLED' | 'ERROR_COUPON_NOT_FOR_CUSTOMER' | 'ERROR_INVALID_SUBTOTAL' | 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED' | 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS' | 'ERROR_COUPON_CANNOT_BE_COMBINED' | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'CATALOG_NOT_FOUND' | 'ITEM_NOT_FOUND' | 'VARIANT_NOT_FOUND' | 'INVALID_ITEM_OPTIONS' | 'ITEM_NOT_AVAILABLE' | 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED' | 'GIFT_CARD_IS_EMPTY' | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'SUBSCRIPTION_WITH_GIFT_CARD' | 'QUANTITY_LIMIT_EXCEEDED' | 'TOO_MANY_LINE_ITEMS' | 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' | 'INVALID_SELECTED_CARRIER_SERVICE_OPTION' | 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_CODE_INVALID' | 'SITE_MUST_ACCEPT_PAYMENTS' | 'TOO_MANY_COUPON_TRIES';
/**
 * Errors of createOrder, as the code of an ApiError:
 * - `SITE_NOT_ACCEPTING_PAYMENTS` (409): This store does not accept orders at the moment. The owner switched orders off after the checkout was created. The checkout stays as it is and can be paid later.
 * - `EMPTY_CHECKOUT` (400): This checkout has no line items. All line items were removed. Send the buyer back to the cart.
 * - `FULL_OUT_OF_STOCK` (409): All items are out of stock. None of the line items can be delivered; `data.lineItems` lists them. Send the buyer back to the cart.
 * - `PARTIAL_OUT_OF_STOCK` (409): Some items are not available in the requested quantity. `data.lineItems` lists the missing line items with the units that are left. Lower their quantities or remove them.
 * - `MEMBERS_ONLY_ITEM` (403, 428): Some items are for members only. Sign in to buy them. The buyer is a visitor, or a member without the plan that the item requires. Offer to sign in or to buy the plan.
 * - `SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS` (400): A subscription must be the only line item of its checkout. Let the buyer order the subscription and the other items one after the other.
 * - `SUBSCRIPTION_WITH_ZERO_TOTAL` (400): A subscription with a total of zero cannot be bought. Without a payment, no card is stored for the renewals. Remove the discount that makes the subscription free.
 * - `SUBSCRIPTION_WITH_GIFT_CARD` (400, 428): A gift card cannot pay for subscriptions. Renewals need a card that can be charged again. Remove the gift card from the checkout.
 * - `NO_SELECTED_CARRIER_SERVICE_OPTION` (400): Set shippingInfo.shippingDestination and shippingInfo.selectedCarrierServiceOption. The order is shipped, but the checkout has no address or no delivery option yet. Ask the buyer for both.
 * - `SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE` (409): The selected delivery option is not available for these items and this address. Select another. The option was offered before the items, the address or the shipping rates changed. Show the current options.
 * - `ERROR_COUPON_USAGE_EXCEEDED` (428): This discount has been used as often as it may be. The coupon had a limited number of uses for all customers. Remove it and show the total without it.
 * - `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED` (428): You have used this discount as often as one customer may. Remove the coupon and show the total without it.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET` (428): This discount is not active yet. The coupon starts at a later time. Ask the buyer to come back then.
 * - `ERROR_COUPON_HAS_EXPIRED` (428): This discount has expired. The coupon can no longer be used. Remove it and show the total without it.
 * - `ERROR_COUPON_DOES_NOT_EXIST` (428): There is no coupon with this code. The code is mistyped, or the coupon was deleted. Ask the buyer to check it.
 * - `ERROR_COUPON_IS_DISABLED` (428): This discount is switched off. The owner has switched the coupon off. Remove it and show the total without it.
 * - `ERROR_COUPON_NOT_FOR_CUSTOMER` (428): This discount is for members of a plan only. Offer to sign in, or to buy the plan.
 * - `ERROR_INVALID_SUBTOTAL` (428): The subtotal is below the minimum of this discount. Add more items to reach the minimum. The minimum counts the items that the coupon is for.
 * - `ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED` (428): There are fewer items than this discount requires. Add more of the items that the coupon is for.
 * - `ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS` (428): This discount does not apply to any of these items. The coupon is for other products or collections. Add one of those, or order without the coupon.
 * - `ERROR_COUPON_CANNOT_BE_COMBINED` (428): Another discount that this one cannot be combined with takes more off. The discount that takes more off stays. Nothing needs to be changed; tell the buyer which one applies.
 * - `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): Gift cards are sold without discounts. All items are gift cards. Add another item, or order without the coupon.
 * - `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): A gift card cannot pay for gift cards. Remove the gift card from the checkout, or order the new gift card separately.
 * - `CALCULATION_ERROR` (400): The price of this checkout cannot be calculated. `calculationErrors` of the checkout says which part failed: the tax, the delivery or a discount. Correct it and read the checkout again.
 * - `VIOLATIONS_WITH_ERROR_SEVERITY` (400): The store does not accept this checkout as it is. `data.violations` lists the rules of the store that the checkout breaks, each with a sentence for the buyer and the line item it is about.
 * - `SLOT_NOT_FOUND` (404): There is no slot at this time. The service has no slot at this time, or its schedule was changed. List the available slots again.
 * - `SLOT_IS_FULL` (409): This time is taken. Please choose another. Another buyer was faster. List the available slots again.
 * - `TOO_LATE_TO_BOOK` (409): It is too late to book this time. The service closes its slots a certain time before they start. List the available slots and offer a later one.
 * - `TOO_EARLY_TO_BOOK` (409): This time cannot be booked yet. The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.
 * - `TICKET_TYPE_NOT_FOUND` (404): There is no such ticket. The ticket type was removed from the event. Read the event again.
 * - `TICKETS_NOT_ON_SALE` (428): These tickets are not on sale. The sale has not started, or has ended. The event says when tickets are on sale.
 * - `TICKETS_SOLD_OUT` (409): Fewer tickets are left than requested. Read the event for the number that is left. If there are none, offer the waiting list.
 * - `TOO_MANY_TICKETS` (428): One order or member cannot have so many of these tickets. Lower the quantity. The event says how many one order may have.
 * - `MEMBERSHIP_REQUIRED` (428): The chosen membership is not active. Choose another way to pay. The membership was canceled, paused or has ended.
 * - `MEMBERSHIP_DOES_NOT_COVER_ITEM` (428): The chosen membership does not cover this item. The plan is for other services. Choose another membership, or pay for the item.
 * - `MEMBERSHIP_CREDITS_EXCEEDED` (428): The chosen membership has too few credits left for this item. Choose another membership, fewer places, or pay for the item.
 * - `INVALID_QUANTITY` (428): A plan is bought once for one member. Set the quantity to 1. Another member buys the plan in an order of their own.
 * - `INVALID_GIFT` (428): Name the recipient of the gift card: a name, an email address, and a day if it is to be sent later. The options of the line item lack a recipient, or the day is invalid. Correct the line and try again.
 * - `TRIAL_ALREADY_USED` (409): "{name}" can be tried once; look at the checkout again. The member had the free trial of this plan before. Show the price without a trial and let the buyer confirm it.
 * - `REDEEM_GIFT_CARD_ERROR` (409): The gift card cannot be redeemed. `data.cause` has the reason, such as `GIFT_CARD_EXPIRED`. Remove the gift card from the checkout, or let the buyer use another.
 * - `CHECKOUT_ALREADY_PAID` (409): This checkout was completed elsewhere. The checkout was marked as completed by an external system, so it has no order here. Create a new checkout to sell again.
 * - `CHECKOUT_CHANGED` (409): A price, the tax or the delivery has changed. Show the new total and let the buyer confirm it. The total differs from the one that the buyer saw. Read the checkout, show the new total and send the payment again.
 * - `PAYMENT_ERROR` (400, 402, 409, 503): The payment cannot be made. The request lacks what the payment method needs (400), the payment was declined (402), its state does not allow it (409), or the provider does not answer (503). The message has a sentence for the buyer; `data.reason` says why a card was declined.
 * - `PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE` (409): This store does not accept this payment method. Read the payment methods of the checkout and offer those.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 * - `FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS` (503): The checkout could not be validated. This server never returns it; it is listed so that clients written for the provider compile.
 * - `NO_SAVE_PAYMENT_METHOD_CONFIRMATION` (400): The buyer has not agreed to store the payment method. This server never returns it; it is listed so that clients written for the provider compile.
 */
export type CreateOrderError = 'SITE_NOT_ACCEPTING_PAYMENTS' | 'EMPTY_CHECKOUT' | 'FULL_OUT_OF_STOCK' | 'PARTIAL_OUT_OF_STOCK' | 'MEMBERS_ONLY_ITEM' | 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS' | 'SUBSCRIPTION_WITH_ZERO_TOTAL' | 'SUBSCRIPTION_WITH_GIFT_CARD' | 'NO_SELECTED_CARRIER_SERVICE_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_IS_DISABLED' | 'ERROR_COUPON_NOT_FOR_CUSTOMER' | 'ERROR_INVALID_SUBTOTAL' | 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED' | 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS' | 'ERROR_COUPON_CANNOT_BE_COMBINED' | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'CALCULATION_ERROR' | 'VIOLATIONS_WITH_ERROR_SEVERITY' | 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'TICKET_TYPE_NOT_FOUND' | 'TICKETS_NOT_ON_SALE' | 'TICKETS_SOLD_OUT' | 'TOO_MANY_TICKETS' | 'MEMBERSHIP_REQUIRED' | 'MEMBERSHIP_DOES_NOT_COVER_ITEM' | 'MEMBERSHIP_CREDITS_EXCEEDED' | 'INVALID_QUANTITY' | 'INVALID_GIFT' | 'TRIAL_ALREADY_USED' | 'REDEEM_GIFT_CARD_ERROR' | 'CHECKOUT_ALREADY_PAID' | 'CHECKOUT_CHANGED' | 'PAYMENT_ERROR' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' | 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS' | 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION';
/**
 * Errors of createOrderAndCharge, as the code of an ApiError:
 * - `SITE_NOT_ACCEPTING_PAYMENTS` (409): This store does not accept orders at the moment. The owner switched orders off after the checkout was created. The checkout stays as it is and can be paid later.
 * - `EMPTY_CHECKOUT` (400): This checkout has no line items. All line items were removed. Send the buyer back to the cart.
 * - `FULL_OUT_OF_STOCK` (409): All items are out of stock. None of the line items can be delivered; `data.lineItems` lists them. Send the buyer back to the cart.
 * - `PARTIAL_OUT_OF_STOCK` (409): Some items are not available in the requested quantity. `data.lineItems` lists the missing line items with the units that are left. Lower their quantities or remove them.
 * - `MEMBERS_ONLY_ITEM` (403, 428): Some items are for members only. Sign in to buy them. The buyer is a visitor, or a member without the plan that the item requires. Offer to sign in or to buy the plan.
 * - `SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS` (400): A subscription must be the only line item of its checkout. Let the buyer order the subscription and the other items one after the other.
 * - `SUBSCRIPTION_WITH_ZERO_TOTAL` (400): A subscription with a total of zero cannot be bought. Without a payment, no card is stored for the renewals. Remove the discount that makes the subscription free.
 * - `SUBSCRIPTION_WITH_GIFT_CARD` (400, 428): A gift card cannot pay for subscriptions. Renewals need a card that can be charged again. Remove the gift card from the checkout.
 * - `NO_SELECTED_CARRIER_SERVICE_OPTION` (400): Set shippingInfo.shippingDestination and shippingInfo.selectedCarrierServiceOption. The order is shipped, but the checkout has no address or no delivery option yet. Ask the buyer for both.
 * - `SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE` (409): The selected delivery option is not available for these items and this address. Select another. The option was offered before the items, the address or the shipping rates changed. Show the current options.
 * - `ERROR_COUPON_USAGE_EXCEEDED` (428): This discount has been used as often as it may be. The coupon had a limited number of uses for all customers. Remove it and show the total without it.
 * - `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED` (428): You have used this discount as often as one customer may. Remove the coupon and show the total without it.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET` (428): This discount is not active yet. The coupon starts at a later time. Ask the buyer to come back then.
 * - `ERROR_COUPON_HAS_EXPIRED` (428): This discount has expired. The coupon can no longer be used. Remove it and show the total without it.
 * - `ERROR_COUPON_DOES_NOT_EXIST` (428): There is no coupon with this code. The code is mistyped, or the coupon was deleted. Ask the buyer to check it.
 * - `ERROR_COUPON_IS_DISABLED` (428): This discount is switched off. The owner has switched the coupon off. Remove it and show the total without it.
 * - `ERROR_COUPON_NOT_FOR_CUSTOMER` (428): This discount is for members of a plan only. Offer to sign in, or to buy the plan.
 * - `ERROR_INVALID_SUBTOTAL` (428): The subtotal is below the minimum of this discount. Add more items to reach the minimum. The minimum counts the items that the coupon is for.
 * - `ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED` (428): There are fewer items than this discount requires. Add more of the items that the coupon is for.
 * - `ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS` (428): This discount does not apply to any of these items. The coupon is for other products or collections. Add one of those, or order without the coupon.
 * - `ERROR_COUPON_CANNOT_BE_COMBINED` (428): Another discount that this one cannot be combined with takes more off. The discount that takes more off stays. Nothing needs to be changed; tell the buyer which one applies.
 * - `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): Gift cards are sold without discounts. All items are gift cards. Add another item, or order without the coupon.
 * - `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): A gift card cannot pay for gift cards. Remove the gift card from the checkout, or order the new gift card separately.
 * - `CALCULATION_ERROR` (400): The price of this checkout cannot be calculated. `calculationErrors` of the checkout says which part failed: the tax, the delivery or a discount. Correct it and read the checkout again.
 * - `VIOLATIONS_WITH_ERROR_SEVERITY` (400): The store does not accept this checkout as it is. `data.violations` lists the rules of the store that the checkout breaks, each with a sentence for the buyer and the line item it is about.
 * - `SLOT_NOT_FOUND` (404): There is no slot at this time. The service has no slot at this time, or its schedule was changed. List the available slots again.
 * - `SLOT_IS_FULL` (409): This time is taken. Please choose another. Another buyer was faster. List the available slots again.
 * - `TOO_LATE_TO_BOOK` (409): It is too late to book this time. The service closes its slots a certain time before they start. List the available slots and offer a later one.
 * - `TOO_EARLY_TO_BOOK` (409): This time cannot be booked yet. The service opens its slots a certain time ahead. List the available slots to see the ones that can be booked.
 * - `TICKET_TYPE_NOT_FOUND` (404): There is no such ticket. The ticket type was removed from the event. Read the event again.
 * - `TICKETS_NOT_ON_SALE` (428): These tickets are not on sale. The sale has not started, or has ended. The event says when tickets are on sale.
 * - `TICKETS_SOLD_OUT` (409): Fewer tickets are left than requested. Read the event for the number that is left. If there are none, offer the waiting list.
 * - `TOO_MANY_TICKETS` (428): One order or member cannot have so many of these tickets. Lower the quantity. The event says how many one order may have.
 * - `MEMBERSHIP_REQUIRED` (428): The chosen membership is not active. Choose another way to pay. The membership was canceled, paused or has ended.
 * - `MEMBERSHIP_DOES_NOT_COVER_ITEM` (428): The chosen membership does not cover this item. The plan is for other services. Choose another membership, or pay for the item.
 * - `MEMBERSHIP_CREDITS_EXCEEDED` (428): The chosen membership has too few credits left for this item. Choose another membership, fewer places, or pay for the item.
 * - `INVALID_QUANTITY` (428): A plan is bought once for one member. Set the quantity to 1. Another member buys the plan in an order of their own.
 * - `INVALID_GIFT` (428): Name the recipient of the gift card: a name, an email address, and a day if it is to be sent later. The options of the line item lack a recipient, or the day is invalid. Correct the line and try again.
 * - `TRIAL_ALREADY_USED` (409): "{name}" can be tried once; look at the checkout again. The member had the free trial of this plan before. Show the price without a trial and let the buyer confirm it.
 * - `REDEEM_GIFT_CARD_ERROR` (409): The gift card cannot be redeemed. `data.cause` has the reason, such as `GIFT_CARD_EXPIRED`. Remove the gift card from the checkout, or let the buyer use another.
 * - `CHECKOUT_ALREADY_PAID` (409): This checkout was completed elsewhere. The checkout was marked as completed by an external system, so it has no order here. Create a new checkout to sell again.
 * - `CHECKOUT_CHANGED` (409): A price, the tax or the delivery has changed. Show the new total and let the buyer confirm it. The total differs from the one that the buyer saw. Read the checkout, show the new total and send the payment again.
 * - `PAYMENT_ERROR` (400, 402, 409, 503): The payment cannot be made. The request lacks what the payment method needs (400), the payment was declined (402), its state does not allow it (409), or the provider does not answer (503). The message has a sentence for the buyer; `data.reason` says why a card was declined.
 * - `PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE` (409): This store does not accept this payment method. Read the payment methods of the checkout and offer those.
 * - `NO_SAVE_PAYMENT_METHOD_CONFIRMATION` (400): The buyer has not agreed to store the payment method. This server never returns it; it is listed so that clients written for the provider compile.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 */
export type CreateOrderAndChargeError = 'SITE_NOT_ACCEPTING_PAYMENTS' | 'EMPTY_CHECKOUT' | 'FULL_OUT_OF_STOCK' | 'PARTIAL_OUT_OF_STOCK' | 'MEMBERS_ONLY_ITEM' | 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS' | 'SUBSCRIPTION_WITH_ZERO_TOTAL' | 'SUBSCRIPTION_WITH_GIFT_CARD' | 'NO_SELECTED_CARRIER_SERVICE_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_IS_DISABLED' | 'ERROR_COUPON_NOT_FOR_CUSTOMER' | 'ERROR_INVALID_SUBTOTAL' | 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED' | 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS' | 'ERROR_COUPON_CANNOT_BE_COMBINED' | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'CALCULATION_ERROR' | 'VIOLATIONS_WITH_ERROR_SEVERITY' | 'SLOT_NOT_FOUND' | 'SLOT_IS_FULL' | 'TOO_LATE_TO_BOOK' | 'TOO_EARLY_TO_BOOK' | 'TICKET_TYPE_NOT_FOUND' | 'TICKETS_NOT_ON_SALE' | 'TICKETS_SOLD_OUT' | 'TOO_MANY_TICKETS' | 'MEMBERSHIP_REQUIRED' | 'MEMBERSHIP_DOES_NOT_COVER_ITEM' | 'MEMBERSHIP_CREDITS_EXCEEDED' | 'INVALID_QUANTITY' | 'INVALID_GIFT' | 'TRIAL_ALREADY_USED' | 'REDEEM_GIFT_CARD_ERROR' | 'CHECKOUT_ALREADY_PAID' | 'CHECKOUT_CHANGED' | 'PAYMENT_ERROR' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE' | 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
/**
 * Errors of markCheckoutAsCompletedAndRedirectToUrl, as the code of an ApiError:
 * - `UNAUTHENTICATED_TOKEN` (401): This token is invalid or expired. The link with the token was changed, or is too old. Start again at the checkout.
 */
export type MarkCheckoutAsCompletedAndRedirectToUrlError = 'UNAUTHENTICATED_TOKEN';
/**
 * Errors of removeCoupon, as the code of an ApiError:
 * - `CHECKOUT_IS_COMPLETE` (409): This checkout is completed and can no longer be changed. An order was placed with this checkout. Show the order, or create a new checkout.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 */
export type RemoveCouponError = 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
/**
 * Errors of removeGiftCard, as the code of an ApiError:
 * - `CHECKOUT_IS_COMPLETE` (409): This checkout is completed and can no longer be changed. An order was placed with this checkout. Show the order, or create a new checkout.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 */
export type RemoveGiftCardError = 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
/**
 * Errors of removeLineItems, as the code of an ApiError:
 * - `CHECKOUT_IS_COMPLETE` (409): This checkout is completed and can no longer be changed. An order was placed with this checkout. Show the order, or create a new checkout.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 */
export type RemoveLineItemsError = 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
/**
 * Errors of removeOverrideCheckoutUrl, as the code of an ApiError:
 * - `CHECKOUT_IS_COMPLETE` (409): This checkout is completed and can no longer be changed. An order was placed with this checkout. Show the order, or create a new checkout.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 */
export type RemoveOverrideCheckoutUrlError = 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
/**
 * Errors of updateCheckout, as the code of an ApiError:
 * - `ERROR_COUPON_USAGE_EXCEEDED` (428): This discount has been used as often as it may be. The coupon had a limited number of uses for all customers. Remove it and show the total without it.
 * - `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED` (428): You have used this discount as often as one customer may. Remove the coupon and show the total without it.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET` (428): This discount is not active yet. The coupon starts at a later time. Ask the buyer to come back then.
 * - `ERROR_COUPON_HAS_EXPIRED` (428): This discount has expired. The coupon can no longer be used. Remove it and show the total without it.
 * - `ERROR_COUPON_DOES_NOT_EXIST` (428): There is no coupon with this code. The code is mistyped, or the coupon was deleted. Ask the buyer to check it.
 * - `ERROR_COUPON_IS_DISABLED` (428): This discount is switched off. The owner has switched the coupon off. Remove it and show the total without it.
 * - `ERROR_COUPON_NOT_FOR_CUSTOMER` (428): This discount is for members of a plan only. Offer to sign in, or to buy the plan.
 * - `ERROR_INVALID_SUBTOTAL` (428): The subtotal is below the minimum of this discount. Add more items to reach the minimum. The minimum counts the items that the coupon is for.
 * - `ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED` (428): There are fewer items than this discount requires. Add more of the items that the coupon is for.
 * - `ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS` (428): This discount does not apply to any of these items. The coupon is for other products or collections. Add one of those, or order without the coupon.
 * - `ERROR_COUPON_CANNOT_BE_COMBINED` (428): Another discount that this one cannot be combined with takes more off. The discount that takes more off stays. Nothing needs to be changed; tell the buyer which one applies.
 * - `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): Gift cards are sold without discounts. All items are gift cards. Add another item, or order without the coupon.
 * - `CATALOG_NOT_FOUND` (404): This store has no catalog of this app. `catalogReference.appId` names an app that sells nothing in this store. Products are in the catalog of the stores app.
 * - `ITEM_NOT_FOUND` (404): There is no item with this id to sell. The item was deleted or hidden. Remove it from the page, or link to the shop.
 * - `VARIANT_NOT_FOUND` (404): This product has no variant {variantId}. The variant does not exist, or the options of the product were changed. Read the product again and send one of its variant ids.
 * - `INVALID_ITEM_OPTIONS` (400): The options do not describe an item that is sold. A choice is missing or does not exist, or a required text field is empty. Read the options of the product and let the buyer choose one of each.
 * - `ITEM_NOT_AVAILABLE` (409): "{name}" is out of stock. The item is sold out or not for sale at the moment. Offer a back-in-stock notification or another variant.
 * - `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM` (400): "{name}" cannot be paid for with a membership. A line names a membership, but the item has no payment option for memberships. Send the line without `selectedMembership`.
 * - `GIFT_CARD_DISABLED` (428): This gift card is switched off. The shop has blocked this gift card. The buyer should contact the shop.
 * - `GIFT_CARD_EXPIRED` (428): This gift card has expired. Let the buyer pay another way.
 * - `GIFT_CARD_IS_EMPTY` (428): Nothing is left on this gift card. Let the buyer pay another way.
 * - `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD` (400, 428): A gift card cannot pay for gift cards. Remove the gift card from the checkout, or order the new gift card separately.
 * - `SUBSCRIPTION_WITH_GIFT_CARD` (400, 428): A gift card cannot pay for subscriptions. Renewals need a card that can be charged again. Remove the gift card from the checkout.
 * - `QUANTITY_LIMIT_EXCEEDED` (400): One line holds at most {max} units; there would be more of "{name}". Lower the quantity to the maximum, which is also in `data.threshold`. Adding an item that is in the cart already raises its quantity.
 * - `TOO_MANY_LINE_ITEMS` (400): A cart holds {max} lines; this one would have {count}. Remove line items first, or place a second order. Nothing was added.
 * - `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND` (404): This delivery is not offered for these items and this address; see shippingInfo.carrierServiceOptions. Read the checkout again and let the buyer choose one of its current delivery options.
 * - `INVALID_SELECTED_CARRIER_SERVICE_OPTION` (400): A delivery is chosen by its code; see shippingInfo.carrierServiceOptions. `selectedCarrierServiceOption.code` is missing. Send the code of one of the options.
 * - `GIFT_CARD_NOT_FOUND` (404): There is no such gift card. The code or id is mistyped, or belongs to another store.
 * - `GIFT_CARD_CODE_INVALID` (400): This is not the code of a gift card. A code has 8 to 40 letters, digits, spaces and hyphens. Ask the buyer to check it.
 * - `CHECKOUT_IS_COMPLETE` (409): This checkout is completed and can no longer be changed. An order was placed with this checkout. Show the order, or create a new checkout.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 * - `TOO_MANY_COUPON_TRIES` (429): Too many coupon codes were tried. Try again later. Wrong coupon codes from this caller or client address are limited, so that codes cannot be guessed. Wait as long as `Retry-After` says.
 */
export type UpdateCheckoutError = 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_IS_DISABLED' | 'ERROR_COUPON_NOT_FOR_CUSTOMER' | 'ERROR_INVALID_SUBTOTAL' | 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED' | 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS' | 'ERROR_COUPON_CANNOT_BE_COMBINED' | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'CATALOG_NOT_FOUND' | 'ITEM_NOT_FOUND' | 'VARIANT_NOT_FOUND' | 'INVALID_ITEM_OPTIONS' | 'ITEM_NOT_AVAILABLE' | 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED' | 'GIFT_CARD_IS_EMPTY' | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' | 'SUBSCRIPTION_WITH_GIFT_CARD' | 'QUANTITY_LIMIT_EXCEEDED' | 'TOO_MANY_LINE_ITEMS' | 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' | 'INVALID_SELECTED_CARRIER_SERVICE_OPTION' | 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_CODE_INVALID' | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' | 'TOO_MANY_COUPON_TRIES';
/**
 * Errors of updateLineItemsQuantity, as the code of an ApiError:
 * - `CHECKOUT_IS_COMPLETE` (409): This checkout is completed and can no longer be changed. An order was placed with this checkout. Show the order, or create a new checkout.
 * - `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` (409): A payment for this checkout is in progress. Wait until it ends. The checkout cannot be changed while the provider processes its payment. Poll the payment until it succeeds or fails.
 * - `FIXED_QUANTITY` (400): The quantity of this line cannot be changed. The shop set the quantity of this custom line item. Show it as plain text instead of a quantity field.
 * - `LINE_ITEM_NOT_FOUND` (404): The cart or order has no line item with this id. The line item was removed in the meantime, perhaps in another tab. Load the cart or order again and show its current line items.
 */
export type UpdateLineItemsQuantityError = 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' | 'FIXED_QUANTITY' | 'LINE_ITEM_NOT_FOUND';

export const onCheckoutCreated: EventOf<{ entity: Checkout }, 'wix.ecom.v1.checkout_created'> = /* @__PURE__ */ event('wix.ecom.v1.checkout_created', true, shapes.Checkout, 'checkout');
export const onCheckoutUpdated: EventOf<{ entity: Checkout }, 'wix.ecom.v1.checkout_updated'> = /* @__PURE__ */ event('wix.ecom.v1.checkout_updated', true, shapes.Checkout, 'checkout');
export const onCheckoutDeleted: EventOf<{ entity: Checkout }, 'wix.ecom.v1.checkout_deleted'> = /* @__PURE__ */ event('wix.ecom.v1.checkout_deleted', true, shapes.Checkout, 'checkout');
export const onCheckoutCompleted: EventOf<{ data: { checkout?: Checkout } & Record<string, unknown> }, 'wix.ecom.v1.checkout_completed'> = /* @__PURE__ */ event('wix.ecom.v1.checkout_completed', true, shapes.Checkout, 'checkout');
