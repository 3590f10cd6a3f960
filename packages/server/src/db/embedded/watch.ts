import type { Log } from '../../kernel/log.ts';
import { shortenLog } from './log-file.ts';

export interface WatchOptions {
  readonly logFile: string;
  readonly log: Log;
  isRunning(): Promise<boolean>;
  revive(): Promise<void>;
}

const LOOK_EVERY_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** Looks after PostgreSQL for as long as this process uses it: starts it again when it dies, keeps its log short. */
export function watch({ logFile, log, isRunning, revive }: WatchOptions): {
  stop(): Promise<void>;
} {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let pause = LOOK_EVERY_MS;
  let current: Promise<void> = Promise.resolve();

  const look = async () => {
    if (await isRunning()) {
      pause = LOOK_EVERY_MS;
      return shortenLog(logFile);
    }
    if (stopped) return;
    log.error({ logFile }, 'The embedded PostgreSQL is gone; starting it again');
    try {
      await revive();
      log.info({ logFile }, 'The embedded PostgreSQL runs again');
    } catch (error) {
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      log.error(
        { err: error },
        `The embedded PostgreSQL does not start; trying again in ${pause / 1000} s`,
      );
    }
  };
  const schedule = () => {
    // Watching is no reason to keep a process alive.
    timer = setTimeout(() => {
      current = look()
        .catch((error: unknown) =>
          log.error({ err: error }, 'Cannot look after the embedded PostgreSQL'),
        )
        .finally(() => void (stopped || schedule()));
    }, pause).unref();
  };
  schedule();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
