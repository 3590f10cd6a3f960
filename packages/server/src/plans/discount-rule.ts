import type { Tx } from '../db/index.ts';
import type { Offering } from '../offerings/index.ts';
import { saveManagedRule, removeRule } from '../pricing/index.ts';
import { ALL_PRODUCTS_ID } from '../catalog/index.ts';
import { discountOf, type PlanFacts } from './rules/plan.ts';

/**
 * A plan's discount is an automatic discount of the store for the plan's members only, with the
 * plan's id. A member of several plans gets the best one.
 */
export async function savePlanDiscount(
  tx: Tx,
  siteId: string,
  { id, facts }: Offering<PlanFacts>,
  now: Date,
): Promise<void> {
  const percent = discountOf(facts);
  if (percent === undefined) return removeRule(tx, siteId, id);
  await saveManagedRule(tx, siteId, {
    id,
    name: facts.name,
    now,
    groups: [id],
    oneOf: 'plan',
    effect: { type: 'PERCENT', percent },
    // Plans and other items that are not products are not discounted.
    scope: { type: 'SPECIFIC_ITEMS', collectionIds: [ALL_PRODUCTS_ID] },
  });
}
