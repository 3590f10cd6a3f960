import { roundUnits, toText } from './decimal.ts';

/**
 * Amounts are integers in thousandths, whatever the currency: no currency has more than three
 * decimals.
 */
export const MONEY_SCALE = 3;

/**
 * How one currency is rounded and formatted. Created once and cached, because its formatter is
 * expensive.
 */
export interface Currency {
  readonly code: string;
  /** 0, 2 or 3. */
  readonly decimals: number;
  /** To the currency's decimals, half away from zero. */
  readonly round: (units: bigint) => bigint;
  readonly format: (units: bigint) => string;
}

export function createCurrency(code: string, locale: string): Currency {
  const format = createFormat(code, locale);
  const decimals = Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, MONEY_SCALE);
  return {
    code,
    decimals,
    round: (units) => roundUnits(units, MONEY_SCALE, decimals),
    format: memoize((units) => format.format(toText(units, MONEY_SCALE))),
  };
}

const MAX_CACHED_AMOUNTS = 2000;

/** Cached because prices repeat in a product, its variants and its events. */
function memoize(write: (units: bigint) => string): (units: bigint) => string {
  const written = new Map<bigint, string>();
  return (units) => {
    const cached = written.get(units);
    // Stryker disable next-line ConditionalExpression: only faster; what is written again is the same
    if (cached !== undefined) return cached;
    const text = write(units);
    // Stryker disable next-line ConditionalExpression,EqualityOperator,CallExpression: only bounds the memory
    if (written.size >= MAX_CACHED_AMOUNTS) written.clear();
    // Stryker disable next-line CallExpression: only faster; what is not remembered is written again
    written.set(units, text);
    return text;
  };
}

function createFormat(currency: string, locale: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    // A store may name a locale that this Node does not support; amounts are formatted
    // nevertheless.
    return new Intl.NumberFormat('en-US', { style: 'currency', currency });
  }
}
