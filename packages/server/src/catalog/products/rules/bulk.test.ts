import { expect, test } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../../kernel/outcome.ts';
import { adjustValue, setValue } from './bulk.ts';
import type { ProductState } from './product-state.ts';
import { testPatching, testProduct } from './testing-products.ts';
import { overrideVariants } from './variants.ts';

const patching = testPatching();
const done = (outcome: ProductState | AnyRefusal): ProductState => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const sized = () =>
  done(
    overrideVariants(
      testProduct(
        {
          priceData: { price: 10 },
          weight: 2,
          costAndProfitData: { itemCost: 4 },
          manageVariants: true,
          productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
        },
        patching,
      ),
      [{ choices: { Size: 'M' }, price: 12, cost: 5, weight: 3 }],
      patching.currency,
    ),
  );
const own = (state: ProductState, name: 'price' | 'cost' | 'weight') => [
  state[name],
  ...state.variants.map((variant) => variant[name]),
];

test('a new price shifts the variants that have a price of their own', () => {
  expect(own(done(setValue(sized(), { price: 20.005 }, patching)), 'price')).toEqual([
    '20.010',
    null,
    '22.010',
  ]);
  expect(
    own(
      done(
        setValue(
          done(
            overrideVariants(sized(), [{ choices: { Size: 'M' }, price: 3 }], patching.currency),
          ),
          { price: 8 },
          patching,
        ),
      ),
      'price',
    ),
  ).toEqual(['8.000', null, '1.000']);
  expect(
    setValue(
      done(overrideVariants(sized(), [{ choices: { Size: 'M' }, price: 3 }], patching.currency)),
      { price: 6 },
      patching,
    ),
  ).toMatchObject({ code: 'NEGATIVE_VARIANT_PRICE' });
});

test('a new cost or weight applies to every variant', () => {
  expect(own(done(setValue(sized(), { cost: 1 }, patching)), 'cost')).toEqual([
    '1.000',
    null,
    null,
  ]);
  expect(own(done(setValue(sized(), { weight: 1.5 }, patching)), 'weight')).toEqual([
    '1.5000',
    null,
    null,
  ]);
});

test('ribbons and brands are set, and removed by an empty text', () => {
  expect(done(setValue(sized(), { ribbon: 'Sale' }, patching)).ribbon).toBe('Sale');
  expect(
    done(setValue(done(setValue(sized(), { brand: 'North' }, patching)), { brand: '' }, patching))
      .brand,
  ).toBeNull();
});

test('an adjustment by percentage is exact and rounded as asked', () => {
  const by = (rate: number, roundToInt: boolean) =>
    own(
      done(
        adjustValue(sized(), { price: { percentage: { rate, roundToInt } } }, patching.currency),
      ),
      'price',
    );
  expect(by(10, false)).toEqual(['11.000', null, '13.000']);
  expect(by(-33, false)).toEqual(['6.700', null, '8.700']);
  expect(by(-33, true)).toEqual(['7.000', null, '9.000']);
  expect(by(-100, false)).toEqual(['0.000', null, '2.000']);
  expect(
    own(
      done(
        adjustValue(
          sized(),
          { cost: { percentage: { rate: 50, roundToInt: false } } },
          patching.currency,
        ),
      ),
      'cost',
    ),
  ).toEqual(['6.000', null, '7.500']);
});

test('an adjustment by amount never becomes negative', () => {
  expect(
    own(done(adjustValue(sized(), { weight: { amount: -0.5 } }, patching.currency)), 'weight'),
  ).toEqual(['1.5000', null, '2.5000']);
  expect(adjustValue(sized(), { price: { amount: -11 } }, patching.currency)).toMatchObject({
    code: 'NEGATIVE_VALUE',
  });
  expect(adjustValue(sized(), { price: { amount: 999_999_999 } }, patching.currency)).toMatchObject(
    { code: 'VALUE_TOO_LARGE' },
  );
  expect(adjustValue(sized(), { price: {} }, patching.currency)).toMatchObject({
    refused: 'validation',
  });
});
