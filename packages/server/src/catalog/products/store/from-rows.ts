import sql, { join, raw, type Sql } from 'sql-template-tag';
import { arrayLiteral } from '../../../db/index.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Names of columns as the program says them, with their types. `json` is a text that holds JSON. */
export type Columns = Readonly<
  Record<
    string,
    | 'uuid'
    | 'text'
    | 'bigint'
    | 'integer'
    | 'boolean'
    | 'numeric'
    | 'timestamptz'
    | 'text[]'
    | 'jsonb'
    | 'json'
  >
>;

/** A control character, which the text of JSON never holds as it is: such texts travel between two of them, unescaped. */
const BETWEEN = '\u001E';

/** Any number of rows as one parameter for each column: PostgreSQL reads that many times faster than rows of JSON. */
export function fromRows(rows: Rows, columns: Columns): Sql {
  const each = Object.entries(columns);
  const plain = each.filter(([, type]) => !isJson(type));
  const documents = each.filter(([, type]) => isJson(type));
  const lists = plain.map(
    ([name, type]) =>
      sql`${arrayLiteral(rows.map((row) => row[name]))}${raw(type === 'text[]' ? '::text[]' : `::${type}[]`)}`,
  );
  const tables = documents.map(
    ([name]) =>
      sql`string_to_table(${rows.map((row) => toJson(row[name])).join(BETWEEN)}, ${BETWEEN})`,
  );
  const cast = each.map(([name, type]) =>
    raw(type === 'text[]' || type === 'jsonb' ? `"${name}"::${type} as "${name}"` : `"${name}"`),
  );
  const names = raw([...plain, ...documents].map(([name]) => `"${name}"`).join(', '));
  return sql`(select ${join(cast, ', ')} from rows from (${join([sql`unnest(${join(lists, ', ')})`, ...tables], ', ')}) as r (${names})) as r`;
}

const isJson = (type: Columns[string]): boolean => type === 'jsonb' || type === 'json';
export const toJson = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
