import type { Discount, PricePerUnitData } from '@shopwright/contract/catalog/price';
import { toText, toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../../kernel/money.ts';
import { refuse, type Refusal } from '../../../kernel/outcome.ts';
import type { DiscountState, ProductState } from './product-state.ts';
import { fail, takeNumber, type Taking } from './bounds.ts';
import { measureSame } from './units.ts';

const money = (units: bigint): string => toText(units, MONEY_SCALE);

/**
 * A variant's own price is a difference from its product's: when the product gets dearer, so does the variant.
 * (The provider says so for its bulk calls; a price is set the same way everywhere.)
 */
export function setPrice(state: ProductState, price: string): ProductState | Refusal {
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
      400,
      'NEGATIVE_VARIANT_PRICE',
      `With the product at ${price}, its variant ${negative.variantId} would cost ${negative.price}.`,
      { variantId: negative.variantId },
    );
  return { ...state, price, variants };
}

const MOST_PERCENT = 100;

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
      takeNumber(taking, `${field}.value`, value, {
        scale: MONEY_SCALE,
        ...(type === 'PERCENT' ? { most: MOST_PERCENT } : {}),
      }) ?? before.value,
  };
}

/** An unspecified unit takes the whole statement back. */
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
  if (!measureSame(merged.totalMeasurementUnit, merged.baseMeasurementUnit)) {
    return fail(
      taking,
      `${field}.baseMeasurementUnit`,
      'VALIDATION',
      `measures something else than ${merged.totalMeasurementUnit}; a price per unit needs two units of the same kind`,
    );
  }
  return merged;
}
