import { describe, expect, test } from 'vitest';
import { isRefusal, type Refusal } from '../../../kernel/outcome.ts';
import { UNMANAGED_VARIANT_ID } from '../../products/rules/effective.ts';
import { decrementStock, incrementStock, updateInventory } from './inventory.ts';
import {
  canBuy,
  findVariant,
  isInStock,
  isPreorder,
  MAX_STOCK_QUANTITY,
  productStock,
  renderStock,
  renderVariantStock,
  samePreorder,
  sameStock,
  tracksQuantity,
} from '../../products/rules/stock-status.ts';
import type { ProductState, StockState } from '../../products/rules/product-state.ts';
import { giveBack, holdStock, sumWanted } from './reserve.ts';
import { testPatching, testProduct } from '../../products/rules/testing-products.ts';

/** Each decision about stock at its edge, one case each. */

const now = '2026-04-01T00:00:00.000Z';
const missing = '11111111-1111-4111-8111-111111111111';
const done = <T>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const preorder: StockState['preorder'] = { enabled: false, message: null, limit: null, count: 0 };
const stockOf = (changed: Partial<StockState> = {}): StockState => ({
  tracked: true,
  quantity: 0,
  inStock: true,
  reserved: 0,
  updatedAt: '2026-01-01T00:00:00.000Z',
  preorder,
  ...changed,
});
const one = (changed: Partial<StockState>): ProductState => {
  const state = testProduct({});
  return {
    ...state,
    variants: state.variants.map((variant) => ({ ...variant, stock: stockOf(changed) })),
  };
};
const two = (...stocks: Partial<StockState>[]): ProductState => {
  const state = testProduct(
    {
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
    },
    testPatching(),
  );
  return {
    ...state,
    variants: state.variants.map((variant, at) => ({ ...variant, stock: stockOf(stocks[at]) })),
  };
};
const first = (state: ProductState): StockState => {
  const [variant] = state.variants;
  if (!variant) throw new Error('A product has a variant.');
  return variant.stock;
};
const idOf = (state: ProductState, at = 0): string => state.variants[at]?.variantId ?? '';

