import type { PricingRefusal, UsedMembership } from './priced-purchase.ts';
import type { MembershipBalance, Purchase, PurchaseLine } from './purchase.ts';

export interface Coverage {
  /**
   * Line ids that a membership pays for, with the membership; undefined for one that is redeemed
   * manually later.
   */
  readonly covered: ReadonlyMap<string, string | undefined>;
  readonly used: readonly UsedMembership[];
  readonly refusals: readonly PricingRefusal[];
}

/**
 * In the order of the cart, each membership pays for lines until its credits run out. The remaining
 * lines are charged.
 */
export function coverLines({
  lines,
  memberships,
  now,
}: Pick<Purchase, 'lines' | 'memberships' | 'now'>): Coverage {
  const covered = new Map<string, string | undefined>();
  const spent = new Map<string, { credits: number; lineIds: string[] }>();
  const refusals: PricingRefusal[] = [];

  for (const line of lines) {
    if (!paysWithMembership(line)) continue;
    if (line.paymentOption === 'MEMBERSHIP_OFFLINE') {
      covered.set(line.id, undefined);
      continue;
    }
    const membership = memberships.find(({ id }) => id === line.membershipId);
    const sofar = spent.get(membership?.id ?? '') ?? { credits: 0, lineIds: [] };
    const reason = whyNot(line, membership, sofar.credits, now);
    if (reason || !membership) {
      // A line that can also be paid on site needs no membership.
      const optional =
        line.paymentOption === 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER' &&
        line.membershipId === undefined;
      if (reason && !optional) refusals.push({ about: 'membership', subject: line.id, ...reason });
      continue;
    }
    covered.set(line.id, membership.id);
    spent.set(membership.id, {
      credits: sofar.credits + (membership.costs[line.id] ?? 0),
      lineIds: [...sofar.lineIds, line.id],
    });
  }
  return {
    covered,
    refusals,
    used: [...spent].map(([id, { credits, lineIds }]) => ({ id, credits, lineIds })),
  };
}

export function paysWithMembership({
  paymentOption,
}: Pick<PurchaseLine, 'paymentOption'>): boolean {
  return (
    paymentOption === 'MEMBERSHIP' ||
    paymentOption === 'MEMBERSHIP_OFFLINE' ||
    paymentOption === 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  );
}

function whyNot(
  line: PurchaseLine,
  membership: MembershipBalance | undefined,
  spent: number,
  now: number,
): { code: string; description: string } | undefined {
  if (!membership)
    return {
      code: 'MEMBERSHIP_REQUIRED',
      description: 'This item is paid for with a membership: choose one that covers it.',
    };
  const cost = membership.costs[line.id];
  if (cost === undefined)
    return {
      code: 'MEMBERSHIP_DOES_NOT_COVER_ITEM',
      description: 'The chosen membership does not cover this item.',
    };
  if (membership.expiresAt !== undefined && now >= membership.expiresAt)
    return { code: 'MEMBERSHIP_EXPIRED', description: 'The chosen membership has expired.' };
  if (membership.remaining !== undefined && membership.remaining - spent < cost) {
    return {
      code: 'MEMBERSHIP_CREDITS_EXCEEDED',
      description: 'The chosen membership has too few credits left for this item.',
    };
  }
  return undefined;
}
