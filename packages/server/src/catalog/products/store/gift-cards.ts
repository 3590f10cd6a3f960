import sql from 'sql-template-tag';
import type { Db } from '../../../db/index.ts';

/** The cheapest first; a store has few of them, and an index of its own finds them among a million others. */
export async function findGiftCardProducts(
  db: Pick<Db, 'query'>,
  siteId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select product_id as id from product where site_id = ${siteId} and visible and doc ->> 'giftCard' = 'true' order by price, product_id limit 20`,
  );
  return rows.map(({ id }) => id);
}
