import sql from 'sql-template-tag';
import type { PersonalData } from '../../../db/index.ts';
import { toMember } from '../rules/member-wire.ts';
import { findMember } from './members.ts';

/**
 * The account, its credentials and its audit entries. Passwords, secrets and codes are never
 * exported, not even hashed.
 */
export const accountPersonalData: PersonalData = {
  name: 'account',
  export: async (reader, siteId, { memberId }) => {
    const row = memberId === undefined ? undefined : await findMember(reader, siteId, memberId);
    if (!row) return null;
    const of = sql`site_id = ${siteId} and member_id = ${row.memberId}`;
    const [slugs, sessions, factors, connections, devices, passwords, audit] = [
      await reader.query(
        sql`select slug, created_at as "createdDate" from member_slug where ${of} order by created_at, slug`,
      ),
      await reader.query(
        sql`select created_at as "createdDate", last_used_at as "lastUsedDate", revoked_at as "endedDate" from session where ${of} order by created_at, session_id`,
      ),
      await reader.query(
        sql`select type, status, case when type <> 'WEBAUTHN' then target end as target, created_at as "createdDate" from factor where ${of} order by created_at, factor_id`,
      ),
      await reader.query(
        sql`select connection_id as "connectionId", subject, created_at as "createdDate" from idp_identity where ${of} order by created_at, connection_id`,
      ),
      await reader.query(
        sql`select kind, last_seen_at as "lastSeenDate" from device where ${of} order by last_seen_at`,
      ),
      await reader.query(sql`select changed_at as "changedDate" from member_password where ${of}`),
      await reader.query(
        sql`select at as "date", action, subject, outcome, address, detail from audit where site_id = ${siteId} and (actor_id = ${row.memberId} or target = ${row.memberId}) order by audit_id`,
      ),
    ];
    return {
      member: toMember(row),
      identityProfile: row.identityProfile,
      slugs,
      sessions,
      factors,
      connections,
      devices,
      passwords,
      audit,
    };
  },
  // Deleting the member deletes dependent rows. The audit log keeps its entries without the actor.
  erase: async (tx, siteId, { memberId, emails }) => {
    if (memberId !== undefined) {
      await tx.query(sql`update audit set address = null, detail = '{}', actor_id = case when actor_id = ${memberId} then 'erased' else actor_id end, target = case when target = ${memberId} then 'erased' else target end
        where site_id = ${siteId} and (actor_id = ${memberId} or target = ${memberId})`);
      await tx.query(
        sql`delete from single_use where site_id = ${siteId} and member_id = ${memberId}`,
      );
    }
    await tx.query(
      sql`delete from single_use where site_id = ${siteId} and lower(data->>'email') = any(${emails}::text[])`,
    );
    return {};
  },
};
