import pg from 'pg';

/**
 * The JavaScript types of columns, for our connections only (the driver's global table is
 * unchanged):
 * - bigint and count(*): number, and an error beyond 2^53, because a silently rounded amount is
 * worse than none
 * - numeric: string, exact
 * - timestamptz: Date
 * - date and timestamp without time zone: string, because the driver would use the time zone of
 * this machine
 * - json, jsonb: parsed; select them as text to pass them on unparsed
 */
export const valueTypes: pg.CustomTypesConfig = { getTypeParser: parserOf };

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const TIMESTAMP = 1114;
const DATE_ARRAY = 1182;
const TIMESTAMP_ARRAY = 1115;
// Typed as number, because the driver's enum has no array types, although its parsers support them.
const TEXT_ARRAY: number = 1009;

const textArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);

const OURS = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [INT8_ARRAY, (text) => textArray(text).map((item) => (item === null ? null : safeInteger(item)))],
  [DATE, (text) => text],
  [TIMESTAMP, (text) => text],
  [DATE_ARRAY, textArray],
  [TIMESTAMP_ARRAY, textArray],
]);

function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return (format !== 'binary' && OURS.get(oid)) || pg.types.getTypeParser(oid, format);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(
    `The database returned the integer ${text}, which is beyond what a JavaScript number holds exactly. Select it as text.`,
  );
}
