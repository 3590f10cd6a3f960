import { describe, expect, test } from 'vitest';
import type { StockState } from './product-state.ts';
import { UNMANAGED_VARIANT_ID } from './effective.ts';
import {
  canBuy,
  findVariant,
  isInStock,
  isPreorder,
  productStock,
  renderInventory,
  renderPreorder,
  renderStock,
  renderVariantStock,
  samePreorder,
  sameStock,
  tracksQuantity,
} from './stock-status.ts';
import { idOf, missing, preorder, stockOf, one, two } from './testing-stock.ts';

test('two states of stock are the same only when every part is', () => {
  const base = stockOf({
    quantity: 1,
    preorder: { ...preorder, message: 'a', limit: 1, count: 1 },
  });
  expect(sameStock(base, { ...base })).toBe(true);
  for (const other of [{ tracked: false }, { quantity: 2 }, { inStock: false }, { reserved: 1 }])
    expect(sameStock(base, { ...base, ...other })).toBe(false);
  for (const other of [{ enabled: true }, { message: 'b' }, { limit: 2 }, { count: 2 }]) {
    expect(samePreorder(base.preorder, { ...base.preorder, ...other })).toBe(false);
    expect(sameStock(base, { ...base, preorder: { ...base.preorder, ...other } })).toBe(false);
  }
});

describe('what buyers are shown', () => {
  test('is in stock while a unit is left, or while the merchant sets it so', () => {
    expect(
      [0, 1, -1].map((quantity) => isInStock(stockOf({ quantity, inStock: quantity <= 0 }))),
    ).toEqual([false, true, false]);
    expect(
      [true, false].map((inStock) =>
        isInStock(stockOf({ tracked: false, quantity: inStock ? 0 : 5, inStock })),
      ),
    ).toEqual([true, false]);
  });

  test('is a preorder when sold out, while preorders are enabled and below their limit', () => {
    const of = (quantity: number, changed: Partial<StockState['preorder']>) =>
      isPreorder(stockOf({ quantity, preorder: { ...preorder, enabled: true, ...changed } }));
    expect([
      of(0, {}),
      of(1, {}),
      of(0, { enabled: false }),
      of(0, { limit: 2, count: 1 }),
      of(0, { limit: 2, count: 2 }),
    ]).toEqual([true, false, false, true, false]);
  });

  test('can be bought when visible and either in stock or on preorder', () => {
    const buy = (visible: boolean, stock: Partial<StockState>) => {
      const [variant] = one(stock).variants;
      return variant && canBuy({ ...variant, visible });
    };
    const advance = { quantity: 0, preorder: { ...preorder, enabled: true } };
    expect([
      buy(true, { quantity: 1 }),
      buy(false, { quantity: 1 }),
      buy(true, { quantity: 0 }),
      buy(true, advance),
      buy(false, advance),
    ]).toEqual([true, false, false, true, false]);
  });

  test('adds up over the variants, with the available quantity', () => {
    expect(productStock(two({ quantity: 2 }, { quantity: 3 }))).toEqual({
      tracked: true,
      quantity: 5,
      status: 'IN_STOCK',
    });
    expect(productStock(two({ quantity: 2 }, { quantity: -3 }))).toEqual({
      tracked: true,
      quantity: 2,
      status: 'PARTIALLY_OUT_OF_STOCK',
    });
    expect(productStock(two({ quantity: 0 }, { quantity: 0 }))).toEqual({
      tracked: true,
      quantity: 0,
      status: 'OUT_OF_STOCK',
    });
    expect(productStock(two({ tracked: false }, { tracked: false }))).toEqual({
      tracked: false,
      quantity: null,
      status: 'IN_STOCK',
    });
    expect([
      tracksQuantity(two({ tracked: false }, {})),
      tracksQuantity(two({ tracked: false }, { tracked: false })),
    ]).toEqual([true, false]);
  });

  test('is written as the API declares it', () => {
    expect(renderStock({ tracked: true, quantity: 5, status: 'IN_STOCK' })).toEqual({
      trackInventory: true,
      quantity: 5,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    });
    expect(renderStock({ tracked: false, quantity: null, status: 'OUT_OF_STOCK' })).toEqual({
      trackInventory: false,
      inStock: false,
      inventoryStatus: 'OUT_OF_STOCK',
    });
    expect(renderVariantStock(stockOf({ quantity: -4 }))).toEqual({
      trackQuantity: true,
      quantity: 0,
      inStock: false,
    });
    expect(renderVariantStock(stockOf({ quantity: 4 }))).toEqual({
      trackQuantity: true,
      quantity: 4,
      inStock: true,
    });
    expect(renderVariantStock(stockOf({ tracked: false, quantity: 4 }))).toEqual({
      trackQuantity: false,
      inStock: true,
    });
  });
});

