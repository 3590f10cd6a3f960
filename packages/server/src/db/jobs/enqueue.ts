import sql from 'sql-template-tag';
import type { SqlQuery } from '../query.ts';

export interface Job {
  readonly task: string;
  readonly payload: unknown;
  /** Jobs with one key are one job: the newest payload counts. */
  readonly key?: string;
  /** Jobs with one queue name run one after another. */
  readonly queue?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

/**
 * Enqueued in the transaction that needs it: a job exists exactly when that transaction commits.
 */
export async function enqueue(
  tx: { query(query: SqlQuery): Promise<unknown> },
  job: Job,
): Promise<void> {
  await tx.query(sql`select graphile_worker.add_job(${job.task}, ${JSON.stringify(job.payload)}::json, queue_name => ${job.queue ?? null},
    run_at => ${job.runAt ?? null}::timestamptz, max_attempts => ${job.maxAttempts ?? 25}, job_key => ${job.key ?? null})`);
}
