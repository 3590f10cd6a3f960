import sql, { raw } from 'sql-template-tag';
import { prepared, type Tx } from '../../../db/index.ts';
import { MAX_SLUG_LENGTH } from '../../../kernel/slug.ts';

interface SlugScope {
  readonly tx: Pick<Tx, 'query'>;
  readonly siteId: string;
  readonly table: 'product' | 'collection';
}

/**
 * A free slug for each requested one: itself, or with a number appended. Transactions that want the
 * same slug wait for each other, and numbers that another transaction has claimed are skipped, so
 * the slugs stay free until the transaction ends.
 */
export async function reserveSlugs(
  scope: SlugScope,
  requested: readonly string[],
  reserved: readonly string[] = [],
): Promise<string[]> {
  if (requested.length === 0) return [];
  await lock(scope, requested);
  const taken = new Set([...reserved, ...(await loadTakenTickets(scope, [...new Set(requested)]))]);
  const slugs = requested.map((slug) => {
    if (taken.has(slug)) return undefined;
    taken.add(slug);
    return slug;
  });
  const waiting = Map.groupBy(
    [...requested.keys()].filter((index) => slugs[index] === undefined),
    (index) => requested[index] ?? '',
  );
  for (const [slug, indexes] of waiting) {
    const free = await freeForms(scope, slug, indexes.length, taken);
    for (const [n, index] of indexes.entries()) slugs[index] = free[n];
  }
  return slugs.map((slug, index) => slug ?? requested[index] ?? '');
}

const SLUGS_PER_LOOKUP = 16;

/** Finds `count` free numbered slugs and marks them as taken. */
async function freeForms(
  scope: SlugScope,
  slug: string,
  count: number,
  taken: Set<string>,
): Promise<string[]> {
  const free: string[] = [];
  for (let from = 1; free.length < count;) {
    const forms = Array.from({ length: count + SLUGS_PER_LOOKUP }, (_, n) =>
      numberedSlug(slug, from + n),
    );
    const used = new Set(await loadTakenTickets(scope, forms));
    const open = forms.filter((form) => !used.has(form) && !taken.has(form));
    while (open.length > 0 && free.length < count)
      free.push(...(await claim(scope, open.splice(0, count - free.length))));
    from =
      used.size < forms.length
        ? from + forms.length
        : await beyondUse(scope, slug, from + forms.length);
  }
  for (const form of free) taken.add(form);
  return free;
}

/** Finds the boundary between used and free numbers by bisection. */
async function beyondUse(scope: SlugScope, slug: string, from: number): Promise<number> {
  const isUsed = async (number: number) =>
    (await loadTakenTickets(scope, [numberedSlug(slug, number)])).length > 0;
  let [used, free] = [from - 1, from];
  while (await isUsed(free)) [used, free] = [free, free * 2];
  while (free - used > 1) {
    const middle = Math.floor((used + free) / 2);
    if (await isUsed(middle)) used = middle;
    else free = middle;
  }
  return free;
}

/**
 * Looks up each slug by itself: without statistics, as during a first import, PostgreSQL would read
 * every row of the site.
 */
async function loadTakenTickets(
  { tx, siteId, table }: SlugScope,
  slugs: readonly string[],
): Promise<string[]> {
  const statement = prepared(
    `catalog-taken-slugs-${table}`,
    sql`select existing.slug from unnest(${slugs}::text[]) as requested (slug), lateral (select slug from ${raw(table)} where site_id = ${siteId} and slug = requested.slug limit 1) as existing`,
  );
  const rows = await tx.query<{ slug: string }>(statement);
  return rows.map(({ slug }) => slug);
}

/** In one order, so that concurrent transactions cannot deadlock. */
async function lock({ tx, siteId, table }: SlugScope, slugs: readonly string[]): Promise<void> {
  const keys = [...new Set(slugs.map(hash))].sort((one, other) => one - other);
  const statement = prepared(
    'catalog-lock-slugs',
    sql`select pg_advisory_xact_lock(hashtext(${`${table} slugs of ${siteId}`}), key) from unnest(${keys}::int[]) as key`,
  );
  await tx.query(statement);
}

/**
 * Locks slugs without waiting, because other transactions hold slugs too. Checks again whether they
 * are free, because another transaction may have taken one before.
 */
async function claim(scope: SlugScope, slugs: readonly string[]): Promise<string[]> {
  const { tx, siteId, table } = scope;
  const held = await tx.query<{
    slug: string;
  }>(sql`select slug from unnest(${slugs}::text[], ${slugs.map(hash)}::int[]) as requested (slug, key)
    where pg_try_advisory_xact_lock(hashtext(${`${table} slugs of ${siteId}`}), key)`);
  const taken = new Set(
    await loadTakenTickets(
      scope,
      held.map(({ slug }) => slug),
    ),
  );
  return held.map(({ slug }) => slug).filter((slug) => !taken.has(slug));
}

/** Uses all 32 bits: fewer would make concurrent batches of an import wait for unrelated slugs. */
function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index += 1)
    value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0;
  return value;
}

/** The slug itself for 0, otherwise with the number appended, within the maximum length. */
export const numberedSlug = (slug: string, number: number): string =>
  number === 0 ? slug : `${slug.slice(0, MAX_SLUG_LENGTH - `-${number}`.length)}-${number}`;
