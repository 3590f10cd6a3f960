import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openTestDb } from '../../db/testing-db.ts';
import { generateEntries } from './generate/generate-catalog.ts';
import { brokenRows, testSite } from '../testing-site.ts';
import { exportCatalog } from './export.ts';
import type { ReportedProblem } from './batch-report.ts';
import { importCatalog, importEntries, type ImportOptions, type ImportReport } from './import.ts';
import type { Format } from './rules/formats.ts';
import { inPieces } from './testing-files.ts';

const { db } = await openTestDb();
const context = { currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' };

async function read(
  siteId: string,
  text: string,
  options: Partial<ImportOptions> = {},
): Promise<ImportReport & { problems: ReportedProblem[] }> {
  const problems: ReportedProblem[] = [];
  const report = await importCatalog({
    db,
    siteId,
    context,
    weightUnit: 'KG',
    source: inPieces(text, 4096),
    onProblem: (problem) => void problems.push(problem),
    ...options,
  });
  if ('unknown' in report) throw new Error(report.unknown);
  return { ...report, problems };
}

async function write(siteId: string, format: Format): Promise<string> {
  let text = '';
  await exportCatalog({
    db,
    siteId,
    context,
    weightUnit: 'KG',
    format,
    write: async (piece) => void (text += piece),
  });
  return text;
}

const newSite = async () => (await testSite(db)).siteId;
const counts = async (siteId: string) =>
  (
    await db.query<
      Record<string, number>
    >(sql`select (select count(*)::int from product where site_id = ${siteId}) as products,
  (select count(*)::int from variant where site_id = ${siteId}) as variants, (select count(*)::int from collection where site_id = ${siteId}) as collections,
  (select count(*)::int from outbox where site_id = ${siteId}) as events, (select catalog_version::int from site where site_id = ${siteId}) as version`)
  )[0];
const healthy = async (siteId: string) => Object.values(await brokenRows(db, siteId)).flat();

const filled = async (products: number, seed: number): Promise<string> => {
  const siteId = await newSite();
  await importEntries(generateEntries({ products, seed }), { db, siteId, context, batchSize: 40 });
  return siteId;
};

test.each(['jsonl', 'csv'] as const)(
  'a catalog that is written as %s, read into an empty store and written again is the same bytes',
  async (format) => {
    const siteId = await filled(130, 5);
    const text = await write(siteId, format);
    const other = await newSite();
    const report = await read(other, text, { batchSize: 50 });
    expect(report).toMatchObject({
      format,
      products: 130,
      created: 130,
      rejected: 0,
      collections: 50,
      problems: [],
    });
    expect(await write(other, format)).toBe(text);
    expect(await healthy(other)).toEqual([]);
    expect(await healthy(siteId)).toEqual([]);
  },
);

test.each(['wix', 'shopify'] as const)(
  'a %s table of a catalog is read into an empty store, and says the same again',
  async (format) => {
    const text = await write(await filled(60, 6), format);
    const other = await newSite();
    expect(await read(other, text)).toMatchObject({ format, created: 60, rejected: 0 });
    expect(await write(other, format)).toBe(text);
  },
);

test('a dry run writes nothing and reports the same as a real run', async () => {
  const siteId = await newSite();
  const file = [
    '{"name":"A","slug":"a","price":5,"collections":[{"name":"New"}]}',
    '{"name":"B","slug":"b"}',
    '{"name":"A again","slug":"a","price":6}',
    '{"name":"C","price":-1}',
    '{"type":"collection","name":"Other"}',
  ].join('\n');
  const before = await counts(siteId);
  const dry = await read(siteId, file, { dryRun: true });
  expect(await counts(siteId)).toEqual(before);
  const real = await read(siteId, file);
  expect(dry).toEqual(real);
  expect(real).toMatchObject({ products: 4, created: 1, rejected: 3 });
  expect(
    real.problems.map(({ line, product, field, outcome }) => [line, product, field, outcome]),
  ).toEqual([
    [2, 'b', 'price', 'rejected'],
    [3, 'a', '', 'rejected'],
    [4, 'C', 'price', 'rejected'],
  ]);
  expect(await counts(siteId)).toMatchObject({ products: 1, collections: 2 });
});

test('rejects an existing product; with --update, changes only what the file states', async () => {
  const siteId = await newSite();
  await read(
    siteId,
    '{"name":"Mug","slug":"mug","price":20,"brand":"North","weight":1,"options":[{"name":"Size","choices":[{"description":"S"},{"description":"L"}]}],"variants":[{"choices":{"Size":"S"},"sku":"S1","stock":{"quantity":3}},{"choices":{"Size":"L"},"price":25,"barcode":"123"}]}',
  );
  const existing = JSON.parse(await write(siteId, 'jsonl')) as {
    id: string;
    variants: { id: string }[];
  };

  const again = await read(siteId, 'type,slug,name,price\nproduct,mug,Cup,22\n');
  expect(again).toMatchObject({
    created: 0,
    rejected: 1,
    problems: [{ line: 2, product: 'mug', reason: expect.stringContaining('--update') }],
  });

  const updated = await read(siteId, 'type,slug,name,price,brand\nproduct,mug,Cup,22,\n', {
    update: true,
  });
  expect(updated).toMatchObject({ changed: 1, rejected: 0 });
  expect(JSON.parse(await write(siteId, 'jsonl'))).toMatchObject({
    id: existing.id,
    slug: 'mug',
    name: 'Cup',
    price: 22,
    brand: null,
    weight: 1,
    // A variant's own price is a difference from its product's.
    variants: [
      { id: existing.variants[0]?.id, sku: 'S1', price: null, stock: { quantity: 3 } },
      { id: existing.variants[1]?.id, price: 27, barcode: '123' },
    ],
  });
  expect(await read(siteId, await write(siteId, 'jsonl'), { update: true })).toMatchObject({
    changed: 0,
    unchanged: 1,
  });
  expect(await healthy(siteId)).toEqual([]);
});

test('writes and publishes nothing for unchanged products when a file is imported again', async () => {
  const siteId = await filled(60, 7);
  const text = await write(siteId, 'csv');
  const before = await counts(siteId);
  expect(await read(siteId, text, { update: true, batchSize: 25 })).toMatchObject({
    unchanged: 60,
    changed: 0,
    created: 0,
  });
  expect(await counts(siteId)).toEqual(before);
});

test('creates each collection once, with its products in the order of the file', async () => {
  const siteId = await newSite();
  const rows = Array.from({ length: 30 }, (_, index) => `p${index},Product,P${index},5,New;Gifts`);
  await read(siteId, ['handleId,fieldType,name,price,collection', ...rows].join('\n'), {
    batchSize: 7,
  });
  const members = await db.query<{
    slug: string;
    products: string[];
  }>(sql`select c.slug, array_agg(p.slug order by m.position) as products from collection c
    join collection_product m using (site_id, collection_id) join product p using (site_id, product_id) where site_id = ${siteId} group by 1 order by 1`);
  expect(members).toEqual(
    ['gifts', 'new'].map((slug) => ({
      slug,
      products: Array.from({ length: 30 }, (_, index) => `p${index}`),
    })),
  );
});

test('concurrent batches reject duplicates and share slugs, brands and ribbons', async () => {
  const siteId = await newSite();
  // Every fifth product was also in the previous batch.
  const line = (index: number) =>
    JSON.stringify({
      slug: `p-${index % 5 === 4 ? index - 4 : index}`,
      name: 'Same',
      price: 5,
      brand: `Brand ${index % 3}`,
      ribbon: 'New',
      collections: [{ slug: 'all' }],
    });
  const report = await read(
    siteId,
    [
      JSON.stringify({ type: 'collection', slug: 'all', name: 'All' }),
      ...Array.from({ length: 50 }, (_, index) => line(index)),
    ].join('\n'),
    { batchSize: 4 },
  );
  expect(report).toMatchObject({ products: 50, created: 40, rejected: 10 });
  expect(report.problems.map(({ line: at }) => at)).toEqual(
    report.problems.map(({ line: at }) => at).toSorted((one, other) => one - other),
  );
  expect(
    await db.query(sql`select name from brand where site_id = ${siteId} order by name`),
  ).toEqual(['Brand 0', 'Brand 1', 'Brand 2'].map((name) => ({ name })));
  expect(await healthy(siteId)).toEqual([]);
});

test('uses the ids that a file states, unless another product has them', async () => {
  const siteId = await newSite();
  const ids = {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    inventoryItemId: 'aaaaaaaa-0000-4000-8000-000000000002',
    variant: 'aaaaaaaa-0000-4000-8000-000000000003',
  };
  const line = (slug: string, id?: string) =>
    JSON.stringify({
      ...(id ? { id } : {}),
      numericId: '4242424242',
      inventoryItemId: ids.inventoryItemId,
      slug,
      name: slug,
      price: 1,
      variants: [{ id: ids.variant, choices: {} }],
    });
  expect(await read(siteId, [line('one', ids.id), line('two')].join('\n'))).toMatchObject({
    created: 2,
  });
  const [one, two] = (await write(siteId, 'jsonl'))
    .trim()
    .split('\n')
    .map(
      (text) =>
        JSON.parse(text) as {
          id: string;
          slug: string;
          numericId: string;
          inventoryItemId: string;
          variants: { id: string }[];
        },
    )
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  expect(one).toMatchObject({
    slug: 'one',
    id: ids.id,
    numericId: '4242424242',
    inventoryItemId: ids.inventoryItemId,
    variants: [{ id: ids.variant }],
  });
  expect(two?.variants[0]?.id).not.toBe(ids.variant);
  expect(two?.inventoryItemId).not.toBe(ids.inventoryItemId);
  // Also in a batch with an existing product, where rows may be replaced.
  expect(
    await read(
      siteId,
      [JSON.stringify({ slug: 'two', name: 'Two', price: 2 }), line('other')].join('\n'),
      { update: true },
    ),
  ).toMatchObject({ created: 1, changed: 1 });
  expect(
    await db.query(
      sql`select p.slug, count(*)::int as variants from variant v join product p using (site_id, product_id) where site_id = ${siteId} group by 1 order by 1`,
    ),
  ).toEqual(['one', 'other', 'two'].map((slug) => ({ slug, variants: 1 })));
  expect(await healthy(siteId)).toEqual([]);
  // The next product gets a higher number.
  await read(siteId, '{"name":"three","price":1}');
  expect(
    Number(
      (
        await db.query<{ id: string }>(
          sql`select numeric_id::text as id from product where site_id = ${siteId} and slug = 'three'`,
        )
      )[0]?.id,
    ),
  ).toBeGreaterThan(4_242_424_242);
});

test('an export is a snapshot, even while products are written', async () => {
  const siteId = await filled(600, 8);
  let lines = 0;
  let written = false;
  await exportCatalog({
    db,
    siteId,
    context,
    weightUnit: 'KG',
    format: 'jsonl',
    write: async (piece) => {
      lines += piece.split('\n').length - 1;
      if (!written) {
        written = true;
        await importEntries(generateEntries({ products: 20, seed: 8, from: 600 }), {
          db,
          siteId,
          context,
        });
      }
    },
  });
  expect(lines).toBe(650);
});

test('the same seed generates the same catalog', async () => {
  const strip = (text: string) =>
    text.replaceAll(
      /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|"(numericId|updatedAt|createdAt)":"[^"]*"/g,
      '',
    );
  expect(strip(await write(await filled(40, 9), 'jsonl'))).toBe(
    strip(await write(await filled(40, 9), 'jsonl')),
  );
});

