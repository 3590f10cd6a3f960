import type { Dictionary } from '../../i18n/translate.ts';

/** What a list is made of: its columns, the same on the server and in the browser. */

export type CellValue = string | number | boolean | null | readonly string[];

/** How a column is shown, edited and filtered. `choices` are ids with names, such as collections. */
export type ColumnKind = 'text' | 'number' | 'money' | 'boolean' | 'date' | 'choices';

export interface GridColumn {
  readonly key: string;
  readonly label: keyof Dictionary['adminGrid'];
  readonly kind: ColumnKind;
  /** The fields of the query language; without one the list cannot be filtered or sorted by it. */
  readonly filterField?: string;
  readonly sortField?: string;
  readonly isEditable?: boolean;
  /** An empty text clears the cell; texts can always be cleared. */
  readonly isClearable?: boolean;
  /** Shown only if chosen. */
  readonly isOptional?: boolean;
}

export interface GridRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, CellValue>>;
  /** Columns that cannot be edited in this row. */
  readonly locked?: readonly string[];
}

/** The options of a `choices` column: names by id. */
export type Choices = Readonly<Record<string, string>>;

export const defaultColumns = (columns: readonly GridColumn[]): string[] =>
  columns.filter(({ isOptional }) => !isOptional).map(({ key }) => key);
