import sql, { type Sql } from 'sql-template-tag';
import type { Person, PersonalData } from '../../db/index.ts';

const theirs = ({ memberId, emails }: Person): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or email = any(${emails}::text[]))`;

/** Which discounts a person used. That one was used stays: limits count it. */
export const redemptionsOfPerson: PersonalData = {
  name: 'discountRedemptions',
  export: (reader, siteId, person) =>
    reader.query(sql`select discount_id as "discountId", checkout_id as "checkoutId", email, created_at as "createdDate"
    from discount_redemption where site_id = ${siteId} and ${theirs(person)} order by created_at, discount_id, checkout_id`),
  erase: async (tx, siteId, person) => {
    await tx.query(
      sql`update discount_redemption set member_id = null, email = null where site_id = ${siteId} and ${theirs(person)}`,
    );
    return {};
  },
};
