import sql from 'sql-template-tag';
import type { SqlQuery } from '../query.ts';

export interface Job {
  readonly task: string;
  readonly payload: unknown;
  /** Jobs with the same key are one job, with the newest payload. */
  readonly key?: string;
  /** Jobs with the same queue name run one after another. */
  readonly queue?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

/** Enqueued in the caller's transaction: the job exists if and only if that transaction commits. */
export async function enqueue(
  tx: { query(query: SqlQuery): Promise<unknown> },
  job: Job,
): Promise<void> {
  await tx.query(sql`select graphile_worker.add_job(${job.task}, ${JSON.stringify(job.payload)}::json, queue_name => ${job.queue ?? null},
    run_at => ${job.runAt ?? null}::timestamptz, max_attempts => ${job.maxAttempts ?? 25}, job_key => ${job.key ?? null})`);
}
