import { Logger, parseCrontab, run, type TaskList } from 'graphile-worker';
import type { Db } from './db/index.ts';
import type { Log } from './kernel/log.ts';

/** Background jobs, beside the server or alone with `shopwright worker`; several may run, each job is done by one. */
export interface Worker {
  /** Ends when the jobs under way are done. */
  stop(): Promise<void>;
}

export interface Jobs {
  readonly tasks: TaskList;
  /** Lines of crontab: `0 4 * * * task-name`. */
  readonly schedule: readonly string[];
}

export async function startWorker({ db, log, jobs, concurrency = 4 }: { db: Db; log: Log; jobs: Jobs; concurrency?: number }): Promise<Worker> {
  const runner = await run({
    pgPool: db.pool,
    taskList: jobs.tasks,
    parsedCronItems: parseCrontab(jobs.schedule.join('\n')),
    concurrency,
    // The process has its own way to stop; a library must not end it.
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new Logger((scope) => (level, message) => {
      if (level === 'error') log.error(scope, message);
      else if (level === 'warning') log.warn(scope, message);
    }),
  });
  return { stop: () => runner.stop() };
}
