import sql from 'sql-template-tag';
import { first, type Reader } from '../../db/index.ts';

export interface AttemptCount {
  readonly failures: number;
  readonly blockedUntil: Date;
  readonly refused: boolean;
}

/**
 * Counts an attempt before its outcome is known, in one statement, so that concurrent attempts
 * cannot slip through. An attempt during the delay is refused and not counted.
 */
export async function recordAttempt(
  db: Reader,
  siteId: string,
  key: string,
  {
    now,
    forgetBefore,
    delaysSeconds,
  }: { now: Date; forgetBefore: Date; delaysSeconds: readonly number[] },
): Promise<AttemptCount> {
  const rows = await db.query<AttemptCount>(sql`
    insert into attempt as a (site_id, key, failures, last_at, blocked_until) values (${siteId}, ${key}, 1, ${now}, ${now}::timestamptz + make_interval(secs => (${delaysSeconds}::int[])[1]))
    on conflict (site_id, key) do update set
      refused = a.blocked_until > excluded.last_at,
      failures = case when a.blocked_until > excluded.last_at then a.failures when a.last_at < ${forgetBefore} then 1 else a.failures + 1 end,
      blocked_until = case when a.blocked_until > excluded.last_at then a.blocked_until
        when a.last_at < ${forgetBefore} then excluded.blocked_until
        else excluded.last_at + make_interval(secs => (${delaysSeconds}::int[])[least(a.failures + 1, ${delaysSeconds.length}::int)]) end,
      last_at = case when a.blocked_until > excluded.last_at then a.last_at else excluded.last_at end
    returning failures, blocked_until as "blockedUntil", refused`);
  const attempt = first(rows);
  if (!attempt) throw new Error('An attempt was counted and not returned.');
  return attempt;
}

/**
 * Until when attempts with this key are refused; undefined if they are not. Does not count an
 * attempt.
 */
export async function findBlock(
  db: Reader,
  siteId: string,
  key: string,
  now: Date,
): Promise<Date | undefined> {
  const row = first(
    await db.query<{ blockedUntil: Date }>(
      sql`select blocked_until as "blockedUntil" from attempt where site_id = ${siteId} and key = ${key} and blocked_until > ${now}`,
    ),
  );
  return row?.blockedUntil;
}

export async function resetAttempts(db: Reader, siteId: string, key: string): Promise<void> {
  await db.query(sql`delete from attempt where site_id = ${siteId} and key = ${key}`);
}

/** Takes the last attempt off the count and ends the delay; earlier failures still count. */
export async function uncountAttempt(
  db: Reader,
  siteId: string,
  key: string,
  now: Date,
): Promise<void> {
  await db.query(
    sql`update attempt set failures = greatest(failures - 1, 0), blocked_until = ${now} where site_id = ${siteId} and key = ${key}`,
  );
}

export async function deleteOldAttempts(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from attempt where last_at < ${before} and blocked_until < ${before}`);
}
