import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDecimal, toFloor } from './decimal.ts';
import { toMoment } from './moment.ts';

describe('a number becomes a plain decimal', () => {
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
  ])('%s is %s', (value, decimal) => expect(toDecimal(value)).toBe(decimal));

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
  ])('%s is none', (value) => {
    expect(toDecimal(value)).toBeUndefined();
  });

  test('every finite double, and back, without loss', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const decimal = toDecimal(value);
        expect(decimal).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(Number(decimal)).toBe(value + 0);
      }),
    );
  });

  test('and its floor is the whole number at or below it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (thousandths) => {
        const decimal = toDecimal(thousandths / 1000) ?? '';
        expect(toFloor(decimal)).toEqual({
          floor: BigInt(Math.floor(thousandths / 1000)),
          exact: thousandths % 1000 === 0,
        });
      }),
    );
  });
});

describe('a moment becomes UTC', () => {
  test.each([
    ['2024-03-01', '2024-03-01T00:00:00Z'],
    ['2024-03-01T01:30:00+02:00', '2024-02-29T23:30:00Z'],
    ['2024-03-01t00:00:00z', '2024-03-01T00:00:00Z'],
    ['2024-03-01T00:00:00.120Z', '2024-03-01T00:00:00.12Z'],
    ['2024-03-01T00:00:00.123456789Z', '2024-03-01T00:00:00.123456Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
    ['1969-12-31T23:59:59.9Z', '1969-12-31T23:59:59.9Z'],
  ])('%s is %s', (value, moment) => expect(toMoment(value)).toBe(moment));

  test.each([
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-01-01T24:00:01Z',
    '2024-01-01T00:00:60Z',
    '2024-01-01T00:00:00',
    '2024-01-01T00:00:00+25:00',
    '0000-12-31',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '12024-01-01',
    'now',
    '',
    5,
    null,
  ])('%s is none', (value) => {
    expect(toMoment(value)).toBeUndefined();
  });
});
