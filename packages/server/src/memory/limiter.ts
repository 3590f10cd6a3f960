import { QueueFullError } from './queue-full-error.ts';

/** Runs the work at once, or as soon as fewer than the maximum are running. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `maxConcurrent` at a time; the others wait in the order of the calls. Rejects with
 * QueueFullError when too many wait.
 */
export function limitConcurrency(maxConcurrent: number, { maxWaiting = Infinity } = {}): Limiter {
  const { run } = createFairLimiter({
    queues: ['all'],
    maxConcurrent,
    maxWaitingPerQueue: maxWaiting,
  });
  return (work) => run('all', work);
}

export interface FairLimiter<Queue extends string> {
  run<Result>(queue: Queue, work: () => Promise<Result>): Promise<Result>;
  waitingIn(queue: Queue): number;
}

/**
 * A limiter with several queues, which are served in rotation: a long queue does not delay the
 * others.
 */
export function createFairLimiter<Queue extends string>({
  queues,
  maxConcurrent,
  maxWaitingPerQueue = Infinity,
}: {
  readonly queues: readonly Queue[];
  readonly maxConcurrent: number;
  readonly maxWaitingPerQueue?: number;
}): FairLimiter<Queue> {
  const waiting = new Map(queues.map((queue): [Queue, (() => void)[]] => [queue, []]));
  const waitingIn = (queue: Queue): (() => void)[] => waiting.get(queue) ?? [];
  let running = 0;
  let lastServed = 0;

  const takeNext = (): (() => void) | undefined => {
    for (let step = 1; step <= queues.length; step += 1) {
      const index = (lastServed + step) % queues.length;
      const next = waiting.get(queues[index] as Queue)?.shift();
      if (!next) continue;
      lastServed = index;
      return next;
    }
    return undefined;
  };

  return {
    async run(queue, work) {
      if (running < maxConcurrent) running += 1;
      else {
        if (waitingIn(queue).length >= maxWaitingPerQueue) throw new QueueFullError();
        await new Promise<void>((resume) => {
          waitingIn(queue).push(resume);
        });
      }
      try {
        return await work();
      } finally {
        // The slot passes directly to the next waiting call.
        const next = takeNext();
        if (next) next();
        else running -= 1;
      }
    },
    waitingIn: (queue) => waitingIn(queue).length,
  };
}
