import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export interface PasswordRow {
  readonly hash: string;
  readonly mustChange: boolean;
}

export async function findPassword(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<PasswordRow | undefined> {
  return first(
    await db.query<PasswordRow>(
      sql`select hash, must_change as "mustChange" from member_password where site_id = ${siteId} and member_id = ${memberId}`,
    ),
  );
}

export async function savePassword(
  db: Reader,
  siteId: string,
  memberId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db.query(sql`insert into member_password (site_id, member_id, hash, changed_at) values (${siteId}, ${memberId}, ${hash}, ${now})
    on conflict (site_id, member_id) do update set hash = excluded.hash, changed_at = excluded.changed_at, must_change = false`);
}

export async function deletePassword(db: Reader, siteId: string, memberId: string): Promise<void> {
  await db.query(
    sql`delete from member_password where site_id = ${siteId} and member_id = ${memberId}`,
  );
}

export async function markPasswordForReset(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<void> {
  await db.query(
    sql`update member_password set must_change = true where site_id = ${siteId} and member_id = ${memberId}`,
  );
}
