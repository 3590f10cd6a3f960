import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../../kernel/outcome.ts';
import { UNMANAGED_VARIANT_ID } from '../../products/rules/effective.ts';
import { decrementStock, incrementStock, updateInventory } from './inventory.ts';
import { MAX_STOCK_QUANTITY, renderInventory } from '../../products/rules/stock-status.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { testPatching, testProduct } from '../../products/rules/testing-products.ts';

const now = '2026-04-01T00:00:00.000Z';
const done = (outcome: ProductState | AnyRefusal): ProductState => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const stocked = (quantity: number, preorder?: { limit: number }) =>
  done(
    updateInventory(
      testProduct({}),
      {
        trackQuantity: true,
        variants: [{ variantId: UNMANAGED_VARIANT_ID, quantity }],
        ...(preorder
          ? { preorderInfo: { enabled: true, limit: preorder.limit, message: 'Soon' } }
          : {}),
      },
      now,
    ),
  );

test('tracked stock stays within its bounds', () => {
  const steps = fc.array(fc.record({ up: fc.boolean(), by: fc.integer({ min: 1, max: 60_000 }) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_STOCK_QUANTITY }), steps, (start, sequence) => {
      let [state, expected] = [stocked(start), start];
      for (const { up, by } of sequence) {
        const after = up ? incrementStock(state, { by }, now) : decrementStock(state, { by }, now);
        const possible = up ? expected + by <= MAX_STOCK_QUANTITY : expected >= by;
        expect(isRefusal(after)).toBe(!possible);
        if (isRefusal(after)) continue;
        [state, expected] = [after, up ? expected + by : expected - by];
        expect(state.variants[0]?.stock.quantity).toBe(expected);
      }
    }),
  );
});

test('too little stock is refused with the available quantity', () => {
  expect(decrementStock(stocked(2), { by: 3 }, now)).toMatchObject({
    status: 409,
    code: 'INSUFFICIENT_INVENTORY',
    data: { available: 2, requested: 3 },
  });
});

test('preorders go below zero as far as the merchant allows, and new stock covers them', () => {
  const state = stocked(1, { limit: 3 });
  expect(decrementStock(state, { by: 3 }, now)).toMatchObject({ code: 'INSUFFICIENT_INVENTORY' });
  const ordered = done(decrementStock(state, { by: 3, preorder: true }, now));
  expect(ordered.variants[0]?.stock).toMatchObject({ quantity: -2, preorder: { count: 2 } });
  expect(renderInventory(ordered).variants).toEqual([
    { variantId: UNMANAGED_VARIANT_ID, inStock: false, quantity: -2, availableForPreorder: true },
  ]);
  expect(decrementStock(ordered, { by: 2, preorder: true }, now)).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
  });
  expect(done(incrementStock(ordered, { by: 5 }, now)).variants[0]?.stock).toMatchObject({
    quantity: 3,
    preorder: { count: 0 },
  });
});

test('untracked stock is not decremented, and not sold when marked out of stock', () => {
  const state = testProduct({});
  expect(decrementStock(state, { by: 5 }, now)).toBe(state);
  const out = done(
    updateInventory(
      state,
      { variants: [{ variantId: UNMANAGED_VARIANT_ID, inStock: false }] },
      now,
    ),
  );
  expect(decrementStock(out, { by: 1 }, now)).toMatchObject({ code: 'INSUFFICIENT_INVENTORY' });
});

test('an update changes the variants it names; tracking and preorders apply to all', () => {
  const state = testProduct(
    {
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
    },
    testPatching(),
  );
  const [small = '', medium = ''] = state.variants.map(({ variantId }) => variantId);
  const after = done(
    updateInventory(
      state,
      {
        trackQuantity: true,
        variants: [{ variantId: small.toUpperCase(), quantity: 4 }],
        preorderInfo: { enabled: true },
      },
      now,
    ),
  );
  expect(renderInventory(after)).toMatchObject({
    trackQuantity: true,
    lastUpdated: now,
    preorderInfo: { enabled: true },
    variants: [
      { variantId: small, quantity: 4, inStock: true },
      { variantId: medium, quantity: 0, inStock: false, availableForPreorder: true },
    ],
  });
  expect(renderInventory(after, [medium]).variants).toHaveLength(1);
  expect(
    updateInventory(state, { variants: [{ variantId: UNMANAGED_VARIANT_ID, quantity: 1 }] }, now),
  ).toMatchObject({ code: 'VARIANT_NOT_FOUND' });
  expect(
    updateInventory(
      state,
      {
        variants: [
          { variantId: small, quantity: -1 },
          { variantId: medium, quantity: 100_000 },
        ],
      },
      now,
    ),
  ).toMatchObject({
    refused: 'validation',
    violations: [{ violatedRule: 'MIN' }, { violatedRule: 'MAX' }],
  });
  expect(updateInventory(after, { trackQuantity: true }, now)).toBe(after);
});
