import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { MAX_EDITED_ROWS, type CellEdit, type SavedCells } from './cell-edits.ts';
import type { CellValue, GridRow } from './columns.ts';

/** A cell whose new value is not saved yet, or was refused. */
export interface UnsavedCell {
  readonly value: CellValue;
  /** Why it was not saved; undefined while it is being saved. */
  readonly problem?: string;
}

export const cellKey = (id: string, column: string): string => `${id} ${column}`;

export type SavingOutcome =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' | 'signedOut' };

interface CellSaving {
  /** The list's address for saving. */
  readonly path: string;
  readonly replaceRows: (rows: readonly GridRow[]) => void;
  readonly announce: (outcome: SavingOutcome) => void;
}

/**
 * Saves edited cells one request after another. A value that could not be saved stays in its cell, with
 * the reason, until it is saved or discarded.
 */
export function useCellSaving({ path, replaceRows, announce }: CellSaving) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, UnsavedCell>>(new Map());
  const queue = useRef(Promise.resolve());
  // The cells that wait, with what was sent, to try them again.
  const failed = useRef(new Map<string, CellEdit>());
  // What was saved after a cell was edited again: its second save is no conflict with the first.
  const savedSince = useRef(new Map<string, CellValue>());
  useBeforeUnload((event) => {
    if (unsaved.size > 0) event.preventDefault();
  });

  const mark = (edits: readonly CellEdit[], problem?: string): void =>
    setUnsaved((before) => {
      const after = new Map(before);
      for (const { id, column, value } of edits)
        after.set(cellKey(id, column), problem === undefined ? { value } : { value, problem });
      return after;
    });
  const unmark = (edits: readonly CellEdit[]): void =>
    setUnsaved((before) => {
      const after = new Map(before);
      for (const { id, column } of edits) after.delete(cellKey(id, column));
      return after;
    });

  const send = async (given: readonly CellEdit[]): Promise<void> => {
    const edits = given.map((edit) => {
      const saved = savedSince.current.get(cellKey(edit.id, edit.column));
      return saved === undefined ? edit : { ...edit, before: saved };
    });
    const outcome = await post(path, edits);
    if (outcome === 'unreachable' || outcome === 'signedOut') {
      for (const edit of edits) failed.current.set(cellKey(edit.id, edit.column), edit);
      mark(edits, outcome);
      announce({ kind: outcome });
      return;
    }
    const refused = new Map(
      outcome.problems.map(({ id, column, message }) => [cellKey(id, column), message]),
    );
    replaceRows(outcome.rows);
    // The saved row has the value, which a formula does not have before.
    const saved = new Map(outcome.rows.map((row) => [row.id, row.cells]));
    for (const { id, column, value } of edits)
      if (!refused.has(cellKey(id, column)))
        savedSince.current.set(cellKey(id, column), saved.get(id)?.[column] ?? value);
    unmark(edits.filter(({ id, column }) => !refused.has(cellKey(id, column))));
    for (const edit of edits) {
      const problem = refused.get(cellKey(edit.id, edit.column));
      if (problem !== undefined) mark([edit], problem);
    }
    const [first] = outcome.problems;
    announce(
      first ? { kind: 'refused', message: first.message } : { kind: 'saved', count: edits.length },
    );
  };

  const save = (edits: readonly CellEdit[]): void => {
    if (edits.length === 0) return;
    for (const { id, column } of edits) {
      failed.current.delete(cellKey(id, column));
      savedSince.current.delete(cellKey(id, column));
    }
    mark(edits);
    for (const chunk of chunksByRow(edits)) queue.current = queue.current.then(() => send(chunk));
  };
  const retry = (): void => save([...failed.current.values()]);
  const discard = (keys: readonly string[]): void => {
    for (const key of keys) failed.current.delete(key);
    setUnsaved((before) => new Map([...before].filter(([key]) => !keys.includes(key))));
  };

  // Saved as soon as the browser is connected again.
  const retryNow = useRef(retry);
  useEffect(() => {
    retryNow.current = retry;
  });
  useEffect(() => {
    const again = (): void => retryNow.current();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return { unsaved, save, retry, discard };
}

/** At most as many rows in one request as the page accepts. */
function chunksByRow(edits: readonly CellEdit[]): CellEdit[][] {
  const byRow = Map.groupBy(edits, ({ id }) => id);
  const rows = [...byRow.values()];
  return Array.from({ length: Math.ceil(rows.length / MAX_EDITED_ROWS) }, (_, index) =>
    rows.slice(index * MAX_EDITED_ROWS, (index + 1) * MAX_EDITED_ROWS).flat(),
  );
}

async function post(
  path: string,
  edits: readonly CellEdit[],
): Promise<SavedCells | 'unreachable' | 'signedOut'> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ edits: JSON.stringify(edits) }),
    });
    // An expired session leads to the sign-in page.
    if (response.redirected) return 'signedOut';
    // Our own route answers with the outcome of each cell.
    return response.ok ? ((await response.json()) as SavedCells) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
