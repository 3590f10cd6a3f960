import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedFailure } from './failure.ts';

/** The account for PostgreSQL if the server runs as root, which PostgreSQL refuses. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** `nobody` exists on every system; the others are service accounts. */
const PREFERRED = ['nobody', 'postgres', 'daemon', 'www-data'];

/**
 * The owner of the data directory if that is a named account other than root, otherwise a service
 * account.
 */
export function chooseAccount(
  dataDirOwner?: number,
  passwd = readFileSync('/etc/passwd', 'utf8'),
): Account {
  const accounts = parsePasswd(passwd);
  const owner = accounts.find((account) => account.uid === dataDirOwner);
  if (owner) return owner;
  const preferred = PREFERRED.flatMap((name) =>
    accounts.filter((account) => account.name === name),
  );
  const account = preferred[0] ?? accounts.find((one) => one.closed);
  if (account) return account;
  throw new EmbeddedFailure(
    'PostgreSQL refuses to run as root, and /etc/passwd has no account for services to run it as. ' +
      'Start Shopwright as an ordinary user, add the account "nobody", or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

export function accountOf(
  uid: number,
  gid: number,
  passwd = readFileSync('/etc/passwd', 'utf8'),
): Account {
  const entry = parsePasswd(passwd).find((account) => account.uid === uid);
  return { name: entry?.name ?? String(uid), uid, gid };
}

/**
 * Whether this account can read the file or enter the directory, by its mode bits; access lists can
 * only widen them.
 */
export function canReach(path: string, account: Account): boolean {
  const READ = 0o4;
  const ENTER = 0o1;
  let current = realpathSync(path);
  let needed = statSync(current).isDirectory() ? ENTER : READ;
  for (;;) {
    const { uid, gid, mode } = statSync(current);
    const bits = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode;
    if ((bits & needed) !== needed) return false;
    if (current === dirname(current)) return true;
    current = dirname(current);
    needed = ENTER;
  }
}

function parsePasswd(passwd: string): (Account & { closed: boolean })[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid, , , shell] = line.split(':');
    if (!name || name.startsWith('#') || !(Number(uid) > 0) || !(Number(gid) >= 0)) return [];
    return [
      { name, uid: Number(uid), gid: Number(gid), closed: /(nologin|false)$/.test(shell ?? '') },
    ];
  });
}
