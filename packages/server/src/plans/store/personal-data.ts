import sql from 'sql-template-tag';
import type { PersonalData } from '../../db/index.ts';

/**
 * A member's current and former plans. The member's id stays for accounting and no longer
 * identifies the person.
 */
export const membershipPersonalData: PersonalData = {
  name: 'planMemberships',
  export: (reader, siteId, { memberId }) =>
    reader.query(sql`select membership_id as id, plan_id as "planId", status, created_at as "createdDate", ends_at as "endDate"
    from plan_membership where site_id = ${siteId} and member_id = ${memberId ?? null}::uuid order by created_at, membership_id`),
  erase: async () => ({}),
};
