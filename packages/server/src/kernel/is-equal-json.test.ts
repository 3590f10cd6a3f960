import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEqualJson } from './is-equal-json.ts';

it('finds a JSON value equal to its own copy with members in another order', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy: unknown = JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).toReversed())
          : inner,
      );
      expect(isEqualJson(JSON.parse(JSON.stringify(value)), copy)).toBe(true);
    }),
  ));

it.each([
  [1, '1'],
  [null, undefined],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [[1], [1, 2]],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('finds %j and %j different', (one, other) => {
  expect(isEqualJson(one, other)).toBe(false);
  expect(isEqualJson(other, one)).toBe(false);
});
