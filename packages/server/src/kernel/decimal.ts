/**
 * Exact decimals, as whole numbers of units: 34.5 at scale 3 is 34500n. Texts and the wire's numbers come in, texts and
 * numbers go out; nothing in between is a float.
 */

const FORM = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** More digits than the scale holds are rounded, halves away from zero. */
export function toUnits(value: string | number, scale: number): bigint {
  const small = smallUnits(String(value), scale);
  // Stryker disable next-line ConditionalExpression: only faster; the long way below gives the same
  if (small !== undefined) return BigInt(small);
  const match = FORM.exec(String(value));
  if (!match) throw new TypeError(`"${String(value)}" is not a decimal number.`);
  // Stryker disable next-line StringLiteral: a match has digits before the point
  const [, sign, whole = '', fraction = '', exponent] = match;
  const digits = BigInt(whole + fraction);
  const shift = scale - fraction.length + Number(exponent ?? 0);
  // Stryker disable next-line EqualityOperator: to shift by nothing is the same in both directions
  const units =
    shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfUp(digits, 10n ** BigInt(-shift));
  return sign === '-' ? -units : units;
}

/** Nothing but digits and a point, none too many, and what comes out is still exact as a number: so are most, and read two to three times as fast. */
export function smallUnits(text: string, scale: number): number | undefined {
  let units = 0;
  let digits = 0;
  let point = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      units = units * 10 + (code - 48);
      digits += 1;
    } else if (code === 46 && digits === at && at > 0) point = at;
    else return undefined;
  }
  const fraction = Math.max(0, text.length - point - 1);
  if (digits === 0 || fraction > scale) return undefined;
  for (let place = fraction; place < scale; place += 1) units *= 10;
  return Number.isSafeInteger(units) ? units : undefined;
}

/** Read with fewer digits than are kept: 1.005 with 2 of 3 digits is 1010n. */
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

/** The nearest double, for the wire's numbers. Of two numbers that are exact a quotient is that, too. */
export function toNumber(units: bigint, scale: number): number {
  const number = Number(units);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: up to there the text gives the same number
  return Number.isSafeInteger(number) && scale <= MOST_EXACT
    ? number / 10 ** scale
    : Number(toText(units, scale));
}

/** The highest power of ten that is exact as a number. */
const MOST_EXACT = 22;

/** Halves away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  // Stryker disable next-line EqualityOperator: zero has no sign
  const negative = dividend < 0n !== divisor < 0n;
  // Stryker disable next-line EqualityOperator: zero has no sign
  const [above, below] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * above + below) / (2n * below);
  return negative ? -rounded : rounded;
}

/** The quotient at this scale, rounded once to fewer digits: rounding twice would lift 0.0149996 to 0.02. */
export function divideRounded(
  dividend: bigint,
  divisor: bigint,
  scale: number,
  digits: number,
): bigint {
  const step = 10n ** BigInt(Math.max(0, scale - digits));
  return divideHalfUp(dividend, divisor * step) * step;
}

/** Rounded to fewer digits, still counted at the same scale: 34567n (34.567) to 2 digits is 34570n. */
export const roundUnits = (units: bigint, scale: number, digits: number): bigint =>
  divideRounded(units, 1n, scale, digits);
