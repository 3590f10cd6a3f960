import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from './open.ts';
import { openTestDb } from './testing-db.ts';
import { until } from './testing-embedded.ts';
import { UnknownCommitError, isTransient } from './pg-errors.ts';
import { refuse } from '../kernel/outcome.ts';
import { withRollback, type Tx } from './tx.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb({ empty: true }));
  await db.query(
    sql`CREATE TABLE account (name text PRIMARY KEY, amount int NOT NULL CHECK (amount >= 0))`,
  );
  await db.query(
    sql`CREATE TABLE child (account text REFERENCES account DEFERRABLE INITIALLY DEFERRED)`,
  );
  await db.query(sql`INSERT INTO account VALUES ('a', 100), ('b', 100), ('c', 100)`);
});

const amountOf = async (name: string) =>
  (await db.query<{ amount: number }>(sql`SELECT amount FROM account WHERE name = ${name}`))[0]
    ?.amount;
const add = (tx: Tx, name: string, amount: number) =>
  tx.query(sql`UPDATE account SET amount = amount + ${amount} WHERE name = ${name}`);

test('commits on return, rolls back on throw', async () => {
  expect(await db.tx(async (tx) => (await add(tx, 'c', 1), 'done'))).toBe('done');
  expect(await amountOf('c')).toBe(101);
  const mistake = new Error('changed my mind');
  await expect(db.tx(async (tx) => (await add(tx, 'c', 1), Promise.reject(mistake)))).rejects.toBe(
    mistake,
  );
  expect(await amountOf('c')).toBe(101);
});

test('a refusal rolls the transaction back from any depth and is its result', async () => {
  const tooMuch = refuse('CONFLICT', 'The account does not cover the amount.');
  const before = await amountOf('c');
  const charge = (amount: number) =>
    withRollback(db, async (tx) => {
      await add(tx, 'c', -amount);
      if (amount > 50) tx.rollback(tooMuch);
      return 'charged';
    });
  expect(await charge(60)).toEqual(tooMuch);
  expect(await amountOf('c')).toBe(before);
  expect(await charge(1)).toBe('charged');
  expect(await amountOf('c')).toBe((before ?? 0) - 1);
  const mistake = new Error('a bug');
  await expect(withRollback(db, () => Promise.reject(mistake))).rejects.toBe(mistake);
});

test('retries one transaction of a deadlock', async () => {
  let runs = 0;
  let holding = 0;
  const met = Promise.withResolvers<void>();
  const move = (from: string, to: string) =>
    db.tx(async (tx) => {
      runs += 1;
      await add(tx, from, -1);
      // Both hold their first row before either asks for its second.
      holding += 1;
      if (holding === 2) met.resolve();
      await met.promise;
      await add(tx, to, 1);
    });
  await Promise.all([move('a', 'b'), move('b', 'a')]);
  expect(runs).toBe(3);
  expect([await amountOf('a'), await amountOf('b')]).toEqual([100, 100]);
});

test('retries after a serialization failure', async () => {
  await db.query(sql`INSERT INTO account VALUES ('counter', 0)`);
  let runs = 0;
  let readers = 0;
  const met = Promise.withResolvers<void>();
  const increment = () =>
    db.tx(
      async (tx) => {
        runs += 1;
        const [row] = await tx.query<{ amount: number }>(
          sql`SELECT amount FROM account WHERE name = 'counter'`,
        );
        // Two have read the same amount before either writes.
        readers += 1;
        if (readers === 2) met.resolve();
        await met.promise;
        await tx.query(
          sql`UPDATE account SET amount = ${(row?.amount ?? 0) + 1} WHERE name = 'counter'`,
        );
      },
      { isolation: 'serializable', attempts: 50 },
    );
  await Promise.all(Array.from({ length: 6 }, increment));
  expect(await amountOf('counter')).toBe(6);
  expect(runs).toBeGreaterThan(6);
});

