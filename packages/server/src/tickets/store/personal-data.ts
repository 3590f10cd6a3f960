import sql, { type Sql } from 'sql-template-tag';
import type { Person, PersonalData } from '../../db/index.ts';

const theirs = ({ memberId, emails }: Person): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or lower(email) = any(${emails}::text[]))`;

/** A ticket still opens the door; whose it was is forgotten. */
export const ticketsOfPerson: PersonalData = {
  name: 'tickets',
  export: async (reader, siteId, person) => ({
    tickets:
      await reader.query(sql`select ticket_id as id, event_id as "eventId", type_name as type, status, guest_name as "guestName", email, created_at as "createdDate"
      from ticket where site_id = ${siteId} and ${theirs(person)} order by created_at, ticket_id`),
    waiting: await reader.query(
      sql`select event_id as "eventId", email, name, quantity, created_at as "createdDate" from ticket_waiting where site_id = ${siteId} and lower(email) = any(${person.emails}::text[]) order by created_at, waiting_id`,
    ),
  }),
  erase: async (tx, siteId, person) => {
    await tx.query(
      sql`update ticket set guest_name = '', email = null, member_id = null, joined_member_id = null, visitor_id = null where site_id = ${siteId} and ${theirs(person)}`,
    );
    await tx.query(
      sql`delete from ticket_waiting where site_id = ${siteId} and lower(email) = any(${person.emails}::text[])`,
    );
    return {};
  },
};
