import sql, { join, type Sql } from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import { emailKey } from '../../identity/index.ts';
import { foldCase } from '../../kernel/fold-case.ts';

/** Queries of the admin over all members: the number that wait for approval, and a search. */

export interface MemberHit {
  readonly memberId: string;
  readonly email: string | null;
  readonly nickname: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly status: string;
}

const prefix = (text: string): string => `${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** By the beginning of the email address, the nickname, the first or the last name, or by both names. */
export async function searchMembersForStaff(
  db: Reader,
  siteId: string,
  text: string,
  limit: number,
): Promise<MemberHit[]> {
  const folded = foldCase(text.trim());
  const [first = '', ...rest] = folded.split(/\s+/);
  const last = rest.join(' ');
  const conditions: Sql[] = [
    sql`login_email_key like ${prefix(emailKey(text.trim()))}`,
    sql`folded_nickname like ${prefix(folded)}`,
    ...(last === ''
      ? [
          sql`folded_first_name like ${prefix(folded)}`,
          sql`folded_last_name like ${prefix(folded)}`,
        ]
      : [sql`folded_last_name like ${prefix(last)} and folded_first_name like ${prefix(first)}`]),
  ];
  // Each condition has an index of its own; one query for each lets PostgreSQL stop at the limit.
  const hits = join(
    conditions.map(
      (condition) =>
        sql`(select member_id from member where site_id = ${siteId} and ${condition} limit ${limit})`,
    ),
    ' union ',
  );
  return db.query<MemberHit>(sql`
    select m.member_id as "memberId", m.login_email as email, m.nickname, m.first_name as "firstName", m.last_name as "lastName", m.status
    from (${hits}) as hit join member m on m.site_id = ${siteId} and m.member_id = hit.member_id
    order by m.login_email_key, m.member_id limit ${limit}`);
}

export async function countMembersWaiting(
  db: Reader,
  siteId: string,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from (select from member where site_id = ${siteId} and status = 'PENDING' limit ${limit}) as waiting`);
  return row?.count ?? 0;
}
