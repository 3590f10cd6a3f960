import { createHash } from 'node:crypto';
import type { Checkout } from '@shopwright/contract/checkout/checkout';
import type { Violation } from '@shopwright/contract/cart/totals';
import type { PaymentBlockerError } from '@shopwright/contract/errors/groups';
import {
  buyerOf as buyerOfOwner,
  membershipsFor,
  membershipsToWire,
  payByMembership,
  quoteInputOf,
  viewShopLines,
  withoutUsedTrials,
  type CartDeps,
  type CartOwner,
  type ViewedLine,
} from '../cart/index.ts';
import type { FindCatalogItems, RequestedStock } from '../catalog/index.ts';
import type { Reader } from '../db/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import type { Sales } from '../offerings/index.ts';
import type { OfferedMembership } from '../plans/index.ts';
import { quote, quoteToWire, type Buyer, type Quote } from '../pricing/index.ts';
import type { Choices } from './rules/choices.ts';
import { quoteText } from './rules/quote-text.ts';
import { findPaymentBlocker, findViolations } from './rules/ready-to-pay.ts';
import { locationOf, renderCheckout, type CheckoutFacts } from './render-checkout.ts';
import type { Refusal } from '../kernel/outcome.ts';

/** The buyer and what they chose. */
export type ToQuote = Pick<CheckoutFacts, 'checkoutId' | 'ownerKind' | 'ownerId' | 'choices'>;

export interface QuoteDeps extends Pick<CartDeps, 'pricing' | 'findItems'> {
  /** Sells services, tickets, plans and gift cards. */
  readonly sales?: Sales;
}

export interface QuotedCheckout {
  readonly viewed: readonly ViewedLine[];
  readonly quote: Quote;
  /** What the buyer's plans can pay for. */
  readonly offered: readonly OfferedMembership[];
  /** A hash that changes when the buyer would pay another amount or get something else. */
  readonly mark: string;
  /** The stock that it needs. */
  readonly requestedStock: readonly RequestedStock[];
  readonly violations: readonly Violation[];
}

/** Prices the buyer's choices now. What is held for this checkout counts as available. */
export async function quoteCheckout(
  deps: QuoteDeps,
  reader: Reader,
  siteId: string,
  checkout: ToQuote,
  held: readonly RequestedStock[] = [],
): Promise<QuotedCheckout> {
  const { choices } = checkout;
  const { memberId } = buyerOf(checkout);
  const looked = await viewShopLines(
    {
      findItems: withHeldOfferings(
        withHeldStock(deps.findItems, held),
        deps.sales,
        checkout.checkoutId,
        deps.pricing.clock(),
      ),
    },
    reader,
    siteId,
    withMemberships(choices),
  );
  const viewed = await withoutUsedTrials(reader, siteId, memberId, looked);
  const offered = await membershipsFor(reader, siteId, {
    memberId,
    viewed,
    now: deps.pricing.clock(),
    holderId: checkout.checkoutId,
  });
  const quoted = await quote(deps.pricing, reader, siteId, {
    ...quoteInputOf({
      ...choices,
      lines: [],
      owner: ownerOf(checkout),
      shippingLocation: locationOf(choices.shippingDestination?.address),
      billingLocation: locationOf(choices.billingInfo?.address),
    }),
    ...payByMembership(
      viewed.flatMap(({ quoteLine }) => (quoteLine ? [quoteLine] : [])),
      offered,
    ),
    checkoutId: checkout.checkoutId,
    giftCards: choices.giftCard
      ? [
          {
            giftCardId: choices.giftCard.giftCardId,
            ...(choices.giftCard.requestedAmount === undefined
              ? {}
              : { requestedAmount: toUnits(choices.giftCard.requestedAmount, MONEY_SCALE) }),
          },
        ]
      : [],
    ...(choices.taxExemptGroupId === undefined ? {} : { taxExempt: true }),
    ...(choices.customSettings?.disabledDiscountRulesCalculation
      ? { withoutDiscountRules: true }
      : {}),
  });
  return {
    viewed,
    quote: quoted,
    offered,
    mark: createHash('sha256')
      .update(quoteText(quoted.purchase, quoted.priced))
      .digest('base64url'),
    requestedStock: viewed.flatMap(({ line, item }) =>
      item?.variantId === undefined
        ? []
        : [{ productId: item.productId, variantId: item.variantId, quantity: line.quantity }],
    ),
    violations: findViolations(choices, quoted.priced, quoted.terms.checkout, checkout.ownerKind),
  };
}

