import fc from 'fast-check';
import { MeasurementUnit } from '@shopwright/contract/shared/enums';
import { expect, test } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import { measurementUnits, areComparableUnits, pricePerUnit } from './prices.ts';

const dollar = createCurrency('USD', 'en-US');
const per = (
  price: bigint,
  totalQuantity: number,
  totalMeasurementUnit: MeasurementUnit,
  baseQuantity: number,
  baseMeasurementUnit: MeasurementUnit,
) =>
  pricePerUnit(
    price,
    { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit },
    dollar,
  );
const kinds: MeasurementUnit[][] = [
  ['ML', 'CL', 'L', 'CBM', 'FLOZ', 'PT', 'QT', 'GAL'],
  ['MG', 'G', 'KG', 'OZ', 'LB'],
  ['MM', 'CM', 'M', 'IN', 'FT', 'YD'],
  ['SQM', 'SQFT'],
];

test('supports all 21 units of the API, and compares only units of the same kind', () => {
  expect([...measurementUnits].sort()).toEqual(
    MeasurementUnit.enum?.filter((unit) => unit !== 'UNSPECIFIED').sort(),
  );
  expect(measurementUnits).toHaveLength(21);
  for (const one of measurementUnits) {
    for (const other of measurementUnits)
      expect(areComparableUnits(one, other), `${one} ${other}`).toBe(
        kinds.some((kind) => kind.includes(one) && kind.includes(other)),
      );
  }
  expect(per(1000n, 1, 'ML', 1, 'KG')).toBeUndefined();
  expect(per(1000n, 1, 'UNSPECIFIED', 1, 'UNSPECIFIED')).toBeUndefined();
  expect(pricePerUnit(1000n, undefined, dollar)).toBeUndefined();
});

test('well-known conversions', () => {
  expect(per(12_800n, 1, 'GAL', 1, 'FLOZ')).toBe(100n);
  expect(per(2_000n, 1, 'GAL', 1, 'QT')).toBe(500n);
  expect(per(2_000n, 1, 'QT', 1, 'PT')).toBe(1_000n);
  expect(per(16_000n, 1, 'LB', 1, 'OZ')).toBe(1_000n);
  expect(per(3_500n, 350, 'ML', 1, 'L')).toBe(10_000n);
  expect(per(5_000n, 1, 'CBM', 1, 'L')).toBe(10n);
  expect(per(10_000n, 250, 'G', 100, 'G')).toBe(4_000n);
  expect(per(36_000n, 1, 'YD', 1, 'IN')).toBe(1_000n);
  expect(per(3_000n, 1, 'YD', 1, 'FT')).toBe(1_000n);
  expect(per(25_400n, 1, 'M', 1, 'IN')).toBe(650n);
  expect(per(10_000n, 1, 'SQM', 1, 'SQFT')).toBe(930n);
  expect(per(1_000n, 1, 'KG', 1, 'LB')).toBe(450n);
});

test('the price of the total quantity is the price, in any unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...measurementUnits),
      fc.integer({ min: 1, max: 99_999_999 }).map((hundredths) => hundredths / 100),
      fc.bigInt({ min: 0n, max: 99_999_999n }).map((cents) => cents * 10n),
      (unit, quantity, price) => {
        expect(per(price, quantity, unit, quantity, unit)).toBe(price);
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(
        ['L', 'ML', 1000],
        ['KG', 'G', 1000],
        ['M', 'CM', 100],
        ['FT', 'IN', 12],
        ['LB', 'OZ', 16],
        ['GAL', 'PT', 8],
      ) as fc.Arbitrary<[MeasurementUnit, MeasurementUnit, number]>,
      fc.integer({ min: 1, max: 9999 }),
      fc.bigInt({ min: 0n, max: 9_999_999n }),
      ([large, small, size], quantity, price) => {
        expect(per(price, quantity, large, 1, large)).toBe(
          per(price, quantity * size, small, size, small),
        );
        expect(per(price, quantity, large, 1, small)).toBe(
          per(price, quantity * size, small, 1, small),
        );
      },
    ),
  );
});

test('the price per unit grows with the price and falls with the quantity', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.nat(7),
      fc.nat(7),
      fc.bigInt({ min: 0n, max: 9_999_999n }),
      fc.integer({ min: 1, max: 9999 }),
      (kind, n, m, price, quantity) => {
        const [one = 'ML', other = 'ML'] = [kind[n % kind.length], kind[m % kind.length]];
        expect(
          (per(price + 1000n, quantity, one, 1, other) ?? 0n) >=
            (per(price, quantity, one, 1, other) ?? 0n),
        ).toBe(true);
        expect(
          (per(price, quantity + 1, one, 1, other) ?? 0n) <=
            (per(price, quantity, one, 1, other) ?? 0n),
        ).toBe(true);
      },
    ),
  );
});
