import sql from 'sql-template-tag';
import type { Db, Tx } from '../../db/index.ts';

/**
 * The number of the store's next order. Locked until the transaction ends, so that orders are
 * numbered one after another.
 */
export async function lockCounter(tx: Tx, siteId: string): Promise<number> {
  const find = () =>
    tx.query<{ next: number }>(
      sql`select next from order_counter where site_id = ${siteId} for update`,
    );
  const [existing] = await find();
  if (existing) return existing.next;
  await tx.query(
    sql`insert into order_counter (site_id) values (${siteId}) on conflict do nothing`,
  );
  return (await find())[0]?.next ?? 0;
}

export async function saveCounter(tx: Tx, siteId: string, next: number): Promise<void> {
  await tx.query(sql`update order_counter set next = ${next} where site_id = ${siteId}`);
}

/** The order of a checkout, if there is one. */
export async function findOrderOfCheckout(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  checkoutId: string,
): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    sql`select order_id as id from orders where site_id = ${siteId} and checkout_id = ${checkoutId} and not imported`,
  );
  return rows[0]?.id;
}

/** Where the shop reads its mail: those who own it. */
export async function listOwnerEmails(tx: Pick<Tx, 'query'>, siteId: string): Promise<string[]> {
  const rows = await tx.query<{ email: string }>(
    sql`select email from staff where site_id = ${siteId} and role = 'owner' order by created_at, staff_id`,
  );
  return rows.map(({ email }) => email);
}

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
