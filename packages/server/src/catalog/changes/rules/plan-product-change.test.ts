import type {
  PriceFormula,
  ProductPlanChange,
} from '@shopwright/contract/change-plans/change-plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import { isRefusal } from '../../../kernel/outcome.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { testPatching, testProduct } from '../../products/rules/testing-products.ts';
import {
  checkProductChange,
  currentFields,
  newPrice,
  planProductChange,
  withFields,
  type ProductFields,
} from './plan-product-change.ts';

const dollars = createCurrency('USD', 'en-US');
const yen = createCurrency('JPY', 'ja-JP');
const dinars = createCurrency('KWD', 'en-US');

describe('a new price', () => {
  it.each<[string, PriceFormula, string]>([
    ['50.000', { addPercent: '10' }, '55.000'],
    ['9.990', { addPercent: '10' }, '10.990'],
    ['0.050', { addPercent: '-50' }, '0.030'],
    ['10.000', { addPercent: '-100' }, '0.000'],
    ['10.000', { addAmount: '-2.5' }, '7.500'],
    ['10.000', { setTo: '12.34' }, '12.340'],
    ['11.200', { endWith: '0.99' }, '10.990'],
    ['11.500', { endWith: '0.99' }, '11.990'],
    ['0.400', { endWith: '0.99' }, '0.990'],
    ['10.000', { addPercent: '10', endWith: '0.95' }, '10.950'],
    ['10.400', { endWith: '0' }, '10.000'],
  ])('of %s dollars by %j is %s', (price, formula, expected) => {
    expect(newPrice(price, formula, dollars)).toBe(expected);
  });

  it('is rounded to the smallest unit of the currency', () => {
    expect(newPrice('101.000', { addPercent: '5' }, yen)).toBe('106.000');
    expect(newPrice('1.001', { addPercent: '10' }, dinars)).toBe('1.101');
  });

  it('is refused when it would be negative or too large', () => {
    expect(newPrice('1.000', { addAmount: '-1.01' }, dollars)).toMatchObject({
      code: 'NEGATIVE_VALUE',
    });
    expect(newPrice('999999999.000', { addPercent: '1' }, dollars)).toMatchObject({
      code: 'VALUE_TOO_LARGE',
    });
  });
});

describe('a change', () => {
  it('must change something', () => {
    expect(checkProductChange({}, dollars)).toMatchObject({
      violations: [{ field: 'productChange' }],
    });
    expect(checkProductChange({ price: {} }, dollars)).toMatchObject({
      violations: [{ field: 'productChange.price' }],
    });
    expect(checkProductChange({ brand: null }, dollars)).toBeUndefined();
  });

  it('cannot end prices with decimals that the currency does not have', () => {
    expect(checkProductChange({ price: { endWith: '0.99' } }, yen)).toMatchObject({
      violations: [{ field: 'productChange.price.endWith' }],
    });
    expect(checkProductChange({ price: { endWith: '0.99' } }, dollars)).toBeUndefined();
  });

  it('raises the prices of variants that have their own by the same percentage', () => {
    const outcome = planned(product(), { price: { addPercent: '10' } });
    expect(outcome.before).toEqual({ price: '10.000', variantPrices: { m: '20.000' } });
    expect(outcome.after).toEqual({ price: '11.000', variantPrices: { m: '22.000' } });
  });

  it('shows only the fields that it changes', () => {
    expect(planned(product(), { visible: false, brand: 'Acme' })).toEqual({
      before: { visible: true, brand: null },
      after: { visible: false, brand: 'Acme' },
    });
  });

  it('adds a product to a collection once, and removes it if both are requested', () => {
    const state = { ...product(), collectionIds: ['a'] };
    const { after } = planned(state, {
      addToCollectionIds: ['A', 'B', 'B', 'c'],
      removeFromCollectionIds: ['C'],
    });
    expect(after).toEqual({ collections: { a: true, b: true, c: false } });
    expect(withFields(state, after).collectionIds).toEqual(['a', 'b']);
  });
});

const values = fc.option(
  fc.integer({ min: 0, max: 9_999_999 }).map((units) => (units / 1000).toFixed(3)),
);
const amount = fc.integer({ min: 0, max: 99_999 }).map((units) => units / 100);
const randomProduct: fc.Arbitrary<ProductState> = fc
  .record({
    price: fc.integer({ min: 0, max: 9_999_999 }).map((units) => (units / 1000).toFixed(3)),
    weight: values,
    cost: values,
    own: fc.array(fc.record({ price: values, weight: values, cost: values }), {
      minLength: 1,
      maxLength: 4,
    }),
    collectionIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
    visible: fc.boolean(),
    brand: fc.option(fc.constantFrom('Acme', 'Zenith')),
  })
  .map(({ own, ...fields }) => {
    const state = testProduct({});
    const [variant] = state.variants;
    if (!variant) throw new Error('A product has a variant.');
    return {
      ...state,
      ...fields,
      variants: own.map((each, index) => ({ ...variant, ...each, variantId: `v${index}` })),
    };
  });
const randomChange: fc.Arbitrary<ProductPlanChange> = fc.record(
  {
    price: fc.oneof(
      fc.record({ setTo: amount.map(String) }),
      fc.record({ addAmount: amount.map(String), endWith: fc.constant('0.99') }),
      fc.record({ addPercent: fc.integer({ min: -100, max: 300 }).map(String) }),
    ),
    visible: fc.boolean(),
    brand: fc.option(fc.constantFrom('Acme', 'Nadir')),
    weight: fc.option(amount),
    cost: fc.option(amount),
    addToCollectionIds: fc.array(fc.constantFrom('a', 'b', 'e')),
    removeFromCollectionIds: fc.array(fc.constantFrom('b', 'c', 'f')),
  },
  { requiredKeys: [] },
);

it('undoing a change restores the product exactly', () =>
  fc.assert(
    fc.property(randomProduct, randomChange, (state, change) => {
      const { before, after } = planned(state, change);
      const changed = withFields(state, after);
      expect(currentFields(state, before)).toEqual(before);
      expect(currentFields(changed, after)).toEqual(after);
      const undone = withFields(changed, before);
      const sorted = ({ collectionIds, ...rest }: ProductState) => ({
        ...rest,
        collectionIds: [...collectionIds].sort(),
      });
      expect(sorted(undone)).toEqual(sorted(state));
    }),
  ));

it('detects a variant that got its own price, or was removed, in the meantime', () => {
  const state = product();
  const { before } = planned(state, { price: { addPercent: '10' } });
  const priced = withFields(state, { variantPrices: { s: '7.000' } });
  expect(currentFields(priced, before)).toEqual({
    price: '10.000',
    variantPrices: { m: '20.000', s: '7.000' },
  });
  const removed = { ...state, variants: state.variants.filter((one) => one.variantId !== 'm') };
  expect(currentFields(removed, before)).toEqual({ price: '10.000', variantPrices: {} });
});

/** Two variants: `m` has a price of its own, `s` follows the product. */
function product(): ProductState {
  const state = testProduct({});
  const [variant] = state.variants;
  if (!variant) throw new Error('A product has a variant.');
  return {
    ...state,
    variants: [
      { ...variant, variantId: 's' },
      { ...variant, variantId: 'm', price: '20.000' },
    ],
  };
}

function planned(
  state: ProductState,
  change: ProductPlanChange,
): { before: ProductFields; after: ProductFields } {
  const outcome = planProductChange(state, change, testPatching());
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}
