import type { IdentityProfile } from '@shopwright/contract/identity/identity';
import type { Contact, Profile } from '@shopwright/contract/members/member';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { foldedNames } from '../rules/folded-names.ts';
import type { MemberRow } from '../rules/member-row.ts';
import { first, type Reader } from '../../../db/index.ts';

/**
 * Every column of a member under the names of MemberRow, from the table alias `m`. A member is
 * their own contact; contact_id equals the member id, except for members that an older release
 * creates during an upgrade.
 */
export const memberColumns: Sql = sql`m.site_id as "siteId", m.member_id as "memberId", m.login_email as "loginEmail", m.login_email_verified as "loginEmailVerified", m.status,
  m.awaits_approval as "awaitsApproval", m.member_id as "contactId", m.privacy_status as "privacyStatus", m.activity_status as "activityStatus", m.slug, m.profile, m.contact,
  m.identity_profile as "identityProfile", m.revision, m.created_at as "createdAt", m.updated_at as "updatedAt", m.last_login_at as "lastLoginAt"`;

const forUpdate = (lock: boolean): Sql => (lock ? sql`for update of m` : empty);

export async function findMember(
  db: Reader,
  siteId: string,
  memberId: string,
  { lock = false } = {},
): Promise<MemberRow | undefined> {
  return first(
    await db.query<MemberRow>(
      sql`select ${memberColumns} from member m where m.site_id = ${siteId} and m.member_id = ${memberId} ${forUpdate(lock)}`,
    ),
  );
}

export async function findMemberByEmail(
  db: Reader,
  siteId: string,
  emailKey: string,
  { lock = false } = {},
): Promise<MemberRow | undefined> {
  return first(
    await db.query<MemberRow>(
      sql`select ${memberColumns} from member m where m.site_id = ${siteId} and m.login_email_key = ${emailKey} ${forUpdate(lock)}`,
    ),
  );
}

export interface NewMemberRow {
  readonly siteId: string;
  readonly memberId: string;
  readonly loginEmail: string | null;
  readonly loginEmailKey: string | null;
  readonly loginEmailVerified: boolean;
  readonly status: MemberRow['status'];
  readonly awaitsApproval: boolean;
  readonly contactId: string;
  readonly privacyStatus: MemberRow['privacyStatus'];
  readonly profile: Profile;
  readonly contact: Contact;
  readonly identityProfile: IdentityProfile;
  readonly now: Date;
}

/**
 * Updates the member counts by status and privacy in the same statement. `before` and `after` are
 * CTEs with the member's row; a new member has no `before`, a deleted one no `after`.
 */
export const tallyStep = (before: Sql | undefined, after: Sql | undefined): Sql => {
  const row = (step: Sql, delta: number) =>
    sql`select site_id, status, privacy_status, ${raw(String(delta))} as delta from ${step}`;
  const rows = [...(before ? [row(before, -1)] : []), ...(after ? [row(after, 1)] : [])];
  return sql`tally as (
      insert into member_tally (site_id, status, privacy_status, delta)
      select site_id, status, privacy_status, sum(delta) from (${join(rows, ' union all ')}) as change
      group by 1, 2, 3 having sum(delta) <> 0
    )`;
};

/** The CTE `before` of a statement that updates a member: the locked previous row. */
export const memberBefore = (siteId: string, memberId: string): Sql =>
  sql`before as (select site_id, member_id, status, privacy_status from member where site_id = ${siteId} and member_id = ${memberId} for update)`;

/** Undefined when another member has the address. */
export async function insertMember(db: Reader, row: NewMemberRow): Promise<MemberRow | undefined> {
  const folded = foldedNames(row);
  return first(
    await db.query<MemberRow>(sql`with m as (insert into member (site_id, member_id, login_email, login_email_key, login_email_verified, status, awaits_approval, contact_id, privacy_status,
      profile, contact, identity_profile, folded_nickname, folded_first_name, folded_last_name, created_at, updated_at)
    values (${row.siteId}, ${row.memberId}, ${row.loginEmail}, ${row.loginEmailKey}, ${row.loginEmailVerified}, ${row.status}, ${row.awaitsApproval}, ${row.contactId}, ${row.privacyStatus},
      ${JSON.stringify(row.profile)}, ${JSON.stringify(row.contact)}, ${JSON.stringify(row.identityProfile)}, ${folded.nickname}, ${folded.firstName}, ${folded.lastName}, ${row.now}, ${row.now})
    on conflict (site_id, login_email_key) where login_email_key is not null do nothing
    returning *), ${tallyStep(undefined, sql`m`)}
    select ${memberColumns} from m`),
  );
}

/** Reserves a slug forever; false when another member has or had it. */
export async function claimSlug(
  db: Reader,
  siteId: string,
  memberId: string,
  slug: string,
): Promise<boolean> {
  const rows =
    await db.query(sql`insert into member_slug (site_id, slug, member_id) values (${siteId}, ${slug}, ${memberId})
    on conflict (site_id, slug) do update set member_id = excluded.member_id where member_slug.member_id = excluded.member_id returning slug`);
  return rows.length > 0;
}

export async function setSlug(
  db: Reader,
  siteId: string,
  memberId: string,
  slug: string,
): Promise<void> {
  await db.query(
    sql`update member set slug = ${slug} where site_id = ${siteId} and member_id = ${memberId}`,
  );
}

export interface MemberChange {
  readonly status?: MemberRow['status'];
  readonly awaitsApproval?: boolean;
  readonly loginEmail?: string;
  readonly loginEmailKey?: string;
  readonly loginEmailVerified?: boolean;
  readonly slug?: string;
  readonly contact?: Contact;
  readonly now: Date;
}

/** Updates the given fields and increments the revision. */
export async function updateMemberRow(
  db: Reader,
  siteId: string,
  memberId: string,
  change: MemberChange,
): Promise<MemberRow | undefined> {
  const folded = change.contact && foldedNames({ profile: {}, contact: change.contact });
  return first(
    await db.query<MemberRow>(sql`with ${memberBefore(siteId, memberId)}, m as (update member m set
      status = coalesce(${change.status ?? null}, m.status), awaits_approval = coalesce(${change.awaitsApproval ?? null}, m.awaits_approval),
      login_email = coalesce(${change.loginEmail ?? null}, m.login_email), login_email_key = coalesce(${change.loginEmailKey ?? null}, m.login_email_key),
      login_email_verified = coalesce(${change.loginEmailVerified ?? null}, m.login_email_verified), slug = coalesce(${change.slug ?? null}, m.slug),
      contact = coalesce(${change.contact === undefined ? null : JSON.stringify(change.contact)}::jsonb, m.contact),
      ${folded ? sql`folded_first_name = ${folded.firstName}, folded_last_name = ${folded.lastName},` : empty}
      revision = m.revision + 1, updated_at = ${change.now}
    from before where m.site_id = before.site_id and m.member_id = before.member_id returning m.*), ${tallyStep(sql`before`, sql`m`)}
    select ${memberColumns} from m`),
  );
}

/** Not a change of the member, so the revision stays. */
export async function recordLogin(
  db: Reader,
  siteId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  await db.query(
    sql`update member set last_login_at = ${now} where site_id = ${siteId} and member_id = ${memberId}`,
  );
}

export async function findApprovedMember(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<{ memberId: string } | undefined> {
  return first(
    await db.query<{ memberId: string }>(sql`select member_id as "memberId" from member
    where site_id = ${siteId} and member_id = ${memberId} and status = 'APPROVED'`),
  );
}
