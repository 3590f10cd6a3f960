import type { Db } from '../db/index.ts';
import type { ConsistentAnswer } from '../http/index.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { normalise, pageOf, toSql, type FilterNode, type Query } from '../query/index.ts';
import type { CatalogCache, VersionedAnswer } from './cache.ts';
import { countProducts, readFacetCount, readKeptCount, readProductPage, readProductRows } from './store/read-products.ts';

export interface ProductQuestion {
  readonly db: Db;
  readonly cache: CatalogCache;
  readonly siteId: string;
  readonly merchant: boolean;
  readonly query: Query;
  /** The caller named an order. */
  readonly sorted: boolean;
}

/** A page of products as the wire's bytes: stored texts joined, and the numbers a client pages by. */
export async function answerProducts(question: ProductQuestion, offset: number): Promise<VersionedAnswer> {
  const { db, siteId, merchant, query } = question;
  const collection = onlyCollection(query.filter);
  const inOrderOf = question.sorted ? undefined : collection;
  const [page, total] = await Promise.all([
    readProductPage(db, { siteId, merchant, query: toSql(query), ...(inOrderOf === undefined ? {} : { inOrderOf }) }),
    countOf(question, collection),
  ]);
  const metadata = JSON.stringify({ count: page.count, offset, total: total.total });
  return { version: Math.min(page.version, total.version), bytes: Buffer.from(`{"products":[${page.items}],"metadata":${metadata}}`) };
}

/** By cursor each page is asked for once, so it is not kept. */
export async function answerProductsByCursor(question: ProductQuestion): Promise<ConsistentAnswer<never> | Refusal> {
  const { db, siteId, merchant, query } = question;
  const [{ version, rows }, { total }] = await Promise.all([
    readProductRows(db, { siteId, merchant, query: toSql(query) }),
    countOf(question, onlyCollection(query.filter)),
  ]);
  const page = pageOf(query, rows);
  if (isRefusal(page)) return page;
  const metadata = JSON.stringify({ count: page.rows.length, total, cursors: page.cursors });
  const ready = `{"products":[${page.rows.map(({ wire }) => wire).join(',')}],"metadata":${metadata}}`;
  return { consistent: String(version), answer: { ready } };
}

/** Totals are exact. The whole catalog and a single collection are counted at write; other counts are kept for the version. */
async function countOf({ db, cache, siteId, merchant, query }: ProductQuestion, collection: string | undefined): Promise<{ version: number; total: number }> {
  if (query.filter.kind === 'everything') return readKeptCount(db, siteId, merchant, undefined);
  if (collection !== undefined && !merchant) return readKeptCount(db, siteId, merchant, collection);
  const facet = merchant ? undefined : onlyFacet(query.filter);
  if (facet) return readFacetCount(db, siteId, facet);
  const version = await cache.version(siteId, undefined);
  const key = `count ${merchant ? 'shop' : 'all'} ${normalise({ ...query, order: [], page: { by: 'offset', limit: 0, offset: 0 } })}`;
  const kept = await cache.answer(siteId, version, key, async () => {
    const counted = await countProducts(db, siteId, merchant, toSql(query).where);
    return { version: counted.version, bytes: Buffer.from(String(counted.total)) };
  });
  return { version: kept.version, total: Number(kept.bytes.toString()) };
}

const facetFields: Readonly<Record<string, string>> = { brand: 'brand', ribbon: 'ribbon', 'stock.inventoryStatus': 'stock' };

/** The one brand, ribbon or stock status a filter asks for, when it asks for nothing else: counted at write too. */
function onlyFacet(filter: FilterNode): { kind: string; value: string } | undefined {
  if (filter.kind !== 'compare' || filter.comparison !== 'eq') return undefined;
  const kind = Object.hasOwn(facetFields, filter.name) ? facetFields[filter.name] : undefined;
  return kind === undefined ? undefined : { kind, value: filter.value };
}

/** The one collection a filter asks for, when it asks for nothing else. */
function onlyCollection(filter: FilterNode): string | undefined {
  if (filter.kind !== 'every' || filter.values.length !== 1) return undefined;
  return filter.name === 'collectionIds' || filter.name === 'collections.id' ? filter.values[0] : undefined;
}
