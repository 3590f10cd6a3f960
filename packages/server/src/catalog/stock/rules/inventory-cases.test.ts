import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import { UNMANAGED_VARIANT_ID } from '../../products/rules/effective.ts';
import type { StockState } from '../../products/rules/product-state.ts';
import { findVariant, MAX_STOCK_QUANTITY } from '../../products/rules/stock-status.ts';
import {
  now,
  missing,
  done,
  preorder,
  one,
  two,
  first,
  idOf,
} from '../../products/rules/testing-stock.ts';
import { decrementStock, incrementStock, updateInventory } from './inventory.ts';

describe('a variant in a stock request', () => {
  test('is found by id, ignoring case, and by the all-zero id only if it is the only one', () => {
    const single = one({});
    const made = two({}, {});
    const several = {
      ...made,
      variants: made.variants.map((variant, at) => ({
        ...variant,
        variantId: `abcdef00-0000-4000-8000-00000000000${at}`,
      })),
    };
    expect(findVariant(single)).toBe(single.variants[0]);
    expect(findVariant(single, UNMANAGED_VARIANT_ID)).toBe(single.variants[0]);
    expect(findVariant(several)).toBeUndefined();
    expect(findVariant(several, idOf(several, 1).toUpperCase())).toBe(several.variants[1]);
    expect(findVariant(several, missing)).toBeUndefined();
  });

  test('that does not exist is named in the refusal', () => {
    const state = two({}, {});
    for (const refuse of [
      (variantId?: string) =>
        updateInventory(state, { variants: [variantId === undefined ? {} : { variantId }] }, now),
      (variantId?: string) =>
        decrementStock(state, { by: 1, ...(variantId === undefined ? {} : { variantId }) }, now),
      (variantId?: string) =>
        incrementStock(state, { by: 1, ...(variantId === undefined ? {} : { variantId }) }, now),
    ]) {
      expect(JSON.stringify(refuse(missing))).toContain(missing);
      expect(JSON.stringify(refuse())).toContain(UNMANAGED_VARIANT_ID);
      expect(refuse(missing)).toMatchObject({ code: 'VARIANT_NOT_FOUND' });
    }
  });
});

describe('an inventory update', () => {
  test('changes only the fields sent', () => {
    const state = two(
      { quantity: 5, inStock: false },
      { quantity: 7, preorder: { ...preorder, message: 'Soon', limit: 3 } },
    );
    expect(
      done(
        updateInventory(state, { variants: [{ variantId: idOf(state), inStock: true }] }, now),
      ).variants.map(({ stock }) => [stock.quantity, stock.inStock]),
    ).toEqual([
      [5, true],
      [7, true],
    ]);
    expect(
      done(
        updateInventory(state, { variants: [{ variantId: idOf(state), quantity: 0 }] }, now),
      ).variants.map(({ stock }) => [stock.quantity, stock.inStock]),
    ).toEqual([
      [0, false],
      [7, true],
    ]);
    expect(
      done(updateInventory(state, { preorderInfo: { enabled: true } }, now)).variants[1]?.stock
        .preorder,
    ).toEqual({ enabled: true, message: 'Soon', limit: 3, count: 0 });
    expect(
      done(updateInventory(state, { preorderInfo: { message: 'Later', limit: 9 } }, now))
        .variants[1]?.stock.preorder,
    ).toEqual({ enabled: false, message: 'Later', limit: 9, count: 0 });
    expect(
      done(updateInventory(state, { trackQuantity: false }, now)).variants.map(({ stock }) => [
        stock.tracked,
        stock.updatedAt,
      ]),
    ).toEqual([
      [false, now],
      [false, now],
    ]);
    expect(updateInventory(state, {}, now)).toBe(state);
  });

  test('clears preorders when stock arrives', () => {
    const owed = { ...preorder, enabled: true, count: 2 };
    const after = (quantity: number) =>
      first(
        done(
          updateInventory(one({ quantity: -2, preorder: owed }), { variants: [{ quantity }] }, now),
        ),
      ).preorder.count;
    expect([after(0), after(1)]).toEqual([2, 0]);
  });

  test('accepts values up to the bounds, and names them in a refusal', () => {
    const say = (item: object) => updateInventory(one({}), item, now);
    for (const quantity of [0, MAX_STOCK_QUANTITY])
      expect(first(done(say({ variants: [{ quantity }] }))).quantity).toBe(quantity);
    expect(say({ variants: [{ quantity: -1 }] })).toMatchObject({
      violations: [
        {
          field: 'inventoryItem.variants[0].quantity',
          violatedRule: 'MIN',
          description: 'must not be less than 0',
          data: { threshold: 0 },
        },
      ],
    });
    expect(say({ variants: [{ quantity: MAX_STOCK_QUANTITY + 1 }] })).toMatchObject({
      violations: [
        {
          violatedRule: 'MAX',
          description: `must not be greater than ${MAX_STOCK_QUANTITY}`,
          data: { threshold: MAX_STOCK_QUANTITY },
        },
      ],
    });
    expect(say({ preorderInfo: { limit: -1 } })).toMatchObject({
      violations: [
        {
          field: 'inventoryItem.preorderInfo.limit',
          violatedRule: 'MIN',
          description: 'must not be less than 0',
          data: { threshold: 0 },
        },
      ],
    });
    for (const limit of [0, null]) expect(isRefusal(say({ preorderInfo: { limit } }))).toBe(false);
  });
});

