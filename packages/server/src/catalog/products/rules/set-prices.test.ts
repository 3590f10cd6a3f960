import { describe, expect, test } from 'vitest';
import type { PricePerUnitData } from '@shopwright/contract/catalog/price';
import { createCurrency } from '../../../kernel/money.ts';
import type { Taking } from './bounds.ts';
import { effectiveVariants, rangeOf, shownVariants } from './effective.ts';
import {
  convert,
  pricePerUnit,
  renderCost,
  renderPrice,
  setPrice,
  takeDiscount,
  takePricePerUnit,
} from './prices.ts';
import type { ProductState } from './product-state.ts';
import { testProduct } from './testing-products.ts';
import { two } from './testing-stock.ts';

const dollar = createCurrency('USD', 'en-US');
const yen = createCurrency('JPY', 'en-US');
const bottle: PricePerUnitData = {
  totalQuantity: 500,
  totalMeasurementUnit: 'ML',
  baseQuantity: 1,
  baseMeasurementUnit: 'L',
};

describe('a price on the wire', () => {
  test('has the price and the charged price, as numbers and as texts', () => {
    expect(renderPrice({ price: 12_500n, discounted: 10_000n }, undefined, dollar)).toStrictEqual({
      currency: 'USD',
      price: 12.5,
      discountedPrice: 10,
      formatted: { price: '$12.50', discountedPrice: '$10.00' },
    });
    expect(renderPrice({ price: 3_000n, discounted: 3_000n }, undefined, yen)).toStrictEqual({
      currency: 'JPY',
      price: 3,
      discountedPrice: 3,
      formatted: { price: '¥3', discountedPrice: '¥3' },
    });
  });

  test('has the price per unit of what is charged', () => {
    expect(renderPrice({ price: 12_500n, discounted: 10_000n }, bottle, dollar)).toMatchObject({
      pricePerUnit: 20,
      formatted: { pricePerUnit: '$20.00' },
    });
  });

  test('has no price per unit for a quantity of zero', () => {
    for (const quantities of [{ totalQuantity: 0 }, { baseQuantity: 0 }])
      expect(pricePerUnit(1_000n, { ...bottle, ...quantities }, dollar)).toBeUndefined();
    expect(pricePerUnit(0n, bottle, dollar)).toBe(0n);
  });

  test('is converted amount by amount, and rounded to the coin', () => {
    expect(convert({ price: 10_000n, discounted: 9_990n }, '0.5', dollar)).toEqual({
      price: 5_000n,
      discounted: 5_000n,
    });
    expect(convert({ price: 10_000n, discounted: 0n }, '149.567', yen)).toEqual({
      price: 1_496_000n,
      discounted: 0n,
    });
  });

  test('shows the merchant cost, profit and margin', () => {
    expect(renderCost(4_000n, 10_000n, dollar)).toEqual({
      itemCost: 4,
      formattedItemCost: '$4.00',
      profit: 6,
      formattedProfit: '$6.00',
      profitMargin: 0.6,
    });
    expect(renderCost(4_000n, 3_000n, dollar)).toMatchObject({
      profit: -1,
      profitMargin: -0.3333,
    });
    expect(renderCost(4_000n, 0n, dollar)).toMatchObject({ profit: -4, profitMargin: 0 });
  });
});

describe('a new price of a product', () => {
  const priced = (...prices: (string | null)[]): ProductState => {
    const state = two({}, {});
    return {
      ...state,
      variants: state.variants.map((variant, at) => ({ ...variant, price: prices[at] ?? null })),
    };
  };

  test('moves the variants that have their own by the same amount', () => {
    const state = priced('12.000', null);
    expect(setPrice(state, '11.500')).toEqual({
      ...state,
      price: '11.500',
      variants: [{ ...state.variants[0], price: '13.500' }, state.variants[1]],
    });
  });

  test('changes nothing when it is the same, and no variant without a price of its own', () => {
    const [own, none] = [priced('12.000', null), priced()];
    expect(setPrice(own, '10')).toBe(own);
    expect(setPrice(none, '11.000')).toEqual({ ...none, price: '11.000' });
    expect(setPrice(none, '11.000')).toHaveProperty('variants', none.variants);
  });

  test("is refused when a variant's price would become negative", () => {
    const state = priced(null, '3.000');
    const variantId = state.variants[1]?.variantId;
    expect(setPrice(state, '6.000')).toMatchObject({
      code: 'NEGATIVE_VARIANT_PRICE',
      description: expect.stringContaining('-1.000'),
      data: { variantId },
    });
    expect(setPrice(state, '7.000')).toMatchObject({ variants: [{}, { price: '0.000' }] });
  });
});

