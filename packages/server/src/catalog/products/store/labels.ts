import sql, { raw } from 'sql-template-tag';
import type { Db, Tx } from '../../../db/index.ts';
import { newId } from '../../../kernel/ids.ts';

type Writer = Pick<Tx, 'query'>;

/** Brands and ribbons by name. Missing ones are created once, also when concurrent transactions need the same. */
export async function labelIds(
  tx: Writer,
  siteId: string,
  kind: 'brand' | 'ribbon',
  names: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(names)].sort();
  const existing = await findLabels(tx, siteId, kind, wanted);
  const missing = wanted.filter((name) => !existing.has(name));
  if (missing.length === 0) return existing;
  await tx.query(sql`insert into ${raw(kind)} (site_id, ${raw(kind)}_id, name)
    select ${siteId}::uuid, * from unnest(${missing.map(newId)}::uuid[], ${missing}::text[]) on conflict (site_id, name) do nothing`);
  // A label that another transaction created meanwhile is visible only to a statement that starts later.
  return findLabels(tx, siteId, kind, wanted);
}

async function findLabels(
  tx: Writer,
  siteId: string,
  kind: 'brand' | 'ribbon',
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await tx.query<{ id: string; name: string }>(
    sql`select ${raw(kind)}_id as id, name from ${raw(kind)} where site_id = ${siteId} and name = any(${names}::text[])`,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The location of stock by default. */
export async function defaultLocation(tx: Writer, siteId: string): Promise<string> {
  const find = async () =>
    (
      await tx.query<{ id: string }>(
        sql`select location_id as id from location where site_id = ${siteId} and is_default`,
      )
    )[0]?.id;
  const existing = await find();
  if (existing !== undefined) return existing;
  await tx.query(sql`insert into location (site_id, location_id, name, is_default) values (${siteId}, ${newId()}, 'Main', true)
    on conflict (site_id) where is_default do nothing`);
  const made = await find();
  if (made === undefined)
    throw new Error(`Site ${siteId} has no default location, and none could be made.`);
  return made;
}

export async function nextNumericIds(tx: Writer, count: number): Promise<string[]> {
  if (count === 0) return [];
  const rows = await tx.query<{ id: string }>(
    sql`select nextval('product_numeric_id')::text as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** Updates PostgreSQL's statistics after an import, in two concurrent halves. */
export async function analyzeCatalog(db: Pick<Db, 'tx'>): Promise<void> {
  const halves = [
    sql`analyze product`,
    sql`analyze listing, variant, stock, collection_product, facet_value, customization, product_customization`,
  ];
  await Promise.all(
    halves.map((half) =>
      db.tx((tx) => tx.query(half), { statementTimeoutMs: 120_000, lockTimeoutMs: 30_000 }),
    ),
  );
}
