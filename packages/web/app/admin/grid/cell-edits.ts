import type { CellValue, GridRow } from './columns.ts';

/** A cell that was edited in place. */
export interface CellEdit {
  readonly id: string;
  readonly column: string;
  /** What the editor saw, so that another person's newer value is not overwritten. */
  readonly before: CellValue;
  readonly value: CellValue;
}

export interface CellProblem {
  readonly id: string;
  readonly column: string;
  readonly message: string;
}

/** The outcome of saved cells. */
export interface SavedCells {
  readonly rows: readonly GridRow[];
  readonly problems: readonly CellProblem[];
}

export const MAX_EDITED_ROWS = 50;

const isCellValue = (value: unknown): value is CellValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The edits in a form, checked: a browser may send anything. */
export function readCellEdits(text: string): CellEdit[] {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(sent)) return [];
  return sent.flatMap((edit: unknown) => {
    if (typeof edit !== 'object' || edit === null) return [];
    const { id, column, before, value } = edit as Record<string, unknown>;
    return typeof id === 'string' &&
      typeof column === 'string' &&
      isCellValue(before) &&
      isCellValue(value)
      ? [{ id, column, before, value }]
      : [];
  });
}
