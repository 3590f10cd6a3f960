import sql, { raw } from 'sql-template-tag';
import type { Db, Tx } from '../../../db/index.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ProductState } from '../rules/product-state.ts';

type Writer = Pick<Tx, 'query'>;

export type LabelKind = 'brand' | 'ribbon';

/**
 * Brands and ribbons by name. Missing ones are created once, also when concurrent transactions need
 * the same.
 */
export async function labelIds(
  tx: Writer,
  siteId: string,
  kind: LabelKind,
  names: readonly string[],
): Promise<Map<string, string>> {
  const distinct = [...new Set(names)].sort();
  const existing = await findLabels(tx, siteId, kind, distinct);
  const missing = distinct.filter((name) => !existing.has(name));
  if (missing.length === 0) return existing;
  await tx.query(sql`insert into ${raw(kind)} (site_id, ${raw(kind)}_id, name)
    select ${siteId}::uuid, * from unnest(${missing.map(newId)}::uuid[], ${missing}::text[]) on conflict (site_id, name) do nothing`);
  // A label that another transaction created meanwhile is visible only to a statement that starts
  // later.
  return findLabels(tx, siteId, kind, distinct);
}

/**
 * Locked against renaming and deletion until the transaction ends, so that a product is not written
 * with a name that its brand no longer has.
 */
async function findLabels(
  tx: Writer,
  siteId: string,
  kind: LabelKind,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await tx.query<{ id: string; name: string }>(sql`
    select ${raw(kind)}_id as id, name from ${raw(kind)}
    where site_id = ${siteId} and name = any(${names}::text[]) for key share`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/**
 * Products with the names that their brands and ribbons have now. A label that was renamed after a
 * product was loaded would otherwise be created again under its old name.
 */
export async function followRenamedLabels<
  Change extends { readonly before: ProductState | undefined; readonly after: ProductState },
>(
  tx: Writer,
  siteId: string,
  kind: LabelKind,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const retained = changes.filter(
    ({ before, after }) => after[kind] !== null && before?.[kind] === after[kind],
  );
  if (retained.length === 0) return changes;
  const names = [...new Set(retained.flatMap(({ after }) => after[kind] ?? []))].sort();
  const existing = await findLabels(tx, siteId, kind, names);
  const renamed = retained.filter(({ after }) => !existing.has(after[kind] ?? ''));
  if (renamed.length === 0) return changes;
  const rows = await tx.query<{ productId: string; name: string }>(sql`
    select p.product_id as "productId", l.name
    from product p join ${raw(kind)} l on l.site_id = p.site_id and l.${raw(kind)}_id = p.${raw(kind)}_id
    where p.site_id = ${siteId} and p.product_id = any(${renamed.map(({ after }) => after.productId)}::uuid[])
    for key share of l`);
  const nameOf = new Map(rows.map(({ productId, name }) => [productId, name]));
  return changes.map((change) =>
    renamed.includes(change)
      ? {
          ...change,
          after: { ...change.after, [kind]: nameOf.get(change.after.productId) ?? null },
        }
      : change,
  );
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
