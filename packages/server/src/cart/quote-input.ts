import type { Address } from '@shopwright/contract/shared/address';
import { toUnits } from '../kernel/decimal.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import type { Buyer, Place, QuoteInput, QuoteLine } from '../pricing/index.ts';
import type { CartOwner } from './rules/cart-state.ts';

/** What a buyer has chosen so far, in a cart or a checkout. */
export interface BuyerChoices {
  readonly lines: readonly QuoteLine[];
  readonly couponCode?: string | null | undefined;
  readonly merchantDiscounts?: readonly { readonly id: string; readonly amount: string }[];
  readonly owner: CartOwner;
  readonly email?: string | null | undefined;
  readonly shippingPlace?: Place | undefined;
  readonly billingPlace?: Place | undefined;
  readonly delivery?: { readonly code?: string; readonly carrierId?: string | null } | undefined;
}

/** The quote of a cart, an estimate or a checkout starts from the same input, so that they agree. */
export function quoteInputOf({
  lines,
  couponCode,
  merchantDiscounts = [],
  owner,
  email,
  shippingPlace,
  billingPlace,
  delivery: { code, carrierId } = {},
}: BuyerChoices): QuoteInput {
  return {
    lines,
    couponCodes: typeof couponCode === 'string' ? [couponCode] : [],
    merchantDiscounts: merchantDiscounts.map(({ id, amount }) => ({
      id,
      effect: { type: 'AMOUNT', amount: toUnits(amount, MONEY_SCALE) },
      lineIds: [],
    })),
    buyer: buyerOf(owner, email),
    ...(shippingPlace ? { shippingAddress: shippingPlace } : {}),
    ...(billingPlace ? { billingAddress: billingPlace } : {}),
    ...(code === undefined
      ? {}
      : { chosenDelivery: { code, ...(typeof carrierId === 'string' ? { carrierId } : {}) } }),
  };
}

/** The shop's own users have no history as buyers. */
export const buyerOf = ({ kind, id }: CartOwner, email: string | null | undefined): Buyer => ({
  ...(kind === 'member' ? { memberId: id } : kind === 'visitor' ? { visitorId: id } : {}),
  ...(email ? { email } : {}),
});

/** The fields of an address that decide delivery and tax. */
export function toPlace({ country, subdivision, city, postalCode, addressLine }: Address): Place {
  return {
    ...(country ? { country } : {}),
    ...(subdivision ? { subdivision } : {}),
    ...(city ? { city } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(addressLine ? { addressLine } : {}),
  };
}
