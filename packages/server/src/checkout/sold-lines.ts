import type { Buyer, SoldLine } from '../offerings/index.ts';
import type { QuotedCheckout } from './quote-checkout.ts';
import type { CheckoutRow } from './store/checkouts.ts';

/** The checkout's catalog lines, for the domains that sell them. Custom lines are not included. */
export function soldLines({
  viewed,
  quote: { priced },
}: Pick<QuotedCheckout, 'viewed' | 'quote'>): SoldLine[] {
  const paidBy = new Map(
    priced.memberships.flatMap(({ id, lineIds }) => lineIds.map((lineId) => [lineId, id] as const)),
  );
  return viewed.flatMap(({ line, item }): SoldLine[] => {
    if (line.kind !== 'catalog' || !item) return [];
    const membershipId = paidBy.get(line.id);
    return [
      {
        lineId: line.id,
        appId: line.reference.appId.toLowerCase(),
        itemId: line.reference.catalogItemId.toLowerCase(),
        itemType: item.itemType,
        options: line.reference.options ?? {},
        quantity: line.quantity,
        ...(membershipId === undefined ? {} : { membershipId }),
      },
    ];
  });
}

export function soldTo({
  ownerKind,
  ownerId,
  choices,
}: Pick<CheckoutRow, 'ownerKind' | 'ownerId' | 'choices'>): Buyer {
  const { firstName, lastName, phone } =
    choices.billingInfo?.contactDetails ?? choices.shippingDestination?.contactDetails ?? {};
  return {
    ...(ownerKind === 'member'
      ? { memberId: ownerId }
      : ownerKind === 'visitor'
        ? { visitorId: ownerId }
        : {}),
    ...(choices.language === undefined ? {} : { language: choices.language }),
    contact: {
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(phone ? { phone } : {}),
      ...(choices.email === undefined ? {} : { email: choices.email }),
    },
  };
}
