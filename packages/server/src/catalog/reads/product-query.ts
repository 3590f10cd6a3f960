import { Product } from '@shopwright/contract/catalog/products';
import { queryProducts } from '@shopwright/contract/catalog/read';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { createCache } from '../../memory/index.ts';
import {
  type FilterNode,
  normalize,
  pageOf,
  parseQuery,
  type Query,
  type QueryRules,
  toSql,
  type WireQuery,
} from '../../query/index.ts';
import { ALL_PRODUCTS_ID } from '../products/rules/product-state.ts';
import {
  chooseAccessPath,
  createFindFacetIds,
  createPrepareStatement,
  facetsOf,
  hasStablePlan,
  isCollectionField,
  onlyCollection,
  type PathRequest,
} from './access-path.ts';
import type { Db } from '../../db/index.ts';
import { createEncoders, encodedPart } from '../../http/index.ts';
import type { CatalogCache, EncodedAnswer, VersionedText } from './catalog-cache.ts';
import { readProductPage, readProductRows, readTotal, type Total } from './store/read-products.ts';

interface ParsedQuery {
  readonly query: Query;
  /** The caller named an order. */
  readonly isSorted: boolean;
  /** Equal for all callers that see the same answer. */
  readonly cacheKey: string;
}

type ParseQuery = (query: WireQuery | undefined, merchant: boolean) => ParsedQuery | Refusal;

const MAX_PARSED_QUERIES = 1_000;
const MAX_CACHED_QUERY_LENGTH = 2_048;

/** Parses queries, most of which a storefront sends again and again. */
export function createQueryParser(
  entity: 'products' | 'collections',
  rules: QueryRules,
  simplify = (filter: FilterNode) => filter,
): ParseQuery {
  const parsedQueries = createCache<ParsedQuery>({ maxEntries: MAX_PARSED_QUERIES });
  return (wireQuery, merchant) => {
    const text = keyFor(merchant, JSON.stringify(wireQuery ?? {}));
    const cached = parsedQueries.get(text);
    if (cached) return cached;
    const parsed = parseQuery(wireQuery, rules, { merchant });
    if (isRefusal(parsed)) return parsed;
    const query = { ...parsed, filter: simplify(parsed.filter) };
    const sort = wireQuery?.sort;
    const isSorted = (typeof sort === 'string' || Array.isArray(sort)) && sort.length > 0;
    const cacheKey = keyFor(merchant, `${entity} ${isSorted} ${normalize(query)}`);
    const read: ParsedQuery = { query, isSorted, cacheKey };
    if (text.length <= MAX_CACHED_QUERY_LENGTH) parsedQueries.set(text, read);
    return read;
  };
}

/** The shop sees hidden products, so its answers are cached apart. */
export const keyFor = (merchant: boolean, key: string): string => (merchant ? `shop ${key}` : key);

export const offsetOf = ({ page }: Query): number => (page.by === 'offset' ? page.offset : 0);

/**
 * Every product is in the virtual all-products collection, which has no rows: a filter for it
 * filters nothing.
 */
export function withoutAllProducts(node: FilterNode): FilterNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, nodes: node.nodes.map(withoutAllProducts) };
    case 'not':
      return { ...node, node: withoutAllProducts(node.node) };
    case 'any':
      return node.values.includes(ALL_PRODUCTS_ID) ? { kind: 'everything' } : node;
    case 'every': {
      const values = node.values.filter((value) => value !== ALL_PRODUCTS_ID);
      return values.length === 0 ? { kind: 'everything' } : { ...node, values };
    }
    // No product is in no collection.
    case 'empty':
      return isCollectionField(node.name) ? { kind: 'nothing' } : node;
    default:
      return node;
  }
}

/** Pages of products. The stored text of each product goes into the answer as it is. */
interface ProductPages {
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

/**
 * Totals are exact. Those of the whole catalog, of a collection and of a facet are maintained by
 * writes.
 */
function chooseTotal(cache: CatalogCache, { siteId, merchant, query }: PathRequest): Counting {
  if (query.filter.kind === 'everything') return { total: { of: 'catalog' } };
  const collectionId = onlyCollection(query.filter);
  if (collectionId !== undefined && !merchant) return { total: { of: 'collection', collectionId } };
  const [facet, ...others] = (merchant ? undefined : facetsOf(query.filter)) ?? [];
  if (facet && others.length === 0) return { total: { of: 'facet', ...facet } };
  const key = `${merchant ? 'shop' : 'all'} ${normalize(withoutPage(query))}`;
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
