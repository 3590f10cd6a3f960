/**
 * Exact decimals as integers at a scale: 34.5 at scale 3 is 34500n. No step uses floating point.
 */

/**
 * Three digits of exponent cover every double; more would let a short text request endless digits.
 */
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

interface ParsedDecimal {
  readonly isNegative: boolean;
  readonly digits: string;
  /**
   * The number of digits before the point; may be negative, or larger than the number of digits.
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

/** Digits beyond the scale are rounded, half away from zero. */
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

/** Enough for every finite double and every numeric that we store. */
const MAX_DECIMAL_DIGITS = 400;

/**
 * Normalizes a number or its text: no exponent, plus sign or extra zeros. Undefined if it is not a
 * number.
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

/** The floor of a decimal, and whether the decimal is an integer. */
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
 * The nearest double, for numbers on the wire. The quotient of two exact doubles is correctly
 * rounded.
 */
export function toNumber(units: bigint, scale: number): number {
  const number = Number(units);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: up to there the text gives the same number
  return Number.isSafeInteger(number) && scale <= MAX_EXACT_POWER_OF_TEN
    ? number / 10 ** scale
    : Number(toText(units, scale));
}

/** The highest power of ten that is exact as a double. */
const MAX_EXACT_POWER_OF_TEN = 22;

/** Rounds half away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  // Stryker disable next-line EqualityOperator: zero has no sign
  const negative = dividend < 0n !== divisor < 0n;
  // Stryker disable next-line EqualityOperator: zero has no sign
  const [above, below] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * above + below) / (2n * below);
  return negative ? -rounded : rounded;
}

/** Divides at this scale and rounds once: rounding twice would turn 0.0149996 into 0.02. */
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
