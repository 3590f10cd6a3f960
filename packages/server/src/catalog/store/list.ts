import sql from 'sql-template-tag';
import type { Db } from '../../db/index.ts';

/** The next of all products of a site, by id. */
export async function listProductsAfter(db: Pick<Db, 'query'>, siteId: string, after: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select product_id as id from product where site_id = ${siteId} and product_id > ${after} order by product_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
