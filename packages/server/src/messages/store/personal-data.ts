import sql from 'sql-template-tag';
import type { PersonalData } from '../../db/index.ts';

/** The messages that were sent to a person. */
export const messagePersonalData: PersonalData = {
  name: 'messages',
  export: (reader, siteId, { emails }) =>
    reader.query(sql`select channel, recipient as "to", kind, subject, state, created_at as "createdDate", sent_at as "sentDate"
    from message where site_id = ${siteId} and lower(recipient) = any(${emails}::text[]) order by created_at, message_id`),
  erase: async (tx, siteId, { emails }) => {
    await tx.query(
      sql`delete from message where site_id = ${siteId} and lower(recipient) = any(${emails}::text[])`,
    );
    return {};
  },
};
