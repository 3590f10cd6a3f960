import sql, { raw } from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { openTestDb } from '../../../db/testing-db.ts';
import type { Tx } from '../../../db/index.ts';
import { newId } from '../../../kernel/ids.ts';
import { createCollections, createProducts } from '../../exchange/create-catalog.ts';
import { testSite } from '../../testing-site.ts';

/**
 * Foreign keys of the catalog: which table refers to which, by which column, and whether a deletion
 * cascades.
 */
const relations = [
  { part: 'variant', whole: 'product', named: 'product_id', goesToo: true },
  { part: 'stock', whole: 'variant', named: 'variant_id', goesToo: true },
  { part: 'listing', whole: 'product', named: 'numeric_id', goesToo: true },
  { part: 'collection_product', whole: 'product', named: 'product_id', goesToo: true },
  { part: 'collection_product', whole: 'collection', named: 'collection_id', goesToo: true },
  { part: 'product_customization', whole: 'product', named: 'product_id', goesToo: true },
  {
    part: 'product_customization',
    whole: 'customization',
    named: 'customization_id',
    goesToo: false,
  },
  { part: 'product_info_section', whole: 'product', named: 'product_id', goesToo: true },
  { part: 'product_info_section', whole: 'info_section', named: 'info_section_id', goesToo: false },
] as const;

const { db } = await openTestDb();
const refused = { code: '23503' };

/** A site with a product that has one of everything. */
async function oneProduct(): Promise<string> {
  const target = await testSite(db);
  await db.tx(async (tx) => {
    await createCollections(tx, target, [{ name: 'One', slug: 'one' }]);
    await createProducts(tx, target, [
      {
        name: 'Cup',
        price: 5,
        collections: ['one'],
        infoSections: [{ title: 'Care', description: 'Dishwasher safe' }],
        options: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
      },
    ]);
  });
  return target.siteId;
}

/** Without the columns that PostgreSQL computes. */
async function columnsOf(table: string): Promise<string> {
  const [row] = await db.query<{ columns: string }>(sql`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  return row?.columns ?? '';
}

describe.each(relations)('$part and $whole by $named', ({ part, whole, named, goesToo }) => {
  const [partTable, wholeTable, column] = [raw(part), raw(whole), raw(named)];
  const missing = named === 'numeric_id' ? '987654321' : newId();
  const rows = (tx: Pick<Tx, 'query'>, siteId: string) =>
    tx.query(sql`select from ${partTable} where site_id = ${siteId}`);
  const removePart = (tx: Pick<Tx, 'query'>, siteId: string) =>
    tx.query(sql`delete from ${partTable} where site_id = ${siteId}`);
  const removeWhole = (tx: Pick<Tx, 'query'>, siteId: string) =>
    tx.query(sql`delete from ${wholeTable} where site_id = ${siteId}`);
  /** A row as it was, or one that names another. */
  const put = async (tx: Pick<Tx, 'query'>, saved: string, name?: string) => {
    const columns = raw(await columnsOf(part));
    return tx.query(sql`insert into ${partTable} (${columns})
    select ${columns} from jsonb_populate_record(null::${partTable}, ${saved}::jsonb || ${JSON.stringify(name === undefined ? {} : { [named]: name })}::jsonb)`);
  };
  const save = async (siteId: string) =>
    (
      await db.query<{ row: string }>(
        sql`select to_jsonb(p)::text as row from ${partTable} p where site_id = ${siteId}`,
      )
    )[0]?.row ?? '';
  const waiting = async () =>
    (
      await db.query(
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).length;

  test('a row cannot refer to one that does not exist', async () => {
    const siteId = await oneProduct();
    const saved = await save(siteId);
    await db.tx((tx) => removePart(tx, siteId));
    await expect(db.tx((tx) => put(tx, saved, missing))).rejects.toMatchObject(refused);
    await db.tx((tx) => put(tx, saved));
    expect(await rows(db, siteId)).toHaveLength(1);
  });

  test('the key columns of neither row can be changed', async () => {
    const siteId = await oneProduct();
    for (const table of [partTable, wholeTable])
      await expect(
        db.query(sql`update ${table} set ${column} = ${missing} where site_id = ${siteId}`),
      ).rejects.toMatchObject(refused);
  });

  test('a deletion cascades, or is refused', async () => {
    const siteId = await oneProduct();
    const going = db.tx((tx) => removeWhole(tx, siteId));
    if (!goesToo) await expect(going).rejects.toMatchObject(refused);
    await going.catch(() => undefined);
    expect(await rows(db, siteId)).toHaveLength(goesToo ? 0 : 1);
  });

  test('a deletion waits for a transaction that refers to the row', async () => {
    const siteId = await oneProduct();
    const saved = await save(siteId);
    await db.tx((tx) => removePart(tx, siteId));
    let going: Promise<unknown> = Promise.resolve();
    await db.tx(async (tx) => {
      await put(tx, saved);
      going = db.tx((other) => removeWhole(other, siteId)).catch((error: unknown) => error);
      await expect.poll(waiting).toBe(1);
    });
    expect(await going).toMatchObject(goesToo ? [] : refused);
    expect(await rows(db, siteId)).toHaveLength(goesToo ? 0 : 1);
  });

  test('an insert waits for a transaction that deletes the row it refers to, and is refused', async () => {
    const siteId = await oneProduct();
    const saved = await save(siteId);
    await db.tx((tx) => removePart(tx, siteId));
    let naming: Promise<unknown> = Promise.resolve();
    await db.tx(async (tx) => {
      await removeWhole(tx, siteId);
      naming = db.tx((other) => put(other, saved)).catch((error: unknown) => error);
      await expect.poll(waiting).toBe(1);
    });
    expect(await naming).toMatchObject(refused);
    expect(await rows(db, siteId)).toHaveLength(0);
  });
});
