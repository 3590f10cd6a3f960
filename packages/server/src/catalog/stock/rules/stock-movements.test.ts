import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../../kernel/outcome.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { onHand, stockMovements } from '../../products/rules/derive-stock-movements.ts';
import { idOf, now, two } from '../../products/rules/testing-stock.ts';
import { adjustStock, checkAdjustment } from './adjust-stock.ts';
import { decrementStock, incrementStock } from './inventory.ts';
import { returnToStock, holdStock } from './reserve.ts';

const step = fc.record({
  kind: fc.constantFrom('hold', 'release', 'sell', 'return', 'adjust', 'count', 'drop'),
  at: fc.integer({ min: 0, max: 1 }),
  by: fc.integer({ min: 1, max: 40 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function apply(state: ProductState, { kind, at, by }: Step): ProductState | AnyRefusal {
  const variantId = idOf(state, at);
  switch (kind) {
    case 'hold': {
      const held = holdStock(state, { productId: state.productId, variantId, quantity: by }, now);
      return isRefusal(held) ? held : held.state;
    }
    case 'release':
      return returnToStock(state, { variantId, held: by }, now);
    case 'sell':
      return decrementStock(state, { variantId, by, preorder: true }, now);
    case 'return':
      return incrementStock(state, { variantId, by }, now);
    case 'adjust':
      return adjustStock(state, { variantId, changeBy: by % 2 === 0 ? by : -by }, now);
    case 'count':
      return adjustStock(state, { variantId, countedQuantity: by }, now);
    case 'drop':
      return { ...state, variants: state.variants.filter((_variant, index) => index !== at) };
  }
}

test('movements of a variant add up to its quantity on hand, for any sequence of changes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(step, { maxLength: 30 }),
      (first, second, steps) => {
        const sums = new Map<string, number>();
        const record = (before: ProductState | undefined, after: ProductState | undefined) => {
          for (const { variantId, change, quantityAfter } of stockMovements(before, after)) {
            expect(change).not.toBe(0);
            sums.set(variantId, (sums.get(variantId) ?? 0) + change);
            expect(sums.get(variantId)).toBe(quantityAfter);
          }
        };
        let state = two({ quantity: first }, { quantity: second });
        const created = state;
        record(undefined, state);
        for (const each of steps) {
          const next = apply(state, each);
          if (isRefusal(next)) continue;
          record(state, next);
          state = next;
        }
        for (const { variantId } of created.variants) {
          const variant = state.variants.find((one) => one.variantId === variantId);
          expect(sums.get(variantId) ?? 0).toBe(variant ? onHand(variant.stock) : 0);
        }
        record(state, undefined);
        expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
      },
    ),
  );
});

test('a reservation is not a movement, its sale is', () => {
  const state = two({ quantity: 5 });
  const held = holdStock(
    state,
    { productId: state.productId, variantId: idOf(state), quantity: 2 },
    now,
  );
  if (isRefusal(held)) throw new Error('Five are there.');
  expect(stockMovements(state, held.state)).toEqual([]);
});

test('an adjustment must fit its reason', () => {
  const isRefused = (reason: Parameters<typeof checkAdjustment>[0], changeBy?: number) =>
    checkAdjustment(reason, changeBy === undefined ? {} : { changeBy }, 'adjustments[0]') !==
    undefined;
  expect([isRefused('RECEIVED', -1), isRefused('RECEIVED', 1)]).toEqual([true, false]);
  expect([isRefused('DAMAGED', 1), isRefused('DAMAGED', -1)]).toEqual([true, false]);
  expect([isRefused('CORRECTION', 0), isRefused('CORRECTION', -1)]).toEqual([true, false]);
  expect([isRefused('COUNTED', 1), isRefused('CORRECTION')]).toEqual([true, true]);
});

test('a count includes reserved units, and is never lower', () => {
  const state = two({ quantity: 5, reserved: 3 });
  const counted = adjustStock(state, { variantId: idOf(state), countedQuantity: 6 }, now);
  expect(isRefusal(counted) ? counted : counted.variants[0]?.stock).toMatchObject({
    quantity: 3,
    reserved: 3,
  });
  expect(isRefusal(adjustStock(state, { variantId: idOf(state), countedQuantity: 2 }, now))).toBe(
    true,
  );
});