describe('a discount', () => {
  const before = { type: 'AMOUNT', value: '2.000' } as const;
  const take = (
    change: Parameters<typeof takeDiscount>[2],
    old: ProductState['discount'] = before,
  ) => {
    const taking: Taking = { violations: [] };
    const taken = takeDiscount(taking, 'discount', change, old);
    return { ...taken, wrong: taking.violations.map(({ field, data }) => [field, data]) };
  };

  test('merges type and value', () => {
    expect(take({})).toEqual({ ...before, wrong: [] });
    expect(take({ value: 3 })).toEqual({ type: 'AMOUNT', value: '3.000', wrong: [] });
    expect(take({ type: 'PERCENT' })).toEqual({ type: 'PERCENT', value: '2.000', wrong: [] });
    expect(take({ type: 'PERCENT', value: 100 })).toMatchObject({ value: '100.000', wrong: [] });
    expect(take({ type: 'AMOUNT', value: 101 })).toMatchObject({ value: '101.000', wrong: [] });
  });

  test('is zero when it is removed', () => {
    for (const type of ['NONE', 'UNDEFINED'] as const)
      expect(take({ type, value: 5 })).toEqual({ type: 'NONE', value: '0.000', wrong: [] });
    expect(take({ value: 5 }, { type: 'NONE', value: '0.000' }).type).toBe('NONE');
  });

  test('of more than 100 %, or a negative one, is refused', () => {
    expect(take({ type: 'PERCENT', value: 100.5 })).toEqual({
      type: 'PERCENT',
      value: '2.000',
      wrong: [['discount.value', { threshold: 100 }]],
    });
    expect(take({ value: -1 }).wrong).toEqual([['discount.value', { threshold: 0 }]]);
  });
});

describe('a price per unit', () => {
  const take = (change: PricePerUnitData, before?: PricePerUnitData) => {
    const taking: Taking = { violations: [] };
    return [takePricePerUnit(taking, 'unit', change, before), taking.violations] as const;
  };

  test('merges new fields with existing ones', () => {
    expect(take({ baseQuantity: 2 }, bottle)).toEqual([{ ...bottle, baseQuantity: 2 }, []]);
    expect(take(bottle)).toEqual([bottle, []]);
  });

  test('is removed by an unspecified unit', () => {
    expect(take({ totalMeasurementUnit: 'UNSPECIFIED' }, bottle)).toEqual([undefined, []]);
    expect(take({ baseMeasurementUnit: 'UNSPECIFIED' }, bottle)).toEqual([undefined, []]);
  });

  test.each(['totalQuantity', 'totalMeasurementUnit', 'baseQuantity', 'baseMeasurementUnit'])(
    'needs its %s',
    (name) => {
      const rest = Object.fromEntries(Object.entries(bottle).filter(([key]) => key !== name));
      expect(take(rest)).toEqual([
        undefined,
        [
          {
            field: `unit.${name}`,
            violatedRule: 'REQUIRED_FIELD',
            description: 'is required',
            data: {},
          },
        ],
      ]);
    },
  );

  test('compares two units of the same kind only', () => {
    expect(take({ baseMeasurementUnit: 'KG' }, bottle)).toEqual([
      undefined,
      [
        {
          field: 'unit.baseMeasurementUnit',
          violatedRule: 'VALIDATION',
          description:
            'measures something else than ML; a price per unit needs two units of the same kind',
          data: {},
        },
      ],
    ]);
  });
});

describe('the effective values of variants', () => {
  test('are their own, or those of the product', () => {
    const state = two({}, {});
    const [first, second] = state.variants;
    if (!first || !second) throw new Error('There are two variants.');
    const product: ProductState = {
      ...state,
      sku: 'P',
      cost: '4.000',
      weight: '0.5000',
      discount: { type: 'PERCENT', value: '50.000' },
      doc: { productDimensions: { length: '1' }, packageDimensions: { length: '2' } },
      variants: [
        {
          ...first,
          price: '20.000',
          cost: '5.000',
          weight: '1.0000',
          sku: 'V',
          productDimensions: { length: '3' },
          packageDimensions: { length: '4' },
        },
        second,
      ],
    };
    expect(effectiveVariants(product, dollar)).toEqual([
      {
        variant: product.variants[0],
        price: 20_000n,
        discounted: 10_000n,
        cost: 5_000n,
        weight: 10_000n,
        sku: 'V',
        productDimensions: { length: '3' },
        packageDimensions: { length: '4' },
      },
      {
        variant: product.variants[1],
        price: 10_000n,
        discounted: 5_000n,
        cost: 4_000n,
        weight: 5_000n,
        sku: null,
        productDimensions: { length: '1' },
        packageDimensions: { length: '2' },
      },
    ]);
  });

  test("of the only variant have the product's SKU, and omit missing values", () => {
    expect(effectiveVariants(testProduct({ sku: 'P' }), dollar)).toMatchObject([
      { sku: 'P', cost: null, weight: null },
    ]);
  });

  test('are ranges over the visible ones, or over all when none is visible', () => {
    const of = (...visible: boolean[]) =>
      shownVariants(visible.map((each, id) => ({ id, variant: { visible: each } }))).map(
        ({ id }) => id,
      );
    expect([of(true, false, true), of(false, false), of()]).toEqual([[0, 2], [0, 1], []]);
    expect([rangeOf([3n, 1n, 2n]), rangeOf([1n, 5n]), rangeOf([4n]), rangeOf([])]).toEqual([
      { min: 1n, max: 3n },
      { min: 1n, max: 5n },
      { min: 4n, max: 4n },
      undefined,
    ]);
  });
});
