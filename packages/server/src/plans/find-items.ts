import { itemApps } from '@shopwright/contract/shared/apps';
import type { SubscriptionOptionInfo } from '@shopwright/contract/shared/item';
import type { FindCatalogItems, FoundItem } from '../catalog/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { isGuid } from '../kernel/guid.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { findOfferings, type Offering } from '../offerings/index.ts';
import { planKind } from './plan-kind.ts';
import type { PlanFacts } from './rules/plan.ts';

/** Plans as cart items. */
export function createFindPlans({ publicUrl }: { publicUrl: string }): {
  appIds: readonly string[];
  find: FindCatalogItems;
} {
  return {
    appIds: [itemApps.plans],
    find: async (reader, siteId, references) => {
      const plans = await findOfferings<PlanFacts>(
        reader,
        planKind,
        siteId,
        references.map(({ catalogItemId }) => catalogItemId).filter(isGuid),
      );
      return references.map(({ catalogItemId }) =>
        toItem(plans.get(catalogItemId.toLowerCase()), catalogItemId, publicUrl),
      );
    },
  };
}

function toItem(plan: Offering<PlanFacts> | undefined, id: string, publicUrl: string): FoundItem {
  if (!plan?.facts.visible)
    return {
      missing: {
        code: 'ITEM_NOT_FOUND',
        description: `There is no plan with the id ${id} to sell.`,
      },
    };
  const { facts } = plan;
  const price = toUnits(facts.price, MONEY_SCALE);
  const subscription = subscriptionOf(facts);
  return {
    found: {
      productId: plan.id,
      key: `plan ${plan.id}`,
      name: facts.name,
      price,
      fullPrice: price,
      url: { relativePath: `/plans/${facts.slug}`, url: `${publicUrl}/plans/${facts.slug}` },
      descriptionLines: [],
      itemType: 'SERVICE',
      collectionIds: [],
      available: 1,
      ...(subscription ? { subscription } : {}),
    },
  };
}

function subscriptionOf({
  kind,
  period,
  cycles,
  trialDays,
  buyerMayCancel,
  name,
}: PlanFacts): SubscriptionOptionInfo | undefined {
  if (kind !== 'RECURRING' || !period) return undefined;
  return {
    title: { original: name },
    subscriptionSettings: {
      ...period,
      autoRenewal: typeof cycles !== 'number',
      enableCustomerCancellation: buyerMayCancel,
      ...(typeof cycles === 'number' ? { billingCycles: cycles } : {}),
      ...(trialDays > 0 ? { freeTrialPeriod: { frequency: 'DAY', interval: trialDays } } : {}),
    },
  };
}
