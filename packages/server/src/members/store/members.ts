import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import {
  foldedNames,
  memberBefore,
  memberColumns,
  tallyStep,
  type MemberRow,
} from '../../identity/index.ts';

const all = (siteId: string, memberIds: readonly string[]): Sql =>
  sql`m.site_id = ${siteId} and m.member_id = any(${memberIds}::uuid[])`;

/** Locked until the transaction ends, in the order of their ids. */
export async function lockMembers(
  tx: Reader,
  siteId: string,
  memberIds: readonly string[],
): Promise<Map<string, MemberRow>> {
  const rows = await tx.query<MemberRow>(
    sql`select ${memberColumns} from member m where ${all(siteId, memberIds)} order by m.member_id for update`,
  );
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Saves all fields that the member calls change. */
export async function saveMember(tx: Reader, row: MemberRow, now: Date): Promise<MemberRow> {
  const folded = foldedNames(row);
  const [saved] =
    await tx.query<MemberRow>(sql`with ${memberBefore(row.siteId, row.memberId)}, m as (update member m set
      status = ${row.status}, awaits_approval = ${row.awaitsApproval}, privacy_status = ${row.privacyStatus}, activity_status = ${row.activityStatus}, slug = ${row.slug},
      profile = ${JSON.stringify(row.profile)}, contact = ${JSON.stringify(row.contact)}, identity_profile = ${JSON.stringify(row.identityProfile)},
      folded_nickname = ${folded.nickname}, folded_first_name = ${folded.firstName}, folded_last_name = ${folded.lastName},
      revision = m.revision + 1, updated_at = ${now}
    from before where m.site_id = before.site_id and m.member_id = before.member_id returning m.*), ${tallyStep(sql`before`, sql`m`)}
    select ${memberColumns} from m`);
  if (!saved) throw new Error('A member that was locked is gone.');
  return saved;
}

/** Removes every credential; the address becomes available for a new member. */
export async function forgetSignIn(
  tx: Reader,
  { siteId, memberId }: Pick<MemberRow, 'siteId' | 'memberId'>,
): Promise<void> {
  await tx.query(
    sql`update member set login_email = null, login_email_key = null, login_email_verified = false where site_id = ${siteId} and member_id = ${memberId}`,
  );
  await tx.query(sql`with
      p as (delete from member_password where site_id = ${siteId} and member_id = ${memberId}), f as (delete from factor where site_id = ${siteId} and member_id = ${memberId}),
      r as (delete from recovery_code where site_id = ${siteId} and member_id = ${memberId}), d as (delete from device where site_id = ${siteId} and member_id = ${memberId}),
      i as (delete from idp_identity where site_id = ${siteId} and member_id = ${memberId})
    select 1`);
}

/** Deletes sessions, passwords, factors, devices and slugs too. */
export async function deleteMemberRow(
  tx: Reader,
  { siteId, memberId }: Pick<MemberRow, 'siteId' | 'memberId'>,
): Promise<void> {
  await tx.query(sql`with deleted as (
      delete from member where site_id = ${siteId} and member_id = ${memberId} returning site_id, status, privacy_status
    ), ${tallyStep(sql`deleted`, undefined)}
    select`);
}

/** Whether a staff member has this address. */
export async function isStaffAddress(tx: Reader, siteId: string, email: string): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`select from staff where site_id = ${siteId} and lower(email) = lower(${email})`,
      )
    ).length > 0
  );
}
