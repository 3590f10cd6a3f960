import type { ChangePlanEntity } from '@shopwright/contract/change-plans/change-plans';
import type { Tx } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, type AnyRefusal } from '../kernel/outcome.ts';
import type {
  PlanDirection,
  PlannedEntity,
  ProposedRow,
  ReplaceOutcome,
  Replacement,
} from './planned-entity.ts';
import {
  findLastEntityId,
  insertRows,
  listRows,
  lockPlan,
  savePlan,
  saveRowStates,
  type ChangedRow,
  type Plan,
  type PlanRow,
} from './store.ts';

export interface ChangePlanDeps {
  readonly clock: Clock;
  readonly entities: Readonly<Record<ChangePlanEntity, PlannedEntity>>;
}

/** Entities of one transaction. A worker that dies repeats at most these, and changes none twice. */
const BATCH_SIZE = 200;

/** The limits of a transaction that changes a batch. */
export const batchLimits = { statementTimeoutMs: 10_000 } as const;

/** Prepares, applies or undoes the next batch of a plan. False when the plan needs no more work. */
export async function advancePlan(
  tx: Tx,
  deps: ChangePlanDeps,
  siteId: string,
  planId: string,
): Promise<boolean> {
  const plan = await lockPlan(tx, siteId, planId);
  if (!plan) return false;
  // The history names the staff member who applied or undid the plan, not the job.
  const acting: Tx = { ...tx, actor: () => plan.actor };
  switch (plan.state) {
    case 'PREPARING':
      return prepareBatch(acting, deps, siteId, plan);
    case 'APPLYING':
      return applyBatch(acting, deps, siteId, plan);
    case 'UNDOING':
      return undoBatch(acting, deps, siteId, plan);
    default:
      return false;
  }
}

export async function prepareBatch(
  tx: Tx,
  { entities }: ChangePlanDeps,
  siteId: string,
  plan: Plan,
): Promise<boolean> {
  const entity = entities[plan.entity];
  const after = await findLastEntityId(tx, siteId, plan.planId);
  const planned = { ...plan, siteId };
  const ids = await entity.findIds(tx, planned, { after, limit: BATCH_SIZE });
  const proposed = await entity.propose(tx, planned, ids);
  const rows = proposed.map(toRow);
  await insertRows(tx, siteId, plan.planId, rows);
  const hasMore = ids.length === BATCH_SIZE;
  const { counts } = plan;
  await savePlan(tx, siteId, {
    ...plan,
    state: hasMore ? 'PREPARING' : plan.appliesItself ? 'APPLYING' : 'READY',
    counts: {
      ...counts,
      prepared: counts.prepared + rows.length,
      toChange: counts.toChange + countOf(rows, 'PENDING'),
      unchanged: counts.unchanged + countOf(rows, 'UNCHANGED'),
      refused: counts.refused + countOf(rows, 'REFUSED'),
    },
  });
  return hasMore || plan.appliesItself;
}

async function applyBatch(
  tx: Tx,
  deps: ChangePlanDeps,
  siteId: string,
  plan: Plan,
): Promise<boolean> {
  const rows = await replaceBatch(tx, deps, siteId, plan, {
    direction: 'APPLY',
    from: 'PENDING',
    to: 'APPLIED',
    onConflict: 'CONFLICT',
    replacement: ({ before, after }) => ({ expected: before ?? {}, replacement: after ?? {} }),
  });
  const hasMore = rows.length === BATCH_SIZE;
  const { counts } = plan;
  await savePlan(tx, siteId, {
    ...plan,
    state: hasMore ? 'APPLYING' : 'APPLIED',
    appliedAt: hasMore ? null : deps.clock(),
    counts: {
      ...counts,
      toChange: counts.toChange - rows.length,
      applied: counts.applied + countOf(rows, 'APPLIED'),
      conflicts: counts.conflicts + countOf(rows, 'CONFLICT'),
    },
  });
  return hasMore;
}

