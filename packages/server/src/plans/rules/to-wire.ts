import type { BenefitBalance, Plan, PlanMembership } from '@shopwright/contract/plans/plan';
import type { MembershipState } from './membership.ts';
import type { PlanState } from './plan.ts';

export const planToWire = ({ id, revision, facts, createdAt, updatedAt }: PlanState): Plan => ({
  ...facts,
  id,
  revision,
  createdDate: createdAt,
  updatedDate: updatedAt,
});

const iso = (moment: number): string => new Date(moment).toISOString();

/** `used` returns the units of a benefit, by index, that were used in this cycle. */
export function membershipToWire(
  state: MembershipState,
  used: (benefit: number) => number,
): PlanMembership {
  const { membershipId, revision, planId, memberId, status, terms, cycle, createdAt, updatedAt } =
    state;
  return {
    id: membershipId,
    revision,
    planId,
    planName: terms.planName,
    memberId,
    status,
    price: terms.price,
    startDate: iso(state.startsAt),
    cycle,
    cycleStartDate: iso(state.cycleStartsAt),
    createdDate: createdAt,
    updatedDate: updatedAt,
    ...(state.trialEndsAt === null ? {} : { trialEndDate: iso(state.trialEndsAt) }),
    ...(state.cycleEndsAt === null ? {} : { cycleEndDate: iso(state.cycleEndsAt) }),
    ...(state.endsAt === null ? {} : { endDate: iso(state.endsAt) }),
    ...(state.orderId === null ? {} : { orderId: state.orderId }),
    ...(state.subscriptionId === null ? {} : { subscriptionId: state.subscriptionId }),
    benefits: terms.benefits.map((benefit, index): BenefitBalance =>
      benefit.perCycle === undefined
        ? { benefit }
        : {
            benefit,
            total: benefit.perCycle,
            remaining: Math.max(0, benefit.perCycle - used(index)),
          },
    ),
  };
}
