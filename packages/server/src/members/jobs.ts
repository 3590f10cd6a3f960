import type { BlockMemberError } from '@shopwright/contract/errors/groups';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { toSql } from '../query/index.ts';
import type { MemberRow } from '../identity/index.ts';
import type { Tx } from '../db/index.ts';
import { changeMembersTask, readTarget, toResult } from './bulk-routes.ts';
import { approveMember, blockMember, remove } from './change.ts';
import type { MembersDeps } from './deps.ts';
import { deleteOldJobs, findJob, saveProgress, type JobRow } from './store/jobs.ts';
import { lockNext, sumUpTally } from './store/search.ts';

/** Members per transaction: a worker that dies repeats at most these, and none twice. */
const MEMBERS_PER_BATCH = 100;
const MAX_FAILURES = 100;
const JOB_RETENTION_DAYS = 90;

export function memberJobs(deps: MembersDeps) {
  const { db, clock } = deps;
  return {
    tasks: {
      [changeMembersTask]: async (payload: unknown): Promise<void> => {
        // Only the calls by filter enqueue it.
        const { siteId, jobId } = payload as { siteId: string; jobId: string };
        while (await db.tx((tx) => changeNext(tx, deps, siteId, jobId)));
      },
      'sum-up-members': async (): Promise<void> => {
        await sumUpTally(db);
        await deleteOldJobs(db, new Date(clock().getTime() - JOB_RETENTION_DAYS * 86_400_000));
      },
    },
    schedule: ['*/5 * * * * sum-up-members'],
  };
}

/** Changes the next batch; false when none are left. */
async function changeNext(
  tx: Tx,
  deps: MembersDeps,
  siteId: string,
  jobId: string,
): Promise<boolean> {
  const job = await findJob(tx, siteId, jobId, { lock: true });
  if (!job || job.finishedAt !== null) return false;
  const target = readTarget(job.filter, { ...job.search, fields: [...(job.search.fields ?? [])] });
  if (isRefusal(target))
    throw new Error(
      `The filter of job ${jobId} was good when it was asked for and is refused now.`,
    );
  const rows = await lockNext(tx, {
    siteId,
    where: toSql(target.query).where,
    search: target.search,
    after: job.doneTo,
    before: job.createdAt,
    limit: MEMBERS_PER_BATCH,
  });
  const failures = [...job.failures];
  let failed = 0;
  for (const [index, row] of rows.entries()) {
    const refusal = await changeBy(tx, deps, job, row);
    if (!refusal) continue;
    failed += 1;
    if (failures.length < MAX_FAILURES)
      failures.push(toResult(row.memberId, job.succeeded + job.failed + index, refusal));
  }
  const finished = rows.length < MEMBERS_PER_BATCH;
  await saveProgress(tx, {
    siteId,
    jobId,
    doneTo: rows.at(-1)?.memberId ?? job.doneTo,
    succeeded: job.succeeded + rows.length - failed,
    failed: job.failed + failed,
    failures,
    finishedAt: finished ? deps.clock() : null,
  });
  return !finished;
}

async function changeBy(
  tx: Tx,
  deps: MembersDeps,
  { action, contentAssigneeId, actor }: JobRow,
  row: MemberRow,
): Promise<Refusal<BlockMemberError | 'CONTENT_ASSIGNEE'> | undefined> {
  if (action === 'DELETE') {
    // The member who gets the content is not deleted, even if the filter matches them.
    if (row.memberId === contentAssigneeId) return refuse('CONTENT_ASSIGNEE');
    return remove(tx, deps, row);
  }
  const role = actor.role === 'member' ? 'member' : 'owner';
  const outcome =
    action === 'APPROVE'
      ? await approveMember(tx, deps, row)
      : await blockMember(tx, deps, row, { role, id: actor.id });
  return isRefusal(outcome) ? outcome : undefined;
}
