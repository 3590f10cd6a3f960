/**
 * An error of the embedded PostgreSQL: what failed, PostgreSQL's own message, and what to do about
 * it.
 */
export class EmbeddedFailure extends Error {
  override name = 'EmbeddedFailure';
}

const ELSEWHERE = 'or set DATABASE_URL to a PostgreSQL server of your own';

const ADVICE: readonly [RegExp, string][] = [
  [
    /no space left on device|ENOSPC|disk quota/i,
    'The disk is full: free some space and start again.',
  ],
  [
    /user does not exist|could not look up effective user/i,
    `PostgreSQL needs an account with a name: add this user id to /etc/passwd or start as another user, ${ELSEWHERE}.`,
  ],
  [
    /cannot be run as root|must be run as|EPERM|setuid/i,
    `PostgreSQL does not run as root and could not be started as another account: start Shopwright as an ordinary user, ${ELSEWHERE}.`,
  ],
  [
    /files are incompatible with server|initialized by PostgreSQL version/i,
    'These data were made by another version of PostgreSQL: start the version of Shopwright that made them, export there and import here.',
  ],
  [
    /pre-existing shared memory block|lock file .* already exists/i,
    'Another PostgreSQL still works on these data: stop it, then start again.',
  ],
  [
    /could not bind|address already in use/i,
    'Something else uses its address: stop that, then start again.',
  ],
  [
    /shared memory|semaphores|cannot allocate memory|ENOMEM/i,
    `The machine is short of memory for it: free some, ${ELSEWHERE}.`,
  ],
  [
    /loading shared libraries|Library not loaded|image not found/i,
    `A library of the system is missing: install the one it names, ${ELSEWHERE}.`,
  ],
  [
    /ENOENT/,
    `The program does not fit this system (Alpine and other musl systems are not supported): use a system with glibc, ${ELSEWHERE}.`,
  ],
  [
    /permission denied|EACCES|wrong ownership|invalid permissions/i,
    'Give the data directory to the account that starts Shopwright, or choose another with --data.',
  ],
];

export function failure(what: string, words: string): EmbeddedFailure {
  const advice =
    ADVICE.find(([pattern]) => pattern.test(words))?.[1] ??
    `If this stays, report it with these lines, ${ELSEWHERE}.`;
  // The relevant message of initdb is at the end of its output.
  const quoted = words.trim().split('\n').slice(-12).join('\n') || 'It said nothing.';
  return new EmbeddedFailure(`${what}\n${quoted}\n${advice}`);
}
