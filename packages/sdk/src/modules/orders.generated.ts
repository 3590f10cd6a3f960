// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { event, type EventOf } from '../event.ts';
import type { Address } from '../forms.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface CustomActivity {
  appId?: string;
  type?: string;
  additionalData?: Record<string, string>;
}

export interface MerchantComment {
  message?: string;
}

export interface PublicActivity {
  customActivity?: CustomActivity;
  merchantComment?: MerchantComment;
}

export interface ProductName {
  original?: string;
  /** The same as `original`: the catalog of a store is in one language, that of the store. */
  translated?: string | null;
}

export interface CatalogReference {
  catalogItemId?: string;
  appId?: string;
  options?: Record<string, unknown> | null;
}

export interface Price {
  amount?: string;
  formattedAmount?: string;
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

export type PaymentOptionType = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
export const PaymentOptionType: Words<PaymentOptionType> = /* @__PURE__ */ words('FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER');

/** @deprecated */
export interface OrderItemTaxFullDetails {
  taxableAmount?: Price;
  taxRate?: string;
  totalTax?: Price;
  taxGroupId?: string | null;
  exemptAmount?: Price;
}

export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
export const JurisdictionType: Words<JurisdictionType> = /* @__PURE__ */ words('UNDEFINED COUNTRY STATE COUNTY CITY SPECIAL');

export interface LineItemTaxBreakdown {
  jurisdiction?: string | null;
  rate?: string | null;
  taxAmount?: Price;
  taxType?: string | null;
  taxName?: string | null;
  jurisdictionType?: JurisdictionType;
  nonTaxableAmount?: Price;
  taxableAmount?: Price;
  exemptAmount?: Price;
}

export interface LineItemTaxInfo {
  taxAmount?: Price;
  taxableAmount?: Price;
  taxRate?: string | null;
  taxGroupId?: string | null;
  taxIncludedInPrice?: boolean;
  taxBreakdown?: LineItemTaxBreakdown[];
  exemptAmount?: Price;
}

export interface DigitalFile {
  fileId?: string;
  link?: string | null;
  expirationDate?: Date | null;
}

export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export const SubscriptionFrequency: Words<SubscriptionFrequency> = /* @__PURE__ */ words('UNDEFINED DAY WEEK MONTH YEAR');

export interface OrderFreeTrialPeriod {
  frequency?: SubscriptionFrequency;
  interval?: number;
}

export interface BillingSettings {
  anchorDay?: number | null;
}

export type ProductPeriodAlignment = 'ALIGNED_WITH_BILLING_PERIOD' | 'NOT_ALIGNED_WITH_BILLING_PERIOD';

export interface OrderSubscriptionSettings {
  frequency?: SubscriptionFrequency;
  interval?: number | null;
  autoRenewal?: boolean;
  billingCycles?: number | null;
  enableCustomerCancellation?: boolean;
  freeTrialPeriod?: OrderFreeTrialPeriod;
  startDate?: Date | null;
  billingSettings?: BillingSettings;
  productPeriodAlignment?: ProductPeriodAlignment;
}

export interface SubscriptionTitle {
  original?: string;
  translated?: string | null;
}

export interface SubscriptionDescription {
  original?: string;
  translated?: string | null;
}

export type AdjustmentType = 'EXTRA_CHARGE' | 'CREDIT';

export interface BillingAdjustmentPriceSummary {
  subtotal?: Price;
  tax?: Price;
  total?: Price;
}

export interface BillingAdjustment {
  type?: AdjustmentType;
  priceSummary?: BillingAdjustmentPriceSummary;
}

export interface SubscriptionInfo {
  _id?: string | null;
  cycleNumber?: number;
  /** @deprecated */
  subscriptionOptionTitle?: string;
  /** @deprecated */
  subscriptionOptionDescription?: string | null;
  subscriptionSettings?: OrderSubscriptionSettings;
  chargesDescription?: string | null;
  title?: SubscriptionTitle;
  description?: SubscriptionDescription;
  billingAdjustment?: BillingAdjustment;
}

export interface PriceDescription {
  original?: string;
  translated?: string | null;
}

export interface LocationAndQuantity {
  _id?: string;
  /** @deprecated */
  appId?: string | null;
  quantity?: number;
  name?: string | null;
}

export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING';
export const TaxableAddressType: Words<TaxableAddressType> = /* @__PURE__ */ words('BUSINESS BILLING SHIPPING');

export interface TaxableAddress {
  addressType?: TaxableAddressType;
}

export type MeasurementUnit = 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT';
export const MeasurementUnit: Words<MeasurementUnit> = /* @__PURE__ */ words('UNSPECIFIED ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT');

export interface TranslatableString {
  original?: string;
  translated?: string | null;
}

export interface DecimalQuantity {
  measurementUnit?: MeasurementUnit;
  otherUnit?: string;
  value?: string;
  description?: TranslatableString;
}

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>>;
}

export interface OrderItemModifier {
  _id?: string;
  quantity?: number | null;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: Price;
}

export interface OrderModifierGroup {
  _id?: string;
  name?: TranslatableString;
  modifiers?: OrderItemModifier[];
}

export interface RestockLocation {
  locationId?: string;
  quantity?: number;
}

export interface ServiceProperties {
  scheduledDate?: Date | null;
  numberOfParticipants?: number | null;
  endDate?: Date | null;
  /** IANA time zone of the location where the service or event takes place. Show `scheduledDate` in this zone. */
  timeZone?: string | null;
}

export interface OrderLineItem {
  _id?: string;
  productName?: ProductName;
  catalogReference?: CatalogReference;
  quantity?: number;
  totalDiscount?: Price;
  descriptionLines?: DescriptionLine[];
  image?: string;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  fulfillerId?: string | null;
  refundQuantity?: number | null;
  restockQuantity?: number | null;
  price?: Price;
  priceBeforeDiscounts?: Price;
  totalPriceBeforeTax?: Price;
  totalPriceAfterTax?: Price;
  paymentOption?: PaymentOptionType;
  /** @deprecated */
  taxDetails?: OrderItemTaxFullDetails;
  taxInfo?: LineItemTaxInfo;
  digitalFile?: DigitalFile;
  subscriptionInfo?: SubscriptionInfo;
  priceDescription?: PriceDescription;
  depositAmount?: Price;
  locations?: LocationAndQuantity[];
  lineItemPrice?: Price;
  taxableAddress?: TaxableAddress;
  priceUndetermined?: boolean;
  fixedQuantity?: boolean;
  decimalQuantity?: DecimalQuantity;
  extendedFields?: ExtendedFields;
  modifierGroups?: OrderModifierGroup[];
  restockLocations?: RestockLocation[];
  priceBeforeDiscountsAndTax?: Price;
  deliveryProfileId?: string | null;
  shippingGroupId?: string | null;
  customLineItem?: boolean | null;
  rootCatalogItemId?: string | null;
  inventoryAppId?: string | null;
  externalLineItemId?: string | null;
  serviceProperties?: ServiceProperties;
}

export interface OrderBuyerInfo {
  visitorId?: string;
  memberId?: string;
  contactId?: string | null;
  email?: string | null;
}

export type PaymentStatusEnumPaymentStatus = 'UNSPECIFIED' | 'NOT_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PENDING' | 'PARTIALLY_PAID' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED';
export const PaymentStatusEnumPaymentStatus: Words<PaymentStatusEnumPaymentStatus> = /* @__PURE__ */ words('UNSPECIFIED NOT_PAID PAID PARTIALLY_REFUNDED FULLY_REFUNDED PENDING PARTIALLY_PAID PENDING_MERCHANT CANCELED DECLINED');

