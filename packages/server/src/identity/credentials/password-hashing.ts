import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { TransientError } from '../../kernel/transient-error.ts';

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
  const waiting: Record<HashingQueue, (() => void)[]> = {
    staff: [],
    members: [],
    registration: [],
  };
  let running = 0;
  let lastServed = 0;
  // Of a password nobody has.
  let nobodys: Promise<string> | undefined;

  /** Queues are served in rotation, so each gets its share however long the others are. */
  function takeNext(): (() => void) | undefined {
    for (let step = 1; step <= queues.length; step += 1) {
      const index = (lastServed + step) % queues.length;
      const next = waiting[queues[index] ?? 'members'].shift();
      if (!next) continue;
      lastServed = index;
      return next;
    }
    return undefined;
  }

  async function limited<T>(queue: HashingQueue, hashing: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting[queue].length >= mostWaiting)
        throw new HashingBusy('Too many passwords are being checked.');
      await new Promise<void>((resume) => {
        waiting[queue].push(resume);
      });
    } else running += 1;
    try {
      return await hashing();
    } finally {
      const next = takeNext();
      if (next) next();
      else running -= 1;
    }
  }

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
    isCrowded: (queue) => waiting[queue].length >= crowdedFrom,
  };
}
