import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByLargestRemainder } from './largest-remainder.ts';

test('gives leftovers to the largest remainders, then to the earlier ones', () => {
  expect(splitByLargestRemainder({ total: 100n, weights: [1n, 1n, 1n], grain: 1n })).toEqual([
    34n,
    33n,
    33n,
  ]);
  expect(splitByLargestRemainder({ total: 10n, weights: [1n, 7n, 2n], grain: 1n })).toEqual([
    1n,
    7n,
    2n,
  ]);
  expect(splitByLargestRemainder({ total: 50n, weights: [1n, 3n], grain: 10n })).toEqual([
    10n,
    40n,
  ]);
  expect(splitByLargestRemainder({ total: 0n, weights: [0n, 0n], grain: 10n })).toEqual([0n, 0n]);
});

test('no share exceeds its limit', () => {
  expect(
    splitByLargestRemainder({ total: 3n, weights: [1n, 1n], limits: [1n, 5n], grain: 1n }),
  ).toEqual([1n, 2n]);
  expect(() =>
    splitByLargestRemainder({ total: 3n, weights: [1n], limits: [2n], grain: 1n }),
  ).toThrow('3 does not fit below the limits 2.');
  // What one share cannot take goes to the others, repeatedly; a fraction of a unit is dropped.
  expect(
    splitByLargestRemainder({
      total: 100n,
      weights: [8n, 1n, 1n],
      limits: [25n, 100n, 35n],
      grain: 10n,
    }),
  ).toEqual([20n, 50n, 30n]);
  expect(
    splitByLargestRemainder({ total: 20n, weights: [1n, 1n], limits: [10n, 10n], grain: 10n }),
  ).toEqual([10n, 10n]);
  // Without a limit, a share is unbounded.
  expect(
    splitByLargestRemainder({ total: 9n, weights: [1n, 8n], limits: [5n], grain: 1n }),
  ).toEqual([1n, 8n]);
});

test('shares are zero if all weights are zero', () => {
  expect(splitByLargestRemainder({ total: 0n, weights: [0n, 0n], grain: 1n })).toEqual([0n, 0n]);
  expect(() => splitByLargestRemainder({ total: 5n, weights: [0n, 0n], grain: 1n })).toThrow(
    'Nothing to divide 5 by: every weight is zero.',
  );
});

test('gives the unit to the largest remainder, wherever it is', () => {
  // Exact shares of 7 units: 1.4, 2.8, 2.8.
  expect(splitByLargestRemainder({ total: 7n, weights: [1n, 2n, 2n], grain: 1n })).toEqual([
    1n,
    3n,
    3n,
  ]);
  expect(splitByLargestRemainder({ total: 7n, weights: [2n, 1n, 2n], grain: 1n })).toEqual([
    3n,
    1n,
    3n,
  ]);
  // 3.5, 1.75, 1.75: the earlier one wins a tie.
  expect(splitByLargestRemainder({ total: 7n, weights: [4n, 2n, 2n], grain: 1n })).toEqual([
    3n,
    2n,
    2n,
  ]);
  expect(splitByLargestRemainder({ total: 5n, weights: [1n, 1n, 1n, 1n], grain: 1n })).toEqual([
    2n,
    1n,
    1n,
    1n,
  ]);
});

test('shares add up to the total, within one unit of the exact values', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      amount,
      fc.constantFrom(1n, 10n, 1000n),
      (weights, grains, grain) => {
        const all = weights.reduce((sum, weight) => sum + weight, 0n);
        fc.pre(all > 0n);
        const total = grains * grain;
        const shares = splitByLargestRemainder({ total, weights, grain });
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(total);
        shares.forEach((share, at) => {
          const off = share * all - total * (weights[at] ?? 0n);
          expect(share % grain === 0n && off < grain * all && off > -grain * all).toBe(true);
        });
      },
    ),
  );
});
