import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByLargestRemainder } from './largest-remainder.ts';

test('what is left over goes to those who lost most, and then to the earlier', () => {
  expect(splitByLargestRemainder({ total: 100n, weights: [1n, 1n, 1n], grain: 1n })).toEqual([34n, 33n, 33n]);
  expect(splitByLargestRemainder({ total: 10n, weights: [1n, 7n, 2n], grain: 1n })).toEqual([1n, 7n, 2n]);
  expect(splitByLargestRemainder({ total: 50n, weights: [1n, 3n], grain: 10n })).toEqual([10n, 40n]);
  expect(splitByLargestRemainder({ total: 0n, weights: [0n, 0n], grain: 10n })).toEqual([0n, 0n]);
});

test('nobody gets more than the limit', () => {
  expect(splitByLargestRemainder({ total: 3n, weights: [1n, 1n], limits: [1n, 5n], grain: 1n })).toEqual([1n, 2n]);
  expect(() => splitByLargestRemainder({ total: 3n, weights: [1n], limits: [2n], grain: 1n })).toThrow('does not fit');
});

test('shares add up to the total, and are within one grain of exact', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), amount, fc.constantFrom(1n, 10n, 1000n), (weights, grains, grain) => {
    const all = weights.reduce((sum, weight) => sum + weight, 0n);
    fc.pre(all > 0n);
    const total = grains * grain;
    const shares = splitByLargestRemainder({ total, weights, grain });
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(total);
    shares.forEach((share, at) => {
      const off = share * all - total * (weights[at] ?? 0n);
      expect(share % grain === 0n && off < grain * all && off > -grain * all).toBe(true);
    });
  }));
});
