import type { Db } from '../../db/index.ts';
import { createInMemoryFacets, type InMemoryFacets } from './facets/in-memory-facets.ts';
import { chosenCollection, isCountedByWrites, type SearchRequest } from './rules/search-request.ts';
import { searchProducts, type SearchResult } from './store/search-products.ts';

/**
 * Finds a page of products, the total and the facet counts, all of one version of the catalog.
 * There are two implementations with the same results; docs/decisions/0028-facets-in-memory.md says
 * when each is used.
 */
export interface FacetedSearch {
  readonly find: (
    request: SearchRequest,
    facetIds: ReadonlyMap<string, number>,
  ) => Promise<SearchResult>;
}

/** PostgreSQL counts its facets in well under a second up to about this size. */
export const FACETS_IN_MEMORY_ABOVE_PRODUCTS = 5_000;

type SearchDb = Pick<Db, 'read' | 'tx' | 'query'>;

/** The implementation in use. Returning `postgres` here switches the in-memory facets off. */
export function createFacetedSearch(db: SearchDb): FacetedSearch {
  const postgres = createPostgresSearch(db);
  const facets = createInMemoryFacets(db, { minProducts: FACETS_IN_MEMORY_ABOVE_PRODUCTS });
  return createInMemoryFacetSearch(db, facets, postgres);
}

export const createPostgresSearch = (db: Pick<Db, 'read' | 'tx'>): FacetedSearch => ({
  find: (request, facetIds) => searchProducts(db, request, facetIds),
});

const MAX_ATTEMPTS = 3;

/**
 * The page from PostgreSQL, the counts from memory. Falls back to `postgres` where memory cannot
 * count.
 */
export function createInMemoryFacetSearch(
  db: Pick<Db, 'read' | 'tx'>,
  facets: InMemoryFacets,
  postgres: FacetedSearch,
): FacetedSearch {
  return {
    async find(request, facetIds) {
      // Asked first for every search, because that starts to load the site's facets.
      const isReady = facets.isReady(request.siteId);
      // PostgreSQL has read the rows that match words already: passing their ids on takes as long
      // as counting.
      if (!isReady || request.words || isCountedByWrites(request))
        return postgres.find(request, facetIds);
      const choices = { ...request, collection: chosenCollection(request) };
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const page = await searchProducts(db, request, facetIds, 0);
        const counts = await facets.count(request.siteId, page.version, choices);
        if (counts)
          return { ...page, total: counts.total, facets: request.facets ? counts.facets : null };
      }
      return postgres.find(request, facetIds);
    },
  };
}
