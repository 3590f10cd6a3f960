import sql, { empty, type Sql } from 'sql-template-tag';
import { type Db, prepared } from '../../../db/index.ts';
import type { QuerySql } from '../../../query/index.ts';
import type { NameStatement } from '../statement-names.ts';

/** Hot reads: SQL joins the stored wire text, Node passes it on unread. */

type ReplicaReader = Pick<Db, 'read'>;

export async function readCatalogVersion(db: Pick<Db, 'query'>, siteId: string): Promise<number> {
  const rows = await db.query<{ version: number }>(
    sql`select catalog_version as version from site where site_id = ${siteId}`,
  );
  return rows[0]?.version ?? 0;
}

const versionOf = (siteId: string): Sql =>
  sql`(select catalog_version from site where site_id = ${siteId})`;

/** Visitors see what is visible; the shop sees everything. */
const shownTo = (merchant: boolean): Sql => (merchant ? empty : sql`and visible`);

export interface StoredText {
  readonly version: number;
  /** Null when there is no such thing, or not for this caller. */
  readonly wire: string | null;
}

export async function readProduct(
  db: ReplicaReader,
  siteId: string,
  productId: string,
  merchant: boolean,
): Promise<StoredText> {
  const statement = prepared(
    merchant ? 'catalog-read-any-product' : 'catalog-read-product',
    sql`select ${versionOf(siteId)} as version,
    (select wire from product where site_id = ${siteId} and product_id = ${productId} ${shownTo(merchant)}) as wire`,
  );
  const rows = await db.read<StoredText>(statement);
  return rows[0] ?? { version: 0, wire: null };
}

export interface ProductPage {
  readonly siteId: string;
  readonly merchant: boolean;
  readonly query: QuerySql;
  /** A collection whose products come in the merchant's order, when no other was asked for. */
  readonly inOrderOf?: string;
  /** For visitors: the filter is that a product stands under all of these, and the order is one that has an index with them. */
  readonly under?: readonly number[];
  /** What is filtered for is found first, and put in order then: PostgreSQL does not see that names which begin alike stand together. */
  readonly narrowed?: boolean;
}

/** How many there are: counted at write, counted before, or to be counted now. */
export type Total =
  | { readonly of: 'catalog' }
  | { readonly of: 'collection'; readonly collectionId: string }
  | { readonly of: 'facet'; readonly kind: string; readonly value: string }
  | { readonly of: 'known'; readonly total: number }
  | { readonly of: 'filter' };

function totalSql({ siteId, merchant, query }: ProductPage, total: Total): Sql {
  switch (total.of) {
    case 'catalog':
      return sql`coalesce((select ${merchant ? sql`products` : sql`visible_products`} from catalog_count where site_id = ${siteId}), 0)::int`;
    case 'collection':
      return sql`coalesce((select product_count from collection where site_id = ${siteId} and collection_id = ${total.collectionId}), 0)::int`;
    case 'facet':
      return sql`coalesce((select product_count from facet_value where site_id = ${siteId} and kind = ${total.kind} and value = ${total.value}), 0)::int`;
    case 'known':
      return sql`${total.total}::int`;
    case 'filter':
      return sql`(select count(*)::int from product where site_id = ${siteId} ${shownTo(merchant)} and ${query.where})`;
  }
}

interface ReadPage {
  readonly version: number;
  readonly items: string;
  readonly count: number;
  readonly total: number;
}

/** The page is found in an index alone; only its products are then read, and joined without leaving the database. */
export async function readProductPage(
  db: ReplicaReader,
  page: ProductPage,
  total: Total,
  named?: NameStatement,
): Promise<ReadPage> {
  const statement = sql`
    select ${versionOf(page.siteId)} as version, coalesce(string_agg(p.wire, ',' order by n), '') as items, count(*)::int as count, ${totalSql(page, total)} as total
    from unnest(array(${found(page)})) with ordinality as found (numeric_id, n)
    join product p on p.site_id = ${page.siteId} and p.numeric_id = found.numeric_id`;
  const rows = await db.read<ReadPage>(named?.(statement) ?? statement);
  return rows[0] ?? { version: 0, items: '', count: 0, total: 0 };
}

export async function readTotal(
  db: ReplicaReader,
  page: ProductPage,
  total: Total,
): Promise<{ version: number; total: number }> {
  const rows = await db.read<{ version: number; total: number }>(
    sql`select ${versionOf(page.siteId)} as version, ${totalSql(page, total)} as total`,
  );
  return rows[0] ?? { version: 0, total: 0 };
}

function found({ siteId, merchant, query, inOrderOf, under, narrowed = false }: ProductPage): Sql {
  if (inOrderOf !== undefined && !merchant) return arranged(siteId, inOrderOf, query.limit);
  if (inOrderOf !== undefined) {
    return sql`select numeric_id from collection_product c join product using (site_id, product_id)
      where site_id = ${siteId} and c.collection_id = ${inOrderOf} order by c.position, c.product_id ${query.limit}`;
  }
  if (under) return standing(siteId, under, query);
  const rows = sql`product where site_id = ${siteId} ${shownTo(merchant)} and ${query.within}`;
  // The offset keeps the two apart.
  const from = narrowed ? sql`(select * from ${rows} offset 0) as narrowed` : rows;
  return sql`select numeric_id from ${from} order by ${query.orderBy} ${query.limit}`;
}

/** Listings have the columns of these orders under the same names. */
const standing = (siteId: string, facets: readonly number[], { orderBy, limit }: QuerySql): Sql =>
  sql`select numeric_id from listing where site_id = ${siteId} and visible and facets @> ${facets}::integer[] order by ${orderBy} ${limit}`;

/** Visible products of a collection as the merchant arranged them: found in an index alone. */
export const arranged = (siteId: string, collectionId: string, limit: Sql): Sql => sql`
  select p.numeric_id from (
    select product_id, position from collection_product where site_id = ${siteId} and collection_id = ${collectionId} and visible order by position, product_id ${limit}
  ) as m join product p on p.site_id = ${siteId} and p.product_id = m.product_id order by m.position, m.product_id`;

export interface ProductRow {
  readonly wire: string;
  readonly position: readonly (string | null)[];
}

export async function readProductRows(
  db: ReplicaReader,
  { siteId, merchant, query }: ProductPage,
): Promise<{ version: number; rows: ProductRow[] }> {
  const rows = await db.read<
    ProductRow & { version: number }
  >(sql`select ${versionOf(siteId)} as version, wire, ${query.position} as position
    from product where site_id = ${siteId} ${shownTo(merchant)} and ${query.within} order by ${query.orderBy} ${query.limit}`);
  return { version: rows[0]?.version ?? 0, rows };
}
