import { expect, test } from 'vitest';
import { amountBeforeDiscounts } from './line-amount.ts';

const line = {
  totalPriceBeforeTax: { amount: '10.00' },
  totalPriceAfterTax: { amount: '11.90' },
  totalDiscount: { amount: '2.50' },
  lineItemPrice: { amount: '9.00' },
};

test('the price before discounts is the charged price plus the reductions, with or without included tax', () => {
  expect(amountBeforeDiscounts(line, false)).toBe(12_500n);
  expect(amountBeforeDiscounts(line, true)).toBe(14_400n);
  expect(amountBeforeDiscounts({ totalPriceBeforeTax: { amount: '10.00' } }, false)).toBe(10_000n);
  expect(
    amountBeforeDiscounts({ totalPriceBeforeTax: { amount: '10.00' }, totalDiscount: {} }, false),
  ).toBe(10_000n);
});

test('a line without totals counts with its price, without a price as zero', () => {
  expect(
    amountBeforeDiscounts(
      { lineItemPrice: { amount: '9.00' }, totalDiscount: { amount: '2.50' } },
      true,
    ),
  ).toBe(9_000n);
  expect(amountBeforeDiscounts({ totalPriceAfterTax: {}, lineItemPrice: {} }, true)).toBe(0n);
  expect(amountBeforeDiscounts({}, false)).toBe(0n);
});
