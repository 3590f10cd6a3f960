import type { Membership, MembershipOptions } from '@shopwright/contract/cart/membership';
import { itemApps } from '@shopwright/contract/shared/apps';
import { hadPlans, offerMemberships, type OfferedMembership } from '../plans/index.ts';
import type { MembershipBalance, QuoteLine } from '../pricing/index.ts';
import type { ViewedLine } from './rules/view-lines.ts';
import type { Reader } from '../db/index.ts';

/** What a member's plans can pay for among these lines. */
export async function membershipsFor(
  reader: Reader,
  siteId: string,
  {
    memberId,
    viewed,
    now,
    holderId,
  }: { memberId: string | undefined; viewed: readonly ViewedLine[]; now: Date; holderId?: string },
): Promise<readonly OfferedMembership[]> {
  if (memberId === undefined) return [];
  const lines = viewed.flatMap(({ line, item }) =>
    line.kind === 'catalog' && item && line.reference.appId.toLowerCase() === itemApps.services
      ? [{ lineId: line.id, serviceId: item.productId, quantity: line.quantity }]
      : [],
  );
  return offerMemberships(reader, siteId, {
    memberId,
    lines,
    now,
    ...(holderId === undefined ? {} : { holderId }),
  });
}

/** A plan that the buyer had before is bought without its free trial. */
export async function withoutUsedTrials(
  reader: Reader,
  siteId: string,
  memberId: string | undefined,
  viewed: readonly ViewedLine[],
): Promise<readonly ViewedLine[]> {
  const tried = viewed.flatMap(({ line, item }) =>
    line.kind === 'catalog' &&
    line.reference.appId.toLowerCase() === itemApps.plans &&
    item?.subscription?.subscriptionSettings?.freeTrialPeriod
      ? [item.productId]
      : [],
  );
  const had =
    memberId === undefined || tried.length === 0
      ? new Set<string>()
      : await hadPlans(reader, siteId, memberId, tried);
  return had.size === 0
    ? viewed
    : viewed.map((each) => (each.item && had.has(each.item.productId) ? withoutTrial(each) : each));
}

function withoutTrial({ item, quoteLine, ...viewed }: ViewedLine): ViewedLine {
  const { freeTrialPeriod: _trial, ...settings } = item?.subscription?.subscriptionSettings ?? {};
  const { freeTrial: _free, ...subscription } = quoteLine?.subscription ?? {
    frequency: 'MONTH',
    interval: 1,
    autoRenewal: true,
  };
  return {
    ...viewed,
    ...(item
      ? {
          item: { ...item, subscription: { ...item.subscription, subscriptionSettings: settings } },
        }
      : {}),
    ...(quoteLine ? { quoteLine: { ...quoteLine, subscription } } : {}),
  };
}

/**
 * A line for which a membership is chosen that covers it is paid by that, whatever else it could be
 * paid by.
 */
export function payByMembership(
  lines: readonly QuoteLine[],
  offered: readonly OfferedMembership[],
): { lines: QuoteLine[]; memberships: MembershipBalance[] } {
  const covers = ({ id, membershipId }: QuoteLine): boolean =>
    offered.some(({ balance }) => balance.id === membershipId && balance.costs[id] !== undefined);
  return {
    lines: lines.map((line) => (covers(line) ? { ...line, paymentOption: 'MEMBERSHIP' } : line)),
    memberships: offered.map(({ balance }) => balance),
  };
}

export function membershipsToWire(
  offered: readonly OfferedMembership[],
): Pick<MembershipOptions, 'eligibleMemberships' | 'invalidMemberships'> {
  const toWire = ({
    balance: { id, expiresAt },
    name,
    lineIds,
    total,
    remaining,
  }: OfferedMembership): Membership => ({
    id,
    appId: itemApps.plans,
    name: { original: name, translated: name },
    lineItemIds: [...lineIds],
    credits: { total, remaining },
    ...(expiresAt === undefined ? {} : { expirationDate: new Date(expiresAt).toISOString() }),
  });
  return {
    eligibleMemberships: offered.filter(({ remaining }) => remaining > 0).map(toWire),
    invalidMemberships: offered
      .filter(({ remaining }) => remaining === 0)
      .map((each) => ({ membership: toWire(each), reason: 'MEMBERSHIP_CREDITS_EXCEEDED' })),
  };
}