test('an import interrupted between two batches resumes after the last saved entry and reports each problem once', async () => {
  const lines = Array.from({ length: 40 }, (_, index) =>
    index % 10 === 3 ? '{"name":5}' : JSON.stringify({ name: `P${index}`, price: index }),
  );
  const { siteId } = await testSite(db);
  const saved = { entries: 0, products: 0, created: 0, rejected: 0 };
  const lost: number[] = [];
  const run = (options: Partial<ImportOptions>) =>
    importCatalog({
      db,
      siteId,
      context,
      weightUnit: 'KG',
      source: inPieces(lines.join('\n')),
      batchSize: 5,
      ...options,
    });
  const reported: number[] = [];
  let batches = 0;
  const saveBatch: ImportOptions['saveBatch'] = async (_tx, { entries, counts, problems }) => {
    batches += 1;
    if (batches === 4) throw new Error('The process ends here.');
    saved.entries += entries;
    saved.products += counts.products;
    saved.created += counts.created;
    saved.rejected += counts.rejected;
    reported.push(...problems.map(({ line }) => line));
  };
  await expect(run({ saveBatch })).rejects.toThrow('The process ends here.');
  expect(saved).toEqual({ entries: 15, products: 15, created: 13, rejected: 2 });
  const stored = async () =>
    (
      await db.query<{ count: number }>(
        sql`select count(*)::int as count from product where site_id = ${siteId}`,
      )
    )[0]?.count;
  expect(await stored()).toBe(13);

  await run({
    saveBatch,
    skipEntries: saved.entries,
    onProblem: ({ line }) => void lost.push(line),
  });
  expect(saved).toEqual({ entries: 40, products: 40, created: 36, rejected: 4 });
  expect(await stored()).toBe(36);
  expect(reported).toEqual([4, 14, 24, 34]);
  expect(lost).toEqual([24, 34]);
});

test('leaves statistics, without which a filtered collection of 300 products takes seconds', async () => {
  const { db: fresh } = await openTestDb();
  const { siteId } = await testSite(fresh);
  await importEntries(generateEntries({ products: 150, seed: 5 }), { db: fresh, siteId, context });
  const analyzed = await fresh.query<{ name: string }>(
    sql`select relname as name from pg_class where relname in ('product', 'listing', 'collection_product') and reltuples >= 100 order by relname`,
  );
  expect(analyzed.map(({ name }) => name)).toEqual(['collection_product', 'listing', 'product']);
});
