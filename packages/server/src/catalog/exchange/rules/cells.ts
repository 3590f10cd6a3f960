import type { Refusal } from '../../../kernel/outcome.ts';

/** Cells of a table, read one by one. What cannot be read is noted with its column; the row is then refused whole. */

export interface Row {
  /** The line of the file it begins on. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Trouble {
  readonly line: number;
  /** The column, or the field as the rules name it. */
  readonly field: string;
  readonly reason: string;
}

export interface RowReader {
  readonly line: number;
  readonly has: (column: string) => boolean;
  /** Empty when the cell is, or when there is no such column. */
  readonly text: (column: string) => string;
  /** With the spaces around it. */
  readonly untouched: (column: string) => string;
  readonly number: (column: string) => number | undefined;
  readonly whole: (column: string) => number | undefined;
  readonly boolean: (column: string) => boolean | undefined;
  /** Parted by semicolons, without the empty ones. */
  readonly list: (column: string) => string[];
  readonly fail: (column: string, reason: string) => undefined;
}

const YES = new Set(['true', 'yes', '1']);
const NO = new Set(['false', 'no', '0']);

export function readRow({ line, cells }: Row, troubles: Trouble[]): RowReader {
  const has = (column: string): boolean => Object.hasOwn(cells, column);
  const untouched = (column: string): string => cells[column] ?? '';
  const text = (column: string): string => untouched(column).trim();
  const fail = (column: string, reason: string): undefined => {
    troubles.push({ line, field: column, reason });
    return undefined;
  };
  const number = (column: string): number | undefined => {
    const told = text(column);
    if (told === '') return undefined;
    return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(told)
      ? Number(told)
      : fail(
          column,
          `"${told.slice(0, 40)}" is not a number; write it with a point and without other signs`,
        );
  };
  return {
    line,
    has,
    text,
    untouched,
    fail,
    number,
    whole(column) {
      const value = number(column);
      return value === undefined || Number.isInteger(value)
        ? value
        : fail(column, `${value} is not a whole number`);
    },
    boolean(column) {
      const told = text(column).toLowerCase();
      if (told === '') return undefined;
      if (YES.has(told)) return true;
      return NO.has(told)
        ? false
        : fail(column, `"${told.slice(0, 40)}" is neither TRUE nor FALSE`);
    },
    list: (column) =>
      text(column)
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
  };
}

/** What a group of rows says of one product; with every trouble when there is any. */
export type RowsOutcome<Line> =
  | { readonly line: Line; readonly notes: readonly Trouble[] }
  | { readonly troubles: readonly Trouble[] };

export const writeBoolean = (value: boolean): string => (value ? 'TRUE' : 'FALSE');
export const writeNumber = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** What the rules say is wrong, in the words of a file. */
export function troublesOf(refusal: Refusal): { field: string; reason: string }[] {
  if (refusal.refused !== 'validation') return [{ field: '', reason: refusal.description }];
  return refusal.violations.map(({ field, description }) => ({
    field: fileField(field),
    reason: description,
  }));
}

/** The rules name fields as the wire does. */
const fileField = (field: string): string =>
  field
    .replace(/^product\./, '')
    .replace('priceData.price', 'price')
    .replace('costAndProfitData.itemCost', 'cost')
    .replace('productOptions', 'options')
    .replace('additionalInfoSections', 'infoSections');
