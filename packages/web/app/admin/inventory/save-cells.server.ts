import { stockMovements } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import {
  MAX_EDITED_ROWS,
  type CellEdit,
  type CellProblem,
  type SavedCells,
} from '../grid/cell-edits.ts';
import type { GridRow } from '../grid/columns.ts';
import { adjustmentProblem } from './adjust.server.ts';
import type { TranslateInventory } from './messages.server.ts';
import { findItems, toRow } from './rows.server.ts';

interface SaveContext {
  readonly userSession: UserSession;
  readonly t: TranslateInventory;
}

/**
 * Saves quantities and low-stock levels that were edited in place. A cell that has another value by
 * now than the editor saw is left alone and named.
 */
export async function saveInventoryCells(
  context: SaveContext,
  edits: readonly CellEdit[],
): Promise<SavedCells> {
  const ids = [...new Set(edits.map(({ id }) => id))].slice(0, MAX_EDITED_ROWS);
  const before = (await findItems(context.userSession, ids)).map((item) => toRow(item));
  const problems: CellProblem[] = [];
  const refuse = ({ id, column }: CellEdit, message: string): void => {
    problems.push({ id, column, message });
  };
  const last = new Map(edits.map((edit) => [`${edit.id} ${edit.column}`, edit]));
  const accepted = [...last.values()].flatMap((edit) => {
    const row = before.find(({ id }) => id === edit.id);
    const refusal = refusalOf(edit, row, context.t);
    if (refusal === undefined) return [{ ...edit, before: row?.cells[edit.column] ?? null }];
    refuse(edit, refusal);
    return [];
  });
  const saveEach = async (column: string, save: (edits: readonly CellEdit[]) => Promise<unknown>) =>
    saveAllOrEach(
      accepted.filter((edit) => edit.column === column),
      save,
      (edit, error) => refuse(edit, adjustmentProblem(error, context.t)),
    );
  const calls = context.userSession.use(stockMovements);
  // Relative to what was seen: a sale in the same moment is not undone.
  await saveEach('quantity', (given) =>
    calls.adjustStock({
      reason: 'CORRECTION',
      adjustments: given.map(({ id, before: seen, value }) => ({
        variantId: id,
        changeBy: Number(value) - Number(seen),
      })),
    }),
  );
  await saveEach('threshold', (given) =>
    calls.setLowStockThresholds({
      thresholds: given.map(({ id, value }) => ({
        variantId: id,
        threshold: value === null ? null : Number(value),
      })),
    }),
  );
  const rows = (await findItems(context.userSession, ids)).map((item) => toRow(item));
  return { rows, problems };
}

function refusalOf(
  { column, before, value }: CellEdit,
  row: GridRow | undefined,
  t: TranslateInventory,
): string | undefined {
  if (!row) return t('rowGone');
  if (column !== 'quantity' && column !== 'threshold') return t('notEditable');
  if (row.locked?.includes(column)) return t('notCounted');
  const now = row.cells[column] ?? null;
  if (now !== before && now !== value) return t('changedMeanwhile', { value: String(now ?? '–') });
  const isNumber = typeof value === 'number' && Number.isInteger(value);
  return isNumber || (column === 'threshold' && value === null) ? undefined : t('wholeNumber');
}

/** One call for all. If it is refused, one for each, so that only the wrong cells are refused. */
async function saveAllOrEach(
  edits: readonly CellEdit[],
  save: (edits: readonly CellEdit[]) => Promise<unknown>,
  refuse: (edit: CellEdit, error: unknown) => void,
): Promise<void> {
  const changed = edits.filter(({ before, value }) => before !== value);
  const [first, ...others] = changed;
  if (!first) return;
  try {
    await save(changed);
  } catch (error) {
    if (others.length === 0) {
      refuse(first, error);
      return;
    }
    for (const edit of changed)
      try {
        await save([edit]);
      } catch (refusal) {
        refuse(edit, refusal);
      }
  }
}
