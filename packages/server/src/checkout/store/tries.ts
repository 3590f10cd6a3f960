import sql from 'sql-template-tag';
import type { Db } from '../../db/index.ts';

/** How many wrong guesses were counted for any of these since then: of gift card codes, and of orders by those who look one up. */
export async function countMisses(db: Pick<Db, 'query'>, siteId: string, who: readonly string[], since: Date): Promise<number> {
  const [row] = await db.query<{ misses: number | null }>(sql`select max(misses) as misses from gift_card_try where site_id = ${siteId} and who = any(${who}::text[]) and since > ${since}`);
  return row?.misses ?? 0;
}

/** Counted outside of the transaction that refuses, so that it counts. */
export async function addMiss(db: Pick<Db, 'query'>, siteId: string, who: readonly string[], now: Date, since: Date): Promise<void> {
  await db.query(sql`insert into gift_card_try (site_id, who, since, misses) select ${siteId}, w, ${now}, 1 from unnest(${[...who].sort()}::text[]) as w
    on conflict (site_id, who) do update set misses = case when gift_card_try.since > ${since} then gift_card_try.misses + 1 else 1 end,
      since = case when gift_card_try.since > ${since} then gift_card_try.since else excluded.since end`);
}

export async function forgetMisses(db: Pick<Db, 'query'>, before: Date): Promise<void> {
  await db.query(sql`delete from gift_card_try where since < ${before}`);
}
