import { openDb } from '@shopwright/server';
import { migrate } from '@shopwright/server/db/migrate';
import { createTestDatabase } from '@shopwright/server/db/testing';
import { silent } from '@shopwright/server/db/testing-embedded';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findViolations } from 'shopwright/invariants/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startShop, type Shop } from '../kit/shop.ts';
import { startServer } from '../kit/start-server.ts';
import { buyUntilOver, noPurchases } from './buyers.ts';
import { everyOrderOnce } from './buying-kills.ts';

/**
 * O3: the next release migrates the database while this one serves, and both run on the new schema.
 */

vi.setConfig({ testTimeout: 300_000 });

const BUYERS = 8;
const STOCK = 10_000;
const ours = fileURLToPath(new URL('../../packages/server/src/db/migrations', import.meta.url));

/**
 * What a release may do to existing tables: add columns, fill them, and create indexes
 * concurrently.
 */
async function nextRelease(tables: readonly string[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shopwright-next-release-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await cp(ours, directory, { recursive: true });
  for (const [index, table] of tables.entries()) {
    await writeFile(
      join(directory, `${9000 + index}-extend-${table.replaceAll('_', '-')}.sql`),
      `
      alter table ${table} add column next_release text, add column next_count integer not null default 7;
      update ${table} set next_release = 'filled' where ctid in (select ctid from ${table} limit 100);`,
    );
  }
  await writeFile(
    join(directory, '9998-index-orders.sql'),
    '-- no-transaction\ncreate index concurrently next_orders on orders (site_id, next_count);\n',
  );
  await writeFile(
    join(directory, '9999-new-table.sql'),
    `
    create table next_note (site_id uuid not null, order_id uuid not null, note text, primary key (site_id, order_id));
    alter table next_note add foreign key (site_id, order_id) references orders on delete cascade not valid;`,
  );
  return directory;
}

async function tablesOf({ rows }: Shop): Promise<string[]> {
  const found = await rows<{ name: string }>(`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'shopwright_migration' order by 1`);
  return found.map(({ name }) => name);
}

test('the next release migrates every table during purchases and a backup, and no request of this release fails', async () => {
  const database = await createTestDatabase();
  const shop = await startShop({ databaseUrl: database.url });
  const next = await openDb({ databaseUrl: database.url, dataDir: '', log: silent });
  onTestFinished(async () => {
    await next.close();
    await shop.server.close();
    await database.drop();
  });
  const items = [
    await shop.product({ name: 'Mug', price: 10, stock: STOCK }),
    await shop.product({ name: 'Bowl', price: 7, stock: STOCK }),
  ];
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.visitor()));
  const tokens = buyers.map(({ authorization }) => authorization);
  const purchases = noPurchases();
  let isOver = false;
  const buying = buyUntilOver(
    { url: shop.server.url, items, tokens, isOver: () => isOver },
    purchases,
  );
  const reached = (count: number) =>
    vi.waitUntil(() => purchases.acknowledged.size >= count, { timeout: 120_000 });
  const bought = (count: number) => Promise.race([reached(count), buying]);
  try {
    await bought(BUYERS);
    const tables = await tablesOf(shop);
    expect(tables.length).toBeGreaterThan(50);

    // A backup reads all tables in one transaction, so that the migration has to wait for it again
    // and again.
    const reads = Promise.withResolvers<void>();
    let waits = 0;
    const backup = next.tx(async (tx) => {
      await tx.query({ text: 'lock table cart, orders in access share mode', values: [] });
      reads.resolve();
      while (waits < 5) await tx.query({ text: 'select pg_sleep(0.1)', values: [] });
    });
    await reads.promise;
    const log = {
      ...silent,
      info: (_: object, message: string) => {
        waits += /tries again/.test(message) ? 1 : 0;
      },
    };
    const applied = await migrate({ pool: next.pool, directory: await nextRelease(tables), log });
    await backup;
    expect(applied).toHaveLength(tables.length + 2);
    await bought(purchases.acknowledged.size + BUYERS);
  } finally {
    isOver = true;
  }
  await buying;
  expect(purchases.statuses).toEqual({ 200: expect.any(Number) });

  // A process of this release that is started now serves, too.
  const second = await startServer({ databaseUrl: database.url });
  onTestFinished(() => second.close());
  await buyUntilOver({ url: second.url, items, tokens, isOver: (count) => count >= 2 }, purchases);
  expect(purchases.statuses).toEqual({ 200: expect.any(Number) });
  await everyOrderOnce(shop, { items, stock: STOCK, acknowledged: purchases.acknowledged });
  expect(await findViolations(shop.server.db)).toEqual([]);
});
