import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDb, prepareDb, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS } from '../db/testing.ts';
import { claimKey } from './store.ts';

/**
 * The key of a request in progress belongs to the process that claimed it, for as long as that
 * process lives.
 */

const silent = { info() {}, warn() {}, error() {} };

it('a request in progress can be retried at once if its process died, and not while it lives', async () => {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const open = async (): Promise<Db> => {
    const db = await openDb({ databaseUrl, dataDir: '', log: silent, timeoutMs: TEST_TIMEOUT_MS });
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
  const claim = (db: Db, fingerprint = 'fingerprint') =>
    claimKey(db, key, { fingerprint, now, abandonedBefore: new Date(now.getTime() - 30_000) });

  expect(await claim(first)).toBeUndefined();
  expect(await claim(first)).toMatchObject({ status: null });
  expect(await claim(second)).toMatchObject({ status: null });
  await first.close();
  // The server learns of it when the connection is gone.
  expect(
    await vi.waitFor(async () => {
      if (await claim(second)) throw new Error('still held');
      return 'claimed';
    }, 30_000),
  ).toBe('claimed');
  expect(await claim(second)).toMatchObject({ status: null });
  expect(await claim(second, 'another request')).toMatchObject({ requestMark: 'fingerprint' });
});
