import {
  bulkApproveMembers,
  bulkBlockMembers,
  bulkDeleteMembers,
  bulkDeleteMembersByFilter,
  getMembersJob,
} from '@shopwright/contract/members/bulk';
import type { MembersJobAction } from '@shopwright/contract/members/bulk';
import type { BulkMemberResult } from '@shopwright/contract/members/member';
import type { Search } from '@shopwright/contract/shared/paging';
import { enqueue } from '../db/index.ts';
import { route, shopCallerOf, type Actor, type Route } from '../http/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import {
  isRefusal,
  notFound,
  refuseFields,
  violation,
  type AnyRefusal,
  type Refusal,
} from '../kernel/outcome.ts';
import { parseQuery, type Query } from '../query/index.ts';
import { checkAssignee, memberNotFound, remove } from './change.ts';
import type { MembersDeps } from './deps.ts';
import { readSearch } from './read-routes.ts';
import { foldAddresses } from './rules/fold-addresses.ts';
import { findJob, insertJob } from './store/jobs.ts';
import { lockMembers } from './store/members.ts';
import { memberQuery, type PlainSearch } from './store/search.ts';

export const changeMembersTask = 'change-members';

/** The members of a job. An empty filter would match everyone, so it is refused as a mistake. */
export function readTarget(
  filter: unknown,
  search: Search | undefined,
): { readonly query: Query; readonly search: PlainSearch | undefined } | Refusal {
  const query = parseQuery(
    { filter: foldAddresses(filter) },
    { ...memberQuery, path: '' },
    { merchant: true },
  );
  if (isRefusal(query)) return query;
  const plain = readSearch(search, { merchant: true });
  if (isRefusal(plain)) return plain;
  if (query.filter.kind === 'everything' && !plain)
    return refuseFields(
      violation(
        'filter',
        'REQUIRED_FIELD',
        'must not be empty: this call would change every member',
      ),
    );
  return { query, search: plain };
}

export function toResult(
  id: string,
  originalIndex: number,
  refusal: AnyRefusal | undefined,
): BulkMemberResult {
  if (!refusal) return { itemMetadata: { id, originalIndex, success: true } };
  const error =
    refusal.refused === 'application'
      ? { code: refusal.code, description: refusal.description, data: { ...refusal.data } }
      : {
          code:
            refusal.refused === 'validation'
              ? (refusal.violations[0]?.ruleName ?? 'INVALID_ARGUMENT')
              : 'INVALID_ARGUMENT',
          description:
            refusal.refused === 'validation'
              ? refusal.violations.map(({ description }) => description).join(', ')
              : refusal.description,
        };
  return { itemMetadata: { id, originalIndex, success: false, error } };
}

export function bulkMemberRoutes(deps: MembersDeps): Route[] {
  const { db, clock } = deps;

  const begin = async (
    actor: Actor,
    action: MembersJobAction,
    {
      filter,
      search,
      contentAssigneeId = null,
    }: {
      filter: unknown;
      search?: Search | undefined;
      contentAssigneeId?: string | null | undefined;
    },
  ) => {
    const target = readTarget(filter, search);
    if (isRefusal(target)) return target;
    return db.tx(async (tx) => {
      const refused = await checkAssignee(tx, actor.siteId, contentAssigneeId, []);
      if (refused) return refused;
      const now = clock();
      const jobId = newOrderedId(now.getTime());
      await insertJob(tx, {
        siteId: actor.siteId,
        jobId,
        action,
        filter,
        search: search ?? {},
        contentAssigneeId,
        actor: shopCallerOf(actor),
        createdAt: now,
      });
      await enqueue(tx, {
        task: changeMembersTask,
        payload: { siteId: actor.siteId, jobId },
        queue: `members ${actor.siteId}`,
      });
      return { jobId };
    });
  };

  return [
    route(bulkDeleteMembers, async ({ actor: { siteId }, request: { memberIds } }) =>
      db.tx(async (tx) => {
        const ids = memberIds.map((id) => id.toLowerCase());
        const rows = await lockMembers(tx, siteId, ids);
        const outcomes = new Map<string, Refusal | undefined>();
        for (const [memberId, row] of rows) outcomes.set(memberId, await remove(tx, deps, row));
        const results = ids.map((id, index) =>
          toResult(
            memberIds[index] ?? id,
            index,
            outcomes.has(id) ? outcomes.get(id) : memberNotFound,
          ),
        );
        const totalFailures = results.filter(
          ({ itemMetadata }) => itemMetadata?.success === false,
        ).length;
        return {
          results,
          bulkActionMetadata: {
            totalSuccesses: results.length - totalFailures,
            totalFailures,
            undetailedFailures: 0,
          },
        };
      }),
    ),

    route(bulkDeleteMembersByFilter, async ({ actor, request }) => begin(actor, 'DELETE', request)),
    route(bulkApproveMembers, async ({ actor, request }) => begin(actor, 'APPROVE', request)),
    route(bulkBlockMembers, async ({ actor, request }) => begin(actor, 'BLOCK', request)),

    route(getMembersJob, async ({ actor: { siteId }, request: { jobId } }) => {
      const job = await findJob(db, siteId, jobId);
      if (!job) return notFound('There is no such job.');
      return {
        job: {
          id: job.jobId,
          action: job.action,
          status: job.finishedAt === null ? ('RUNNING' as const) : ('FINISHED' as const),
          bulkActionMetadata: {
            totalSuccesses: job.succeeded,
            totalFailures: job.failed,
            undetailedFailures: Math.max(job.failed - job.failures.length, 0),
          },
          failures: [...job.failures],
          createdDate: job.createdAt.toISOString(),
          finishedDate: job.finishedAt?.toISOString() ?? null,
        },
      };
    }),
  ];
}
