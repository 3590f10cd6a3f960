import sql from 'sql-template-tag';
import type { Db } from '../open.ts';

/**
 * The job library takes a job from a worker that has not finished it only after four hours. So
 * workers show that they are alive, and the jobs of one that no longer does are free for others
 * after a minute.
 */
const DEAD_AFTER_SECONDS = 60;

export async function showAlive(db: Db, workerId: string): Promise<void> {
  await db.query(
    sql`insert into worker_life (worker_id, seen_at) values (${workerId}, now()) on conflict (worker_id) do update set seen_at = excluded.seen_at`,
  );
}

export async function endLife(db: Db, workerId: string): Promise<void> {
  await db.query(sql`delete from worker_life where worker_id = ${workerId}`);
}

/**
 * By the database's own clock, so that no process is judged by another's. Answers whose jobs were
 * freed.
 */
export async function freeJobsOfTheDead(db: Db): Promise<string[]> {
  return db.tx(async (tx) => {
    // Those that never showed themselves are judged by when they took the job.
    const dead = await tx.query<{ workerId: string }>(sql`
      select locked_by as "workerId" from (
        select locked_by, max(locked_at) as locked_at from (
          select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
          union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) taken
        group by locked_by) holder
      left join worker_life on worker_id = locked_by
      where coalesce(seen_at, locked_at) < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`);
    const ids = dead.map(({ workerId }) => workerId);
    if (ids.length > 0)
      await tx.query(sql`select graphile_worker.force_unlock_workers(${ids}::text[])`);
    await tx.query(sql`delete from worker_life where seen_at < now() - interval '1 day'`);
    return ids;
  });
}
