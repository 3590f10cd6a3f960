import sql, { type Sql } from 'sql-template-tag';
import type { FieldKind, QueryField } from './fields.ts';

/**
 * How columns and values of each kind are written in SQL. Every value has an explicit type, so
 * that PostgreSQL infers none.
 */

const single: Readonly<Record<FieldKind, Sql>> = {
  text: sql`::text`,
  texts: sql`::text`,
  number: sql`::numeric`,
  integer: sql`::bigint`,
  boolean: sql`::boolean`,
  moment: sql`::timestamptz`,
  id: sql`::uuid`,
};

const several: Readonly<Record<FieldKind, Sql>> = {
  text: sql`::text[]`,
  texts: sql`::text[]`,
  number: sql`::numeric[]`,
  integer: sql`::bigint[]`,
  boolean: sql`::boolean[]`,
  moment: sql`::timestamptz[]`,
  id: sql`::uuid[]`,
};

export const parameter = (kind: FieldKind, value: string): Sql => sql`${value}${single[kind]}`;

/** One parameter whatever the number of values: the text of the statement stays the same. */
export const parameters = (kind: FieldKind, values: readonly string[]): Sql =>
  sql`${values}${several[kind]}`;

/**
 * Texts are ordered by code points on every machine; on a column declared so this changes nothing,
 * not even for its indexes.
 */
export const collated = ({ kind, column }: QueryField): Sql =>
  kind === 'text' ? sql`${column} collate "C"` : column;

/** What parts of texts are looked for in. Ids are written in lower case already. */
export function lowered({ kind, column, lowerColumn }: QueryField): Sql {
  if (lowerColumn) return sql`${lowerColumn} collate "C"`;
  return kind === 'id' ? sql`${column}::text collate "C"` : sql`lower(${column} collate "C")`;
}

/** A sort key as text that reads back as the very same value. */
export function keyText({ kind, column }: QueryField): Sql {
  return kind === 'moment'
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${column}::text`;
}
