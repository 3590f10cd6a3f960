import type { BulkMemberResult } from '@shopwright/contract/members/member';
import type { MembersJobAction } from '@shopwright/contract/members/bulk';
import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';

export interface JobRow {
  readonly siteId: string;
  readonly jobId: string;
  readonly action: MembersJobAction;
  readonly filter: unknown;
  readonly search: { readonly expression?: string | null; readonly fields?: readonly string[] };
  readonly contentAssigneeId: string | null;
  readonly actor: { readonly role: string; readonly id: string };
  readonly doneTo: string | null;
  readonly succeeded: number;
  readonly failed: number;
  readonly failures: readonly BulkMemberResult[];
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

const columns = sql`site_id as "siteId", job_id as "jobId", action, filter, search, content_assignee_id as "contentAssigneeId", actor, done_to as "doneTo", succeeded, failed, failures,
  created_at as "createdAt", finished_at as "finishedAt"`;

export async function insertJob(
  tx: Reader,
  job: Pick<
    JobRow,
    | 'siteId'
    | 'jobId'
    | 'action'
    | 'filter'
    | 'search'
    | 'contentAssigneeId'
    | 'actor'
    | 'createdAt'
  >,
): Promise<void> {
  await tx.query(sql`insert into member_job (site_id, job_id, action, filter, search, content_assignee_id, actor, created_at)
    values (${job.siteId}, ${job.jobId}, ${job.action}, ${JSON.stringify(job.filter)}, ${JSON.stringify(job.search)}, ${job.contentAssigneeId}, ${JSON.stringify(job.actor)}, ${job.createdAt})`);
}

export async function findJob(
  db: Reader,
  siteId: string,
  jobId: string,
  { lock = false } = {},
): Promise<JobRow | undefined> {
  const rows = await db.query<JobRow>(
    lock
      ? sql`select ${columns} from member_job where site_id = ${siteId} and job_id = ${jobId} for update`
      : sql`select ${columns} from member_job where site_id = ${siteId} and job_id = ${jobId}`,
  );
  return rows[0];
}

export async function saveProgress(
  tx: Reader,
  job: Pick<
    JobRow,
    'siteId' | 'jobId' | 'doneTo' | 'succeeded' | 'failed' | 'failures' | 'finishedAt'
  >,
): Promise<void> {
  await tx.query(sql`update member_job set done_to = ${job.doneTo}, succeeded = ${job.succeeded}, failed = ${job.failed}, failures = ${JSON.stringify(job.failures)}, finished_at = ${job.finishedAt}
    where site_id = ${job.siteId} and job_id = ${job.jobId}`);
}

export async function deleteOldJobs(db: Reader, before: Date): Promise<void> {
  await db.query(
    sql`delete from member_job where created_at < ${before} and finished_at is not null`,
  );
}
