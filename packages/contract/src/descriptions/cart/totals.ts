import type { Descriptions } from '../table.ts';

export const totals: Descriptions = {
  CalculatedItemModifier: {
    this: 'Extra of a line item with its price.',
    id: 'ID of the modifier in its group.',
    groupId: 'ID of the group that the modifier belongs to.',
    price: "Price of one modifier. Includes tax when the store's prices include tax.",
  },
  LineItemPricesData: {
    this: "Prices of a line item in the store's currency.",
    totalPriceAfterTax: 'Price of the whole line after discounts, including tax.',
    totalPriceBeforeTax: 'Price of the whole line after discounts, without tax.',
    totalDiscount: 'Sum of all discounts on the line, as a positive amount.',
    price: "Unit price after discounts on items. Includes tax when the store's prices include tax.",
    priceBeforeDiscounts:
      "Unit price before coupons and automatic discounts, with the product's own sale price.",
    lineItemPrice:
      "Price of the whole line after discounts on items. Includes tax when the store's prices include tax.",
    fullPrice: "Unit price before the product's own sale price and all discounts.",
    modifiers:
      "Price of all modifiers of the whole line. Includes tax when the store's prices include tax.",
    depositAmount: 'Part of the price that is paid at checkout. Absent when there is no deposit.',
    priceBeforeDiscountsAndTax:
      'Unit price before discounts, without tax. Never set by the platform.',
  },
  CalculatedLineItem: {
    this: 'Line item with its calculated prices and tax.',
    lineItemId: 'ID of the line item.',
    taxableAddress: 'Address that decided the tax rate of the item.',
    modifiers: 'Extras of the line item with their prices.',
  },
  SystemError: {
    this: 'Failure that the caller cannot fix. Never set: such a failure is an error of the whole call.',
    errorCode: 'Code of the failure.',
  },
  Details: {
    this: 'Why a part of the calculation failed.',
    applicationError: 'Reason with a stable code, for example that a coupon has expired.',
    validationError: 'Invalid fields. Never set by the platform.',
    tracing: 'IDs for support requests. Never set by the platform.',
  },
  CarrierError: {
    this: 'Failure of one carrier.',
    carrierId: 'ID of the carrier.',
    error: "Why the carrier's rates could not be calculated.",
  },
  CarrierErrors: {
    this: 'Failures of carriers. Never set: the platform calculates the rates itself.',
    errors: 'One entry for each carrier that failed.',
  },
  GiftCardCalculationError: {
    this: 'Why a gift card cannot pay for the purchase.',
    obfuscatedCode: 'Last characters of the gift card code.',
    error: 'Why the gift card was refused.',
    code: 'Full code of the gift card. Never returned.',
  },
  CalculationErrors: {
    this: 'Parts of the calculation that failed. Empty when everything was calculated.',
    generalShippingCalculationError: 'The store does not deliver these items to this address.',
    carrierErrors: 'Failures of carriers. Never set: the platform calculates the rates itself.',
    selectedShippingOptionError:
      'The selected delivery option is not offered for these items and this address.',
    taxCalculationError: 'Failure of the tax calculation. Never set: the call is refused instead.',
    couponCalculationError:
      'Why the coupon does not apply, for example "ERROR_COUPON_HAS_EXPIRED".',
    giftCardCalculationError: 'Why the gift card cannot pay for the purchase.',
    orderValidationErrors: 'Reasons why the order cannot be placed. Never set; see `violations`.',
    membershipError: 'Why the selected membership cannot pay for a line item.',
    discountsCalculationError: 'Failure of the automatic discounts. Never set by the platform.',
    giftCardCalculationErrors:
      'Why gift cards cannot pay for the purchase. Never set; see `giftCardCalculationError`.',
  },
  AdditionalFeeSource: {
    this: 'Where the fee comes from.',
    SERVICE_PLUGIN: 'An app of the store.',
    ITEM: 'A line item.',
    MANUAL: 'Staff of the store.',
    SHIPPING: 'The selected delivery option.',
    PLATFORM: 'The e-commerce platform itself.',
  },
  AdditionalFee: {
    this: 'Fee on the purchase, for example for handling or insurance.',
    code: 'Code of the fee, for example "HANDLING_FEE".',
    name: 'Name of the fee as buyers see it.',
    price:
      "Amount of the fee in the store's currency. Includes tax when the store's prices include tax.",
    providerAppId: 'ID of the app that added the fee. Never set by the platform.',
    priceBeforeTax: 'Amount of the fee without tax.',
    priceAfterTax: 'Amount of the fee including tax.',
    lineItemIds:
      'IDs of the line items that the fee is for. Empty when it is for the whole purchase.',
    translatedName: "Name of the fee in the buyer's language. Never set by the platform.",
    taxableAddress: 'Address that decides the tax rate of the fee. Never set by the platform.',
    subscriptionCycles:
      'Number of billing cycles that the fee is charged in. Never set by the platform.',
  },
  Severity: {
    this: 'Whether the violation prevents an order.',
    WARNING: 'The buyer should know; the order can be placed.',
    ERROR: 'The order cannot be placed.',
  },
  NameInOther: 'Always `OTHER_DEFAULT`, for violations that concern the whole purchase.',
  Other: 'Violation that concerns the whole purchase.',
  NameInLineItem: 'Always `LINE_ITEM_DEFAULT`, for violations that concern a line item.',
  SuggestedFix: {
    this: 'What the buyer can do about the violation.',
    REMOVE_LINE_ITEM: 'Remove the line item.',
  },
  TargetLineItem: {
    this: 'Line item that the violation concerns.',
    id: 'ID of the line item.',
    suggestedFix: 'What the buyer can do. Absent when a lower quantity solves the problem.',
  },
  Target: {
    this: 'What the violation concerns.',
    other: 'Set when the violation concerns the whole purchase.',
    lineItem: 'Set when the violation concerns one line item.',
  },
  ViolationRule: {
    this: 'Requirement of the store that the purchase does not meet.',
    MEMBERS_ONLY: 'The store sells to members only; the buyer must sign in.',
    MINIMUM_SUBTOTAL: "The subtotal is below the store's minimum.",
    PHONE_REQUIRED: 'The store requires a phone number.',
  },
  Violation: {
    this: 'Reason why an order cannot be placed as it is.',
    description: 'Explanation for the buyer, in English.',
    ruleName:
      'Requirement that is not met. Compare this, not the text of `description`. An extension of Shopwright.',
  },
};
