import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

const waits = { firstMs: 5_000, maxMs: 4 * 3_600_000 };
const middle = () => 0.5;

test('each failure doubles the delay, up to the maximum', () => {
  const ms = [1, 2, 3, 4, 12, 13, 14].map((failures) =>
    backoffMs(failures, { ...waits, random: middle }),
  );
  expect(ms).toEqual([5_000, 10_000, 20_000, 40_000, 10_240_000, 14_400_000, 14_400_000]);
});

test('a delay has a jitter of 20 %, so that callers do not retry in step', () => {
  const at = (random: number) => backoffMs(1, { ...waits, random: () => random });
  expect([at(0), at(0.25), at(1)]).toEqual([4_000, 4_500, 6_000]);
});

test('a delay is a whole number of milliseconds within its bounds, after any number of failures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 1e6 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (failures, firstMs, random) => {
        const ms = backoffMs(failures, { firstMs, maxMs: 1e7, random: () => random });
        expect(Number.isInteger(ms)).toBe(true);
        expect(ms).toBeGreaterThanOrEqual(Math.floor(firstMs * 0.8));
        expect(ms).toBeLessThanOrEqual(1.2e7);
      },
    ),
  );
});
