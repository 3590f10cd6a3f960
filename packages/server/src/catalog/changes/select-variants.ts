import type { ChangePlanSelection } from '@shopwright/contract/change-plans/change-plans';
import type { Reader } from '../../db/index.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { parseQuery, toSql } from '../../query/index.ts';
import { loadDefaultThreshold } from '../stock/stock-settings.ts';
import { inventoryItemQuery } from '../stock/store/inventory-items.ts';
import { parseProductFilter, sortedIds } from './select-products.ts';
import { countVariants, findVariantIds, type VariantFilter } from './store/matching-products.ts';

/** Variants that a plan selects: by their IDs, by a filter over stock, or by that of products. */

export function checkVariantSelection(selection: ChangePlanSelection): Refusal | undefined {
  // Whether a filter is good depends neither on the store nor on its settings.
  const filter = selection.ids ? undefined : parseFilter(selection, '', null);
  return isRefusal(filter) ? filter : undefined;
}

export async function countSelectedVariants(
  db: Reader,
  siteId: string,
  selection: ChangePlanSelection,
): Promise<number> {
  return selection.ids
    ? sortedIds(selection.ids).length
    : countVariants(db, siteId, await filterSql(db, siteId, selection));
}

/** The next selected variants after one of them, in the order of their IDs. */
export async function findSelectedVariantIds(
  tx: Reader,
  siteId: string,
  selection: ChangePlanSelection,
  page: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  if (!selection.ids)
    return findVariantIds(tx, siteId, await filterSql(tx, siteId, selection), page);
  return sortedIds(selection.ids)
    .filter((id) => page.after === null || id > page.after)
    .slice(0, page.limit);
}

function parseFilter(
  { filter, productFilter }: ChangePlanSelection,
  siteId: string,
  defaultThreshold: number | null,
): VariantFilter | Refusal {
  if (productFilter !== undefined) {
    const products = parseProductFilter(productFilter, 'selection');
    return isRefusal(products) ? products : { products: products.where };
  }
  const query = parseQuery(
    { filter: filter as Record<string, unknown> },
    { ...inventoryItemQuery(siteId, defaultThreshold), path: 'selection' },
    { merchant: true },
  );
  return isRefusal(query) ? query : { variants: toSql(query).where };
}

/** Of a selection that was accepted, so its filter was good. */
async function filterSql(
  db: Reader,
  siteId: string,
  selection: ChangePlanSelection,
): Promise<VariantFilter> {
  const filter = parseFilter(selection, siteId, await loadDefaultThreshold(db, siteId));
  if (isRefusal(filter)) throw new Error('The filter of a stored selection is refused now.');
  return filter;
}
