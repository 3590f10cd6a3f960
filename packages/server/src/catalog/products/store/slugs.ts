import sql, { raw } from 'sql-template-tag';
import { prepared, type Tx } from '../../../db/index.ts';
import { LONGEST_SLUG } from '../../../kernel/slug.ts';

interface Place {
  readonly tx: Pick<Tx, 'query'>;
  readonly siteId: string;
  readonly table: 'product' | 'collection';
}

/**
 * A free slug for each that is wanted: itself, else with a number behind it. Whoever wants the same slug waits for the other, and
 * a number that somebody else is about to take is passed over: so what is free stays free until the transaction ends.
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

/** So many numbered forms that nobody has, beginning after the last of those in use. They count as taken from now on. */
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

/** A number whose form is free and whose forerunner's is not, found in a few steps however many there are. */
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

/** Each is looked up by itself: asked for all at once, PostgreSQL reads every row of the site until it was told how many there are, which an import comes before. */
async function takenOf({ tx, siteId, table }: Place, slugs: readonly string[]): Promise<string[]> {
  const statement = prepared(
    `catalog-taken-slugs-${table}`,
    sql`select known.slug from unnest(${slugs}::text[]) as wanted (slug), lateral (select slug from ${raw(table)} where site_id = ${siteId} and slug = wanted.slug limit 1) as known`,
  );
  const rows = await tx.query<{ slug: string }>(statement);
  return rows.map(({ slug }) => slug);
}

/** In one order, so that two who want the same slugs wait for each other in the same place. */
async function lock({ tx, siteId, table }: Place, slugs: readonly string[]): Promise<void> {
  const keys = [...new Set(slugs.map(hash))].sort((one, other) => one - other);
  const statement = prepared(
    'catalog-lock-slugs',
    sql`select pg_advisory_xact_lock(hashtext(${`${table} slugs of ${siteId}`}), key) from unnest(${keys}::int[]) as key`,
  );
  await tx.query(statement);
}

/** Those of these that nobody else holds, waiting for none: others hold slugs too. They are looked at once more, for somebody may have taken one until now. */
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
