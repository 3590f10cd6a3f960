import sql from 'sql-template-tag';
import type { Reader, Tx } from '../../db/index.ts';
import { toText, toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { activeStates, type AttemptState } from '../rules/attempt.ts';

export interface Attempt {
  readonly siteId: string;
  readonly attemptId: string;
  readonly checkoutId: string;
  readonly provider: string;
  readonly state: AttemptState;
  /** Thousandths. */
  readonly amount: bigint;
  readonly currency: string;
  /** The part to capture; null for all of the amount. */
  readonly captureAmount: bigint | null;
  readonly delayCapture: boolean;
  readonly reference: string | null;
  /** The card's token, for purchases that are charged again. */
  readonly savedToken: string | null;
  readonly reason: string | null;
  readonly orderId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly checks: number;
}

type Row = Omit<Attempt, 'amount' | 'captureAmount'> & {
  readonly amount: string;
  readonly captureAmount: string | null;
};
const columns = sql`site_id as "siteId", attempt_id as "attemptId", checkout_id as "checkoutId", provider, state, amount::text, taken::text as "captureAmount", currency, delay_capture as "delayCapture",
  reference, saved_token as "savedToken", reason, order_id as "orderId", created_at as "createdAt", updated_at as "updatedAt", checks`;
const toAttempt = (row: Row): Attempt => ({
  ...row,
  amount: toUnits(row.amount, MONEY_SCALE),
  captureAmount: row.captureAmount === null ? null : toUnits(row.captureAmount, MONEY_SCALE),
});

export const amountToCapture = ({
  captureAmount,
  amount,
}: Pick<Attempt, 'captureAmount' | 'amount'>): bigint => captureAmount ?? amount;

export type NewAttempt = Pick<
  Attempt,
  'siteId' | 'attemptId' | 'checkoutId' | 'provider' | 'amount' | 'currency' | 'delayCapture'
> & { readonly savedToken?: string };

export async function insertAttempt(
  tx: Pick<Tx, 'query'>,
  attempt: NewAttempt,
  now: Date,
  checkAt: Date,
): Promise<void> {
  await tx.query(sql`insert into payment_attempt (site_id, attempt_id, checkout_id, provider, state, amount, currency, delay_capture, saved_token, created_at, updated_at, check_at)
    values (${attempt.siteId}, ${attempt.attemptId}, ${attempt.checkoutId}, ${attempt.provider}, 'CREATED', ${toText(attempt.amount, MONEY_SCALE)}, ${attempt.currency}, ${attempt.delayCapture}, ${attempt.savedToken ?? null}, ${now}, ${now}, ${checkAt})`);
}

export async function findAttempt(
  db: Reader,
  siteId: string,
  attemptId: string,
): Promise<Attempt | undefined> {
  const [row] = await db.query<Row>(
    sql`select ${columns} from payment_attempt where site_id = ${siteId} and attempt_id = ${attemptId}`,
  );
  return row && toAttempt(row);
}

/** The attempt for which money may move or has moved; a checkout has at most one. */
export async function findActiveAttempt(
  db: Reader,
  siteId: string,
  checkoutId: string,
): Promise<Attempt | undefined> {
  const [row] = await db.query<Row>(
    sql`select ${columns} from payment_attempt where site_id = ${siteId} and checkout_id = ${checkoutId} and state = any(${[...activeStates]}::text[])`,
  );
  return row && toAttempt(row);
}

export async function findAttempts(
  db: Reader,
  siteId: string,
  checkoutId: string,
): Promise<Attempt[]> {
  return (
    await db.query<Row>(
      sql`select ${columns} from payment_attempt where site_id = ${siteId} and checkout_id = ${checkoutId} order by created_at`,
    )
  ).map(toAttempt);
}

/** The attempt that paid for an order. */
export async function findPaidAttempt(
  db: Reader,
  siteId: string,
  orderId: string,
): Promise<Attempt | undefined> {
  const [row] = await db.query<Row>(
    sql`select ${columns} from payment_attempt where site_id = ${siteId} and order_id = ${orderId} and state = 'CAPTURED' order by created_at desc limit 1`,
  );
  return row && toAttempt(row);
}

export interface AttemptUpdate {
  readonly from: AttemptState;
  readonly to: AttemptState;
  readonly reference?: string;
  readonly reason?: string;
  readonly orderId?: string;
  readonly captureAmount?: bigint;
  readonly now: Date;
  /** When the worker looks at it; null for a final state. */
  readonly checkAt: Date | null;
}

/** One conditional update: false when another request changed the state first. */
export async function updateAttemptState(
  db: Reader,
  siteId: string,
  attemptId: string,
  update: AttemptUpdate,
): Promise<boolean> {
  const rows =
    await db.query(sql`update payment_attempt set state = ${update.to}, reference = coalesce(${update.reference ?? null}, reference), reason = coalesce(${update.reason ?? null}, reason),
      order_id = coalesce(${update.orderId ?? null}::uuid, order_id), taken = coalesce(${update.captureAmount === undefined ? null : toText(update.captureAmount, MONEY_SCALE)}::numeric, taken), updated_at = ${update.now}, check_at = ${update.checkAt}, checks = 0
    where site_id = ${siteId} and attempt_id = ${attemptId} and state = ${update.from} returning 1`);
  return rows.length > 0;
}

/** Claims unfinished attempts until `until`, so that two workers do not reconcile the same one. */
export async function claimDueAttempts(
  db: Reader,
  now: Date,
  until: Date,
  limit: number,
): Promise<Attempt[]> {
  const rows =
    await db.query<Row>(sql`update payment_attempt set check_at = ${until}, checks = checks + 1
    where (site_id, attempt_id) in (select site_id, attempt_id from payment_attempt where check_at <= ${now} order by check_at limit ${limit} for update skip locked)
    returning ${columns}`);
  return rows.map(toAttempt);
}

export async function scheduleCheck(
  db: Reader,
  siteId: string,
  attemptId: string,
  at: Date,
): Promise<void> {
  await db.query(
    sql`update payment_attempt set check_at = ${at} where site_id = ${siteId} and attempt_id = ${attemptId} and check_at is not null`,
  );
}
