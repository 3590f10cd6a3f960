import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isRoot } from '../data-dir.ts';
import { accountOf, canReach, chooseAccount, type Account } from './account.ts';
import { EmbeddedFailure, failure } from './failure.ts';
import { SYSTEM_HOME, systemHome } from './system-home.ts';

/** The location of a data directory's cluster, and the account that it runs as. */
export interface Home {
  /** The PostgreSQL data directory; it may not exist yet. */
  readonly cluster: string;
  readonly socketDir: string;
  /** Set when we are root: PostgreSQL runs as this account. */
  readonly account: Account | undefined;
}

/**
 * The cluster is `<dataDir>/postgres`. For root it runs as another account, which may be unable to
 * reach the data directory (`/root` is closed to other accounts). Then `<dataDir>/postgres` is a
 * link into /var/lib/shopwright, created before the cluster so that a kill in between leaves no
 * stray files. The name there is random and not derived from the path: after a data directory was
 * deleted, the next start gets a fresh shop, never the old one.
 */
export async function findHome(dataDir: string): Promise<Home> {
  const entry = join(dataDir, 'postgres');
  const target = await readlink(entry).catch(() => undefined);
  const clusterPath = target === undefined ? entry : resolve(dataDir, target);
  if (!existsSync(dirname(clusterPath))) {
    throw new EmbeddedFailure(
      `The database of ${dataDir} was in ${clusterPath}, which is gone. Put it back, or delete the link ${entry} to start with an empty database.`,
    );
  }
  if (dirname(dirname(clusterPath)) === SYSTEM_HOME) await refuseCopies(dataDir, clusterPath);

  const owner = await ownerOf(clusterPath);
  if (!isRoot()) {
    if (owner && process.getuid && owner.uid !== process.getuid())
      throw foreign(clusterPath, owner);
    return home(clusterPath, undefined);
  }
  const account = owner && owner.uid !== 0 ? owner : chooseAccount((await stat(dataDir)).uid);
  if (owner?.uid === 0 && existsSync(join(clusterPath, 'PG_VERSION')))
    await hand(clusterPath, account);
  if (canReach(dirname(clusterPath), account)) return home(clusterPath, account);
  if (owner) throw unreachable(clusterPath, account);
  return home(await makeRoom(dataDir, entry), account);
}

async function home(clusterPath: string, account: Account | undefined): Promise<Home> {
  const cluster = join(await realpath(dirname(clusterPath)), basename(clusterPath));
  return { cluster, socketDir: await socketDirectory(cluster, account), account };
}

async function ownerOf(clusterPath: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(clusterPath);
    return process.getuid ? accountOf(uid, gid) : { name: '', uid, gid };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw failure(`Cannot look into ${clusterPath}.`, String(error));
  }
}

async function makeRoom(dataDir: string, entry: string): Promise<string> {
  const room = join(await systemHome(), randomBytes(6).toString('hex'));
  await mkdir(room);
  await chmod(room, 0o711);
  await writeFile(join(room, 'data-directory'), dataDir);
  await symlink(join(room, 'postgres'), entry);
  return join(room, 'postgres');
}

/**
 * A copied data directory has a copy of the link, not of the data, and is refused. A moved one is
 * accepted.
 */
async function refuseCopies(dataDir: string, clusterPath: string): Promise<void> {
  const record = join(dirname(clusterPath), 'data-directory');
  const recorded = await readFile(record, 'utf8').catch(() => dataDir);
  if (recorded === dataDir) return;
  const original = await readlink(join(recorded, 'postgres')).catch(() => undefined);
  if (original === clusterPath) {
    throw new EmbeddedFailure(
      `${dataDir} is a copy of ${recorded}, but the database is not in it: it lives in ${clusterPath}, where PostgreSQL's account can reach it. ` +
        'Copy that directory too and point the link "postgres" at the copy, or delete the link to start with an empty database.',
    );
  }
  if (isRoot()) await writeFile(record, dataDir);
}

/** A cluster restored from a backup may have come back as root's. */
async function hand(cluster: string, account: Account): Promise<void> {
  await lchown(cluster, account.uid, account.gid);
  await chmod(cluster, 0o700);
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

/**
 * A socket's path may be about 100 bytes long. A longer one moves to a short directory, closed to
 * everyone else.
 */
async function socketDirectory(cluster: string, account: Account | undefined): Promise<string> {
  if (process.platform === 'win32' || Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= 100)
    return cluster;
  const directory = `/tmp/shopwright-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  await mkdir(directory, { mode: 0o700 }).catch(() => undefined);

  // Another user could have created the directory first, so its owner and mode are checked before
  // it is trusted.
  const found = await lstat(directory);
  const self = process.getuid?.();
  const trusted =
    found.isDirectory() &&
    (found.uid === self || found.uid === account?.uid) &&
    (found.mode & 0o077) === 0;
  if (!trusted) {
    throw new EmbeddedFailure(
      `The path ${cluster} is too long for a socket, and ${directory}, which would replace it, belongs to someone else. Choose a shorter --data directory.`,
    );
  }
  if (account) await lchown(directory, account.uid, account.gid);
  return directory;
}

export async function removeSocketDirectory({ cluster, socketDir }: Home): Promise<void> {
  if (socketDir !== cluster) await rmdir(socketDir).catch(() => undefined);
}

function foreign(cluster: string, owner: Account): EmbeddedFailure {
  return new EmbeddedFailure(
    `The database in ${cluster} belongs to the account "${owner.name}"${owner.name === 'nobody' ? ', as it does when root made it' : ''}. ` +
      'Start as that account or as root, or choose another --data directory.',
  );
}

function unreachable(cluster: string, account: Account): EmbeddedFailure {
  return new EmbeddedFailure(
    `PostgreSQL runs as the account "${account.name}", which cannot walk to ${cluster}. ` +
      'Move the data directory back to where it was, or give others the right to walk through the directories above it (chmod o+x).',
  );
}
