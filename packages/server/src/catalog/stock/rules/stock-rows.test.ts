import { describe, expect, test } from 'vitest';
import type {
  StockAdjustment,
  StockAdjustmentReason,
} from '@shopwright/contract/catalog/stock-movements';
import type { ProductState, StockState } from '../../products/rules/product-state.ts';
import {
  done,
  first,
  idOf,
  missing,
  now,
  one,
  preorder,
  two,
} from '../../products/rules/testing-stock.ts';
import { UNMANAGED_VARIANT_ID } from '../../products/rules/effective.ts';
import { adjustStock, checkAdjustment } from './adjust-stock.ts';
import { isLowStock, renderInventoryItem } from './render-inventory-item.ts';

describe('an adjustment of stock', () => {
  const check = (reason: StockAdjustmentReason, changeBy?: number, countedQuantity?: number) => {
    const refusal = checkAdjustment(
      reason,
      {
        ...(changeBy === undefined ? {} : { changeBy }),
        ...(countedQuantity === undefined ? {} : { countedQuantity }),
      },
      'adjustments[2]',
    );
    return refusal?.refused === 'validation'
      ? refusal.violations.map(({ field, violatedRule, description }) => [
          field,
          violatedRule,
          description,
        ])[0]
      : refusal;
  };

  test('by a count needs the counted quantity', () => {
    expect(check('COUNTED', undefined, 0)).toBeUndefined();
    expect(check('COUNTED', 5)).toEqual([
      'adjustments[2].countedQuantity',
      'REQUIRED_FIELD',
      'is required for a count',
    ]);
  });

  test.each<[StockAdjustmentReason, number | undefined, [string, string] | undefined]>([
    ['RECEIVED', 1, undefined],
    ['RECEIVED', 0, ['MIN', 'must be greater than 0']],
    ['RECEIVED', -1, ['MIN', 'must be greater than 0']],
    ['RECEIVED', undefined, ['REQUIRED_FIELD', 'is required']],
    ['RETURNED', 1, undefined],
    ['RETURNED', -1, ['MIN', 'must be greater than 0']],
    ['DAMAGED', -1, undefined],
    ['DAMAGED', 0, ['OTHER', 'must be less than 0']],
    ['DAMAGED', 1, ['OTHER', 'must be less than 0']],
    ['CORRECTION', 1, undefined],
    ['CORRECTION', -1, undefined],
    ['CORRECTION', 0, ['OTHER', 'must not be 0']],
  ])('for %s by %s gets %j', (reason, changeBy, refused) => {
    expect(check(reason, changeBy)).toEqual(refused && ['adjustments[2].changeBy', ...refused]);
  });

  test('adds, subtracts, or sets the quantity on hand including reserved units', () => {
    const state = one({ quantity: 5, reserved: 2 });
    const adjust = (change: Pick<StockAdjustment, 'changeBy' | 'countedQuantity'>) =>
      adjustStock(state, { variantId: idOf(state), ...change }, now);
    const quantity = (change: Parameters<typeof adjust>[0]) => first(done(adjust(change))).quantity;
    expect(quantity({ changeBy: 3 })).toBe(8);
    expect(quantity({ changeBy: -5 })).toBe(0);
    expect(quantity({ countedQuantity: 10 })).toBe(8);
    expect(quantity({ countedQuantity: 3 })).toBe(1);
    for (const change of [{ countedQuantity: 7 }, { changeBy: 0 }, {}])
      expect(adjust(change)).toBe(state);
  });

  test('needs an existing variant whose quantity is tracked, and enough of it', () => {
    const state = one({ quantity: 5, reserved: 2 });
    expect(adjustStock(state, { variantId: missing, changeBy: 1 }, now)).toMatchObject({
      refused: expect.any(String),
      description: expect.stringContaining(missing),
    });
    expect(
      adjustStock(one({ tracked: false }), { variantId: UNMANAGED_VARIANT_ID, changeBy: 1 }, now),
    ).toMatchObject({
      code: 'INVENTORY_QUANTITY_NOT_TRACKED',
      description: expect.stringContaining('Mug'),
    });
    // Two of the seven on the shelf are reserved.
    expect(adjustStock(state, { variantId: idOf(state), countedQuantity: 1 }, now)).toHaveProperty(
      'refused',
    );
    expect(adjustStock(state, { variantId: idOf(state), changeBy: -6 }, now)).toHaveProperty(
      'refused',
    );
    const pair = two({ quantity: 1 }, { quantity: 1 });
    const after = done(adjustStock(pair, { variantId: idOf(pair, 1), changeBy: 4 }, now));
    expect(after.variants.map(({ stock }) => stock.quantity)).toEqual([1, 5]);
  });
});

