import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { TransientError } from '../../kernel/transient-error.ts';
import { createFairLimiter, QueueFullError } from '../../memory/index.ts';

/**
 * argon2id with the parameters that OWASP recommends. Hashing runs on a separate thread and blocks
 * no request.
 */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string, work = strength): Promise<string> =>
  hash(password, work);

/** Too many passwords wait to be hashed. */
class HashingBusy extends TransientError {
  override name = 'HashingBusy';
}

/** Separate queues: a flood of registrations must not delay the sign-ins of members and staff. */
export type HashingQueue = 'staff' | 'members' | 'registration';
const queues: readonly HashingQueue[] = ['staff', 'members', 'registration'];

export interface Hashing {
  readonly hash: (password: string, queue?: HashingQueue) => Promise<string>;
  /**
   * Without a hash it does the same work, so that timing does not reveal that the account is
   * missing.
   */
  readonly verify: (
    password: string,
    hashed: string | undefined,
    queue?: HashingQueue,
  ) => Promise<boolean>;
  /** More requests are waiting than ordinary traffic causes. */
  readonly isCrowded: (queue: HashingQueue) => boolean;
}

/** More concurrent hashes would starve other requests; a longer queue would only time out. */
export function createHashing({
  maxConcurrent = Math.max(1, Math.floor(availableParallelism() / 2)),
  maxWaiting = 200,
  crowdedFrom = 20,
  work = strength,
} = {}): Hashing {
  const limiter = createFairLimiter({
    queues,
    maxConcurrent,
    maxWaitingPerQueue: maxWaiting,
  });
  // The hash of a random password, verified for accounts that do not exist.
  let dummyHash: Promise<string> | undefined;

  const limited = <T>(queue: HashingQueue, hashing: () => Promise<T>): Promise<T> =>
    limiter.run(queue, hashing).catch((error: unknown) => {
      throw error instanceof QueueFullError
        ? new HashingBusy('Too many passwords are being checked.')
        : error;
    });

  /**
   * A failure is not cached: it would refuse unknown accounts forever, and so distinguish them from
   * existing ones.
   */
  function makeDummyHash(queue: HashingQueue): Promise<string> {
    const made = limited(queue, () => hashPassword(crypto.randomUUID(), work));
    made.catch(() => {
      dummyHash = undefined;
    });
    return made;
  }

  return {
    hash: (password, queue = 'members') => limited(queue, () => hashPassword(password, work)),
    async verify(password, hashed, queue = 'members') {
      dummyHash ??= makeDummyHash(queue);
      const against = hashed ?? (await dummyHash);
      // Over-long passwords are rejected after the same amount of work as a wrong one, so timing
      // reveals nothing.
      const matches = await limited(queue, () =>
        verify(against, password.length > 1024 ? '' : password),
      );
      return matches && hashed !== undefined;
    },
    isCrowded: (queue) => limiter.waitingIn(queue) >= crowdedFrom,
  };
}
