import type { Descriptions } from '../table.ts';

export const estimate: Descriptions = {
  EstimatedTotals: {
    this: 'Cart with its calculated totals.',
    cart: 'Cart that the totals belong to.',
    calculatedLineItems: 'Prices and tax of each line item.',
    giftCard: 'Gift card applied to the purchase. Present in checkouts only.',
    appliedDiscounts: 'Discounts on line items and on the delivery.',
    calculationErrors:
      'Parts of the calculation that failed. The totals do not include these parts.',
    currency: "Three-letter code (ISO 4217) of the store's currency.",
    payNow: 'Part of the totals that is paid at checkout.',
    payLater: 'Part of the totals that the store collects later, for example after a deposit.',
    membershipOptions: 'Memberships of the buyer that can pay for line items.',
    additionalFees: 'Handling, insurance and other fees.',
    violations: 'Reasons why an order cannot be placed, for example items that are out of stock.',
    payAfterFreeTrial: 'Part of the totals that is charged after the free trial of a subscription.',
  },
};
