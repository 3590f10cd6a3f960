/**
 * Spreadsheets run a cell that begins like a formula. An apostrophe before it makes it plain text,
 * and is removed when the file is imported. A text that begins with the apostrophe itself gets
 * another one, so that every text is read as it was written.
 */

const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

export const guardFormula = (cell: string): string =>
  FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;

export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
