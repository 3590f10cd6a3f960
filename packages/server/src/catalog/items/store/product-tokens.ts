import sql, { type Sql } from 'sql-template-tag';
import { prepared, type Reader } from '../../../db/index.ts';

/** What tells one state of a product from every other it had or will have, by product id. What is not there has none. */
export type ProductTokens = Readonly<Record<string, string>>;

/** As an expression, for a statement that reads something of its own beside it. Every write of a product, its variants or its stock writes its row. */
export const productTokens = (siteId: Sql, productIds: Sql): Sql => sql`(
  select json_object_agg(p.product_id, p.revision || '.' || p.xmin::text) from product p where p.site_id = ${siteId} and p.product_id = any(${productIds}))`;

/**
 * As a condition of a statement that writes because of them: all of these products are still as their tokens say. The tokens come as
 * JSON, because the number of its entries is not guessed: of an array PostgreSQL expects as many as there are, finds the plan for these
 * values cheaper than the one for all, and plans (longer than it writes) with every change. Each product is asked for by itself: as a join,
 * a database that has not counted its products yet reads all of them for each cart.
 */
export const productsAsKnown = (siteId: Sql, tokens: Sql): Sql => sql`not exists (
  select from json_each_text(${tokens}::json) as known (product_id, token)
  where known.token is distinct from (select p.revision || '.' || p.xmin::text from product p where p.site_id = ${siteId} and p.product_id = known.product_id::uuid))`;

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
