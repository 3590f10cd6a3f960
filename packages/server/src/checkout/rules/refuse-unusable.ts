import type { EnteredCouponError, EnteredGiftCardError } from '@shopwright/contract/errors/groups';
import { refuse, refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import type { PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import type { Choices } from './choices.ts';

interface Granted {
  readonly priced: Pick<PricedPurchase, 'refusals'>;
  readonly deliveryGone: boolean;
  readonly destination: unknown;
}

/**
 * Refuses a coupon, gift card or delivery option that cannot be used when it is added. One that
 * stops working later stays, and the checkout reports it.
 */
export function refuseUnusable(
  before: Pick<Partial<Choices>, 'couponCode' | 'giftCard' | 'delivery'>,
): (
  quoted: { readonly quote: Granted },
  choices: Choices,
) =>
  | Refusal<EnteredCouponError | EnteredGiftCardError | 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'>
  | undefined {
  return ({ quote: { priced, deliveryGone, destination } }, choices) => {
    const { refusals } = priced;
    if (
      choices.delivery !== undefined &&
      !sameDelivery(choices, before) &&
      deliveryGone &&
      destination
    ) {
      return refuse('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
    }
    const coupon =
      choices.couponCode !== before.couponCode
        ? refusals.find((found) => found.about === 'coupon')
        : undefined;
    const card =
      choices.giftCard?.giftCardId !== before.giftCard?.giftCardId
        ? refusals.find((found) => found.about === 'giftCard')
        : undefined;
    const refused = coupon ?? card;
    return (
      refused &&
      refuseWithStatus(
        428,
        refused.code,
        refused.description,
        coupon ? { couponCode: coupon.subject } : {},
      )
    );
  };
}

const sameDelivery = (
  one: Pick<Partial<Choices>, 'delivery'>,
  other: Pick<Partial<Choices>, 'delivery'>,
): boolean =>
  one.delivery?.code === other.delivery?.code &&
  one.delivery?.carrierId === other.delivery?.carrierId;
