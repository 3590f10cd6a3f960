import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { one, two } from '../../products/rules/testing-stock.ts';
import { testPatching } from '../../products/rules/testing-products.ts';
import { choiceKey, fillVariants } from './fill-variants.ts';
import type { ProductLine } from './line.ts';

const patching = testPatching();
const fill = (state: ProductState, line: ProductLine, hideUnlisted = true): ProductState => {
  const filled = fillVariants(state, line, { patching, hideUnlisted });
  if (isRefusal(filled)) throw new Error(JSON.stringify(filled));
  return filled;
};
const untracked = {
  tracked: false,
  quantity: 0,
  inStock: true,
  reserved: 0,
  preorder: { enabled: false, message: null, limit: null, count: 0 },
  updatedAt: patching.now,
};

describe('stock from a line', () => {
  test('is not tracked when nothing is stated, whatever it was before', () => {
    expect(fill(one({ quantity: 7, reserved: 2 }), {}).variants.map(({ stock }) => stock)).toEqual([
      untracked,
    ]);
  });

  test('of a variant takes precedence over that of the product', () => {
    const filled = fill(two({}, {}), {
      stock: { quantity: 1, inStock: false },
      variants: [{ choices: { Size: 'M' }, stock: { quantity: 4, preordered: 2 } }],
    });
    expect(filled.variants.map(({ stock }) => stock)).toEqual([
      { ...untracked, tracked: true, quantity: 1, inStock: false },
      {
        ...untracked,
        tracked: true,
        quantity: 4,
        preorder: { ...untracked.preorder, count: 2 },
      },
    ]);
  });

  test('is tracked for all variants once one states a quantity', () => {
    const tracked = (...variants: NonNullable<ProductLine['variants']>) =>
      fill(two({}, {}), { variants }).variants.map(({ stock }) => stock.tracked);
    const [S, M] = [{ choices: { Size: 'S' } }, { choices: { Size: 'M' } }];
    expect(tracked({ ...S, stock: { quantity: 0 } }, M)).toEqual([true, true]);
    expect(tracked({ ...S, stock: { tracked: true } }, M)).toEqual([true, true]);
    expect(tracked({ ...S, stock: { tracked: false, quantity: 3 } }, M)).toEqual([false, false]);
    expect(tracked({ ...S, stock: { quantity: 3 } }, { ...M, stock: { tracked: false } })).toEqual([
      true,
      false,
    ]);
    expect(tracked({ ...S, stock: { inStock: false } }, M)).toEqual([false, false]);
  });

  test('has the preorders of the line', () => {
    const preorder = { enabled: true, message: 'In May', limit: 5 };
    expect(fill(one({}), { preorder }).variants[0]?.stock.preorder).toEqual({
      ...preorder,
      count: 0,
    });
  });
});

describe('the values of the only variant', () => {
  test('are those of the first variant of the line, rounded to the currency', () => {
    const filled = fill(one({}), {
      variants: [
        {
          price: 9.999,
          cost: 4.555,
          weight: 0.12345,
          barcode: '4006381333931',
          visible: false,
          productDimensions: { length: '1', unit: 'CM' },
          packageDimensions: { width: '2', unit: 'CM' },
        },
        { price: 1 },
      ],
    });
    expect(filled.variants).toMatchObject([
      {
        price: '10.000',
        cost: '4.560',
        weight: '0.1235',
        barcode: '4006381333931',
        visible: false,
        productDimensions: { length: '1', unit: 'CM' },
        packageDimensions: { width: '2', unit: 'CM' },
      },
    ]);
  });

  test('are cleared by fields the line omits, and stay if it has no variant', () => {
    const state = one({});
    const variants = state.variants.map((variant) => ({
      ...variant,
      price: '1.000',
      barcode: 'X',
      visible: false,
    }));
    const [emptied] = fill({ ...state, variants }, { variants: [{}] }).variants;
    expect(emptied).toMatchObject({ price: null, cost: null, weight: null, barcode: null });
    expect(emptied?.visible).toBe(true);
    expect(emptied).not.toHaveProperty('productDimensions');
    expect(emptied).not.toHaveProperty('packageDimensions');
    expect(fill({ ...state, variants }, {}).variants[0]).toMatchObject({
      price: '1.000',
      barcode: 'X',
      visible: false,
    });
  });

  test('are refused one by one when they are out of bounds', () => {
    const refusal = fillVariants(
      one({}),
      { variants: [{ price: -1, cost: -2, weight: -3 }] },
      { patching, hideUnlisted: true },
    );
    expect(isRefusal(refusal) && refusal.refused === 'validation' && refusal.violations).toEqual(
      ['price', 'cost', 'weight'].map((name) => ({
        field: `variants[0].${name}`,
        violatedRule: 'MIN',
        description: 'must not be less than 0',
        data: { threshold: 0 },
      })),
    );
  });

  test('do not touch the variants of a product that manages them', () => {
    const state = two({}, {});
    const filled = fill(state, { variants: [{ choices: { Size: 'S' }, price: 1, barcode: 'X' }] });
    expect(filled.variants.map(({ price, barcode }) => [price, barcode])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('variants that the line does not list', () => {
  const hidden = (): ProductState => {
    const state = two({}, {});
    return {
      ...state,
      variants: state.variants.map((variant) => ({ ...variant, visible: false })),
    };
  };
  const shown = (hideUnlisted: boolean) =>
    fill(hidden(), { variants: [{ choices: { Size: 'S' } }] }, hideUnlisted).variants.map(
      ({ visible }) => visible,
    );

  test('stay hidden, or are shown when choices were added', () => {
    expect(shown(true)).toEqual([false, false]);
    expect(shown(false)).toEqual([false, true]);
  });
});

test('the key of a variant has its choices in the order of the options', () => {
  const options = ['a', 'b'].map((customizationId) => ({ customizationId }));
  const key = (choices: Record<string, string>) =>
    choiceKey({ options: options as unknown as ProductState['options'] }, choices);
  expect(key({ b: '2', a: '1' })).toBe('1,2');
  expect(key({ b: '2' })).toBe(',2');
});
