import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { openDb, type Db } from '../open.ts';
import { TEST_TIMEOUT_MS } from '../testing.ts';
import { runningOn, silent, startProcess, temporaryDataDir, until } from '../testing-embedded.ts';

const open = (dataDir: string) =>
  openDb({ dataDir, log: silent, poolSize: 2, timeoutMs: TEST_TIMEOUT_MS });
const evaluate = async (db: Db, text: string) =>
  (await db.query<{ answer: unknown }>({ text: `SELECT (${text}) AS answer`, values: [] }))[0]
    ?.answer;

/** Made once, then copied: most of these tests are not about the first start. */
let prepared = '';
beforeAll(async () => {
  const room = mkdtempSync(join(tmpdir(), 'shopwright-prepared-'));
  chmodSync(room, 0o755);
  prepared = join(room, 'data');
  await (await open(prepared)).close();
  return () => rm(room, { recursive: true, force: true });
});
const preparedDataDir = () => {
  const dataDir = temporaryDataDir();
  execFileSync('cp', ['-a', prepared, dataDir]);
  return dataDir;
};

test('creates a durable PostgreSQL 18 that listens on a private socket only', async () => {
  const dataDir = temporaryDataDir();
  const db = await open(dataDir);
  expect(db.kind).toBe('embedded');
  expect(await evaluate(db, `current_setting('server_version_num')::int / 10000`)).toBe(18);
  const settings = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'listen_addresses',
    'unix_socket_permissions',
    'data_checksums',
  ];
  const values = await Promise.all(
    settings.map((name) => evaluate(db, `current_setting('${name}')`)),
  );
  expect(values).toEqual(['on', 'on', 'on', '', '0700', 'on']);
  expect(await evaluate(db, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toBe(
    false,
  );

  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  await db.close();
  expect(await runningOn(dataDir)).toBeUndefined();
});

test('only the last process stops PostgreSQL', async () => {
  const dataDir = preparedDataDir();
  const command = startProcess('hold', dataDir);
  await command.said('ready');
  const server = await open(dataDir);
  const { pid } = (await runningOn(dataDir)) ?? {};

  // The command started it, and leaves before the server that came later.
  await command.finish();
  expect(command.lines).toContain('closed');
  expect((await runningOn(dataDir))?.pid).toBe(pid);
  expect(await evaluate(server, '1')).toBe(1);

  // And the server leaves while another command is at work.
  const late = startProcess('hold', dataDir);
  await late.said('ready');
  await server.close();
  expect((await runningOn(dataDir))?.pid).toBe(pid);
  await late.finish();
  expect(await runningOn(dataDir)).toBeUndefined();
});

test('processes that start at once on an empty directory share one PostgreSQL', async () => {
  const dataDir = temporaryDataDir();
  const processes = Array.from({ length: 4 }, () => startProcess('hold', dataDir));
  await Promise.all(processes.map((one) => one.said('ready')));
  const starts = (await readFile(join(dataDir, 'postgres.log'), 'utf8')).match(
    /starting PostgreSQL/g,
  );
  expect(starts).toHaveLength(1);
  await Promise.all(processes.map((one) => one.finish()));
  expect(await runningOn(dataDir)).toBeUndefined();
});

test('the next process adopts and stops the PostgreSQL of a killed process', async () => {
  const dataDir = preparedDataDir();
  const killed = startProcess('hold', dataDir);
  await killed.said('ready');
  killed.kill('SIGKILL');
  await killed.ended;
  const orphan = await runningOn(dataDir);
  expect(orphan).toBeDefined();

  const db = await open(dataDir);
  expect((await runningOn(dataDir))?.pid).toBe(orphan?.pid);
  await db.close();
  expect(await runningOn(dataDir)).toBeUndefined();
});

test('restarts a killed PostgreSQL with all committed data', async () => {
  const dataDir = preparedDataDir();
  const db = await open(dataDir);
  await db.query({ text: 'CREATE TABLE kept (n int)', values: [] });
  for (let round = 1; round <= 2; round += 1) {
    await db.query({ text: 'INSERT INTO kept VALUES ($1)', values: [round] });
    const { pid = 0 } = (await runningOn(dataDir)) ?? {};
    process.kill(pid, 'SIGKILL');
    await until(async () => ((await runningOn(dataDir))?.pid ?? pid) !== pid);
    await until(() =>
      evaluate(db, '1').then(
        () => true,
        () => false,
      ),
    );
    expect(await evaluate(db, 'SELECT count(*) FROM kept')).toBe(round);
  }
  await db.close();
  expect(await runningOn(dataDir)).toBeUndefined();
});

test('waits for a backend that outlives its killed PostgreSQL before starting another', async () => {
  const dataDir = preparedDataDir();
  const holder = startProcess('hold', dataDir);
  await holder.said('ready');
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8');
  const connection = {
    host: join(dataDir, 'postgres'),
    user: 'shopwright',
    database: 'shopwright',
    password,
  };
  const [busy, onlooker] = [new pg.Client(connection), new pg.Client(connection)];
  for (const client of [busy, onlooker]) await client.on('error', () => undefined).connect();
  const { rows } = await busy.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // Busy with the processor, a query does not notice that its PostgreSQL is gone.
  busy
    .query('SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b')
    .catch(() => undefined);
  await until(
    async () =>
      (
        await onlooker.query(
          `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%generate_series(1,%' AND pid <> pg_backend_pid()`,
        )
      ).rowCount === 1,
  );
  holder.kill('SIGKILL');
  await holder.ended;
  process.kill((await runningOn(dataDir))?.pid ?? 0, 'SIGKILL');

  const opening = open(dataDir);
  await until(async () =>
    (await readFile(join(dataDir, 'postgres.log'), 'utf8')).includes(
      'pre-existing shared memory block',
    ),
  );
  for (const { pid } of rows) process.kill(pid, 'SIGKILL');
  const db = await opening;
  expect(await evaluate(db, '1')).toBe(1);
  await db.close();
});

test.each([
  ['spaces and quotes', `a "shop" with 'quotes', commas é`],
  ['more letters than a socket may have', 'long-'.repeat(30)],
])('a path with %s works', async (_, name) => {
  const dataDir = temporaryDataDir({ name });
  const db = await open(dataDir);
  expect(await evaluate(db, '1')).toBe(1);
  const again = await open(dataDir);
  expect(await evaluate(again, '2')).toBe(2);
  await db.close();
  const { host = '' } = again.pool.options;
  await again.close();
  expect(await runningOn(dataDir)).toBeUndefined();
  expect(existsSync(host)).toBe(host.startsWith(dataDir));
});

test.runIf(process.platform === 'linux')(
  'PostgreSQL has a process group of its own, where no Ctrl-C of ours reaches it',
  async () => {
    const dataDir = preparedDataDir();
    const holder = startProcess('hold', dataDir);
    await holder.said('ready');
    const { pid = 0 } = (await runningOn(dataDir)) ?? {};
    const groupOf = (id: number) =>
      readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[2];
    expect(groupOf(pid)).toBe(String(pid));
    await holder.finish();
  },
);

test('a missing password file is reported with its path', async () => {
  const dataDir = preparedDataDir();
  await rm(join(dataDir, 'postgres-password'));
  await expect(open(dataDir)).rejects.toThrow(
    /postgres-password, is missing.*Put it back from a backup/,
  );
});

test('data that PostgreSQL refuses is reported with its message and advice', async () => {
  const dataDir = preparedDataDir();
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');
  await expect(open(dataDir)).rejects.toThrow(
    /could not start on .*postgres\.log[^]*initialized by PostgreSQL version 12[^]*export there and import here/,
  );
});

test('leaves other files in place of the database untouched', async () => {
  const dataDir = temporaryDataDir();
  mkdirSync(join(dataDir, 'postgres', 'photos'), { recursive: true });
  chmodSync(dataDir, 0o711);
  await expect(open(dataDir)).rejects.toThrow(/Something else is in the place of the database/);
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['photos']);
  expect(statSync(join(dataDir, 'postgres', 'photos')).uid).toBe(process.getuid?.());
});
