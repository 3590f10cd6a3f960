import { describe, expect, test } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import { createPriceWriter, rateText, summaryToOrder, summaryToWire } from './prices.ts';

const prices = createPriceWriter(createCurrency('USD', 'en-US'));
const plain = (amount: string) => ({ amount, formattedAmount: `$${amount}` });
const price = (amount: string) => ({
  ...plain(amount),
  convertedAmount: amount,
  formattedConvertedAmount: `$${amount}`,
});

describe('amounts', () => {
  test('are written with the decimals of their currency, and in the display currency', () => {
    const yen = createCurrency('JPY', 'en-US');
    expect(createPriceWriter(yen).price(34_000n)).toStrictEqual({
      amount: '34',
      formattedAmount: '¥34',
      convertedAmount: '34',
      formattedConvertedAmount: '¥34',
    });
    const both = createPriceWriter(createCurrency('USD', 'en-US'), {
      currency: yen,
      rate: 1_500_000_000_000n,
    });
    expect(both.price(10_000n)).toStrictEqual({
      ...plain('10.00'),
      convertedAmount: '1500',
      formattedConvertedAmount: '¥1,500',
    });
    expect(both.plain(10_000n)).toStrictEqual(plain('10.00'));
    expect(both.price(10_000n)).toBe(both.price(10_000n));
  });

  test.each([
    [0n, '0'],
    [1_000_000n, '1'],
    [100_000n, '0.1'],
    [72_500n, '0.0725'],
    [10_000_000n, '10'],
    [1n, '0.000001'],
  ])('of a rate of %s millionths are %s', (millionths, text) => {
    expect(rateText(millionths)).toBe(text);
  });

  test('of a summary are each in their own field', () => {
    const summary = {
      subtotal: 1_000n,
      shipping: 2_000n,
      tax: 3_000n,
      discount: 4_000n,
      additionalFees: 5_000n,
      total: 6_000n,
    };
    expect(summaryToWire(summary, prices)).toStrictEqual({
      subtotal: price('1.00'),
      shipping: price('2.00'),
      tax: price('3.00'),
      discount: price('4.00'),
      additionalFees: price('5.00'),
      total: price('6.00'),
    });
    expect(summaryToOrder(summary, prices)).toStrictEqual({
      subtotal: plain('1.00'),
      shipping: plain('2.00'),
      tax: plain('3.00'),
      discount: plain('4.00'),
      totalAdditionalFees: plain('5.00'),
      total: plain('6.00'),
    });
  });
});
