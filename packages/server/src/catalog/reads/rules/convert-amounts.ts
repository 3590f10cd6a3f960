import type { DecimalValue } from '@shopwright/contract/catalog/currencies';
import { divideHalfUp } from '../../../kernel/decimal.ts';

/** 10.95 has the digits 1095 and two decimal places. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const MAX_DECIMAL_PLACES = 20;

export function readDecimal({
  value = '',
  decimalPlaces: places = 0,
}: DecimalValue): Decimal | undefined {
  if (!/^-?\d{1,30}$/.test(value) || places < 0 || places > MAX_DECIMAL_PLACES) return undefined;
  return { digits: BigInt(value), places };
}

/** Rounded once, to the smallest unit of the target currency. */
export function convertDecimal(
  { digits, places }: Decimal,
  { numerator, denominator }: { readonly numerator: bigint; readonly denominator: bigint },
  decimals: number,
): Required<DecimalValue> {
  const converted = divideHalfUp(
    digits * numerator * 10n ** BigInt(decimals),
    denominator * 10n ** BigInt(places),
  );
  return { value: String(converted), decimalPlaces: decimals };
}
