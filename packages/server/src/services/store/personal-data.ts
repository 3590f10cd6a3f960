import sql, { type Sql } from 'sql-template-tag';
import type { Person, PersonalData } from '../../db/index.ts';

const theirs = ({ memberId, emails }: Person): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or joined_member_id = ${memberId ?? null}::uuid or lower(contact->>'email') = any(${emails}::text[]))`;

/** A booking stays as a place that is taken, by no one. */
export const bookingsOfPerson: PersonalData = {
  name: 'bookings',
  export: (reader, siteId, person) =>
    reader.query(sql`select booking_id as id, service_id as "serviceId", session_id as "sessionId", seats, status, contact, choices, created_at as "createdDate"
    from booking where site_id = ${siteId} and ${theirs(person)} order by created_at, booking_id`),
  erase: async (tx, siteId, person) => {
    await tx.query(
      sql`update booking set member_id = null, joined_member_id = null, visitor_id = null, contact = '{}', choices = '{}' where site_id = ${siteId} and ${theirs(person)}`,
    );
    return {};
  },
};
