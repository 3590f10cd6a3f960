import { divideHalfUp } from '../../kernel/decimal.ts';
import type { PurchaseLine, StoreWeightUnit } from './purchase.ts';

/** Exact, by the definition of the pound: 100,000,000 pounds are 45,359,237 kilograms. */
const KILOGRAMS = 45_359_237n;
const POUNDS = 100_000_000n;

export const isDelivered = ({
  itemType,
  shippable,
}: Pick<PurchaseLine, 'itemType' | 'shippable'>): boolean =>
  itemType === 'PHYSICAL' && shippable !== false;

/** The weight to be delivered. */
export function weightOf(lines: readonly PurchaseLine[]): bigint {
  return lines.reduce(
    (sum, line) => (isDelivered(line) ? sum + (line.weight ?? 0n) * BigInt(line.quantity) : sum),
    0n,
  );
}

/** Rounded to the scale of weights. */
export function convertWeight(weight: bigint, unit: StoreWeightUnit, to: StoreWeightUnit): bigint {
  if (unit === to) return weight;
  return unit === 'LB'
    ? divideHalfUp(weight * KILOGRAMS, POUNDS)
    : divideHalfUp(weight * POUNDS, KILOGRAMS);
}

/** Compares without rounding, whatever the units. */
export function isWeightWithin(
  weight: bigint,
  unit: StoreWeightUnit,
  limit: bigint,
  limitUnit: StoreWeightUnit,
): boolean {
  const inKilograms = (value: bigint, of: StoreWeightUnit): bigint =>
    value * (of === 'LB' ? KILOGRAMS : POUNDS);
  return inKilograms(weight, unit) <= inKilograms(limit, limitUnit);
}
