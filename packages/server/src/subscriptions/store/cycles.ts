import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import { toText, toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';

export interface CycleState {
  readonly cycle: number;
  readonly dueAt: Date;
  readonly orderId: string;
  readonly status: 'ORDERED' | 'PAID' | 'FAILED';
  /** Thousandths. */
  readonly amount: bigint;
  readonly attemptId: string;
  readonly failures: number;
}

type Row = Omit<CycleState, 'amount'> & { amount: string };
const columns = sql`cycle, due_at as "dueAt", order_id as "orderId", status, amount::text, attempt_id as "attemptId", failures`;
const toState = ({ amount, ...row }: Row): CycleState => ({
  ...row,
  amount: toUnits(amount, MONEY_SCALE),
});

export async function findCycle(
  db: Reader,
  siteId: string,
  subscriptionId: string,
  cycle: number,
): Promise<CycleState | undefined> {
  const rows = await db.query<Row>(
    sql`select ${columns} from subscription_cycle where site_id = ${siteId} and subscription_id = ${subscriptionId} and cycle = ${cycle}`,
  );
  return rows[0] && toState(rows[0]);
}

export async function listCycles(
  db: Reader,
  siteId: string,
  subscriptionId: string,
): Promise<CycleState[]> {
  return (
    await db.query<Row>(
      sql`select ${columns} from subscription_cycle where site_id = ${siteId} and subscription_id = ${subscriptionId} order by cycle limit 1000`,
    )
  ).map(toState);
}

/** The primary key refuses a second order of the cycle. */
export async function insertCycle(
  tx: Reader,
  siteId: string,
  subscriptionId: string,
  c: CycleState,
  now: Date,
): Promise<void> {
  await tx.query(sql`insert into subscription_cycle (site_id, subscription_id, cycle, due_at, order_id, status, amount, attempt_id, failures, created_at, paid_at)
    values (${siteId}, ${subscriptionId}, ${c.cycle}, ${c.dueAt}, ${c.orderId}, ${c.status}, ${toText(c.amount, MONEY_SCALE)}, ${c.attemptId}, ${c.failures}, ${now}, ${c.status === 'PAID' ? now : null})`);
}

export async function saveCycle(
  tx: Reader,
  siteId: string,
  subscriptionId: string,
  { cycle, status, attemptId, failures }: CycleState,
  now: Date,
): Promise<void> {
  await tx.query(sql`update subscription_cycle set status = ${status}, attempt_id = ${attemptId}, failures = ${failures}, paid_at = case when ${status}::text = 'PAID' then ${now}::timestamptz else paid_at end
    where site_id = ${siteId} and subscription_id = ${subscriptionId} and cycle = ${cycle}`);
}

export async function countFailures(
  db: Reader,
  siteId: string,
  subscriptionIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{
    id: string;
    failures: number;
  }>(sql`select c.subscription_id as id, c.failures from subscription_cycle c join subscription s on s.site_id = c.site_id and s.subscription_id = c.subscription_id
    and s.next_cycle = c.cycle where c.site_id = ${siteId} and c.subscription_id = any(${subscriptionIds}::uuid[])`);
  return new Map(rows.map(({ id, failures }) => [id, failures]));
}
