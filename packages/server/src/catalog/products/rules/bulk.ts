import type {
  AdjustValue,
  PropertyAdjustmentData,
  SetValue,
} from '@shopwright/contract/catalog/products';
import type { PatchProductError } from '@shopwright/contract/errors/groups';
import { divideRounded, toScale, toText, toUnits } from '../../../kernel/decimal.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import { type Refusal, refuse, refuseFields, violation } from '../../../kernel/outcome.ts';
import type { ProductState } from './product-state.ts';
import { WEIGHT_SCALE } from './effective.ts';
import { type Patching, patchProduct } from './patch-product.ts';
import { setPrice } from './prices.ts';

/** Sets one value on a product and on each managed variant. */
export function setValue(
  state: ProductState,
  set: SetValue,
  patching: Patching,
): ProductState | Refusal<PatchProductError> {
  if (set.price !== undefined)
    return patchProduct(state, { priceData: { price: set.price } }, patching);
  if (set.cost !== undefined)
    return withoutOwn(
      'cost',
      patchProduct(state, { costAndProfitData: { itemCost: set.cost } }, patching),
    );
  if (set.weight !== undefined)
    return withoutOwn('weight', patchProduct(state, { weight: set.weight }, patching));
  if (set.ribbon !== undefined) return patchProduct(state, { ribbon: set.ribbon }, patching);
  if (set.brand !== undefined) return patchProduct(state, { brand: set.brand }, patching);
  return refuseFields(
    violation(
      'set',
      'REQUIRED_ONE_OF_FIELD',
      'must hold one of price, cost, weight, ribbon, brand',
    ),
  );
}

function withoutOwn(
  name: 'cost' | 'weight',
  state: ProductState | Refusal<PatchProductError>,
): ProductState | Refusal<PatchProductError> {
  if ('refused' in state || state.variants.every((variant) => variant[name] === null)) return state;
  return { ...state, variants: state.variants.map((variant) => ({ ...variant, [name]: null })) };
}

/** Adjusts a value by an amount or by a percentage. */
export function adjustValue(
  state: ProductState,
  adjust: AdjustValue,
  currency: Currency,
): ProductState | Refusal<'NEGATIVE_VALUE' | 'NEGATIVE_VARIANT_PRICE' | 'VALUE_TOO_LARGE'> {
  if (adjust.price) return adjustPrice(state, adjust.price, currency);
  if (adjust.cost)
    return adjustOwn(state, 'cost', adjust.cost, { scale: MONEY_SCALE, digits: currency.decimals });
  if (adjust.weight)
    return adjustOwn(state, 'weight', adjust.weight, { scale: WEIGHT_SCALE, digits: 2 });
  return refuseFields(
    violation('adjust', 'REQUIRED_ONE_OF_FIELD', 'must hold one of price, cost, weight'),
  );
}

interface Precision {
  readonly scale: number;
  readonly digits: number;
}

function adjustPrice(
  state: ProductState,
  by: PropertyAdjustmentData,
  currency: Currency,
): ProductState | Refusal<'NEGATIVE_VALUE' | 'NEGATIVE_VARIANT_PRICE' | 'VALUE_TOO_LARGE'> {
  const price = adjusted(state.price, by, 'price', {
    scale: MONEY_SCALE,
    digits: currency.decimals,
  });
  return typeof price === 'string' ? setPrice(state, price) : (price ?? state);
}

function adjustOwn(
  state: ProductState,
  name: 'cost' | 'weight',
  by: PropertyAdjustmentData,
  precision: Precision,
): ProductState | Refusal<'NEGATIVE_VALUE' | 'VALUE_TOO_LARGE'> {
  const own = adjusted(state[name], by, name, precision);
  if (own !== null && typeof own === 'object') return own;
  const variants = [];
  for (const variant of state.variants) {
    const value = variant[name] === null ? null : adjusted(variant[name], by, name, precision);
    if (value !== null && typeof value === 'object') return value;
    variants.push(variant[name] === null ? variant : { ...variant, [name]: value });
  }
  return { ...state, [name]: own, variants };
}

const MAX_AMOUNT = '999999999.99';

/** A percentage of a missing value stays missing; an amount may be added to it. */
function adjusted(
  value: string | null,
  { percentage, amount }: PropertyAdjustmentData,
  name: string,
  { scale, digits }: Precision,
): string | null | Refusal<'NEGATIVE_VALUE' | 'VALUE_TOO_LARGE'> {
  if (!percentage && amount === undefined)
    return refuseFields(
      violation(`adjust.${name}`, 'REQUIRED_ONE_OF_FIELD', 'must hold a percentage or an amount'),
    );
  if (value === null && percentage) return null;
  const before = toUnits(value ?? '0', scale);
  const after = percentage
    ? divideRounded(
        before * BigInt(100 + (percentage.rate ?? 0)),
        100n,
        scale,
        percentage.roundToInt === true ? 0 : digits,
      )
    : before + toScale(amount ?? 0, scale, digits);
  return withinBounds(after, name, scale);
}

/** A new amount as text, refused when it is negative or too large. */
export function withinBounds(
  units: bigint,
  name: string,
  scale: number,
): string | Refusal<'NEGATIVE_VALUE' | 'VALUE_TOO_LARGE'> {
  const value = toText(units, scale);
  if (units < 0n) return refuse('NEGATIVE_VALUE', { name, value });
  if (units > toUnits(MAX_AMOUNT, scale))
    return refuse('VALUE_TOO_LARGE', { name, value, max: MAX_AMOUNT });
  return value;
}
