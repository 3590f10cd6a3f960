import {
  Logger,
  parseCrontab,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  deleteHeartbeat,
  releaseJobsOfDeadWorkers,
  createRetryingPool,
  sendHeartbeat,
  type Db,
} from '../db/index.ts';
import type { OnEvents } from '../events/index.ts';
import type { Log } from '../kernel/log.ts';

/**
 * Background jobs, in the server's process or alone with `shopwright worker`. Several workers may
 * run; each job is run by one of them.
 */
export interface Worker {
  /** Stops after the jobs in progress. */
  stop(): Promise<void>;
}

export interface Jobs {
  readonly tasks: TaskList;
  /** Crontab lines: `0 4 * * * task-name`. */
  readonly schedule: readonly string[];
  /** The tasks that an event starts. */
  readonly on?: OnEvents;
  /** Work that runs as long as the worker; each loop ends soon after its signal is aborted. */
  readonly loops?: readonly Loop[];
}

export interface Loop {
  /** Runs until the signal is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Runs the jobs that are due, then returns. */
  readonly once: () => Promise<void>;
}

const SHOW_ALIVE_MS = 10_000;

export async function startWorker({
  db,
  log,
  jobs,
  concurrency = 8,
}: {
  db: Db;
  log: Log;
  jobs: Jobs;
  concurrency?: number;
}): Promise<Worker> {
  const stopping = new AbortController();
  // Emitted by the library before it takes its first job.
  const events: WorkerEvents = new EventEmitter();
  const named = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  const runner = await run({
    pgPool: createRetryingPool(db.pool),
    taskList: jobs.tasks,
    parsedCronItems: parseCrontab(jobs.schedule.join('\n')),
    concurrency,
    events,
    // The process handles signals itself.
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new Logger((scope) => (level, message) => {
      const fields = { ...scope, detail: message };
      if (level === 'error')
        log.error({ event: 'worker.queue_error', ...fields }, 'The job queue reported an error');
      else if (level === 'warning')
        log.warn({ event: 'worker.queue_warning', ...fields }, 'The job queue reported a warning');
    }),
  });
  const workerId = await named;
  const going = [
    stayAlive({ db, log, workerId, signal: stopping.signal }),
    ...(jobs.loops ?? []).map((loop) => loop.run(stopping.signal)),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all([runner.stop(), ...going]);
      await deleteHeartbeat(db, workerId).catch(() => undefined);
    },
  };
}

async function stayAlive({
  db,
  log,
  workerId,
  signal,
}: {
  db: Db;
  log: Log;
  workerId: string;
  signal: AbortSignal;
}): Promise<void> {
  while (!signal.aborted) {
    try {
      await sendHeartbeat(db, workerId);
      const freed = await releaseJobsOfDeadWorkers(db);
      if (freed.length > 0)
        log.warn(
          { event: 'worker.jobs_recovered', workers: freed },
          'Took over the jobs of a worker that died',
        );
    } catch (error) {
      // The database is briefly unavailable; no other worker can take jobs then either.
      log.warn(
        { event: 'worker.heartbeat_failed', err: error },
        'Could not store the heartbeat of this worker',
      );
    }
    await sleep(SHOW_ALIVE_MS, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Runs the jobs that are due, then returns: for tests, and for commands that wait for the outcome.
 */
export async function runDueJobs({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await runOnce({
    pgPool: db.pool,
    taskList: jobs.tasks,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
  for (const loop of jobs.loops ?? []) await loop.once();
}

/** The jobs of all domains. */
export function allJobs(domains: readonly Jobs[]): Jobs {
  return {
    tasks: Object.assign({}, ...domains.map(({ tasks }) => tasks)),
    schedule: domains.flatMap(({ schedule }) => schedule),
    loops: domains.flatMap(({ loops }) => loops ?? []),
  };
}
