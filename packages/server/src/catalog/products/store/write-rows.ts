import sql, { join, raw, type Sql } from 'sql-template-tag';
import { copyInto, prepared, type CopyField, type Tx } from '../../../db/index.ts';
import { fromRows, toJson, type Columns, type Rows } from './from-rows.ts';

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
 * Writes any number of rows with one statement. New rows are copied in, which is faster than an insert.
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