export function buyerOf({ ownerKind, ownerId, choices }: Omit<ToQuote, 'checkoutId'>): Buyer {
  return buyerOfOwner(ownerOf({ ownerKind, ownerId }), choices.email);
}

const ownerOf = ({ ownerKind, ownerId }: Pick<ToQuote, 'ownerKind' | 'ownerId'>): CartOwner => ({
  kind: ownerKind === 'merchant' ? 'user' : ownerKind,
  id: ownerId,
});

/** A membership chosen for the checkout pays for the lines it names. */
function withMemberships({ lines, memberships = [] }: Choices): Choices['lines'] {
  if (memberships.length === 0) return lines;
  return lines.map((line) => {
    const chosen = memberships.find(({ lineItemIds = [] }) => lineItemIds.includes(line.id));
    return chosen?.id === undefined
      ? line
      : {
          ...line,
          selectedMembership: {
            id: chosen.id,
            ...(chosen.appId === undefined ? {} : { appId: chosen.appId }),
          },
        };
  });
}

function withHeldStock(
  findItems: FindCatalogItems,
  held: readonly RequestedStock[],
): FindCatalogItems {
  if (held.length === 0) return findItems;
  const own = new Map(held.map(({ variantId, quantity }) => [variantId, quantity]));
  return async (reader, siteId, references) =>
    (await findItems(reader, siteId, references)).map((item) => {
      if (!('found' in item) || item.found.available === null) return item;
      return {
        found: {
          ...item.found,
          available: item.found.available + (own.get(item.found.variantId ?? '') ?? 0),
        },
      };
    });
}

/** Places and tickets that this checkout holds count as available for it. */
function withHeldOfferings(
  findItems: FindCatalogItems,
  sales: Sales | undefined,
  holderId: string,
  now: Date,
): FindCatalogItems {
  return async (reader, siteId, references) => {
    const found = await findItems(reader, siteId, references);
    if (
      !sales ||
      !found.some(
        (item) =>
          'found' in item && item.found.variantId === undefined && item.found.available !== null,
      )
    )
      return found;
    const own = await sales.held(reader, { siteId, holderId, now });
    return found.map((item) =>
      'found' in item && item.found.variantId === undefined && item.found.available !== null
        ? { found: { ...item.found, available: item.found.available + own(item.found) } }
        : item,
    );
  };
}

export const renderQuoted = (
  facts: CheckoutFacts,
  { viewed, quote: quoted, violations, offered }: QuotedCheckout,
): Checkout => {
  const { membershipOptions, ...checkout } = renderCheckout(facts, viewed, quoted, violations);
  return {
    ...checkout,
    membershipOptions: { ...membershipOptions, ...membershipsToWire(offered) },
  };
};

/** The reason why the checkout cannot be paid as it is; undefined when it can. */
export function checkReadyToPay(
  { choices, ownerKind }: Pick<ToQuote, 'choices' | 'ownerKind'>,
  { viewed, quote: quoted, violations }: QuotedCheckout,
): Refusal<PaymentBlockerError> | undefined {
  const { purchase, priced, offers, deliveryGone, terms } = quoted;
  return findPaymentBlocker({
    choices,
    viewed,
    purchase,
    priced,
    deliveryNeeded: offers.needed,
    deliveryGone,
    errors: quoteToWire(quoted).calculationErrors ?? {},
    violations,
    ownerKind,
    acceptsPayments: terms.checkout.acceptsPayments,
  });
}
