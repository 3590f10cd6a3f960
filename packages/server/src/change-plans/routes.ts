import {
  applyChangePlan,
  cancelChangePlan,
  createChangePlan,
  getChangePlan,
  listChangePlanRows,
  listChangePlans,
  undoChangePlan,
  type ChangePlan,
  type ChangePlanEntity,
  type ChangePlanRow,
} from '@shopwright/contract/change-plans/change-plans';
import { enqueue, type Db, type Tx } from '../db/index.ts';
import { hasPermission, route, shopCallerOf, type Actor, type Route } from '../http/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import {
  isRefusal,
  notFound,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../kernel/outcome.ts';
import { batchLimits, prepareBatch, type ChangePlanDeps } from './advance-plan.ts';
import { isRunning, nextState, type PlanAction } from './rules/plan-states.ts';
import {
  countRunningPlans,
  findPlan,
  insertPlan,
  listPlans,
  listRows,
  lockPlan,
  savePlan,
  type Plan,
  type PlanRow,
} from './store.ts';

export const advanceChangePlanTask = 'advance-change-plan';

const MAX_RUNNING_PLANS_PER_SITE = 20;
const PREVIEW_ROWS = 50;
const DEFAULT_PLANS_PER_PAGE = 50;
const DEFAULT_ROWS_PER_PAGE = 100;

const planNotFound = notFound('There is no such change plan.');

export function changePlanRoutes(deps: ChangePlanDeps & { readonly db: Db }): Route[] {
  const { db, clock, entities } = deps;

  /** A caller without the permission for the entity does not learn that a plan exists. */
  const mayUse = (actor: Actor, entity: ChangePlanEntity): boolean =>
    hasPermission(actor, entities[entity].permission);

  const findOwn = async (actor: Actor, planId: string): Promise<Plan | Refusal> => {
    const plan = await findPlan(db, actor.siteId, planId);
    return plan && mayUse(actor, plan.entity) ? plan : planNotFound;
  };

  const move = (actor: Actor, planId: string, action: PlanAction) =>
    db.tx(async (tx) => {
      const plan = await lockPlan(tx, actor.siteId, planId);
      if (!plan || !mayUse(actor, plan.entity)) return planNotFound;
      const state = nextState(plan.state, action);
      if (state === undefined)
        return refuse(
          'CHANGE_PLAN_STATE',
          { state: plan.state.toLowerCase(), action },
          { state: plan.state },
        );
      if (state === plan.state) return { plan: toWire(plan) };
      const moved = { ...plan, state };
      await savePlan(tx, actor.siteId, moved);
      if (isRunning(state)) await enqueueAdvance(tx, actor.siteId, planId);
      return { plan: toWire(moved) };
    });

  return [
    route(createChangePlan, async ({ actor, request: { selection, productChange } }) => {
      const { siteId } = actor;
      const entity = entities.PRODUCT;
      if (!mayUse(actor, 'PRODUCT'))
        return refuse(
          'PERMISSION_DENIED',
          `Changing products needs the permission ${entity.permission}.`,
        );
      if (selection.ids === undefined && selection.filter === undefined)
        return refuseFields(
          violation('selection', 'REQUIRED_ONE_OF_FIELD', 'must hold ids or a filter'),
        );
      const refused = await entity.check(siteId, selection, productChange);
      if (refused) return refused;
      const now = clock();
      const plan: Plan = {
        planId: newOrderedId(now.getTime()),
        entity: 'PRODUCT',
        selection,
        change: productChange,
        state: 'PREPARING',
        counts: { ...noRows, selected: await entity.count(db, siteId, selection) },
        createdBy: shopCallerOf(actor).id,
        createdAt: now,
        appliedAt: null,
        undoneAt: null,
      };
      const tooMany = await db.tx(async (tx) => {
        if ((await countRunningPlans(tx, siteId)) >= MAX_RUNNING_PLANS_PER_SITE)
          return refuse('TOO_MANY_CHANGE_PLANS', { max: MAX_RUNNING_PLANS_PER_SITE });
        await insertPlan(tx, siteId, plan);
        if (await prepareBatch(tx, deps, siteId, plan))
          await enqueueAdvance(tx, siteId, plan.planId);
        return undefined;
      }, batchLimits);
      if (tooMany) return tooMany;
      const created = (await findPlan(db, siteId, plan.planId)) ?? plan;
      const rows = await listRows(db, siteId, plan.planId, { limit: PREVIEW_ROWS });
      return { plan: toWire(created), rows: rows.map(rowToWire) };
    }),

    route(getChangePlan, async ({ actor, request: { planId } }) => {
      const plan = await findOwn(actor, planId);
      return isRefusal(plan) ? plan : { plan: toWire(plan) };
    }),

    route(listChangePlans, async ({ actor, request }) => {
      const { limit = DEFAULT_PLANS_PER_PAGE, offset = 0 } = request;
      const visible = (Object.keys(entities) as ChangePlanEntity[]).filter((entity) =>
        mayUse(actor, entity),
      );
      const plans = await listPlans(db, actor.siteId, visible, { limit, offset });
      return { plans: plans.map(toWire) };
    }),

    route(listChangePlanRows, async ({ actor, request }) => {
      const { planId, states, after, limit = DEFAULT_ROWS_PER_PAGE } = request;
      const plan = await findOwn(actor, planId);
      if (isRefusal(plan)) return plan;
      const rows = await listRows(db, actor.siteId, planId, { states, after, limit });
      return { rows: rows.map(rowToWire) };
    }),

    route(applyChangePlan, ({ actor, request }) => move(actor, request.planId, 'apply')),
    route(cancelChangePlan, ({ actor, request }) => move(actor, request.planId, 'cancel')),
    route(undoChangePlan, ({ actor, request }) => move(actor, request.planId, 'undo')),
  ];
}

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

/** Plans of one site run one after another, so that they do not wait for each other's locks. */
const enqueueAdvance = (tx: Tx, siteId: string, planId: string): Promise<void> =>
  enqueue(tx, {
    task: advanceChangePlanTask,
    payload: { siteId, planId },
    queue: `change plans ${siteId}`,
  });

function toWire(plan: Plan): ChangePlan {
  return {
    id: plan.planId,
    entity: plan.entity,
    state: plan.state,
    selection: plan.selection,
    productChange: plan.change as NonNullable<ChangePlan['productChange']>,
    counts: plan.counts,
    createdBy: plan.createdBy,
    createdDate: plan.createdAt.toISOString(),
    appliedDate: plan.appliedAt?.toISOString() ?? null,
    undoneDate: plan.undoneAt?.toISOString() ?? null,
  };
}

const rowToWire = ({ before, after, reason, ...row }: PlanRow): ChangePlanRow => ({
  ...row,
  before: before && { ...before },
  after: after && { ...after },
  reason: reason ?? null,
});
