// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import type { Address } from '../forms.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface CatalogReference {
  catalogItemId?: string;
  appId?: string;
  options?: Record<string, unknown> | null;
}

export interface ProductName {
  original?: string;
  /** The same as `original`: the catalog of a store is in one language, that of the store. */
  translated?: string | null;
}

export interface MultiCurrencyPrice {
  amount?: string;
  convertedAmount?: string;
  formattedAmount?: string;
  formattedConvertedAmount?: string;
}

export interface PlainTextValue {
  original?: string;
  translated?: string | null;
}

export interface Color {
  original?: string;
  translated?: string | null;
  code?: string | null;
}

export interface DescriptionLineName {
  original?: string;
  translated?: string | null;
}

export type DescriptionLineType = 'UNRECOGNISED' | 'PLAIN_TEXT' | 'COLOR';

export interface DescriptionLine {
  plainText?: PlainTextValue;
  colorInfo?: Color;
  name?: DescriptionLineName;
  /** @deprecated */
  plainTextValue?: PlainTextValue;
  /** @deprecated */
  color?: string;
  /** @deprecated */
  lineType?: DescriptionLineType;
}

export type ItemAvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
export const ItemAvailabilityStatus: Words<ItemAvailabilityStatus> = /* @__PURE__ */ words('AVAILABLE NOT_FOUND NOT_AVAILABLE PARTIALLY_AVAILABLE');

export interface ItemAvailabilityInfo {
  status?: ItemAvailabilityStatus;
  quantityAvailable?: number | null;
}

export type DimensionsUnit = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';

export interface Dimensions {
  length?: string | null;
  width?: string | null;
  height?: string | null;
  unit?: DimensionsUnit;
}

export interface PhysicalProperties {
  weight?: number | null;
  sku?: string | null;
  shippable?: boolean;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
}

export type ItemTypePreset = 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
export const ItemTypePreset: Words<ItemTypePreset> = /* @__PURE__ */ words('UNRECOGNISED PHYSICAL DIGITAL GIFT_CARD SERVICE');

export interface ItemType {
  preset?: ItemTypePreset;
  custom?: string;
}

export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const SubscriptionFrequency: Words<SubscriptionFrequency> = /* @__PURE__ */ words('UNDEFINED DAY WEEK MONTH YEAR');

export interface FreeTrialPeriod {
  frequency?: SubscriptionFrequency;
  interval?: number;
}

export interface BillingSettings {
  anchorDay?: number | null;
}

export type ProductPeriodAlignment = 'ALIGNED_WITH_BILLING_PERIOD' | 'NOT_ALIGNED_WITH_BILLING_PERIOD';

export interface SubscriptionSettings {
  frequency?: SubscriptionFrequency;
  interval?: number | null;
  autoRenewal?: boolean;
  billingCycles?: number | null;
  enableCustomerCancellation?: boolean;
  freeTrialPeriod?: FreeTrialPeriod;
  startDate?: Date | null;
  billingSettings?: BillingSettings;
  productPeriodAlignment?: ProductPeriodAlignment;
}

export interface Title {
  original?: string;
  translated?: string | null;
}

export interface Description {
  original?: string;
  translated?: string | null;
}

export interface SubscriptionOptionInfo {
  subscriptionSettings?: SubscriptionSettings;
  title?: Title;
  description?: Description;
}

export type PaymentOptionType = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
export const PaymentOptionType: Words<PaymentOptionType> = /* @__PURE__ */ words('FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER');

export interface ServiceProperties {
  scheduledDate?: Date | null;
  numberOfParticipants?: number | null;
  endDate?: Date | null;
  /** IANA time zone of the location where the service or event takes place. Show `scheduledDate` in this zone. */
  timeZone?: string | null;
}

export interface PriceDescription {
  original?: string;
  translated?: string | null;
}

export interface SelectedMembership {
  _id?: string;
  appId?: string;
}

export interface PaymentOption {
  value?: PaymentOptionType;
}

export interface CatalogOverrideFields {
  productName?: ProductName;
  price?: string | null;
  fullPrice?: string | null;
  descriptionLines?: DescriptionLine[];
  physicalProperties?: PhysicalProperties;
  image?: string;
  paymentOption?: PaymentOption;
  depositAmount?: string | null;
  savePaymentMethod?: boolean | null;
  inventoryAppId?: string | null;
  fixedQuantity?: boolean | null;
}

export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING';
export const TaxableAddressType: Words<TaxableAddressType> = /* @__PURE__ */ words('BUSINESS BILLING SHIPPING');

