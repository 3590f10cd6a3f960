import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeepEqual } from './is-deep-equal.ts';

test('a value equals its copy in any key order, and no other value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (one, other) => {
      expect(isDeepEqual(one, turned(one))).toBe(true);
      expect(isDeepEqual(one, other)).toBe(sorted(one) === sorted(other));
    }),
  );
  expect(isDeepEqual({ a: undefined }, {})).toBe(false);
  expect(isDeepEqual([1], { 0: 1 })).toBe(false);
  expect(isDeepEqual({}, { a: undefined })).toBe(false);
  expect(isDeepEqual({ a: undefined }, { b: undefined })).toBe(false);
  expect(isDeepEqual(null, {})).toBe(false);
  expect(isDeepEqual({ a: [1n, Object.create(null)] }, { a: [1n, {}] })).toBe(true);
  expect(isDeepEqual({ toString: 1 }, {})).toBe(false);
  expect(isDeepEqual({ a: 1n }, { a: 2n })).toBe(false);
});

test('class instances equal only themselves', () => {
  const [now, map] = [new Date(), new Map([[1, 2]])];
  expect(isDeepEqual({ now, map }, { now, map })).toBe(true);
  expect(isDeepEqual(now, new Date(now))).toBe(false);
  expect(isDeepEqual(map, new Map())).toBe(false);
  expect(isDeepEqual(map, {})).toBe(false);
  expect(isDeepEqual([], {})).toBe(false);
});

/** A copy with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, turned(item)]),
  );
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  );
