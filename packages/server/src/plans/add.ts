import type { Plan } from '@shopwright/contract/plans/plan';
import type { Tx } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { addOffering, type Offering } from '../offerings/index.ts';
import { savePlanDiscount } from './discount-rule.ts';
import { planKind } from './plan-kind.ts';
import { newPlan, type PlanFacts } from './rules/plan.ts';
import { planToWire } from './rules/to-wire.ts';

/** Creates a plan within a larger transaction. */
export async function addPlan(
  tx: Tx,
  siteId: string,
  said: Plan,
  now: Date,
): Promise<Offering<PlanFacts> | Refusal> {
  const made = newPlan(said, { id: newId(), now: now.toISOString() });
  return isRefusal(made)
    ? made
    : addOffering(
        tx,
        {
          kind: planKind,
          toWire: planToWire,
          onSaved: (inner, site, plan) => savePlanDiscount(inner, site, plan, now),
        },
        siteId,
        made,
      );
}
