import type { PlanSelection } from '@shopwright/contract/change-plans/change-plans';
import type { Reader } from '../../db/index.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { parseQuery, toSql, type QuerySql } from '../../query/index.ts';
import { withoutAllProducts } from '../reads/product-query.ts';
import { productQuery } from '../reads/store/query-fields.ts';
import { countMatching, findMatchingIds } from './store/matching-products.ts';

/** Products that a plan or an export selects, by their IDs or by a filter. */

export function checkSelection(selection: PlanSelection): Refusal | undefined {
  const filter = selection.ids ? undefined : parseFilter(selection);
  return isRefusal(filter) ? filter : undefined;
}

export async function countSelected(
  db: Reader,
  siteId: string,
  selection: PlanSelection,
): Promise<number> {
  return selection.ids
    ? sortedIds(selection.ids).length
    : countMatching(db, siteId, filterSql(selection));
}

/** The next selected products after one of them, in the order of their IDs. */
export async function findSelectedIds(
  tx: Reader,
  siteId: string,
  selection: PlanSelection,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  if (!selection.ids) return findMatchingIds(tx, siteId, filterSql(selection), { after, limit });
  return sortedIds(selection.ids)
    .filter((id) => after === null || id > after)
    .slice(0, limit);
}

const parseFilter = ({ filter }: PlanSelection): QuerySql | Refusal =>
  parseProductFilter(filter, 'selection');

/** The products of a filter, as SQL; `path` is the path of the filter in violations. */
export function parseProductFilter(filter: unknown, path: string): QuerySql | Refusal {
  const query = parseQuery(
    { filter: filter as Record<string, unknown> },
    { ...productQuery, path },
    { merchant: true },
  );
  if (isRefusal(query)) return query;
  return toSql({ ...query, filter: withoutAllProducts(query.filter) });
}

/** Of a selection that was accepted, so its filter was good. */
function filterSql(selection: PlanSelection): QuerySql {
  const query = parseFilter(selection);
  if (isRefusal(query)) throw new Error('The filter of a stored selection is refused now.');
  return query;
}

export const sortedIds = (ids: readonly string[]): string[] =>
  [...new Set(ids.map((id) => id.toLowerCase()))].sort();