export interface TaxableAddress {
  addressType?: TaxableAddressType;
}

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>>;
}

export interface Policy {
  title?: string | null;
  content?: string;
}

export interface TranslatableString {
  original?: string;
  translated?: string | null;
}

export interface ItemModifier {
  _id?: string;
  quantity?: number | null;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: MultiCurrencyPrice;
}

export interface ModifierGroup {
  _id?: string;
  name?: TranslatableString;
  modifiers?: ItemModifier[];
}

export interface Group {
  name?: string;
  entityId?: string | null;
}

export interface Scope {
  namespace?: string;
  group?: Group;
}

export type FileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW';

export interface SecuredMedia {
  _id?: string;
  fileName?: string;
  fileType?: FileType;
}

export type PlatformFeeChargeType = 'PASS_ON' | 'ABSORBED';

export interface PlatformFee {
  name?: TranslatableString;
  chargeType?: PlatformFeeChargeType;
  percentageRate?: string;
}

export interface LineItem {
  _id?: string | null;
  /** May exceed the stock: the line is stored as it was asked for, `availability` says how many can be bought, and the checkout sells no more. */
  quantity?: number;
  catalogReference?: CatalogReference;
  productName?: ProductName;
  url?: string;
  price?: MultiCurrencyPrice;
  fullPrice?: MultiCurrencyPrice;
  priceBeforeDiscounts?: MultiCurrencyPrice;
  lineItemPrice?: MultiCurrencyPrice;
  descriptionLines?: DescriptionLine[];
  image?: string;
  availability?: ItemAvailabilityInfo;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  paymentOption?: PaymentOptionType;
  serviceProperties?: ServiceProperties;
  rootCatalogItemId?: string | null;
  priceDescription?: PriceDescription;
  depositAmount?: MultiCurrencyPrice;
  selectedMembership?: SelectedMembership;
  deliveryProfileId?: string | null;
  taxGroupId?: string | null;
  customLineItem?: boolean;
  consentRequiredPaymentPolicy?: string | null;
  priceUndetermined?: boolean;
  fixedQuantity?: boolean;
  catalogOverrideFields?: CatalogOverrideFields;
  savePaymentMethod?: boolean;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  policies?: Policy[];
  membersOnly?: boolean;
  modifierGroups?: ModifierGroup[];
  modifiersTotalPrice?: MultiCurrencyPrice;
  originalPrice?: string | null;
  originalFullPrice?: string | null;
  couponScopes?: Scope[];
  digitalFile?: SecuredMedia;
  /** @deprecated */
  shippingGroupId?: string | null;
  inventoryAppId?: string | null;
  platformFee?: PlatformFee;
}

export interface V1ItemModifier {
  _id?: string;
  quantity?: number | null;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: string | null;
}

export interface V1ModifierGroup {
  _id?: string;
  name?: TranslatableString;
  modifiers?: V1ItemModifier[];
}

export interface CustomLineItem {
  quantity?: number;
  price?: string;
  priceDescription?: PriceDescription;
  descriptionLines?: DescriptionLine[];
  media?: string;
  /** @deprecated */
  _id?: string | null;
  taxGroupId?: string | null;
  productName?: ProductName;
  url?: string;
  itemType?: ItemType;
  fullPrice?: string | null;
  quantityAvailable?: number | null;
  physicalProperties?: PhysicalProperties;
  paymentOption?: PaymentOptionType;
  serviceProperties?: ServiceProperties;
  rootCatalogItemId?: string | null;
  depositAmount?: string | null;
  deliveryProfileId?: string | null;
  catalogReference?: CatalogReference;
  priceUndetermined?: boolean;
  fixedQuantity?: boolean;
  consentRequiredPaymentPolicy?: string | null;
  savePaymentMethod?: boolean;
  policies?: Policy[];
  membersOnly?: boolean;
  taxableAddress?: TaxableAddress;
  modifierGroups?: V1ModifierGroup[];
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  digitalFile?: SecuredMedia;
  inventoryAppId?: string | null;
}

export interface BuyerInfo {
  visitorId?: string;
  memberId?: string;
  userId?: string;
  contactId?: string | null;
  email?: string | null;
}

export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
export const WeightUnit: Words<WeightUnit> = /* @__PURE__ */ words('UNSPECIFIED_WEIGHT_UNIT KG LB');

export interface Coupon {
  _id?: string;
  code?: string;
  amount?: MultiCurrencyPrice;
}

export interface MerchantDiscount {
  amount?: MultiCurrencyPrice;
}

