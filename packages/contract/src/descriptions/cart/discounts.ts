import type { Descriptions } from '../table.ts';

export const discounts: Descriptions = {
  AppliedDiscountDiscountType: {
    this: 'Part of the purchase that the discount reduces.',
    GLOBAL: 'All line items of the purchase.',
    SPECIFIC_ITEMS: 'Only the line items in the scope of the discount.',
    SHIPPING: 'The delivery price.',
  },
  ItemCombinationLineItem: {
    this: 'Line item of a combination.',
    lineItemId: 'ID of the line item.',
    discountAmount: "Discount on these units, as a positive amount in the store's currency.",
    quantity: 'Number of units of the line item in the combination.',
  },
  ItemCombination: {
    this: 'Units that together earned a discount. Never set by the platform.',
    count: 'Number of times the combination occurs.',
    lineItems: 'Line items of the combination.',
  },
  LineItemDiscount: {
    this: 'Share of a discount on one line item.',
    id: 'ID of the line item.',
    totalDiscountAmount:
      "Discount on the whole line, as a positive amount in the store's currency.",
  },
  V1Coupon: {
    this: 'Coupon that the buyer entered.',
    id: 'ID of the coupon.',
    code: 'Code that the buyer entered.',
    amount: "Discount by the coupon, as a positive amount in the store's currency.",
    name: 'Name of the coupon as the store wrote it.',
    couponType: 'Kind of coupon. Never set; see `discountType`.',
  },
  V1DiscountRuleName: {
    this: 'Name of an automatic discount as buyers see it.',
    original: 'Name in the language of the store.',
    translated:
      "Name in the buyer's language. Never set: discounts have one language, that of the store.",
  },
  V1DiscountRule: {
    this: 'Automatic discount of the store.',
    id: 'ID of the discount rule.',
    amount: "Discount by the rule, as a positive amount in the store's currency.",
  },
  V1MerchantDiscount: {
    this: 'Discount that staff granted on this purchase.',
    amount: "Discount as a positive amount in the store's currency.",
    percentage: 'Discount in percent, from 0.01 to 100. Absent when an amount was granted.',
  },
  AppliedDiscount: {
    this: 'Discount that reduces the purchase.',
    coupon: 'Coupon that the buyer entered. Set when the discount is a coupon.',
    merchantDiscount:
      'Discount that staff granted. Set when the discount has no rule and no coupon.',
    discountRule: 'Automatic discount of the store. Set when the discount is a rule.',
    lineItemIds:
      'IDs of the line items that the discount reduces. Empty for discounts on the delivery.',
    id: 'ID of the applied discount. Never set by the platform; use the ID of the coupon or rule.',
    lineItemDiscounts:
      'Share of the discount on each line item. The shares add up to the amount of the discount.',
    subscriptionCycles:
      'Number of billing cycles that the discount applies to. Absent when it applies to all of them.',
    itemCombinations: 'Combinations of units that earned the discount. Never set by the platform.',
  },
  Coupon: {
    this: 'Coupon that the buyer entered.',
    id: 'ID of the coupon.',
    code: 'Code that the buyer entered.',
    amount: "Discount by the coupon, as a positive amount in the store's currency.",
  },
  DiscountRuleName: {
    this: 'Name of an automatic discount as buyers see it.',
    original: 'Name in the language of the store.',
    translated:
      "Name in the buyer's language. Never set: discounts have one language, that of the store.",
  },
  DiscountRule: {
    this: 'Automatic discount of the store.',
    id: 'ID of the discount rule.',
    amount: "Discount by the rule, as a positive amount in the store's currency.",
  },
  MerchantDiscount: {
    this: 'Discount that staff granted on this cart.',
    amount: "Discount as a positive amount in the store's currency.",
  },
  CartDiscount: {
    this: 'Discount that reduces the cart.',
    coupon: 'Coupon that the buyer entered. Set when the discount is a coupon.',
    merchantDiscount:
      'Discount that staff granted. Set when the discount has no rule and no coupon.',
    discountRule: 'Automatic discount of the store. Set when the discount is a rule.',
    lineItemIds: 'IDs of the line items that the discount reduces.',
  },
  GiftCard: {
    this: 'Gift card that pays for part of the purchase.',
    id: 'ID of the gift card in the store.',
    obfuscatedCode: 'Last four characters of the gift card code, for example "****7K2M".',
    amount: "Amount that the gift card pays, in the store's currency.",
    appId: 'ID of the app that issued the gift card.',
    externalId:
      'ID of the gift card at another issuer. Never set: the store issues its own gift cards.',
    requestedAmount:
      'Amount that the buyer wants to pay with the card. Never set: send `giftCardRedeemAmount` to limit the amount.',
    code: 'Full code of the gift card. Never returned.',
  },
  MerchantDiscountInput: {
    this: 'Discount that the store grants on a cart. Refused from visitors and members.',
    amount: 'Discount as a positive decimal string in the store\'s currency, for example "5.00".',
  },
};
