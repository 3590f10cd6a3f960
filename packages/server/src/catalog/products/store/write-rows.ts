import sql, { join, raw, type Sql } from 'sql-template-tag';
import { arrayLiteral, type CopyField, copyInto, prepared, type Tx } from '../../../db/index.ts';

export interface Table {
  readonly name: string;
  /** In camel case; the table's columns have the same names in snake case. */
  readonly columns: Columns;
  /** The conflict clause for existing rows. */
  readonly replacing: Sql;
}

/** Columns that are the same in all rows. */
type Shared = Readonly<Record<string, string>>;

/**
 * Writes any number of rows with one statement. New rows are copied in, which is faster than an
 * insert.
 */
export async function writeRows(
  tx: Pick<Tx, 'query'>,
  { name, columns, replacing }: Table,
  shared: Shared,
  rows: Rows,
  fresh: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const tableColumns = [...Object.keys(shared), ...names].map(toColumn);
  if (fresh) {
    const beginning = Object.values(shared);
    const types = Object.entries(columns);
    const fields = (row: Rows[number]): CopyField[] => [
      ...beginning,
      ...types.map(([each, type]) => toField(row[each], type)),
    ];
    await tx.query(copyInto(name, tableColumns, rows.map(fields)));
    return;
  }
  const into = raw(`${name} (${tableColumns.join(', ')})`);
  const statement = prepared(
    `catalog-write-${name}`,
    sql`insert into ${into} select ${join(Object.values(shared).map((value) => sql`${value}::uuid`))}, ${raw(names.map((each) => `"${each}"`).join(', '))} from ${fromRows(rows, columns)} ${replacing}`,
  );
  await tx.query(statement);
}

const toColumn = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toField(value: unknown, type: Columns[string]): CopyField {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb' || type === 'json') return toJson(value);
  // The other column types hold text, numbers, booleans and lists of text.
  return value as CopyField;
}

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Column names in camel case, with their types. `json` is text that contains JSON. */
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

/** A control character that JSON text never contains: it separates documents without escaping. */
const BETWEEN = '\u001E';

/**
 * Passes any number of rows as one array parameter for each column, which PostgreSQL reads much
 * faster than JSON.
 */
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
const toJson = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
