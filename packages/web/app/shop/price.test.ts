import { expect, test } from 'vitest';
import { amountFormat, priceOf } from './price.server.ts';

const english = amountFormat('en-US');

test('formats amounts with the decimals of the currency, as in the checkout', () => {
  expect(english(34, 'USD')).toBe('$34.00');
  expect(english(39.1, 'USD')).toBe('$39.10');
  expect(english(1200, 'JPY')).toBe('¥1,200');
  expect(english(1.5, 'KWD').replace(/\s/g, ' ')).toBe('KWD 1.500');
  expect(amountFormat('de-DE')(1234.5, 'EUR').replace(/\s/g, ' ')).toBe('1.234,50 €');
});

test('one price', () => {
  expect(
    priceOf(
      {
        priceData: { price: 34, discountedPrice: 34, currency: 'USD' },
        priceRange: { minValue: 34, maxValue: 34 },
      },
      english,
    ),
  ).toEqual({ now: '$34.00' });
});

test('a discount shows the original price', () => {
  expect(
    priceOf({ priceData: { price: 46, discountedPrice: 39.1, currency: 'USD' } }, english),
  ).toEqual({ now: '$39.10', before: '$46.00' });
});

test('several prices show the lowest', () => {
  expect(
    priceOf(
      { priceData: { price: 50, currency: 'USD' }, priceRange: { minValue: 25, maxValue: 200 } },
      english,
    ),
  ).toEqual({ now: '$25.00', from: true });
});

test('a missing price is not zero', () => {
  expect(priceOf({}, english)).toBeUndefined();
  expect(priceOf({ priceData: { price: 0, currency: 'USD' } }, english)).toEqual({ now: '$0.00' });
});
