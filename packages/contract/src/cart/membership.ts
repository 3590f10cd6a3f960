import {
  enumeration,
  integer,
  list,
  message,
  of,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import { CatalogReference } from '../shared/item.ts';

export const HostSelectedMembership = message('HostSelectedMembership', {
  id: string({ maxLength: 200, minLength: 1 }),
  appId: string({ format: 'GUID' }),
  lineItemIds: list(string({ maxLength: 100, minLength: 1 }), { minItems: 1, maxItems: 300 }),
});
export type HostSelectedMembership = Static<typeof HostSelectedMembership>;

export const MembershipName = message('MembershipName', {
  original: string({ maxLength: 100 }),
  translated: string({ nullable: true, maxLength: 100 }),
});
export type MembershipName = Static<typeof MembershipName>;

export const BalanceType = enumeration('BalanceType', ['PUNCH_CARD', 'CREDIT']);
export type BalanceType = Static<typeof BalanceType>;

export const MembershipPaymentCredits = message('MembershipPaymentCredits', {
  total: integer({ minimum: 1 }),
  remaining: integer(),
  redemptionCost: integer({ deprecated: true, internal: true }),
  balanceType: of(BalanceType, { internal: true }),
});
export type MembershipPaymentCredits = Static<typeof MembershipPaymentCredits>;

export const Membership = message('Membership', {
  id: string({ maxLength: 200, minLength: 1 }),
  appId: string({ format: 'GUID' }),
  name: MembershipName,
  lineItemIds: list(string({ maxLength: 100, minLength: 1 }), { maxItems: 300 }),
  credits: MembershipPaymentCredits,
  expirationDate: timestamp({ nullable: true }),
  additionalData: struct({ nullable: true, deprecated: true }),
  offeringDescription: string({ nullable: true, maxLength: 500, internal: true }),
});
export type Membership = Static<typeof Membership>;

export const InvalidMembership = message('InvalidMembership', {
  membership: Membership,
  reason: string({ maxLength: 100, minLength: 1 }),
});
export type InvalidMembership = Static<typeof InvalidMembership>;

export const CoveredLineItem = message('CoveredLineItem', {
  lineItemId: string({ maxLength: 100, minLength: 1 }),
  redemptionCost: integer(),
});
export type CoveredLineItem = Static<typeof CoveredLineItem>;

export const V1Membership = message('V1Membership', {
  id: string({ maxLength: 200, minLength: 1 }),
  name: MembershipName,
  lineItemIds: list(string({ maxLength: 100, minLength: 1 }), { maxItems: 300, deprecated: true }),
  credits: MembershipPaymentCredits,
  expirationDate: timestamp({ nullable: true }),
  additionalData: struct({ nullable: true, deprecated: true }),
  offeringDescription: string({ nullable: true, maxLength: 500, internal: true }),
});
export type V1Membership = Static<typeof V1Membership>;

export const ExistingMembership = message('ExistingMembership', {
  membership: V1Membership,
  coveredLineItems: list(CoveredLineItem, { maxItems: 300 }),
});
export type ExistingMembership = Static<typeof ExistingMembership>;

export const ValidatedExistingMemberships = message('ValidatedExistingMemberships', {
  memberships: list(ExistingMembership, { maxItems: 300 }),
});
export type ValidatedExistingMemberships = Static<typeof ValidatedExistingMemberships>;

export const LineItemCoverage = message('LineItemCoverage', {
  benefitId: string({ maxLength: 200, minLength: 1 }),
  lineItemId: string({ maxLength: 100, minLength: 1 }),
  redemptionCost: integer(),
});
export type LineItemCoverage = Static<typeof LineItemCoverage>;

export const LimitedQuotaType = enumeration('LimitedQuotaType', ['PUNCH_CARD', 'CREDIT']);
export type LimitedQuotaType = Static<typeof LimitedQuotaType>;

export const LimitedQuota = message('LimitedQuota', {
  total: integer({ minimum: 1 }),
  remaining: integer(),
  limitedQuotaType: LimitedQuotaType,
});
export type LimitedQuota = Static<typeof LimitedQuota>;

export const QuotaType = enumeration('QuotaType', ['LIMITED', 'UNLIMITED']);
export type QuotaType = Static<typeof QuotaType>;

export const Benefit = message('Benefit', {
  limitedQuota: LimitedQuota,
  benefitId: string({ maxLength: 200, minLength: 1 }),
  label: string({ nullable: true, maxLength: 200 }),
  quotaType: QuotaType,
});
export type Benefit = Static<typeof Benefit>;

export const PurchasablePlan = message('PurchasablePlan', {
  catalogReference: CatalogReference,
  name: MembershipName,
  benefits: list(Benefit, { minItems: 1, maxItems: 50 }),
  offeringDescription: string({ nullable: true, maxLength: 500 }),
  infoCollectionUrl: string({ nullable: true, format: 'WEB_URL' }),
  price: string({ decimal: { gte: 0, maxScale: 3 } }),
  priceDescription: string({ nullable: true, maxLength: 500 }),
});
export type PurchasablePlan = Static<typeof PurchasablePlan>;

export const ValidatedPurchasablePlans = message('ValidatedPurchasablePlans', {
  purchasablePlans: list(PurchasablePlan, { maxItems: 300 }),
  coverages: list(LineItemCoverage, { maxItems: 300 }),
});
export type ValidatedPurchasablePlans = Static<typeof ValidatedPurchasablePlans>;

export const MembershipOptions = message('MembershipOptions', {
  eligibleMemberships: list(Membership, { maxItems: 300, deprecated: true }),
  invalidMemberships: list(InvalidMembership, { maxItems: 300, deprecated: true }),
  selectedMemberships: list(HostSelectedMembership, { maxItems: 300, deprecated: true }),
  validatedExistingMemberships: of(ValidatedExistingMemberships, { internal: true }),
  validatedPurchasablePlans: of(ValidatedPurchasablePlans, { internal: true }),
});
export type MembershipOptions = Static<typeof MembershipOptions>;

export const SelectedMemberships = message('SelectedMemberships', {
  memberships: list(HostSelectedMembership, { maxItems: 300 }),
});
export type SelectedMemberships = Static<typeof SelectedMemberships>;

export const SelectedMembership = message('SelectedMembership', {
  id: string({ maxLength: 100, minLength: 1 }),
  appId: string({ format: 'GUID' }),
});
export type SelectedMembership = Static<typeof SelectedMembership>;
