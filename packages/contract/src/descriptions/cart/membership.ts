import type { Descriptions } from '../table.ts';

export const membership: Descriptions = {
  HostSelectedMembership: {
    this: 'Membership that pays for line items.',
    id: 'ID of the membership, from `eligibleMemberships`.',
    appId: 'ID of the app that the membership belongs to, from `eligibleMemberships`.',
    lineItemIds: 'IDs of the line items that the membership pays for.',
  },
  MembershipName: {
    this: 'Name of the plan that the membership belongs to.',
    original: 'Name in the language of the store.',
    translated: 'Same as `original`: plans have one language, that of the store.',
  },
  BalanceType: {
    this: 'How the membership counts its credits.',
    PUNCH_CARD: 'A fixed number of visits.',
    CREDIT: 'Credits that cost differently by service.',
  },
  MembershipPaymentCredits: {
    this: 'Credits of the membership.',
    total: 'Number of credits that the plan grants in a period.',
    remaining: 'Number of credits that are left in the period.',
    redemptionCost: 'Replaced by the cost of each line item. Never set.',
    balanceType: 'How the membership counts its credits. Never set by the platform.',
  },
  Membership: {
    this: 'Membership of the buyer that covers line items.',
    id: 'ID of the membership. Send it in `selectedMemberships` to pay with it.',
    appId: 'ID of the app that sells the plans.',
    lineItemIds: 'IDs of the line items that the membership covers.',
    credits: 'Credits of the membership. Absent when the plan has no limit.',
    expirationDate: 'Date and time the membership ends (UTC). Absent when it does not end.',
    additionalData: 'Additional data of the app that sells the plan. Never set by the platform.',
    offeringDescription: 'Description of what the plan offers. Never set by the platform.',
  },
  InvalidMembership: {
    this: 'Membership that covers line items but cannot pay for them now.',
    reason:
      'Stable code of the reason. "MEMBERSHIP_CREDITS_EXCEEDED" means that no credits are left.',
  },
  CoveredLineItem: {
    this: 'Line item that a membership covers.',
    lineItemId: 'ID of the line item.',
    redemptionCost: 'Number of credits that the line item costs.',
  },
  V1Membership: {
    this: 'Membership of the buyer, as its app reports it.',
    id: 'ID of the membership.',
    lineItemIds: 'Replaced by `coveredLineItems`.',
    credits: 'Credits of the membership. Absent when the plan has no limit.',
    expirationDate: 'Date and time the membership ends (UTC). Absent when it does not end.',
    additionalData: 'Additional data of the app that sells the plan.',
    offeringDescription: 'Description of what the plan offers.',
  },
  ExistingMembership: {
    this: 'Membership of the buyer with the line items it covers.',
    coveredLineItems: 'Line items that the membership covers, with their cost in credits.',
  },
  ValidatedExistingMemberships: {
    this: 'Memberships that were checked with their app. Never set by the platform.',
    memberships: 'Memberships with the line items they cover.',
  },
  LineItemCoverage: {
    this: 'Line item that a benefit of a plan covers.',
    benefitId: 'ID of the benefit.',
    lineItemId: 'ID of the line item.',
    redemptionCost: 'Number of credits that the line item costs.',
  },
  LimitedQuotaType: {
    this: 'How the benefit counts its credits.',
    PUNCH_CARD: 'A fixed number of visits.',
    CREDIT: 'Credits that cost differently by service.',
  },
  LimitedQuota: {
    this: 'Credits of a limited benefit.',
    total: 'Number of credits that the plan grants in a period.',
    remaining: 'Number of credits that are left in the period.',
  },
  QuotaType: {
    this: 'Whether the benefit has a limited number of credits.',
    LIMITED: 'The benefit has a number of credits.',
    UNLIMITED: 'The benefit can be used without limit.',
  },
  Benefit: {
    this: 'Benefit of a plan that the buyer could purchase.',
    limitedQuota: 'Credits of the benefit. Set when `quotaType` is `LIMITED`.',
    benefitId: 'ID of the benefit.',
    label: 'Name of the benefit as buyers see it.',
  },
  PurchasablePlan: {
    this: 'Plan that the buyer could purchase to cover line items.',
    benefits: 'Benefits that the plan grants.',
    offeringDescription: 'Description of what the plan offers.',
    infoCollectionUrl: 'URL of a form that the buyer completes before the purchase.',
    price: "Price of the plan as a decimal string in the store's currency.",
    priceDescription: 'Text shown next to the price, for example "per month".',
  },
  ValidatedPurchasablePlans: {
    this: 'Plans that the buyer could purchase to cover line items. Never set by the platform.',
    purchasablePlans: 'Plans that cover at least one line item.',
    coverages: 'Line items that each benefit covers.',
  },
  MembershipOptions: {
    this: 'Memberships that can pay for line items.',
    eligibleMemberships:
      'Memberships of the buyer with credits left for line items. Empty for visitors.',
    invalidMemberships: 'Memberships of the buyer that cannot pay now, with the reasons.',
    selectedMemberships: 'Memberships that pay for line items.',
    validatedExistingMemberships:
      'Memberships that were checked with their app. Never set by the platform.',
    validatedPurchasablePlans:
      'Plans that the buyer could purchase to cover line items. Never set by the platform.',
  },
  SelectedMemberships: {
    this: 'Memberships to pay line items with.',
    memberships: 'Memberships with the line items that each pays for.',
  },
  SelectedMembership: {
    this: 'Membership that pays for the line item.',
    id: 'ID of the membership, from `eligibleMemberships` of the estimated totals.',
    appId: 'ID of the app that the membership belongs to.',
  },
};
