import { itemApps } from '@shopwright/contract/shared/apps';
import type { MembershipUseError } from '@shopwright/contract/errors/groups';
import type { Tx } from '../db/index.ts';
import { refuse, refuseWithStatus, type Refusal } from '../kernel/outcome.ts';
import {
  findOfferings,
  offeringNotFound,
  type Hold,
  type Sale,
  type SaleSource,
  type SoldLine,
} from '../offerings/index.ts';
import {
  holdBenefits,
  releaseBenefits,
  returnBenefits,
  useBenefits,
  type BenefitRequest,
} from './benefits.ts';
import { beginMembership, stopMembership, type MembershipDeps } from './memberships.ts';
import { planKind } from './plan-kind.ts';
import type { PlanFacts } from './rules/plan.ts';
import { hadPlan, lockMemberOfPlan, lockMembershipsOfOrder } from './store/memberships.ts';

/**
 * Plans in a checkout: they cannot sell out, so nothing is held. A membership starts when it is
 * paid.
 */
export function createPlanSales(deps: MembershipDeps): SaleSource {
  return {
    takes: ({ appId }) => appId === itemApps.plans,
    when: 'PAID',
    hold: async (_tx, { lines, buyer }) =>
      lines.map((line) => whyNotSold(line, buyer.memberId)).find((reason) => reason !== undefined),
    release: async () => undefined,
    sell: (tx, sale) => sellPlans(tx, deps, sale),
    async takeBack(tx, { siteId, orderId, now }) {
      for (const state of await lockMembershipsOfOrder(tx, siteId, orderId))
        await stopMembership(tx, deps, siteId, state, now);
    },
  };
}

/**
 * Benefits that pay for lines of a checkout: units are held with the checkout, used with its order,
 * and released with it.
 */
export function createBenefitSales(): SaleSource {
  return {
    takes: ({ membershipId }) => membershipId !== undefined,
    when: 'PLACED',
    hold: holdWished,
    release: (tx, { siteId, holderId }) => releaseBenefits(tx, siteId, holderId),
    async sell(tx, sale) {
      const refusal = await holdWished(tx, {
        ...sale,
        until: new Date(sale.now.getTime() + 60_000),
      });
      if (!refusal) await useBenefits(tx, sale.siteId, sale.holderId, sale.orderId);
      return refusal;
    },
    takeBack: (tx, { siteId, orderId }) => returnBenefits(tx, siteId, { orderId }),
  };
}

async function holdWished(
  tx: Tx,
  { siteId, holderId, lines, buyer, until, now }: Hold,
): Promise<Refusal<MembershipUseError> | undefined> {
  const requests = lines.flatMap(({ lineId, itemId, quantity, membershipId }): BenefitRequest[] =>
    membershipId === undefined ? [] : [{ lineId, serviceId: itemId, quantity, membershipId }],
  );
  return holdBenefits(tx, siteId, { holderId, memberId: buyer.memberId, requests, until, now });
}

function whyNotSold(
  { quantity }: SoldLine,
  memberId: string | undefined,
): Refusal<'INVALID_QUANTITY' | 'MEMBERS_ONLY_ITEM'> | undefined {
  if (memberId === undefined)
    return refuseWithStatus(
      428,
      'MEMBERS_ONLY_ITEM',
      'A plan belongs to a member: sign in to buy it.',
    );
  return quantity === 1 ? undefined : refuse('INVALID_QUANTITY');
}

async function sellPlans(
  tx: Tx,
  deps: MembershipDeps,
  { siteId, orderId, buyer, now, lines }: Sale,
): Promise<Refusal<'INVALID_QUANTITY' | 'MEMBERS_ONLY_ITEM' | 'TRIAL_ALREADY_USED'> | undefined> {
  const plans = await findOfferings<PlanFacts>(
    tx,
    planKind,
    siteId,
    lines.map(({ itemId }) => itemId),
  );
  for (const line of lines) {
    const { itemId, lineId, subscription } = line;
    const plan = plans.get(itemId);
    const reason = whyNotSold(line, buyer.memberId);
    if (reason) return reason;
    if (!plan || buyer.memberId === undefined) return offeringNotFound(planKind, itemId);
    await lockMemberOfPlan(tx, siteId, plan.id, buyer.memberId);
    const requestsTrial = subscription?.subscriptionSettings?.freeTrialPeriod !== undefined;
    const alreadySold = (await lockMembershipsOfOrder(tx, siteId, orderId)).some(
      ({ planId }) => planId === plan.id,
    );
    if (requestsTrial && !alreadySold && (await hadPlan(tx, siteId, plan.id, buyer.memberId)))
      return refuse('TRIAL_ALREADY_USED', { name: plan.facts.name });
    await beginMembership(tx, deps, siteId, {
      plan,
      memberId: buyer.memberId,
      startsAt: now,
      now,
      orderId,
      ...(plan.facts.kind === 'RECURRING' ? { subscriptionId: lineId } : {}),
    });
  }
  return undefined;
}
