import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from './same.ts';

test('a value equals its copy in any key order, and no other value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (one, other) => {
      expect(same(one, turned(one))).toBe(true);
      expect(same(one, other)).toBe(sorted(one) === sorted(other));
    }),
  );
  expect(same({ a: undefined }, {})).toBe(false);
  expect(same([1], { 0: 1 })).toBe(false);
  expect(same({}, { a: undefined })).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same(null, {})).toBe(false);
  expect(same({ a: [1n, Object.create(null)] }, { a: [1n, {}] })).toBe(true);
  expect(same({ toString: 1 }, {})).toBe(false);
  expect(same({ a: 1n }, { a: 2n })).toBe(false);
});

test('class instances equal only themselves', () => {
  const [now, map] = [new Date(), new Map([[1, 2]])];
  expect(same({ now, map }, { now, map })).toBe(true);
  expect(same(now, new Date(now))).toBe(false);
  expect(same(map, new Map())).toBe(false);
  expect(same(map, {})).toBe(false);
  expect(same([], {})).toBe(false);
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
