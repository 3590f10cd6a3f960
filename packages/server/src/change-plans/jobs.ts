import type { Db } from '../db/index.ts';
import { advancePlan, batchLimits, type ChangePlanDeps } from './advance-plan.ts';
import { advanceChangePlanTask } from './start-plan.ts';
import { deleteOldPlans } from './store.ts';

const PLAN_RETENTION_DAYS = 90;

export function changePlanJobs(deps: ChangePlanDeps & { readonly db: Db }) {
  const { db, clock } = deps;
  return {
    tasks: {
      [advanceChangePlanTask]: async (payload: unknown): Promise<void> => {
        // Only `enqueueAdvance` enqueues it.
        const { siteId, planId } = payload as { siteId: string; planId: string };
        while (await db.tx((tx) => advancePlan(tx, deps, siteId, planId), batchLimits));
      },
      'delete-old-change-plans': async (): Promise<void> => {
        await deleteOldPlans(db, new Date(clock().getTime() - PLAN_RETENTION_DAYS * 86_400_000));
      },
    },
    schedule: ['17 3 * * * delete-old-change-plans'],
  };
}
