import { periodsAfter } from '../../kernel/calendar.ts';
import { pricePurchase } from './price-purchase.ts';
import type { PricedPurchase, Summary } from './priced-purchase.ts';
import type { Purchase, PurchaseLine, Subscription } from './purchase.ts';

/**
 * The price of a subscription: a number of cycles at the same price, starting with a cycle.
 * Delivery, fees and tax are included, because each cycle is an order.
 */
export interface SubscriptionCharge {
  readonly cycleFrom: number;
  /** Until it is canceled when missing. */
  readonly cycleCount?: number;
  readonly summary: Summary;
  readonly billingDate: number;
}

export interface SubscriptionCharges {
  readonly lineId: string;
  readonly charges: readonly SubscriptionCharge[];
}

/**
 * The future charges of every subscription line. Renewals price their orders with the same
 * `atCycle`.
 */
export function subscriptionCharges(
  purchase: Purchase,
  priced: PricedPurchase,
): SubscriptionCharges[] {
  return purchase.lines.flatMap((line) =>
    line.subscription
      ? [{ lineId: line.id, charges: chargesOf(purchase, priced, line, line.subscription) }]
      : [],
  );
}

/**
 * The purchase of one cycle. Discounts apply for their number of cycles, the merchant's own
 * discounts only to the first, and gift cards pay for no renewal.
 */
export function atCycle(purchase: Purchase, cycle: number): Purchase {
  if (cycle === 1) return purchase;
  const lasts = ({
    subscriptionCycles = Infinity,
  }: {
    readonly subscriptionCycles?: number;
  }): boolean => cycle <= subscriptionCycles;
  return {
    ...purchase,
    merchantDiscounts: [],
    giftCards: [],
    memberships: [],
    discountRules: purchase.discountRules.filter(lasts),
    coupons: purchase.coupons.filter(({ coupon }) => coupon && lasts(coupon)),
  };
}

function chargesOf(
  purchase: Purchase,
  priced: PricedPurchase,
  line: PurchaseLine,
  subscription: Subscription,
): SubscriptionCharge[] {
  const last = subscription.billingCycles ?? (subscription.autoRenewal ? undefined : 1);
  const dateOf = (cycle: number): number =>
    billingDate(purchase.now, subscription, cycle, purchase.timeZone);
  const priceOf = (cycle: number): Summary => {
    // A subscription is bought alone, so the first cycle is this whole order, charged when its
    // trial ends.
    if (cycle === 1)
      return purchase.lines.length === 1
        ? priced.summary
        : pricePurchase({ ...purchase, lines: [line] }).summary;
    return pricePurchase(atCycle(renewalOf(purchase, line, dateOf(cycle)), cycle)).payNow;
  };
  const charges = changesOf(purchase, dateOf)
    .filter((cycle) => cycle <= (last ?? Infinity))
    .map((cycleFrom) => ({
      cycleFrom,
      summary: priceOf(cycleFrom),
      billingDate: dateOf(cycleFrom),
    }));
  const distinct = charges.filter(({ summary }, at) => !isSame(summary, charges[at - 1]?.summary));
  return distinct.map((charge, at) => {
    const end = distinct[at + 1]?.cycleFrom ?? (last === undefined ? undefined : last + 1);
    return { ...charge, ...(end === undefined ? {} : { cycleCount: end - charge.cycleFrom }) };
  });
}

/**
 * The order of a later cycle, as far as it is known today: its line is bought once, by a returning
 * customer.
 */
function renewalOf(
  purchase: Purchase,
  { subscription: _once, ...line }: PurchaseLine,
  now: number,
): Purchase {
  return {
    ...purchase,
    now,
    lines: [line],
    customer: { ...purchase.customer, orders: purchase.customer.orders + 1 },
  };
}

/** How far ahead the dates of discounts are considered. */
const MAX_CYCLES_AHEAD = 120;

/** The cycles at which the price may change: the second, and where a discount starts or ends. */
function changesOf(
  { discountRules, coupons }: Purchase,
  dateOf: (cycle: number) => number,
): number[] {
  const discounts = [...discountRules, ...coupons.flatMap(({ coupon }) => coupon ?? [])];
  const lengths = discounts.flatMap(({ subscriptionCycles }) =>
    subscriptionCycles === undefined ? [] : [subscriptionCycles + 1],
  );
  const moments = discounts
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment !== undefined);
  const dated = moments.flatMap((moment) => {
    for (let cycle = 2; cycle <= MAX_CYCLES_AHEAD; cycle += 1)
      if (dateOf(cycle) >= moment) return [cycle];
    return [];
  });
  return [...new Set([1, 2, ...lengths, ...dated])].toSorted((a, b) => a - b);
}

const isSame = (one: Summary, other: Summary | undefined): boolean =>
  other !== undefined &&
  (Object.keys(one) as (keyof Summary)[]).every((name) => one[name] === other[name]);

/**
 * Cycles are counted from the start: a subscription that started on the 31st is due on the last day
 * of shorter months.
 */
export function billingDate(
  now: number,
  subscription: Subscription,
  cycle: number,
  timeZone = 'UTC',
): number {
  const begins = Math.max(now, subscription.startDate ?? now);
  const start = subscription.freeTrial
    ? periodsAfter(begins, subscription.freeTrial, 1, timeZone)
    : begins;
  return periodsAfter(start, subscription, cycle - 1, timeZone);
}
