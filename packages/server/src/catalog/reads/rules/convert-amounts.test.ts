import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertDecimal, readDecimal } from './convert-amounts.ts';

test('a decimal is parsed into digits and decimal places', () => {
  expect(readDecimal({ value: '1095', decimalPlaces: 2 })).toEqual({ digits: 1095n, places: 2 });
  expect(readDecimal({ value: '-5' })).toEqual({ digits: -5n, places: 0 });
  expect(readDecimal({ value: '9'.repeat(30), decimalPlaces: 20 })).toMatchObject({ places: 20 });
});

test.each([
  [{}],
  [{ value: '' }],
  [{ value: '1.5' }],
  [{ value: '1e5' }],
  [{ value: '+5' }],
  [{ value: ' 5' }],
  [{ value: '5 ' }],
  [{ value: '-' }],
  [{ value: '9'.repeat(31) }],
  [{ value: '5', decimalPlaces: -1 }],
  [{ value: '5', decimalPlaces: 21 }],
])('%j is not a decimal', (value) => {
  expect(readDecimal(value)).toBeUndefined();
});

const dollars = { numerator: 5n, denominator: 4n };

test.each([
  ['two decimals', 1095n, 2, 2, '1369'],
  ['no decimals', 1095n, 2, 0, '14'],
  ['three decimals', 1095n, 2, 3, '13688'],
  ['a half is rounded up', 2n, 0, 0, '3'],
  ['a negative amount', -2n, 0, 2, '-250'],
  ['nothing', 0n, 5, 2, '0'],
])('an amount is rounded once, to the target: %s', (_case, digits, places, decimals, value) => {
  expect(convertDecimal({ digits, places }, dollars, decimals)).toEqual({
    value,
    decimalPlaces: decimals,
  });
});

test('an amount in its own currency stays the same', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat(3), (digits, places) => {
      const same = { numerator: 7n, denominator: 7n };
      return convertDecimal({ digits, places }, same, places).value === String(digits);
    }),
  );
});
