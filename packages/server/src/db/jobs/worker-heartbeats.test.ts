import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { enqueue } from './enqueue.ts';
import type { Db } from '../open.ts';
import { openTestDb } from '../testing-db.ts';
import { releaseJobsOfDeadWorkers, sendHeartbeat } from './worker-heartbeats.ts';

/**
 * The jobs of a worker that ended without a word are free after a minute; those of one that lives
 * are never touched.
 */

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb());
});

const job = (name: string, worker: string, lockedSecondsAgo: number) =>
  db.tx(async (tx) => {
    await enqueue(tx, { task: name, payload: {}, queue: name });
    for (const table of ['jobs', 'job_queues']) {
      await tx.query({
        text: `update graphile_worker._private_${table} set locked_by = $1, locked_at = now() - make_interval(secs => $2) where ${table === 'jobs' ? 'key is null and locked_by is null' : 'queue_name = $3'} ${table === 'jobs' ? 'and $3::text is not null' : ''}`,
        values: [worker, lockedSecondsAgo, name],
      });
    }
  });
const seen = async (worker: string, secondsAgo: number) => {
  await sendHeartbeat(db, worker);
  await db.query(
    sql`update worker_heartbeat set seen_at = now() - make_interval(secs => ${secondsAgo}) where worker_id = ${worker}`,
  );
};
const lockedBy = async () =>
  (
    await db.query<{ by: string }>(sql`
  select locked_by as by from graphile_worker._private_jobs where locked_by is not null
  union all select 'queue of ' || locked_by from graphile_worker._private_job_queues where locked_by is not null order by 1`)
  ).map(({ by }) => by);

it("releases jobs by a worker's last heartbeat, or by lock time if it has none", async () => {
  // A long job of a living worker.
  await job('long', 'living', 3_600);
  await seen('living', 15);
  await job('lost', 'killed', 90);
  await seen('killed', 61);
  await job('new', 'starting', 5);
  await job('old', 'unknown', 90);
  expect((await releaseJobsOfDeadWorkers(db)).toSorted()).toEqual(['killed', 'unknown']);
  expect(await lockedBy()).toEqual(['living', 'queue of living', 'queue of starting', 'starting']);
  expect(await releaseJobsOfDeadWorkers(db)).toEqual([]);
});
