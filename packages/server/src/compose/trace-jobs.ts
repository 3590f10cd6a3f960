import type { TaskList } from 'graphile-worker';
import type { Tracing } from '../kernel/tracing.ts';
import type { Jobs } from './worker.ts';

/** The same jobs, each with a span of its own. */
export function traceJobs(jobs: Jobs, tracing: Tracing): Jobs {
  const tasks = Object.entries(jobs.tasks).map(([name, task]) => [
    name,
    task &&
      ((...[payload, helpers]: Parameters<typeof task>) =>
        tracing.run(
          {
            name: `job ${name}`,
            kind: 'consumer',
            attributes: { 'shopwright.job': name, 'shopwright.job_attempt': helpers.job.attempts },
          },
          async () => task(payload, helpers),
        )),
  ]);
  return { ...jobs, tasks: Object.fromEntries(tasks) as TaskList };
}
