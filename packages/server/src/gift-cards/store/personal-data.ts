import sql from 'sql-template-tag';
import type { PersonalData } from '../../db/index.ts';

/** Cards that were sent to a person. The card keeps its balance. */
export const giftCardPersonalData: PersonalData = {
  name: 'giftCards',
  export: (reader, siteId, { emails }) =>
    reader.query(sql`select gift_card_id as "giftCardId", recipient_name as "recipientName", recipient_email as "recipientEmail", sender_name as "senderName", message, deliver_at as "deliverDate"
    from gift_card_delivery where site_id = ${siteId} and lower(recipient_email) = any(${emails}::text[]) order by deliver_at, gift_card_id`),
  erase: async (tx, siteId, { emails }) => {
    await tx.query(sql`update gift_card_delivery set recipient_name = '', sender_name = '', message = '', recipient_email = ''
      where site_id = ${siteId} and lower(recipient_email) = any(${emails}::text[]) and delivered_at is not null`);
    return {};
  },
};
