import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { TransientError } from '../../kernel/transient-error.ts';
import { createFairLimiter, QueueFullError } from '../../memory/index.ts';

/** argon2id at the strength OWASP advises; the work runs on a thread of its own and blocks no request. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string, work = strength): Promise<string> =>
  hash(password, work);

/** Too many passwords wait to be hashed. */
class HashingBusy extends TransientError {
  override name = 'HashingBusy';
}

/** Who waits for whom: a flood of registrations must not keep members or the shop's own people from signing in. */
export type HashingQueue = 'staff' | 'members' | 'registration';
const queues: readonly HashingQueue[] = ['staff', 'members', 'registration'];

export interface Hashing {
  readonly hash: (password: string, queue?: HashingQueue) => Promise<string>;
  /** Without a hash the same work is done, so that nobody learns from the clock that there is none. */
  readonly verify: (
    password: string,
    hashed: string | undefined,
    queue?: HashingQueue,
  ) => Promise<boolean>;
  /** More are waiting than a few people make. */
  readonly isCrowded: (queue: HashingQueue) => boolean;
}

/** More at once would take the processors from everybody else; more waiting would only wait in vain. */
export function createHashing({
  atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
  mostWaiting = 200,
  crowdedFrom = 20,
  work = strength,
} = {}): Hashing {
  const limiter = createFairLimiter({
    queues,
    maxConcurrent: atOnce,
    maxWaitingPerQueue: mostWaiting,
  });
  // Of a password nobody has.
  let nobodys: Promise<string> | undefined;

  const limited = <T>(queue: HashingQueue, hashing: () => Promise<T>): Promise<T> =>
    limiter.run(queue, hashing).catch((error: unknown) => {
      throw error instanceof QueueFullError
        ? new HashingBusy('Too many passwords are being checked.')
        : error;
    });

  /** A failure is not stored: it would refuse unknown accounts for ever, and so tell them from others. */
  function hashOfNobody(queue: HashingQueue): Promise<string> {
    const made = limited(queue, () => hashPassword(crypto.randomUUID(), work));
    made.catch(() => {
      nobodys = undefined;
    });
    return made;
  }

  return {
    hash: (password, queue = 'members') => limited(queue, () => hashPassword(password, work)),
    async verify(password, hashed, queue = 'members') {
      nobodys ??= hashOfNobody(queue);
      const against = hashed ?? (await nobodys);
      // What is longer than any password was never one: no work is given to whoever sends a book, but as much as for a short one.
      const matches = await limited(queue, () =>
        verify(against, password.length > 1024 ? '' : password),
      );
      return matches && hashed !== undefined;
    },
    isCrowded: (queue) => limiter.waitingIn(queue) >= crowdedFrom,
  };
}
