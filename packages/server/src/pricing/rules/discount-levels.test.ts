import { expect, test } from 'vitest';
import { discountLevels } from './discount-levels.ts';
import type { AppliedDiscount } from './priced-purchase.ts';

test('distinguishes discounts on items and on the cart', () => {
  const of = (discountType: AppliedDiscount['discountType'], amount: bigint): AppliedDiscount => ({
    source: 'rule',
    id: 'd',
    name: 'D',
    discountType,
    amount,
    lines: [],
  });
  const discounts = [
    of('GLOBAL', 1n),
    of('SPECIFIC_ITEMS', 20n),
    of('SHIPPING', 300n),
    of('GLOBAL', 4_000n),
    of('SPECIFIC_ITEMS', 50_000n),
    of('SHIPPING', 600_000n),
  ];
  expect(discountLevels({ discounts })).toEqual({
    items: 50_020n,
    order: 4_001n,
    shipping: 600_300n,
  });
  expect(discountLevels({ discounts: [] })).toEqual({ items: 0n, order: 0n, shipping: 0n });
});
