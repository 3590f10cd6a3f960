import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divideHalfUp,
  divideRounded,
  roundUnits,
  toFloor,
  toNumber,
  toPlainDecimal,
  toScale,
  toText,
  toUnits,
} from './decimal.ts';

const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

test('a decimal survives formatting and parsing', () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 10 }), (value, scale) => {
      expect(toUnits(toText(value, scale), scale)).toBe(value);
    }),
  );
});

test('numbers are parsed digit for digit, in every notation of JavaScript', () => {
  expect(toUnits(34.1, 3)).toBe(34_100n);
  expect(toUnits(1e21, 0)).toBe(10n ** 21n);
  expect(toUnits(1.5e-7, 8)).toBe(15n);
  expect([toUnits('1e3', 0), toUnits('1.25E2', 3), toUnits('+1.5', 1), toUnits('5.', 2)]).toEqual([
    1000n,
    125_000n,
    15n,
    500n,
  ]);
  expect(toUnits('007.250', 2)).toBe(725n);
  expect(toUnits(-0.005, 2)).toBe(-1n);
  expect(() => toUnits('12,5', 2)).toThrow(new TypeError('"12,5" is not a decimal number.'));
  for (const text of ['', '.', '-', '.5', '1.2.3', '1e', 'e5', '1 ', ' 1', '0x10', '1.5e2.5'])
    expect(() => toUnits(text, 2), text).toThrow(TypeError);
  expect(() => toUnits(Number.NaN, 2)).toThrow(TypeError);
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
      (value) => {
        // 340 digits hold every double exactly as it is written.
        expect(toNumber(toUnits(value, 340), 340)).toBe(value === 0 ? 0 : value);
      },
    ),
  );
});

test('a decimal is parsed exactly, beyond the precision of a double', () => {
  expect([
    toUnits('0', 0),
    toUnits('9', 2),
    toUnits('12.5', 3),
    toUnits('12.500', 3),
    toUnits('007.25', 2),
    toUnits('1.2345', 3),
    toUnits('9007199254740991', 0),
    toUnits('9007199254740992', 0),
    toUnits('9007199254740991', 1),
  ]).toEqual([
    0n,
    900n,
    12_500n,
    12_500n,
    725n,
    1235n,
    9_007_199_254_740_991n,
    9_007_199_254_740_992n,
    90_071_992_547_409_910n,
  ]);
  for (const text of ['12a', 'a12', '1/2', '1:2', '1,5', '1e1000'])
    expect(() => toUnits(text, 3), text).toThrow(TypeError);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 2n ** 53n - 100n, max: 2n ** 53n + 100n }),
      fc.integer({ min: 0, max: 4 }),
      (value, scale) => {
        expect(toUnits(toText(value, scale), scale)).toBe(value);
      },
    ),
  );
});

test('a decimal is rounded to fewer digits than the scale', () => {
  expect([
    toScale('1.005', 3, 2),
    toScale('1.005', 3, 3),
    toScale('1.005', 3, 5),
    toScale('1.5', 3, 0),
    toScale(-0.005, 3, 2),
  ]).toEqual([1010n, 1005n, 1005n, 2000n, -10n]);
});

test('zero has no sign, and strings have exactly the digits of the scale', () => {
  expect([toText(0n, 3), toText(0n, 0), toText(-5n, 3), toText(5n, 0), toText(34_500n, 3)]).toEqual(
    ['0.000', '0', '-0.005', '5', '34.500'],
  );
});

test('a decimal becomes the nearest number', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.integer({ min: 0, max: 40 }),
      (value, scale) => {
        expect(toNumber(value, scale)).toBe(value === 0n ? 0 : Number(toText(value, scale)));
      },
    ),
    { numRuns: 1000 },
  );
});

test('a quotient is rounded once, to payable units', () => {
  // 0.0149996 is 0.01, though 0.015 would be 0.02.
  expect([
    divideRounded(149_996n, 10_000n, 3, 2),
    divideRounded(15n, 1n, 3, 2),
    divideRounded(15n, 1n, 3, 3),
    divideRounded(15n, 1n, 3, 5),
  ]).toEqual([10n, 20n, 15n, 15n]);
});

test('halves are rounded away from zero, everything else to the nearest', () => {
  fc.assert(
    fc.property(units, fc.bigInt({ min: 1n, max: 10n ** 6n }), (dividend, divisor) => {
      const rounded = divideHalfUp(dividend, divisor);
      const [off, half] = [2n * (rounded * divisor - dividend), divisor];
      const distance = off < 0n ? -off : off;
      expect(distance <= half).toBe(true);
      if (distance === half)
        expect(
          (rounded < 0n ? -rounded : rounded) * divisor > (dividend < 0n ? -dividend : dividend),
        ).toBe(true);
      expect(divideHalfUp(dividend, -divisor)).toBe(-rounded);
    }),
  );
  expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
});

test('rounding leaves values with fewer digits unchanged', () => {
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 4 }), (value, digits) => {
      const rounded = roundUnits(value, 4, digits);
      expect(roundUnits(rounded, 4, digits)).toBe(rounded);
      expect(rounded % 10n ** BigInt(4 - digits)).toBe(0n);
    }),
  );
});

describe('a number as a decimal', () => {
  test.each([
    [12.5, '12.5'],
    ['012.50', '12.5'],
    ['+1', '1'],
    [-0, '0'],
    ['-0.00', '0'],
    ['1e3', '1000'],
    ['1.25E+1', '12.5'],
    ['-1.5e-3', '-0.0015'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    ['0.10', '0.1'],
    ['9007199254740993', '9007199254740993'],
    ['100', '100'],
    ['1e-2', '0.01'],
    ['0e5', '0'],
  ])('%s is %s', (value, decimal) => expect(toPlainDecimal(value)).toBe(decimal));

  test.each([
    '',
    ' ',
    '1 ',
    '.5',
    '5.',
    '1e',
    '1e1000',
    '1e401',
    '--1',
    '0x10',
    '1_0',
    'NaN',
    'Infinity',
    Number.NaN,
    Infinity,
    null,
    undefined,
    true,
    [1],
    {},
    1n,
    '١',
    '1'.repeat(401),
  ])('%s is not a decimal', (value) => {
    expect(toPlainDecimal(value)).toBeUndefined();
  });

  test('survives the round trip, for every finite double', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const decimal = toPlainDecimal(value);
        expect(decimal).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(Number(decimal)).toBe(value + 0);
      }),
    );
  });

  test('has the floor of the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (thousandths) => {
        const decimal = toPlainDecimal(thousandths / 1000) ?? '';
        expect(toFloor(decimal)).toEqual({
          floor: BigInt(Math.floor(thousandths / 1000)),
          exact: thousandths % 1000 === 0,
        });
      }),
    );
  });
});
