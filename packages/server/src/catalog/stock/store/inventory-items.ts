import sql, { empty, type Sql } from 'sql-template-tag';
import type { Reader, Tx } from '../../../db/index.ts';
import { foldCase } from '../../../kernel/fold-case.ts';
import { isGuid } from '../../../kernel/guid.ts';
import type { QueryRules, QuerySql } from '../../../query/index.ts';
import type { StockRow } from '../rules/render-inventory-item.ts';

/** One row for each variant and location. Sorted only where an index has the order. */

const queryable = { filterable: true, sortable: true, nullable: false } as const;
const filterable = { filterable: true, nullable: false } as const;
const productId = { kind: 'id', column: sql`s.product_id`, ...queryable } as const;
const hasStock = sql`(s.availability = 'IN_STOCK')`;

/**
 * `lowStock` depends on the default threshold of the store. Names and SKUs are looked up first, as
 * arrays: PostgreSQL combines the indexes of two tables only then.
 */
export const inventoryItemQuery = (
  siteId: string,
  defaultThreshold: number | null,
): QueryRules => ({
  fields: {
    id: { kind: 'id', column: sql`s.variant_id`, ...filterable },
    variantId: { kind: 'id', column: sql`s.variant_id`, ...filterable },
    locationId: { kind: 'id', column: sql`s.location_id`, ...filterable },
    productId,
    'product.name': {
      kind: 'text',
      column: sql`p.name`,
      lowerColumn: sql`p.folded_name`,
      toLower: foldCase,
      findMatches: (matches) =>
        sql`(s.product_id = any(array(select product_id from product where site_id = ${siteId} and ${matches(sql`folded_name`)})))`,
      ...queryable,
    },
    'product.variantSku': {
      kind: 'text',
      column: sql`coalesce(v.sku, p.sku)`,
      findMatches: (matches) => sql`(s.variant_id = any(array(
        select variant_id from variant where site_id = ${siteId} and sku is not null and ${matches(sql`lower(sku)`)}
        union all
        select own.variant_id from product named join variant own on own.site_id = named.site_id and own.product_id = named.product_id
        where named.site_id = ${siteId} and named.folded_sku is not null and own.sku is null and ${matches(sql`named.folded_sku`)})))`,
      filterable: true,
    },
    'product.variantBarcode': { kind: 'text', column: sql`v.barcode`, filterable: true },
    'product.brand.id': { kind: 'id', column: sql`p.brand_id`, filterable: true },
    'product.directCategoryIds': {
      kind: 'texts',
      column: sql`p.collection_ids`,
      ...filterable,
      toColumn: (id) => (isGuid(id) ? id.toLowerCase() : undefined),
    },
    trackQuantity: { kind: 'boolean', column: sql`s.tracked`, ...filterable },
    quantity: { kind: 'integer', column: sql`s.quantity`, ...queryable },
    inStock: { kind: 'boolean', column: hasStock, ...filterable },
    availabilityStatus: {
      kind: 'text',
      column: sql`s.availability`,
      ...filterable,
      values: ['OUT_OF_STOCK', 'IN_STOCK', 'PREORDER'],
    },
    'preorderInfo.enabled': { kind: 'boolean', column: sql`s.preorder_enabled`, ...filterable },
    lowStock: { kind: 'boolean', column: sql`(${isLow(defaultThreshold)})`, ...filterable },
    updatedDate: { kind: 'moment', column: sql`s.updated_at`, ...filterable },
  },
  tieBreaker: { kind: 'id', column: sql`s.variant_id`, nullable: false },
  defaultSort: [{ name: 'productId', field: productId, order: 'asc' }],
  defaultPaging: 'cursor',
});

export interface InventoryRow extends StockRow {
  readonly productId: string;
  readonly position: readonly (string | null)[];
}

/** Two conditions, each with an index: thresholds of variants, and the default of the store. */
function isLow(defaultThreshold: number | null): Sql {
  const own = sql`s.low_stock_threshold is not null and s.quantity <= s.low_stock_threshold`;
  // Without a default, a comparison with null would be neither true nor false.
  return defaultThreshold === null
    ? sql`(s.tracked and ${own})`
    : sql`(s.tracked and ((${own}) or (s.low_stock_threshold is null and s.quantity <= ${defaultThreshold}::integer)))`;
}

export async function queryInventory(
  db: Reader,
  siteId: string,
  query: QuerySql,
  low?: { readonly defaultThreshold: number | null },
): Promise<InventoryRow[]> {
  return db.query<InventoryRow>(sql`
    select s.variant_id as "variantId", s.location_id as "locationId", s.product_id as "productId",
      l.name as "locationName", s.revision, s.low_stock_threshold as "lowStockThreshold", ${query.position} as position
    from stock s
      join product p on p.site_id = s.site_id and p.product_id = s.product_id
      left join variant v on v.site_id = s.site_id and v.variant_id = s.variant_id
      join location l on l.site_id = s.site_id and l.location_id = s.location_id
    where s.site_id = ${siteId} and ${query.within} ${low ? sql`and ${isLow(low.defaultThreshold)}` : empty}
    order by ${query.orderBy} ${query.limit}`);
}

/**
 * Counts up to `limit`, which bounds the cost of a filter that finds much. Every row has both joined
 * rows; PostgreSQL leaves out an outer join that the filter does not use.
 */
export async function countInventory(
  db: Reader,
  siteId: string,
  where: Sql,
  limit: number,
): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*)::int as count from (
      select from stock s
        left join variant v on v.site_id = s.site_id and v.variant_id = s.variant_id
        left join product p on p.site_id = s.site_id and p.product_id = s.product_id
      where s.site_id = ${siteId} and ${where} limit ${limit}) found`);
  return rows[0]?.count ?? 0;
}

/** Variants that are low on stock and changed since, the lowest first. */
export async function findLowStock(
  db: Reader,
  siteId: string,
  defaultThreshold: number | null,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<{ productId: string; variantId: string }[]> {
  return db.query(sql`
    select s.product_id as "productId", s.variant_id as "variantId" from stock s
    where s.site_id = ${siteId} and s.updated_at >= ${since} and ${isLow(defaultThreshold)}
    order by s.quantity, s.variant_id limit ${limit}`);
}

/** The products of variants, by the ID of the variant. */
export async function findProductsOfVariants(
  db: Reader,
  siteId: string,
  variantIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ variantId: string; productId: string }>(sql`
    select variant_id as "variantId", product_id as "productId" from variant
    where site_id = ${siteId} and variant_id = any(${variantIds}::uuid[])`);
  return new Map(rows.map(({ variantId, productId: id }) => [variantId, id]));
}

export async function saveThresholds(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  thresholds: readonly { readonly variantId: string; readonly threshold: number | null }[],
): Promise<void> {
  await tx.query(sql`
    update stock s set low_stock_threshold = r.threshold
    from unnest(${thresholds.map(({ variantId }) => variantId)}::uuid[], ${thresholds.map(({ threshold }) => threshold)}::integer[]) as r (variant_id, threshold)
    where s.site_id = ${siteId} and s.variant_id = r.variant_id`);
}

export async function listSiteIds(db: Reader): Promise<string[]> {
  const rows = await db.query<{ siteId: string }>(
    sql`select site_id as "siteId" from site order by site_id`,
  );
  return rows.map(({ siteId }) => siteId);
}
