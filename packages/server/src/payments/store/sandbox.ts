import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import { toText, toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import type { StartedPayment, PaymentToStart, ProviderState } from '../port.ts';

export interface SandboxPayment {
  readonly reference: string;
  readonly attemptId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly state: ProviderState;
  readonly card: string | null;
  readonly reason: string | null;
  readonly challenge: string;
  readonly refunded: bigint;
  /** The captured amount; all of it unless the capture was partial. */
  readonly taken: bigint;
  readonly returnUrl: string | null;
}

type Row = Omit<SandboxPayment, 'amount' | 'refunded' | 'taken'> & {
  readonly amount: string;
  readonly refunded: string;
  readonly taken: string;
};
const columns = sql`reference, attempt_id as "attemptId", amount::text, currency, state, card, reason, challenge, refunded::text, coalesce(taken, amount)::text as taken, return_url as "returnUrl"`;
const toPayment = (row: Row): SandboxPayment => ({
  ...row,
  amount: toUnits(row.amount, MONEY_SCALE),
  refunded: toUnits(row.refunded, MONEY_SCALE),
  taken: toUnits(row.taken, MONEY_SCALE),
});

/** Idempotent: one attempt creates one payment. */
export async function openPayment(
  db: Reader,
  { siteId, attemptId, amount, currency }: PaymentToStart,
  fresh: { reference: string; challenge: string },
  now: Date,
): Promise<string> {
  await db.query(sql`insert into sandbox_payment (site_id, reference, attempt_id, amount, currency, state, challenge, created_at)
    values (${siteId}, ${fresh.reference}, ${attemptId}, ${toText(amount, MONEY_SCALE)}, ${currency}, 'NEW', ${fresh.challenge}, ${now}) on conflict (site_id, attempt_id) do nothing`);
  const [row] = await db.query<{ reference: string }>(
    sql`select reference from sandbox_payment where site_id = ${siteId} and attempt_id = ${attemptId}`,
  );
  if (!row) throw new Error(`The sandbox lost the payment of attempt ${attemptId}.`);
  return row.reference;
}

export async function findPayment(
  db: Reader,
  siteId: string,
  reference: string,
): Promise<SandboxPayment | undefined> {
  const [row] = await db.query<Row>(
    sql`select ${columns} from sandbox_payment where site_id = ${siteId} and reference = ${reference}`,
  );
  return row && toPayment(row);
}

export interface SandboxStep {
  readonly from: readonly ProviderState[];
  readonly to: ProviderState;
  readonly card?: string;
  readonly reason?: string;
  readonly returnUrl?: string;
  readonly taken?: bigint;
}

/** One conditional update; a payment in another state is left unchanged. */
export async function stepPayment(
  db: Reader,
  { siteId, reference }: Pick<StartedPayment, 'siteId' | 'reference'>,
  step: SandboxStep,
): Promise<boolean> {
  const rows =
    await db.query(sql`update sandbox_payment set state = ${step.to}, card = coalesce(${step.card ?? null}, card), reason = coalesce(${step.reason ?? null}, reason),
      return_url = coalesce(${step.returnUrl ?? null}, return_url), taken = coalesce(${step.taken === undefined ? null : toText(step.taken, MONEY_SCALE)}::numeric, taken)
    where site_id = ${siteId} and reference = ${reference} and state = any(${[...step.from]}::text[]) returning 1`);
  return rows.length > 0;
}

/** Refunds at most the captured amount, and each refund id once. */
export async function refundPayment(
  db: Reader,
  { siteId, reference }: Pick<StartedPayment, 'siteId' | 'reference'>,
  refundId: string,
  amount: bigint,
): Promise<boolean> {
  const rows = await db.query<{ existing: boolean; refunded: boolean }>(sql`
    with existing as (select 1 from sandbox_refund where site_id = ${siteId} and refund_id = ${refundId}),
    paid as (
      update sandbox_payment set refunded = refunded + ${toText(amount, MONEY_SCALE)}::numeric
      where site_id = ${siteId} and reference = ${reference} and state = 'CAPTURED' and refunded + ${toText(amount, MONEY_SCALE)}::numeric <= coalesce(taken, amount) and not exists (select from existing)
      returning 1
    ), noted as (
      insert into sandbox_refund (site_id, refund_id, reference, amount) select ${siteId}, ${refundId}, ${reference}, ${toText(amount, MONEY_SCALE)}::numeric from paid
    )
    select exists (select from existing) as existing, exists (select from paid) as refunded`);
  return rows[0]?.existing === true || rows[0]?.refunded === true;
}
