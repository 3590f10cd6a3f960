import { expect, test } from 'vitest';
import { isObject } from './is-object.ts';

test('an object is neither null, nor a list, nor a plain value', () => {
  expect([{}, { a: 1 }, Object.create(null)].map(isObject)).toEqual([true, true, true]);
  expect([null, [], [{}], undefined, '', 'a', 0, 1, true, () => ({})].some(isObject)).toBe(false);
});
