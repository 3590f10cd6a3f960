import type { EstimatedTotals } from '@shopwright/contract/cart/estimate';
import type { estimateCurrentCartTotals } from '@shopwright/contract/cart/current-cart';
import type { ExplainedTotals } from '@shopwright/contract/cart/explain';
import type { Static } from '@shopwright/contract/field';
import type { Address } from '@shopwright/contract/shared/address';
import type { ReadyAnswer } from '../http/index.ts';
import {
  askQuote,
  explainQuote,
  explanationToWire,
  quoteToWire,
  summaryToWire,
  type Place,
  type Quote,
  type QuoteInput,
} from '../pricing/index.ts';
import { joinTexts } from '../kernel/kept-text.ts';
import { cartToText } from './rules/cart-to-wire.ts';
import type { CartState } from './rules/cart-state.ts';
import { makeAnew, type KeptTexts } from './kept-texts.ts';
import { membershipsFor, membershipsToWire, payByMembership } from './memberships.ts';
import { violationsOf } from './rules/estimate-to-wire.ts';
import type { OfferedMembership } from '../plans/index.ts';
import type { ViewedLine } from './rules/view-lines.ts';
import type { CartAndTokens } from './store.ts';
import { cartToQuote, viewShopLines, type ViewDeps } from './view.ts';
import type { Reader } from '../db/index.ts';

export type AskedEstimate = Static<(typeof estimateCurrentCartTotals)['request']>;

/** What the cart would cost there and then, as clients read it, in JSON. */
export async function estimate(
  deps: ViewDeps,
  reader: Reader,
  siteId: string,
  found: CartAndTokens,
  asked: AskedEstimate,
  kept: KeptTexts = makeAnew,
): Promise<ReadyAnswer> {
  const { lines, offered, input } = await prepare(deps, reader, siteId, found, asked);
  const write = (priced: Quote): string => {
    const totals: Omit<EstimatedTotals, 'cart'> = {
      ...quoteToWire(priced),
      membershipOptions: membershipsToWire(offered),
      violations: violationsOf(lines),
    };
    return joinTexts(`{"cart":${cartToText(found.cart, lines, priced)}}`, JSON.stringify(totals));
  };
  return {
    ready: kept(found.cart, lines, await askQuote(deps.pricing, reader, siteId, input), write),
  };
}

/** The same sums, each with its rule and its rounding. */
export async function explain(
  deps: ViewDeps,
  reader: Reader,
  siteId: string,
  found: CartAndTokens,
  asked: AskedEstimate,
): Promise<ExplainedTotals> {
  const { input } = await prepare(deps, reader, siteId, found, asked);
  const { priced, prices, steps, terms } = await explainQuote(deps.pricing, reader, siteId, input);
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

/** One question for both, so that what is explained is what is charged. */
async function prepare(
  deps: ViewDeps,
  reader: Reader,
  siteId: string,
  { cart, tokens }: CartAndTokens,
  asked: AskedEstimate,
): Promise<{
  lines: readonly ViewedLine[];
  offered: readonly OfferedMembership[];
  input: QuoteInput;
}> {
  const lines = await viewShopLines(deps, reader, siteId, cart.lines, tokens);
  const offered = await membershipsFor(reader, siteId, {
    memberId: cart.owner.kind === 'member' ? cart.owner.id : undefined,
    viewed: lines,
    now: deps.pricing.clock(),
  });
  const input = askedToQuote(cart, lines, asked);
  return { lines, offered, input: { ...input, ...payByMembership(input.lines, offered) } };
}

function askedToQuote(
  cart: CartState,
  lines: readonly ViewedLine[],
  asked: AskedEstimate,
): QuoteInput {
  const { info } = cart;
  const shipping = asked.shippingAddress ?? info.contactInfo?.address;
  const { carrierId, code } = asked.selectedShippingOption ?? info.selectedShippingOption ?? {};
  const memberships = new Map(
    asked.selectedMemberships?.memberships?.flatMap(({ id, lineItemIds = [] }) =>
      lineItemIds.map((lineId) => [lineId, id] as const),
    ) ?? [],
  );
  const base = cartToQuote(cart, lines);
  return {
    ...base,
    lines: base.lines.map((line) => {
      const membershipId = memberships.get(line.id);
      return membershipId === undefined ? line : { ...line, membershipId };
    }),
    ...(shipping ? { shippingAddress: toPlace(shipping) } : {}),
    ...(asked.billingAddress ? { billingAddress: toPlace(asked.billingAddress) } : {}),
    ...(code === undefined
      ? {}
      : { chosenDelivery: { code, ...(typeof carrierId === 'string' ? { carrierId } : {}) } }),
    calculate: {
      delivery: asked.calculateShipping ?? true,
      tax: asked.calculateTax ?? true,
      fees: asked.calculateAdditionalFees ?? true,
    },
  };
}

/** Of an address, what decides delivery and tax. */
export function toPlace({ country, subdivision, city, postalCode, addressLine }: Address): Place {
  return {
    ...(country ? { country } : {}),
    ...(subdivision ? { subdivision } : {}),
    ...(city ? { city } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(addressLine ? { addressLine } : {}),
  };
}