export interface DiscountRuleName {
  original?: string;
  translated?: string | null;
}

export interface DiscountRule {
  _id?: string;
  name?: DiscountRuleName;
  amount?: MultiCurrencyPrice;
}

export type DiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';

export interface CartDiscount {
  coupon?: Coupon;
  merchantDiscount?: MerchantDiscount;
  discountRule?: DiscountRule;
  lineItemIds?: string[];
  discountType?: DiscountType;
}

export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';
export const VatType: Words<VatType> = /* @__PURE__ */ words('UNSPECIFIED CPF CNPJ');

export interface VatId {
  _id?: string;
  type?: VatType;
}

export interface FullAddressContactDetails {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  company?: string | null;
  vatId?: VatId;
}

export interface AddressWithContact {
  address?: Address;
  contactDetails?: FullAddressContactDetails;
}

export interface SelectedShippingOption {
  carrierId?: string | null;
  code?: string;
}

export interface Cart {
  _id?: string | null;
  lineItems?: LineItem[];
  buyerNote?: string | null;
  buyerInfo?: BuyerInfo;
  currency?: string;
  /** The currency of converted amounts: the one that the request names in the header `x-wix-currency`, when the store has a rate for it; else the display currency of the store. */
  conversionCurrency?: string;
  buyerLanguage?: string | null;
  siteLanguage?: string | null;
  taxIncludedInPrices?: boolean | null;
  weightUnit?: WeightUnit;
  checkoutId?: string | null;
  appliedDiscounts?: CartDiscount[];
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  contactInfo?: AddressWithContact;
  overrideCheckoutUrl?: string | null;
  purchaseFlowId?: string | null;
  selectedShippingOption?: SelectedShippingOption;
  extendedFields?: ExtendedFields;
  businessLocationId?: string | null;
  paymentCurrency?: string;
  revision?: string | null;
  subtotal?: MultiCurrencyPrice;
  subtotalAfterDiscounts?: MultiCurrencyPrice;
  discount?: MultiCurrencyPrice;
}

export interface CurrentCartAddToCurrentCartAnswer {
  cart?: Cart;
}

export type ChannelType = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT' | 'WIX_INVOICES_PLATFORM' | 'UCP_AGENTIC_CHECKOUT';
export const ChannelType: Words<ChannelType> = /* @__PURE__ */ words('UNSPECIFIED WEB POS EBAY AMAZON OTHER_PLATFORM WIX_APP_STORE WIX_INVOICES BACKOFFICE_MERCHANT WISH CLASS_PASS GLOBAL_E FACEBOOK ETSY TIKTOK FAIRE_COM PAYPAL_AGENTIC_CHECKOUT STRIPE_AGENTIC_CHECKOUT WIX_INVOICES_PLATFORM UCP_AGENTIC_CHECKOUT');

export interface CurrentCartCreateCheckoutFromCurrentCartAnswer {
  checkoutId?: string;
}

export interface HostSelectedMembership {
  _id?: string;
  appId?: string;
  lineItemIds?: string[];
}

export interface SelectedMemberships {
  memberships?: HostSelectedMembership[];
}

export interface TaxRateBreakdown {
  name?: string;
  rate?: string;
  tax?: MultiCurrencyPrice;
  taxType?: string | null;
  jurisdiction?: string | null;
  jurisdictionType?: string | null;
  exemptAmount?: MultiCurrencyPrice;
  exemptionIds?: number[];
  taxableAmount?: MultiCurrencyPrice;
  isFee?: boolean | null;
}

export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
export const JurisdictionType: Words<JurisdictionType> = /* @__PURE__ */ words('UNDEFINED COUNTRY STATE COUNTY CITY SPECIAL');

export interface TaxBreakdown {
  jurisdiction?: string | null;
  nonTaxableAmount?: MultiCurrencyPrice;
  rate?: string | null;
  taxAmount?: MultiCurrencyPrice;
  taxableAmount?: MultiCurrencyPrice;
  taxType?: string | null;
  taxName?: string | null;
  jurisdictionType?: JurisdictionType;
  exemptAmount?: MultiCurrencyPrice;
}

export interface ItemTaxFullDetails {
  taxableAmount?: MultiCurrencyPrice;
  taxRate?: string;
  totalTax?: MultiCurrencyPrice;
  /** @deprecated */
  rateBreakdown?: TaxRateBreakdown[];
  taxBreakdown?: TaxBreakdown[];
  taxGroupId?: string | null;
  exemptAmount?: MultiCurrencyPrice;
  isItemTaxable?: boolean | null;
  isTaxIncluded?: boolean | null;
  calculatorName?: string | null;
}

