import type { EnteredCouponError } from '@shopwright/contract/errors/groups';
import { reasonFor } from '../reason.ts';
import { isDiscountable, type OpenLine } from '../open-lines.ts';
import type { NotApplied, PricingRefusal } from '../priced-purchase.ts';
import type { Purchase } from '../purchase.ts';
import type { Discount } from './discount.ts';
import type { Planned } from './plan.ts';
import { isForShipping, linesIn } from './scope.ts';

export interface Eligible {
  readonly planned: readonly Planned[];
  readonly refusals: readonly PricingRefusal[];
  readonly notApplied: readonly NotApplied[];
}

/** Which rules and coupons apply to these lines, and why the others do not. */
export function findEligible(purchase: Purchase, lines: readonly OpenLine[]): Eligible {
  const planned: Planned[] = [];
  const refusals: PricingRefusal[] = [];
  const notApplied: NotApplied[] = [];

  purchase.discountRules.forEach((discount, index) => {
    const reason = whyNot(discount, purchase, lines);
    if (reason) notApplied.push({ source: 'rule', id: discount.id, ...reason });
    else planned.push({ discount, source: 'rule', path: `discountRules.${index}.effect` });
  });
  purchase.coupons.forEach(({ code, coupon }, index) => {
    const reason = coupon ? whyNot(coupon, purchase, lines) : UNKNOWN;
    if (reason) {
      refusals.push({ about: 'coupon', subject: code, ...reason });
      if (coupon) notApplied.push({ source: 'coupon', id: coupon.id, ...reason });
      return;
    }
    // Stryker disable next-line ConditionalExpression: without a coupon there is a reason
    if (coupon)
      planned.push({
        discount: coupon,
        source: 'coupon',
        code,
        path: `coupons.${index}.coupon.effect`,
      });
  });
  return { planned, refusals, notApplied };
}

interface Reason {
  readonly code: EnteredCouponError;
  readonly description: string;
}

const UNKNOWN: Reason = reasonFor('ERROR_COUPON_DOES_NOT_EXIST');

/** The first reason that applies, the most permanent first. */
function whyNot(
  discount: Discount,
  { now, customer }: Pick<Purchase, 'now' | 'customer'>,
  lines: readonly OpenLine[],
): Reason | undefined {
  return (
    lastingReason(discount, now) ??
    customerReason(discount, customer) ??
    itemReason(discount, lines)
  );
}

function lastingReason(
  { disabled, startsAt, endsAt, usageLimit, used = 0 }: Discount,
  now: number,
): Reason | undefined {
  if (disabled) return reasonFor('ERROR_COUPON_IS_DISABLED');
  // Stryker disable next-line ConditionalExpression: without a limit the comparison is false by itself
  if (startsAt !== undefined && now < startsAt) return reasonFor('ERROR_COUPON_IS_NOT_ACTIVE_YET');
  // Stryker disable next-line ConditionalExpression: without a limit the comparison is false by itself
  if (endsAt !== undefined && now >= endsAt) return reasonFor('ERROR_COUPON_HAS_EXPIRED');
  // Stryker disable next-line ConditionalExpression: without a limit the comparison is false by itself
  if (usageLimit !== undefined && used >= usageLimit)
    return reasonFor('ERROR_COUPON_USAGE_EXCEEDED');
  return undefined;
}

function customerReason(
  discount: Discount,
  { orders, groups }: Purchase['customer'],
): Reason | undefined {
  const code = 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED';
  const { limitPerCustomer, usedByCustomer = 0 } = discount;
  // Stryker disable next-line ConditionalExpression: without a limit the comparison is false by itself
  if (limitPerCustomer !== undefined && usedByCustomer >= limitPerCustomer)
    return { code, description: 'You have used this discount as often as one customer may.' };
  if (discount.firstOrderOnly && orders > 0)
    return { code, description: 'This discount is for a first order only.' };
  if (discount.groups && !discount.groups.some((group) => groups.includes(group))) {
    return reasonFor('ERROR_COUPON_NOT_FOR_CUSTOMER');
  }
  return undefined;
}

function itemReason(discount: Discount, lines: readonly OpenLine[]): Reason | undefined {
  const discountable = lines.filter(isDiscountable);
  if (lines.length > 0 && lines.every(({ line }) => line.itemType === 'GIFT_CARD')) {
    return reasonFor('COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD');
  }
  const subtotal = discountable.reduce((sum, { amount }) => sum + amount, 0n);
  // Stryker disable next-line ConditionalExpression: without a limit the comparison is false by itself
  if (discount.minimumSubtotal !== undefined && subtotal < discount.minimumSubtotal) {
    return reasonFor('ERROR_INVALID_SUBTOTAL');
  }
  const inScope = isForShipping(discount) ? discountable : linesIn(discount.scope, lines);
  const quantity = inScope.reduce((sum, { line }) => sum + line.quantity, 0);
  // Stryker disable next-line ConditionalExpression: without a limit the comparison is false by itself
  if (discount.minimumQuantity !== undefined && quantity < discount.minimumQuantity) {
    return reasonFor('ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED');
  }
  if (inScope.length === 0 && !isForShipping(discount)) {
    return reasonFor('ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS');
  }
  return undefined;
}
