import sql from 'sql-template-tag';
import type { Db } from '../../db/index.ts';

/** Each counted key with the guesses it may have within the window. */
export type GuessLimits = Readonly<Record<string, number>>;

/**
 * Counts a guess before its outcome, all keys in one statement, so that concurrent guesses cannot
 * exceed the limit. False when a key has too many; after a right guess, call `undoGuess`.
 */
export async function countGuess(
  db: Pick<Db, 'query'>,
  siteId: string,
  limits: GuessLimits,
  { now, windowMs }: { readonly now: Date; readonly windowMs: number },
): Promise<boolean> {
  const since = new Date(now.getTime() - windowMs);
  const counted = await db.query<{
    who: string;
    misses: number;
  }>(sql`insert into gift_card_try as t (site_id, who, since, misses) select ${siteId}, w, ${now}, 1 from unnest(${Object.keys(limits).sort()}::text[]) as w
    on conflict (site_id, who) do update set misses = case when t.since > ${since} then t.misses + 1 else 1 end, since = case when t.since > ${since} then t.since else excluded.since end
    returning who, misses`);
  return counted.every(({ who, misses }) => misses <= (limits[who] ?? 0));
}

/** Uncounts a right guess. Rows are locked in the same order as in `countGuess`. */
export async function undoGuess(
  db: Pick<Db, 'query'>,
  siteId: string,
  limits: GuessLimits,
): Promise<void> {
  await db.query(sql`with held as (select who from gift_card_try where site_id = ${siteId} and who = any(${Object.keys(limits)}::text[]) order by who for update)
    update gift_card_try set misses = greatest(misses - 1, 0) where site_id = ${siteId} and who in (select who from held)`);
}

export async function forgetMisses(db: Pick<Db, 'query'>, before: Date): Promise<void> {
  await db.query(sql`delete from gift_card_try where since < ${before}`);
}
