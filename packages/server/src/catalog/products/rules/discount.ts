import { divideRounded, toUnits } from '../../../kernel/decimal.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import type { DiscountState } from './product-state.ts';

const WHOLE = 100n * 10n ** BigInt(MONEY_SCALE);

/** The charged price: never negative, always a whole number of the currency's smallest unit. */
export function discounted(
  price: bigint,
  discount: DiscountState,
  currency: Pick<Currency, 'round' | 'decimals'>,
): bigint {
  if (discount.type === 'NONE') return price;
  const value = toUnits(discount.value, MONEY_SCALE);
  if (discount.type === 'AMOUNT') return atLeastNothing(price - currency.round(value));
  return atLeastNothing(
    divideRounded(price * (WHOLE - value), WHOLE, MONEY_SCALE, currency.decimals),
  );
}

// Stryker disable next-line EqualityOperator: both are nothing where nothing is left
const atLeastNothing = (units: bigint): bigint => (units < 0n ? 0n : units);