describe('a variant is found', () => {
  test('by its id in either case, and by the all-zero id only where there is one', () => {
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

  test('or the refusal names the one that was asked for', () => {
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

describe('what the merchant says', () => {
  test('changes what is said and nothing else', () => {
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

  test('forgets what was ordered in advance as soon as there is some', () => {
    const owed = { ...preorder, enabled: true, count: 2 };
    const after = (quantity: number) =>
      first(
        done(
          updateInventory(one({ quantity: -2, preorder: owed }), { variants: [{ quantity }] }, now),
        ),
      ).preorder.count;
    expect([after(0), after(1)]).toEqual([2, 0]);
  });

  test('has bounds, which are taken exactly and told', () => {
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

describe('counting down', () => {
  const allowed = { ...preorder, enabled: true };
  test('takes the last one, and no more', () => {
    expect(first(done(decrementStock(one({ quantity: 3 }), { by: 3 }, now)))).toMatchObject({
      quantity: 0,
      preorder: { count: 0 },
    });
    expect(decrementStock(one({ quantity: 3 }), { by: 4 }, now)).toMatchObject({
      status: 409,
      code: 'INSUFFICIENT_INVENTORY',
      description: expect.stringContaining('There are 3 of'),
      data: { available: 3, requested: 4 },
    });
    expect(decrementStock(one({ quantity: -3 }), { by: 1 }, now)).toMatchObject({
      data: { available: 0 },
    });
    expect(
      decrementStock(one({ tracked: false, inStock: false, quantity: 7 }), { by: 1 }, now),
    ).toMatchObject({ data: { available: 0 } });
  });

  test('beyond that only for a preorder that is taken, up to its limit and the bound of stock', () => {
    const ask = (changed: Partial<StockState>, by: number, isPreordered = true) =>
      isRefusal(decrementStock(one(changed), { by, preorder: isPreordered }, now));
    expect([
      ask({ preorder: allowed }, 5),
      ask({ preorder: allowed }, 5, false),
      ask({ preorder }, 5),
    ]).toEqual([false, true, true]);
    expect([
      ask({ preorder: { ...allowed, limit: 5 } }, 5),
      ask({ preorder: { ...allowed, limit: 5 } }, 6),
    ]).toEqual([false, true]);
    expect([
      ask({ preorder: allowed }, MAX_STOCK_QUANTITY),
      ask({ preorder: allowed }, MAX_STOCK_QUANTITY + 1),
    ]).toEqual([false, true]);
    expect([
      ask({ tracked: false, inStock: false, preorder: allowed }, 5),
      ask({ tracked: false, inStock: false, preorder: allowed }, 5, false),
      ask({ tracked: false, inStock: false, preorder }, 5),
    ]).toEqual([false, true, true]);
  });

  test('touches one variant only', () => {
    const state = two({ quantity: 5 }, { quantity: 5 });
    expect(
      done(decrementStock(state, { variantId: idOf(state, 1), by: 2 }, now)).variants.map(
        ({ stock }) => stock.quantity,
      ),
    ).toEqual([5, 3]);
  });
});

describe('counting up', () => {
  test('goes as far as the bound, is owed to preorders first, and leaves alone what is not counted', () => {
    expect(
      first(done(incrementStock(one({ quantity: MAX_STOCK_QUANTITY - 1 }), { by: 1 }, now)))
        .quantity,
    ).toBe(MAX_STOCK_QUANTITY);
    expect(incrementStock(one({ quantity: MAX_STOCK_QUANTITY }), { by: 1 }, now)).toMatchObject({
      status: 400,
      code: 'MAX_QUANTITY_LIMIT_REACHED',
      description: expect.stringContaining(`There would be ${MAX_STOCK_QUANTITY + 1}`),
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

describe('what is held', () => {
  test('is refused for a variant that is gone, and is given back to nothing there', () => {
    const state = two({ quantity: 5 }, { quantity: 5 });
    expect(
      holdStock(state, { productId: 'p', variantId: missing, quantity: 1 }, now),
    ).toMatchObject({ code: 'VARIANT_NOT_FOUND' });
    expect(giveBack(state, { variantId: missing, held: 1 }, now)).toBe(state);
  });

  test('is of one variant, and goes back to it', () => {
    const state = two({ quantity: 5 }, { quantity: 5 });
    const { state: held } = done(
      holdStock(state, { productId: 'p', variantId: idOf(state, 1), quantity: 2 }, now),
    );
    const numbers = (of: ProductState) =>
      of.variants.map(({ stock }) => [stock.quantity, stock.reserved]);
    expect(numbers(held)).toEqual([
      [5, 0],
      [3, 2],
    ]);
    expect(numbers(giveBack(held, { variantId: idOf(state, 1), held: 2 }, now))).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });

  test('goes back to those who ordered in advance first, up to the bound, and to nothing where nothing is counted', () => {
    const back = (changed: Partial<StockState>, held: number) =>
      first(giveBack(one(changed), { variantId: UNMANAGED_VARIANT_ID, held }, now));
    const owing = { ...preorder, enabled: true, count: 3 };
    expect(
      [1, 3, 5].map(
        (held) => back({ quantity: -3, reserved: 9, preorder: owing }, held).preorder.count,
      ),
    ).toEqual([2, 0, 0]);
    expect(back({ quantity: -3, preorder: { ...owing, count: 1 } }, 1).preorder.count).toBe(1);
    expect(back({ quantity: MAX_STOCK_QUANTITY - 1, reserved: 5 }, 5)).toMatchObject({
      quantity: MAX_STOCK_QUANTITY,
      reserved: 0,
    });
    expect(back({ tracked: false, quantity: 4, reserved: 2 }, 2)).toMatchObject({
      quantity: 4,
      reserved: 0,
    });
    expect(back({ quantity: 4, reserved: 2, preorder: owing }, 0)).toMatchObject({
      quantity: 4,
      reserved: 2,
      preorder: { count: 3 },
      updatedAt: now,
    });
  });

  test('is summed by variant in one order', () => {
    const wanted = [
      { productId: 'p', variantId: 'b', quantity: 1 },
      { productId: 'p', variantId: 'a', quantity: 2 },
      { productId: 'p', variantId: 'b', quantity: 3 },
    ];
    expect(sumWanted(wanted)).toEqual([
      { productId: 'p', variantId: 'a', quantity: 2 },
      { productId: 'p', variantId: 'b', quantity: 4 },
    ]);
  });
});

describe('what buyers are shown', () => {
  test('is in stock while there is one, or while the merchant says so', () => {
    expect(
      [0, 1, -1].map((quantity) => isInStock(stockOf({ quantity, inStock: quantity <= 0 }))),
    ).toEqual([false, true, false]);
    expect(
      [true, false].map((inStock) =>
        isInStock(stockOf({ tracked: false, quantity: inStock ? 0 : 5, inStock })),
      ),
    ).toEqual([true, false]);
  });

  test('is a preorder when there is none, one is taken, and its limit is not reached', () => {
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

  test('can be bought when it is visible and in stock or taken in advance', () => {
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

  test('adds up over the variants, and says how much of it is there', () => {
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

  test('is written as the wire has it', () => {
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
