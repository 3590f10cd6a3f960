import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { plainCell, type CellFormat } from './cell-text.ts';
import type { CellEdit } from './cell-edits.ts';
import type { GridColumn, GridRow } from './columns.ts';
import {
  editOf,
  fillDownEdits,
  isEditable,
  pasteEdits,
  type Edits,
  type ShownValue,
} from './edits-of.ts';
import type { EditedCell } from './grid-line.tsx';
import { moveCell, type CellPosition, type CellRange } from './move-cell.ts';
import { parseTsv, toTsv } from './tsv.ts';
import { cellKey, type UnsavedCell } from './use-cell-saving.ts';

interface GridKeys {
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly format: CellFormat;
  readonly active: CellPosition;
  readonly range: CellRange;
  readonly pageRows: number;
  readonly saving: {
    readonly unsaved: ReadonlyMap<string, UnsavedCell>;
    readonly save: (edits: readonly CellEdit[]) => void;
    readonly discard: (keys: readonly string[]) => void;
  };
  readonly moveTo: (to: CellPosition, isExtending: boolean) => void;
  readonly setEdited: (cell: EditedCell) => void;
  readonly toggleRow: (row: GridRow) => void;
  /** Opens the page of a row from its cell; false if the cell links to none. */
  readonly openRow: (row: GridRow, column: GridColumn) => boolean;
  readonly announceSkipped: (count: number) => void;
}

/** The keys of a grid: moving, editing, copying and pasting. */
export function useGridKeys(grid: GridKeys) {
  const { rows, columns, format, active, range, saving } = grid;

  const apply = ({ edits, skipped }: Edits): void => {
    saving.save(edits);
    if (skipped > 0) grid.announceSkipped(skipped);
  };
  const cellAt = ({ row, column }: CellPosition) => {
    const [foundRow, foundColumn] = [rows[row], columns[column]];
    return foundRow && foundColumn ? { row: foundRow, column: foundColumn } : undefined;
  };

  const shownValue: ShownValue = ({ id, cells }, { key }) => {
    const waiting = saving.unsaved.get(cellKey(id, key));
    return waiting ? waiting.value : (cells[key] ?? null);
  };

  /** False for a cell that cannot be edited. */
  const startEditing = (at: CellPosition, typed?: string): boolean => {
    const cell = cellAt(at);
    if (!cell || !isEditable(cell.row, cell.column)) return false;
    const { row, column } = cell;
    if (column.kind !== 'boolean') {
      grid.setEdited({ ...at, ...(typed === undefined ? {} : { typed }) });
      return true;
    }
    const before = row.cells[column.key] ?? null;
    const value = shownValue(row, column) !== true;
    saving.save([{ id: row.id, column: column.key, before, value }]);
    return true;
  };

  const saveText = (at: CellPosition, text: string): void => {
    const cell = cellAt(at);
    if (!cell) return;
    const edit = editOf(cell.row, cell.column, text, format);
    const waiting = saving.unsaved.get(cellKey(cell.row.id, cell.column.key));
    if (!edit) grid.announceSkipped(1);
    else if (edit.value !== (waiting ? waiting.value : edit.before) || waiting?.problem)
      saving.save([edit]);
  };

  const inRange = <Item>(items: readonly Item[], [first, last]: readonly [number, number]) =>
    items.slice(first, last + 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const isControl = event.ctrlKey || event.metaKey;
    const to = moveCell(active, event.key, isControl, {
      rows: rows.length,
      columns: columns.length,
      page: grid.pageRows,
    });
    const [row, column] = [rows[active.row], columns[active.column]];
    if (to) grid.moveTo(to, event.shiftKey);
    else if (isControl && event.key === 'd')
      apply(fillDownEdits({ rows, columns }, range, shownValue));
    else if (isControl && event.key === 'Enter' && row && column) grid.openRow(row, column);
    else if (isControl) return;
    else if (event.key === 'F2') startEditing(active);
    else if (event.key === 'Enter') {
      // An editable cell is opened with Ctrl and Enter.
      if (!row || !column || isEditable(row, column) || !grid.openRow(row, column))
        startEditing(active);
    } else if (event.key === ' ' && row) grid.toggleRow(row);
    else if (event.key === 'Escape')
      saving.discard(
        inRange(rows, range.rows).flatMap(({ id }) =>
          inRange(columns, range.columns).map(({ key }) => cellKey(id, key)),
        ),
      );
    else if (event.key.length !== 1 || '/?'.includes(event.key)) return;
    else if (!startEditing(active, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const copy = (event: ClipboardEvent): void => {
    const copied = inRange(rows, range.rows).map((row) =>
      inRange(columns, range.columns).map((column) =>
        plainCell(column.kind, shownValue(row, column), format),
      ),
    );
    event.clipboardData?.setData('text/plain', toTsv(copied));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = parseTsv(event.clipboardData?.getData('text/plain') ?? '');
    apply(pasteEdits({ rows, columns, format }, range, pasted));
    event.preventDefault();
  };
  // Without a selected text, browsers dispatch these events on the body.
  useEffect(() => {
    const ifFocused = (handle: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
      if (document.activeElement === grid.frame.current) handle(event);
    };
    const [onCopy, onPaste] = [ifFocused(copy), ifFocused(paste)];
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  });

  return { startEditing, saveText, handlers: { onKeyDown } };
}