async function undoBatch(
  tx: Tx,
  deps: ChangePlanDeps,
  siteId: string,
  plan: Plan,
): Promise<boolean> {
  const rows = await replaceBatch(tx, deps, siteId, plan, {
    direction: 'UNDO',
    from: 'APPLIED',
    to: 'UNDONE',
    onConflict: 'UNDO_CONFLICT',
    replacement: ({ before, after }) => ({ expected: after ?? {}, replacement: before ?? {} }),
  });
  const hasMore = rows.length === BATCH_SIZE;
  const { counts } = plan;
  await savePlan(tx, siteId, {
    ...plan,
    state: hasMore ? 'UNDOING' : 'UNDONE',
    undoneAt: hasMore ? null : deps.clock(),
    counts: {
      ...counts,
      applied: counts.applied - rows.length,
      undone: counts.undone + countOf(rows, 'UNDONE'),
      undoConflicts: counts.undoConflicts + countOf(rows, 'UNDO_CONFLICT'),
    },
  });
  return hasMore;
}

interface ReplaceStep {
  readonly direction: PlanDirection;
  readonly from: PlanRow['state'];
  readonly to: PlanRow['state'];
  readonly onConflict: PlanRow['state'];
  readonly replacement: (row: PlanRow) => Omit<Replacement, 'entityId'>;
}

/** Replaces the values of the next rows in state `from`, and returns their new states. */
async function replaceBatch(
  tx: Tx,
  { entities }: ChangePlanDeps,
  siteId: string,
  plan: Plan,
  { direction, from, to, onConflict, replacement }: ReplaceStep,
): Promise<ChangedRow[]> {
  const rows = await listRows(tx, siteId, plan.planId, { states: [from], limit: BATCH_SIZE });
  const outcomes = await entities[plan.entity].replace(
    tx,
    { ...plan, siteId },
    direction,
    rows.map((row) => ({ entityId: row.entityId, ...replacement(row) })),
  );
  const changed = rows.map(({ entityId }, index) => {
    const outcome = outcomes[index];
    if (!outcome) throw new Error(`The entity ${entityId} of plan ${plan.planId} has no outcome.`);
    const reason = reasonFor(outcome);
    const actual = 'done' in outcome ? outcome.actual : undefined;
    return { entityId, state: reason ? onConflict : to, reason, ...actual };
  });
  await saveRowStates(tx, siteId, plan.planId, changed);
  return changed;
}

const countOf = (rows: readonly Pick<PlanRow, 'state'>[], state: PlanRow['state']): number =>
  rows.filter((row) => row.state === state).length;

function toRow({ entityId, name, outcome }: ProposedRow): PlanRow {
  if (isRefusal(outcome))
    return {
      entityId,
      name,
      state: 'REFUSED',
      before: null,
      after: null,
      reason: reasonOf(outcome),
    };
  const { before, after } = outcome;
  const isUnchanged = JSON.stringify(before) === JSON.stringify(after);
  return {
    entityId,
    name,
    state: isUnchanged ? 'UNCHANGED' : 'PENDING',
    before,
    after,
    reason: null,
  };
}

function reasonFor(outcome: ReplaceOutcome): PlanRow['reason'] {
  if ('done' in outcome) return null;
  if (isRefusal(outcome)) return reasonOf(outcome);
  return {
    code: 'VALUE_CHANGED',
    description: 'The values have changed in the meantime, so they were left as they are.',
    fields: [...outcome.conflicts],
  };
}

function reasonOf(refusal: AnyRefusal): NonNullable<PlanRow['reason']> {
  if (refusal.refused === 'application')
    return { code: refusal.code, description: refusal.description };
  const description =
    refusal.refused === 'validation'
      ? refusal.violations.map((one) => `"${one.field}" ${one.description}`).join(', ')
      : refusal.description;
  return { code: 'INVALID_ARGUMENT', description };
}
