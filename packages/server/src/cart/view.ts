import type { FindCatalogItems, ProductTokens } from '../catalog/index.ts';
import type { ReadyAnswer } from '../http/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import {
  askQuote,
  quote,
  type PricingDeps,
  type Quote,
  type QuoteInput,
} from '../pricing/index.ts';
import { knowItems, type KnownItems } from './items.ts';
import { cartToText } from './rules/cart-to-wire.ts';
import type { CartState } from './rules/cart-state.ts';
import type { ShopLine } from './rules/shop-line.ts';
import { viewLines, type ViewedLine } from './rules/view-lines.ts';
import type { KeptTexts } from './kept-texts.ts';
import type { CartAndTokens } from './store.ts';
import type { Reader } from '../db/index.ts';

export interface ViewDeps {
  readonly pricing: PricingDeps;
  readonly findItems: FindCatalogItems;
}

export interface ViewedCart {
  readonly lines: readonly ViewedLine[];
  readonly quote: Quote;
  /** As clients read it, in JSON. */
  readonly text: string;
}

/** Lines of a cart or a checkout beside what they sell at this moment. */
export async function viewShopLines(
  { findItems }: Pick<ViewDeps, 'findItems'>,
  reader: Reader,
  siteId: string,
  lines: readonly ShopLine[],
  tokens?: ProductTokens,
): Promise<ViewedLine[]> {
  const references = referencesOf(lines);
  return viewKnownLines(
    lines,
    knowItems(references, await findItems(reader, siteId, references, tokens)),
  );
}

export const viewKnownLines = (
  lines: readonly ShopLine[],
  { byReference, byKey }: KnownItems,
): ViewedLine[] =>
  viewLines(lines, ({ reference, key }) => byReference.get(reference) ?? byKey.get(key));

export const referencesOf = (lines: readonly ShopLine[]) =>
  lines.flatMap((line) => (line.kind === 'catalog' ? [line.reference] : []));

/** What a cart asks of pricing, whatever else is asked with it. */
export function cartToQuote(
  { couponCode, merchantDiscounts, owner, info }: CartState,
  lines: readonly ViewedLine[],
): QuoteInput {
  return {
    lines: lines.flatMap(({ asked }) => (asked ? [asked] : [])),
    couponCodes: couponCode === null ? [] : [couponCode],
    merchantDiscounts: merchantDiscounts.map(({ id, amount }) => ({
      id,
      effect: { type: 'AMOUNT', amount: toUnits(amount, MONEY_SCALE) },
      lineIds: [],
    })),
    buyer: {
      ...(owner.kind === 'member'
        ? { memberId: owner.id }
        : owner.kind === 'visitor'
          ? { visitorId: owner.id }
          : {}),
      ...(info.email ? { email: info.email } : {}),
    },
  };
}

/** A cart by itself: what it costs to bring it home and the tax on it are an estimate's. */
const cartAlone = (cart: CartState, lines: readonly ViewedLine[]): QuoteInput => ({
  ...cartToQuote(cart, lines),
  calculate: { delivery: false, tax: false, fees: false },
});

export async function viewCart(
  deps: ViewDeps,
  reader: Reader,
  siteId: string,
  cart: CartState,
  given: { readonly tokens?: ProductTokens; readonly known?: KnownItems } = {},
): Promise<ViewedCart> {
  const lines = given.known
    ? viewKnownLines(cart.lines, given.known)
    : await viewShopLines(deps, reader, siteId, cart.lines, given.tokens);
  const priced = await quote(deps.pricing, reader, siteId, cartAlone(cart, lines));
  return { lines, quote: priced, text: cartToText(cart, lines, priced) };
}

/**
 * The calls every storefront makes most, written out once for the answer and the event. A test holds that they say what the contract
 * declares and nothing else.
 */
export const cartAnswer = (cart: string): ReadyAnswer => ({ ready: asAnswer(cart) });

const asAnswer = (cart: string): string => `{"cart":${cart}}`;

/** For who only reads it. */
export async function readCartAnswer(
  deps: ViewDeps,
  reader: Reader,
  siteId: string,
  { cart, tokens }: CartAndTokens,
  kept: KeptTexts,
): Promise<ReadyAnswer> {
  const lines = await viewShopLines(deps, reader, siteId, cart.lines, tokens);
  return {
    ready: kept(
      cart,
      lines,
      await askQuote(deps.pricing, reader, siteId, cartAlone(cart, lines)),
      (priced) => asAnswer(cartToText(cart, lines, priced)),
    ),
  };
}
