import { periodsAfter } from '../../kernel/calendar.ts';
import type { AppliedDiscount, PricedLine, PricedPurchase, Summary } from './priced-purchase.ts';
import { grainOf, type Purchase, type Subscription } from './purchase.ts';
import { addUp } from './summary.ts';
import { chargeTax } from './tax/charge.ts';
import type { Taxable } from './tax/taxable.ts';

/** What a subscription will cost: so many cycles at the same price, from a cycle on. Delivery is quoted with each. */
export interface SubscriptionCharge {
  readonly cycleFrom: number;
  /** Left out: until it is cancelled. */
  readonly cycleCount?: number;
  readonly summary: Summary;
  readonly billingDate: number;
}

export interface SubscriptionCharges {
  readonly lineId: string;
  readonly charges: readonly SubscriptionCharge[];
}

export function subscriptionCharges(purchase: Purchase, priced: PricedPurchase): SubscriptionCharges[] {
  return purchase.lines.flatMap((line, index) => {
    const own = priced.lines[index];
    if (!line.subscription || !own) return [];
    return [{ lineId: line.id, charges: chargesOf(purchase, line.subscription, own, priced.discounts) }];
  });
}

function chargesOf(purchase: Purchase, subscription: Subscription, own: PricedLine, discounts: readonly AppliedDiscount[]): SubscriptionCharge[] {
  const last = subscription.billingCycles ?? (subscription.autoRenewal ? undefined : 1);
  const lasting = own.allocations.map(({ discount, amount }) => ({ amount, cycles: discounts[discount]?.subscriptionCycles ?? Infinity }));
  const starts = [...new Set([1, ...lasting.map(({ cycles }) => cycles + 1)])].filter((cycle) => cycle <= (last ?? Infinity) && cycle !== Infinity).toSorted((a, b) => a - b);
  return starts.map((cycleFrom, at) => {
    const end = starts[at + 1] ?? (last === undefined ? undefined : last + 1);
    const discount = lasting.reduce((sum, { amount, cycles }) => (cycles >= cycleFrom ? sum + amount : sum), 0n);
    return {
      cycleFrom,
      ...(end === undefined ? {} : { cycleCount: end - cycleFrom }),
      // The first cycle is this order: its tax was divided with everything else in it.
      summary: cycleFrom === 1 ? summarise(purchase, own.amount, discount, own.tax.tax) : summarise(purchase, own.amount, discount, taxOf(purchase, own, own.amount - discount)),
      billingDate: billingDate(purchase.now, subscription, cycleFrom, purchase.timeZone),
    };
  });
}

function taxOf({ tax, currency }: Purchase, { id }: PricedLine, amount: bigint): bigint {
  const taxable: Taxable = { name: 'line/0', amount, amountStep: '', place: '', rates: tax.lines[id]?.rates ?? [] };
  return chargeTax({ included: tax.included, taxables: [taxable], grain: grainOf(currency) }).tax.total;
}

function summarise({ tax: { included } }: Purchase, subtotal: bigint, discount: bigint, tax: bigint): Summary {
  const one = (amount: bigint): { amount: bigint; step: string }[] => [{ amount, step: '' }];
  return addUp({ subtotal: one(subtotal), discount: one(discount), tax: one(tax), shipping: [], additionalFees: [] }, included, '');
}

/** Cycles are counted from the start, not from one another: what began on the 31st is due on the last day of shorter months. */
export function billingDate(now: number, subscription: Subscription, cycle: number, timeZone = 'UTC'): number {
  const begins = subscription.startDate ?? now;
  const start = subscription.freeTrial ? periodsAfter(begins, subscription.freeTrial, 1, timeZone) : begins;
  return periodsAfter(start, subscription, cycle - 1, timeZone);
}
