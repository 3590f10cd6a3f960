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

/** Where a data directory's PostgreSQL lives and whom it runs as. */
export interface Home {
  /** The PostgreSQL data directory; it may not exist yet. */
  readonly cluster: string;
  readonly socketDir: string;
  /** Set when we are root: PostgreSQL runs as this account. */
  readonly account: Account | undefined;
}

/**
 * The cluster is `<dataDir>/postgres`. For root it runs as another account, which may be unable to walk to the data
 * directory (`/root` is closed to all). Then `<dataDir>/postgres` is a link into /var/lib/shopwright, made before the
 * cluster so that a kill in between leaves nothing astray. The name there is random and not derived from the path:
 * whoever deletes a data directory and starts again gets a fresh shop, never the old one back.
 */
export async function findHome(dataDir: string): Promise<Home> {
  const entry = join(dataDir, 'postgres');
  const target = await readlink(entry).catch(() => undefined);
  const place = target === undefined ? entry : resolve(dataDir, target);
  if (!existsSync(dirname(place))) {
    throw new EmbeddedFailure(
      `The database of ${dataDir} was in ${place}, which is gone. Put it back, or delete the link ${entry} to start with an empty database.`,
    );
  }
  if (dirname(dirname(place)) === SYSTEM_HOME) await refuseCopies(dataDir, place);

  const owner = await ownerOf(place);
  if (!isRoot()) {
    if (owner && process.getuid && owner.uid !== process.getuid()) throw foreign(place, owner);
    return home(place, undefined);
  }
  const account = owner && owner.uid !== 0 ? owner : chooseAccount((await stat(dataDir)).uid);
  if (owner?.uid === 0 && existsSync(join(place, 'PG_VERSION'))) await hand(place, account);
  if (canReach(dirname(place), account)) return home(place, account);
  if (owner) throw unreachable(place, account);
  return home(await makeRoom(dataDir, entry), account);
}

async function home(place: string, account: Account | undefined): Promise<Home> {
  const cluster = join(await realpath(dirname(place)), basename(place));
  return { cluster, socketDir: await socketDirectory(cluster, account), account };
}

async function ownerOf(place: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(place);
    return process.getuid ? accountOf(uid, gid) : { name: '', uid, gid };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw failure(`Cannot look into ${place}.`, String(error));
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

/** A copied data directory has a copy of the link, not of the data. A moved one is welcome. */
async function refuseCopies(dataDir: string, place: string): Promise<void> {
  const record = join(dirname(place), 'data-directory');
  const recorded = await readFile(record, 'utf8').catch(() => dataDir);
  if (recorded === dataDir) return;
  const original = await readlink(join(recorded, 'postgres')).catch(() => undefined);
  if (original === place) {
    throw new EmbeddedFailure(
      `${dataDir} is a copy of ${recorded}, but the database is not in it: it lives in ${place}, where PostgreSQL's account can reach it. ` +
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

/** A socket's path may be about 100 bytes long. A longer one moves to a short directory, closed to everyone else. */
async function socketDirectory(cluster: string, account: Account | undefined): Promise<string> {
  if (process.platform === 'win32' || Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= 100)
    return cluster;
  const directory = `/tmp/shopwright-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  await mkdir(directory, { mode: 0o700 }).catch(() => undefined);

  // Anyone could have made it before us, so what is there is looked at before it is trusted.
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

export async function forgetSocketDirectory({ cluster, socketDir }: Home): Promise<void> {
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
