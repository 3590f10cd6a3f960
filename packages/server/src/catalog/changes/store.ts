import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import type { QuerySql } from '../../query/index.ts';

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
