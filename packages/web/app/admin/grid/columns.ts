import type { Dictionary } from '../../i18n/translate.ts';

/** What a list is made of: its columns, the same on the server and in the browser. */

export type CellValue = string | number | boolean | null | readonly string[];

/**
 * How a column is shown, edited and filtered. `choices` are ids with names, such as collections;
 * `option` is one of a few values, such as a state.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'boolean' | 'date' | 'choices' | 'option';

export interface GridColumn {
  readonly key: string;
  readonly label: keyof Dictionary['adminGrid'];
  readonly kind: ColumnKind;
  /** The fields of the query language; without one the list cannot be filtered or sorted by it. */
  readonly filterField?: string;
  readonly sortField?: string;
  /** The filter for each value of an `option` column. */
  readonly optionFilters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly isEditable?: boolean;
  /** An empty text clears the cell; texts can always be cleared. */
  readonly isClearable?: boolean;
  /** A formula such as `=price*1.1` is accepted in its cells. */
  readonly acceptsFormulas?: boolean;
  /** Shown only if chosen. */
  readonly isOptional?: boolean;
}

export interface GridRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, CellValue>>;
  /** Columns that cannot be edited in this row. */
  readonly locked?: readonly string[];
}

/** The options of the `choices` and `option` columns: names by id or value. */
export type Choices = Readonly<Record<string, string>>;

export const defaultColumns = (columns: readonly GridColumn[]): string[] =>
  columns.filter(({ isOptional }) => !isOptional).map(({ key }) => key);

export const isFilterable = ({ filterField, optionFilters }: GridColumn): boolean =>
  filterField !== undefined || optionFilters !== undefined;
