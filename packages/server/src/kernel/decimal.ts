/**
 * Exact decimals, as whole numbers of units: 34.5 at scale 3 is 34500n. Texts and the wire's
 * numbers come in, texts and numbers go out; nothing in between is a float.
 */

/**
 * Three digits of exponent hold every double; more would let a short text ask for endless digits.
 */
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

interface ParsedDecimal {
  readonly isNegative: boolean;
  readonly digits: string;
  /**
   * How many of the digits stand before the point; may be negative, or more than there are digits.
   */
  readonly point: number;
}

function parseDecimal(text: string): ParsedDecimal | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  // Stryker disable next-line StringLiteral: a match has digits before the point
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  return {
    isNegative: sign === '-',
    digits: whole + fraction,
    point: whole.length + Number(exponent),
  };
}

/** More digits than the scale holds are rounded, halves away from zero. */
export function toUnits(value: string | number, scale: number): bigint {
  const parsed = parseDecimal(String(value));
  if (!parsed) throw new TypeError(`"${String(value)}" is not a decimal number.`);
  const digits = BigInt(parsed.digits);
  const shift = scale + parsed.point - parsed.digits.length;
  // Stryker disable next-line EqualityOperator: to shift by nothing is the same in both directions
  const units =
    shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfUp(digits, 10n ** BigInt(-shift));
  return parsed.isNegative ? -units : units;
}

/** Every finite double fits, and so does everything PostgreSQL's numeric holds for us. */
const MAX_DECIMAL_DIGITS = 400;

/**
 * A number, or the text of one, without an exponent, a plus sign or spare zeros; undefined when it
 * is none.
 */
export function toPlainDecimal(value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value);
  const parsed = parseDecimal(text);
  if (!parsed || /\.(?!\d)/.test(text)) return undefined;
  const { isNegative, digits, point } = parsed;
  const exponent = Math.abs(Number(/e(.*)/i.exec(text)?.[1] ?? 0));
  if (exponent > MAX_DECIMAL_DIGITS || digits.length > MAX_DECIMAL_DIGITS) return undefined;
  const whole = digits.slice(0, Math.max(point, 0)).padEnd(point, '0').replace(/^0+/, '');
  const fraction = '0'.repeat(Math.max(-point, 0)) + digits.slice(Math.max(point, 0));
  const shortFraction = fraction.replace(/0+$/, '');
  if (whole === '' && shortFraction === '') return '0';
  return `${isNegative ? '-' : ''}${whole || '0'}${shortFraction === '' ? '' : `.${shortFraction}`}`;
}

/** The whole number at or below a plain decimal, and whether that is the number itself. */
export function toFloor(decimal: string): { readonly floor: bigint; readonly exact: boolean } {
  const [whole = '0', fraction] = decimal.split('.');
  if (fraction === undefined) return { floor: BigInt(whole), exact: true };
  return { floor: decimal.startsWith('-') ? BigInt(whole) - 1n : BigInt(whole), exact: false };
}

/** Rounds to fewer digits than the scale has: 1.005 with 2 of 3 digits is 1010n. */
export const toScale = (value: string | number, scale: number, digits: number): bigint =>
  toUnits(value, Math.min(scale, digits)) * 10n ** BigInt(Math.max(0, scale - digits));

/** With exactly `scale` digits after the point: 34500n at 3 is '34.500'. */
export function toText(units: bigint, scale: number): `${number}` {
  const sign = units < 0n ? '-' : '';
  const digits = units
    .toString()
    .replace('-', '')
    .padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  // Digits and a point, so a number by construction.
  return `${sign}${text}` as `${number}`;
}

/**
 * The nearest double, for the wire's numbers. Of two numbers that are exact a quotient is that,
 * too.
 */
export function toNumber(units: bigint, scale: number): number {
  const number = Number(units);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: up to there the text gives the same number
  return Number.isSafeInteger(number) && scale <= MAX_EXACT_POWER_OF_TEN
    ? number / 10 ** scale
    : Number(toText(units, scale));
}

/** The highest power of ten that is exact as a number. */
const MAX_EXACT_POWER_OF_TEN = 22;

/** Halves away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  // Stryker disable next-line EqualityOperator: zero has no sign
  const negative = dividend < 0n !== divisor < 0n;
  // Stryker disable next-line EqualityOperator: zero has no sign
  const [above, below] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * above + below) / (2n * below);
  return negative ? -rounded : rounded;
}

/**
 * The quotient at this scale, rounded once to fewer digits: rounding twice would lift 0.0149996 to
 * 0.02.
 */
export function divideRounded(
  dividend: bigint,
  divisor: bigint,
  scale: number,
  digits: number,
): bigint {
  const step = 10n ** BigInt(Math.max(0, scale - digits));
  return divideHalfUp(dividend, divisor * step) * step;
}

/**
 * Rounded to fewer digits, still counted at the same scale: 34567n (34.567) to 2 digits is 34570n.
 */
export const roundUnits = (units: bigint, scale: number, digits: number): bigint =>
  divideRounded(units, 1n, scale, digits);
