import { enqueue, type Tx } from '../db/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { insertPlan, type Plan } from './store.ts';

export const advanceChangePlanTask = 'advance-change-plan';

const noRows = {
  prepared: 0,
  toChange: 0,
  unchanged: 0,
  refused: 0,
  applied: 0,
  conflicts: 0,
  undone: 0,
  undoConflicts: 0,
};

interface NewPlan extends Pick<Plan, 'entity' | 'selection' | 'change' | 'createdBy' | 'actor'> {
  readonly selected: number;
  readonly now: Date;
}

export const newPlan = ({ selected, now, ...plan }: NewPlan): Plan => ({
  ...plan,
  planId: newOrderedId(now.getTime()),
  state: 'PREPARING',
  appliesItself: false,
  counts: { ...noRows, selected },
  createdAt: now,
  appliedAt: null,
  undoneAt: null,
});

/** Plans of one site run one after another, so that they do not wait for each other's locks. */
export const enqueueAdvance = (tx: Tx, siteId: string, planId: string): Promise<void> =>
  enqueue(tx, {
    task: advanceChangePlanTask,
    payload: { siteId, planId },
    queue: `change plans ${siteId}`,
  });

/** Starts a plan without a preview: a job prepares it and applies it at once. */
export async function startPlan(tx: Tx, siteId: string, given: NewPlan): Promise<Plan> {
  const plan = { ...newPlan(given), appliesItself: true };
  await insertPlan(tx, siteId, plan);
  await enqueueAdvance(tx, siteId, plan.planId);
  return plan;
}