test('endless conflicts end as a transient error', async () => {
  let runs = 0;
  const conflict = () =>
    db.tx(
      async (tx) => {
        runs += 1;
        await tx.query(sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
      },
      { attempts: 3 },
    );
  const error: unknown = await conflict().catch((reason: unknown) => reason);
  expect(runs).toBe(3);
  expect(isTransient(error)).toBe(true);
});

test("a violation that shows at COMMIT is the caller's error, and nothing is stored", async () => {
  await expect(
    db.tx((tx) => tx.query(sql`INSERT INTO child VALUES ('nobody')`)),
  ).rejects.toMatchObject({ code: '23503' });
  expect(await db.query(sql`SELECT * FROM child`)).toEqual([]);
});

test('a statement error that the callback swallows still fails the transaction', async () => {
  const swallowing = db.tx(async (tx) => {
    await add(tx, 'c', 1);
    await tx.query(sql`SELECT 1 / 0`).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow(/Nothing was stored/);
});

test('a late query does not reach a connection that another caller uses', async () => {
  let leaked: Tx | undefined;
  await db.tx(async (tx) => void (leaked = tx));
  expect(() => leaked?.query(sql`SELECT 1`)).toThrow(/has ended/);
});

test('limits set for one transaction end with it', async () => {
  const limit = sql`SELECT current_setting('statement_timeout') AS limit`;
  const before = await db.query(limit);
  const error: unknown = await db
    .tx((tx) => tx.query(sql`SELECT pg_sleep(5)`), { statementTimeoutMs: 50 })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '57014' });
  const slow = await db.tx(
    (tx) =>
      tx.query<{ limit: string }>(
        sql`SELECT current_setting('statement_timeout') AS limit, pg_sleep(0)`,
      ),
    { statementTimeoutMs: 60_000 },
  );
  expect(slow[0]?.limit).toBe('1min');
  expect(await db.query(limit)).toEqual(before);
});

test('a row that stays locked is a transient error', async () => {
  const done = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = db.tx(async (tx) => {
    await add(tx, 'c', 0);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  const error: unknown = await db
    .tx((tx) => add(tx, 'c', 0), { lockTimeoutMs: 50 })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '55P03' });
  expect(isTransient(error)).toBe(true);
  done.resolve();
  await holder;
});

test('a connection lost during a transaction is a transient error and is not reused', async () => {
  const { db: single } = await openTestDb({ empty: true, poolSize: 1 });
  let pid: number | undefined;
  const work = single.tx(async (tx) => {
    [{ pid }] = (await tx.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)) as [
      { pid: number },
    ];
    await db.query(sql`SELECT pg_terminate_backend(${pid})`);
    await until(
      async () =>
        (await db.query(sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}`)).length === 0,
    );
    await tx.query(sql`SELECT 1`);
  });
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(isTransient(error)).toBe(true);
  const [next] = await single.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  expect(next?.pid).not.toBe(pid);
});

test('a connection lost during COMMIT reports an unknown outcome', async () => {
  const { db: other } = await openTestDb({ empty: true, poolSize: 2, timeoutMs: 60_000 });
  await other.query(sql`CREATE TABLE slow (n int)`);
  // A check that runs at COMMIT, and long enough to be killed in.
  await other.query(
    sql`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(50); RETURN NULL; END $$`,
  );
  await other.query(
    sql`CREATE CONSTRAINT TRIGGER dawdling AFTER INSERT ON slow DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION dawdle()`,
  );
  const committing = other
    .tx((tx) => tx.query(sql`INSERT INTO slow VALUES (1)`))
    .catch((reason: unknown) => reason);
  const pids = sql`SELECT pid FROM pg_stat_activity WHERE query = 'COMMIT' AND state = 'active' AND datname = current_database()`;
  await until(async () => (await other.query(pids)).length === 1);
  await other.query(sql`SELECT pg_terminate_backend(pid) FROM (${pids}) AS committing`);
  const error = await committing;
  expect(error).toBeInstanceOf(UnknownCommitError);
  expect(isTransient(error)).toBe(true);
});
