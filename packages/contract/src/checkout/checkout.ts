import {
  anything,
  boolean,
  integer,
  list,
  message,
  of,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { CheckoutAddressWithContact, ShippingInfo } from '../cart/delivery.ts';
import { AppliedDiscount, GiftCard } from '../cart/discounts.ts';
import { InvalidMembership, Membership, SelectedMemberships } from '../cart/membership.ts';
import { TaxSummary } from '../cart/tax.ts';
import { AdditionalFee, CalculationErrors, Violation } from '../cart/totals.ts';
import { CheckoutLineItem } from './line-item.ts';
import { ExtendedFields } from '../shared/bulk.ts';
import { ChannelType, WeightUnit } from '../shared/enums.ts';
import { MultiCurrencyPrice, PriceSummary } from '../shared/money.ts';

export const CheckoutBuyerInfo = message(
  'CheckoutBuyerInfo',
  {
    visitorId: string({ format: 'GUID', readOnly: true }),
    memberId: string({ format: 'GUID', readOnly: true }),
    contactId: string({ nullable: true, format: 'GUID', readOnly: true }),
    email: string({ nullable: true, format: 'EMAIL' }),
    openAccess: boolean({ internal: true }),
  },
  { oneof: [['visitorId', 'memberId', 'openAccess']] },
);
export type CheckoutBuyerInfo = Static<typeof CheckoutBuyerInfo>;

export const CheckoutMembershipOptions = message('CheckoutMembershipOptions', {
  eligibleMemberships: list(Membership, { maxItems: 300, readOnly: true }),
  invalidMemberships: list(InvalidMembership, { maxItems: 300, readOnly: true }),
  selectedMemberships: SelectedMemberships,
});
export type CheckoutMembershipOptions = Static<typeof CheckoutMembershipOptions>;

export const ConversionInfo = message('ConversionInfo', {
  siteCurrency: string({ format: 'CURRENCY', readOnly: true }),
  conversionRate: string({ decimal: { gt: 0, lte: 1_000_000_000_000_000 }, readOnly: true }),
});
export type ConversionInfo = Static<typeof ConversionInfo>;

export const CreatedBy = message(
  'CreatedBy',
  {
    userId: string({ format: 'GUID' }),
    memberId: string({ format: 'GUID' }),
    visitorId: string({ format: 'GUID' }),
    appId: string({ format: 'GUID' }),
  },
  { oneof: [['userId', 'memberId', 'visitorId', 'appId']] },
);
export type CreatedBy = Static<typeof CreatedBy>;

export const CustomContentReference = message('CustomContentReference', {
  appId: string({ format: 'GUID' }),
  componentId: string({ format: 'GUID' }),
});
export type CustomContentReference = Static<typeof CustomContentReference>;

export const CustomField = message('CustomField', {
  value: anything(),
  title: string({ maxLength: 500, minLength: 1 }),
  translatedTitle: string({ nullable: true, maxLength: 500, minLength: 1 }),
});
export type CustomField = Static<typeof CustomField>;

export const CustomSettings = message('CustomSettings', {
  lockGiftCard: boolean(),
  lockCouponCode: boolean(),
  disabledPolicyAgreementCheckbox: boolean(),
  disabledManualPayment: boolean(),
  disabledDiscountRulesCalculation: boolean({
    internal: true,
  }),
});
export type CustomSettings = Static<typeof CustomSettings>;

export const ExternalReference = message('ExternalReference', {
  appId: string({ format: 'GUID', immutable: true }),
  resourceId: string({ nullable: true, maxLength: 100, minLength: 1, immutable: true }),
});
export type ExternalReference = Static<typeof ExternalReference>;

export const Charge = message('Charge', {
  cycleFrom: integer(),
  cycleCount: integer({ nullable: true }),
  priceSummary: PriceSummary,
  cycleBillingDate: timestamp({ nullable: true }),
});
export type Charge = Static<typeof Charge>;

export const SubscriptionCharges = message('SubscriptionCharges', {
  lineItemIds: list(string({ format: 'GUID' }), { minItems: 1, maxItems: 300 }),
  description: string({ nullable: true, maxLength: 1000 }),
  charges: list(Charge, { maxItems: 50 }),
});
export type SubscriptionCharges = Static<typeof SubscriptionCharges>;

export const Checkout = message('Checkout', {
  id: string({ nullable: true, format: 'GUID', readOnly: true }),
  lineItems: list(CheckoutLineItem, { minItems: 1, maxItems: 300, readOnly: true }),
  billingInfo: CheckoutAddressWithContact,
  shippingInfo: ShippingInfo,
  buyerNote: string({ nullable: true, maxLength: 1000 }),
  buyerInfo: CheckoutBuyerInfo,
  conversionCurrency: string({ format: 'CURRENCY', readOnly: true }),
  priceSummary: of(PriceSummary, { readOnly: true }),
  calculationErrors: of(CalculationErrors, { readOnly: true }),
  giftCard: of(GiftCard, { readOnly: true }),
  appliedDiscounts: list(AppliedDiscount, { readOnly: true }),
  customFields: list(CustomField),
  weightUnit: of(WeightUnit, { readOnly: true }),
  taxSummary: of(TaxSummary, { readOnly: true }),
  currency: string({ format: 'CURRENCY', readOnly: true }),
  channelType: of(ChannelType, { readOnly: true }),
  siteLanguage: string({ readOnly: true }),
  buyerLanguage: string({ readOnly: true }),
  completed: boolean({ readOnly: true }),
  taxIncludedInPrice: boolean({ readOnly: true }),
  createdBy: of(CreatedBy, { readOnly: true }),
  createdDate: timestamp({ nullable: true, readOnly: true }),
  updatedDate: timestamp({ nullable: true, readOnly: true }),
  payNow: of(PriceSummary, { readOnly: true }),
  payLater: of(PriceSummary, { readOnly: true }),
  membershipOptions: CheckoutMembershipOptions,
  additionalFees: list(AdditionalFee, { maxItems: 100, readOnly: true }),
  cartId: string({ nullable: true, format: 'GUID', merchantInput: 'ignored' }),
  violations: list(Violation, { readOnly: true }),
  extendedFields: ExtendedFields,
  purchaseFlowId: string({ nullable: true, format: 'GUID', readOnly: true }),
  customSettings: of(CustomSettings, { immutable: true, merchantInput: 'ignored' }),
  customContentReference: of(CustomContentReference, { merchantInput: 'ignored' }),
  externalReference: of(ExternalReference, { immutable: true, merchantInput: 'ignored' }),
  payAfterFreeTrial: of(PriceSummary, { readOnly: true }),
  businessLocationId: string({ nullable: true, format: 'GUID' }),
  paymentCurrency: string({ format: 'CURRENCY', readOnly: true }),
  taxExemptGroupId: string({ nullable: true, format: 'GUID', merchantInput: 'ignored' }),
  conversionInfo: of(ConversionInfo, { internal: true }),
  payNowTotalAfterGiftCard: of(MultiCurrencyPrice, { readOnly: true, internal: true }),
  ecomId: string({ nullable: true, format: 'GUID', deprecated: true, internal: true }),
  totalAfterGiftCard: of(MultiCurrencyPrice, { readOnly: true, internal: true }),
  orderId: string({ nullable: true, format: 'GUID', readOnly: true, internal: true }),
  paymentRequired: boolean({ readOnly: true, internal: true }),
  subscriptionCharges: list(SubscriptionCharges, { maxItems: 100, readOnly: true, internal: true }),
  lineItemsSubtotal: of(MultiCurrencyPrice, { readOnly: true, internal: true }),
});
export type Checkout = Static<typeof Checkout>;
