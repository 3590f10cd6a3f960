/**
 * Exact decimals, as whole numbers of units: 34.5 at scale 3 is 34500n. Texts and the wire's numbers come in, texts and
 * numbers go out; nothing in between is a float.
 */

const FORM = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** As `toText` writes it: read as it is when it has the wanted digits. */
const PLAIN = /^\d{1,12}\.\d+$/;

/** More digits than the scale holds are rounded, halves away from zero. */
export function toUnits(value: string | number, scale: number): bigint {
  if (typeof value === 'string' && PLAIN.test(value) && value.at(-scale - 1) === '.') return BigInt(value.replace('.', ''));
  const [, sign, whole = '', fraction = '', exponent = '0'] = FORM.exec(String(value)) ?? [];
  if (sign === undefined) throw new TypeError(`"${String(value)}" is not a decimal number.`);
  const digits = BigInt(whole + fraction);
  const shift = scale - fraction.length + Number(exponent);
  const units = shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfUp(digits, 10n ** BigInt(-shift));
  return sign === '-' ? -units : units;
}

/** Read with fewer digits than are kept: 1.005 with 2 of 3 digits is 1010n. */
export const toScale = (value: string | number, scale: number, digits: number): bigint => toUnits(value, Math.min(scale, digits)) * 10n ** BigInt(Math.max(0, scale - digits));

/** With exactly `scale` digits after the point: 34500n at 3 is '34.500'. */
export function toText(units: bigint, scale: number): `${number}` {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  // Digits and a point, so a number by construction.
  return `${sign}${text}` as `${number}`;
}

/** The nearest double, for the wire's numbers. */
export const toNumber = (units: bigint, scale: number): number => Number(toText(units, scale));

/** Halves away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor === 0n) throw new RangeError('Division by zero.');
  const negative = dividend < 0n !== divisor < 0n;
  const [above, below] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * above + below) / (2n * below);
  return negative ? -rounded : rounded;
}

/** The quotient at this scale, rounded once to fewer digits: rounding twice would lift 0.0149996 to 0.02. */
export function divideRounded(dividend: bigint, divisor: bigint, scale: number, digits: number): bigint {
  const step = 10n ** BigInt(Math.max(0, scale - digits));
  return divideHalfUp(dividend, divisor * step) * step;
}

/** Rounded to fewer digits, still counted at the same scale: 34567n (34.567) to 2 digits is 34570n. */
export function roundUnits(units: bigint, scale: number, digits: number): bigint {
  return digits >= scale ? units : divideRounded(units, 1n, scale, digits);
}
