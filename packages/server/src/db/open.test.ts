import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import sql from 'sql-template-tag';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDb, type Db } from './open.ts';
import { openTestDb } from './testing-db.ts';
import { runningOn, silent, temporaryDataDir, until } from './testing-embedded.ts';
import { isTransient } from './pg-errors.ts';

let db: Db;
let url: string;
beforeAll(
  async () =>
    void ({ db, url } = await openTestDb({ empty: true, poolSize: 2, withStoreLimits: true })),
);

const backend = async (from: Db) =>
  (await from.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`))[0]?.pid;
const setting = async (from: Db, name: string) =>
  (await from.query<{ value: string }>(sql`SELECT current_setting(${name}) AS value`))[0]?.value;

test('connections have timeouts and use UTC', async () => {
  expect(await setting(db, 'statement_timeout')).toBe('2s');
  expect(await setting(db, 'lock_timeout')).toBe('2s');
  expect(await setting(db, 'idle_in_transaction_session_timeout')).toBe('10s');
  expect(await setting(db, 'timezone')).toBe('UTC');
});

test('a slow query is ended as a transient error', async () => {
  const error: unknown = await db
    .query(sql`SELECT pg_sleep(10)`)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '57014' });
  expect(isTransient(error)).toBe(true);
});

test('a failed statement keeps its connection', async () => {
  const { db: single } = await openTestDb({ empty: true, poolSize: 1 });
  const before = await backend(single);
  await expect(single.query(sql`SELECT 1 / 0`)).rejects.toMatchObject({ code: '22012' });
  expect(await backend(single)).toBe(before);
});

test('injected text cannot append a second statement', async () => {
  await expect(db.query({ text: 'SELECT 1; SELECT 2', values: [] })).rejects.toMatchObject({
    code: '42601',
  });
});

test('a named statement is prepared, unless prepared statements are disabled', async () => {
  const names = async (from: Db) => {
    await from.query({ text: 'SELECT $1::int', values: [1], name: 'one' });
    return (await from.query<{ name: string }>(sql`SELECT name FROM pg_prepared_statements`)).map(
      ({ name }) => name,
    );
  };
  const { db: prepared } = await openTestDb({ empty: true, poolSize: 1 });
  expect(await names(prepared)).toEqual(['one']);
  const { db: plain } = await openTestDb({
    empty: true,
    poolSize: 1,
    preparedStatements: false,
    withStoreLimits: true,
  });
  expect(await names(plain)).toEqual([]);
  // There the limits come with each transaction.
  expect(await setting(plain, 'statement_timeout')).toBe('0');
  const [inside] = await plain.tx((tx) =>
    tx.query<{ value: string }>(sql`SELECT current_setting('statement_timeout') AS value`),
  );
  expect(inside?.value).toBe('2s');
});

test('an exhausted pool is a transient error', async () => {
  const clients = [await db.pool.connect(), await db.pool.connect()];
  const error: unknown = await db.query(sql`SELECT 1`).catch((reason: unknown) => reason);
  expect(isTransient(error)).toBe(true);
  for (const client of clients) client.release();
  expect(await db.query(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
});

test('reads use the replica, and the primary when the replica is unreachable', async () => {
  const withReplica = await openDb({
    databaseUrl: url,
    replicaUrl: `${url}&application_name=replica`,
    dataDir: '/unused',
    log: silent,
  });
  const name = sql`SELECT current_setting('application_name') AS name`;
  expect(await withReplica.read(name)).toEqual([{ name: 'replica' }]);
  expect(await withReplica.query(name)).toEqual([{ name: 'shopwright' }]);
  await withReplica.close();

  const replicaUrl = 'postgres://nobody@127.0.0.1:1/none';
  const withDeadReplica = await openDb({
    databaseUrl: url,
    replicaUrl,
    dataDir: '/unused',
    log: silent,
  });
  expect(await withDeadReplica.read(name)).toEqual([{ name: 'shopwright' }]);
  await withDeadReplica.close();
});

test('a wrong password is reported at once', async () => {
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(
    openDb({ databaseUrl: wrong.href, dataDir: '/unused', log: silent }),
  ).rejects.toThrow(
    /Cannot open the database: password authentication failed .*Check DATABASE_URL/,
  );
});

test('losing every connection is a transient error, and the next query reconnects', async () => {
  // No limit ends the statement before its connection is ended.
  const own = await openTestDb({ empty: true, poolSize: 2, timeoutMs: 60_000 });
  const pids = await Promise.all([backend(own.db), backend(own.db)]);
  const killer = new pg.Client({ connectionString: own.url });
  await killer.connect();
  const sleeping = own.db.query(sql`SELECT pg_sleep(50)`).catch((reason: unknown) => reason);
  await until(
    async () =>
      (
        await killer.query(
          `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(50)%' AND pid <> pg_backend_pid()
             AND state = 'active' AND datname = current_database()`,
        )
      ).rowCount === 1,
  );
  await killer.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await killer.end();
  expect(isTransient(await sleeping)).toBe(true);
  await until(() =>
    own.db.query(sql`SELECT 1`).then(
      () => true,
      (error: unknown) => !isTransient(error),
    ),
  );
  expect(pids).not.toContain(await backend(own.db));
});

test('a silent network is a transient error, and its connections are discarded', async () => {
  const { address, freeze, thaw } = await silenceableProxy(url);
  const far = await openDb({ databaseUrl: address, dataDir: '/unused', log: silent, poolSize: 2 });
  const pids = await Promise.all([backend(far), backend(far)]);
  freeze();
  const lost = await Promise.all(
    [far.query(sql`SELECT 1`), far.tx((tx) => tx.query(sql`SELECT 1`))].map((one) =>
      one.catch((reason: unknown) => reason),
    ),
  );
  expect(lost.map(isTransient)).toEqual([true, true]);
  thaw();
  expect(pids).not.toContain(await backend(far));
  expect(pids).not.toContain(
    (await far.tx((tx) => tx.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)))[0]?.pid,
  );
  await far.close();
});

/** Between us and PostgreSQL, able to keep everything for itself without closing anything. */
async function silenceableProxy(target: string) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const there = connect(join(new URL(target).searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    for (const socket of [near, there]) socket.on('error', () => undefined);
    pairs.push([near, there]);
    near.pipe(there).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of pairs.flat()) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  const address = new URL(target);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${port}`;
  return {
    address: address.href,
    freeze: () => pairs.flat().forEach((socket) => socket.unpipe()),
    thaw: () => pairs.forEach(([near, there]) => near.pipe(there).pipe(near)),
  };
}

