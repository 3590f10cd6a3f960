import sql, { join, raw, type Sql } from 'sql-template-tag';
import { copyInto, prepared, type CopyField, type Tx } from '../../../db/index.ts';
import { fromRows, toJson, type Columns, type Rows } from './from-rows.ts';

export interface Table {
  readonly name: string;
  /** As the program calls them; the table's own names are the same words with low lines between. */
  readonly columns: Columns;
  /** What becomes of a row that is there already. */
  readonly replacing: Sql;
}

/** Columns that are the same in all rows. */
type Shared = Readonly<Record<string, string>>;

/**
 * One statement, whatever the number of rows. Rows that are known to be new are copied in: PostgreSQL reads them one by one as they come, where
 * lists are read whole before the first row is made of them, and writes a page of them at a time.
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
