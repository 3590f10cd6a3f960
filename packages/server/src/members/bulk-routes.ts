import {
  bulkApproveMembers,
  bulkBlockMembers,
  bulkDeleteMembers,
  bulkDeleteMembersByFilter,
  getMembersJob,
} from '@shopwright/contract/members/bulk';
import type { MemberPlanChange } from '@shopwright/contract/change-plans/change-plans';
import type { MembersJobAction } from '@shopwright/contract/members/bulk';
import type { BulkMemberResult } from '@shopwright/contract/members/member';
import type { Search } from '@shopwright/contract/shared/paging';
import { findPlan, isRunning, listRows, startPlan, type PlanRow } from '../change-plans/index.ts';
import { route, shopCallerOf, type Actor, type Route } from '../http/index.ts';
import { isRefusal, notFound, type AnyRefusal, type Refusal } from '../kernel/outcome.ts';
import { checkAssignee, memberNotFound, remove } from './change.ts';
import type { MembersDeps } from './deps.ts';
import { readTarget } from './planned-members.ts';
import { lockMembers } from './store/members.ts';

const MAX_FAILURES = 100;

function toResult(
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

const toFailure = ({ entityId, reason }: PlanRow, originalIndex: number): BulkMemberResult => ({
  itemMetadata: {
    id: entityId,
    originalIndex,
    success: false,
    error: { code: reason?.code ?? '', description: reason?.description ?? '' },
  },
});

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
      const { planId } = await startPlan(tx, actor.siteId, {
        entity: 'MEMBER',
        selection: { filter, ...(search ? { search } : {}) },
        selected: 0,
        change: { action, contentAssigneeId },
        createdBy: shopCallerOf(actor).id,
        actor: tx.actor(),
        now: clock(),
      });
      return { jobId: planId };
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
      const plan = await findPlan(db, siteId, jobId);
      if (plan?.entity !== 'MEMBER') return notFound('There is no such job.');
      const { counts, appliedAt } = plan;
      const failures = await listRows(db, siteId, jobId, {
        states: ['REFUSED', 'CONFLICT'],
        limit: MAX_FAILURES,
      });
      const totalFailures = counts.refused + counts.conflicts;
      return {
        job: {
          id: plan.planId,
          action: (plan.change as MemberPlanChange).action,
          status: isRunning(plan.state) ? ('RUNNING' as const) : ('FINISHED' as const),
          bulkActionMetadata: {
            totalSuccesses: counts.applied + counts.unchanged,
            totalFailures,
            undetailedFailures: totalFailures - failures.length,
          },
          failures: failures.map(toFailure),
          createdDate: plan.createdAt.toISOString(),
          finishedDate: appliedAt?.toISOString() ?? null,
        },
      };
    }),
  ];
}
