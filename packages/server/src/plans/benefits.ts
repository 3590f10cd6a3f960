import type { Reader, Tx } from '../db/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { MembershipBalance } from '../pricing/index.ts';
import {
  bookingBenefit,
  isRunning,
  membershipAt,
  type MembershipState,
} from './rules/membership.ts';
import { findHadPlans, listRunningOf, lockMembership } from './store/memberships.ts';
import {
  commitUses,
  holdUse,
  releaseUses,
  returnUseOfLine,
  returnUsesOfOrder,
  sumUses,
} from './store/uses.ts';

/** The plans a member belongs to at this moment. */
export async function runningMemberships(
  db: Reader,
  siteId: string,
  memberId: string,
  now: Date,
): Promise<MembershipState[]> {
  return (await listRunningOf(db, siteId, memberId))
    .map((state) => membershipAt(state, now.getTime()))
    .filter(isRunning);
}

/** The ids of their plans: the groups that discounts are for. */
export async function plansOf(
  db: Reader,
  siteId: string,
  memberId: string,
  now: Date,
): Promise<string[]> {
  return [
    ...new Set((await runningMemberships(db, siteId, memberId, now)).map(({ planId }) => planId)),
  ];
}

/** Which of these plans the member has or had: those are not tried again for nothing. */
export const hadPlans = (
  db: Reader,
  siteId: string,
  memberId: string,
  planIds: readonly string[],
): Promise<Set<string>> => findHadPlans(db, siteId, memberId, planIds);

/** A line that a membership might pay for. */
export interface CoverableLine {
  readonly lineId: string;
  readonly serviceId: string;
  readonly quantity: number;
}

/** A membership that pays for some of the lines, as the price takes it and as people see it. */
export interface OfferedMembership {
  readonly balance: MembershipBalance;
  readonly name: string;
  readonly total: number;
  readonly remaining: number;
  readonly lineIds: readonly string[];
}

/** What a member can pay for with what is left of their plans. What this checkout itself holds does not count against it. */
export async function offerMemberships(
  db: Reader,
  siteId: string,
  {
    memberId,
    lines,
    now,
    holderId,
  }: { memberId: string; lines: readonly CoverableLine[]; now: Date; holderId?: string },
): Promise<OfferedMembership[]> {
  if (lines.length === 0) return [];
  const running = await runningMemberships(db, siteId, memberId, now);
  const uses = await sumUses(
    db,
    siteId,
    running.map(({ membershipId }) => membershipId),
    now,
    holderId,
  );
  return running.flatMap((membership) => {
    // One benefit of a membership is offered at a time: the first that any of the lines asks for.
    const asked = lines.flatMap((line) => {
      const benefit = bookingBenefit(membership.terms, line.serviceId);
      return benefit ? [{ line, benefit }] : [];
    });
    const [first] = asked;
    if (!first) return [];
    const covered = asked.filter(({ benefit }) => benefit.index === first.benefit.index);
    const used =
      uses.find(
        (use) =>
          use.membershipId === membership.membershipId &&
          use.benefit === first.benefit.index &&
          use.cycle === membership.cycle,
      )?.units ?? 0;
    const remaining = Math.max(0, first.benefit.perCycle - used);
    return [
      {
        name: membership.terms.planName,
        total: first.benefit.perCycle,
        remaining,
        lineIds: covered.map(({ line }) => line.lineId),
        balance: {
          id: membership.membershipId,
          remaining,
          costs: Object.fromEntries(covered.map(({ line }) => [line.lineId, line.quantity])),
          ...(membership.endsAt === null ? {} : { expiresAt: membership.endsAt }),
        },
      },
    ];
  });
}

export interface BenefitWish extends CoverableLine {
  readonly membershipId: string;
}

/**
 * Takes units of a plan's benefits for a checkout, all or none: the membership's row is locked, and what is left is
 * counted from the rows of its uses. The same again takes nothing more.
 */
export async function holdBenefits(
  tx: Tx,
  siteId: string,
  {
    holderId,
    memberId,
    wishes,
    until,
    now,
  }: {
    holderId: string;
    memberId: string | undefined;
    wishes: readonly BenefitWish[];
    until: Date;
    now: Date;
  },
): Promise<Refusal | undefined> {
  await releaseUses(
    tx,
    siteId,
    holderId,
    wishes.map(({ lineId }) => lineId),
  );
  const byMembership = Map.groupBy(wishes, ({ membershipId }) => membershipId);
  // In the order of their ids: two checkouts never wait for one another.
  for (const membershipId of [...byMembership.keys()].sort()) {
    const refusal = await holdOfOne(
      tx,
      siteId,
      membershipId,
      byMembership.get(membershipId) ?? [],
      { holderId, memberId, until, now },
    );
    if (refusal) {
      await releaseUses(tx, siteId, holderId);
      return refusal;
    }
  }
  return undefined;
}

async function holdOfOne(
  tx: Tx,
  siteId: string,
  membershipId: string,
  wishes: readonly BenefitWish[],
  {
    holderId,
    memberId,
    until,
    now,
  }: { holderId: string; memberId: string | undefined; until: Date; now: Date },
): Promise<Refusal | undefined> {
  const stored = await lockMembership(tx, siteId, { membershipId });
  const membership =
    stored && stored.memberId === memberId ? membershipAt(stored, now.getTime()) : undefined;
  if (!membership || !isRunning(membership))
    return refuse(
      428,
      'MEMBERSHIP_REQUIRED',
      'The chosen membership does not run: choose another way to pay.',
    );
  const used = new Map(
    (await sumUses(tx, siteId, [membershipId], now, holderId))
      .filter(({ cycle }) => cycle === membership.cycle)
      .map(({ benefit, units }) => [benefit, units]),
  );
  for (const { lineId, serviceId, quantity } of wishes) {
    const benefit = bookingBenefit(membership.terms, serviceId);
    if (!benefit)
      return refuse(
        428,
        'MEMBERSHIP_DOES_NOT_COVER_ITEM',
        'The chosen membership does not cover this item.',
      );
    const before = used.get(benefit.index) ?? 0;
    if (before + quantity > benefit.perCycle)
      return refuse(
        428,
        'MEMBERSHIP_CREDITS_EXCEEDED',
        'The chosen membership has too few credits left for this item.',
      );
    used.set(benefit.index, before + quantity);
    await holdUse(
      tx,
      siteId,
      {
        membershipId,
        benefit: benefit.index,
        cycle: membership.cycle,
        units: quantity,
        holderId,
        lineId,
      },
      until,
      now,
    );
  }
  return undefined;
}

export const releaseBenefits = (tx: Tx, siteId: string, holderId: string): Promise<void> =>
  releaseUses(tx, siteId, holderId);
export const useBenefits = (
  tx: Tx,
  siteId: string,
  holderId: string,
  orderId: string,
): Promise<void> => commitUses(tx, siteId, holderId, orderId);
export const returnBenefits = (
  tx: Tx,
  siteId: string,
  of: { orderId: string } | { holderId: string; lineId: string },
): Promise<void> =>
  'orderId' in of
    ? returnUsesOfOrder(tx, siteId, of.orderId)
    : returnUseOfLine(tx, siteId, of.holderId, of.lineId);
