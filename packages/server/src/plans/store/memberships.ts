import sql, { type Sql } from 'sql-template-tag';
import type { Db, Reader } from '../../db/index.ts';
import type { QueryRules, QuerySql } from '../../query/index.ts';
import type { MembershipState, MembershipTerms } from '../rules/membership.ts';

type Moments = 'startsAt' | 'trialEndsAt' | 'cycleStartsAt' | 'cycleEndsAt' | 'endsAt' | 'pausedAt';
interface Row extends Omit<MembershipState, Moments | 'createdAt' | 'updatedAt'> {
  startsAt: Date;
  trialEndsAt: Date | null;
  cycleStartsAt: Date;
  cycleEndsAt: Date | null;
  endsAt: Date | null;
  pausedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  terms: MembershipTerms;
}

const columns = sql`membership_id as "membershipId", revision, plan_id as "planId", member_id as "memberId", status, terms, starts_at as "startsAt", trial_ends_at as "trialEndsAt",
  cycle, cycle_starts_at as "cycleStartsAt", cycle_ends_at as "cycleEndsAt", ends_at as "endsAt", paused_at as "pausedAt", paused_for_ms as "pausedFor", order_id as "orderId",
  subscription_id as "subscriptionId", created_at as "createdAt", updated_at as "updatedAt"`;

const moment = (date: Date | null): number | null => date?.getTime() ?? null;
const date = (at: number | null): Date | null => (at === null ? null : new Date(at));

