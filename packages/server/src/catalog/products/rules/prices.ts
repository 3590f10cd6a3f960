import type {
  CostAndProfitData,
  Discount,
  PriceData,
  PricePerUnitData,
} from '@shopwright/contract/catalog/price';
import type { MeasurementUnit } from '@shopwright/contract/shared/enums';
import { divideHalfUp, divideRounded, toNumber, toText, toUnits } from '../../../kernel/decimal.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import { type Refusal, refuse } from '../../../kernel/outcome.ts';
import { fail, checkNumber, type Taking } from './bounds.ts';
import type { DiscountState, ProductState } from './product-state.ts';

export interface Price {
  readonly price: bigint;
  readonly discounted: bigint;
}

export const moneyNumber = (units: bigint): number => toNumber(units, MONEY_SCALE);

export function renderPrice(
  { price, discounted }: Price,
  unit: PricePerUnitData | undefined,
  currency: Currency,
): PriceData {
  const perUnit = pricePerUnit(discounted, unit, currency);
  const formatted = currency.format(price);
  return {
    currency: currency.code,
    price: moneyNumber(price),
    discountedPrice: moneyNumber(discounted),
    formatted: {
      price: formatted,
      discountedPrice: discounted === price ? formatted : currency.format(discounted),
      ...(perUnit === undefined ? {} : { pricePerUnit: currency.format(perUnit) }),
    },
    ...(perUnit === undefined ? {} : { pricePerUnit: moneyNumber(perUnit) }),
  };
}

const RATE_SCALE = 10;
const ONE = 10n ** BigInt(RATE_SCALE);

/** Converts each amount by itself, rounded to the smallest unit of the currency. */
export function convert({ price, discounted }: Price, rate: string, currency: Currency): Price {
  const factor = toUnits(rate, RATE_SCALE);
  const into = (units: bigint): bigint =>
    divideRounded(units * factor, ONE, MONEY_SCALE, currency.decimals);
  return { price: into(price), discounted: into(discounted) };
}

const MARGIN_SCALE = 4;

/** The merchant's profit on the charged price. */
export function renderCost(cost: bigint, charged: bigint, currency: Currency): CostAndProfitData {
  const profit = charged - cost;
  const margin = charged === 0n ? 0n : divideHalfUp(profit * 10n ** BigInt(MARGIN_SCALE), charged);
  return {
    itemCost: moneyNumber(cost),
    formattedItemCost: currency.format(cost),
    profit: moneyNumber(profit),
    formattedProfit: currency.format(profit),
    profitMargin: toNumber(margin, MARGIN_SCALE),
  };
}

const money = (units: bigint): string => toText(units, MONEY_SCALE);

/**
 * A variant's own price is a difference from the product's price: when the product's price rises,
 * the variant's rises too. The provider documents this for bulk calls; here it holds for every
 * call.
 */
export function setPrice(
  state: ProductState,
  price: string,
): ProductState | Refusal<'NEGATIVE_VARIANT_PRICE'> {
  const by = toUnits(price, MONEY_SCALE) - toUnits(state.price, MONEY_SCALE);
  if (by === 0n) return state;
  if (state.variants.every((variant) => variant.price === null)) return { ...state, price };
  const variants = state.variants.map((variant) =>
    variant.price === null
      ? variant
      : { ...variant, price: money(toUnits(variant.price, MONEY_SCALE) + by) },
  );
  const negative = variants.find((variant) => variant.price?.startsWith('-'));
  if (negative)
    return refuse(
      'NEGATIVE_VARIANT_PRICE',
      { price, variantId: negative.variantId, variantPrice: negative.price },
      { variantId: negative.variantId },
    );
  return { ...state, price, variants };
}

const MAX_PERCENT = 100;

export function takeDiscount(
  taking: Taking,
  field: string,
  change: Discount,
  before: DiscountState,
): DiscountState {
  const type =
    change.type === undefined ? before.type : change.type === 'UNDEFINED' ? 'NONE' : change.type;
  if (type === 'NONE') return { type, value: money(0n) };
  const value = change.value ?? before.value;
  return {
    type,
    value:
      checkNumber(taking, `${field}.value`, value, {
        scale: MONEY_SCALE,
        ...(type === 'PERCENT' ? { max: MAX_PERCENT } : {}),
      }) ?? before.value,
  };
}

/** An unspecified unit removes the price per unit. */
export function takePricePerUnit(
  taking: Taking,
  field: string,
  change: PricePerUnitData,
  before: PricePerUnitData | undefined,
): PricePerUnitData | undefined {
  const merged = { ...before, ...change };
  if (merged.totalMeasurementUnit === 'UNSPECIFIED' || merged.baseMeasurementUnit === 'UNSPECIFIED')
    return undefined;
  for (const name of [
    'totalQuantity',
    'totalMeasurementUnit',
    'baseQuantity',
    'baseMeasurementUnit',
  ] as const) {
    if (merged[name] === undefined)
      return fail(taking, `${field}.${name}`, 'REQUIRED_FIELD', 'is required');
  }
  if (!areComparableUnits(merged.totalMeasurementUnit, merged.baseMeasurementUnit)) {
    return fail(
      taking,
      `${field}.baseMeasurementUnit`,
      'VALIDATION',
      `measures something else than ${merged.totalMeasurementUnit}; a price per unit needs two units of the same kind`,
    );
  }
  return merged;
}

type Measured = Exclude<MeasurementUnit, 'UNSPECIFIED'>;

/**
 * What each unit measures, and its exact size in the smallest of its kind (milliliter, milligram,
 * millimeter, square meter).
 */
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

export function areComparableUnits(
  one: MeasurementUnit | undefined,
  other: MeasurementUnit | undefined,
): boolean {
  return kindOf(one) !== undefined && kindOf(one) === kindOf(other);
}

/**
 * The price of the base quantity (per 100 ML, per KG) of a product that holds the total quantity;
 * undefined when the two cannot be compared. Rounded once, at the end.
 */
export function pricePerUnit(
  price: bigint,
  data: PricePerUnitData | undefined,
  currency: Pick<Currency, 'decimals'>,
): bigint | undefined {
  if (!data || !areComparableUnits(data.totalMeasurementUnit, data.baseMeasurementUnit))
    return undefined;
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

const WHOLE = 100n * 10n ** BigInt(MONEY_SCALE);

/** The charged price: never negative, always a whole number of the currency's smallest unit. */
export function discounted(
  price: bigint,
  discount: DiscountState,
  currency: Pick<Currency, 'round' | 'decimals'>,
): bigint {
  if (discount.type === 'NONE') return price;
  const value = toUnits(discount.value, MONEY_SCALE);
  if (discount.type === 'AMOUNT') return atLeastZero(price - currency.round(value));
  return atLeastZero(divideRounded(price * (WHOLE - value), WHOLE, MONEY_SCALE, currency.decimals));
}

// Stryker disable next-line EqualityOperator: both are nothing where nothing is left
const atLeastZero = (units: bigint): bigint => (units < 0n ? 0n : units);
