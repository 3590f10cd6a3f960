import sql from 'sql-template-tag';
import type { Db } from '../../db/index.ts';

export async function findOrderNumber(
  db: Pick<Db, 'query'>,
  siteId: string,
  orderId: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ number: string }>(
    sql`select number::text from orders where site_id = ${siteId} and order_id = ${orderId}`,
  );
  return row?.number;
}