test('notifications arrive; after PostgreSQL was killed, a gap is announced and they arrive again', async () => {
  const dataDir = temporaryDataDir();
  const own = await openDb({ dataDir, log: silent });
  const messages: string[] = [];
  let gaps = 0;
  const stop = await own.listen(
    'catalog',
    (payload) => messages.push(payload),
    () => (gaps += 1),
  );
  await own.query(sql`SELECT pg_notify('catalog', 'before')`);
  await until(() => messages.includes('before'));
  expect(gaps).toBe(0);

  const inFlight = own.query(sql`SELECT pg_sleep(1.5)`).catch((reason: unknown) => reason);
  process.kill((await runningOn(dataDir))?.pid ?? 0, 'SIGKILL');
  await until(() => gaps > 0);
  // The helpers of a killed PostgreSQL end a moment later, and the query with them.
  const lost = await inFlight;
  expect(lost === undefined || Array.isArray(lost) || isTransient(lost)).toBe(true);
  await own.query(sql`SELECT pg_notify('catalog', 'after')`);
  await until(() => messages.includes('after'));
  await stop();
  await own.query(sql`SELECT pg_notify('catalog', 'unheard')`);
  await own.close();
  expect(messages).toEqual(['before', 'after']);
});

test('the notification connection reconnects with all of its channels', async () => {
  const got: string[] = [];
  let gaps = 0;
  await db.listen(
    'one',
    (payload) => got.push(`one ${payload}`),
    () => (gaps += 1),
  );
  await db.listen('Two "quoted"', (payload) => got.push(`two ${payload}`));
  await db.listen('one', () => {
    throw new Error('a careless subscriber');
  });
  await db.query(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await until(() => gaps > 0);
  await db.query(sql`SELECT pg_notify('one', 'a'), pg_notify('Two "quoted"', 'b')`);
  await until(() => got.length === 2);
  expect(got).toEqual(['one a', 'two b']);
});
