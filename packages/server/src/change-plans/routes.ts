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
  type ChangePlanSelection,
} from '@shopwright/contract/change-plans/change-plans';
import type { Permission } from '@shopwright/contract';
import type { Db } from '../db/index.ts';
import { hasPermission, route, shopCallerOf, type Actor, type Route } from '../http/index.ts';
import {
  isRefusal,
  notFound,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../kernel/outcome.ts';
import { batchLimits, prepareBatch, type ChangePlanDeps } from './advance-plan.ts';
import { enqueueAdvance, newPlan } from './start-plan.ts';
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

  /** The permission that the caller lacks for the change itself. */
  const missingPermission = (
    actor: Actor,
    { entity, change }: Pick<Plan, 'entity' | 'change'>,
  ): Permission | undefined =>
    entities[entity].permissionsFor(change).find((permission) => !hasPermission(actor, permission));

  const move = (actor: Actor, planId: string, action: PlanAction) =>
    db.tx(async (tx) => {
      const plan = await lockPlan(tx, actor.siteId, planId);
      if (!plan || !mayUse(actor, plan.entity)) return planNotFound;
      const missing = missingPermission(actor, plan);
      if (missing) return permissionDenied(missing);
      const state = nextState(plan.state, action);
      if (state === undefined)
        return refuse(
          'CHANGE_PLAN_STATE',
          { state: plan.state.toLowerCase(), action },
          { state: plan.state },
        );
      if (state === plan.state) return { plan: toWire(plan) };
      const moved = { ...plan, state, actor: tx.actor() };
      await savePlan(tx, actor.siteId, moved);
      if (isRunning(state)) await enqueueAdvance(tx, actor.siteId, planId);
      return { plan: toWire(moved) };
    });

  const undo = async (actor: Actor, planId: string) => {
    const plan = await findOwn(actor, planId);
    if (!isRefusal(plan) && !entities[plan.entity].isReversible(plan.change))
      return refuse('CHANGE_PLAN_IRREVERSIBLE');
    return move(actor, planId, 'undo');
  };

  /** Names of members are read when they are shown; of other entities they are stored. */
  const showRows = async (siteId: string, plan: Plan, rows: readonly PlanRow[]) => {
    const names = await entities[plan.entity].findNames?.(
      db,
      siteId,
      rows.map(({ entityId }) => entityId),
    );
    return rows.map((row) => rowToWire({ ...row, name: names?.get(row.entityId) ?? row.name }));
  };

  const toWire = (plan: Plan): ChangePlan => ({
    id: plan.planId,
    entity: plan.entity,
    state: plan.state,
    selection: plan.selection,
    ...changeToWire(plan),
    reversible: entities[plan.entity].isReversible(plan.change),
    counts: plan.counts,
    createdBy: plan.createdBy,
    createdDate: plan.createdAt.toISOString(),
    appliedDate: plan.appliedAt?.toISOString() ?? null,
    undoneDate: plan.undoneAt?.toISOString() ?? null,
  });

  return [
    route(createChangePlan, async ({ actor, request }) => {
      const { siteId } = actor;
      const { selection } = request;
      const requested = readChange(request);
      if (!requested)
        return refuseFields(
          violation(
            'productChange',
            'REQUIRED_ONE_OF_FIELD',
            'or variantChange or memberChange is required',
          ),
        );
      const entity = entities[requested.entity];
      const missing = mayUse(actor, requested.entity)
        ? missingPermission(actor, requested)
        : entity.permission;
      if (missing) return permissionDenied(missing);
      const refused =
        checkSelector(selection, requested.entity) ??
        (await entity.check(siteId, selection, requested.change));
      if (refused) return refused;
      const selected = await entity.count(db, siteId, selection);
      const created = await db.tx(async (tx) => {
        const plan = newPlan({
          ...requested,
          selection,
          selected,
          createdBy: shopCallerOf(actor).id,
          actor: tx.actor(),
          now: clock(),
        });
        if ((await countRunningPlans(tx, siteId)) >= MAX_RUNNING_PLANS_PER_SITE)
          return refuse('TOO_MANY_CHANGE_PLANS', { max: MAX_RUNNING_PLANS_PER_SITE });
        await insertPlan(tx, siteId, plan);
        if (await prepareBatch(tx, deps, siteId, plan))
          await enqueueAdvance(tx, siteId, plan.planId);
        return plan;
      }, batchLimits);
      if (isRefusal(created)) return created;
      const plan = (await findPlan(db, siteId, created.planId)) ?? created;
      const rows = await listRows(db, siteId, plan.planId, { limit: PREVIEW_ROWS });
      return { plan: toWire(plan), rows: await showRows(siteId, plan, rows) };
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
      return { rows: await showRows(actor.siteId, plan, rows) };
    }),

    route(applyChangePlan, ({ actor, request }) => move(actor, request.planId, 'apply')),
    route(cancelChangePlan, ({ actor, request }) => move(actor, request.planId, 'cancel')),
    route(undoChangePlan, ({ actor, request }) => undo(actor, request.planId)),
  ];
}

function checkSelector(
  { ids, filter, productFilter, search }: ChangePlanSelection,
  entity: ChangePlanEntity,
): Refusal | undefined {
  if (productFilter !== undefined && entity !== 'VARIANT')
    return refuseFields(
      violation('selection.productFilter', 'OTHER', 'selects variants; use filter instead'),
    );
  if (search !== undefined && entity !== 'MEMBER')
    return refuseFields(violation('selection.search', 'OTHER', 'selects members only'));
  if (ids ?? filter ?? productFilter ?? search) return undefined;
  return refuseFields(violation('selection', 'REQUIRED_ONE_OF_FIELD', 'must hold ids or a filter'));
}

const permissionDenied = (permission: Permission) =>
  refuse('PERMISSION_DENIED', `This change needs the permission ${permission}.`);

/** The one change that the request holds; undefined without one. */
function readChange({
  productChange,
  variantChange,
  memberChange,
}: Pick<ChangePlan, 'productChange' | 'variantChange' | 'memberChange'>):
  | Pick<Plan, 'entity' | 'change'>
  | undefined {
  if (productChange) return { entity: 'PRODUCT', change: productChange };
  if (variantChange) return { entity: 'VARIANT', change: variantChange };
  return memberChange && { entity: 'MEMBER', change: memberChange };
}

const changeFields = {
  PRODUCT: 'productChange',
  VARIANT: 'variantChange',
  MEMBER: 'memberChange',
} as const satisfies Record<ChangePlanEntity, keyof ChangePlan>;

const changeToWire = ({ entity, change }: Plan): Partial<ChangePlan> => ({
  [changeFields[entity]]: change,
});

const rowToWire = ({ before, after, reason, ...row }: PlanRow): ChangePlanRow => ({
  ...row,
  before: before && { ...before },
  after: after && { ...after },
  reason: reason ?? null,
});
