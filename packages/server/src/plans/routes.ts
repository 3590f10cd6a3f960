import {
  createPlan,
  deletePlan,
  getPlan,
  getPlanBySlug,
  queryPlans,
  updatePlan,
} from '@shopwright/contract/plans/plans';
import type { Db } from '../db/index.ts';
import { route, type Route } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, refuse } from '../kernel/outcome.ts';
import {
  changeOffering,
  createOffering,
  listOfferings,
  removeOffering,
  seeOffering,
  type Offering,
} from '../offerings/index.ts';
import { removeRule } from '../pricing/index.ts';
import { savePlanDiscount } from './discount-rule.ts';
import { planKind } from './plan-kind.ts';
import { newPlan, patchPlan, type PlanFacts } from './rules/plan.ts';
import { planToWire } from './rules/to-wire.ts';
import { planHasMembers } from './store/memberships.ts';

export function planRoutes({ db, clock }: { db: Db; clock: Clock }): Route[] {
  const deps = { db, kind: planKind, toWire: planToWire, onSaved: saveDiscount(clock) };
  const now = () => clock().toISOString();

  return [
    route(createPlan, async ({ actor: { siteId }, request }) => {
      const plan = await createOffering(
        deps,
        siteId,
        newPlan(request.plan, { id: newId(), now: now() }),
      );
      return isRefusal(plan) ? plan : { plan };
    }),
    route(updatePlan, async ({ actor: { siteId }, request: { plan: said } }) => {
      const plan = await changeOffering(deps, siteId, said.id ?? '', (before) =>
        patchPlan(before, said, now()),
      );
      return isRefusal(plan) ? plan : { plan };
    }),
    route(deletePlan, ({ actor: { siteId }, request: { id } }) =>
      removeOffering(deps, siteId, id, async (tx) => {
        if (await planHasMembers(tx, siteId, id)) return refuse('PLAN_HAS_MEMBERS');
        await removeRule(tx, siteId, id);
        return undefined;
      }),
    ),
    route(getPlan, async ({ actor, request: { id } }) => {
      const found = await seeOffering<PlanFacts>(db, planKind, actor, { id });
      return isRefusal(found) ? found : { plan: planToWire(found) };
    }),
    route(getPlanBySlug, async ({ actor, request: { slug } }) => {
      const found = await seeOffering<PlanFacts>(db, planKind, actor, { slug });
      return isRefusal(found) ? found : { plan: planToWire(found) };
    }),
    route(queryPlans, async ({ actor, request }) => {
      const page = await listOfferings(deps, actor, request.query);
      return isRefusal(page) ? page : { plans: page.items, metadata: page.metadata };
    }),
  ];
}

const saveDiscount =
  (clock: Clock) =>
  (
    tx: Parameters<typeof savePlanDiscount>[0],
    siteId: string,
    plan: Offering<PlanFacts>,
  ): Promise<void> =>
    savePlanDiscount(tx, siteId, plan, clock());
