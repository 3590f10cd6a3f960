import sql from 'sql-template-tag';
import { first, type Reader } from '../../db/index.ts';

export interface Attempt {
  readonly failures: number;
  readonly blockedUntil: Date;
  readonly refused: boolean;
}

/**
 * Counts a try before its outcome is known, in one statement: many at once cannot slip through together.
 * One that comes while others wait is refused and not counted.
 */
export async function countTry(
  db: Reader,
  siteId: string,
  key: string,
  { now, forgetBefore, waits }: { now: Date; forgetBefore: Date; waits: readonly number[] },
): Promise<Attempt> {
  const rows = await db.query<Attempt>(sql`
    insert into attempt as a (site_id, key, failures, last_at, blocked_until) values (${siteId}, ${key}, 1, ${now}, ${now}::timestamptz + make_interval(secs => (${waits}::int[])[1]))
    on conflict (site_id, key) do update set
      refused = a.blocked_until > excluded.last_at,
      failures = case when a.blocked_until > excluded.last_at then a.failures when a.last_at < ${forgetBefore} then 1 else a.failures + 1 end,
      blocked_until = case when a.blocked_until > excluded.last_at then a.blocked_until
        when a.last_at < ${forgetBefore} then excluded.blocked_until
        else excluded.last_at + make_interval(secs => (${waits}::int[])[least(a.failures + 1, ${waits.length}::int)]) end,
      last_at = case when a.blocked_until > excluded.last_at then a.last_at else excluded.last_at end
    returning failures, blocked_until as "blockedUntil", refused`);
  const attempt = first(rows);
  if (!attempt) throw new Error('An attempt was counted and not returned.');
  return attempt;
}

/** Until when tries of this name are refused; undefined when they are not. Counts nothing. */
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

export async function forgetTries(db: Reader, siteId: string, key: string): Promise<void> {
  await db.query(sql`delete from attempt where site_id = ${siteId} and key = ${key}`);
}

/** The last one was good: it counts for nothing, the ones before still do. */
export async function takeBackTry(
  db: Reader,
  siteId: string,
  key: string,
  now: Date,
): Promise<void> {
  await db.query(
    sql`update attempt set failures = greatest(failures - 1, 0), blocked_until = ${now} where site_id = ${siteId} and key = ${key}`,
  );
}

export async function deleteOldTries(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from attempt where last_at < ${before} and blocked_until < ${before}`);
}
