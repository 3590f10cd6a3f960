import { roundUnits, toText } from './decimal.ts';

/** Amounts are whole thousandths inside, whatever the currency: the most decimals a currency in use has. */
export const MONEY_SCALE = 3;

/** How one currency is rounded and written. Made once and kept: the formatter behind it is costly. */
export interface Currency {
  readonly code: string;
  /** 0, 2 or 3. */
  readonly decimals: number;
  /** To what can be paid, halves away from zero. */
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
    format: remembering((units) => format.format(toText(units, MONEY_SCALE))),
  };
}

const MOST_REMEMBERED = 2000;

/** Prices come again: of a product, its variants and the event that tells of it, and of other products. */
function remembering(write: (units: bigint) => string): (units: bigint) => string {
  const written = new Map<bigint, string>();
  return (units) => {
    const known = written.get(units);
    // Stryker disable next-line ConditionalExpression: only faster; what is written again is the same
    if (known !== undefined) return known;
    const text = write(units);
    // Stryker disable next-line ConditionalExpression,EqualityOperator,CallExpression: only bounds the memory
    if (written.size >= MOST_REMEMBERED) written.clear();
    // Stryker disable next-line CallExpression: only faster; what is not remembered is written again
    written.set(units, text);
    return text;
  };
}

function createFormat(currency: string, locale: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    // A store may name a language this Node has never heard of; amounts are written all the same.
    return new Intl.NumberFormat('en-US', { style: 'currency', currency });
  }
}
