import { expect, test } from 'vitest';
import { findConflicts } from './field-conflicts.ts';

test('a field with another value than the plan expects is a conflict', () => {
  expect(
    findConflicts(
      { price: '10.000', tags: ['a'], name: 'Mug', brand: null },
      { price: '11.000', tags: ['a'], other: 1, brand: null },
    ),
  ).toEqual([
    { field: 'price', expected: '10.000', current: '11.000' },
    { field: 'name', expected: 'Mug', current: null },
  ]);
});

test('a plan without fields has no conflicts', () => {
  expect(findConflicts({}, { price: '1' })).toEqual([]);
});
