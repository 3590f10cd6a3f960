import sql, { type Sql } from 'sql-template-tag';
import type { DataSubject, PersonalData } from '../../db/index.ts';

const theirs = ({ memberId, emails }: DataSubject): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or joined_member_id = ${memberId ?? null}::uuid or lower(contact->>'email') = any(${emails}::text[]))`;

/** The booking keeps its seat, anonymized. */
export const bookingPersonalData: PersonalData = {
  name: 'bookings',
  export: (reader, siteId, subject) =>
    reader.query(sql`select booking_id as id, service_id as "serviceId", session_id as "sessionId", seats, status, contact, choices, created_at as "createdDate"
    from booking where site_id = ${siteId} and ${theirs(subject)} order by created_at, booking_id`),
  erase: async (tx, siteId, subject) => {
    await tx.query(
      sql`update booking set member_id = null, joined_member_id = null, visitor_id = null, contact = '{}', choices = '{}' where site_id = ${siteId} and ${theirs(subject)}`,
    );
    return {};
  },
};
