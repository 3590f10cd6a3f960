const written = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;
/** Room for every finite double, and far inside what numeric holds. */
const mostDigits = 400;

/** Already as it should be, as most are. */
const plain = /^(?:0|-?[1-9]\d{0,17})$/;

/** A number, or the text of one, as a plain decimal without an exponent or spare zeros; undefined when it is none. */
export function toDecimal(value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value);
  if (plain.test(text)) return text;
  const parts = written.exec(text);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (Math.abs(Number(exponent)) > mostDigits || digits.length > mostDigits) return undefined;
  const before = digits.slice(0, Math.max(point, 0)).padEnd(point, '0').replace(/^0+/, '');
  const after = (point < 0 ? '0'.repeat(-point) + digits : digits.slice(point)).replace(/0+$/, '');
  if (before === '' && after === '') return '0';
  return `${sign === '-' ? '-' : ''}${before === '' ? '0' : before}${after === '' ? '' : `.${after}`}`;
}

const least = -(2n ** 63n);
const most = 2n ** 63n - 1n;

/** The whole number at or below, and whether that is the number itself. */
export function toFloor(decimal: string): { readonly floor: bigint; readonly exact: boolean } {
  const [whole = '0', fraction] = decimal.split('.');
  if (fraction === undefined) return { floor: BigInt(whole), exact: true };
  return { floor: decimal.startsWith('-') ? BigInt(whole) - 1n : BigInt(whole), exact: false };
}

/** A whole number that bigint holds. */
export const isBigint = (decimal: string): boolean =>
  plain.test(decimal) || (!decimal.includes('.') && beyondBigint(BigInt(decimal)) === undefined);

/** Which side of what bigint holds a number lies on. */
export const beyondBigint = (value: bigint): 'above' | 'below' | undefined =>
  value > most ? 'above' : value < least ? 'below' : undefined;
