import type { Db } from '../../db/index.ts';
import { createCache } from '../../memory/index.ts';
import { facetKey, type Facet } from '../products/rules/listing.ts';
import { findFacets } from '../products/store/listings.ts';

/**
 * The ids of facets by `facetKey`; a facet that no product ever had is missing. A query states the ids as constants, so that
 * PostgreSQL knows how many products belong to each facet and plans for that.
 */
export type FindFacetIds = (
  siteId: string,
  facets: readonly Facet[],
) => Promise<ReadonlyMap<string, number>>;

const MAX_CACHED_FACET_IDS = 20_000;

/** A facet keeps its id forever. */
export function createFindFacetIds(db: Pick<Db, 'read'>): FindFacetIds {
  const ids = createCache<number>({ maxEntries: MAX_CACHED_FACET_IDS });
  return async (siteId, facets) => {
    const found = new Map<string, number>();
    const missing: Facet[] = [];
    for (const facet of facets) {
      const id = ids.get(`${siteId} ${facetKey(facet)}`);
      if (id === undefined) missing.push(facet);
      else found.set(facetKey(facet), id);
    }
    if (missing.length === 0) return found;
    const stored = await findFacets({ query: (query) => db.read(query) }, siteId, missing);
    for (const [key, { id }] of stored) {
      ids.set(`${siteId} ${key}`, id);
      found.set(key, id);
    }
    return found;
  };
}
