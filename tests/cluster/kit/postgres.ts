import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chown, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseAccount, type Account } from '@shopwright/server/db/embedded/account';
import { findBinaries } from '@shopwright/server/db/embedded/binaries';
import { processOptions, run } from '@shopwright/server/db/embedded/run';
import { connectClient, type TestClient } from '@shopwright/server/db/testing-client';
import { vi } from 'vitest';
import { freePort } from '../../kit/free-port.ts';

/** A primary and standbys of it, from the binaries of the embedded PostgreSQL. */
export interface PostgresServer {
  readonly port: number;
  readonly directory: string;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
}

export const DATABASE = 'shopwright';
const START_TIMEOUT_MS = 120_000;

/** A confirmed order is on disk; the standby copies what it needs while it starts. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_level: 'replica',
  hot_standby: 'on',
  max_wal_senders: '5',
  wal_keep_size: '512MB',
  max_connections: '200',
  shared_buffers: '64MB',
  max_prepared_transactions: '0',
  logging_collector: 'off',
};

/** PostgreSQL refuses to run as root. */
const serverAccount = (): Account | undefined =>
  process.getuid?.() === 0 ? chooseAccount() : undefined;

export async function startPrimary(room: string): Promise<PostgresServer> {
  const account = serverAccount();
  const directory = join(room, 'primary');
  await makeDirectory(directory, account);
  const { initdb } = await findBinaries(account);
  const { code, output } = await run(
    initdb,
    ['-D', directory, '--username=shopwright', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { account },
  );
  if (code !== 0) throw new Error(`initdb failed: ${output}`);
  const primary = await startServer(directory, account, {});
  await primary.query(`create database ${DATABASE}`);
  return primary;
}

/**
 * A streaming standby. The embedded binaries bring no pg_basebackup, so the files are copied between
 * pg_backup_start and pg_backup_stop.
 */
export async function startStandby(room: string, primary: PostgresServer): Promise<PostgresServer> {
  const account = serverAccount();
  const directory = join(room, 'standby');
  await makeDirectory(directory, account);
  const backup = await connect(primary.port);
  try {
    await backup.query(`select pg_backup_start('standby', true)`);
    await copyFiles(primary.directory, directory);
    const { rows } = await backup.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    await writeFile(join(directory, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await backup.end();
  }
  await writeFile(join(directory, 'standby.signal'), '');
  await giveTo(directory, account);
  const standby = await startServer(directory, account, {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=shopwright application_name=standby`,
  });
  await vi.waitUntil(
    async () => (await primary.query('select from pg_stat_replication')).length > 0,
    { timeout: START_TIMEOUT_MS },
  );
  // From now on a commit is confirmed when both have it on disk.
  await primary.query(`alter system set synchronous_standby_names = 'standby'`);
  await primary.query('select pg_reload_conf()');
  await vi.waitUntil(
    async () =>
      (await primary.query(`select from pg_stat_replication where sync_state = 'sync'`)).length > 0,
    { timeout: START_TIMEOUT_MS },
  );
  return standby;
}

/** Makes the standby the primary. */
export async function promote(standby: PostgresServer): Promise<void> {
  await standby.query('select pg_promote()');
}

async function startServer(
  directory: string,
  account: Account | undefined,
  more: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const port = await freePort();
  const { postgres } = await findBinaries(account);
  const settings = { ...SETTINGS, ...more, port: String(port) };
  const output = openSync(`${directory}.log`, 'a');
  const child = spawn(
    postgres,
    [
      '-D',
      directory,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...processOptions(account), stdio: ['ignore', output, output] },
  );
  const ended = once(child, 'exit');
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  await vi.waitUntil(
    async () => {
      if (hasEnded) throw new Error(`PostgreSQL ended; its log is ${directory}.log.`);
      return connect(port).then(
        async (client) => (await client.end(), true),
        () => false,
      );
    },
    { timeout: START_TIMEOUT_MS, interval: 100 },
  );
  return {
    port,
    directory,
    query: async (text, values) => {
      const client = await connect(port);
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The store's database as soon as it exists, and the one of the cluster before. */
async function connect(port: number): Promise<TestClient> {
  return connectClient({ port, database: DATABASE }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === '3D000')
      return connectClient({ port, database: 'postgres' });
    throw error;
  });
}

async function makeDirectory(directory: string, account: Account | undefined): Promise<void> {
  await mkdir(directory, { mode: 0o700 });
  if (account) await chown(directory, account.uid, account.gid);
}

/** What belongs to the running primary alone is not copied. */
async function copyFiles(from: string, to: string): Promise<void> {
  const isOwn = (path: string): boolean =>
    /^(postmaster\.(pid|opts)|pg_(wal|replslot|notify|serial|snapshots|stat_tmp|subtrans|dynshmem)\/.+)$/.test(
      path.slice(from.length + 1),
    );
  await cp(from, to, { recursive: true, filter: (path) => !isOwn(path), errorOnExist: false });
  await rm(join(to, 'postmaster.pid'), { force: true });
}

async function giveTo(directory: string, account: Account | undefined): Promise<void> {
  if (!account) return;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), account.uid, account.gid);
}
