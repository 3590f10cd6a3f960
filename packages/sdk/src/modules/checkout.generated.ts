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

export interface CheckoutLineItem {
  _id?: string | null;
  quantity?: number;
  catalogReference?: CatalogReference;
  productName?: ProductName;
  url?: string;
  price?: MultiCurrencyPrice;
  lineItemPrice?: MultiCurrencyPrice;
  fullPrice?: MultiCurrencyPrice;
  priceBeforeDiscounts?: MultiCurrencyPrice;
  totalPriceAfterTax?: MultiCurrencyPrice;
  totalPriceBeforeTax?: MultiCurrencyPrice;
  taxDetails?: ItemTaxFullDetails;
  discount?: MultiCurrencyPrice;
  descriptionLines?: DescriptionLine[];
  media?: string;
  availability?: ItemAvailabilityInfo;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  paymentOption?: PaymentOptionType;
  serviceProperties?: ServiceProperties;
  rootCatalogItemId?: string | null;
  priceDescription?: PriceDescription;
  depositAmount?: MultiCurrencyPrice;
  deliveryProfileId?: string | null;
  customLineItem?: boolean;
  consentRequiredPaymentPolicy?: string | null;
  catalogOverrideFields?: CatalogOverrideFields;
  priceUndetermined?: boolean;
  fixedQuantity?: boolean;
  savePaymentMethod?: boolean;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  policies?: Policy[];
  membersOnly?: boolean;
  modifierGroups?: ModifierGroup[];
  modifiersTotalPrice?: MultiCurrencyPrice;
  originalPrice?: string | null;
  originalFullPrice?: string | null;
  priceBeforeDiscountsAndTax?: MultiCurrencyPrice;
  couponScopes?: Scope[];
  fulfillerId?: string | null;
  shippingGroupId?: string | null;
  digitalFile?: SecuredMedia;
  inventoryAppId?: string | null;
  platformFee?: PlatformFee;
  externalResourceId?: string | null;
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

export interface CheckoutAddressWithContact {
  address?: Address;
  contactDetails?: FullAddressContactDetails;
  addressesServiceId?: string | null;
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

export interface ShippingRegion {
  _id?: string;
  name?: string;
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

export interface ShippingInfo {
  shippingDestination?: CheckoutAddressWithContact;
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  region?: ShippingRegion;
  carrierServiceOptions?: CarrierServiceOption[];
}

export interface CheckoutBuyerInfo {
  visitorId?: string;
  memberId?: string;
  contactId?: string | null;
  email?: string | null;
  openAccess?: boolean;
}

export interface PriceSummary {
  subtotal?: MultiCurrencyPrice;
  shipping?: MultiCurrencyPrice;
  tax?: MultiCurrencyPrice;
  discount?: MultiCurrencyPrice;
  total?: MultiCurrencyPrice;
  additionalFees?: MultiCurrencyPrice;
}

export interface ApplicationError {
  code?: string;
  description?: string;
  data?: Record<string, unknown> | null;
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

export interface CustomField {
  value?: unknown;
  title?: string;
  translatedTitle?: string | null;
}

export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
export const WeightUnit: Words<WeightUnit> = /* @__PURE__ */ words('UNSPECIFIED_WEIGHT_UNIT KG LB');

export type ManualCalculationReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL';

export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';

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

export type ChannelType = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT' | 'WIX_INVOICES_PLATFORM' | 'UCP_AGENTIC_CHECKOUT';
export const ChannelType: Words<ChannelType> = /* @__PURE__ */ words('UNSPECIFIED WEB POS EBAY AMAZON OTHER_PLATFORM WIX_APP_STORE WIX_INVOICES BACKOFFICE_MERCHANT WISH CLASS_PASS GLOBAL_E FACEBOOK ETSY TIKTOK FAIRE_COM PAYPAL_AGENTIC_CHECKOUT STRIPE_AGENTIC_CHECKOUT WIX_INVOICES_PLATFORM UCP_AGENTIC_CHECKOUT');

export interface CreatedBy {
  userId?: string;
  memberId?: string;
  visitorId?: string;
  appId?: string;
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

export interface HostSelectedMembership {
  _id?: string;
  appId?: string;
  lineItemIds?: string[];
}

export interface SelectedMemberships {
  memberships?: HostSelectedMembership[];
}

export interface CheckoutMembershipOptions {
  eligibleMemberships?: Membership[];
  invalidMemberships?: InvalidMembership[];
  selectedMemberships?: SelectedMemberships;
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

export interface CustomSettings {
  lockGiftCard?: boolean;
  lockCouponCode?: boolean;
  disabledPolicyAgreementCheckbox?: boolean;
  disabledManualPayment?: boolean;
  /** No automatic discount lowers this checkout; coupons do. Only the shop can say so. */
  disabledDiscountRulesCalculation?: boolean;
}

export interface CustomContentReference {
  appId?: string;
  componentId?: string;
}

export interface ExternalReference {
  appId?: string;
  resourceId?: string | null;
}

export interface ConversionInfo {
  siteCurrency?: string;
  conversionRate?: string;
}

export interface Charge {
  cycleFrom?: number;
  cycleCount?: number | null;
  priceSummary?: PriceSummary;
  cycleBillingDate?: Date | null;
}

export interface SubscriptionCharges {
  lineItemIds?: string[];
  description?: string | null;
  charges?: Charge[];
}

export interface Checkout {
  _id?: string | null;
  lineItems?: CheckoutLineItem[];
  billingInfo?: CheckoutAddressWithContact;
  shippingInfo?: ShippingInfo;
  buyerNote?: string | null;
  buyerInfo?: CheckoutBuyerInfo;
  conversionCurrency?: string;
  priceSummary?: PriceSummary;
  calculationErrors?: CalculationErrors;
  giftCard?: GiftCard;
  appliedDiscounts?: AppliedDiscount[];
  customFields?: CustomField[];
  weightUnit?: WeightUnit;
  taxSummary?: TaxSummary;
  currency?: string;
  channelType?: ChannelType;
  siteLanguage?: string;
  buyerLanguage?: string;
  completed?: boolean;
  taxIncludedInPrice?: boolean;
  createdBy?: CreatedBy;
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  payNow?: PriceSummary;
  payLater?: PriceSummary;
  membershipOptions?: CheckoutMembershipOptions;
  additionalFees?: AdditionalFee[];
  cartId?: string | null;
  violations?: Violation[];
  extendedFields?: ExtendedFields;
  purchaseFlowId?: string | null;
  customSettings?: CustomSettings;
  customContentReference?: CustomContentReference;
  externalReference?: ExternalReference;
  payAfterFreeTrial?: PriceSummary;
  businessLocationId?: string | null;
  paymentCurrency?: string;
  taxExemptGroupId?: string | null;
  conversionInfo?: ConversionInfo;
  payNowTotalAfterGiftCard?: MultiCurrencyPrice;
  /** @deprecated */
  ecomId?: string | null;
  totalAfterGiftCard?: MultiCurrencyPrice;
  orderId?: string | null;
  paymentRequired?: boolean;
  subscriptionCharges?: SubscriptionCharges[];
  lineItemsSubtotal?: MultiCurrencyPrice;
}

export interface CheckoutAddToCheckoutAnswer {
  checkout?: Checkout;
}

export interface CheckoutCreateCompletionUrlAnswer {
  /** Marks the checkout as completed, once, and leads on to redirectUrl. Good for a day. */
  url?: string;
}

export interface CheckoutCreateOrderAnswer {
  orderId?: string;
  subscriptionId?: string;
  paymentGatewayOrderId?: string | null;
}

export interface CheckoutCreateOrderAndChargeAnswer {
  orderId?: string;
  subscriptionId?: string;
  paymentResponseToken?: string | null;
  paymentGatewayOrderId?: string | null;
  checkoutCompleted?: boolean;
}

export interface CheckoutGetCheckoutByCartIdAnswer {
  checkout?: Checkout;
}

export interface CheckoutGetCheckoutUrlAnswer {
  checkoutUrl?: string;
}

export interface CheckoutGetWixCheckoutUrlAnswer {
  checkoutUrl?: string;
}

export interface HeadersEntry {
  key?: string;
  value?: string;
}

export interface CheckoutMarkCheckoutAsCompletedAndRedirectToUrlAnswer {
  body?: string;
  statusCode?: number | null;
  headers?: HeadersEntry[];
}

export interface CheckoutRemoveCouponAnswer {
  checkout?: Checkout;
}

export interface CheckoutRemoveGiftCardAnswer {
  checkout?: Checkout;
}

export interface CheckoutRemoveLineItemsAnswer {
  checkout?: Checkout;
}

export interface CheckoutRemoveOverrideCheckoutUrlAnswer {
  checkout?: Checkout;
}

export interface LineItemQuantityUpdate {
  _id?: string;
  quantity?: number;
}

export interface CheckoutUpdateLineItemsQuantityAnswer {
  checkout?: Checkout;
}

/**
 * Add to checkout.
 *
 * `POST /v1/checkouts/{id}/add-to-checkout`
 */
export const addToCheckout: Fn<(_id: string, options?: { lineItems?: CheckoutLineItem[]; customLineItems?: CustomLineItem[] }) => Promise<CheckoutAddToCheckoutAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/add-to-checkout', 'id,*', { request: { lineItems: shapes.toCheckoutLineItem, customLineItems: shapes.toCustomLineItem }, answer: { checkout: shapes.Checkout } });
/**
 * Makes a checkout without a cart.
 *
 * `POST /v1/checkouts`
 */
export const createCheckout: Fn<(options?: { checkoutInfo?: Checkout; couponCode?: string | null; lineItems?: CheckoutLineItem[]; customLineItems?: CustomLineItem[]; channelType?: ChannelType; giftCardCode?: string | null; overrideCheckoutUrl?: string | null; giftCardRedeemAmount?: string | null }) => Promise<Checkout>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts', '*', { request: { checkoutInfo: shapes.toCheckout, lineItems: shapes.toCheckoutLineItem, customLineItems: shapes.toCustomLineItem }, answer: { checkout: shapes.Checkout }, unwrap: 'checkout' });
/**
 * Create completion url.
 *
 * `POST /v1/checkouts/{id}/completion-url` (for owners, collaborators and apps)
 */
export const createCompletionUrl: Fn<(_id: string, options?: { redirectUrl?: string }) => Promise<CheckoutCreateCompletionUrlAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/completion-url', 'id,*');
/**
 * Makes an order of the checkout. Asked twice, it is made once.
 *
 * `POST /v1/checkouts/{id}/create-order`
 */
export const createOrder: Fn<(_id: string, options?: { savePaymentMethod?: boolean; delayCapture?: boolean; urlParams?: Record<string, string>; inAppPurchase?: boolean }) => Promise<CheckoutCreateOrderAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/create-order', 'id,*');
/**
 * Create order and charge.
 *
 * `POST /v1/checkouts/{id}/create-order-and-charge`
 */
export const createOrderAndCharge: Fn<(_id: string, options?: { paymentToken?: string | null; savePaymentMethod?: boolean; delayCapture?: boolean; urlParams?: Record<string, string>; inAppPurchase?: boolean }) => Promise<CheckoutCreateOrderAndChargeAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/create-order-and-charge', 'id,*');
/**
 * A checkout by its id.
 *
 * `GET /v1/checkouts/{id}`
 */
export const getCheckout: Fn<(_id: string, options?: { refresh?: boolean | null }) => Promise<Checkout>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/{id}', 'id,*', { answer: { checkout: shapes.Checkout }, unwrap: 'checkout' });
/**
 * Get checkout by cart id.
 *
 * `GET /v1/checkouts/by-cart-id/{id}`
 */
export const getCheckoutByCartId: Fn<(_id: string) => Promise<CheckoutGetCheckoutByCartIdAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/by-cart-id/{id}', 'id', { answer: { checkout: shapes.Checkout } });
/**
 * Where the checkout's own page is.
 *
 * `GET /v1/checkouts/{id}/checkout-url`
 */
export const getCheckoutUrl: Fn<(_id: string) => Promise<CheckoutGetCheckoutUrlAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/{id}/checkout-url', 'id');
/**
 * Get wix checkout url.
 *
 * `GET /v1/checkouts/{id}/wix-checkout-url`
 */
export const getWixCheckoutUrl: Fn<(_id: string) => Promise<CheckoutGetWixCheckoutUrlAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/{id}/wix-checkout-url', 'id');
/**
 * Mark checkout as completed.
 *
 * `POST /v1/checkouts/{id}/mark-as-completed` (for owners, collaborators and apps)
 */
export const markCheckoutAsCompleted: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/mark-as-completed', 'id', { unwrap: '' });
/**
 * Mark checkout as completed and redirect to url.
 *
 * `GET /v1/checkouts/mark-checkout-as-completed-and-redirect-to-url`
 */
export const markCheckoutAsCompletedAndRedirectToUrl: Fn<(token: string) => Promise<CheckoutMarkCheckoutAsCompletedAndRedirectToUrlAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url', 'token');
/**
 * Remove coupon.
 *
 * `POST /v1/checkouts/{id}/remove-coupon`
 */
export const removeCoupon: Fn<(_id: string) => Promise<CheckoutRemoveCouponAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/remove-coupon', 'id', { answer: { checkout: shapes.Checkout } });
/**
 * Remove gift card.
 *
 * `POST /v1/checkouts/{id}/remove-gift-card`
 */
export const removeGiftCard: Fn<(_id: string) => Promise<CheckoutRemoveGiftCardAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/remove-gift-card', 'id', { answer: { checkout: shapes.Checkout } });
/**
 * Remove line items.
 *
 * `POST /v1/checkouts/{id}/remove-line-items`
 */
export const removeLineItems: Fn<(_id: string, lineItemIds: string[]) => Promise<CheckoutRemoveLineItemsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/remove-line-items', 'id,lineItemIds', { answer: { checkout: shapes.Checkout } });
/**
 * Remove override checkout url.
 *
 * `POST /v1/checkouts/{id}/remove-override-checkout-url` (for owners, collaborators and apps)
 */
export const removeOverrideCheckoutUrl: Fn<(_id: string) => Promise<CheckoutRemoveOverrideCheckoutUrlAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/remove-override-checkout-url', 'id', { answer: { checkout: shapes.Checkout } });
/**
 * Changes a checkout: the buyer, the addresses, how it is delivered.
 *
 * `PATCH /v1/checkouts/{checkout.id}`
 */
export const updateCheckout: Fn<(_id: string | null, checkout: Checkout, options?: { couponCode?: string | null; giftCardCode?: string | null; overrideCheckoutUrl?: string | null; lineItems?: CheckoutLineItem[]; customLineItems?: CustomLineItem[]; giftCardRedeemAmount?: string | null; ignoreCalculationErrors?: boolean | null }) => Promise<Checkout>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/checkouts/{checkout.id}', 'checkout.id,+checkout,*', { request: { checkout: shapes.toCheckout, lineItems: shapes.toCheckoutLineItem, customLineItems: shapes.toCustomLineItem }, answer: { checkout: shapes.Checkout }, unwrap: 'checkout' });
/**
 * Update line items quantity.
 *
 * `POST /v1/checkouts/{id}/update-line-items-quantity`
 */
export const updateLineItemsQuantity: Fn<(_id: string, lineItems: LineItemQuantityUpdate[]) => Promise<CheckoutUpdateLineItemsQuantityAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/checkouts/{id}/update-line-items-quantity', 'id,lineItems', { answer: { checkout: shapes.Checkout } });

export const onCheckoutCreated: EventOf<{ entity: Checkout }, 'wix.ecom.v1.checkout_created'> = /* @__PURE__ */ event('wix.ecom.v1.checkout_created', true, shapes.Checkout, 'checkout');
export const onCheckoutUpdated: EventOf<{ entity: Checkout }, 'wix.ecom.v1.checkout_updated'> = /* @__PURE__ */ event('wix.ecom.v1.checkout_updated', true, shapes.Checkout, 'checkout');
export const onCheckoutDeleted: EventOf<{ entity: Checkout }, 'wix.ecom.v1.checkout_deleted'> = /* @__PURE__ */ event('wix.ecom.v1.checkout_deleted', true, shapes.Checkout, 'checkout');
export const onCheckoutCompleted: EventOf<{ data: { checkout?: Checkout } & Record<string, unknown> }, 'wix.ecom.v1.checkout_completed'> = /* @__PURE__ */ event('wix.ecom.v1.checkout_completed', true, shapes.Checkout, 'checkout');
