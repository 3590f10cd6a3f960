import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinorUnits, toMinorUnits } from './minor-units.ts';

test('amounts go to the provider in its units and come back the same', () => {
  expect([
    toMinorUnits(12_340n, 'USD'),
    toMinorUnits(1_000_000n, 'JPY'),
    toMinorUnits(12_340n, 'KWD'),
    toMinorUnits(5_000n, 'ISK'),
  ]).toEqual([1234, 1000, 12_340, 500]);
  // No decimals in practice, but two in Stripe's API.
  expect(toMinorUnits(5_000n, 'UGX')).toBe(500);
  fc.assert(
    fc.property(
      fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'ISK'),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (currency, amount) => {
        const units = toMinorUnits(amount, currency);
        if (units !== undefined) expect(fromMinorUnits(units, currency)).toBe(amount);
      },
    ),
  );
});

test('rejects amounts that the currency cannot pay', () => {
  expect([
    toMinorUnits(12_345n, 'USD'),
    toMinorUnits(1_500n, 'JPY'),
    toMinorUnits(12_345n, 'KWD'),
  ]).toEqual([undefined, undefined, undefined]);
});
