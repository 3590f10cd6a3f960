import sql, { join } from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';

/** Orders of this person that came to something, by member and by address. */
export async function countOrdersOf(
  db: Reader,
  siteId: string,
  { memberId, email }: { readonly memberId?: string; readonly email?: string },
): Promise<number> {
  const matches = [
    ...(memberId === undefined ? [] : [sql`member_id = ${memberId}`]),
    ...(email === undefined ? [] : [sql`email = ${email}`]),
  ];
  if (matches.length === 0) return 0;
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from orders where site_id = ${siteId} and status in ('APPROVED', 'PENDING') and (${join(matches, ' or ')})`,
  );
  return row?.count ?? 0;
}