export interface LineItemPricesData {
  totalPriceAfterTax?: MultiCurrencyPrice;
  totalPriceBeforeTax?: MultiCurrencyPrice;
  taxDetails?: ItemTaxFullDetails;
  totalDiscount?: MultiCurrencyPrice;
  price?: MultiCurrencyPrice;
  priceBeforeDiscounts?: MultiCurrencyPrice;
  lineItemPrice?: MultiCurrencyPrice;
  fullPrice?: MultiCurrencyPrice;
  modifiers?: MultiCurrencyPrice;
  depositAmount?: MultiCurrencyPrice;
  priceBeforeDiscountsAndTax?: MultiCurrencyPrice;
}

export interface CalculatedItemModifier {
  _id?: string;
  groupId?: string;
  price?: MultiCurrencyPrice;
}

export interface CalculatedLineItem {
  lineItemId?: string;
  pricesBreakdown?: LineItemPricesData;
  paymentOption?: PaymentOptionType;
  taxableAddress?: TaxableAddress;
  modifiers?: CalculatedItemModifier[];
}

export interface PriceSummary {
  subtotal?: MultiCurrencyPrice;
  shipping?: MultiCurrencyPrice;
  tax?: MultiCurrencyPrice;
  discount?: MultiCurrencyPrice;
  total?: MultiCurrencyPrice;
  additionalFees?: MultiCurrencyPrice;
}

export interface GiftCard {
  /** @deprecated */
  _id?: string;
  obfuscatedCode?: string;
  amount?: MultiCurrencyPrice;
  appId?: string;
  externalId?: string | null;
  requestedAmount?: MultiCurrencyPrice;
  code?: string;
}

export type ManualCalculationReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL';

export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';

export interface ApplicationError {
  code?: string;
  description?: string;
  data?: Record<string, unknown> | null;
}

export interface AutoTaxFallbackCalculationDetails {
  fallbackReason?: FallbackReason;
  error?: ApplicationError;
}

export type RateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';

/** @deprecated */
export interface TaxCalculationDetails {
  manualRateReason?: ManualCalculationReason;
  autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails;
  rateType?: RateType;
}

export interface AggregatedTaxBreakdown {
  taxName?: string;
  taxType?: string;
  jurisdiction?: string;
  jurisdictionTypeEnum?: JurisdictionType;
  rate?: string;
  aggregatedTaxAmount?: MultiCurrencyPrice;
  aggregatedTaxableAmount?: MultiCurrencyPrice;
  aggregatedExemptAmount?: MultiCurrencyPrice;
}

export interface TaxSummary {
  taxableAmount?: MultiCurrencyPrice;
  totalTax?: MultiCurrencyPrice;
  /** @deprecated */
  calculationDetails?: TaxCalculationDetails;
  /** @deprecated */
  manualTaxRate?: string;
  taxEstimationId?: string | null;
  averageTaxRate?: string | null;
  totalExempt?: MultiCurrencyPrice;
  aggregatedTaxBreakdown?: AggregatedTaxBreakdown[];
  taxName?: string | null;
}

export interface ShippingRegion {
  _id?: string;
  name?: string;
}

export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';
export const PickupMethod: Words<PickupMethod> = /* @__PURE__ */ words('STORE_PICKUP PICKUP_POINT');

export interface PickupDetails {
  address?: Address;
  /** @deprecated */
  businessLocation?: boolean;
  pickupMethod?: PickupMethod;
}

export interface DeliveryTimeSlot {
  from?: Date | null;
  to?: Date | null;
}

export interface DeliveryLogistics {
  deliveryTime?: string | null;
  instructions?: string | null;
  pickupDetails?: PickupDetails;
  deliveryTimeSlot?: DeliveryTimeSlot;
}

export interface SelectedCarrierServiceOptionPrices {
  totalPriceAfterTax?: MultiCurrencyPrice;
  totalPriceBeforeTax?: MultiCurrencyPrice;
  taxDetails?: ItemTaxFullDetails;
  totalDiscount?: MultiCurrencyPrice;
  price?: MultiCurrencyPrice;
}

export type ChargeType = 'HANDLING_FEE' | 'INSURANCE';
export const ChargeType: Words<ChargeType> = /* @__PURE__ */ words('HANDLING_FEE INSURANCE');

export interface SelectedCarrierServiceOptionOtherCharge {
  type?: ChargeType;
  details?: string | null;
  cost?: SelectedCarrierServiceOptionPrices;
}

