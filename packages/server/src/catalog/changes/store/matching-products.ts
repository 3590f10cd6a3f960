import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../../../db/index.ts';
import type { QuerySql } from '../../../query/index.ts';

/** The IDs of the products that a filter finds after `after`, in ascending order. */
export async function findMatchingIds(
  db: Reader,
  siteId: string,
  { where }: QuerySql,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db.query<{ productId: string }>(sql`
    select product_id as "productId" from product
    where site_id = ${siteId} and (${after}::uuid is null or product_id > ${after}) and ${where}
    order by product_id limit ${limit}`);
  return rows.map(({ productId }) => productId);
}

export async function countMatching(
  db: Reader,
  siteId: string,
  { where }: QuerySql,
): Promise<number> {
  const rows = await db.query<{ count: number }>(
    sql`select count(*)::int as count from product where site_id = ${siteId} and ${where}`,
  );
  return rows[0]?.count ?? 0;
}

/** Locks the collections against deletion until the transaction ends. Returns the IDs of those that exist. */
export async function lockCollections(
  tx: Reader,
  siteId: string,
  collectionIds: readonly string[],
): Promise<Set<string>> {
  if (collectionIds.length === 0) return new Set();
  const rows = await tx.query<{ collectionId: string }>(sql`
    select collection_id as "collectionId" from collection
    where site_id = ${siteId} and collection_id = any(${collectionIds}::uuid[])
    order by collection_id for key share`);
  return new Set(rows.map(({ collectionId }) => collectionId));
}

/** Variants by their stock, or by their products. */
export type VariantFilter = { readonly variants: Sql } | { readonly products: Sql };

const variantsOf = (siteId: string, filter: VariantFilter): Sql => sql`
  from variant v
    join product p on p.site_id = v.site_id and p.product_id = v.product_id
    join stock s on s.site_id = v.site_id and s.variant_id = v.variant_id
    join location l on l.site_id = s.site_id and l.location_id = s.location_id and l.is_default
  where v.site_id = ${siteId} and ${
    'variants' in filter
      ? filter.variants
      : sql`v.product_id in (select product_id from product where site_id = ${siteId} and ${filter.products})`
  }`;

/** The IDs of the variants that a filter finds after `after`, in ascending order. */
export async function findVariantIds(
  db: Reader,
  siteId: string,
  filter: VariantFilter,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db.query<{ variantId: string }>(sql`
    select v.variant_id as "variantId" ${variantsOf(siteId, filter)}
      and (${after}::uuid is null or v.variant_id > ${after})
    order by v.variant_id limit ${limit}`);
  return rows.map(({ variantId }) => variantId);
}

export async function countVariants(
  db: Reader,
  siteId: string,
  filter: VariantFilter,
): Promise<number> {
  const rows = await db.query<{ count: number }>(
    sql`select count(*)::int as count ${variantsOf(siteId, filter)}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Pieces that orders took (negative) or returned, by variant: since the plan was created, or with
 * `sinceApplied` since the plan itself last moved the stock of the variant.
 */
export async function sumTradedStock(
  tx: Reader,
  siteId: string,
  variantIds: readonly string[],
  {
    planId,
    createdAt,
    sinceApplied,
  }: { readonly planId: string; readonly createdAt: Date; readonly sinceApplied: boolean },
): Promise<Map<string, number>> {
  const isLater = sinceApplied
    ? sql`m.movement_id > (select own.movement_id from stock_movement own
        where own.site_id = m.site_id and own.variant_id = m.variant_id and own.reference_id = ${planId}
        order by own.movement_id desc limit 1)`
    : sql`m.created_at >= ${createdAt}`;
  const rows = await tx.query<{ variantId: string; traded: number }>(sql`
    select m.variant_id as "variantId", sum(m.change)::int as traded from stock_movement m
    where m.site_id = ${siteId} and m.variant_id = any(${variantIds}::uuid[])
      and m.cause in ('ORDER', 'ORDER_CANCELED', 'REFUND') and ${isLater}
    group by m.variant_id`);
  return new Map(rows.map(({ variantId, traded }) => [variantId, traded]));
}
