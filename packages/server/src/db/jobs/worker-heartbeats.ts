import sql from 'sql-template-tag';
import type { Db } from '../open.ts';

/**
 * The job library reassigns an unfinished job only after four hours. Workers therefore send
 * heartbeats, and the jobs of a worker without one are released after a minute.
 */
const DEAD_AFTER_SECONDS = 60;

export async function sendHeartbeat(db: Db, workerId: string): Promise<void> {
  await db.query(
    sql`insert into worker_heartbeat (worker_id, seen_at) values (${workerId}, now()) on conflict (worker_id) do update set seen_at = excluded.seen_at`,
  );
}

export async function deleteHeartbeat(db: Db, workerId: string): Promise<void> {
  await db.query(sql`delete from worker_heartbeat where worker_id = ${workerId}`);
}

/**
 * Uses the clock of the database, the same for all workers. Returns the workers whose jobs were
 * released.
 */
export async function releaseJobsOfDeadWorkers(db: Db): Promise<string[]> {
  return db.tx(async (tx) => {
    // A worker without any heartbeat is judged by the time it took the job.
    const dead = await tx.query<{ workerId: string }>(sql`
      select locked_by as "workerId" from (
        select locked_by, max(locked_at) as locked_at from (
          select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
          union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) taken
        group by locked_by) holder
      left join worker_heartbeat on worker_id = locked_by
      where coalesce(seen_at, locked_at) < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`);
    const ids = dead.map(({ workerId }) => workerId);
    if (ids.length > 0)
      await tx.query(sql`select graphile_worker.force_unlock_workers(${ids}::text[])`);
    await tx.query(sql`delete from worker_heartbeat where seen_at < now() - interval '1 day'`);
    return ids;
  });
}