describe('a decrement', () => {
  const allowed = { ...preorder, enabled: true };
  test('takes the last unit, and no more', () => {
    expect(first(done(decrementStock(one({ quantity: 3 }), { by: 3 }, now)))).toMatchObject({
      quantity: 0,
      preorder: { count: 0 },
    });
    expect(decrementStock(one({ quantity: 3 }), { by: 4 }, now)).toMatchObject({
      status: 409,
      code: 'INSUFFICIENT_INVENTORY',
      description: expect.stringContaining('3 of "Mug" are left'),
      data: { available: 3, requested: 4 },
    });
    expect(decrementStock(one({ quantity: -3 }), { by: 1 }, now)).toMatchObject({
      data: { available: 0 },
    });
    expect(
      decrementStock(one({ tracked: false, inStock: false, quantity: 7 }), { by: 1 }, now),
    ).toMatchObject({ data: { available: 0 } });
  });

  test('goes below zero only for preorders, up to their limit and the stock bound', () => {
    const isRefused = (changed: Partial<StockState>, by: number, isPreordered = true) =>
      isRefusal(decrementStock(one(changed), { by, preorder: isPreordered }, now));
    expect([
      isRefused({ preorder: allowed }, 5),
      isRefused({ preorder: allowed }, 5, false),
      isRefused({ preorder }, 5),
    ]).toEqual([false, true, true]);
    expect([
      isRefused({ preorder: { ...allowed, limit: 5 } }, 5),
      isRefused({ preorder: { ...allowed, limit: 5 } }, 6),
    ]).toEqual([false, true]);
    expect([
      isRefused({ preorder: allowed }, MAX_STOCK_QUANTITY),
      isRefused({ preorder: allowed }, MAX_STOCK_QUANTITY + 1),
    ]).toEqual([false, true]);
    expect([
      isRefused({ tracked: false, inStock: false, preorder: allowed }, 5),
      isRefused({ tracked: false, inStock: false, preorder: allowed }, 5, false),
      isRefused({ tracked: false, inStock: false, preorder }, 5),
    ]).toEqual([false, true, true]);
  });

  test('changes one variant only', () => {
    const state = two({ quantity: 5 }, { quantity: 5 });
    expect(
      done(decrementStock(state, { variantId: idOf(state, 1), by: 2 }, now)).variants.map(
        ({ stock }) => stock.quantity,
      ),
    ).toEqual([5, 3]);
  });
});

describe('an increment', () => {
  test('stops at the bound, covers preorders first, and ignores untracked stock', () => {
    expect(
      first(done(incrementStock(one({ quantity: MAX_STOCK_QUANTITY - 1 }), { by: 1 }, now)))
        .quantity,
    ).toBe(MAX_STOCK_QUANTITY);
    expect(incrementStock(one({ quantity: MAX_STOCK_QUANTITY }), { by: 1 }, now)).toMatchObject({
      status: 400,
      code: 'MAX_QUANTITY_LIMIT_REACHED',
      description: expect.stringContaining(`would be ${MAX_STOCK_QUANTITY + 1}`),
      data: { variantId: expect.any(String) },
    });
    const owing = { ...preorder, enabled: true, count: 3 };
    const after = (by: number, count = 3) =>
      first(
        done(incrementStock(one({ quantity: -3, preorder: { ...owing, count } }), { by }, now)),
      );
    expect([
      after(1).preorder.count,
      after(3).preorder.count,
      after(5).preorder.count,
      after(1, 1).preorder.count,
    ]).toEqual([2, 0, 0, 1]);
    const uncounted = one({ tracked: false });
    expect(incrementStock(uncounted, { by: 1 }, now)).toBe(uncounted);
  });
});
