import type { Descriptions } from '../table.ts';

export const explain: Descriptions = {
  ExplainedRounding: {
    this: 'How the exact value was rounded.',
    mode: 'Rounding mode: "none", "half-up", "down" or "largest-remainder".',
    to: 'Smallest step of the rounded value, in thousandths of the currency unit. "10" rounds to cents.',
  },
  ExplainedStep: {
    this: 'One step of the calculation.',
    name: 'Name of the step. Later steps refer to it in `inputs`.',
    rule: 'Rule that the step applies, for example "sum" or "total".',
    about: 'ID of the line item, discount or gift card that the step is about.',
    inputs:
      'Values that the step uses, each with its source: a field of the purchase or an earlier step.',
    exact:
      'Exact result before rounding in thousandths of the currency unit, as "n" or "n/d". A list when an amount is split.',
    value: 'Result after rounding, in thousandths of the currency unit.',
    formatted:
      'Result as the buyer sees it, for example "$34.00". Absent when the result is not an amount.',
  },
  NotAppliedDiscount: {
    this: 'Discount that did not apply, with the reason.',
    source: 'Kind of discount: "rule", "coupon" or "merchant".',
    id: 'ID of the discount.',
    code: 'Stable code of the reason, for example "ERROR_COUPON_HAS_EXPIRED".',
    description: 'Explanation of the reason, in English.',
  },
  ConsideredDiscounts: {
    this: 'Combination of discounts that was compared with others.',
    discountIds: 'IDs of the discounts in the combination.',
    total:
      "Total of the purchase with this combination, as a decimal string in the store's currency.",
    chosen: 'Whether the combination was applied: the one with the lowest total.',
  },
  ExplainedTotals: {
    this: 'Totals of a cart with every step of the calculation.',
    currency: "Three-letter code (ISO 4217) of the store's currency.",
    steps: 'Steps in the order of the calculation.',
    notApplied: 'Rules and coupons that did not apply, with the reasons.',
    considered:
      'Combinations of discounts that were compared. Empty unless a discount cannot be combined with others.',
  },
  'currentCart.explainCurrentCartTotals':
    'Explains step by step how the totals of the current cart are calculated. Specific to Shopwright.',
  CurrentCartExplainCurrentCartTotalsRequest: {
    selectedShippingOption:
      "Delivery option to calculate with. Defaults to the cart's option, otherwise to the first one offered.",
    shippingAddress:
      "Address to calculate delivery and tax for. Defaults to the address in the cart's `contactInfo`.",
    billingAddress: 'Address to calculate tax for when items are not shipped.',
    selectedMemberships: 'Memberships to pay line items with.',
    calculateTax: 'Whether to calculate tax. Defaults to true.',
    calculateShipping: 'Whether to calculate delivery options and their price. Defaults to true.',
    calculateAdditionalFees: 'Whether to calculate additional fees. Defaults to true.',
  },
  'cart.explainTotals':
    'Explains step by step how the totals of a cart are calculated. Specific to Shopwright.',
  CartExplainTotalsRequest: {
    id: 'ID of the cart to explain.',
    selectedShippingOption:
      "Delivery option to calculate with. Defaults to the cart's option, otherwise to the first one offered.",
    shippingAddress:
      "Address to calculate delivery and tax for. Defaults to the address in the cart's `contactInfo`.",
    billingAddress: 'Address to calculate tax for when items are not shipped.',
    selectedMemberships: 'Memberships to pay line items with.',
    calculateTax: 'Whether to calculate tax. Defaults to true.',
    calculateShipping: 'Whether to calculate delivery options and their price. Defaults to true.',
    calculateAdditionalFees: 'Whether to calculate additional fees. Defaults to true.',
  },
};
