import type { PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import type { Purchase } from '../../pricing/rules/purchase.ts';

/**
 * Equal for two quotes exactly when the buyer would pay the same for the same: lines, prices,
 * discounts, delivery, fees, tax, what is due now and later, and what gift cards pay. Names and
 * images do not count.
 */
export function quoteText({ currency, delivery, lines }: Purchase, priced: PricedPurchase): string {
  const parts = [
    currency.code,
    lines.map(({ id, productId, variantId, quantity }) => [id, productId, variantId, quantity]),
    priced.lines.map(({ id, priceBeforeDiscounts, totalDiscount, tax, totalAfterTax, deposit }) => [
      id,
      priceBeforeDiscounts,
      totalDiscount,
      tax.tax,
      totalAfterTax,
      deposit,
    ]),
    delivery && [delivery.carrierId, delivery.code],
    [priced.shipping.price, priced.shipping.totalDiscount, priced.shipping.tax.tax],
    priced.fees.map(({ code, name, price }) => [code, name, price]),
    priced.discounts.map(({ id, amount }) => [id, amount]),
    [priced.summary, priced.payNow, priced.payLater, priced.payAfterFreeTrial].map(
      ({ subtotal, shipping, tax, discount, additionalFees, total }) => [
        subtotal,
        shipping,
        tax,
        discount,
        additionalFees,
        total,
      ],
    ),
    priced.giftCards.map(({ id, amount }) => [id, amount]),
    priced.memberships.map(({ id, credits }) => [id, credits]),
    [priced.dueNow, priced.due],
  ];
  return JSON.stringify(parts, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}
