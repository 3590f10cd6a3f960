import type { Purchase } from '../purchase.ts';
import type { Discount } from './discount.ts';
import { isForShipping } from './scope.ts';

/** A discount to be tried on this purchase. */
export interface Planned {
  readonly discount: Discount;
  readonly source: 'rule' | 'coupon' | 'merchant';
  readonly code?: string;
  /** The path of its effect in the purchase. */
  readonly path: string;
  /** The merchant's own discounts name lines by id. */
  readonly lineIds?: readonly string[];
}

export interface Plan {
  readonly onItems: readonly Planned[];
  readonly onShipping: readonly Planned[];
}

/**
 * The order of application. On items: rules for specific items, rules for the whole cart, coupons
 * for specific items, coupons for the whole cart, the merchant's own. On shipping: rules, then
 * coupons. On a tie, the lower priority number first, then the smaller id.
 */
export function planInOrder(planned: readonly Planned[]): Plan {
  const inOrder = planned.toSorted(
    (a, b) =>
      rank(a) - rank(b) || (a.discount.priority ?? 0) - (b.discount.priority ?? 0) || byId(a, b),
  );
  return {
    onItems: inOrder.filter(({ discount }) => !isForShipping(discount)),
    onShipping: inOrder.filter(({ discount }) => isForShipping(discount)),
  };
}

const RANKS = { rule: 0, coupon: 2, merchant: 4 } as const;

const rank = ({ source, discount }: Planned): number =>
  RANKS[source] + (discount.scope.type === 'GLOBAL' ? 1 : 0);

// By code unit instead of locale, so that the order is the same everywhere.
function byId(a: Planned, b: Planned): number {
  if (a.discount.id < b.discount.id) return -1;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the sort only asks whether one comes before the other
  return a.discount.id > b.discount.id ? 1 : 0;
}

export function planMerchantDiscounts({
  merchantDiscounts,
}: Pick<Purchase, 'merchantDiscounts'>): Planned[] {
  return merchantDiscounts.map(({ id, effect, lineIds }, index) => ({
    source: 'merchant',
    path: `merchantDiscounts.${index}.effect`,
    ...(lineIds.length > 0 ? { lineIds } : {}),
    // Granted for this purchase, so for one cycle of a subscription; in the order they were
    // granted.
    discount: {
      id,
      name: '',
      effect,
      scope: { type: 'GLOBAL' },
      stackable: true,
      priority: index,
      subscriptionCycles: 1,
    },
  }));
}

/**
 * The possible combinations: all discounts that combine, with one of each exclusive group; or one
 * discount that does not combine, alone.
 */
export function combinations(planned: readonly Planned[]): Planned[][] {
  const stacking = planned.filter(({ discount }) => discount.stackable);
  const alone = planned.filter(({ discount }) => !discount.stackable).map((one) => [one]);
  if (stacking.length === 0 && alone.length > 0) return alone;
  let combined = [stacking.filter(({ discount }) => discount.oneOf === undefined)];
  for (const ofOneKind of Map.groupBy(
    stacking.filter(({ discount }) => discount.oneOf !== undefined),
    ({ discount }) => discount.oneOf,
  ).values()) {
    combined = combined.flatMap((others) => ofOneKind.map((one) => [...others, one]));
  }
  return [...combined, ...alone];
}
