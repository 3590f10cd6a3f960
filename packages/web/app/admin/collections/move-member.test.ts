import { expect, test } from 'vitest';
import { applyMove, moveTo } from './move-member.ts';

const order = ['a', 'b', 'c', 'd'];

test('moves a product to any index, and keeps the order of the others', () => {
  for (const productId of order)
    for (const index of order.keys()) {
      const move = moveTo(order, productId, index);
      const after = move ? applyMove(order, move) : order;
      expect(after.indexOf(productId)).toBe(index);
      expect(after.filter((id) => id !== productId)).toEqual(
        order.filter((id) => id !== productId),
      );
    }
});

test('refuses a move beyond the ends or of a missing product', () => {
  expect(moveTo(order, 'a', -1)).toBeUndefined();
  expect(moveTo(order, 'd', 4)).toBeUndefined();
  expect(moveTo(order, 'x', 1)).toBeUndefined();
  expect(applyMove(order, { productId: 'x', afterId: null })).toEqual(order);
  expect(applyMove(order, { productId: 'a', afterId: 'x' })).toEqual(order);
});
