import type { Cart } from '@shopwright/contract/cart/cart';
import type { Address } from '@shopwright/contract/shared/address';
import type { FindCatalogItems, ProductTokens } from '../catalog/index.ts';
import type { Reader } from '../db/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import {
  quote,
  type Buyer,
  type Location,
  type PricingDeps,
  type Quote,
  type QuoteInput,
  type QuoteLine,
} from '../pricing/index.ts';
import { indexItems, type IndexedItems } from './items.ts';
import type { CartOwner, CartState } from './rules/cart-state.ts';
import { cartToWire } from './rules/cart-to-wire.ts';
import type { ShopLine } from './rules/shop-line.ts';
import { viewLines, type ViewedLine } from './rules/view-lines.ts';

export interface PriceDeps {
  readonly pricing: PricingDeps;
  readonly findItems: FindCatalogItems;
}

/**
 * The same deps, with amounts also in this currency. The buyer is charged in the currency of the
 * store.
 */
export function withDisplayCurrency<Deps extends PriceDeps>(
  deps: Deps,
  currency: string | undefined,
): Deps {
  if (currency === undefined) return deps;
  const { pricing } = deps;
  return {
    ...deps,
    pricing: { ...pricing, termsOf: (siteId: string) => pricing.termsOf(siteId, currency) },
  };
}

/** The lines of a cart or a checkout with the items they sell, as these are now. */
export async function viewShopLines(
  { findItems }: Pick<PriceDeps, 'findItems'>,
  reader: Reader,
  siteId: string,
  lines: readonly ShopLine[],
  tokens?: ProductTokens,
): Promise<ViewedLine[]> {
  const references = referencesOf(lines);
  const items = await findItems(reader, siteId, references, tokens);
  return viewWithItems(lines, indexItems(references, items));
}

const viewWithItems = (
  lines: readonly ShopLine[],
  { byReference, byKey }: IndexedItems,
): ViewedLine[] =>
  viewLines(lines, ({ reference, key }) => byReference.get(reference) ?? byKey.get(key));

export const referencesOf = (lines: readonly ShopLine[]) =>
  lines.flatMap((line) => (line.kind === 'catalog' ? [line.reference] : []));

/** What pricing needs to know of a cart. */
export function cartQuoteInput(
  { couponCode, merchantDiscounts, owner, info }: CartState,
  lines: readonly ViewedLine[],
  delivery: Pick<BuyerChoices, 'shippingLocation' | 'billingLocation' | 'delivery'> = {},
): QuoteInput {
  return quoteInputOf({
    ...delivery,
    lines: lines.flatMap(({ quoteLine }) => (quoteLine ? [quoteLine] : [])),
    couponCode,
    merchantDiscounts,
    owner,
    email: info.email,
  });
}

/** Delivery, tax and fees are part of an estimate, not of the cart. */
export const cartOnlyQuoteInput = (cart: CartState, lines: readonly ViewedLine[]): QuoteInput => ({
  ...cartQuoteInput(cart, lines),
  calculate: { delivery: false, tax: false, fees: false },
});

/** Prices a cart and converts it to the form in which clients read it. */
export async function priceCart(
  deps: PriceDeps,
  reader: Reader,
  siteId: string,
  cart: CartState,
  items?: IndexedItems,
): Promise<{ readonly quote: Quote; readonly wire: Cart }> {
  const lines = items
    ? viewWithItems(cart.lines, items)
    : await viewShopLines(deps, reader, siteId, cart.lines);
  const quoted = await quote(deps.pricing, reader, siteId, cartOnlyQuoteInput(cart, lines));
  return { quote: quoted, wire: cartToWire(cart, lines, quoted) };
}

/** What a buyer has chosen so far, in a cart or a checkout. */
export interface BuyerChoices {
  readonly lines: readonly QuoteLine[];
  readonly couponCode?: string | null | undefined;
  readonly merchantDiscounts?: readonly { readonly id: string; readonly amount: string }[];
  readonly owner: CartOwner;
  readonly email?: string | null | undefined;
  readonly shippingLocation?: Location | undefined;
  readonly billingLocation?: Location | undefined;
  readonly delivery?: { readonly code?: string; readonly carrierId?: string | null } | undefined;
}

/**
 * The quote of a cart, an estimate or a checkout starts from the same input, so that they agree.
 */
export function quoteInputOf({
  lines,
  couponCode,
  merchantDiscounts = [],
  owner,
  email,
  shippingLocation,
  billingLocation,
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
    ...(shippingLocation ? { shippingAddress: shippingLocation } : {}),
    ...(billingLocation ? { billingAddress: billingLocation } : {}),
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
export function toLocation({
  country,
  subdivision,
  city,
  postalCode,
  addressLine,
}: Address): Location {
  return {
    ...(country ? { country } : {}),
    ...(subdivision ? { subdivision } : {}),
    ...(city ? { city } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(addressLine ? { addressLine } : {}),
  };
}
