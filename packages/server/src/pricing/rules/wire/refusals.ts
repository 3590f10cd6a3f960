import type { GiftCard } from '@shopwright/contract/cart/discounts';
import type { CalculationErrors } from '@shopwright/contract/cart/totals';
import type { PricedPurchase, PricingRefusal } from '../priced-purchase.ts';
import type { PriceWriter } from './prices.ts';

/** Requested discounts and cards that were not granted, in the fields where clients expect them. */
export function refusalsToWire(refusals: readonly PricingRefusal[]): CalculationErrors {
  const details = ({ code, description, subject }: PricingRefusal) => ({
    applicationError: { code, description, data: { subject } },
  });
  const first = (about: PricingRefusal['about']): PricingRefusal | undefined =>
    refusals.find((refusal) => refusal.about === about);
  const [coupon, giftCard, membership] = [first('coupon'), first('giftCard'), first('membership')];
  return {
    ...(coupon ? { couponCalculationError: details(coupon) } : {}),
    ...(giftCard ? { giftCardCalculationError: details(giftCard) } : {}),
    ...(membership ? { membershipError: details(membership) } : {}),
  };
}

/** The wire has room for one. */
export function giftCardToWire(
  { giftCards }: Pick<PricedPurchase, 'giftCards'>,
  appId: string,
  { price }: PriceWriter,
): GiftCard | undefined {
  const [card] = giftCards;
  return (
    card && { id: card.id, obfuscatedCode: card.obfuscatedCode, amount: price(card.amount), appId }
  );
}
