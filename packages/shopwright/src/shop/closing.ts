import { setTimeout as sleep } from 'node:timers/promises';

/** Closes opened resources in reverse order, also when opening fails midway. */
export interface Closing {
  /** The closer receives the time left for work in progress. */
  add(close: (drainMs: number) => Promise<void> | void): void;
  close(drainMs: number): Promise<void>;
}

export function createClosing(onProblem: (error: unknown) => void): Closing {
  const closers: ((drainMs: number) => Promise<void> | void)[] = [];
  return {
    add: (close) => void closers.push(close),
    async close(drainMs) {
      // One deadline for all of them: three that wait their full time would take three times as
      // long.
      const end = performance.now() + drainMs;
      for (let next = closers.pop(); next; next = closers.pop()) {
        try {
          await next(Math.max(0, end - performance.now()));
        } catch (error) {
          // The rest still has to be closed, the database above all.
          onProblem(error);
        }
      }
    },
  };
}

/** Waits for the work, but not longer than this. Answers whether it was done. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([work.then(() => true), sleep(ms, false, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
