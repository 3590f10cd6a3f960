import { openDb } from '@shopwright/server';
import { backfill } from '@shopwright/server/db/backfill';
import { lintMigration, type MigrationText } from '@shopwright/server/db/lint-migration';
import { migrate, MigrationRefused } from '@shopwright/server/db/migrate';
import { createTestDatabase } from '@shopwright/server/db/testing';
import { silent } from '@shopwright/server/db/testing-embedded';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findViolations } from 'shopwright/invariants/store';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buyUntilOver, noPurchases } from '../faults/buyers.ts';
import { startShop } from '../kit/shop.ts';
import { listDataSets, restoreDataSet } from './data-sets.ts';

/**
 * O3: a column is added, filled in batches and required over two releases, while buyers buy, and
 * each release can be stepped back once. The releases are samples: see docs/upgrade.md.
 */

vi.setConfig({ testTimeout: 300_000 });

const BUYERS = 4;
const STOCK = 10_000;
const ours = fileURLToPath(new URL('../../packages/server/src/db/migrations', import.meta.url));
const samples = join(import.meta.dirname, 'sample-releases');

/** The migrations of this release, and of the sample releases after it. */
async function migrationsOf(...releases: string[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shopwright-sample-release-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const from of [ours, ...releases.map((release) => join(samples, release))])
    await cp(from, directory, { recursive: true });
  return directory;
}

test('the sample migrations follow the rules for migrations', async () => {
  const earlier: MigrationText[] = [];
  for (const release of (await readdir(samples)).toSorted())
    for (const name of (await readdir(join(samples, release))).toSorted()) {
      const migration = { name, sql: await readFile(join(samples, release, name), 'utf8') };
      expect(lintMigration(migration, earlier)).toEqual([]);
      earlier.push(migration);
    }
  expect(earlier.length).toBeGreaterThan(2);
});

test('a filled store is migrated by two releases without a failed request, and stepped back once', async () => {
  const database = await createTestDatabase({ empty: true });
  const db = await openDb({ databaseUrl: database.url, dataDir: '', log: silent });
  const [dataSet] = await listDataSets();
  if (!dataSet) throw new Error('There is no data set.');
  await restoreDataSet(db, dataSet);
  const shop = await startShop({ databaseUrl: database.url });
  onTestFinished(async () => {
    await shop.server.close();
    await db.close();
    await database.drop();
  });
  const before = await shop.rows<{ orderId: string }>('select order_id as "orderId" from orders');
  const items = [await shop.product({ name: 'Bowl', price: 7, stock: STOCK })];
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.visitor()));
  const tokens = buyers.map(({ authorization }) => authorization);
  const purchases = noPurchases();
  let isOver = false;
  const buying = buyUntilOver(
    { url: shop.server.url, items, tokens, isOver: () => isOver },
    purchases,
  );
  const buyMore = (): Promise<unknown> => {
    const enough = purchases.acknowledged.size + BUYERS;
    return Promise.race([
      vi.waitUntil(() => purchases.acknowledged.size >= enough, { timeout: 120_000 }),
      buying,
    ]);
  };
  const numbersOf = async (directory: string): Promise<number[]> =>
    (await migrate({ pool: db.pool, directory, log: silent })).map(({ number }) => number);
  const current = await migrationsOf();
  const expanded = await migrationsOf('1-expand');
  const contracted = await migrationsOf('1-expand', '2-contract');
  try {
    await buyMore();
    // The next release adds the column; this one goes on serving.
    expect(await numbersOf(expanded)).toEqual([9001, 9002]);
    await buyMore();
    const filled = await backfill(db, {
      table: 'orders',
      key: 'site_id, order_id',
      set: `season = 'unknown'`,
      pending: 'season is null',
      batchRows: 3,
      pauseMs: 1,
    });
    expect(filled).toBeGreaterThan(3);
    await buyMore();
    // Stepped back: this release starts on the schema of the next.
    expect(await numbersOf(current)).toEqual([]);
    // The release after it requires the column.
    expect(await numbersOf(contracted)).toEqual([9003, 9004]);
    await buyMore();
    // Stepped back once more is possible, twice is not.
    expect(await numbersOf(expanded)).toEqual([]);
    await expect(numbersOf(current)).rejects.toThrow(MigrationRefused);
  } finally {
    isOver = true;
  }
  await buying;
  expect(purchases.statuses).toEqual({ 200: expect.any(Number) });
  // Every order of the data set and every acknowledged one is there once, and no other.
  const expected = [
    ...before.map(({ orderId }) => orderId),
    ...purchases.acknowledged.values(),
  ].toSorted();
  const found = await shop.rows<{ orderId: string }>('select order_id as "orderId" from orders');
  expect(found.map(({ orderId }) => orderId).toSorted()).toEqual(expected);
  expect(await findViolations(db)).toEqual([]);
  expect(await db.query(sql`select from orders where season is null`)).toEqual([]);
});
