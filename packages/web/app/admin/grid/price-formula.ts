import { parseNumber } from './parse-number.ts';

/**
 * Formulas in cells, such as `=price*1.1`, `=price-10%` and `=price+5`. The platform computes them, by
 * the same rule as bulk changes.
 */

/** As the platform takes it: decimals as text. */
export type CellFormula =
  | { readonly setTo: string }
  | { readonly addAmount: string }
  | { readonly addPercent: string };

export const isFormula = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('=');

/** The cell's own value may have any name, so that every language can name it. */
const CHANGE = /^=\s*\p{L}[\p{L}\s]*?\s*([-+*×/])\s*([\d.,\s]*\d)\s*(%?)$/u;
const AMOUNT = /^=\s*([\d.,\s]*\d)$/;

const MAX_PERCENT_DIGITS = 4;
const MAX_AMOUNT_DIGITS = 3;

/** The formula that was typed; undefined for one that is not understood, or not exact. */
export function parseFormula(text: string, locale: string): CellFormula | undefined {
  const amount = AMOUNT.exec(text)?.[1];
  if (amount !== undefined) {
    const setTo = decimal(parseNumber(amount, locale), MAX_AMOUNT_DIGITS);
    return setTo === undefined ? undefined : { setTo };
  }
  const [, operator, operand = '', percentSign] = CHANGE.exec(text) ?? [];
  if (operator === '+' || operator === '-') {
    const value = parseNumber(operand, locale);
    const signed = value === undefined ? undefined : operator === '-' ? -value : value;
    if (percentSign === '%') return byPercent(signed);
    const addAmount = decimal(signed, MAX_AMOUNT_DIGITS);
    return addAmount === undefined ? undefined : { addAmount };
  }
  if (operator === undefined || percentSign === '%') return undefined;
  // No one multiplies a price by 1,125: a single separator is the decimal one.
  const factor = Number(operand.replace(',', '.').replaceAll(/\s/g, ''));
  return byPercent(((operator === '/' ? 1 / factor : factor) - 1) * 100);
}

function byPercent(percent: number | undefined): CellFormula | undefined {
  const addPercent = decimal(percent, MAX_PERCENT_DIGITS);
  return addPercent === undefined ? undefined : { addPercent };
}

/** Without an exponent; undefined if the digits do not suffice. */
function decimal(value: number | undefined, digits: number): string | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const rounded = Number(value.toFixed(digits));
  return Math.abs(rounded - value) < 1e-9 ? String(rounded === 0 ? 0 : rounded) : undefined;
}

/** The formula as text, the same in every language. `parseFormula` reads it as English. */
export function formulaText(formula: CellFormula): string {
  if ('setTo' in formula) return `=${formula.setTo}`;
  const [change, sign] =
    'addAmount' in formula ? [formula.addAmount, ''] : [formula.addPercent, '%'];
  return `=price${change.startsWith('-') ? '' : '+'}${change}${sign}`;
}