describe('a variant', () => {
  test('is found by its id, ignoring case', () => {
    const state = two({}, {});
    const variants = state.variants.map((variant, at) => ({
      ...variant,
      variantId: `00000000-0000-4000-8000-00000000000${'ab'[at]}`,
    }));
    const named = { ...state, variants };
    expect(findVariant(named, variants[1]?.variantId)).toBe(variants[1]);
    expect(findVariant(named, variants[1]?.variantId.toUpperCase())).toBe(variants[1]);
    expect(findVariant(named, missing)).toBeUndefined();
  });

  test('is found by the all-zero id, or without an id, if it is the only one', () => {
    const single = one({});
    for (const id of [undefined, UNMANAGED_VARIANT_ID])
      expect([findVariant(single, id), findVariant(two({}, {}), id)]).toEqual([
        single.variants[0],
        undefined,
      ]);
    expect(findVariant(single, idOf(single))).toBe(single.variants[0]);
  });
});

describe('the inventory that the merchant reads', () => {
  const advance = { ...preorder, enabled: true, message: 'In May', limit: 9 };
  const state = two(
    { quantity: 0, preorder: advance, updatedAt: '2026-01-02T00:00:00.000Z' },
    { tracked: false, quantity: 3, updatedAt: '2026-01-01T00:00:00.000Z' },
  );

  test('has every variant, and when the last of them changed', () => {
    expect(renderInventory(state)).toEqual({
      id: state.inventoryItemId,
      productId: state.productId,
      trackQuantity: true,
      variants: [
        { variantId: idOf(state), inStock: false, quantity: 0, availableForPreorder: true },
        { variantId: idOf(state, 1), inStock: true, availableForPreorder: false },
      ],
      lastUpdated: '2026-01-02T00:00:00.000Z',
      numericId: state.numericId,
      preorderInfo: { enabled: true, message: 'In May', limit: 9 },
    });
    expect(renderInventory({ ...state, variants: state.variants.toReversed() }).lastUpdated).toBe(
      '2026-01-02T00:00:00.000Z',
    );
    expect(renderInventory({ ...state, variants: [] }).lastUpdated).toBe('');
  });

  test('has only the requested variants, ignoring case', () => {
    const variants = state.variants.map((variant) => ({
      ...variant,
      variantId: `a${variant.variantId.slice(1)}`,
    }));
    const ids = (...only: string[]) =>
      renderInventory({ ...state, variants }, only).variants?.map(({ variantId }) => variantId);
    const [first = '', second = ''] = variants.map(({ variantId }) => variantId);
    expect(ids()).toEqual([first, second]);
    expect(ids(second.toUpperCase())).toEqual([second]);
    expect(ids(missing)).toEqual([]);
  });

  test('has the all-zero id for the only variant', () => {
    expect(renderInventory(one({ quantity: 4 })).variants).toEqual([
      { variantId: UNMANAGED_VARIANT_ID, inStock: true, quantity: 4, availableForPreorder: false },
    ]);
  });

  test('has no message and no limit of preorders unless they are set', () => {
    expect(renderPreorder(one({}))).toStrictEqual({ enabled: false });
    expect(renderPreorder(one({ preorder: { ...preorder, limit: 0 } }))).toStrictEqual({
      enabled: false,
      limit: 0,
    });
    expect(renderPreorder({ variants: [] })).toStrictEqual({ enabled: false });
  });
});
