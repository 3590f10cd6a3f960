import sql, { type Sql } from 'sql-template-tag';
import { prepared, type Reader } from '../../../db/index.ts';

/** A token for each product id that changes with every write of the product. A missing product has no token. */
export type ProductTokens = Readonly<Record<string, string>>;

/** An expression for statements that read other things too. Every write of a product, its variants or its stock writes the product's row. */
export const productTokens = (siteId: Sql, productIds: Sql): Sql => sql`(
  select json_object_agg(p.product_id, p.revision || '.' || p.xmin::text) from product p where p.site_id = ${siteId} and p.product_id = any(${productIds}))`;

/**
 * A condition for statements that write: all of these products still have their tokens. The tokens are JSON, because PostgreSQL
 * would plan each execution for the length of an array, which takes longer than the write. Each product is looked up by itself,
 * because a join reads all products as long as PostgreSQL has no statistics.
 */
export const productsAsKnown = (siteId: Sql, tokens: Sql): Sql => sql`not exists (
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
