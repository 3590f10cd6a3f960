import { expect, test } from 'vitest';
import { amountBeforeDiscounts } from './line-amount.ts';

const line = {
  totalPriceBeforeTax: { amount: '10.00' },
  totalPriceAfterTax: { amount: '11.90' },
  totalDiscount: { amount: '2.50' },
  lineItemPrice: { amount: '9.00' },
};

test('what a line cost before discounts is what is left of it and what was taken off, with or without tax inside', () => {
  expect(amountBeforeDiscounts(line, false)).toBe(12_500n);
  expect(amountBeforeDiscounts(line, true)).toBe(14_400n);
  expect(amountBeforeDiscounts({ totalPriceBeforeTax: { amount: '10.00' } }, false)).toBe(10_000n);
  expect(
    amountBeforeDiscounts({ totalPriceBeforeTax: { amount: '10.00' }, totalDiscount: {} }, false),
  ).toBe(10_000n);
});

test('a line without totals counts with its price, and one without any price with nothing', () => {
  expect(
    amountBeforeDiscounts(
      { lineItemPrice: { amount: '9.00' }, totalDiscount: { amount: '2.50' } },
      true,
    ),
  ).toBe(9_000n);
  expect(amountBeforeDiscounts({ totalPriceAfterTax: {}, lineItemPrice: {} }, true)).toBe(0n);
  expect(amountBeforeDiscounts({}, false)).toBe(0n);
});
