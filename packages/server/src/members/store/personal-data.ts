import sql from 'sql-template-tag';
import type { PersonalData } from '../../db/index.ts';

/** The roles that the shop gave a member. They are deleted with the member. */
export const memberPersonalData: PersonalData = {
  name: 'roles',
  export: (reader, siteId, { memberId }) =>
    reader.query(sql`select r.role_key as "roleKey", n.title, r.assigned_at as "assignedDate"
    from member_role r join member_role_name n on n.site_id = r.site_id and n.role_key = r.role_key
    where r.site_id = ${siteId} and r.member_id = ${memberId ?? null}::uuid order by r.role_key`),
  erase: async () => ({}),
};
