import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from '../testing-examples.ts';
import { convertWeight, isDelivered, isWeightWithin, weightOf } from './weight.ts';

test('physical lines are delivered, unless they need no delivery', () => {
  expect(
    [
      { itemType: 'PHYSICAL' },
      { itemType: 'PHYSICAL', shippable: true },
      { itemType: 'PHYSICAL', shippable: false },
      { itemType: 'DIGITAL' },
      { itemType: 'SERVICE', shippable: true },
    ].map((line) => isDelivered(line as Parameters<typeof isDelivered>[0])),
  ).toEqual([true, true, false, false, false]);
});

test('the weight is that of all delivered units', () => {
  expect(
    weightOf([
      lineOf('a', 1, { quantity: 3, weight: 5_000n }),
      lineOf('b', 1, { quantity: 2, weight: 10_000n, itemType: 'DIGITAL' }),
      lineOf('c', 1),
      lineOf('d', 1, { weight: 1n }),
    ]),
  ).toBe(15_001n);
  expect(weightOf([])).toBe(0n);
});

test('pounds become kilograms and back, rounded to the scale', () => {
  expect(convertWeight(10_000n, 'LB', 'KG')).toBe(4_536n);
  expect(convertWeight(10_000n, 'KG', 'LB')).toBe(22_046n);
  expect(convertWeight(123n, 'KG', 'KG')).toBe(123n);
  expect(convertWeight(123n, 'LB', 'LB')).toBe(123n);
});

test('a limit is compared exactly, whatever the units', () => {
  expect(isWeightWithin(10_000n, 'KG', 10_000n, 'KG')).toBe(true);
  expect(isWeightWithin(10_001n, 'KG', 10_000n, 'KG')).toBe(false);
  // 22.046 pounds are a little less than ten kilograms, 22.047 a little more.
  expect(isWeightWithin(220_460n, 'LB', 100_000n, 'KG')).toBe(true);
  expect(isWeightWithin(220_470n, 'LB', 100_000n, 'KG')).toBe(false);
  expect(isWeightWithin(100_000n, 'KG', 220_460n, 'LB')).toBe(false);
  expect(isWeightWithin(100_000n, 'KG', 220_470n, 'LB')).toBe(true);
});

test('a heavier parcel is never within a limit that a lighter one exceeds', () => {
  const weight = fc.bigInt({ min: 0n, max: 10_000_000n });
  const unit = fc.constantFrom('KG' as const, 'LB' as const);
  fc.assert(
    fc.property(
      weight,
      weight,
      weight,
      unit,
      unit,
      (light, more, limit, of, limitUnit) =>
        isWeightWithin(light, of, limit, limitUnit) ||
        !isWeightWithin(light + more, of, limit, limitUnit),
    ),
  );
});