export interface Carrier {
  appId?: string | null;
  code?: string;
}

export interface Region {
  _id?: string | null;
  name?: string | null;
}

export interface ApplicableLineItems {
  lineItemIds?: string[];
}

export interface DeliveryAllocation {
  deliveryCarrier?: Carrier;
  deliveryRegion?: Region;
  applicableLineItems?: ApplicableLineItems;
}

export interface SelectedCarrierServiceOption {
  code?: string;
  title?: string;
  logistics?: DeliveryLogistics;
  cost?: SelectedCarrierServiceOptionPrices;
  requestedShippingOption?: boolean;
  /** @deprecated */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
  carrierId?: string | null;
  deliveryAllocations?: DeliveryAllocation[];
  partial?: boolean | null;
}

export interface OtherCharge {
  type?: ChargeType;
  price?: MultiCurrencyPrice;
  details?: string | null;
}

export interface ShippingPrice {
  price?: MultiCurrencyPrice;
  otherCharges?: OtherCharge[];
}

export interface ShippingOption {
  code?: string;
  title?: string;
  logistics?: DeliveryLogistics;
  cost?: ShippingPrice;
  deliveryAllocations?: DeliveryAllocation[];
  partial?: boolean | null;
}

export interface CarrierServiceOption {
  carrierId?: string;
  shippingOptions?: ShippingOption[];
}

export interface ShippingInformation {
  region?: ShippingRegion;
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  carrierServiceOptions?: CarrierServiceOption[];
}

export interface V1Coupon {
  _id?: string;
  code?: string;
  amount?: MultiCurrencyPrice;
  name?: string;
  /** @deprecated */
  couponType?: string;
}

export interface V1MerchantDiscount {
  amount?: MultiCurrencyPrice;
  percentage?: number | null;
}

export interface V1DiscountRuleName {
  original?: string;
  translated?: string | null;
}

export interface V1DiscountRule {
  _id?: string;
  name?: V1DiscountRuleName;
  amount?: MultiCurrencyPrice;
}

export type AppliedDiscountDiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
export const AppliedDiscountDiscountType: Words<AppliedDiscountDiscountType> = /* @__PURE__ */ words('GLOBAL SPECIFIC_ITEMS SHIPPING');

export interface LineItemDiscount {
  _id?: string;
  totalDiscountAmount?: MultiCurrencyPrice;
}

export interface ItemCombinationLineItem {
  lineItemId?: string;
  discountAmount?: MultiCurrencyPrice;
  quantity?: number;
}

export interface ItemCombination {
  count?: number;
  lineItems?: ItemCombinationLineItem[];
}

export interface AppliedDiscount {
  coupon?: V1Coupon;
  merchantDiscount?: V1MerchantDiscount;
  discountRule?: V1DiscountRule;
  discountType?: AppliedDiscountDiscountType;
  lineItemIds?: string[];
  _id?: string | null;
  lineItemDiscounts?: LineItemDiscount[];
  subscriptionCycles?: number | null;
  itemCombinations?: ItemCombination[];
}

export type RuleType = 'VALIDATION' | 'OTHER' | 'MAX' | 'MIN' | 'MAX_LENGTH' | 'MIN_LENGTH' | 'MAX_SIZE' | 'MIN_SIZE' | 'FORMAT' | 'DECIMAL_LTE' | 'DECIMAL_GTE' | 'DECIMAL_LT' | 'DECIMAL_GT' | 'DECIMAL_MAX_SCALE' | 'INVALID_ENUM_VALUE' | 'REQUIRED_FIELD' | 'FIELD_NOT_ALLOWED' | 'ONE_OF_ALIGNMENT' | 'EXACT_LENGTH' | 'EXACT_SIZE' | 'REQUIRED_ONE_OF_FIELD';
export const RuleType: Words<RuleType> = /* @__PURE__ */ words('VALIDATION OTHER MAX MIN MAX_LENGTH MIN_LENGTH MAX_SIZE MIN_SIZE FORMAT DECIMAL_LTE DECIMAL_GTE DECIMAL_LT DECIMAL_GT DECIMAL_MAX_SCALE INVALID_ENUM_VALUE REQUIRED_FIELD FIELD_NOT_ALLOWED ONE_OF_ALIGNMENT EXACT_LENGTH EXACT_SIZE REQUIRED_ONE_OF_FIELD');

export interface FieldViolation {
  field?: string;
  description?: string;
  violatedRule?: RuleType;
  ruleName?: string | null;
  data?: Record<string, unknown> | null;
}

