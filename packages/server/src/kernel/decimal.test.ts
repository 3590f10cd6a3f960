import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp, roundUnits, toNumber, toText, toUnits } from './decimal.ts';

const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });

test('a decimal written out and read back is the same', () => {
  fc.assert(fc.property(units, fc.integer({ min: 0, max: 10 }), (value, scale) => {
    expect(toUnits(toText(value, scale), scale)).toBe(value);
  }));
});

test('numbers of the wire are read digit for digit, in every form JavaScript writes them', () => {
  expect(toUnits(34.1, 3)).toBe(34_100n);
  expect(toUnits(1e21, 0)).toBe(10n ** 21n);
  expect(toUnits(1.5e-7, 8)).toBe(15n);
  expect(toUnits('007.250', 2)).toBe(725n);
  expect(toUnits(-0.005, 2)).toBe(-1n);
  expect(() => toUnits('12,5', 2)).toThrow(TypeError);
  expect(() => toUnits(Number.NaN, 2)).toThrow(TypeError);
  fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
    // 340 digits hold every double exactly as it is written.
    expect(toNumber(toUnits(value, 340), 340)).toBe(value === 0 ? 0 : value);
  }));
});

test('halves are rounded away from zero, everything else to the nearest', () => {
  fc.assert(fc.property(units, fc.bigInt({ min: 1n, max: 10n ** 6n }), (dividend, divisor) => {
    const rounded = divideHalfUp(dividend, divisor);
    const [off, half] = [2n * (rounded * divisor - dividend), divisor];
    const distance = off < 0n ? -off : off;
    expect(distance <= half).toBe(true);
    if (distance === half) expect((rounded < 0n ? -rounded : rounded) * divisor > (dividend < 0n ? -dividend : dividend)).toBe(true);
    expect(divideHalfUp(dividend, -divisor)).toBe(-rounded);
  }));
  expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
});

test('rounding to fewer digits changes nothing that has no more of them', () => {
  fc.assert(fc.property(units, fc.integer({ min: 0, max: 4 }), (value, digits) => {
    const rounded = roundUnits(value, 4, digits);
    expect(roundUnits(rounded, 4, digits)).toBe(rounded);
    expect(rounded % 10n ** BigInt(4 - digits)).toBe(0n);
  }));
});
