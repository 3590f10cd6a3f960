import sql from 'sql-template-tag';
import { prepared, type Reader } from '../../../db/index.ts';

/** Bounds the work of one query, whatever the products have in common. Small collections say more than large ones. */
const MAX_COLLECTIONS = 10;
const MAX_PRODUCTS_PER_COLLECTION = 100;

/** Visible products in stock that share visible collections with these, those that share the most first. */
export async function findRelatedProducts(
  db: Reader,
  siteId: string,
  productIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const statement = prepared(
    'catalog-related-products',
    sql`
    select near.product_id as "productId" from (
      select c.collection_id from collection c where c.site_id = ${siteId} and c.visible
        and c.collection_id in (select cp.collection_id from collection_product cp where cp.site_id = ${siteId} and cp.product_id = any(${productIds}::uuid[]))
      order by c.product_count, c.collection_id limit ${MAX_COLLECTIONS}
    ) shared cross join lateral (
      select cp.product_id, cp.position from collection_product cp join product p on p.site_id = cp.site_id and p.product_id = cp.product_id
      where cp.site_id = ${siteId} and cp.collection_id = shared.collection_id and cp.product_id <> all(${productIds}::uuid[]) and p.visible and p.inventory_status <> 'OUT_OF_STOCK'
      order by cp.position, cp.product_id limit ${MAX_PRODUCTS_PER_COLLECTION}
    ) near group by near.product_id order by count(*) desc, min(near.position), near.product_id limit ${limit}`,
  );
  return (await db.query<{ productId: string }>(statement)).map(({ productId }) => productId);
}
