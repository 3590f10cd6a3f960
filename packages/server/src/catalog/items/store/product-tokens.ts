import sql, { type Sql } from 'sql-template-tag';
import { prepared, type Reader } from '../../../db/index.ts';

/**
 * A token for each product id that changes with every write of the product. A missing product has
 * no token.
 */
export type ProductTokens = Readonly<Record<string, string>>;

/**
 * An expression for statements that read other things too. Every write of a product, its variants
 * or its stock writes the product's row.
 */
export const productTokens = (siteId: Sql, productIds: Sql): Sql => sql`(
  select json_object_agg(p.product_id, p.revision || '.' || p.xmin::text) from product p where p.site_id = ${siteId} and p.product_id = any(${productIds}))`;

/**
 * A condition for statements that write: all of these products still have their tokens. The tokens
 * are JSON, because PostgreSQL would plan each execution for the length of an array, which takes
 * longer than the write. Each product is looked up by itself, because a join reads all products as
 * long as PostgreSQL has no statistics.
 */
export const productsUnchanged = (siteId: Sql, tokens: Sql): Sql => sql`not exists (
  select from json_each_text(${tokens}::json) as expected (product_id, token)
  where expected.token is distinct from (select p.revision || '.' || p.xmin::text from product p where p.site_id = ${siteId} and p.product_id = expected.product_id::uuid))`;

export async function readTokens(
  db: Reader,
  siteId: string,
  productIds: readonly string[],
): Promise<ProductTokens> {
  const statement = prepared(
    'catalog-product-tokens',
    sql`select ${productTokens(sql`${siteId}::uuid`, sql`${productIds}::uuid[]`)} as tokens`,
  );
  const [row] = await db.query<{ tokens: ProductTokens | null }>(statement);
  return row?.tokens ?? {};
}

/**
 * Bounds the work of one query, whatever the products have in common. Small collections say more
 * than large ones.
 */
const MAX_COLLECTIONS = 10;
const MAX_PRODUCTS_PER_COLLECTION = 100;

/**
 * Visible products in stock that share visible collections with these, those that share the most
 * first.
 */
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
