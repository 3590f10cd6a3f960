import sql from 'sql-template-tag';
import type { PersonalData } from '../../db/index.ts';

/** Which plans a member belongs and belonged to. The member's bare id stays for the books; nothing leads from it to the person. */
export const membershipsOfPerson: PersonalData = {
  name: 'planMemberships',
  export: (reader, siteId, { memberId }) =>
    reader.query(sql`select membership_id as id, plan_id as "planId", status, created_at as "createdDate", ends_at as "endDate"
    from plan_membership where site_id = ${siteId} and member_id = ${memberId ?? null}::uuid order by created_at, membership_id`),
  erase: async () => ({}),
};
