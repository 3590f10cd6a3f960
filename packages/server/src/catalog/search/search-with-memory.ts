import type { Db } from '../../db/index.ts';
import type { FacetMemory } from './facets/facet-memory.ts';
import { collectionOf, isCountedAtWrite, type SearchQuestion } from './rules/search-request.ts';
import { searchProducts, type SearchFound } from './store/search-products.ts';

const ATTEMPTS = 3;

/**
 * The page from PostgreSQL, what is counted from memory, both of one version of the catalog; undefined when that cannot be had. What words find is
 * left to PostgreSQL: it has read the rows already, and handing over their ids took as long as counting their facets.
 */
export async function searchWithMemory(
  { db, facetMemory }: { readonly db: Pick<Db, 'read' | 'tx'>; readonly facetMemory: FacetMemory },
  ask: SearchQuestion,
  numbers: ReadonlyMap<string, number>,
): Promise<SearchFound | undefined> {
  // Asked first, whatever is searched for: who searches at all will soon narrow down.
  if (!facetMemory.isReady(ask.siteId) || ask.words || isCountedAtWrite(ask)) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const page = await searchProducts(db, ask, numbers, 0);
    const counted = await facetMemory.count(ask.siteId, page.version, {
      ...ask,
      collection: collectionOf(ask),
    });
    if (counted)
      return { ...page, total: counted.total, facets: ask.facets ? counted.facets : null };
  }
  return undefined;
}