export interface ValidationError {
  fieldViolations?: FieldViolation[];
}

export interface SystemError {
  errorCode?: string | null;
}

export interface Details {
  applicationError?: ApplicationError;
  validationError?: ValidationError;
  systemError?: SystemError;
  /** @deprecated */
  tracing?: Record<string, string>;
}

export interface CarrierError {
  carrierId?: string;
  error?: Details;
}

export interface CarrierErrors {
  errors?: CarrierError[];
}

export interface GiftCardCalculationError {
  obfuscatedCode?: string;
  error?: Details;
  code?: string;
}

export interface CalculationErrors {
  generalShippingCalculationError?: Details;
  carrierErrors?: CarrierErrors;
  selectedShippingOptionError?: Details;
  taxCalculationError?: Details;
  couponCalculationError?: Details;
  /** @deprecated */
  giftCardCalculationError?: Details;
  orderValidationErrors?: ApplicationError[];
  membershipError?: Details;
  discountsCalculationError?: Details;
  giftCardCalculationErrors?: GiftCardCalculationError[];
}

export interface MembershipName {
  original?: string;
  translated?: string | null;
}

export type BalanceType = 'PUNCH_CARD' | 'CREDIT';

export interface MembershipPaymentCredits {
  total?: number;
  remaining?: number;
  /** @deprecated */
  redemptionCost?: number;
  balanceType?: BalanceType;
}

export interface Membership {
  _id?: string;
  appId?: string;
  name?: MembershipName;
  lineItemIds?: string[];
  credits?: MembershipPaymentCredits;
  expirationDate?: Date | null;
  /** @deprecated */
  additionalData?: Record<string, unknown> | null;
  offeringDescription?: string | null;
}

export interface InvalidMembership {
  membership?: Membership;
  reason?: string;
}

export interface V1Membership {
  _id?: string;
  name?: MembershipName;
  /** @deprecated */
  lineItemIds?: string[];
  credits?: MembershipPaymentCredits;
  expirationDate?: Date | null;
  /** @deprecated */
  additionalData?: Record<string, unknown> | null;
  offeringDescription?: string | null;
}

export interface CoveredLineItem {
  lineItemId?: string;
  redemptionCost?: number;
}

export interface ExistingMembership {
  membership?: V1Membership;
  coveredLineItems?: CoveredLineItem[];
}

export interface ValidatedExistingMemberships {
  memberships?: ExistingMembership[];
}

export type LimitedQuotaType = 'PUNCH_CARD' | 'CREDIT';

export interface LimitedQuota {
  total?: number;
  remaining?: number;
  limitedQuotaType?: LimitedQuotaType;
}

export type QuotaType = 'LIMITED' | 'UNLIMITED';

export interface Benefit {
  limitedQuota?: LimitedQuota;
  benefitId?: string;
  label?: string | null;
  quotaType?: QuotaType;
}

export interface PurchasablePlan {
  catalogReference?: CatalogReference;
  name?: MembershipName;
  benefits?: Benefit[];
  offeringDescription?: string | null;
  infoCollectionUrl?: string | null;
  price?: string;
  priceDescription?: string | null;
}

export interface LineItemCoverage {
  benefitId?: string;
  lineItemId?: string;
  redemptionCost?: number;
}

export interface ValidatedPurchasablePlans {
  purchasablePlans?: PurchasablePlan[];
  coverages?: LineItemCoverage[];
}

export interface MembershipOptions {
  /** @deprecated */
  eligibleMemberships?: Membership[];
  /** @deprecated */
  invalidMemberships?: InvalidMembership[];
  /** @deprecated */
  selectedMemberships?: HostSelectedMembership[];
  validatedExistingMemberships?: ValidatedExistingMemberships;
  validatedPurchasablePlans?: ValidatedPurchasablePlans;
}

export type AdditionalFeeSource = 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
export const AdditionalFeeSource: Words<AdditionalFeeSource> = /* @__PURE__ */ words('UNKNOWN_ADDITIONAL_FEE_SOURCE SERVICE_PLUGIN ITEM MANUAL SHIPPING PLATFORM');

export interface AdditionalFee {
  code?: string | null;
  name?: string;
  price?: MultiCurrencyPrice;
  taxDetails?: ItemTaxFullDetails;
  providerAppId?: string | null;
  priceBeforeTax?: MultiCurrencyPrice;
  priceAfterTax?: MultiCurrencyPrice;
  lineItemIds?: string[];
  source?: AdditionalFeeSource;
  translatedName?: string | null;
  taxableAddress?: TaxableAddress;
  subscriptionCycles?: number | null;
}

