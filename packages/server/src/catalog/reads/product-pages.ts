import type { Db } from '../../db/index.ts';
import type { ConsistentAnswer } from '../../http/index.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { type FilterNode, normalise, pageOf, type Query, toSql } from '../../query/index.ts';
import type { CatalogCache, VersionedAnswer } from './catalog-cache.ts';
import type { FacetNumbers } from './facet-numbers.ts';
import { type Facet, facetKey } from '../products/rules/listing.ts';
import { isSteady, type NameStatement } from './statement-names.ts';
import { readProductPage, readProductRows, readTotal, type Total } from './store/read-products.ts';

export interface ProductQuestion {
  readonly db: Db;
  readonly cache: CatalogCache;
  readonly facetNumbers: FacetNumbers;
  readonly named: NameStatement;
  readonly siteId: string;
  readonly merchant: boolean;
  readonly query: Query;
  /** The caller named an order. */
  readonly sorted: boolean;
}

/** A page of products as the wire's bytes: stored texts joined, and the numbers a client pages by. One statement, one moment. */
export async function answerProducts(
  question: ProductQuestion,
  offset: number,
): Promise<VersionedAnswer> {
  const { db, siteId, merchant, query } = question;
  const asked = toSql(query);
  const collection = onlyCollection(query.filter);
  const inOrderOf = question.sorted ? undefined : collection;
  const standing = merchant || !hasIndexWithFacets(query) ? undefined : facetsOf(query.filter);
  // A brand alone has an index that knows what it may be ordered by.
  const facets = standing?.length === 1 && standing[0]?.kind === 'brand' ? undefined : standing;
  const numbers = facets && (await question.facetNumbers(siteId, facets));
  // Nobody stands under a facet without a number; the ordinary way finds that out too.
  const under =
    facets && numbers?.size === new Set(facets.map(facetKey)).size
      ? [...numbers.values()]
      : undefined;
  const counting = totalOf(question);
  const page = await readProductPage(
    db,
    {
      siteId,
      merchant,
      query: asked,
      ...(inOrderOf === undefined ? {} : { inOrderOf }),
      ...(under ? { under } : {}),
      narrowed: saysBeginning(query.filter),
    },
    counting.total,
    isSteady(query) ? question.named : undefined,
  );
  counting.keep?.(page);
  const metadata = `{"count":${page.count},"offset":${offset},"total":${page.total}}`;
  return {
    version: Math.min(page.version, counting.version ?? page.version),
    text: `{"products":[${page.items}],"metadata":${metadata}}`,
  };
}

/** By cursor each page is asked for once, so it is not kept. */
export async function answerProductsByCursor(
  question: ProductQuestion,
): Promise<ConsistentAnswer<never> | Refusal> {
  const { db, siteId, merchant, query } = question;
  const counting = totalOf(question);
  const [{ version, rows }, counted] = await Promise.all([
    readProductRows(db, { siteId, merchant, query: toSql(query) }),
    readTotal(db, { siteId, merchant, query: toSql(query) }, counting.total),
  ]);
  counting.keep?.(counted);
  const page = pageOf(query, rows);
  if (isRefusal(page)) return page;
  const metadata = JSON.stringify({
    count: page.rows.length,
    total: counted.total,
    cursors: page.cursors,
  });
  const ready = `{"products":[${page.rows.map(({ wire }) => wire).join(',')}],"metadata":${metadata}}`;
  return { consistent: String(version), answer: { ready } };
}

interface Counting {
  readonly total: Total;
  /** Of a number that was counted before. */
  readonly version?: number;
  /** For the next page of the same question. */
  readonly keep?: (counted: { readonly version: number; readonly total: number }) => void;
}

/** Totals are exact. The whole catalog, a collection and a facet are counted at write; other counts are kept for the version. */
function totalOf({ cache, siteId, merchant, query }: ProductQuestion): Counting {
  if (query.filter.kind === 'everything') return { total: { of: 'catalog' } };
  const collection = onlyCollection(query.filter);
  if (collection !== undefined && !merchant)
    return { total: { of: 'collection', collectionId: collection } };
  const [facet, ...more] = (merchant ? undefined : facetsOf(query.filter)) ?? [];
  if (facet && more.length === 0) return { total: { of: 'facet', ...facet } };
  const key = `count ${merchant ? 'shop' : 'all'} ${normalise({ ...query, order: [], page: { by: 'offset', limit: 0, offset: 0 } })}`;
  const kept = cache.kept(siteId, undefined, key);
  if (kept)
    return {
      total: { of: 'known', total: Number(kept.answer.ready.toString()) },
      version: kept.version,
    };
  return {
    total: { of: 'filter' },
    keep: ({ version, total }) => cache.put(siteId, key, { version, text: String(total) }),
  };
}

const facetFields: Readonly<Record<string, Facet['kind']>> = {
  brand: 'brand',
  ribbon: 'ribbon',
  'stock.inventoryStatus': 'stock',
};

/** What a product must stand under, when a filter asks for nothing else: one brand, ribbon or stock status, collections, or several of these. */
function facetsOf(filter: FilterNode): readonly Facet[] | undefined {
  if (filter.kind === 'and') {
    const all = filter.nodes.map(facetsOf);
    return all.some((facets) => facets === undefined)
      ? undefined
      : all.flatMap((facets) => facets ?? []);
  }
  if (filter.kind === 'every')
    return isCollections(filter.name)
      ? filter.values.map((value) => ({ kind: 'collection', value }))
      : undefined;
  if (filter.kind !== 'compare' || filter.comparison !== 'eq') return undefined;
  const kind = Object.hasOwn(facetFields, filter.name) ? facetFields[filter.name] : undefined;
  return kind === undefined ? undefined : [{ kind, value: filter.value }];
}

/** Among other things or alone: names that begin so. */
const saysBeginning = (filter: FilterNode): boolean =>
  filter.kind === 'and'
    ? filter.nodes.some(saysBeginning)
    : filter.kind === 'match' && filter.part === 'startsWith' && filter.name === 'name';

const isCollections = (name: string): boolean =>
  name === 'collectionIds' || name === 'collections.id';

/** Orders for which `listing` has an index; compared with the database by indexes.test.ts. */
export const INDEXED_ORDERS: ReadonlySet<string> = new Set([
  'price',
  'price.price',
  'priceData.price',
  'price.discountedPrice',
  'priceData.discountedPrice',
  'createdDate',
  'name',
]);

/** One term, and the tie breaker behind it. */
const hasIndexWithFacets = ({ order: [term, ...rest] }: Query): boolean =>
  term !== undefined && INDEXED_ORDERS.has(term.name) && rest.length === 1;

/** The one collection a filter asks for, when it asks for nothing else. */
function onlyCollection(filter: FilterNode): string | undefined {
  return filter.kind === 'every' && filter.values.length === 1 && isCollections(filter.name)
    ? filter.values[0]
    : undefined;
}
