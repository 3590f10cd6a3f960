import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDb, prepareDb, type Db } from '../db/index.ts';
import { createTestDatabase } from '../db/testing.ts';
import { takeKey } from './store/idempotency.ts';

/** A key that is under way belongs to the process that took it, for as long as that process lives. */

const silent = { info() {}, warn() {}, error() {} };

it('what a dead process had under way can be tried again at once; what a living one has cannot', async () => {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const open = async (): Promise<Db> => {
    const db = await openDb({ databaseUrl, dataDir: '', log: silent });
    await db.listen('anything', () => undefined);
    return db;
  };
  const [first, second] = [await open(), await open()];
  onTestFinished(async () => {
    await second.close();
    await drop();
  });
  await prepareDb({ pool: first.pool, log: silent });
  const key = { siteId: randomUUID(), scope: 'pay visitor 1', key: 'k' };
  await first.query(sql`insert into site (site_id, name) values (${key.siteId}, 'Test')`);
  const now = new Date();
  const take = (db: Db, mark = 'mark') =>
    takeKey(db, key, mark, now, new Date(now.getTime() - 30_000));

  expect(await take(first)).toBeUndefined();
  expect(await take(first)).toMatchObject({ status: null });
  expect(await take(second)).toMatchObject({ status: null });
  await first.close();
  // The server learns of it when the connection is gone.
  expect(
    await vi.waitFor(async () => {
      if (await take(second)) throw new Error('still held');
      return 'taken';
    }, 5_000),
  ).toBe('taken');
  expect(await take(second)).toMatchObject({ status: null });
  expect(await take(second, 'another request')).toMatchObject({ requestMark: 'mark' });
});
