import type { MembershipUseError } from '@shopwright/contract/errors/groups';
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

/** The member's active memberships. */
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

/** The ids of the member's plans, which discounts can be restricted to. */
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

/** The plans that the member has or had, for which there is no second free trial. */
export const hadPlans = (
  db: Reader,
  siteId: string,
  memberId: string,
  planIds: readonly string[],
): Promise<Set<string>> => findHadPlans(db, siteId, memberId, planIds);

/** A line that a membership may pay for. */
export interface CoverableLine {
  readonly lineId: string;
  readonly serviceId: string;
  readonly quantity: number;
}

/** A membership that pays for some of the lines, for pricing and for display. */
export interface OfferedMembership {
  readonly balance: MembershipBalance;
  readonly name: string;
  readonly total: number;
  readonly remaining: number;
  readonly lineIds: readonly string[];
}

/**
 * The lines that a member's remaining benefits can pay for. Benefits that this checkout holds do
 * not count as used.
 */
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
    // A membership offers one benefit at a time: the first that matches a line.
    const offered = lines.flatMap((line) => {
      const benefit = bookingBenefit(membership.terms, line.serviceId);
      return benefit ? [{ line, benefit }] : [];
    });
    const [first] = offered;
    if (!first) return [];
    const covered = offered.filter(({ benefit }) => benefit.index === first.benefit.index);
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

export interface BenefitRequest extends CoverableLine {
  readonly membershipId: string;
}

/**
 * Reserves units of a plan's benefits for a checkout, all or none. The membership's row is locked,
 * and the remaining units are counted from its uses. Idempotent.
 */
export async function holdBenefits(
  tx: Tx,
  siteId: string,
  {
    holderId,
    memberId,
    requests,
    until,
    now,
  }: {
    holderId: string;
    memberId: string | undefined;
    requests: readonly BenefitRequest[];
    until: Date;
    now: Date;
  },
): Promise<Refusal<MembershipUseError> | undefined> {
  await releaseUses(
    tx,
    siteId,
    holderId,
    requests.map(({ lineId }) => lineId),
  );
  const byMembership = Map.groupBy(requests, ({ membershipId }) => membershipId);
  // In the order of their ids, so that checkouts cannot deadlock.
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
  requests: readonly BenefitRequest[],
  {
    holderId,
    memberId,
    until,
    now,
  }: { holderId: string; memberId: string | undefined; until: Date; now: Date },
): Promise<Refusal<MembershipUseError> | undefined> {
  const stored = await lockMembership(tx, siteId, { membershipId });
  const membership =
    stored && stored.memberId === memberId ? membershipAt(stored, now.getTime()) : undefined;
  if (!membership || !isRunning(membership)) return refuse('MEMBERSHIP_REQUIRED');
  const used = new Map(
    (await sumUses(tx, siteId, [membershipId], now, holderId))
      .filter(({ cycle }) => cycle === membership.cycle)
      .map(({ benefit, units }) => [benefit, units]),
  );
  for (const { lineId, serviceId, quantity } of requests) {
    const benefit = bookingBenefit(membership.terms, serviceId);
    if (!benefit) return refuse('MEMBERSHIP_DOES_NOT_COVER_ITEM');
    const before = used.get(benefit.index) ?? 0;
    if (before + quantity > benefit.perCycle) return refuse('MEMBERSHIP_CREDITS_EXCEEDED');
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
