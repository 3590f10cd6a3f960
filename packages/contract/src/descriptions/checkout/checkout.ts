import type { Descriptions } from '../table.ts';

export const checkout: Descriptions = {
  CheckoutBuyerInfo: {
    this: 'Buyer of the checkout.',
    visitorId: 'ID of the visitor who owns the checkout. Set when the buyer is not logged in.',
    memberId: 'ID of the member who owns the checkout. Set when the buyer is logged in.',
    contactId: "ID of the buyer's contact. For members, same as `memberId`.",
    email: 'Email address of the buyer. Order confirmations are sent to it.',
    openAccess: 'Whether the checkout has no owner. Never set by the platform.',
  },
  CheckoutMembershipOptions: {
    this: 'Memberships that can pay for line items.',
    eligibleMemberships:
      'Memberships of the buyer that can pay. Always empty here; the estimated totals of the cart list them.',
    invalidMemberships:
      'Memberships of the buyer that cannot pay. Always empty here; the estimated totals of the cart list them.',
    selectedMemberships: 'Memberships that pay for line items of the checkout.',
  },
  ConversionInfo: {
    this: 'Exchange rate of the converted amounts.',
    siteCurrency: "Three-letter code (ISO 4217) of the store's currency.",
    conversionRate:
      'Exchange rate as a decimal string: units of `conversionCurrency` for one unit of `siteCurrency`.',
  },
  CreatedBy: {
    this: 'Visitor, member, staff user or app that created the checkout.',
    userId: 'ID of the staff user who created the checkout.',
    memberId: 'ID of the member who created the checkout.',
    visitorId: 'ID of the visitor who created the checkout.',
    appId: 'ID of the app that created the checkout.',
  },
  CustomContentReference: {
    this: 'Component of an app on the checkout page. Stored as sent.',
    appId: 'ID of the app that provides the component.',
    componentId: 'ID of the component.',
  },
  CustomField: {
    this: 'Additional field on the checkout form.',
    value: 'Value that the buyer entered: text, number, boolean or list.',
    title: 'Label of the field, for example "VAT number".',
    translatedTitle: "Label of the field in the buyer's language.",
  },
  CustomSettings: {
    this: 'Restrictions of the checkout page. Set by the store or its apps when the checkout is created.',
    lockGiftCard: 'Whether the buyer cannot add or remove a gift card.',
    lockCouponCode: 'Whether the buyer cannot add or remove a coupon.',
    disabledPolicyAgreementCheckbox:
      "Whether the checkbox for the store's policies is hidden. Stored as sent; the platform does not use it.",
    disabledManualPayment: 'Whether offline payment methods are not offered.',
    disabledDiscountRulesCalculation:
      'Whether automatic discounts are not applied. Coupons still apply.',
  },
  ExternalReference: {
    this: 'Object of an external system that the checkout belongs to.',
    appId: 'ID of the app that the reference belongs to.',
    resourceId: 'ID of the object in the external system.',
  },
  Charge: {
    this: 'Charge of a subscription, for one or more billing cycles.',
    cycleFrom: 'First billing cycle with this amount, counted from 1.',
    cycleCount:
      'Number of consecutive cycles with this amount. Absent when it applies until the subscription ends.',
    priceSummary: 'Totals of one cycle.',
    cycleBillingDate: 'Date and time of the first of these charges (UTC).',
  },
  SubscriptionCharges: {
    this: 'Future charges of a subscription in the checkout.',
    lineItemIds: 'IDs of the line items that are charged.',
    description: 'Text about the charges. Never set by the platform.',
    charges: 'Charges in the order of the billing cycles.',
  },
  Checkout: {
    this: 'Purchase in progress: items, addresses, delivery and totals. It becomes an order when it is paid.',
    id: 'ID of the checkout.',
    lineItems: 'Items to purchase. Change them with the operations for line items.',
    billingInfo:
      'Billing address and contact details of the payer. The order uses the shipping address when it is omitted.',
    buyerNote: 'Note from the buyer to the store, copied to the order.',
    conversionCurrency:
      "Currency of the converted amounts: the one of the `x-wix-currency` request header if the store has a rate for it, otherwise the store's display currency.",
    priceSummary: 'Totals of the checkout before the gift card.',
    calculationErrors:
      'Parts of the calculation that failed. The order cannot be placed until they are resolved.',
    giftCard: 'Gift card that pays for part of the checkout. Set it with `giftCardCode`.',
    appliedDiscounts: 'Discounts on line items and on the delivery.',
    customFields: 'Values of the additional fields on the checkout form.',
    currency:
      "Three-letter code (ISO 4217) of the store's currency, in which the buyer is charged.",
    siteLanguage: 'Language of the store (BCP 47), for example "en".',
    buyerLanguage:
      'Language of the buyer (BCP 47), for example "en". Emails about the order use it.',
    completed:
      'Whether an order was placed or the checkout was marked as completed. A completed checkout cannot be changed.',
    taxIncludedInPrice: 'Whether the prices of the checkout include tax.',
    createdDate: 'Date and time the checkout was created (UTC).',
    updatedDate: 'Date and time the checkout was last changed (UTC).',
    payNow: 'Part of the totals that is paid at checkout.',
    payLater: 'Part of the totals that the store collects later, for example after a deposit.',
    additionalFees: 'Handling, insurance and other fees.',
    cartId:
      'ID of the cart that the checkout was created from. Absent for checkouts without a cart.',
    violations: 'Reasons why the order cannot be placed, for example items that are out of stock.',
    purchaseFlowId: 'ID shared by a cart, its checkout and its order, for analytics.',
    payAfterFreeTrial: 'Part of the totals that is charged after the free trial of a subscription.',
    businessLocationId: 'ID of the business location that sells the items.',
    paymentCurrency: 'Currency in which the buyer is charged. Same as `currency`.',
    taxExemptGroupId:
      'ID of the tax exemption that applies to the buyer. Accepted from the store and its apps only.',
    conversionInfo:
      'Exchange rate of the converted amounts. Absent when amounts are not converted.',
    payNowTotalAfterGiftCard: 'Amount to pay at checkout after the gift card is deducted.',
    ecomId: 'ID of the checkout in another system. Never set by the platform.',
    totalAfterGiftCard: 'Total of the checkout after the gift card is deducted.',
    orderId: 'ID of the order that was created from the checkout. Absent until then.',
    paymentRequired:
      'Whether something must be paid at checkout. False for free orders and those that a gift card covers.',
    subscriptionCharges: 'Future charges of the subscriptions in the checkout.',
    lineItemsSubtotal:
      "Sum of all line items before discounts. Includes tax when the store's prices include tax.",
  },
};
