import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import type { Choices } from './choices.ts';

interface Granted {
  readonly priced: Pick<PricedPurchase, 'refusals'>;
  readonly deliveryGone: boolean;
  readonly destination: unknown;
}

/** Refuses a coupon, gift card or delivery option that cannot be used when it is added. One that stops working later stays, and the checkout reports it. */
export function askedIsGranted(
  before: Pick<Partial<Choices>, 'couponCode' | 'giftCard' | 'delivery'>,
): (quoted: { readonly quote: Granted }, choices: Choices) => Refusal | undefined {
  return ({ quote: { priced, deliveryGone, destination } }, choices) => {
    const { refusals } = priced;
    if (
      choices.delivery !== undefined &&
      !sameDelivery(choices, before) &&
      deliveryGone &&
      destination
    ) {
      return refuse(
        404,
        'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
        'This delivery is not offered for these items and this address; see shippingInfo.carrierServiceOptions.',
      );
    }
    const coupon =
      choices.couponCode !== before.couponCode
        ? refusals.find(({ about }) => about === 'coupon')
        : undefined;
    const card =
      choices.giftCard?.giftCardId !== before.giftCard?.giftCardId
        ? refusals.find(({ about }) => about === 'giftCard')
        : undefined;
    const refused = coupon ?? card;
    return (
      refused &&
      refuse(428, refused.code, refused.description, coupon ? { couponCode: coupon.subject } : {})
    );
  };
}

const sameDelivery = (
  one: Pick<Partial<Choices>, 'delivery'>,
  other: Pick<Partial<Choices>, 'delivery'>,
): boolean =>
  one.delivery?.code === other.delivery?.code &&
  one.delivery?.carrierId === other.delivery?.carrierId;
