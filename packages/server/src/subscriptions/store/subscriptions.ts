import sql, { type Sql } from 'sql-template-tag';
import type { Db, Reader } from '../../db/index.ts';
import type { QueryRules, QuerySql } from '../../query/index.ts';
import type { SubscriptionState } from '../rules/subscription.ts';

type Row = Omit<SubscriptionState, 'nextChargeAt' | 'pausedAt' | 'createdAt' | 'updatedAt'> & {
  nextChargeAt: Date | null;
  pausedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = sql`subscription_id as "subscriptionId", revision, status, end_reason as "endReason", kind, member_id as "memberId", visitor_id as "visitorId", email, origin_order_id as "originOrderId",
  schedule, template, price_policy as "pricePolicy", provider, payment_token as "paymentToken", next_cycle as "nextCycle", next_charge_at as "nextChargeAt", paused_at as "pausedAt",
  created_at as "createdAt", updated_at as "updatedAt"`;

const date = (moment: number | null): Date | null => (moment === null ? null : new Date(moment));
const toState = ({
  nextChargeAt,
  pausedAt,
  createdAt,
  updatedAt,
  ...row
}: Row): SubscriptionState => ({
  ...row,
  nextChargeAt: nextChargeAt?.getTime() ?? null,
  pausedAt: pausedAt?.getTime() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
const readStates = async (db: Reader, rest: Sql): Promise<SubscriptionState[]> =>
  (await db.query<Row>(sql`select ${columns} from subscription ${rest}`)).map(toState);

export async function findSubscription(
  db: Reader,
  siteId: string,
  subscriptionId: string,
): Promise<SubscriptionState | undefined> {
  return (
    await readStates(db, sql`where site_id = ${siteId} and subscription_id = ${subscriptionId}`)
  )[0];
}

/** Locked until the transaction ends. */
export async function lockSubscription(
  tx: Reader,
  siteId: string,
  subscriptionId: string,
): Promise<SubscriptionState | undefined> {
  return (
    await readStates(
      tx,
      sql`where site_id = ${siteId} and subscription_id = ${subscriptionId} for no key update`,
    )
  )[0];
}

export const listSubscriptionsOf = (
  db: Reader,
  siteId: string,
  who: { memberId: string } | { visitorId: string },
): Promise<SubscriptionState[]> =>
  readStates(
    db,
    sql`where site_id = ${siteId} and ${'memberId' in who ? sql`member_id = ${who.memberId}` : sql`visitor_id = ${who.visitorId} and member_id is null`} order by created_at desc, subscription_id limit 100`,
  );

export const listSubscriptionsOfOrder = (
  db: Reader,
  siteId: string,
  orderId: string,
): Promise<SubscriptionState[]> =>
  readStates(
    db,
    sql`where site_id = ${siteId} and origin_order_id = ${orderId} order by subscription_id`,
  );

/** False when it already exists. */
export async function insertSubscription(
  tx: Reader,
  siteId: string,
  s: SubscriptionState,
): Promise<boolean> {
  const rows =
    await tx.query(sql`insert into subscription (site_id, subscription_id, revision, status, kind, member_id, visitor_id, email, origin_order_id, schedule, template, price_policy, provider, payment_token,
      next_cycle, next_charge_at, created_at, updated_at)
    values (${siteId}, ${s.subscriptionId}, ${s.revision}, ${s.status}, ${s.kind}, ${s.memberId}, ${s.visitorId}, ${s.email}, ${s.originOrderId}, ${JSON.stringify(s.schedule)}, ${JSON.stringify(s.template)},
      ${s.pricePolicy}, ${s.provider}, ${s.paymentToken}, ${s.nextCycle}, ${date(s.nextChargeAt)}, ${s.createdAt}, ${s.updatedAt}) on conflict do nothing returning subscription_id`);
  return rows.length > 0;
}

export async function saveSubscription(
  tx: Reader,
  siteId: string,
  s: SubscriptionState,
): Promise<void> {
  await tx.query(sql`update subscription set revision = ${s.revision}, status = ${s.status}, end_reason = ${s.endReason}, schedule = ${JSON.stringify(s.schedule)}, template = ${JSON.stringify(s.template)},
    provider = ${s.provider}, payment_token = ${s.paymentToken}, next_cycle = ${s.nextCycle}, next_charge_at = ${date(s.nextChargeAt)}, paused_at = ${date(s.pausedAt)}, updated_at = ${s.updatedAt}
    where site_id = ${siteId} and subscription_id = ${s.subscriptionId}`);
}

/** Replaces the token that was read; one that the buyer set in the meantime stays. */
export async function saveToken(
  db: Reader,
  siteId: string,
  subscriptionId: string,
  before: string,
  token: string,
): Promise<void> {
  await db.query(
    sql`update subscription set payment_token = ${token} where site_id = ${siteId} and subscription_id = ${subscriptionId} and payment_token = ${before}`,
  );
}

/**
 * Claims due subscriptions for a while: other workers skip them, and take over if this one dies.
 */
export function claimDue(
  db: Reader,
  now: Date,
  until: Date,
  limit: number,
): Promise<{ siteId: string; subscriptionId: string }[]> {
  return db.query(sql`update subscription set busy_until = ${until} where (site_id, subscription_id) in (
      select site_id, subscription_id from subscription where status = 'ACTIVE' and next_charge_at <= ${now} and (busy_until is null or busy_until <= ${now})
      order by next_charge_at limit ${limit} for update skip locked)
    returning site_id as "siteId", subscription_id as "subscriptionId"`);
}

export async function releaseSubscription(
  db: Reader,
  siteId: string,
  subscriptionId: string,
): Promise<void> {
  await db.query(
    sql`update subscription set busy_until = null where site_id = ${siteId} and subscription_id = ${subscriptionId}`,
  );
}

export async function querySubscriptionRows(
  db: Pick<Db, 'read'>,
  siteId: string,
  query: QuerySql,
): Promise<{ total: number; rows: (SubscriptionState & { position: (string | null)[] })[] }> {
  const rows = await db.read<Row & { position: (string | null)[] }>(
    sql`select ${columns}, ${query.position} as position from subscription where site_id = ${siteId} and ${query.within} order by ${query.orderBy} ${query.limit}`,
  );
  const [count] = await db.read<{ total: number }>(
    sql`select count(*)::int as total from subscription where site_id = ${siteId} and ${query.where}`,
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ position, ...row }) => ({ ...toState(row), position })),
  };
}

const queryable = { filterable: true, sortable: true } as const;

export const subscriptionQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`subscription_id`, nullable: false, filterable: true },
    status: { kind: 'text', column: sql`status collate "C"`, nullable: false, ...queryable },
    memberId: { kind: 'id', column: sql`member_id`, filterable: true },
    orderId: { kind: 'id', column: sql`origin_order_id`, nullable: false, filterable: true },
    nextChargeDate: { kind: 'moment', column: sql`next_charge_at`, ...queryable },
    createdDate: { kind: 'moment', column: sql`created_at`, nullable: false, ...queryable },
  },
  tieBreaker: { kind: 'id', column: sql`subscription_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`created_at`, nullable: false },
      order: 'desc',
    },
  ],
};
