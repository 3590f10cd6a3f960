import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { backfill } from './backfill.ts';
import type { Db } from './open.ts';
import { openTestDb } from './testing-db.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb({ empty: true }));
  await db.query(sql`create table thing (a int, b int, filled text, primary key (a, b))`);
});

const fill = { table: 'thing', key: 'a, b', set: `filled = 'yes'`, pending: 'filled is null' };
const count = async (): Promise<unknown> =>
  (await db.query(sql`select count(*)::int as all, count(filled)::int as filled from thing`))[0];

test('fills every row in batches, once', async () => {
  await db.query(sql`insert into thing select n % 3, n, null from generate_series(1, 25) n`);
  expect(await backfill(db, { ...fill, batchRows: 10, pauseMs: 0 })).toBe(25);
  expect(await count()).toEqual({ all: 25, filled: 25 });
  expect(await backfill(db, { ...fill, batchRows: 10, pauseMs: 0 })).toBe(0);
});

test('skips a row that a request has locked, and fills it afterwards', async () => {
  await db.query(sql`update thing set filled = null`);
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const request = db.tx(async (tx) => {
    await tx.query(sql`select from thing where b = 7 for update`);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const filling = backfill(db, { ...fill, batchRows: 10, pauseMs: 1 });
  await expect.poll(count).toEqual({ all: 25, filled: 24 });
  release.resolve();
  await request;
  expect(await filling).toBe(25);
});

test('stops between batches when it is aborted', async () => {
  const stop = AbortSignal.abort(new Error('the worker stops'));
  await expect(backfill(db, { ...fill, signal: stop })).rejects.toThrow('the worker stops');
});
