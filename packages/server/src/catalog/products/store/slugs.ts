import sql, { raw } from 'sql-template-tag';
import { prepared, type Tx } from '../../../db/index.ts';
import { LONGEST_SLUG } from '../../../kernel/slug.ts';

interface Place {
  readonly tx: Pick<Tx, 'query'>;
  readonly siteId: string;
  readonly table: 'product' | 'collection';
}

/**
 * A free slug for each wanted one: itself, or with a number appended. Transactions that want the same slug wait for each other, and
 * numbers that another transaction has claimed are skipped, so the slugs stay free until the transaction ends.
 */
export async function takeSlugs(
  place: Place,
  wanted: readonly string[],
  reserved: readonly string[] = [],
): Promise<string[]> {
  if (wanted.length === 0) return [];
  await lock(place, wanted);
  const taken = new Set([...reserved, ...(await takenOf(place, [...new Set(wanted)]))]);
  const slugs = wanted.map((slug) => {
    if (taken.has(slug)) return undefined;
    taken.add(slug);
    return slug;
  });
  const waiting = Map.groupBy(
    [...wanted.keys()].filter((index) => slugs[index] === undefined),
    (index) => wanted[index] ?? '',
  );
  for (const [slug, indexes] of waiting) {
    const free = await freeForms(place, slug, indexes.length, taken);
    for (const [n, index] of indexes.entries()) slugs[index] = free[n];
  }
  return slugs.map((slug, index) => slug ?? wanted[index] ?? '');
}

const LOOK_AHEAD = 16;

/** Finds `count` free numbered slugs and marks them as taken. */
async function freeForms(
  place: Place,
  slug: string,
  count: number,
  taken: Set<string>,
): Promise<string[]> {
  const free: string[] = [];
  for (let from = 1; free.length < count;) {
    const forms = Array.from({ length: count + LOOK_AHEAD }, (_, n) =>
      numberedSlug(slug, from + n),
    );
    const used = new Set(await takenOf(place, forms));
    const open = forms.filter((form) => !used.has(form) && !taken.has(form));
    while (open.length > 0 && free.length < count)
      free.push(...(await claim(place, open.splice(0, count - free.length))));
    from =
      used.size < forms.length
        ? from + forms.length
        : await beyondUse(place, slug, from + forms.length);
  }
  for (const form of free) taken.add(form);
  return free;
}

/** Finds the boundary between used and free numbers by bisection. */
async function beyondUse(place: Place, slug: string, from: number): Promise<number> {
  const isUsed = async (number: number) =>
    (await takenOf(place, [numberedSlug(slug, number)])).length > 0;
  let [used, free] = [from - 1, from];
  while (await isUsed(free)) [used, free] = [free, free * 2];
  while (free - used > 1) {
    const middle = Math.floor((used + free) / 2);
    if (await isUsed(middle)) used = middle;
    else free = middle;
  }
  return free;
}

/** Looks up each slug by itself: without statistics, as during a first import, PostgreSQL would read every row of the site. */
async function takenOf({ tx, siteId, table }: Place, slugs: readonly string[]): Promise<string[]> {
  const statement = prepared(
    `catalog-taken-slugs-${table}`,
    sql`select existing.slug from unnest(${slugs}::text[]) as wanted (slug), lateral (select slug from ${raw(table)} where site_id = ${siteId} and slug = wanted.slug limit 1) as existing`,
  );
  const rows = await tx.query<{ slug: string }>(statement);
  return rows.map(({ slug }) => slug);
}

/** In one order, so that concurrent transactions cannot deadlock. */
async function lock({ tx, siteId, table }: Place, slugs: readonly string[]): Promise<void> {
  const keys = [...new Set(slugs.map(hash))].sort((one, other) => one - other);
  const statement = prepared(
    'catalog-lock-slugs',
    sql`select pg_advisory_xact_lock(hashtext(${`${table} slugs of ${siteId}`}), key) from unnest(${keys}::int[]) as key`,
  );
  await tx.query(statement);
}

/** Locks slugs without waiting, because other transactions hold slugs too. Checks again whether they are free, because another
 * transaction may have taken one before. */
async function claim(place: Place, slugs: readonly string[]): Promise<string[]> {
  const { tx, siteId, table } = place;
  const held = await tx.query<{
    slug: string;
  }>(sql`select slug from unnest(${slugs}::text[], ${slugs.map(hash)}::int[]) as wanted (slug, key)
    where pg_try_advisory_xact_lock(hashtext(${`${table} slugs of ${siteId}`}), key)`);
  const taken = new Set(
    await takenOf(
      place,
      held.map(({ slug }) => slug),
    ),
  );
  return held.map(({ slug }) => slug).filter((slug) => !taken.has(slug));
}

/** All of 32 bits: with a million different ones every fourth pair of batches of an import met in one, and waited. */
function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index += 1)
    value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0;
  return value;
}

/** The slug itself for 0, else with the number behind it, and short enough with it. */
export const numberedSlug = (wanted: string, number: number): string =>
  number === 0 ? wanted : `${wanted.slice(0, LONGEST_SLUG - `-${number}`.length)}-${number}`;
