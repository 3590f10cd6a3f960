import { QueueFullError } from './queue-full-error.ts';

/**
 * Runs work on one key one after the other, in the order of the calls; work on different keys runs
 * concurrently.
 */
export type WithLock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

interface Lock {
  /** Calls that hold the lock or wait for it. */
  calls: number;
  last: Promise<unknown>;
}

const unlocked: Promise<unknown> = Promise.resolve();

/**
 * A mutex for each key. Rejects with QueueFullError when `maxCallsPerKey` calls hold the lock of a
 * key or wait for it.
 */
export function createMutex({ maxCallsPerKey = Infinity } = {}): WithLock {
  const locks = new Map<string, Lock>();
  return async (key, work) => {
    const lock = locks.get(key) ?? { calls: 0, last: unlocked };
    if (lock.calls >= maxCallsPerKey) throw new QueueFullError();
    locks.set(key, lock);
    // The outcome of the previous call does not matter to this one.
    const result = lock.calls === 0 ? work() : lock.last.then(work, work);
    lock.calls += 1;
    lock.last = result;
    try {
      return await result;
    } finally {
      lock.calls -= 1;
      if (lock.calls === 0) {
        locks.delete(key);
        // The deleted entry may stay reachable from the map for a while: without this line it would
        // retain the last result.
        lock.last = unlocked;
      }
    }
  };
}
