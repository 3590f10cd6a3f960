import sql from 'sql-template-tag';
import type { Db } from '../../../db/index.ts';

/** The next of all products of a site, by id, and whether each was made for another store than this. */
export async function listProductsAfter(
  db: Pick<Db, 'query'>,
  siteId: string,
  {
    after,
    limit,
    madeFor,
  }: { readonly after: string; readonly limit: number; readonly madeFor: number },
): Promise<{ id: string; otherwise: boolean }[]> {
  return db.query(
    sql`select product_id as id, made_for is distinct from ${madeFor} as otherwise from product where site_id = ${siteId} and product_id > ${after} order by product_id limit ${limit}`,
  );
}
