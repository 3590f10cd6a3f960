import type { CalculationErrors, Violation } from '@shopwright/contract/cart/totals';
import type { CheckoutSettings } from '@shopwright/contract/settings/checkout';
import type { ViewedLine } from '../../cart/rules/view-lines.ts';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import type { Purchase } from '../../pricing/rules/purchase.ts';
import type { Choices } from './choices.ts';

/** What the store asks of a buyer before it sells. Shown with the checkout, and in the way of paying. */
export function findViolations(
  choices: Choices,
  { summary }: Pick<PricedPurchase, 'summary'>,
  terms: Pick<CheckoutSettings, 'guestCheckout' | 'minimumSubtotal' | 'requirePhone'>,
  ownerKind: string,
): Violation[] {
  const found: string[] = [];
  if (!terms.guestCheckout && ownerKind === 'visitor')
    found.push('Only members may buy here. Sign in to go on.');
  if (
    terms.minimumSubtotal !== undefined &&
    summary.subtotal < toUnits(terms.minimumSubtotal, MONEY_SCALE)
  )
    found.push(`The items must come to at least ${terms.minimumSubtotal}.`);
  if (terms.requirePhone && !phoneOf(choices)) found.push('A phone number is needed.');
  return found.map((description) => ({
    severity: 'ERROR',
    target: { other: { name: 'OTHER_DEFAULT' } },
    description,
  }));
}

const phoneOf = ({ billingInfo, shippingDestination }: Choices): string | undefined =>
  billingInfo?.contactDetails?.phone ?? shippingDestination?.contactDetails?.phone ?? undefined;

export interface ToBuy {
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

/** Why this cannot be bought as it is; undefined when it can. The first thing in the way is told. */
export function whyNotReady(toBuy: ToBuy): Refusal | undefined {
  const { choices, viewed, purchase, priced, errors, violations } = toBuy;
  if (!toBuy.acceptsPayments)
    return refuse(409, 'SITE_NOT_ACCEPTING_PAYMENTS', 'This store takes no orders at the moment.');
  if (choices.lines.length === 0)
    return refuse(400, 'EMPTY_CHECKOUT', 'There is nothing in this checkout.');
  const short = outOfStock(viewed);
  if (short) return short;
  if (
    toBuy.ownerKind !== 'member' &&
    viewed.some(({ line }) => line.kind === 'custom' && line.custom.membersOnly === true)
  )
    return refuse(
      403,
      'MEMBERS_ONLY_ITEM',
      'Some of these items are for members. Sign in to buy them.',
    );
  const subscriptions = purchase.lines.filter(({ subscription }) => subscription);
  if (subscriptions.length > 0 && purchase.lines.length > 1)
    return refuse(400, 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS', 'A subscription is bought alone.');
  if (subscriptions.length > 0 && priced.summary.total === 0n)
    return refuse(
      400,
      'SUBSCRIPTION_WITH_ZERO_TOTAL',
      'A subscription that costs nothing cannot be bought.',
    );
  if (toBuy.deliveryGone)
    return refuse(
      409,
      'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
      'The chosen delivery is not offered for these items and this address. Choose another.',
    );
  if (toBuy.deliveryNeeded && !purchase.delivery)
    return refuse(
      400,
      'NO_SELECTED_CARRIER_SERVICE_OPTION',
      'Say where it goes, and choose how: shippingInfo.shippingDestination and shippingInfo.selectedCarrierServiceOption.',
    );
  const calculation = firstError(errors);
  if (calculation) return calculation;
  if (violations.length > 0)
    return refuse(
      400,
      'VIOLATIONS_WITH_ERROR_SEVERITY',
      violations[0]?.description ?? 'The store does not sell this as it is.',
      { violations },
    );
  return undefined;
}

function outOfStock(viewed: readonly ViewedLine[]): Refusal | undefined {
  const lacking = viewed.filter(({ availability }) => availability.status !== 'AVAILABLE');
  if (lacking.length === 0) return undefined;
  const lines = lacking.map(({ line, availability }) => ({ lineItemId: line.id, ...availability }));
  const none = viewed.every(
    ({ availability }) =>
      availability.status === 'NOT_AVAILABLE' || availability.status === 'NOT_FOUND',
  );
  return none
    ? refuse(409, 'FULL_OUT_OF_STOCK', 'Nothing of this can be had any more.', { lineItems: lines })
    : refuse(
        409,
        'PARTIAL_OUT_OF_STOCK',
        'Some of these items cannot be had in this number any more.',
        { lineItems: lines },
      );
}

/** Discounts and gift cards that were asked for and not granted: the buyer decides whether to go on without. */
function firstError(errors: CalculationErrors): Refusal | undefined {
  const known = [
    'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    'SUBSCRIPTION_WITH_GIFT_CARD',
  ];
  const [first] = Object.values(errors).flatMap((details) =>
    details &&
    typeof details === 'object' &&
    'applicationError' in details &&
    details.applicationError
      ? [details.applicationError]
      : [],
  );
  if (!first) return undefined;
  // The same answer as to the buyer who loses the last use in the moment of paying.
  if (first.code?.startsWith('ERROR_COUPON') || first.code === 'ERROR_INVALID_SUBTOTAL')
    return refuse(428, first.code, first.description ?? 'The coupon cannot be used.', {
      couponCode: first.data?.['subject'],
    });
  const code =
    first.code !== undefined && known.includes(first.code) ? first.code : 'CALCULATION_ERROR';
  return refuse(
    400,
    code,
    first.description ?? 'The price of this checkout cannot be worked out.',
    { cause: first.code },
  );
}
