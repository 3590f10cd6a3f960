import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { flushDirectory } from '../data-dir.ts';
import type { Binaries } from './binaries.ts';
import { failure } from './failure.ts';
import type { Home } from './home.ts';
import { run } from './run.ts';

export const ROLE = 'shopwright';
export const DATABASE = 'shopwright';

/**
 * Creates the cluster in a temporary directory and renames it when it is complete, so a kill at any
 * moment leaves either no cluster or a good one. Every attempt has its own directory: the initdb of
 * a killed process may still be running.
 */
export async function initialise(home: Home, binaries: Binaries, password: string): Promise<void> {
  const draft = `${home.cluster}.init-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(draft, { mode: 0o700 });
    if (home.account) await chown(draft, home.account.uid, home.account.gid);
  } catch (error) {
    throw failure(
      `Cannot make a directory for the database in ${dirname(home.cluster)}.`,
      String(error),
    );
  }
  await initdb(home, binaries, draft);
  await createRole(home, binaries, draft, password);
  await rename(draft, home.cluster).catch((error: unknown) => {
    throw failure(
      `Something else is in the place of the database, ${home.cluster}: move it away.`,
      String(error),
    );
  });
  await flushDirectory(dirname(home.cluster));
}

/**
 * Removes directories of killed attempts. One that an orphaned initdb still uses is left for the
 * next start.
 */
export async function removeFailedClusters(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(`${basename(cluster)}.init-`)) continue;
    await rm(join(dirname(cluster), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function initdb(home: Home, binaries: Binaries, draft: string): Promise<void> {
  // The built-in locale sorts the same on every machine, so an update of the C library cannot
  // corrupt an index.
  const windows = process.platform === 'win32';
  const args = [
    ['-D', draft, '--username=postgres', '--encoding=UTF8', '--no-instructions'],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    [
      `--auth-local=${windows ? 'reject' : 'scram-sha-256'}`,
      `--auth-host=${windows ? 'scram-sha-256' : 'reject'}`,
    ],
  ].flat();
  const { code, output } = await run(binaries.initdb, args, { account: home.account });
  if (code === 0) return;
  await rm(draft, { recursive: true, force: true });
  throw failure('PostgreSQL could not prepare its data (initdb).', output);
}

/**
 * The platform's role is no superuser, so that an SQL injection cannot run commands on the machine.
 * It may create databases, for tests of backups and for the test suite. The superuser has no
 * password and cannot log in.
 */
async function createRole(
  home: Home,
  binaries: Binaries,
  draft: string,
  password: string,
): Promise<void> {
  const input = `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'\nCREATE DATABASE ${DATABASE} OWNER ${ROLE}\n`;
  const args = [
    '--single',
    '-D',
    draft,
    '-c',
    'log_min_error_statement=panic',
    '-c',
    'log_checkpoints=off',
    'postgres',
  ];
  const { code, output } = await run(binaries.postgres, args, { account: home.account, input });
  // In single-user mode a failed statement does not end the process.
  if (code === 0 && !/(ERROR|FATAL|PANIC):/.test(output)) return;
  await rm(draft, { recursive: true, force: true });
  throw failure('PostgreSQL could not create the role and database of the shop.', output);
}
