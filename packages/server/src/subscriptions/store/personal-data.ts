import sql, { type Sql } from 'sql-template-tag';
import type { DataSubject, PersonalData, Reader } from '../../db/index.ts';

const theirs = ({ memberId, emails }: DataSubject): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or lower(email) = any(${emails}::text[]))`;
const goesOn = sql`status in ('ACTIVE', 'PAUSED')`;

/** Whether a member has an active subscription. */
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

/** Ended subscriptions keep what was charged. */
export const subscriptionPersonalData: PersonalData = {
  name: 'subscriptions',
  export: (reader, siteId, subject) =>
    reader.query(sql`select subscription_id as id, status, kind, email, schedule, template as content, created_at as "createdDate"
    from subscription where site_id = ${siteId} and ${theirs(subject)} order by created_at, subscription_id`),
  whyNotErase: async (tx, siteId, subject) =>
    (
      await tx.query(
        sql`select from subscription where site_id = ${siteId} and ${theirs(subject)} and ${goesOn} limit 1`,
      )
    ).length > 0
      ? 'This person pays for a subscription; end it first.'
      : undefined,
  erase: async (tx, siteId, subject) => {
    await tx.query(sql`update subscription set email = null, member_id = null, visitor_id = null, provider = null, payment_token = null,
      template = template - '{billingInfo,shippingDestination}'::text[] || '{"buyer": {}}' where site_id = ${siteId} and ${theirs(subject)}`);
    return {};
  },
};
