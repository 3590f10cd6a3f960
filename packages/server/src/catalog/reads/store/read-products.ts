import sql, { empty, type Sql } from 'sql-template-tag';
import { type Db, prepared } from '../../../db/index.ts';
import type { QueryRules, QuerySql } from '../../../query/index.ts';
import type { AccessPath, PrepareStatement } from '../access-path.ts';
import { foldCase } from '../../../kernel/fold-case.ts';

/**
 * Reads of stored product texts, which were encoded by the answer schema when they were written.
 */

type ReplicaReader = Pick<Db, 'read'>;

export async function readCatalogVersion(db: Pick<Db, 'query'>, siteId: string): Promise<number> {
  const rows = await db.query<{ version: number }>(
    sql`select catalog_version as version from site where site_id = ${siteId}`,
  );
  return rows[0]?.version ?? 0;
}

const versionOf = (siteId: string): Sql =>
  sql`(select catalog_version from site where site_id = ${siteId})`;

/** Visitors see visible products; the shop sees all. */
const shownTo = (merchant: boolean): Sql => (merchant ? empty : sql`and visible`);

interface StoredText {
  readonly version: number;
  /** Null when the product does not exist, or not for this caller. */
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

interface ProductFilter {
  readonly siteId: string;
  readonly merchant: boolean;
  readonly query: QuerySql;
}

interface ProductPage extends ProductFilter {
  readonly path: AccessPath;
}

/** Where the total comes from: maintained by writes, cached, or counted now. */
export type Total =
  | { readonly of: 'catalog' }
  | { readonly of: 'collection'; readonly collectionId: string }
  | { readonly of: 'facet'; readonly kind: string; readonly value: string }
  | { readonly of: 'cache'; readonly total: number }
  | { readonly of: 'filter' };

function totalSql({ siteId, merchant, query }: ProductFilter, total: Total): Sql {
  switch (total.of) {
    case 'catalog':
      return sql`coalesce((select ${merchant ? sql`products` : sql`visible_products`} from catalog_count where site_id = ${siteId}), 0)::int`;
    case 'collection':
      return sql`coalesce((select product_count from collection where site_id = ${siteId} and collection_id = ${total.collectionId}), 0)::int`;
    case 'facet':
      return sql`coalesce((select product_count from facet_value where site_id = ${siteId} and kind = ${total.kind} and value = ${total.value}), 0)::int`;
    case 'cache':
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

/** Finds the page in an index, then joins the stored texts of its products in the database. */
export async function readProductPage(
  db: ReplicaReader,
  page: ProductPage,
  total: Total,
  prepareStatement?: PrepareStatement,
): Promise<ReadPage> {
  const statement = sql`
    select ${versionOf(page.siteId)} as version, coalesce(string_agg(p.wire, ',' order by n), '') as items, count(*)::int as count, ${totalSql(page, total)} as total
    from unnest(array(${numericIdsOf(page)})) with ordinality as found (numeric_id, n)
    join product p on p.site_id = ${page.siteId} and p.numeric_id = found.numeric_id`;
  const rows = await db.read<ReadPage>(prepareStatement?.(statement) ?? statement);
  return rows[0] ?? { version: 0, items: '', count: 0, total: 0 };
}

export async function readTotal(
  db: ReplicaReader,
  filter: ProductFilter,
  total: Total,
): Promise<{ version: number; total: number }> {
  const rows = await db.read<{ version: number; total: number }>(
    sql`select ${versionOf(filter.siteId)} as version, ${totalSql(filter, total)} as total`,
  );
  return rows[0] ?? { version: 0, total: 0 };
}

/** The numeric ids of the page's products, in order. */
function numericIdsOf({ siteId, merchant, query, path }: ProductPage): Sql {
  const rows = sql`product where site_id = ${siteId} ${shownTo(merchant)} and ${query.within}`;
  switch (path.by) {
    case 'collection order':
      return merchant
        ? allInCollectionOrder(siteId, path.collectionId, query.limit)
        : visibleInCollectionOrder(siteId, path.collectionId, query.limit);
    case 'facets':
      return withFacets(siteId, path.facetIds, query);
    case 'name prefix':
      // The offset keeps PostgreSQL from walking the order and testing each name.
      return sql`select numeric_id from (select * from ${rows} offset 0) as matching
        order by ${query.orderBy} ${query.limit}`;
    case 'filter':
      return sql`select numeric_id from ${rows} order by ${query.orderBy} ${query.limit}`;
  }
}

/** Listings have the columns of the order under the same names as products. */
const withFacets = (siteId: string, facetIds: readonly number[], query: QuerySql): Sql =>
  sql`select numeric_id from listing where site_id = ${siteId} and visible and facets @> ${facetIds}::integer[]
    order by ${query.orderBy} ${query.limit}`;

const allInCollectionOrder = (siteId: string, collectionId: string, limit: Sql): Sql =>
  sql`select numeric_id from collection_product c join product using (site_id, product_id)
    where site_id = ${siteId} and c.collection_id = ${collectionId} order by c.position, c.product_id ${limit}`;

/** The merchant's order of the collection's visible products, read from an index alone. */
export const visibleInCollectionOrder = (
  siteId: string,
  collectionId: string,
  limit: Sql,
): Sql => sql`
  select p.numeric_id from (
    select product_id, position from collection_product where site_id = ${siteId} and collection_id = ${collectionId} and visible order by position, product_id ${limit}
  ) as m join product p on p.site_id = ${siteId} and p.product_id = m.product_id order by m.position, m.product_id`;

export interface ProductRow {
  readonly wire: string;
  readonly position: readonly (string | null)[];
}

export async function readProductRows(
  db: ReplicaReader,
  { siteId, merchant, query }: ProductFilter,
): Promise<{ version: number; rows: ProductRow[] }> {
  const rows = await db.read<
    ProductRow & { version: number }
  >(sql`select ${versionOf(siteId)} as version, wire, ${query.position} as position
    from product where site_id = ${siteId} ${shownTo(merchant)} and ${query.within} order by ${query.orderBy} ${query.limit}`);
  return { version: rows[0]?.version ?? 0, rows };
}

const queryable = { filterable: true, sortable: true } as const;

/** All variants of the store, queried by fields of their product and stock. */
export const variantQuery: QueryRules = {
  fields: {
    id: {
      kind: 'text',
      column: sql`(product_id || '-' || variant_id) collate "C"`,
      nullable: false,
      filterable: true,
    },
    variantId: { kind: 'id', column: sql`variant_id`, nullable: false, filterable: true },
    productId: { kind: 'id', column: sql`product_id`, nullable: false, filterable: true },
    productName: {
      kind: 'text',
      column: sql`product_name`,
      lowerColumn: sql`folded_product_name`,
      toLower: foldCase,
      nullable: false,
      ...queryable,
    },
    managedVariant: { kind: 'boolean', column: sql`managed`, nullable: false, filterable: true },
    sku: { kind: 'text', column: sql`sku`, ...queryable },
    'stock.trackQuantity': {
      kind: 'boolean',
      column: sql`tracked`,
      nullable: false,
      filterable: true,
    },
    'stock.quantity': { kind: 'integer', column: sql`quantity`, nullable: false, ...queryable },
    'stock.inStock': { kind: 'boolean', column: sql`has_stock`, nullable: false, filterable: true },
    collectionIds: {
      kind: 'texts',
      column: sql`collection_ids`,
      nullable: false,
      filterable: true,
    },
  },
  tieBreaker: { kind: 'id', column: sql`variant_id`, nullable: false },
};

interface VariantRef {
  readonly productId: string;
  readonly variantId: string;
  readonly position: readonly (string | null)[];
}

const all = (siteId: string, merchant: boolean): Sql => sql`(
  select v.variant_id, v.product_id, p.name as product_name, p.folded_name as folded_product_name, p.manage_variants as managed, coalesce(v.sku, p.sku) as sku, p.collection_ids,
    s.tracked, s.quantity, case when s.tracked then s.quantity > 0 else s.in_stock end as has_stock
  from variant v join product p using (site_id, product_id) join stock s using (site_id, variant_id)
    join location l on l.site_id = v.site_id and l.location_id = s.location_id and l.is_default
  where v.site_id = ${siteId} ${merchant ? empty : sql`and p.visible and v.visible`}
) as variants`;

export async function readVariantRefs(
  db: Pick<Db, 'read'>,
  siteId: string,
  merchant: boolean,
  query: QuerySql,
): Promise<{ refs: VariantRef[]; total: number }> {
  const from = all(siteId, merchant);
  const [refs, [count]] = await Promise.all([
    db.read<VariantRef>(
      sql`select product_id as "productId", variant_id as "variantId", ${query.position} as position from ${from} where ${query.within} order by ${query.orderBy} ${query.limit}`,
    ),
    db.read<{ total: number }>(
      sql`select count(*)::int as total from ${from} where ${query.where}`,
    ),
  ]);
  return { refs, total: count?.total ?? 0 };
}
