import sql, { type Sql } from 'sql-template-tag';
import type { Person, PersonalData, Reader } from '../../db/index.ts';

const theirs = ({ memberId, emails }: Person): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or lower(email) = any(${emails}::text[]))`;
const goesOn = sql`status in ('ACTIVE', 'PAUSED')`;

/** Whether a member pays for something again and again. */
export async function hasSubscription(
  reader: Reader,
  siteId: string,
  memberId: string,
): Promise<boolean> {
  return (
    (
      await reader.query(
        sql`select from subscription where site_id = ${siteId} and member_id = ${memberId} and ${goesOn} limit 1`,
      )
    ).length > 0
  );
}

/** Those that ended keep what was charged for what. */
export const subscriptionsOfPerson: PersonalData = {
  name: 'subscriptions',
  export: (reader, siteId, person) =>
    reader.query(sql`select subscription_id as id, status, kind, email, schedule, template as content, created_at as "createdDate"
    from subscription where site_id = ${siteId} and ${theirs(person)} order by created_at, subscription_id`),
  whyNotErase: async (tx, siteId, person) =>
    (
      await tx.query(
        sql`select from subscription where site_id = ${siteId} and ${theirs(person)} and ${goesOn} limit 1`,
      )
    ).length > 0
      ? 'This person pays for a subscription; end it first.'
      : undefined,
  erase: async (tx, siteId, person) => {
    await tx.query(sql`update subscription set email = null, member_id = null, visitor_id = null, provider = null, payment_token = null,
      template = template - '{billingInfo,shippingDestination}'::text[] || '{"buyer": {}}' where site_id = ${siteId} and ${theirs(person)}`);
    return {};
  },
};
