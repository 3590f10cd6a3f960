import type { CalculationErrors, Violation, ViolationRule } from '@shopwright/contract/cart/totals';
import type { CheckoutSettings } from '@shopwright/contract/settings/checkout';
import type { ViewedLine } from '../../cart/rules/view-lines.ts';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { couponErrors } from '@shopwright/contract/errors/groups';
import type { EnteredCouponError, PaymentBlockerError } from '@shopwright/contract/errors/groups';
import { refuse, refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import type { PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import type { Purchase } from '../../pricing/rules/purchase.ts';
import type { Choices } from './choices.ts';
import { refuseOutOfStock } from './out-of-stock.ts';

/**
 * The store's requirements that the checkout does not meet. They are shown with it and prevent
 * payment.
 */
export function findViolations(
  choices: Choices,
  { summary }: Pick<PricedPurchase, 'summary'>,
  terms: Pick<CheckoutSettings, 'guestCheckout' | 'minimumSubtotal' | 'requirePhone'>,
  ownerKind: string,
): Violation[] {
  const found: [rule: ViolationRule, description: string][] = [];
  if (!terms.guestCheckout && ownerKind === 'visitor')
    found.push(['MEMBERS_ONLY', 'Only members can buy in this store. Sign in to continue.']);
  if (
    terms.minimumSubtotal !== undefined &&
    summary.subtotal < toUnits(terms.minimumSubtotal, MONEY_SCALE)
  )
    found.push(['MINIMUM_SUBTOTAL', `The subtotal must be at least ${terms.minimumSubtotal}.`]);
  if (terms.requirePhone && !phoneOf(choices))
    found.push(['PHONE_REQUIRED', 'A phone number is required.']);
  return found.map(([ruleName, description]) => ({
    severity: 'ERROR',
    target: { other: { name: 'OTHER_DEFAULT' } },
    description,
    ruleName,
  }));
}

const phoneOf = ({ billingInfo, shippingDestination }: Choices): string | undefined =>
  billingInfo?.contactDetails?.phone ?? shippingDestination?.contactDetails?.phone ?? undefined;

export interface PayableCheckout {
  readonly choices: Choices;
  readonly viewed: readonly ViewedLine[];
  readonly purchase: Purchase;
  readonly priced: PricedPurchase;
  readonly deliveryNeeded: boolean;
  readonly deliveryGone: boolean;
  readonly errors: CalculationErrors;
  readonly violations: readonly Violation[];
  readonly ownerKind: string;
  readonly acceptsPayments: boolean;
}

/** The first reason why the checkout cannot be paid as it is; undefined when it can. */
export function findPaymentBlocker(
  checkout: PayableCheckout,
): Refusal<PaymentBlockerError> | undefined {
  const { choices, viewed, purchase, priced, errors, violations } = checkout;
  if (!checkout.acceptsPayments) return refuse('SITE_NOT_ACCEPTING_PAYMENTS');
  if (choices.lines.length === 0) return refuse('EMPTY_CHECKOUT');
  const outOfStock = refuseOutOfStock(
    viewed
      .filter(({ availability }) => availability.status !== 'AVAILABLE')
      .map(({ line, availability }) => ({ lineItemId: line.id, ...availability })),
    viewed.length,
  );
  if (outOfStock) return outOfStock;
  if (
    checkout.ownerKind !== 'member' &&
    viewed.some(({ line }) => line.kind === 'custom' && line.custom.membersOnly === true)
  )
    return refuseWithStatus(
      403,
      'MEMBERS_ONLY_ITEM',
      'Some items are for members only. Sign in to buy them.',
    );
  const subscriptions = purchase.lines.filter(({ subscription }) => subscription);
  if (subscriptions.length > 0 && purchase.lines.length > 1)
    return refuse('SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS');
  if (subscriptions.length > 0 && priced.summary.total === 0n)
    return refuse('SUBSCRIPTION_WITH_ZERO_TOTAL');
  if (checkout.deliveryGone) return refuse('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE');
  if (checkout.deliveryNeeded && !purchase.delivery)
    return refuse('NO_SELECTED_CARRIER_SERVICE_OPTION');
  const calculation = firstError(errors);
  if (calculation) return calculation;
  if (violations.length > 0)
    return refuse(
      'VIOLATIONS_WITH_ERROR_SEVERITY',
      violations[0]?.description ?? 'The store does not accept this checkout as it is.',
      { violations },
    );
  return undefined;
}

/** Calculation errors that keep their own code. */
const passedOn = [
  'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'SUBSCRIPTION_WITH_GIFT_CARD',
] as const;

/**
 * Discounts and gift cards that could not be applied: the buyer decides whether to continue without
 * them.
 */
function firstError(
  errors: CalculationErrors,
):
  | Refusal<
      | EnteredCouponError
      | 'CALCULATION_ERROR'
      | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
      | 'SUBSCRIPTION_WITH_GIFT_CARD'
    >
  | undefined {
  const [first] = Object.values(errors).flatMap((details) =>
    details &&
    typeof details === 'object' &&
    'applicationError' in details &&
    details.applicationError
      ? [details.applicationError]
      : [],
  );
  if (!first) return undefined;
  // The same answer as for a buyer who loses the last use while paying.
  const coupon = couponErrors.find((code) => code === first.code);
  if (coupon)
    return refuse(coupon, first.description ?? 'The coupon cannot be used.', {
      couponCode: first.data?.['subject'],
    });
  const code = passedOn.find((passed) => passed === first.code) ?? 'CALCULATION_ERROR';
  return refuseWithStatus(
    400,
    code,
    first.description ?? 'The price of this checkout cannot be calculated.',
    { cause: first.code },
  );
}
