import { expect, test } from 'vitest';
import { readAdjustment } from './adjustment.ts';

test.each([
  ['received', '10', { reason: 'RECEIVED', adjustments: [{ variantId: 'a', changeBy: 10 }] }],
  ['damaged', ' 2 ', { reason: 'DAMAGED', adjustments: [{ variantId: 'a', changeBy: -2 }] }],
  ['counted', '0', { reason: 'COUNTED', adjustments: [{ variantId: 'a', countedQuantity: 0 }] }],
  ['correctDown', '3', { reason: 'CORRECTION', adjustments: [{ variantId: 'a', changeBy: -3 }] }],
  ['received', '0', undefined],
  ['received', '-1', undefined],
  ['received', '1.5', undefined],
  ['received', '100000', undefined],
  ['received', '', undefined],
  ['toString', '1', undefined],
])('"%s" of %s pieces is %j', (kind, quantity, adjustment) => {
  expect(readAdjustment(kind, quantity, ['a'])).toEqual(adjustment);
});
