import { type Refusal, refuseFields, violation } from '../kernel/outcome.ts';
import { encodeCursor, type Position } from './cursor.ts';
import type { Query } from './query.ts';

export interface Cursors {
  readonly next?: string;
  readonly prev?: string;
}

/** The rows of the page in the requested order, and the cursors of the next and previous pages. */
export function pageOf<Row extends { readonly position: Position }>(
  { page }: Query,
  found: readonly Row[],
): { readonly rows: readonly Row[]; readonly cursors: Cursors } | Refusal {
  if (page.by === 'offset') return { rows: found, cursors: {} };
  // One more was fetched than fits.
  const more = found.length > page.limit;
  const pageRows = found.slice(0, page.limit);
  const rows = page.back ? pageRows.toReversed() : pageRows;
  const [first, last] = [rows[0], rows.at(-1)];
  const cursors: { next?: string; prev?: string } = {};
  for (const [name, row, exists] of [
    ['next', last, page.back || more],
    ['prev', first, page.back ? more : page.from !== undefined],
  ] as const) {
    if (!row || !exists) continue;
    const cursor = encodeCursor({ ...page.source, keys: row.position, back: name === 'prev' });
    if (cursor === undefined)
      return refuseFields(
        violation('query.filter', 'MAX_SIZE', 'is too long to be paged through by cursor'),
      );
    cursors[name] = cursor;
  }
  return { rows, cursors };
}
