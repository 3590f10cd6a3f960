type Scalar = string | number | boolean | bigint | null | undefined;

/**
 * A list in the text form of a PostgreSQL array. A list inside a list becomes the text of its own
 * literal, because `unnest` would flatten a two-dimensional array.
 */
export function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(toElement).join(',')}}`;
}

function toElement(value: unknown): string {
  if (Array.isArray(value)) return quote(arrayLiteral(value));
  if (!isScalar(value))
    throw new TypeError(
      `An array literal holds plain values and lists of them, not ${typeof value}.`,
    );
  if (value === null || value === undefined) return 'NULL';
  return typeof value === 'string' ? quote(value) : String(value);
}

function isScalar(value: unknown): value is Scalar {
  return (
    value === null ||
    (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol')
  );
}

const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