export type Severity = 'WARNING' | 'ERROR';
export const Severity: Words<Severity> = /* @__PURE__ */ words('WARNING ERROR');

export type NameInOther = 'OTHER_DEFAULT';
export const NameInOther: Words<NameInOther> = /* @__PURE__ */ words('OTHER_DEFAULT');

export interface Other {
  name?: NameInOther;
}

export type NameInLineItem = 'LINE_ITEM_DEFAULT';
export const NameInLineItem: Words<NameInLineItem> = /* @__PURE__ */ words('LINE_ITEM_DEFAULT');

export type SuggestedFix = 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM';

export interface TargetLineItem {
  name?: NameInLineItem;
  _id?: string | null;
  suggestedFix?: SuggestedFix;
}

export interface Target {
  other?: Other;
  lineItem?: TargetLineItem;
}

export interface Violation {
  severity?: Severity;
  target?: Target;
  description?: string | null;
}

export interface EstimatedTotals {
  cart?: Cart;
  calculatedLineItems?: CalculatedLineItem[];
  priceSummary?: PriceSummary;
  giftCard?: GiftCard;
  taxSummary?: TaxSummary;
  shippingInfo?: ShippingInformation;
  appliedDiscounts?: AppliedDiscount[];
  calculationErrors?: CalculationErrors;
  weightUnit?: WeightUnit;
  currency?: string;
  payNow?: PriceSummary;
  payLater?: PriceSummary;
  membershipOptions?: MembershipOptions;
  additionalFees?: AdditionalFee[];
  violations?: Violation[];
  payAfterFreeTrial?: PriceSummary;
}

export interface ExplainedRounding {
  /** none, half-up, down or largest-remainder. */
  mode?: string;
  /** The smallest amount, in thousandths of the currency. */
  to?: string;
}

export interface ExplainedStep {
  name?: string;
  rule?: string;
  /** The id of the line, discount or card it speaks of. */
  about?: string;
  /** Each names where its value comes from: a place in the purchase or an earlier step. */
  inputs?: Record<string, unknown>;
  /** Before rounding: n or n/d, counting thousandths; a list where an amount is shared. */
  exact?: unknown;
  rounding?: ExplainedRounding;
  /** After rounding. */
  value?: unknown;
  /** The value as the buyer reads it. */
  formatted?: string;
}

export interface NotAppliedDiscount {
  source?: string;
  _id?: string;
  code?: string;
  description?: string;
}

export interface ConsideredDiscounts {
  discountIds?: string[];
  total?: string;
  chosen?: boolean;
}

export interface ExplainedTotals {
  priceSummary?: PriceSummary;
  currency?: string;
  steps?: ExplainedStep[];
  /** Rules and coupons that did not apply, and why. */
  notApplied?: NotAppliedDiscount[];
  /** The combinations that were compared, when some discounts are used alone. */
  considered?: ConsideredDiscounts[];
}

export interface CurrentCartRemoveCouponFromCurrentCartAnswer {
  cart?: Cart;
}

export interface CurrentCartRemoveLineItemsFromCurrentCartAnswer {
  cart?: Cart;
}

export interface MerchantDiscountInput {
  amount: string;
}

export interface LineItemQuantityUpdate {
  _id?: string;
  quantity?: number;
}

export interface CurrentCartUpdateCurrentCartLineItemQuantityAnswer {
  cart?: Cart;
}

/**
 * Puts things into the cart, and makes one when there is none. The same thing with the same options is counted up.
 *
 * `POST /v1/carts/current/add-to-cart`
 */
export const addToCurrentCart: Fn<(options?: { lineItems?: LineItem[]; customLineItems?: CustomLineItem[]; businessLocationId?: string | null }) => Promise<CurrentCartAddToCurrentCartAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/carts/current/add-to-cart', '*', { request: { lineItems: shapes.toLineItem, customLineItems: shapes.toCustomLineItem }, answer: { cart: shapes.Cart } });
/**
 * Makes a checkout of the cart; the cart stays.
 *
 * `POST /v1/carts/current/create-checkout`
 */
export const createCheckoutFromCurrentCart: Fn<(options?: { channelType?: ChannelType; shippingAddress?: Address; billingAddress?: Address; selectedShippingOption?: SelectedShippingOption; email?: string | null }) => Promise<CurrentCartCreateCheckoutFromCurrentCartAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/carts/current/create-checkout', '*', { request: { shippingAddress: 'A', billingAddress: 'A' } });
/**
 * Throws the cart away.
 *
 * `DELETE /v1/carts/current`
 */
