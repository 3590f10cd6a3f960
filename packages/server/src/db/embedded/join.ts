import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../kernel/log.ts';
import { prepareDataDir, writeOwnFile } from '../data-dir.ts';
import { fileLock, tryFileLock } from './file-lock.ts';
import { findBinaries } from './binaries.ts';
import { EmbeddedFailure } from './failure.ts';
import { findHome, removeSocketDirectory, type Home } from './home.ts';
import { DATABASE, initialise, ROLE, removeFailedClusters } from './initialise.ts';
import { launch } from './launch.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import type { Settings } from './settings.ts';
import { watch } from './watch.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** For the cluster of the tests; used only if this call starts PostgreSQL. */
  readonly settings?: Settings;
}

export interface EmbeddedPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  leave(): Promise<void>;
}

/**
 * Joins the embedded PostgreSQL of a data directory, and starts it if it is not running. Any number
 * of processes may join (the server, and commands that run at the same time); none of them owns it.
 * Two kernel locks coordinate them:
 * - `postgres.lock`, exclusive, held while a process starts or stops PostgreSQL;
 * - `postgres-users.lock`, shared, held by every process that uses it. The last process to leave
 * stops PostgreSQL.
 * The kernel releases both when a process dies, so a killed process neither blocks the next one nor
 * keeps PostgreSQL from being stopped later. PostgreSQL itself outlives a killed process; the next
 * process joins the running one.
 */
export async function joinEmbedded({
  dataDir,
  log,
  settings,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const directory = await prepareDataDir(dataDir);
  const lockStart = () => fileLock(join(directory, 'postgres.lock'), 'exclusive');
  const usersFile = join(directory, 'postgres-users.lock');

  const mine = await lockStart();
  try {
    const home = await findHome(directory);
    const binaries = await findBinaries(home.account);
    await removeFailedClusters(home.cluster);
    const password = await ownPassword(directory, home);
    if (!(await isCluster(home))) {
      log.info(
        { event: 'postgres.initializing', cluster: home.cluster },
        'Initializing the embedded PostgreSQL for its first start',
      );
      await initialise(home, binaries, password);
    }
    const port = await ownPort(directory);
    const logFile = join(directory, 'postgres.log');
    const ensureRunning = () =>
      startOrAdopt({ home, binaries, port, logFile, log, ...(settings && { settings }) });
    await ensureRunning();
    const presence = await fileLock(usersFile, 'shared');

    const watching = watch({
      logFile,
      log,
      isRunning: async () => (await findPostmaster(home.cluster)) !== undefined,
      revive: async () => {
        const reviving = await lockStart();
        await ensureRunning().finally(() => reviving.release());
      },
    });
    const leave = async () => {
      await watching.stop();
      const leaving = await lockStart();
      try {
        presence.release();
        const alone = tryFileLock(usersFile, 'exclusive');
        if (!alone) return;
        await stopPostmaster(home, binaries, log).finally(() => alone.release());
        await removeSocketDirectory(home);
      } finally {
        leaving.release();
      }
    };
    const host = process.platform === 'win32' ? '127.0.0.1' : home.socketDir;
    return { connection: { host, port, user: ROLE, password, database: DATABASE }, leave };
  } finally {
    mine.release();
  }
}

async function startOrAdopt(options: Parameters<typeof launch>[0]): Promise<void> {
  for (let waited = 0; ; waited += 10) {
    const running = await findPostmaster(options.home.cluster);
    if (!running) return launch(options);
    if (running.ready) return;
    // An orphaned PostgreSQL that is starting, recovering or stopping: wait until it is ready or
    // gone.
    if (waited % 5_000 === 0 && waited > 0)
      options.log.info(
        { event: 'postgres.waiting', pid: running.pid },
        'Waiting for the PostgreSQL process that uses this data directory',
      );
    await sleep(10);
  }
}

async function isCluster(home: Home): Promise<boolean> {
  return stat(join(home.cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/** Written before the cluster is created, so that no cluster exists without its password. */
async function ownPassword(directory: string, home: Home): Promise<string> {
  const file = join(directory, 'postgres-password');
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored !== '') return stored;
  if (await isCluster(home)) {
    throw new EmbeddedFailure(
      `The password of the embedded database, ${file}, is missing or cannot be read. Put it back from a backup, or start as the account that owns it.`,
    );
  }
  const password = randomBytes(24).toString('hex');
  await writeOwnFile(file, password);
  return password;
}

/**
 * With a Unix socket the port is only part of its name. On Windows PostgreSQL listens on a loopback
 * port, which is chosen once and stored.
 */
async function ownPort(directory: string): Promise<number> {
  if (process.platform !== 'win32') return 5432;
  const file = join(directory, 'postgres-port');
  const stored = Number(await readFile(file, 'utf8').catch(() => ''));
  if (stored > 0) return stored;
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  await writeOwnFile(file, String(port));
  return port;
}
