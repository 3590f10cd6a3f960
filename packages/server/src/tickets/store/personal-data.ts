import sql, { type Sql } from 'sql-template-tag';
import type { DataSubject, PersonalData } from '../../db/index.ts';

const theirs = ({ memberId, emails }: DataSubject): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or lower(email) = any(${emails}::text[]))`;

/** The ticket stays valid; its owner is anonymized. */
export const ticketPersonalData: PersonalData = {
  name: 'tickets',
  export: async (reader, siteId, subject) => ({
    tickets:
      await reader.query(sql`select ticket_id as id, event_id as "eventId", type_name as type, status, guest_name as "guestName", email, created_at as "createdDate"
      from ticket where site_id = ${siteId} and ${theirs(subject)} order by created_at, ticket_id`),
    waiting: await reader.query(
      sql`select event_id as "eventId", email, name, quantity, created_at as "createdDate" from ticket_waiting where site_id = ${siteId} and lower(email) = any(${subject.emails}::text[]) order by created_at, waiting_id`,
    ),
  }),
  erase: async (tx, siteId, subject) => {
    await tx.query(
      sql`update ticket set guest_name = '', email = null, member_id = null, joined_member_id = null, visitor_id = null where site_id = ${siteId} and ${theirs(subject)}`,
    );
    await tx.query(
      sql`delete from ticket_waiting where site_id = ${siteId} and lower(email) = any(${subject.emails}::text[])`,
    );
    return {};
  },
};
