import sql, { type Sql } from 'sql-template-tag';
import type { DataSubject, PersonalData } from '../../db/index.ts';

const theirs = ({ memberId, emails }: DataSubject): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or email = any(${emails}::text[]))`;

/** The discounts that a person used. The uses themselves stay, because limits count them. */
export const redemptionPersonalData: PersonalData = {
  name: 'discountRedemptions',
  export: (reader, siteId, subject) =>
    reader.query(sql`select discount_id as "discountId", checkout_id as "checkoutId", email, created_at as "createdDate"
    from discount_redemption where site_id = ${siteId} and ${theirs(subject)} order by created_at, discount_id, checkout_id`),
  erase: async (tx, siteId, subject) => {
    await tx.query(
      sql`update discount_redemption set member_id = null, email = null where site_id = ${siteId} and ${theirs(subject)}`,
    );
    return {};
  },
};
