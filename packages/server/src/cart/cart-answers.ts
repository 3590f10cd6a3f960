import type { Cart } from '@shopwright/contract/cart/cart';
import type { estimateCurrentCartTotals } from '@shopwright/contract/cart/current-cart';
import type { EstimatedTotals } from '@shopwright/contract/cart/estimate';
import type { ExplainedTotals } from '@shopwright/contract/cart/explain';
import type { Static } from '@shopwright/contract/field';
import type { OfferedMembership } from '../plans/index.ts';
import {
  prepareQuote,
  explainQuote,
  explanationToWire,
  quoteToWire,
  summaryToWire,
  type QuoteInput,
} from '../pricing/index.ts';
import type { CartDeps, Carts } from './carts.ts';
import { membershipsFor, membershipsToWire, payByMembership } from './memberships.ts';
import { cartOnlyQuoteInput, cartQuoteInput, toLocation, viewShopLines } from './price-cart.ts';
import { cartToWire } from './rules/cart-to-wire.ts';
import type { CartState } from './rules/cart-state.ts';
import { violationsOf } from './rules/estimate-to-wire.ts';
import type { ViewedLine } from './rules/view-lines.ts';
import type { LoadedCart } from './store/carts.ts';

/**
 * The answers of the calls that read a cart: the cart itself, its estimated totals, and the
 * explanation of these.
 */

export type AnswerDeps = CartDeps & { readonly carts: Carts };
export type EstimateRequest = Static<(typeof estimateCurrentCartTotals)['request']>;

export async function answerCart(
  { carts, ...deps }: AnswerDeps,
  siteId: string,
  { cart, productTokens }: LoadedCart,
): Promise<{ cart: Cart }> {
  const lines = await viewShopLines(deps, deps.db, siteId, cart.lines, productTokens);
  const prepared = await prepareQuote(
    deps.pricing,
    deps.db,
    siteId,
    cartOnlyQuoteInput(cart, lines),
  );
  return carts.answerQuote({
    kind: 'cart',
    cart,
    lines,
    prepared,
    toAnswer: (quote) => ({ cart: cartToWire(cart, lines, quote) }),
  });
}

/** What the cart costs with delivery to this address, tax and fees. */
export async function answerEstimate(
  { carts, ...deps }: AnswerDeps,
  siteId: string,
  loaded: LoadedCart,
  request: EstimateRequest,
): Promise<EstimatedTotals> {
  const { cart } = loaded;
  const { lines, memberships, input } = await prepareEstimate(deps, siteId, loaded, request);
  const prepared = await prepareQuote(deps.pricing, deps.db, siteId, input);
  return carts.answerQuote<EstimatedTotals>({
    kind: 'estimate',
    cart,
    lines,
    prepared,
    toAnswer: (quote) => ({
      cart: cartToWire(cart, lines, quote),
      ...quoteToWire(quote),
      membershipOptions: membershipsToWire(memberships),
      violations: violationsOf(lines),
    }),
  });
}

/** The same totals, each step with its rule and its rounding. */
export async function answerExplanation(
  deps: CartDeps,
  siteId: string,
  loaded: LoadedCart,
  request: EstimateRequest,
): Promise<ExplainedTotals> {
  const { input } = await prepareEstimate(deps, siteId, loaded, request);
  const { priced, prices, steps, terms } = await explainQuote(deps.pricing, deps.db, siteId, input);
  return {
    priceSummary: summaryToWire(priced.summary, prices),
    currency: terms.currency.code,
    steps: explanationToWire(steps, terms.currency).map(({ inputs, ...step }) => ({
      ...step,
      inputs: { ...inputs },
    })),
    notApplied: priced.notApplied.map((each) => ({ ...each })),
    considered: priced.considered.map(({ discountIds, total, chosen }) => ({
      discountIds: [...discountIds],
      total: prices.plain(total).amount ?? '',
      chosen,
    })),
  };
}

interface PreparedEstimate {
  readonly lines: readonly ViewedLine[];
  readonly memberships: readonly OfferedMembership[];
  readonly input: QuoteInput;
}

/** The estimate and its explanation are quoted from the same input, so that they agree. */
async function prepareEstimate(
  deps: CartDeps,
  siteId: string,
  { cart, productTokens }: LoadedCart,
  request: EstimateRequest,
): Promise<PreparedEstimate> {
  const lines = await viewShopLines(deps, deps.db, siteId, cart.lines, productTokens);
  const memberships = await membershipsFor(deps.db, siteId, {
    memberId: cart.owner.kind === 'member' ? cart.owner.id : undefined,
    viewed: lines,
    now: deps.pricing.clock(),
  });
  const input = estimateQuoteInput(cart, lines, request);
  return { lines, memberships, input: { ...input, ...payByMembership(input.lines, memberships) } };
}

/** The request replaces what the cart says. */
function estimateQuoteInput(
  cart: CartState,
  lines: readonly ViewedLine[],
  request: EstimateRequest,
): QuoteInput {
  const { info } = cart;
  const shippingAddress = request.shippingAddress ?? info.contactInfo?.address;
  const input = cartQuoteInput(cart, lines, {
    shippingLocation: shippingAddress && toLocation(shippingAddress),
    billingLocation: request.billingAddress && toLocation(request.billingAddress),
    delivery: request.selectedShippingOption ?? info.selectedShippingOption,
  });
  const membershipIds = new Map(
    request.selectedMemberships?.memberships?.flatMap(({ id, lineItemIds = [] }) =>
      lineItemIds.map((lineId) => [lineId, id] as const),
    ) ?? [],
  );
  return {
    ...input,
    lines: input.lines.map((line) => {
      const membershipId = membershipIds.get(line.id);
      return membershipId === undefined ? line : { ...line, membershipId };
    }),
    calculate: {
      delivery: request.calculateShipping ?? true,
      tax: request.calculateTax ?? true,
      fees: request.calculateAdditionalFees ?? true,
    },
  };
}
