/** A cell by its position among the loaded rows and the shown columns. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
}

const between = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

/** The cell that a key leads to, as in the grid pattern of ARIA; undefined for another key. */
export function moveCell(
  { row, column }: CellPosition,
  key: string,
  isControl: boolean,
  { rows, columns, page }: Size,
): CellPosition | undefined {
  const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [isControl ? -rows : -1, 0],
    ArrowDown: [isControl ? rows : 1, 0],
    ArrowLeft: [0, isControl ? -columns : -1],
    ArrowRight: [0, isControl ? columns : 1],
    PageUp: [-page, 0],
    PageDown: [page, 0],
    Home: [isControl ? -rows : 0, -columns],
    End: [isControl ? rows : 0, columns],
  };
  const step = steps[key];
  return (
    step && {
      row: between(row + step[0], rows - 1),
      column: between(column + step[1], columns - 1),
    }
  );
}

export interface CellRange {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** The rectangle between two cells. */
export const rangeBetween = (one: CellPosition, other: CellPosition): CellRange => ({
  rows: [Math.min(one.row, other.row), Math.max(one.row, other.row)],
  columns: [Math.min(one.column, other.column), Math.max(one.column, other.column)],
});
