import { parseCell, type CellFormat } from './cell-text.ts';
import type { CellEdit } from './cell-edits.ts';
import type { CellValue, GridColumn, GridRow } from './columns.ts';
import type { CellRange } from './move-cell.ts';

/** What a paste or a fill changes, and what it cannot. */
export interface Edits {
  readonly edits: readonly CellEdit[];
  /** Cells that are not editable, or whose text has no meaning in their column. */
  readonly skipped: number;
}

interface Cells {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly format: CellFormat;
}

/** Pasted cells begin at the first cell of the range; a single one fills the whole range. */
export function pasteEdits(
  { rows, columns, format }: Cells,
  range: CellRange,
  pasted: readonly (readonly string[])[],
): Edits {
  const isSingle = pasted.length === 1 && pasted[0]?.length === 1;
  const height = isSingle ? range.rows[1] - range.rows[0] + 1 : pasted.length;
  const edits: CellEdit[] = [];
  let skipped = 0;
  for (let down = 0; down < height; down++) {
    const texts = isSingle
      ? Array.from({ length: range.columns[1] - range.columns[0] + 1 }, () => pasted[0]?.[0] ?? '')
      : (pasted[down] ?? []);
    for (const [across, text] of texts.entries()) {
      const row = rows[range.rows[0] + down];
      const column = columns[range.columns[0] + across];
      const edit = row && column ? editOf(row, column, text, format) : undefined;
      if (edit === undefined) skipped++;
      else if (edit.value !== edit.before) edits.push(edit);
    }
  }
  return { edits, skipped };
}

/** The value that a cell shows, which may not be saved yet. */
export type ShownValue = (row: GridRow, column: GridColumn) => CellValue;

/** Copies what the first row of the range shows to the rows below. */
export function fillDownEdits(
  { rows, columns }: Pick<Cells, 'rows' | 'columns'>,
  range: CellRange,
  shownValue: ShownValue,
): Edits {
  const edits: CellEdit[] = [];
  let skipped = 0;
  const source = rows[range.rows[0]];
  for (let index = range.rows[0] + 1; index <= range.rows[1]; index++)
    for (const column of columns.slice(range.columns[0], range.columns[1] + 1)) {
      const row = rows[index];
      const value = source ? shownValue(source, column) : null;
      if (!row || !isEditable(row, column)) skipped++;
      else if (shownValue(row, column) !== value)
        edits.push({
          id: row.id,
          column: column.key,
          before: row.cells[column.key] ?? null,
          value,
        });
    }
  return { edits, skipped };
}

export const isEditable = (row: GridRow, column: GridColumn): boolean =>
  column.isEditable === true && !row.locked?.includes(column.key);

export function editOf(
  row: GridRow,
  column: GridColumn,
  text: string,
  format: CellFormat,
): CellEdit | undefined {
  const parsed = column.isClearable && text.trim() === '' ? null : parseCell(column, text, format);
  const value = isEditable(row, column) ? parsed : undefined;
  return value === undefined
    ? undefined
    : { id: row.id, column: column.key, before: row.cells[column.key] ?? null, value };
}
