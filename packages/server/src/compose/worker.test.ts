import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { enqueue, openDb, prepareDb, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from '../db/testing.ts';
import { startWorker, type Worker } from './worker.ts';

/** A job exists exactly when the transaction that enqueued it commits, and one worker runs it. */

const silent = { info() {}, warn() {}, error() {} };
let database: TestDatabase;
let db: Db;
let workers: Worker[];
const done: string[] = [];
const running = { now: 0, peak: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  await prepareDb({ pool: db.pool, log: silent });
  const tasks = {
    note: async (payload: unknown) => void done.push((payload as { word: string }).word),
    alone: async (payload: unknown) => {
      running.peak = Math.max(running.peak, ++running.now);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      running.now -= 1;
      done.push((payload as { word: string }).word);
    },
  };
  const jobs = { tasks, schedule: ['17 4 * * * note'] };
  workers = [
    await startWorker({ db, log: silent, jobs }),
    await startWorker({ db, log: silent, jobs }),
  ];
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await db.close();
  await database.drop();
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
const words = (prefix: string) => done.filter((word) => word.startsWith(prefix));

it('a job runs once when its transaction commits', async () => {
  await db.tx(async (tx) => {
    for (let count = 0; count < 50; count += 1)
      await enqueue(tx, { task: 'note', payload: { word: `kept ${count}` } });
  });
  await until(() => expect(words('kept')).toHaveLength(50));
  expect(new Set(words('kept')).size).toBe(50);
});

it('a job does not exist after a rollback', async () => {
  await expect(
    db.tx(async (tx) => {
      await enqueue(tx, { task: 'note', payload: { word: 'lost' } });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  // A job enqueued later has run, so a lost one would have run too.
  await db.tx((tx) => enqueue(tx, { task: 'note', payload: { word: 'after' } }));
  await until(() => expect(words('after')).toHaveLength(1));
  expect(words('lost')).toEqual([]);
});

it('jobs with the same key are one job with the newest payload', async () => {
  await db.tx(async (tx) => {
    for (const word of ['key old', 'key newer', 'key newest'])
      await enqueue(tx, { task: 'note', key: 'the-key', payload: { word } });
  });
  await until(() => expect(words('key')).toEqual(['key newest']));
});

it('jobs of one queue run one after another, with any number of workers', async () => {
  await db.tx(async (tx) => {
    for (let count = 0; count < 20; count += 1)
      await enqueue(tx, { task: 'alone', queue: 'line', payload: { word: `line ${count}` } });
  });
  await until(() => expect(words('line')).toHaveLength(20));
  expect(running.peak).toBe(1);
  // Never two at once; jobs of the same moment have no order.
  expect(new Set(words('line')).size).toBe(20);
});

it('a scheduled job waits for its time', async () => {
  await db.tx(async (tx) => {
    await enqueue(tx, {
      task: 'note',
      payload: { word: 'tomorrow' },
      runAt: new Date(Date.now() + 86_400_000),
    });
    await enqueue(tx, { task: 'note', payload: { word: 'now' } });
  });
  await until(() => expect(words('now')).toHaveLength(1));
  expect(words('tomorrow')).toEqual([]);
});
