import type { PricePerUnitData } from '@shopwright/contract/catalog/price';
import type { MeasurementUnit } from '@shopwright/contract/shared/enums';
import { divideRounded, toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../../kernel/money.ts';

type Measured = Exclude<MeasurementUnit, 'UNSPECIFIED'>;

/** What each unit measures, and its exact size in the smallest of its kind (millilitre, milligram, millimetre, square metre). */
const UNITS: Readonly<
  Record<Measured, readonly [kind: 'volume' | 'mass' | 'length' | 'area', size: string]>
> = {
  ML: ['volume', '1'],
  CL: ['volume', '10'],
  L: ['volume', '1000'],
  CBM: ['volume', '1000000'],
  FLOZ: ['volume', '29.5735295625'],
  PT: ['volume', '473.176473'],
  QT: ['volume', '946.352946'],
  GAL: ['volume', '3785.411784'],
  MG: ['mass', '1'],
  G: ['mass', '1000'],
  KG: ['mass', '1000000'],
  OZ: ['mass', '28349.523125'],
  LB: ['mass', '453592.37'],
  MM: ['length', '1'],
  CM: ['length', '10'],
  M: ['length', '1000'],
  IN: ['length', '25.4'],
  FT: ['length', '304.8'],
  YD: ['length', '914.4'],
  SQM: ['area', '1'],
  SQFT: ['area', '0.09290304'],
};

const SIZE_SCALE = 10;
const QUANTITY_SCALE = 6;

export const measurementUnits = Object.keys(UNITS) as readonly Measured[];

export function measureSame(
  one: MeasurementUnit | undefined,
  other: MeasurementUnit | undefined,
): boolean {
  return kindOf(one) !== undefined && kindOf(one) === kindOf(other);
}

/**
 * The price of the base quantity (per 100 ML, per KG) of a product that holds the total quantity; undefined when the
 * two cannot be compared. Rounded once, at the end.
 */
export function pricePerUnit(
  price: bigint,
  data: PricePerUnitData | undefined,
  currency: Pick<Currency, 'decimals'>,
): bigint | undefined {
  if (!data || !measureSame(data.totalMeasurementUnit, data.baseMeasurementUnit)) return undefined;
  const total = amount(data.totalQuantity, data.totalMeasurementUnit);
  const base = amount(data.baseQuantity, data.baseMeasurementUnit);
  if (total <= 0n || base <= 0n) return undefined;
  return divideRounded(price * base, total, MONEY_SCALE, currency.decimals);
}

const kindOf = (unit: MeasurementUnit | undefined): string | undefined =>
  unit === undefined || unit === 'UNSPECIFIED' ? undefined : UNITS[unit][0];

function amount(quantity: number | undefined, unit: MeasurementUnit | undefined): bigint {
  if (unit === undefined || unit === 'UNSPECIFIED') return 0n;
  return toUnits(quantity ?? 0, QUANTITY_SCALE) * toUnits(UNITS[unit][1], SIZE_SCALE);
}
