import { expect } from 'vitest';
import { lineOf, money, purchaseOf } from '../../testing-examples.ts';
import { everythingBroken } from '../../testing-checks.ts';
import { explainPurchase, pricePurchase } from '../price-purchase.ts';
import type { Purchase } from '../purchase.ts';
import type { Discount } from './discount.ts';

/** Lines to discount, and the reductions of discounts. */

export const mug = lineOf('mug', '34.00', { quantity: 2, collectionIds: ['tableware'] });
export const bowl = lineOf('bowl', '19.99', { collectionIds: ['tableware'] });
export const vase = lineOf('vase', '120.00', { collectionIds: ['vases'] });

export const delivery = {
  code: 'standard',
  title: 'Standard',
  kind: 'SHIPPING',
  price: money('8.00'),
  charges: [],
} as const;

/** The total reduction, and that of each line. */
export function reductionsOf(
  discounts: readonly Discount[],
  lines = [mug, bowl, vase],
  more: Partial<Purchase> = {},
) {
  const purchase = purchaseOf(lines, { delivery, discountRules: discounts, ...more });
  // Every reduction adds up, and evaluating the derivation gives the same result.
  expect(everythingBroken(purchase, { explain: explainPurchase })).toEqual([]);
  const { summary, lines: priced, shipping } = pricePurchase(purchase);
  return {
    discount: summary.discount,
    lines: priced.map(({ totalDiscount }) => totalDiscount),
    shipping: shipping.totalDiscount,
  };
}
