import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';

/**
 * The orders that a guest placed with this address. The caller has checked that the address is
 * confirmed as the member's own.
 */
export async function joinOrders(
  tx: Reader,
  siteId: string,
  { memberId, email }: { readonly memberId: string; readonly email: string },
): Promise<void> {
  await tx.query(sql`update orders set joined_member_id = ${memberId}
    where site_id = ${siteId} and lower(email) = lower(${email}) and member_id is null and joined_member_id is null`);
}

export async function unjoinOrders(tx: Reader, siteId: string, memberId: string): Promise<void> {
  await tx.query(
    sql`update orders set joined_member_id = null where site_id = ${siteId} and joined_member_id = ${memberId}`,
  );
}

export async function emailOfGuestOrder(
  db: Reader,
  siteId: string,
  orderId: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ email: string | null }>(
    sql`select email from orders where site_id = ${siteId} and order_id = ${orderId} and member_id is null and joined_member_id is null`,
  );
  return row?.email ?? undefined;
}