export const deleteCurrentCart: Fn<() => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/ecom/v1/carts/current', '', { unwrap: '' });
/**
 * What the cart would cost, with delivery and tax, without making a checkout.
 *
 * `POST /v1/carts/current/estimate-totals`
 */
export const estimateCurrentCartTotals: Fn<(options?: { selectedShippingOption?: SelectedShippingOption; shippingAddress?: Address; billingAddress?: Address; selectedMemberships?: SelectedMemberships; calculateTax?: boolean | null; calculateShipping?: boolean | null; calculateAdditionalFees?: boolean | null }) => Promise<EstimatedTotals>> = /* @__PURE__ */ fn('POST', '/ecom/v1/carts/current/estimate-totals', '*', { request: { shippingAddress: 'A', billingAddress: 'A' }, answer: { cart: shapes.Cart, shippingInfo: shapes.ShippingInformation, appliedDiscounts: shapes.AppliedDiscount, membershipOptions: shapes.MembershipOptions }, safe: true });
/**
 * Explain current cart totals.
 *
 * `POST /v1/carts/current/explain-totals`
 */
export const explainCurrentCartTotals: Fn<(options?: { selectedShippingOption?: SelectedShippingOption; shippingAddress?: Address; billingAddress?: Address; selectedMemberships?: SelectedMemberships; calculateTax?: boolean | null; calculateShipping?: boolean | null; calculateAdditionalFees?: boolean | null }) => Promise<ExplainedTotals>> = /* @__PURE__ */ fn('POST', '/ecom/v1/carts/current/explain-totals', '*', { request: { shippingAddress: 'A', billingAddress: 'A' } });
/**
 * The cart of whoever calls. A visitor who has put nothing in it has none: `OWNED_CART_NOT_FOUND`.
 *
 * `GET /v1/carts/current`
 */
export const getCurrentCart: Fn<() => Promise<Cart>> = /* @__PURE__ */ fn('GET', '/ecom/v1/carts/current', '', { answer: { cart: shapes.Cart }, unwrap: 'cart' });
/**
 * Takes the coupon off the cart.
 *
 * `POST /v1/carts/current/remove-coupon`
 */
export const removeCouponFromCurrentCart: Fn<() => Promise<CurrentCartRemoveCouponFromCurrentCartAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/carts/current/remove-coupon', '', { answer: { cart: shapes.Cart } });
/**
 * Takes lines out of the cart.
 *
 * `POST /v1/carts/current/remove-line-items`
 */
export const removeLineItemsFromCurrentCart: Fn<(lineItemIds: string[]) => Promise<CurrentCartRemoveLineItemsFromCurrentCartAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/carts/current/remove-line-items', 'lineItemIds', { answer: { cart: shapes.Cart } });
/**
 * Changes the cart: a note, the buyer's address, a coupon, lines.
 *
 * `PATCH /v1/carts/current`
 */
export const updateCurrentCart: Fn<(options?: { cartInfo?: Cart; couponCode?: string | null; merchantDiscounts?: MerchantDiscountInput[]; lineItems?: LineItem[]; customLineItems?: CustomLineItem[] }) => Promise<Cart>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/carts/current', '*', { request: { cartInfo: shapes.toCart, lineItems: shapes.toLineItem, customLineItems: shapes.toCustomLineItem }, answer: { cart: shapes.Cart }, unwrap: 'cart' });
/**
 * Sets how many of each line. 0 takes the line out.
 *
 * `POST /v1/carts/current/update-line-items-quantity`
 */
export const updateCurrentCartLineItemQuantity: Fn<(lineItems: LineItemQuantityUpdate[]) => Promise<CurrentCartUpdateCurrentCartLineItemQuantityAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/carts/current/update-line-items-quantity', 'lineItems', { answer: { cart: shapes.Cart } });

export const onCartCreated: EventOf<{ entity: Cart }, 'wix.ecom.v1.cart_created'> = /* @__PURE__ */ event('wix.ecom.v1.cart_created', true, shapes.Cart, 'cart');
export const onCartUpdated: EventOf<{ entity: Cart }, 'wix.ecom.v1.cart_updated'> = /* @__PURE__ */ event('wix.ecom.v1.cart_updated', true, shapes.Cart, 'cart');
export const onCartDeleted: EventOf<{ entity: Cart }, 'wix.ecom.v1.cart_deleted'> = /* @__PURE__ */ event('wix.ecom.v1.cart_deleted', true, shapes.Cart, 'cart');
