import { expect, test } from 'vitest';
import { convertAmount, convertTotal } from './convert.ts';
import type { Trace } from './explain.ts';

const yen = { currency: { code: 'JPY', decimals: 0 }, rate: 1_499_852_823_529n };

test('an amount is converted exactly, and rounded once to the target currency', () => {
  expect(convertAmount(34_000n, yen)).toBe(5_099_000n);
  expect(
    convertAmount(34_000n, { currency: { code: 'KWD', decimals: 3 }, rate: 3_065_000_000n }),
  ).toBe(10_421n);
  expect(convertAmount(10n, { currency: { code: 'EUR', decimals: 2 }, rate: 5_000_000_000n })).toBe(
    10n,
  );
});

test('a total is unchanged without a display currency, and explained with one', () => {
  const trace: Trace = [];
  expect([convertTotal(34_000n, undefined, trace), trace]).toEqual([34_000n, []]);
  expect(convertTotal(34_000n, yen)).toBe(5_099_000n);
  expect(convertTotal(34_000n, yen, trace)).toBe(5_099_000n);
  expect(trace).toEqual([
    {
      name: 'converted-total',
      rule: 'converted',
      inputs: {
        amount: { step: 'total', value: { over: 34_000n, under: 1n } },
        rate: { given: 'conversion.rate', value: { over: 1_499_852_823_529n, under: 1n } },
      },
      exact: { over: 34_000n * 1_499_852_823_529n, under: 10n ** 10n },
      rounding: { mode: 'half-up', to: 1_000n },
      value: { over: 5_099_000n, under: 1n },
    },
  ]);
});
