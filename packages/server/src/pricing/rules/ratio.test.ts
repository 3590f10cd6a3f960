import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  atLeastZero,
  fraction,
  lesser,
  reduce,
  roundToGrain,
  sumOf,
  toGrain,
  toWeights,
  whole,
} from './ratio.ts';

/** Fractions are exact: results are compared by cross-multiplication, never by division. */

test('a fraction has a positive denominator', () => {
  expect(fraction(3n, 4n)).toEqual({ over: 3n, under: 4n });
  expect(whole(7n)).toEqual({ over: 7n, under: 1n });
  for (const under of [0n, -1n])
    expect(() => fraction(1n, under)).toThrow(
      `A fraction needs something below its line, not ${under}.`,
    );
});

test('sums are exact, and in lowest terms where the denominators differ', () => {
  expect(add(fraction(1n, 4n), fraction(1n, 4n))).toEqual({ over: 2n, under: 4n });
  expect(add(fraction(1n, 2n), fraction(1n, 3n))).toEqual({ over: 5n, under: 6n });
  expect(add(fraction(1n, 2n), fraction(1n, 4n))).toEqual({ over: 3n, under: 4n });
  expect(add(fraction(-1n, 2n), fraction(1n, 6n))).toEqual({ over: -1n, under: 3n });
  expect(sumOf([])).toEqual(whole(0n));
  expect(sumOf([fraction(1n, 2n), fraction(1n, 3n), fraction(1n, 4n)])).toEqual({
    over: 13n,
    under: 12n,
  });
  expect(reduce(fraction(-6n, 4n))).toEqual({ over: -3n, under: 2n });
  expect(reduce(fraction(0n, 5n))).toEqual({ over: 0n, under: 1n });
});

test('the lesser of two equal fractions is the first, and zero is at least zero', () => {
  const [half, two] = [fraction(1n, 2n), fraction(2n, 4n)];
  expect(lesser(half, two)).toBe(half);
  expect(lesser(two, half)).toBe(two);
  expect(lesser(half, fraction(1n, 3n))).toEqual({ over: 1n, under: 3n });
  expect(lesser(fraction(1n, 3n), half)).toEqual({ over: 1n, under: 3n });
  const nothing = fraction(0n, 9n);
  expect(atLeastZero(nothing)).toBe(nothing);
  expect(atLeastZero(half)).toBe(half);
  expect(atLeastZero(fraction(-1n, 9n))).toEqual(whole(0n));
});

test('rounding is to whole units, halves away from zero', () => {
  expect([14n, 15n, 16n, 20n, 0n].map((units) => toGrain(units, 10n))).toEqual([
    10n,
    20n,
    20n,
    20n,
    0n,
  ]);
  expect(
    [
      fraction(29n, 2n),
      fraction(15n, 1n),
      fraction(-15n, 1n),
      fraction(44n, 3n),
      fraction(46n, 3n),
    ].map((ratio) => roundToGrain(ratio, 10n)),
  ).toEqual([10n, 20n, -20n, 10n, 20n]);
});

test('weights are whole numbers in the proportions of the fractions', () => {
  expect(toWeights([fraction(1n, 2n), fraction(1n, 3n)])).toEqual([3n, 2n]);
  expect(toWeights([fraction(1n, 4n), fraction(1n, 6n), whole(2n)])).toEqual([3n, 2n, 24n]);
  const part = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
    .map(([over, under]) => fraction(over, under));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (ratios) => {
      const weights = toWeights(ratios);
      ratios.forEach((a, one) =>
        ratios.forEach((b, other) => {
          expect(a.over * b.under * (weights[other] ?? 0n)).toBe(
            b.over * a.under * (weights[one] ?? 0n),
          );
        }),
      );
    }),
  );
});
