import type { Log } from '../../kernel/log.ts';
import { truncateLog } from './log-file.ts';

export interface WatchOptions {
  readonly logFile: string;
  readonly log: Log;
  isRunning(): Promise<boolean>;
  revive(): Promise<void>;
}

const CHECK_INTERVAL_MS = 250;
const MAX_BACKOFF_MS = 5_000;

/** Restarts PostgreSQL if it dies while this process uses it, and truncates its log. */
export function watch({ logFile, log, isRunning, revive }: WatchOptions): {
  stop(): Promise<void>;
} {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let pause = CHECK_INTERVAL_MS;
  let current: Promise<void> = Promise.resolve();

  const look = async () => {
    if (await isRunning()) {
      pause = CHECK_INTERVAL_MS;
      return truncateLog(logFile);
    }
    if (stopped) return;
    log.error(
      { event: 'postgres.stopped_unexpectedly', logFile },
      'The embedded PostgreSQL stopped unexpectedly; restarting it',
    );
    try {
      await revive();
      log.info(
        { event: 'postgres.restarted', logFile },
        'The embedded PostgreSQL is running again',
      );
    } catch (error) {
      pause = Math.min(pause * 2, MAX_BACKOFF_MS);
      log.error(
        { event: 'postgres.restart_failed', err: error, retrySeconds: pause / 1000 },
        'Could not restart the embedded PostgreSQL; retrying',
      );
    }
  };
  const schedule = () => {
    // This timer does not keep the process alive.
    timer = setTimeout(() => {
      current = look()
        .catch((error: unknown) =>
          log.error(
            { event: 'postgres.watch_failed', err: error },
            'Could not check the embedded PostgreSQL',
          ),
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
