import { Product } from '@shopwright/contract/catalog/products';
import { queryProducts } from '@shopwright/contract/catalog/read';
import type { Db } from '../../db/index.ts';
import { createEncoders, encodedPart } from '../../http/index.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { normalise, pageOf, toSql, type Query } from '../../query/index.ts';
import {
  chooseAccessPath,
  createPrepareStatement,
  facetsOf,
  hasStablePlan,
  onlyCollection,
  type PathRequest,
} from './access-path.ts';
import type { CatalogCache, EncodedAnswer, VersionedText } from './catalog-cache.ts';
import { createFindFacetIds } from './facet-ids.ts';
import { readProductPage, readProductRows, readTotal, type Total } from './store/read-products.ts';

/** Pages of products. The stored text of each product goes into the answer as it is. */
export interface ProductPages {
  readonly byOffset: (request: PathRequest, offset: number) => Promise<VersionedText>;
  readonly byCursor: (request: PathRequest) => Promise<EncodedAnswer | Refusal>;
}

export function createProductPages({
  db,
  cache,
}: {
  readonly db: Db;
  readonly cache: CatalogCache;
}): ProductPages {
  const findFacetIds = createFindFacetIds(db);
  const prepareStatement = createPrepareStatement();
  const encode = createEncoders()(queryProducts.answer);

  return {
    async byOffset(request, offset) {
      const { siteId, merchant, query } = request;
      const counting = chooseTotal(cache, request);
      const page = await readProductPage(
        db,
        {
          siteId,
          merchant,
          query: toSql(query),
          path: await chooseAccessPath(request, findFacetIds),
        },
        counting.total,
        hasStablePlan(query) ? prepareStatement : undefined,
      );
      counting.save?.(page);
      const { count, total } = page;
      const answer = {
        products: encodedPart(Product, page.items),
        metadata: { count, offset, total },
      };
      return {
        version: Math.min(page.version, counting.version ?? page.version),
        text: encode(answer, false),
      };
    },

    async byCursor(request) {
      const { siteId, merchant, query } = request;
      const counting = chooseTotal(cache, request);
      const filter = { siteId, merchant, query: toSql(query) };
      const [{ version, rows }, counted] = await Promise.all([
        readProductRows(db, filter),
        readTotal(db, filter, counting.total),
      ]);
      counting.save?.(counted);
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      const answer = {
        products: encodedPart(Product, page.rows.map(({ wire }) => wire).join(',')),
        metadata: { count: page.rows.length, total: counted.total, cursors: page.cursors },
      };
      return { version, consistent: String(version), answer: { ready: encode(answer, false) } };
    },
  };
}

interface Counting {
  readonly total: Total;
  /** The version that a cached total belongs to. */
  readonly version?: number;
  /** Caches a total that had to be counted, for the other pages of the query. */
  readonly save?: (counted: { readonly version: number; readonly total: number }) => void;
}

/** Totals are exact. Those of the whole catalog, of a collection and of a facet are maintained by writes. */
function chooseTotal(cache: CatalogCache, { siteId, merchant, query }: PathRequest): Counting {
  if (query.filter.kind === 'everything') return { total: { of: 'catalog' } };
  const collectionId = onlyCollection(query.filter);
  if (collectionId !== undefined && !merchant) return { total: { of: 'collection', collectionId } };
  const [facet, ...others] = (merchant ? undefined : facetsOf(query.filter)) ?? [];
  if (facet && others.length === 0) return { total: { of: 'facet', ...facet } };
  const key = `${merchant ? 'shop' : 'all'} ${normalise(withoutPage(query))}`;
  const cached = cache.findCounts(siteId, undefined, key);
  if (cached) return { total: { of: 'cache', total: cached.total }, version: cached.version };
  return {
    total: { of: 'filter' },
    save: ({ version, total }) => cache.saveCounts(siteId, key, { version, total }),
  };
}

const withoutPage = (query: Query): Query => ({
  ...query,
  order: [],
  page: { by: 'offset', limit: 0, offset: 0 },
});
