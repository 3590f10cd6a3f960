type Scalar = string | number | boolean | bigint | null | undefined;

/** A list as PostgreSQL reads it; nothing for one that holds more than plain values, which is the driver's. That one looks at each of them three times. */
export function listText(values: readonly unknown[]): string | undefined {
  let text = '';
  for (const value of values) {
    if (!isScalar(value)) return undefined;
    text += `${text === '' ? '{' : ','}${toElement(value)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

function isScalar(value: unknown): value is Scalar {
  return (
    value === null ||
    (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol')
  );
}

function toElement(value: Scalar): string {
  if (value === null || value === undefined) return 'NULL';
  return typeof value === 'string' ? quoted(value) : String(value);
}

const quoted = (text: string): string =>
  text.includes('"') || text.includes('\\')
    ? `"${text.replaceAll(/["\\]/g, '\\$&')}"`
    : `"${text}"`;
