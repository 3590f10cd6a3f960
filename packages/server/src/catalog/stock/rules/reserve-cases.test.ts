import { describe, expect, test } from 'vitest';
import { UNMANAGED_VARIANT_ID } from '../../products/rules/effective.ts';
import type { ProductState, StockState } from '../../products/rules/product-state.ts';
import { MAX_STOCK_QUANTITY } from '../../products/rules/stock-status.ts';
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
import { returnToStock, holdStock, sumRequested } from './reserve.ts';

describe('a reservation', () => {
  test('is refused for a deleted variant, and released without effect there', () => {
    const state = two({ quantity: 5 }, { quantity: 5 });
    expect(
      holdStock(state, { productId: 'p', variantId: missing, quantity: 1 }, now),
    ).toMatchObject({ code: 'VARIANT_NOT_FOUND' });
    expect(returnToStock(state, { variantId: missing, held: 1 }, now)).toBe(state);
  });

  test('takes from one variant, and returns to it', () => {
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
    expect(numbers(returnToStock(held, { variantId: idOf(state, 1), held: 2 }, now))).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });

  test('returned stock covers preorders first, up to the maximum', () => {
    const back = (changed: Partial<StockState>, held: number) =>
      first(returnToStock(one(changed), { variantId: UNMANAGED_VARIANT_ID, held }, now));
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

  test('is summed by variant in lock order', () => {
    const requested = [
      { productId: 'p', variantId: 'b', quantity: 1 },
      { productId: 'p', variantId: 'a', quantity: 2 },
      { productId: 'p', variantId: 'b', quantity: 3 },
    ];
    expect(sumRequested(requested)).toEqual([
      { productId: 'p', variantId: 'a', quantity: 2 },
      { productId: 'p', variantId: 'b', quantity: 4 },
    ]);
  });
});
