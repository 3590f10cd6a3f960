import sql, { type Sql } from 'sql-template-tag';
import type { DataSubject, PersonalData } from '../../db/index.ts';
import { deleted, publishAll } from '../../events/index.ts';

const theirs = ({ memberId, emails }: DataSubject): Sql =>
  sql`((owner_kind = 'member' and owner_id = ${memberId ?? null}::text) or lower(choices->>'email') = any(${emails}::text[]))`;

/** Open checkouts are deleted. Bought ones keep what the order needs, without personal data. */
export const checkoutPersonalData: PersonalData = {
  name: 'checkouts',
  export: (reader, siteId, subject) =>
    reader.query(sql`select checkout_id as id, state, choices as content, order_id as "orderId", created_at as "createdDate", updated_at as "updatedDate"
    from checkout where site_id = ${siteId} and ${theirs(subject)} order by created_at, checkout_id`),
  whyNotErase: async (tx, siteId, subject) => {
    const paying = await tx.query(
      sql`select from checkout where site_id = ${siteId} and ${theirs(subject)} and state = 'PAYING' limit 1`,
    );
    return paying.length > 0
      ? 'A payment of this person is under way; try again in a few minutes.'
      : undefined;
  },
  erase: async (tx, siteId, subject) => {
    const rows = await tx.query<{ checkoutId: string }>(
      sql`delete from checkout where site_id = ${siteId} and ${theirs(subject)} and state = 'OPEN' returning checkout_id as "checkoutId"`,
    );
    await tx.query(sql`update checkout set owner_kind = 'merchant', owner_id = '', override_url = null,
        choices = choices - '{email,contactId,billingInfo,shippingDestination,buyerNote,customFields,extendedFields,createdBy}'::text[] || '{"createdBy": {}}',
        shown = shown - '{buyerInfo,billingInfo,shippingInfo,buyerNote,customFields,extendedFields,createdBy}'::text[]
      where site_id = ${siteId} and ${theirs(subject)} and state = 'COMPLETED'`);
    await publishAll(
      tx,
      siteId,
      rows.map(({ checkoutId }) => ({
        type: 'wix.ecom.v1.checkout_deleted' as const,
        entityType: 'wix.ecom.v1.checkout',
        entityId: checkoutId,
        body: deleted(),
      })),
    );
    return {};
  },
};
