import type { Db } from '../../db/index.ts';
import { type Facet, facetKey } from '../products/rules/listing.ts';
import { findFacets } from '../products/store/listings.ts';

/**
 * The numbers of facets, which never change: known before a question is asked, so that PostgreSQL sees how many products
 * stand under each and plans for that. One that nobody stands under yet is looked up again.
 */
export type FacetNumbers = (
  siteId: string,
  facets: readonly Facet[],
) => Promise<ReadonlyMap<string, number>>;

const most = 20_000;

export function createFacetNumbers(db: Pick<Db, 'read'>): FacetNumbers {
  const known = new Map<string, number>();
  return async (siteId, facets) => {
    const missing = facets.filter((facet) => !known.has(`${siteId} ${facetKey(facet)}`));
    if (missing.length > 0) {
      if (known.size > most) known.clear();
      const found = await findFacets({ query: (query) => db.read(query) }, siteId, missing);
      for (const [key, { number }] of found) known.set(`${siteId} ${key}`, number);
    }
    return new Map(
      facets.flatMap((facet) => {
        const number = known.get(`${siteId} ${facetKey(facet)}`);
        return number === undefined ? [] : [[facetKey(facet), number] as const];
      }),
    );
  };
}
