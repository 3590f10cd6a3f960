import { useRef, useState } from 'react';
import type { GridRow } from './columns.ts';
import { listPath, type ListDefinition, type ListState } from './list-state.ts';

export interface RowPage {
  readonly rows: readonly GridRow[];
  /** The cursor of the next page. */
  readonly next: string | null;
}

/** The loaded rows of a list. Each page continues after the last row of the one before it. */
export function useRows(definition: ListDefinition, state: ListState, first: RowPage) {
  const [page, setPage] = useState<RowPage & { readonly isFailed: boolean }>({
    ...first,
    isFailed: false,
  });
  const isLoading = useRef(false);

  const loadMore = async (): Promise<void> => {
    if (page.next === null || isLoading.current) return;
    isLoading.current = true;
    try {
      const url = new URL(listPath(state, definition, '/rows'), location.origin);
      url.searchParams.set('cursor', page.next);
      const response = await fetch(url);
      const more = response.ok && !response.redirected ? await response.json() : undefined;
      if (more === undefined) throw new Error(String(response.status));
      // Our own route answers with a page.
      const { rows, next } = more as RowPage;
      setPage((before) => ({ rows: [...before.rows, ...rows], next, isFailed: false }));
    } catch {
      setPage((before) => ({ ...before, isFailed: true }));
    } finally {
      isLoading.current = false;
    }
  };

  const replaceRows = (changed: readonly GridRow[]): void => {
    const byId = new Map(changed.map((row) => [row.id, row]));
    setPage((before) => ({
      ...before,
      rows: before.rows.map((row) => byId.get(row.id) ?? row),
    }));
  };

  return { ...page, loadMore, replaceRows };
}
