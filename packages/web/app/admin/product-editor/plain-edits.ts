import type { CellEdit } from '../grid/cell-edits.ts';
import { plainCell, type CellFormat } from '../grid/cell-text.ts';
import type { CellValue } from '../grid/columns.ts';
import { editOf } from '../grid/edits-of.ts';
import { variantColumns } from './variant-rows.ts';

/** The fields of variants in the form without JavaScript, and what was changed in them. */

/** A form with more fields would be slow to load and to send. */
export const MAX_PLAIN_VARIANTS = 100;

const PLAIN_COLUMNS = ['price', 'sku', 'stock'];
export const isPlainColumn = (key: string): boolean => PLAIN_COLUMNS.includes(key);

/** A field of the row with this index in the form. */
export const plainFieldName = (part: 'cell' | 'before', column: string, index: number): string =>
  `${part}.${column}.${index}`;

export interface PlainEdits {
  readonly edits: readonly CellEdit[];
  /** Whether a text is no value of its column. It stays in the edits, to be corrected. */
  readonly isInvalid: boolean;
}

/** The changed fields as edited cells; undefined if the form has none of these fields. */
export function readPlainEdits(form: FormData, format: CellFormat): PlainEdits | undefined {
  const ids = form.getAll('variantRow').slice(0, MAX_PLAIN_VARIANTS);
  if (ids.length === 0) return undefined;
  let isInvalid = false;
  const edits = ids.flatMap((id, index) =>
    variantColumns.flatMap((column): CellEdit[] => {
      const text = form.get(plainFieldName('cell', column.key, index));
      if (typeof id !== 'string' || typeof text !== 'string') return [];
      const before = readValue(form.get(plainFieldName('before', column.key, index)));
      const typed = text.trim();
      if (typed === plainCell(column.kind, before, format)) return [];
      const edit = editOf({ id, cells: { [column.key]: before } }, column, typed, format);
      if (edit) return edit.value === before ? [] : [edit];
      isInvalid = true;
      return [{ id, column: column.key, before, value: typed }];
    }),
  );
  return { edits, isInvalid };
}

function readValue(text: FormDataEntryValue | null): CellValue {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : 'null');
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  } catch {
    return null;
  }
}