const toState = (row: Row): MembershipState => ({
  ...row,
  startsAt: row.startsAt.getTime(),
  trialEndsAt: moment(row.trialEndsAt),
  cycleStartsAt: row.cycleStartsAt.getTime(),
  cycleEndsAt: moment(row.cycleEndsAt),
  endsAt: moment(row.endsAt),
  pausedAt: moment(row.pausedAt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const readStates = async (db: Reader, rest: Sql): Promise<MembershipState[]> =>
  (await db.query<Row>(sql`select ${columns} from plan_membership ${rest}`)).map(toState);

export async function findMembership(
  db: Reader,
  siteId: string,
  membershipId: string,
): Promise<MembershipState | undefined> {
  return (
    await readStates(db, sql`where site_id = ${siteId} and membership_id = ${membershipId}`)
  )[0];
}

/** Locked until the transaction ends. */
export async function lockMembership(
  tx: Reader,
  siteId: string,
  by: { membershipId: string } | { subscriptionId: string },
): Promise<MembershipState | undefined> {
  const which =
    'membershipId' in by
      ? sql`membership_id = ${by.membershipId}`
      : sql`subscription_id = ${by.subscriptionId}`;
  return (await readStates(tx, sql`where site_id = ${siteId} and ${which} for no key update`))[0];
}

export const lockMembershipsOfOrder = (
  tx: Reader,
  siteId: string,
  orderId: string,
): Promise<MembershipState[]> =>
  readStates(
    tx,
    sql`where site_id = ${siteId} and order_id = ${orderId} order by membership_id for no key update`,
  );

export const listMembershipsOf = (
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<MembershipState[]> =>
  readStates(
    db,
    sql`where site_id = ${siteId} and member_id = ${memberId} order by created_at desc, membership_id limit 100`,
  );

export const listRunningOf = (
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<MembershipState[]> =>
  readStates(
    db,
    sql`where site_id = ${siteId} and member_id = ${memberId} and status in ('TRIAL', 'ACTIVE') order by created_at, membership_id`,
  );

/** Serializes concurrent starts of the same plan for the same member. */
export async function lockMemberOfPlan(
  tx: Reader,
  siteId: string,
  planId: string,
  memberId: string,
): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtext(${`${siteId} ${planId}`}), hashtext(${memberId}))`,
  );
}

export async function hadPlan(
  tx: Reader,
  siteId: string,
  planId: string,
  memberId: string,
): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`select 1 from plan_membership where site_id = ${siteId} and plan_id = ${planId} and member_id = ${memberId} limit 1`,
      )
    ).length > 0
  );
}

export async function findHadPlans(
  db: Reader,
  siteId: string,
  memberId: string,
  planIds: readonly string[],
): Promise<Set<string>> {
  if (planIds.length === 0) return new Set();
  const rows = await db.query<{ id: string }>(
    sql`select distinct plan_id as id from plan_membership where site_id = ${siteId} and member_id = ${memberId} and plan_id = any(${planIds}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function planHasMembers(tx: Reader, siteId: string, planId: string): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`select 1 from plan_membership where site_id = ${siteId} and plan_id = ${planId} limit 1`,
      )
    ).length > 0
  );
}

export async function insertMembership(
  tx: Reader,
  siteId: string,
  m: MembershipState,
): Promise<void> {
  await tx.query(sql`insert into plan_membership (site_id, membership_id, revision, plan_id, member_id, status, terms, starts_at, trial_ends_at, cycle, cycle_starts_at, cycle_ends_at, ends_at, paused_at,
      paused_for_ms, order_id, subscription_id, created_at, updated_at)
    values (${siteId}, ${m.membershipId}, ${m.revision}, ${m.planId}, ${m.memberId}, ${m.status}, ${JSON.stringify(m.terms)}, ${date(m.startsAt)}, ${date(m.trialEndsAt)}, ${m.cycle},
      ${date(m.cycleStartsAt)}, ${date(m.cycleEndsAt)}, ${date(m.endsAt)}, ${date(m.pausedAt)}, ${m.pausedFor}, ${m.orderId}, ${m.subscriptionId}, ${m.createdAt}, ${m.updatedAt})`);
}

export async function saveMembership(
  tx: Reader,
  siteId: string,
  m: MembershipState,
): Promise<void> {
  await tx.query(sql`update plan_membership set revision = ${m.revision}, status = ${m.status}, cycle = ${m.cycle}, cycle_starts_at = ${date(m.cycleStartsAt)}, cycle_ends_at = ${date(m.cycleEndsAt)},
    ends_at = ${date(m.endsAt)}, paused_at = ${date(m.pausedAt)}, paused_for_ms = ${m.pausedFor}, updated_at = ${m.updatedAt} where site_id = ${siteId} and membership_id = ${m.membershipId}`);
}

/** Memberships with a cycle or an end that is due, oldest first. */
export const listDue = (
  db: Reader,
  now: Date,
  limit: number,
): Promise<{ siteId: string; membershipId: string }[]> =>
  db.query(sql`select site_id as "siteId", membership_id as "membershipId" from plan_membership
    where status in ('TRIAL', 'ACTIVE') and least(cycle_ends_at, ends_at) <= ${now} and (subscription_id is null or ends_at <= ${now}) order by least(cycle_ends_at, ends_at) limit ${limit}`);

export async function queryMembershipRows(
  db: Pick<Db, 'read'>,
  siteId: string,
  query: QuerySql,
): Promise<{ total: number; rows: (MembershipState & { position: (string | null)[] })[] }> {
  const rows = await db.read<Row & { position: (string | null)[] }>(
    sql`select ${columns}, ${query.position} as position from plan_membership where site_id = ${siteId} and ${query.within} order by ${query.orderBy} ${query.limit}`,
  );
  const [count] = await db.read<{ total: number }>(
    sql`select count(*)::int as total from plan_membership where site_id = ${siteId} and ${query.where}`,
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ position, ...row }) => ({ ...toState(row), position })),
  };
}

const queryable = { filterable: true, sortable: true } as const;

export const membershipQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`membership_id`, nullable: false, ...queryable },
    planId: { kind: 'id', column: sql`plan_id`, nullable: false, filterable: true },
    memberId: { kind: 'id', column: sql`member_id`, nullable: false, filterable: true },
    status: { kind: 'text', column: sql`status`, nullable: false, ...queryable },
    createdDate: { kind: 'moment', column: sql`created_at`, nullable: false, ...queryable },
  },
  tieBreaker: { kind: 'id', column: sql`membership_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`created_at`, nullable: false },
      order: 'desc',
    },
  ],
};
