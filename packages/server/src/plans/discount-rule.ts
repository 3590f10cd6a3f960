import type { Tx } from '../db/index.ts';
import type { Offering } from '../offerings/index.ts';
import { keepRule, removeRule } from '../pricing/index.ts';
import { ALL_PRODUCTS_ID } from '../catalog/index.ts';
import { discountOf, type PlanFacts } from './rules/plan.ts';

/** A plan's discount is one of the store's automatic discounts, for the plan's members only; it has the plan's id. Who is in several plans gets the best one's. */
export async function keepPlanDiscount(
  tx: Tx,
  siteId: string,
  { id, facts }: Offering<PlanFacts>,
  now: Date,
): Promise<void> {
  const percent = discountOf(facts);
  if (percent === undefined) return removeRule(tx, siteId, id);
  await keepRule(tx, siteId, {
    id,
    name: facts.name,
    now,
    groups: [id],
    oneOf: 'plan',
    effect: { type: 'PERCENT', percent },
    // The plan itself, and what else is no product, costs what it costs.
    scope: { type: 'SPECIFIC_ITEMS', collectionIds: [ALL_PRODUCTS_ID] },
  });
}
