import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../db/index.ts';
import { numberedSlug, slugFamily } from '../rules/slug.ts';

interface Place {
  readonly tx: Pick<Tx, 'query'>;
  readonly siteId: string;
  readonly table: 'product' | 'collection';
}

/**
 * A free slug for each that is wanted: itself, else with a number behind it. Whoever makes slugs of one family waits for
 * the other, so what is free stays free until the transaction ends.
 */
export async function takeSlugs(place: Place, wanted: readonly string[], reserved: readonly string[] = []): Promise<string[]> {
  if (wanted.length === 0) return [];
  await lockFamilies(place, wanted);
  const taken = new Set([...reserved, ...(await takenOf(place, [...new Set(wanted)]))]);
  const slugs = wanted.map((slug) => {
    if (taken.has(slug)) return undefined;
    taken.add(slug);
    return slug;
  });
  const waiting = Map.groupBy([...wanted.keys()].filter((index) => slugs[index] === undefined), (index) => wanted[index] ?? '');
  for (const [slug, indexes] of waiting) {
    const free = await freeForms(place, slug, indexes.length, taken);
    for (const [n, index] of indexes.entries()) slugs[index] = free[n];
  }
  return slugs.map((slug, index) => slug ?? wanted[index] ?? '');
}

const LOOK_AHEAD = 16;

/** So many numbered forms that nobody has, beginning after the last of those in use. They count as taken from now on. */
async function freeForms(place: Place, slug: string, count: number, taken: Set<string>): Promise<string[]> {
  const free: string[] = [];
  for (let from = 1; free.length < count;) {
    const forms = Array.from({ length: count + LOOK_AHEAD }, (_, n) => numberedSlug(slug, from + n));
    const used = new Set(await takenOf(place, forms));
    for (const form of forms) if (free.length < count && !used.has(form) && !taken.has(form)) free.push(form);
    from = used.size < forms.length ? from + forms.length : await beyondUse(place, slug, from + forms.length);
  }
  for (const form of free) taken.add(form);
  return free;
}

/** A number whose form is free and whose forerunner's is not, found in a few steps however many there are. */
async function beyondUse(place: Place, slug: string, from: number): Promise<number> {
  const isUsed = async (number: number) => (await takenOf(place, [numberedSlug(slug, number)])).length > 0;
  let [used, free] = [from - 1, from];
  while (await isUsed(free)) [used, free] = [free, free * 2];
  while (free - used > 1) {
    const middle = Math.floor((used + free) / 2);
    if (await isUsed(middle)) used = middle;
    else free = middle;
  }
  return free;
}

async function takenOf({ tx, siteId, table }: Place, slugs: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ slug: string }>(sql`select slug from ${raw(table)} where site_id = ${siteId} and slug = any(${slugs}::text[])`);
  return rows.map(({ slug }) => slug);
}

/** So many that two batches of an import hardly ever meet in one. */
const LOCKS = 2 ** 20;

async function lockFamilies({ tx, siteId, table }: Place, slugs: readonly string[]): Promise<void> {
  const keys = [...new Set(slugs.map((slug) => hash(slugFamily(slug)) % LOCKS))].sort((one, other) => one - other);
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`${table} slugs of ${siteId}`}), key) from unnest(${keys}::int[]) as key`);
}

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index += 1) value = (value * 31 + text.charCodeAt(index)) >>> 0;
  return value;
}
