import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNumber, toText, toUnits } from '../../../kernel/decimal.ts';
import { createCurrency, MONEY_SCALE } from '../../../kernel/money.ts';
import { discounted } from '../../products/rules/prices.ts';
import { findDiscount, type PricePair } from './read-shopify.ts';

const dollars = createCurrency('USD', 'en-US');
const pair = (price: number, compareAt?: number): PricePair => ({ price, compareAt });
const none = { type: 'NONE', value: 0 };

test('without compare-at prices there is no discount', () => {
  expect(findDiscount([], dollars)).toEqual({ discount: none, prices: [], lost: false });
  expect(findDiscount([pair(10), pair(12)], dollars)).toEqual({
    discount: none,
    prices: [10, 12],
    lost: false,
  });
});

test('a compare-at price that is not higher is no discount', () => {
  expect(findDiscount([pair(10, 10), pair(12, 5)], dollars)).toEqual({
    discount: none,
    prices: [10, 12],
    lost: false,
  });
});

test.each([
  ['an amount', [pair(8, 10), pair(18, 20)], { type: 'AMOUNT', value: 2 }, [10, 20]],
  ['a fraction of an amount', [pair(9.65, 10)], { type: 'AMOUNT', value: 0.35 }, [10]],
  ['a percentage', [pair(8, 10), pair(16, 20)], { type: 'PERCENT', value: 20 }, [10, 20]],
  [
    'a rounded percentage',
    [pair(6.66, 9.99), pair(13.33, 20)],
    { type: 'PERCENT', value: 33.333 },
    [9.99, 20],
  ],
])('all variants have one discount: %s', (_case, pairs, discount, prices) => {
  expect(findDiscount(pairs, dollars)).toEqual({ discount, prices, lost: false });
});

test('without a matching discount, compare-at prices are lost and charged prices stay', () => {
  for (const pairs of [
    [pair(8, 10), pair(19, 20)],
    [pair(8, 10), pair(20)],
    [pair(20), pair(8, 10)],
    [pair(10, 10), pair(8, 10)],
  ])
    expect(findDiscount(pairs, dollars)).toEqual({
      discount: none,
      prices: pairs.map(({ price }) => price),
      lost: true,
    });
});

test('charged prices never change, in any currency', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(['USD', 100] as const, ['JPY', 1] as const, ['KWD', 1000] as const),
      fc.array(fc.tuple(amount, fc.option(amount, { nil: undefined })), { maxLength: 4 }),
      ([code, units], samples) => {
        const currency = createCurrency(code, 'en-US');
        const pairs = samples.map(([price, before]) =>
          pair(price / units, before === undefined ? undefined : before / units),
        );
        const { discount, prices } = findDiscount(pairs, currency);
        const rule = {
          type: discount.type ?? 'NONE',
          value: toText(toUnits(discount.value ?? 0, MONEY_SCALE), MONEY_SCALE),
        };
        return prices.every((price, index) => {
          if (rule.type !== 'NONE' && rule.type !== 'AMOUNT' && rule.type !== 'PERCENT')
            return false;
          const { type } = rule;
          const charged = discounted(
            toUnits(price, MONEY_SCALE),
            { type, value: rule.value },
            currency,
          );
          return toNumber(charged, MONEY_SCALE) === pairs[index]?.price;
        });
      },
    ),
  );
});
