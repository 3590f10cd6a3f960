import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../../kernel/outcome.ts';
import { UNMANAGED_VARIANT_ID } from '../../products/rules/effective.ts';
import { updateInventory } from './inventory.ts';
import type { ProductState, StockState } from '../../products/rules/product-state.ts';
import { returnToStock, holdStock, sumRequested } from './reserve.ts';
import { testProduct } from '../../products/rules/testing-products.ts';

const now = '2026-04-01T00:00:00.000Z';
const done = <T>(outcome: T | AnyRefusal): T => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const stocked = (quantity: number, limit: number | null = 0) =>
  done(
    updateInventory(
      testProduct({}),
      {
        trackQuantity: true,
        variants: [{ variantId: UNMANAGED_VARIANT_ID, quantity }],
        preorderInfo: { enabled: limit !== 0, limit },
      },
      now,
    ),
  );
const stockOf = (state: ProductState): StockState => {
  const [variant] = state.variants;
  if (!variant) throw new Error('A product has a variant.');
  return variant.stock;
};
const want = (state: ProductState, quantity: number) => ({
  productId: state.productId,
  variantId: state.variants[0]?.variantId ?? '',
  quantity,
});

test('sellable and reserved stock always add up', () => {
  const steps = fc.array(
    fc.record({ back: fc.boolean(), quantity: fc.integer({ min: 1, max: 30 }) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 20 }),
      steps,
      (start, limit, sequence) => {
        let state = stocked(start, limit);
        const held: number[] = [];
        for (const { back, quantity } of sequence) {
          if (back) {
            const last = held.pop();
            if (last !== undefined)
              state = returnToStock(
                state,
                { variantId: want(state, 1).variantId, held: last },
                now,
              );
          } else {
            const { quantity: left, preorder } = stockOf(state);
            const outcome = holdStock(state, want(state, quantity), now);
            expect(isRefusal(outcome)).toBe(
              left < quantity &&
                (limit === 0 || preorder.count + quantity - Math.max(0, left) > limit),
            );
            if (isRefusal(outcome)) continue;
            state = outcome.state;
            held.push(outcome.held);
          }
          const stock = stockOf(state);
          expect(stock.quantity + stock.reserved).toBe(start);
          expect(stock.reserved).toBe(held.reduce((sum, each) => sum + each, 0));
          expect(stock.preorder.count).toBeLessThanOrEqual(limit);
          expect(stock.quantity).toBeGreaterThanOrEqual(-limit);
        }
      },
    ),
  );
});

test('sums lines of the same variant, in lock order', () => {
  const lines = fc.array(
    fc.record({
      variantId: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, (requested) => {
      const sums = sumRequested(requested.map((each) => ({ ...each, productId: 'p' })));
      expect(sums.map(({ variantId }) => variantId)).toEqual(
        [...new Set(requested.map(({ variantId }) => variantId))].sort(),
      );
      for (const { variantId, quantity } of sums)
        expect(quantity).toBe(
          requested
            .filter((each) => each.variantId === variantId)
            .reduce((sum, each) => sum + each.quantity, 0),
        );
    }),
  );
});

test('untracked stock is reserved without being decremented', () => {
  const state = testProduct({});
  expect(done(holdStock(state, want(state, 5), now))).toMatchObject({ held: 0 });
});