describe('a row of the inventory', () => {
  const row = {
    variantId: 'v',
    locationId: 'here',
    locationName: 'Main',
    revision: 3,
    lowStockThreshold: 4,
  };
  const render = (
    state: ProductState,
    at = 0,
    more: Partial<typeof row> | { lowStockThreshold: null } = {},
    threshold: number | null = null,
  ) => {
    const variant = state.variants[at];
    if (!variant) throw new Error('no variant');
    return renderInventoryItem(state, variant, { ...row, ...more }, threshold);
  };

  test('shows the quantities of a variant', () => {
    const pair = two(
      {},
      {
        quantity: 5,
        reserved: 2,
        updatedAt: '2026-01-02T00:00:00.000Z',
        preorder: { enabled: true, message: 'In May', limit: 9, count: 1 },
      },
    );
    const state = {
      ...pair,
      collectionIds: ['a', 'b'],
      variants: pair.variants.map((variant) => ({ ...variant, sku: 'V-1', visible: false })),
    };
    expect(render(state, 1)).toStrictEqual({
      id: idOf(state, 1),
      revision: '3',
      updatedDate: '2026-01-02T00:00:00.000Z',
      variantId: idOf(state, 1),
      locationId: 'here',
      locationName: 'Main',
      productId: state.productId,
      trackQuantity: true,
      quantity: 5,
      inStock: true,
      availabilityStatus: 'IN_STOCK',
      preorderInfo: { enabled: true, message: 'In May', limit: 9, counter: 1 },
      product: {
        name: 'Mug',
        directCategoryIds: ['a', 'b'],
        variantName: 'M',
        variantSku: 'V-1',
        variantVisible: false,
      },
      reserved: 2,
      lowStockThreshold: 4,
      lowStock: false,
    });
  });

  test('omits fields that the product lacks', () => {
    const shown = render(one({ tracked: false, quantity: 3 }), 0, { lowStockThreshold: null });
    expect(shown).not.toHaveProperty('quantity');
    expect(shown.preorderInfo).toStrictEqual({ enabled: false, limit: null, counter: 0 });
    expect(shown.product).toStrictEqual({
      name: 'Mug',
      directCategoryIds: [],
      variantVisible: true,
    });
    expect(render({ ...one({}), sku: 'P' }).product?.variantSku).toBe('P');
  });

  test.each<[Partial<StockState>, string, boolean]>([
    [{ quantity: 1, inStock: false }, 'IN_STOCK', true],
    [{ quantity: 0 }, 'OUT_OF_STOCK', false],
    [{ tracked: false, inStock: true }, 'IN_STOCK', true],
    [{ tracked: false, quantity: 5, inStock: false }, 'OUT_OF_STOCK', false],
    [{ preorder: { ...preorder, enabled: true } }, 'PREORDER', false],
    [{ preorder: { ...preorder, enabled: true, limit: 2, count: 1 } }, 'PREORDER', false],
    [{ preorder: { ...preorder, enabled: true, limit: 2, count: 2 } }, 'OUT_OF_STOCK', false],
  ])('of %j is %s', (stock, availabilityStatus, inStock) => {
    expect(render(one(stock))).toMatchObject({ availabilityStatus, inStock });
  });

  test("is low at its own threshold, or at the store's", () => {
    const low = (quantity: number, own: number | null, store: number | null) =>
      render(one({ quantity }), 0, { lowStockThreshold: own as number }, store).lowStock;
    expect([low(4, 4, null), low(5, 4, null), low(5, 4, 9), low(9, null, 9)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([low(10, null, 9), low(0, null, null), low(0, 0, 9)]).toEqual([false, false, true]);
    const [untracked] = one({ tracked: false }).variants;
    expect(untracked && isLowStock(untracked, 5)).toBe(false);
  });
});