export type FulfillmentStatus = 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED';
export const FulfillmentStatus: Words<FulfillmentStatus> = /* @__PURE__ */ words('NOT_FULFILLED FULFILLED PARTIALLY_FULFILLED');

export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
export const WeightUnit: Words<WeightUnit> = /* @__PURE__ */ words('UNSPECIFIED_WEIGHT_UNIT KG LB');

export interface CurrencyConversionDetails {
  originalCurrency?: string | null;
  conversionRate?: string | null;
}

export interface OrderPriceSummary {
  subtotal?: Price;
  shipping?: Price;
  tax?: Price;
  discount?: Price;
  total?: Price;
  totalAdditionalFees?: Price;
  /** @deprecated */
  totalPrice?: Price;
  /** @deprecated */
  totalWithGiftCard?: Price;
  /** @deprecated */
  totalWithoutGiftCard?: Price;
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

export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';
export const PickupMethod: Words<PickupMethod> = /* @__PURE__ */ words('STORE_PICKUP PICKUP_POINT');

export interface OrderPickupDetails {
  address?: Address;
  pickupMethod?: PickupMethod;
}

export interface DeliveryTimeSlot {
  from?: Date | null;
  to?: Date | null;
}

export interface OrderDeliveryLogistics {
  shippingDestination?: AddressWithContact;
  pickupDetails?: OrderPickupDetails;
  deliveryTime?: string | null;
  instructions?: string | null;
  /** @deprecated */
  deliverByDate?: Date | null;
  deliveryTimeSlot?: DeliveryTimeSlot;
}

export interface OrderShippingPrice {
  price?: Price;
  totalPriceBeforeTax?: Price;
  totalPriceAfterTax?: Price;
  /** @deprecated */
  taxDetails?: OrderItemTaxFullDetails;
  taxInfo?: LineItemTaxInfo;
  discount?: Price;
}

export interface OrderShippingRegion {
  name?: string | null;
}

export interface V1ShippingInformation {
  carrierId?: string | null;
  code?: string | null;
  title?: string;
  logistics?: OrderDeliveryLogistics;
  cost?: OrderShippingPrice;
  region?: OrderShippingRegion;
}

export type OrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';
export const OrderStatus: Words<OrderStatus> = /* @__PURE__ */ words('INITIALIZED APPROVED CANCELED PENDING REJECTED');

/** @deprecated */
export interface OrderTaxSummary {
  totalTax?: Price;
  manualTaxRate?: string | null;
}

export interface OrderTaxBreakdown {
  taxName?: string;
  taxType?: string;
  jurisdiction?: string;
  jurisdictionType?: JurisdictionType;
  rate?: string;
  aggregatedTaxAmount?: Price;
  aggregatedTaxableAmount?: Price;
  aggregatedExemptAmount?: Price;
}

export interface OrderTaxInfo {
  totalTax?: Price;
  taxBreakdown?: OrderTaxBreakdown[];
  taxExempt?: boolean | null;
  manualTaxRate?: string | null;
  totalExempt?: Price;
}

export interface OrderCoupon {
  _id?: string;
  code?: string;
  name?: string;
  amount?: Price;
}

export type DiscountReason = 'UNSPECIFIED' | 'EXCHANGED_ITEMS' | 'BILLING_ADJUSTMENT';
export const DiscountReason: Words<DiscountReason> = /* @__PURE__ */ words('UNSPECIFIED EXCHANGED_ITEMS BILLING_ADJUSTMENT');

export interface OrderMerchantDiscount {
  discountReason?: DiscountReason;
  description?: string | null;
  amount?: Price;
  percentage?: string | null;
  name?: string | null;
}

export interface DiscountRuleName {
  original?: string;
  translated?: string | null;
}

export interface OrderDiscountRule {
  _id?: string;
  name?: DiscountRuleName;
  amount?: Price;
}

export type DiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
export const DiscountType: Words<DiscountType> = /* @__PURE__ */ words('GLOBAL SPECIFIC_ITEMS SHIPPING');

export interface OrderLineItemDiscount {
  _id?: string;
  totalDiscount?: Price;
}

export interface OrderItemCombinationLineItem {
  lineItemId?: string;
  discountAmount?: Price;
  quantity?: number;
}

export interface OrderItemCombination {
  count?: number;
  lineItems?: OrderItemCombinationLineItem[];
}

export interface OrderAppliedDiscount {
  coupon?: OrderCoupon;
  merchantDiscount?: OrderMerchantDiscount;
  discountRule?: OrderDiscountRule;
  discountType?: DiscountType;
  /** @deprecated */
  lineItemIds?: string[];
  _id?: string | null;
  lineItemDiscounts?: OrderLineItemDiscount[];
  subscriptionCycles?: number | null;
  itemCombinations?: OrderItemCombination[];
}

export interface OrderRefunded {
  manual?: boolean;
  amount?: Price;
  reason?: string;
}

export type LineItemQuantityChangeType = 'QUANTITY_INCREASED' | 'QUANTITY_DECREASED';
export const LineItemQuantityChangeType: Words<LineItemQuantityChangeType> = /* @__PURE__ */ words('QUANTITY_INCREASED QUANTITY_DECREASED');

export interface LineItemQuantityChange {
  originalQuantity?: number;
  newQuantity?: number;
  diff?: number;
  deltaType?: LineItemQuantityChangeType;
}

export interface LineItemPriceChange {
  originalPrice?: Price;
  newPrice?: Price;
}

export interface LineItemProductNameChange {
  originalProductName?: ProductName;
  newProductName?: ProductName;
}

export interface LineItemDescriptionLineChange {
  addedDescriptionLines?: DescriptionLine[];
  removedDescriptionLines?: DescriptionLine[];
}

export interface LineItemModifiersChange {
  addedModifierGroups?: OrderModifierGroup[];
  removedModifierGroups?: OrderModifierGroup[];
}

export interface LineItemChanges {
  _id?: string;
  name?: ProductName;
  quantity?: LineItemQuantityChange;
  price?: LineItemPriceChange;
  productName?: LineItemProductNameChange;
  descriptionLines?: LineItemDescriptionLineChange;
  modifierGroups?: LineItemModifiersChange;
}

export interface ManagedLineItem {
  _id?: string;
  name?: ProductName;
  quantity?: number;
}

export interface TranslatedValue {
  original?: string;
  translated?: string | null;
}

export interface LineItemAmount {
  _id?: string;
  name?: ProductName;
  amount?: Price;
}

export interface ManagedDiscount {
  _id?: string;
  name?: TranslatedValue;
  affectedLineItems?: LineItemAmount[];
  totalAmount?: Price;
}

export interface ManagedAdditionalFee {
  _id?: string;
  name?: TranslatedValue;
  affectedLineItems?: LineItemAmount[];
  totalAmount?: Price;
}

export interface TotalPriceChange {
  originalTotal?: Price;
  newTotal?: Price;
}

export interface OrderShippingInformation {
  total?: Price;
  shippingTitle?: string;
}

export interface ShippingInformationChange {
  originalShippingInfo?: OrderShippingInformation;
  newShippingInfo?: OrderShippingInformation;
}

export interface OrderChange {
  lineItemChanged?: LineItemChanges;
  lineItemAdded?: ManagedLineItem;
  lineItemRemoved?: ManagedLineItem;
  discountAdded?: ManagedDiscount;
  discountRemoved?: ManagedDiscount;
  additionalFeeAdded?: ManagedAdditionalFee;
  additionalFeeRemoved?: ManagedAdditionalFee;
  totalPriceChanged?: TotalPriceChange;
  shippingInformationChanged?: ShippingInformationChange;
}

export interface DraftOrderChangesApplied {
  draftOrderId?: string;
  reason?: string | null;
  changes?: OrderChange[];
}

export interface SavedPaymentMethod {
  name?: string;
  description?: string | null;
}

export interface AuthorizedPaymentCreated {
  paymentId?: string;
  amount?: Price;
  lastFourDigits?: string | null;
  brand?: string | null;
}

export interface AuthorizedPaymentCaptured {
  paymentId?: string;
  amount?: Price;
  lastFourDigits?: string | null;
  brand?: string | null;
}

export interface AuthorizedPaymentVoided {
  paymentId?: string;
  amount?: Price;
  lastFourDigits?: string | null;
  brand?: string | null;
}

export interface RegularPaymentRefund {
  amount?: Price;
  lastFourDigits?: string | null;
  brand?: string | null;
}

export interface GiftCardPaymentRefund {
  giftCardPaymentId?: string | null;
  amount?: Price;
}

export interface MembershipPaymentRefund {
  membershipId?: string | null;
}

export interface RefundedPayment {
  regular?: RegularPaymentRefund;
  giftCard?: GiftCardPaymentRefund;
  membership?: MembershipPaymentRefund;
  paymentId?: string;
  externalRefund?: boolean;
}

export interface RefundInitiated {
  refundId?: string;
  amount?: Price;
  payments?: RefundedPayment[];
  reason?: string | null;
}

export interface PaymentRefunded {
  refundId?: string;
  payment?: RefundedPayment;
}

export interface PaymentRefundFailed {
  refundId?: string;
  payment?: RefundedPayment;
}

export interface RefundedAsStoreCredit {
  amount?: Price;
  reason?: string | null;
}

export interface CreditCardDetails {
  lastFourDigits?: string | null;
  brand?: string | null;
}

export interface RegularPayment {
  creditCardDetails?: CreditCardDetails;
  amount?: Price;
}

export interface PaymentPending {
  regular?: RegularPayment;
  paymentId?: string;
}

export interface PaymentCanceled {
  regular?: RegularPayment;
  paymentId?: string;
}

export interface PaymentDeclined {
  regular?: RegularPayment;
  paymentId?: string;
}

export interface WixReceipt {
  receiptId?: string;
  displayNumber?: string | null;
}

export interface ExternalReceipt {
  receiptId?: string | null;
  displayNumber?: string | null;
}

export interface ReceiptCreated {
  wixReceipt?: WixReceipt;
  externalReceipt?: ExternalReceipt;
  paymentId?: string;
}

export interface ReceiptSent {
  wixReceipt?: WixReceipt;
  externalReceipt?: ExternalReceipt;
  paymentId?: string;
}

export interface ChargebackCreated {
  paymentId?: string;
  chargebackId?: string;
  amount?: Price;
  paymentDetails?: RegularPayment;
}

export interface ChargebackReversed {
  paymentId?: string;
  chargebackId?: string;
  amount?: Price;
  reversalAmount?: Price;
  paymentDetails?: RegularPayment;
}

export type ActivityType = 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'MERCHANT_COMMENT' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED' | 'ORDER_REFUNDED' | 'CUSTOM_ACTIVITY';

export type OrderActivityTypeEnumActivityType = 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'MERCHANT_COMMENT' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED' | 'ORDER_REFUNDED';
export const OrderActivityTypeEnumActivityType: Words<OrderActivityTypeEnumActivityType> = /* @__PURE__ */ words('ORDER_PLACED ORDER_PAID ORDER_FULFILLED ORDER_NOT_FULFILLED ORDER_CANCELED DOWNLOAD_LINK_SENT TRACKING_NUMBER_ADDED TRACKING_NUMBER_EDITED TRACKING_LINK_ADDED SHIPPING_CONFIRMATION_EMAIL_SENT INVOICE_ADDED INVOICE_REMOVED INVOICE_SENT FULFILLER_EMAIL_SENT SHIPPING_ADDRESS_EDITED EMAIL_EDITED PICKUP_READY_EMAIL_SENT MERCHANT_COMMENT ORDER_PARTIALLY_PAID DRAFT_ORDER_CHANGES_APPLIED SAVED_PAYMENT_METHOD AUTHORIZED_PAYMENT_CREATED AUTHORIZED_PAYMENT_CAPTURED AUTHORIZED_PAYMENT_VOIDED REFUND_INITIATED PAYMENT_REFUNDED PAYMENT_REFUND_FAILED REFUNDED_AS_STORE_CREDIT PAYMENT_PENDING PAYMENT_CANCELED PAYMENT_DECLINED ORDER_PENDING ORDER_REJECTED RECEIPT_CREATED RECEIPT_SENT CHARGEBACK_CREATED CHARGEBACK_REVERSED ORDER_REFUNDED');

export interface OrderCreatedFromExchange {
  originalOrderId?: string;
}

export interface LineItemExchangeData {
  lineItemId?: string;
  quantity?: number;
}

export interface NewExchangeOrderCreated {
  exchangeOrderId?: string;
  lineItems?: LineItemExchangeData[];
}

export interface Activity {
  merchantComment?: MerchantComment;
  orderRefunded?: OrderRefunded;
  draftOrderChangesApplied?: DraftOrderChangesApplied;
  savedPaymentMethod?: SavedPaymentMethod;
  authorizedPaymentCreated?: AuthorizedPaymentCreated;
  authorizedPaymentCaptured?: AuthorizedPaymentCaptured;
  authorizedPaymentVoided?: AuthorizedPaymentVoided;
  refundInitiated?: RefundInitiated;
  paymentRefunded?: PaymentRefunded;
  paymentRefundFailed?: PaymentRefundFailed;
  refundedAsStoreCredit?: RefundedAsStoreCredit;
  paymentPending?: PaymentPending;
  paymentCanceled?: PaymentCanceled;
  paymentDeclined?: PaymentDeclined;
  receiptCreated?: ReceiptCreated;
  receiptSent?: ReceiptSent;
  chargebackCreated?: ChargebackCreated;
  chargebackReversed?: ChargebackReversed;
  _id?: string | null;
  authorEmail?: string | null;
  _createdDate?: Date | null;
  /** @deprecated */
  type?: ActivityType;
  activityType?: OrderActivityTypeEnumActivityType;
  customActivity?: CustomActivity;
  orderCreatedFromExchange?: OrderCreatedFromExchange;
  newExchangeOrderCreated?: NewExchangeOrderCreated;
}

export type AttributionSource = 'UNSPECIFIED' | 'FACEBOOK_ADS';
export const AttributionSource: Words<AttributionSource> = /* @__PURE__ */ words('UNSPECIFIED FACEBOOK_ADS');

export interface CreatedBy {
  userId?: string;
  memberId?: string;
  visitorId?: string;
  appId?: string;
}

export type ChannelType = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT' | 'WIX_INVOICES_PLATFORM' | 'UCP_AGENTIC_CHECKOUT';
export const ChannelType: Words<ChannelType> = /* @__PURE__ */ words('UNSPECIFIED WEB POS EBAY AMAZON OTHER_PLATFORM WIX_APP_STORE WIX_INVOICES BACKOFFICE_MERCHANT WISH CLASS_PASS GLOBAL_E FACEBOOK ETSY TIKTOK FAIRE_COM PAYPAL_AGENTIC_CHECKOUT STRIPE_AGENTIC_CHECKOUT WIX_INVOICES_PLATFORM UCP_AGENTIC_CHECKOUT');

export interface ChannelInfo {
  type?: ChannelType;
  externalOrderId?: string | null;
  externalOrderUrl?: string | null;
}

export interface CustomField {
  value?: unknown;
  title?: string;
  translatedTitle?: string | null;
}

export interface Balance {
  amount?: string;
  formattedAmount?: string;
}

export interface CashRounding {
  amount?: string;
  formattedAmount?: string;
}

export interface BalanceSummary {
  balance?: Balance;
  paid?: Price;
  refunded?: Price;
  authorized?: Price;
  pendingRefund?: Price;
  pending?: Price;
  chargeback?: Price;
  chargebackReversal?: Price;
  platformFees?: Price;
  totalMinusPlatformFees?: Price;
  cashRoundingAdjustment?: CashRounding;
}

export type OrderAdditionalFeeSource = 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
export const OrderAdditionalFeeSource: Words<OrderAdditionalFeeSource> = /* @__PURE__ */ words('SERVICE_PLUGIN ITEM MANUAL SHIPPING PLATFORM');

export interface OrderAdditionalFee {
  code?: string | null;
  name?: string;
  price?: Price;
  /** @deprecated */
  taxDetails?: OrderItemTaxFullDetails;
  taxInfo?: LineItemTaxInfo;
  providerAppId?: string | null;
  priceBeforeTax?: Price;
  priceAfterTax?: Price;
  _id?: string;
  lineItemIds?: string[];
  source?: OrderAdditionalFeeSource;
  taxableAddress?: TaxableAddress;
  subscriptionCycles?: number | null;
}

export interface TagList {
  tagIds?: string[];
}

export interface Tags {
  privateTags?: TagList;
  tags?: TagList;
}

export interface Location {
  _id?: string;
  name?: string;
}

export type OrderChargeType = 'PASS_ON' | 'ABSORBED';
export const OrderChargeType: Words<OrderChargeType> = /* @__PURE__ */ words('PASS_ON ABSORBED');

export interface OrderPlatformFee {
  name?: TranslatableString;
  amount?: Price;
  lineItemId?: string;
  chargeType?: OrderChargeType;
  percentageRate?: string;
}

export interface PlatformFeeSummary {
  total?: Price;
  totalPassOn?: Price;
  totalAbsorbed?: Price;
  fees?: OrderPlatformFee[];
}

export interface FulfillmentStatusesAggregate {
  statuses?: string[] | null;
}

export type OrderActionType = 'EDIT' | 'UPDATE' | 'REFUND' | 'APPROVE' | 'CANCEL' | 'FULFILL' | 'COLLECT_PAYMENTS' | 'SEND_NOTIFICATIONS' | 'ADD_MERCHANT_ACTIVITY' | 'ADD_ACTIVITY' | 'CREATE_INVOICE' | 'CREATE_RECEIPTS' | 'ASSIGN_TAG' | 'PRINT_PACKAGING_SLIP' | 'MODIFY_INVENTORY';

export interface CustomAllowedActions {
  orderActions?: OrderActionType[];
}

export interface OwnerApps {
  appIds?: string[];
}

export type SpecificItemsCouponBehavior = 'UNDEFINED_COUPON_BEHAVIOR' | 'ITEM_SUBTOTAL_INCLUDES_DISCOUNT' | 'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT';

export interface OrderSettings {
  standardActions?: boolean;
  limitedActions?: boolean;
  customActions?: CustomAllowedActions;
  editableByEveryone?: boolean;
  editableByOwnerApps?: OwnerApps;
  specificItemsCouponBehavior?: SpecificItemsCouponBehavior;
  createInvoice?: boolean | null;
}

export interface FormIdentifier {
  formSchemaId?: string;
  namespace?: string;
}

export interface FormInfo {
  schemaIdentifier?: FormIdentifier;
  _id?: string;
  lineItemIds?: string[];
  title?: string;
  subtitles?: string[] | null;
  formSubmissionId?: string | null;
}

export interface Order {
  _id?: string | null;
  number?: string;
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  lineItems?: OrderLineItem[];
  buyerInfo?: OrderBuyerInfo;
  paymentStatus?: PaymentStatusEnumPaymentStatus;
  fulfillmentStatus?: FulfillmentStatus;
  buyerLanguage?: string | null;
  weightUnit?: WeightUnit;
  currency?: string | null;
  currencyConversionDetails?: CurrencyConversionDetails;
  taxIncludedInPrices?: boolean;
  siteLanguage?: string | null;
  priceSummary?: OrderPriceSummary;
  billingInfo?: AddressWithContact;
  shippingInfo?: V1ShippingInformation;
  buyerNote?: string | null;
  status?: OrderStatus;
  archived?: boolean | null;
  /** @deprecated */
  taxSummary?: OrderTaxSummary;
  taxInfo?: OrderTaxInfo;
  appliedDiscounts?: OrderAppliedDiscount[];
  activities?: Activity[];
  attributionSource?: AttributionSource;
  createdBy?: CreatedBy;
  channelInfo?: ChannelInfo;
  seenByAHuman?: boolean | null;
  checkoutId?: string | null;
  customFields?: CustomField[];
  balanceSummary?: BalanceSummary;
  additionalFees?: OrderAdditionalFee[];
  extendedFields?: ExtendedFields;
  purchaseFlowId?: string | null;
  recipientInfo?: AddressWithContact;
  tags?: Tags;
  purchasedDate?: Date | null;
  businessLocation?: Location;
  payAfterFreeTrial?: OrderPriceSummary;
  platformFeeSummary?: PlatformFeeSummary;
  imported?: boolean;
  cartId?: string | null;
  isInternalOrderCreate?: boolean;
  /** @deprecated */
  payNow?: OrderPriceSummary;
  fulfillmentStatusesAggregate?: FulfillmentStatusesAggregate;
  deposit?: OrderPriceSummary;
  settings?: OrderSettings;
  forms?: FormInfo[];
  demo?: boolean;
}

export interface OrdersAddActivityAnswer {
  order?: Order;
  activityId?: string;
}

export interface OrdersAggregateOrdersAnswer {
  aggregates?: Record<string, unknown> | null;
}

export interface OrdersBulkDeleteImportedOrdersAnswer {
  jobId?: string;
}

export interface TagsTagList {
  tagIds?: string[];
}

export interface TagsTags {
  privateTags?: TagsTagList;
  tags?: TagsTagList;
}

export interface ApplicationError {
  code?: string;
  description?: string;
  data?: Record<string, unknown> | null;
}

export interface ItemMetadata {
  _id?: string | null;
  originalIndex?: number;
  success?: boolean;
  error?: ApplicationError;
}

export interface BulkUpdateOrderTagsResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkActionMetadata {
  totalSuccesses?: number;
  totalFailures?: number;
  undetailedFailures?: number;
}

export interface OrdersBulkUpdateOrderTagsAnswer {
  results?: BulkUpdateOrderTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface MaskedOrder {
  order?: Order;
  fieldMask?: string;
}

export interface BulkOrderResult {
  itemMetadata?: ItemMetadata;
  item?: Order;
}

export interface OrdersBulkUpdateOrdersAnswer {
  results?: BulkOrderResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface OrdersCancelOrderAnswer {
  order?: Order;
}

export interface PaymentCapture {
  paymentId?: string | null;
  amount?: Price;
}

export interface CreditCardPaymentMethodDetails {
  lastFourDigits?: string | null;
  brand?: string | null;
}

export type TransactionStatus = 'UNDEFINED' | 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED';

export type AuthorizationCaptureStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';
export const AuthorizationCaptureStatus: Words<AuthorizationCaptureStatus> = /* @__PURE__ */ words('PENDING SUCCEEDED FAILED');

export interface AuthorizationActionFailureDetails {
  failureCode?: string;
}

export interface AuthorizationCapture {
  _id?: string | null;
  status?: AuthorizationCaptureStatus;
  amount?: Price;
  _createdDate?: Date | null;
  failureDetails?: AuthorizationActionFailureDetails;
}

export type AuthorizationVoidStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';
export const AuthorizationVoidStatus: Words<AuthorizationVoidStatus> = /* @__PURE__ */ words('PENDING SUCCEEDED FAILED');

export type Reason = 'MANUAL' | 'SCHEDULED';
export const Reason: Words<Reason> = /* @__PURE__ */ words('MANUAL SCHEDULED');

export interface AuthorizationVoid {
  status?: AuthorizationVoidStatus;
  voidedDate?: Date | null;
  failureDetails?: AuthorizationActionFailureDetails;
  reason?: Reason;
}

export type ActionType = 'VOID' | 'CAPTURE';
export const ActionType: Words<ActionType> = /* @__PURE__ */ words('VOID CAPTURE');

export interface V1ScheduledAction {
  actionType?: ActionType;
  executionDate?: Date | null;
}

export interface AuthorizationDetails {
  delayedCapture?: boolean;
  authorizedDate?: Date | null;
  captures?: AuthorizationCapture[];
  void?: AuthorizationVoid;
  scheduledAction?: V1ScheduledAction;
}

export type ChargebackStatus = 'APPROVED' | 'REVERSED';
export const ChargebackStatus: Words<ChargebackStatus> = /* @__PURE__ */ words('APPROVED REVERSED');

export interface Chargeback {
  _id?: string;
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  amount?: Price;
  reversalAmount?: Price;
  status?: ChargebackStatus;
  externalId?: string | null;
}

export type PredefinedPaymentMethod = 'CASH' | 'BANK_TRANSFER' | 'CHECK';
export const PredefinedPaymentMethod: Words<PredefinedPaymentMethod> = /* @__PURE__ */ words('CASH BANK_TRANSFER CHECK');

export interface UserDefinedPaymentMethodName {
  predefined?: PredefinedPaymentMethod;
  custom?: string | null;
}

export interface PaymentMethodName {
  buyerLanguageName?: string | null;
  siteLanguageName?: string | null;
  userDefinedName?: UserDefinedPaymentMethodName;
}

export interface RegularPaymentDetails {
  creditCardDetails?: CreditCardPaymentMethodDetails;
  paymentOrderId?: string | null;
  gatewayTransactionId?: string | null;
  /** @deprecated */
  paymentMethod?: string | null;
  providerTransactionId?: string | null;
  offlinePayment?: boolean;
  /** @deprecated */
  status?: TransactionStatus;
  savedPaymentMethod?: boolean;
  authorizationDetails?: AuthorizationDetails;
  chargebacks?: Chargeback[];
  platformFee?: Price;
  paymentMethodName?: PaymentMethodName;
  paymentProvider?: string | null;
  paymentMethodId?: string | null;
}

export interface GiftCardPaymentDetails {
  giftCardPaymentId?: string;
  appId?: string;
  /** @deprecated */
  voided?: boolean;
  obfuscatedCode?: string | null;
  /** @deprecated */
  giftCardId?: string;
}

export type MembershipPaymentStatus = 'CHARGED' | 'CHARGE_FAILED' | 'CHARGE_PENDING' | 'VOIDED';

export interface MembershipName {
  original?: string;
  translated?: string | null;
}

export interface FutureMembershipDetails {
  lineItemId?: string;
  benefitId?: string;
}

export interface MembershipPaymentDetails {
  membershipId?: string;
  lineItemId?: string;
  /** @deprecated */
  status?: MembershipPaymentStatus;
  name?: MembershipName;
  externalTransactionId?: string | null;
  /** @deprecated */
  voided?: boolean;
  providerAppId?: string;
  futureMembership?: FutureMembershipDetails;
}

export interface CashRoundingDetails {
  unroundedAmount?: Price;
  roundingAdjustment?: CashRounding;
}

export type PaymentStatus = 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED';
export const PaymentStatus: Words<PaymentStatus> = /* @__PURE__ */ words('APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED');

export interface WixReceiptInfo {
  receiptId?: string;
  displayNumber?: string | null;
}

export interface ExternalReceiptInfo {
  receiptId?: string | null;
  appId?: string | null;
  displayNumber?: string | null;
}

export type CanceledReason = 'OTHER_PAYMENT_FAILURE' | 'EXPIRED';

export interface CanceledStatusDetails {
  reason?: CanceledReason;
}

export type DeclinedReason = 'CHARGE_FAILED' | 'EXPIRED' | 'INSUFFICIENT_FUNDS' | 'GIFT_CARD_DISABLED';

export interface DeclinedStatusDetails {
  reason?: DeclinedReason;
}

export type VoidedReason = 'MERCHANT_REQUEST' | 'OTHER_PAYMENT_FAILURE';

export interface VoidedStatusDetails {
  reason?: VoidedReason;
}

export interface PaymentStatusDetails {
  canceled?: CanceledStatusDetails;
  declined?: DeclinedStatusDetails;
  voided?: VoidedStatusDetails;
  paymentGatewayReasonCode?: string | null;
}

export interface Payment {
  regularPaymentDetails?: RegularPaymentDetails;
  giftcardPaymentDetails?: GiftCardPaymentDetails;
  membershipPaymentDetails?: MembershipPaymentDetails;
  _id?: string | null;
  _createdDate?: Date | null;
  _updatedDate?: Date | null;
  amount?: Price;
  refundDisabled?: boolean;
  supportReceiptGeneration?: boolean;
  cashRounding?: CashRoundingDetails;
  status?: PaymentStatus;
  chargeCorrelationId?: string | null;
  wixReceipt?: WixReceiptInfo;
  externalReceipt?: ExternalReceiptInfo;
  canceled?: CanceledStatusDetails;
  declined?: DeclinedStatusDetails;
  voided?: VoidedStatusDetails;
  paymentStatusDetails?: PaymentStatusDetails;
  locationId?: string | null;
}

export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED';
export const RefundStatus: Words<RefundStatus> = /* @__PURE__ */ words('PENDING SUCCEEDED FAILED SCHEDULED STARTED');

export interface RefundStatusInfo {
  paymentGatewayReasonCode?: string | null;
  description?: string | null;
}

export interface RefundTransaction {
  paymentId?: string;
  amount?: Price;
  refundStatus?: RefundStatus;
  refundStatusInfo?: RefundStatusInfo;
  gatewayRefundId?: string | null;
  providerRefundId?: string | null;
  externalRefund?: boolean;
  locationId?: string | null;
}

export interface RefundItem {
  lineItemId?: string;
  quantity?: number;
}

export interface LineItemRefund {
  lineItemId?: string;
  quantity?: number;
}

export interface AdditionalFeeRefund {
  additionalFeeId?: string;
  amount?: Price;
}

export interface ShippingRefund {
  amount?: Price;
}

export interface RefundDetails {
  items?: RefundItem[];
  shippingIncluded?: boolean;
  reason?: string | null;
  lineItems?: LineItemRefund[];
  additionalFees?: AdditionalFeeRefund[];
  shipping?: ShippingRefund;
}

export interface LineItemRefundSummary {
  lineItemId?: string;
  totalRefundedAmount?: Price;
}

export interface RefundItemsBreakdown {
  lineItems?: LineItemRefundSummary[];
}

export interface AggregatedRefundSummary {
  requestedRefund?: Price;
  pendingRefund?: Price;
  refunded?: Price;
  failedRefundAmount?: Price;
  pending?: boolean;
  breakdown?: RefundItemsBreakdown;
}

export interface Refund {
  _id?: string;
  transactions?: RefundTransaction[];
  details?: RefundDetails;
  _createdDate?: Date | null;
  summary?: AggregatedRefundSummary;
  requestingServiceAppId?: string | null;
}

export interface OrderTransactions {
  orderId?: string;
  payments?: Payment[];
  refunds?: Refund[];
}

export interface OrdersCaptureAuthorizedPaymentsAnswer {
  orderTransactions?: OrderTransactions;
}

export interface MembershipChargeItem {
  membershipId?: string;
  appId?: string;
  membershipName?: MembershipName;
  membershipAdditionalData?: Record<string, unknown> | null;
  catalogReference?: CatalogReference;
  serviceProperties?: ServiceProperties;
  rootCatalogItemId?: string | null;
  lineItemId?: string;
}

export type OrderApprovalStrategy = 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED';
export const OrderApprovalStrategy: Words<OrderApprovalStrategy> = /* @__PURE__ */ words('DEFAULT PAYMENT_RECEIVED PAYMENT_METHOD_SAVED');

export interface OrderCreateNotifications {
  sendNotificationToBuyer?: boolean | null;
  sendNotificationsToBusiness?: boolean | null;
}

export interface OrderCreationSettings {
  editableByEveryone?: boolean;
  editableByOwnerApps?: OwnerApps;
  orderApprovalStrategy?: OrderApprovalStrategy;
  notifications?: OrderCreateNotifications;
}

export interface OrdersDeleteActivityAnswer {
  order?: Order;
}

export interface OrderDownload {
  /** The line item of the order. */
  lineItemId?: string;
  /** Left out while the product has no file. */
  fileName?: string;
  /** Of the file. */
  sizeInBytes?: string;
  /** The download page; the same as `digitalFile.link` of the line item. */
  link?: string | null;
  /** How often the file was downloaded. */
  downloads?: number;
  /** Null: no limit. */
  maxDownloads?: number | null;
  /** Null: no end. */
  expirationDate?: Date | null;
  /** The line was refunded, or the order was canceled. */
  ended?: boolean;
}

export interface OrdersGetDownloadAnswer {
  download?: OrderDownload;
}

export interface OrdersGetOrderByKeyAnswer {
  order?: Order;
}

export type PaymentCollectabilityStatus = 'UNKNOWN' | 'COLLECTABLE' | 'NONCOLLECTABLE_ORDER_IS_CANCELLED' | 'NONCOLLECTABLE_ORDER_IS_PAID' | 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD' | 'NONCOLLECTABLE_ORDER_IS_PENDING' | 'NONCOLLECTABLE_ORDER_IS_REJECTED' | 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS' | 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS' | 'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED' | 'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION' | 'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED';
export const PaymentCollectabilityStatus: Words<PaymentCollectabilityStatus> = /* @__PURE__ */ words('UNKNOWN COLLECTABLE NONCOLLECTABLE_ORDER_IS_CANCELLED NONCOLLECTABLE_ORDER_IS_PAID NONCOLLECTABLE_MISSING_PAYMENT_METHOD NONCOLLECTABLE_ORDER_IS_PENDING NONCOLLECTABLE_ORDER_IS_REJECTED NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED');

export interface OrdersGetPaymentCollectabilityStatusAnswer {
  status?: PaymentCollectabilityStatus;
  amount?: Price;
  authorizationSupported?: boolean;
  customAmountSupported?: boolean;
}

export type NonRefundableReason = 'NONE' | 'ALREADY_REFUNDED' | 'PROVIDER_IS_DOWN' | 'INTERNAL_ERROR' | 'NOT_PAID' | 'ACCESS_DENIED' | 'ZERO_PRICE' | 'DISABLED_BY_PROVIDER' | 'PENDING_REFUND' | 'FORBIDDEN' | 'TRANSACTION_NOT_FOUND' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED';
export const NonRefundableReason: Words<NonRefundableReason> = /* @__PURE__ */ words('NONE ALREADY_REFUNDED PROVIDER_IS_DOWN INTERNAL_ERROR NOT_PAID ACCESS_DENIED ZERO_PRICE DISABLED_BY_PROVIDER PENDING_REFUND FORBIDDEN TRANSACTION_NOT_FOUND ORDER_IS_PENDING ORDER_IS_REJECTED');

export type ManuallyRefundableReason = 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER';
export const ManuallyRefundableReason: Words<ManuallyRefundableReason> = /* @__PURE__ */ words('EXPIRED NOT_SUPPORTED OFFLINE REQUIRES_CARD_READER');

export type RefundableStatus = 'NOT_REFUNDABLE' | 'MANUAL' | 'REFUNDABLE';
export const RefundableStatus: Words<RefundableStatus> = /* @__PURE__ */ words('NOT_REFUNDABLE MANUAL REFUNDABLE');

export interface Refundability {
  nonRefundableReason?: NonRefundableReason;
  manuallyRefundableReason?: ManuallyRefundableReason;
  paymentId?: string;
  refundabilityStatus?: RefundableStatus;
  providerLink?: string | null;
}

export interface OrdersGetRefundabilityStatusAnswer {
  refundabilities?: Refundability[];
  /** @deprecated */
  refundablePerItem?: boolean;
}

export interface OrdersImportOrderAnswer {
  order?: Order;
}

export interface OrdersListOrderDownloadsAnswer {
  downloads?: OrderDownload[];
}

export type TicketStatus = 'VALID' | 'CANCELED';
export const TicketStatus: Words<TicketStatus> = /* @__PURE__ */ words('VALID CANCELED');

export interface Ticket {
  _id?: string;
  eventId?: string;
  eventName?: string;
  start?: Date;
  ticketTypeId?: string;
  typeName?: string;
  code?: string;
  status?: TicketStatus;
  checkedInDate?: Date;
  guestName?: string;
  email?: string;
  memberId?: string;
  orderId?: string;
  _createdDate?: Date;
}

export interface OrdersListOrderTicketsAnswer {
  tickets?: Ticket[];
}

export interface OrdersLookUpOrderAnswer {
  orderId?: string;
  /** Opens this one order for a day; see getOrderByKey. */
  key?: string;
}

export interface OrdersPaymentCollectionBulkMarkOrdersAsPaidAnswer {
  results?: BulkOrderResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface ChargedBy {
  _id?: string;
  fullName?: string | null;
}

export interface OrdersPaymentCollectionCreatePaymentGatewayOrderAnswer {
  paymentGatewayOrderId?: string;
}

export interface OrdersPaymentCollectionMarkOrderAsPaidAnswer {
  order?: Order;
}

export type OrderScheduledAction = 'VOID' | 'CAPTURE';
export const OrderScheduledAction: Words<OrderScheduledAction> = /* @__PURE__ */ words('VOID CAPTURE');

export type DurationUnit = 'MINUTES' | 'HOURS' | 'DAYS';
export const DurationUnit: Words<DurationUnit> = /* @__PURE__ */ words('MINUTES HOURS DAYS');

export interface Duration {
  count?: number;
  unit?: DurationUnit;
}

export interface DelayedCaptureSettings {
  scheduledAction?: OrderScheduledAction;
  delayDuration?: Duration;
}

export interface RedirectUrls {
  successUrl?: string | null;
  cancelUrl?: string | null;
  errorUrl?: string | null;
  pendingUrl?: string | null;
}

export interface OrdersPreparePaymentCollectionAnswer {
  paymentGatewayOrderId?: string;
}

export interface OrdersRenewDownloadAnswer {
  download?: OrderDownload;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface CursorSearch {
  cursorPaging?: CursorPaging;
  filter?: Record<string, unknown> | null;
  sort?: Sorting[];
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface CursorPagingMetadata {
  count?: number | null;
  cursors?: Cursors;
  hasNext?: boolean | null;
  total?: number | null;
}

export interface OrdersSearchOrdersAnswer {
  orders?: Order[];
  metadata?: CursorPagingMetadata;
}

export interface OrdersSetOrderNumberCounterAnswer {
  oldCounter?: string;
  newCounter?: string;
}

export interface OrdersStartDownloadAnswer {
  /** Works for 10 minutes. */
  url?: string;
  download?: OrderDownload;
}

export interface PaymentRefund {
  paymentId?: string;
  amount?: Price;
  externalRefund?: boolean;
  gatewayRefundId?: string | null;
}

export type RestockType = 'NO_ITEMS' | 'ALL_ITEMS' | 'SOME_ITEMS';
export const RestockType: Words<RestockType> = /* @__PURE__ */ words('NO_ITEMS ALL_ITEMS SOME_ITEMS');

export interface RestockItem {
  lineItemId?: string;
  quantity?: number;
  restockLocations?: RestockLocation[];
}

export interface RestockInfo {
  type?: RestockType;
  items?: RestockItem[];
  /** @deprecated */
  lineItemIds?: string[];
}

export interface RefundSideEffects {
  restockInfo?: RestockInfo;
  sendOrderRefundedEmail?: boolean;
  customMessage?: string | null;
}

export interface OrdersTriggerRefundAnswer {
  orderTransactions?: OrderTransactions;
  refundId?: string | null;
  failedPaymentIds?: ItemMetadata[];
}

export interface OrdersUpdateActivityAnswer {
  order?: Order;
}

export interface OrdersUpdateOrderLineItemAnswer {
  order?: Order;
}

export interface OrdersUpdateOrderStatusAnswer {
  order?: Order;
}

export interface OrdersVoidAuthorizedPaymentsAnswer {
  orderTransactions?: OrderTransactions;
}

/**
 * Add activity.
 *
 * `POST /v1/orders/{id}/activities` (for owners, collaborators and apps)
 */
export const addActivity: Fn<(_id: string, activity: PublicActivity) => Promise<OrdersAddActivityAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/{id}/activities', 'id,activity', { answer: { order: shapes.Order } });
/**
 * Aggregate orders.
 *
 * `POST /v1/orders/aggregate` (for owners, collaborators and apps)
 */
export const aggregateOrders: Fn<(options?: { filter?: Record<string, unknown> | null; aggregation?: Record<string, unknown> | null; hierarchySeparatorOverride?: string | null }) => Promise<OrdersAggregateOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/aggregate', '*', { safe: true });
/**
 * Bulk delete imported orders.
 *
 * `POST /v1/orders/import/bulk-delete-imported-orders` (for owners, collaborators and apps)
 */
export const bulkDeleteImportedOrders: Fn<(orderIds: string[]) => Promise<OrdersBulkDeleteImportedOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/import/bulk-delete-imported-orders', 'orderIds');
/**
 * Bulk update order tags.
 *
 * `POST /v1/bulk/orders/update-tags` (for owners, collaborators and apps)
 */
export const bulkUpdateOrderTags: Fn<(orderIds: string[], options?: { assignTags?: TagsTags; unassignTags?: TagsTags }) => Promise<OrdersBulkUpdateOrderTagsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/bulk/orders/update-tags', 'orderIds,*');
/**
 * Bulk update orders.
 *
 * `POST /v1/bulk/orders/update` (for owners, collaborators and apps)
 */
export const bulkUpdateOrders: Fn<(orders: MaskedOrder[], options?: { returnEntity?: boolean }) => Promise<OrdersBulkUpdateOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/bulk/orders/update', 'orders,*', { request: { orders: shapes.toMaskedOrder }, answer: { results: shapes.BulkOrderResult } });
/**
 * Cancels an order, and puts the things back if asked.
 *
 * `POST /v1/orders/{id}/cancel` (for owners, collaborators and apps)
 */
export const cancelOrder: Fn<(_id: string, options?: { sendOrderCanceledEmail?: boolean; customMessage?: string | null; restockAllItems?: boolean }) => Promise<OrdersCancelOrderAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/{id}/cancel', 'id,*', { answer: { order: shapes.Order } });
/**
 * Capture authorized payments.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments` (for owners, collaborators and apps)
 */
export const captureAuthorizedPayments: Fn<(ecomOrderId: string, payments: PaymentCapture[]) => Promise<OrdersCaptureAuthorizedPaymentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments', 'ecomOrderId,payments', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Charge memberships.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/charge-membership` (for owners, collaborators and apps)
 */
export const chargeMemberships: Fn<(ecomOrderId: string, memberId: string, options?: { membershipCharges?: MembershipChargeItem[] }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership', 'ecomOrderId,memberId,*', { unwrap: '' });
/**
 * Create order.
 *
 * `POST /v1/orders` (for owners, collaborators and apps)
 */
export const createOrder: Fn<(order: Order, options?: { settings?: OrderCreationSettings }) => Promise<Order>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders', 'order,*', { request: { order: shapes.toOrder }, answer: { order: shapes.Order }, unwrap: 'order' });
/**
 * Delete activity.
 *
 * `DELETE /v1/orders/{id}/activities/{activityId}` (for owners, collaborators and apps)
 */
export const deleteActivity: Fn<(identifiers: { _id: string; activityId: string }) => Promise<OrdersDeleteActivityAnswer>> = /* @__PURE__ */ fn('DELETE', '/ecom/v1/orders/{id}/activities/{activityId}', '{_id:id;activityId}', { answer: { order: shapes.Order } });
/**
 * Get download.
 *
 * `POST /v1/downloads/get`
 */
export const getDownload: Fn<(options?: { token?: string }) => Promise<OrdersGetDownloadAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/downloads/get', '*', { answer: { download: shapes.OrderDownload }, safe: true });
/**
 * An order by its id: one's own, or any for an owner.
 *
 * `GET /v1/orders/{id}`
 */
export const getOrder: Fn<(_id: string) => Promise<Order>> = /* @__PURE__ */ fn('GET', '/ecom/v1/orders/{id}', 'id', { answer: { order: shapes.Order }, unwrap: 'order' });
/**
 * Get order by key.
 *
 * `POST /v1/orders/{id}/by-key`
 */
export const getOrderByKey: Fn<(_id: string, options?: { key?: string }) => Promise<OrdersGetOrderByKeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/orders/{id}/by-key', 'id,*', { answer: { order: shapes.Order }, safe: true });
/**
 * Get payment collectability status.
 *
 * `GET /v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status` (for owners, collaborators and apps)
 */
export const getPaymentCollectabilityStatus: Fn<(ecomOrderId: string) => Promise<OrdersGetPaymentCollectabilityStatusAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status', 'ecomOrderId');
/**
 * Get refundability status.
 *
 * `GET /v1/payments-collector/orders/{ecomOrderId}/refundability` (for owners, collaborators and apps)
 */
export const getRefundabilityStatus: Fn<(ecomOrderId: string) => Promise<OrdersGetRefundabilityStatusAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability', 'ecomOrderId');
/**
 * Import order.
 *
 * `POST /v1/orders/import` (for owners, collaborators and apps)
 */
export const importOrder: Fn<(order: Order) => Promise<OrdersImportOrderAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/import', 'order', { request: { order: shapes.toOrder }, answer: { order: shapes.Order } });
/**
 * List order downloads.
 *
 * `GET /v1/orders/{id}/downloads`
 */
export const listOrderDownloads: Fn<(_id: string, options?: { key?: string }) => Promise<OrdersListOrderDownloadsAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/orders/{id}/downloads', 'id,*', { answer: { downloads: shapes.OrderDownload } });
/**
 * List order tickets.
 *
 * `GET /v1/orders/{id}/tickets`
 */
export const listOrderTickets: Fn<(_id: string, options?: { key?: string }) => Promise<OrdersListOrderTicketsAnswer>> = /* @__PURE__ */ fn('GET', '/ecom/v1/orders/{id}/tickets', 'id,*', { answer: { tickets: shapes.Ticket } });
/**
 * Look up order.
 *
 * `POST /v1/orders/lookup`
 */
export const lookUpOrder: Fn<(options?: { number?: string; email?: string }) => Promise<OrdersLookUpOrderAnswer>> = /* @__PURE__ */ fn('POST', '/v1/orders/lookup', '*');
/**
 * Payment collection bulk mark orders as paid.
 *
 * `POST /v1/bulk/payments-collector/mark-as-paid` (for owners, collaborators and apps)
 */
export const paymentCollectionBulkMarkOrdersAsPaid: Fn<(ecomOrderIds: string[]) => Promise<OrdersPaymentCollectionBulkMarkOrdersAsPaidAnswer>> = /* @__PURE__ */ fn('POST', '/v1/bulk/payments-collector/mark-as-paid', 'ecomOrderIds', { answer: { results: shapes.BulkOrderResult } });
/**
 * Payment collection create payment gateway order.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order` (for owners, collaborators and apps)
 */
export const paymentCollectionCreatePaymentGatewayOrder: Fn<(ecomOrderId: string, options?: { chargedBy?: ChargedBy; delayedCapture?: boolean }) => Promise<OrdersPaymentCollectionCreatePaymentGatewayOrderAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order', 'ecomOrderId,*');
/**
 * Payment collection mark order as paid.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/mark-as-paid` (for owners, collaborators and apps)
 */
export const paymentCollectionMarkOrderAsPaid: Fn<(ecomOrderId: string) => Promise<OrdersPaymentCollectionMarkOrderAsPaidAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid', 'ecomOrderId', { answer: { order: shapes.Order } });
/**
 * Prepare payment collection.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection` (for owners, collaborators and apps)
 */
export const preparePaymentCollection: Fn<(ecomOrderId: string, amount: Price, options?: { paymentGatewayOrderId?: string | null; delayedCapture?: boolean; delayedCaptureSettings?: DelayedCaptureSettings; merchantInitiated?: boolean | null; redirectUrls?: RedirectUrls }) => Promise<OrdersPreparePaymentCollectionAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection', 'ecomOrderId,amount,*');
/**
 * Record manually collected payment.
 *
 * `POST /v1/payments-collector/orders/{orderId}/manual-payment` (for owners, collaborators and apps)
 */
export const recordManuallyCollectedPayment: Fn<(orderId: string, amount: Price, options?: { userDefinedPaymentMethodName?: UserDefinedPaymentMethodName }) => Promise<Record<never, never>>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{orderId}/manual-payment', 'orderId,amount,*');
/**
 * Renew download.
 *
 * `POST /v1/orders/{id}/downloads/{lineItemId}/renew` (for owners, collaborators and apps)
 */
export const renewDownload: Fn<(_id: string, lineItemId: string) => Promise<OrdersRenewDownloadAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/{id}/downloads/{lineItemId}/renew', 'id,lineItemId', { answer: { download: shapes.OrderDownload } });
/**
 * Finds orders, page by page with a cursor.
 *
 * `POST /v1/orders/search`
 */
export const searchOrders: Fn<(search: CursorSearch) => Promise<OrdersSearchOrdersAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/search', 'search', { answer: { orders: shapes.Order }, safe: true });
/**
 * Set order number counter.
 *
 * `POST /v1/orders/import/set-order-number-counter` (for owners, collaborators and apps)
 */
export const setOrderNumberCounter: Fn<(counter: string, options?: { allowLowerCounter?: boolean }) => Promise<OrdersSetOrderNumberCounterAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/import/set-order-number-counter', 'counter,*');
/**
 * Start download.
 *
 * `POST /v1/downloads/start`
 */
export const startDownload: Fn<(options?: { token?: string }) => Promise<OrdersStartDownloadAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/downloads/start', '*', { answer: { download: shapes.OrderDownload } });
/**
 * Pays back.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/trigger-refund` (for owners, collaborators and apps)
 */
export const triggerRefund: Fn<(ecomOrderId: string, payments: PaymentRefund[], options?: { details?: RefundDetails; sideEffects?: RefundSideEffects }) => Promise<OrdersTriggerRefundAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund', 'ecomOrderId,payments,*', { answer: { orderTransactions: shapes.OrderTransactions } });
/**
 * Update activity.
 *
 * `PATCH /v1/orders/{id}/activities/{activityId}` (for owners, collaborators and apps)
 */
export const updateActivity: Fn<(identifiers: { _id: string; activityId: string }, activity: PublicActivity) => Promise<OrdersUpdateActivityAnswer>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/orders/{id}/activities/{activityId}', '{_id:id;activityId},activity', { answer: { order: shapes.Order } });
/**
 * Update order.
 *
 * `PATCH /v1/orders/{order.id}` (for owners, collaborators and apps)
 */
export const updateOrder: Fn<(_id: string | null, order: Order) => Promise<Order>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/orders/{order.id}', 'order.id,+order', { request: { order: shapes.toOrder }, answer: { order: shapes.Order }, unwrap: 'order' });
/**
 * Update order line item.
 *
 * `PATCH /v1/orders/{id}/line-item/{lineItem.id}` (for owners, collaborators and apps)
 */
export const updateOrderLineItem: Fn<(identifiers: { _id: string; lineItemId: string }, lineItem: OrderLineItem) => Promise<OrdersUpdateOrderLineItemAnswer>> = /* @__PURE__ */ fn('PATCH', '/ecom/v1/orders/{id}/line-item/{lineItem.id}', '{_id:id;lineItemId:lineItem.id},+lineItem', { request: { lineItem: shapes.toOrderLineItem }, answer: { order: shapes.Order } });
/**
 * Update order status.
 *
 * `POST /v1/orders/{orderId}/update-status` (for owners, collaborators and apps)
 */
export const updateOrderStatus: Fn<(orderId: string, status: OrderStatus) => Promise<OrdersUpdateOrderStatusAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/orders/{orderId}/update-status', 'orderId,status', { answer: { order: shapes.Order } });
/**
 * Void authorized payments.
 *
 * `POST /v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments` (for owners, collaborators and apps)
 */
export const voidAuthorizedPayments: Fn<(ecomOrderId: string, paymentIds: string[]) => Promise<OrdersVoidAuthorizedPaymentsAnswer>> = /* @__PURE__ */ fn('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments', 'ecomOrderId,paymentIds', { answer: { orderTransactions: shapes.OrderTransactions } });

export const onOrderCreated: EventOf<{ entity: Order }, 'wix.ecom.v1.order_created'> = /* @__PURE__ */ event('wix.ecom.v1.order_created', true, shapes.Order, 'order');
export const onOrderUpdated: EventOf<{ entity: Order }, 'wix.ecom.v1.order_updated'> = /* @__PURE__ */ event('wix.ecom.v1.order_updated', true, shapes.Order, 'order');
export const onOrderApproved: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_approved'> = /* @__PURE__ */ event('wix.ecom.v1.order_approved', true, shapes.Order, 'order');
export const onOrderCanceled: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_canceled'> = /* @__PURE__ */ event('wix.ecom.v1.order_canceled', true, shapes.Order, 'order');
export const onOrderCommitted: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_committed'> = /* @__PURE__ */ event('wix.ecom.v1.order_committed', true, shapes.Order, 'order');
export const onOrderFulfilled: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_fulfilled'> = /* @__PURE__ */ event('wix.ecom.v1.order_fulfilled', true, shapes.Order, 'order');
export const onOrderImported: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_imported'> = /* @__PURE__ */ event('wix.ecom.v1.order_imported', true, shapes.Order, 'order');
export const onOrderImportedOrderDeleted: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_imported_order_deleted'> = /* @__PURE__ */ event('wix.ecom.v1.order_imported_order_deleted', true, shapes.Order, 'order');
export const onOrderPaymentStatusUpdated: EventOf<{ data: { order?: Order } & Record<string, unknown> }, 'wix.ecom.v1.order_payment_status_updated'> = /* @__PURE__ */ event('wix.ecom.v1.order_payment_status_updated', true, shapes.Order, 'order');
