import { expect, test } from 'vitest';
import { changedFields } from './field-text.ts';

test('shows the available quantity only if reservations make it differ from the quantity on hand', () => {
  const row = (reserved: number) => ({
    before: { price: null, onHand: 10, available: 10 - reserved },
    after: { price: '11.000', onHand: 15, available: 15 - reserved },
  });
  expect(changedFields(row(0))).toEqual(['price', 'onHand']);
  expect(changedFields(row(2))).toEqual(['price', 'onHand', 'available']);
  expect(changedFields({ before: null, after: null })).toEqual([]);
});
