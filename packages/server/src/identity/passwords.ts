import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';

/** argon2id at the strength OWASP advises; the work runs on a thread of its own and blocks no request. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string, work = strength): Promise<string> => hash(password, work);

/** Too many people sign in at once. The code is the database's for too many connections, so that it is told as trouble that passes. */
class HashingBusy extends Error {
  readonly code = '53300';
}

export interface Hashing {
  readonly hash: (password: string) => Promise<string>;
  /** Without a hash the same work is done, so that nobody learns from the clock that there is none. */
  readonly verify: (password: string, hashed: string | undefined) => Promise<boolean>;
}

/** More at once would take the processors from everybody else; more waiting would only wait in vain. */
export function createHashing({ atOnce = Math.max(1, Math.floor(availableParallelism() / 2)), mostWaiting = 200, work = strength } = {}): Hashing {
  const waiting: (() => void)[] = [];
  let running = 0;
  // Of a password nobody has.
  let nobodys: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new HashingBusy('Too many passwords are being checked.');
      await new Promise<void>((resume) => { waiting.push(resume); });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password, work)),
    async verify(password, hashed) {
      nobodys ??= inTurn(() => hashPassword(crypto.randomUUID(), work));
      const against = hashed ?? await nobodys;
      // What is longer than any password was never one: no work is given to whoever sends a book, but as much as for a short one.
      const matches = await inTurn(() => verify(against, password.length > 1024 ? '' : password));
      return matches && hashed !== undefined;
    },
  };
}
