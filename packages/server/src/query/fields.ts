import type { Sql } from 'sql-template-tag';

/** The queryable fields, as a domain declares them. */

/**
 * `integer` is for integer and bigint columns, `number` for numeric ones, `id` for uuid, `moment`
 * for timestamptz, `texts` for text[].
 */
export type FieldKind = 'text' | 'number' | 'integer' | 'boolean' | 'moment' | 'id' | 'texts';

export interface QueryField {
  readonly kind: FieldKind;
  /** Trusted, written by the domain: a column, or an expression in parentheses. */
  readonly column: Sql;
  readonly filterable?: boolean;
  readonly sortable?: boolean;
  /** Owners and apps only; for everyone else it is as if it did not exist. */
  readonly merchantOnly?: boolean;
  /**
   * False for a `not null` column. Anything else is right too, only slower: negations and cursors
   * then mind the nulls.
   */
  readonly nullable?: boolean;
  /** The values there are; another one is refused. */
  readonly values?: readonly string[];
  /**
   * From the wire's value to the stored one; undefined when no row can have it. Such a field is
   * only compared for equality.
   */
  readonly toColumn?: (value: string) => string | undefined;
  /**
   * What `$startsWith`, `$endsWith` and `$contains` look into, when `lower(column)` is not the
   * expression that is indexed.
   */
  readonly lowerColumn?: Sql;
  /**
   * Makes a value comparable to `lowerColumn`. Without it ASCII letters alone are lowered, as
   * `lower` does under the collation "C"; names are stored folded instead.
   */
  readonly toLower?: (value: string) => string;
  /**
   * How `$startsWith`, `$endsWith` and `$contains` find rows by a column of another table, whose index
   * serves the match. Without it, they compare `lowerColumn` in every row.
   */
  readonly findMatches?: (matches: (lowerColumn: Sql) => Sql) => Sql;
}

/** By the dotted path on the wire: `priceData.price`. */
export type FieldTable = Readonly<Record<string, QueryField>>;

export interface NamedField {
  readonly name: string;
  readonly field: QueryField;
}

export interface Caller {
  readonly merchant: boolean;
}

/**
 * Undefined for an unknown and for a forbidden field alike, so that a refusal does not reveal
 * hidden fields.
 */
export function findField(
  fields: FieldTable,
  name: unknown,
  caller: Caller,
  use: 'filterable' | 'sortable',
): NamedField | undefined {
  if (typeof name !== 'string' || !Object.hasOwn(fields, name)) return undefined;
  const field = fields[name];
  if (field?.[use] !== true || (field.merchantOnly === true && !caller.merchant)) return undefined;
  return { name, field };
}
