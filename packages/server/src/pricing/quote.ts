import type { Clock } from '../kernel/clock.ts';
import type { DiscountRules } from './discount-rules.ts';
import { findGiftCards, toBalance } from './gift-cards.ts';
import { collectOffers, storeDelivery, type DeliverySource } from './delivery-offers.ts';
import { chooseDelivery, type Offers } from './rules/delivery/offer.ts';
import {
  isLimited,
  isPersonal,
  toDiscount,
  type StoredDiscount,
} from './rules/discounts/definition.ts';
import type { Discount, MerchantDiscount } from './rules/discounts/discount.ts';
import { explainPurchase, pricePurchase } from './rules/price-purchase.ts';
import { closest } from './rules/area.ts';
import type { Step } from './rules/explain.ts';
import type { PricedPurchase } from './rules/priced-purchase.ts';
import type {
  Customer,
  Fee,
  GiftCardBalance,
  MembershipBalance,
  Location,
  Purchase,
  PurchaseTax,
} from './rules/purchase.ts';
import type { QuoteLine } from './rules/quote-line.ts';
import { feesOf } from './rules/settings/read-fees.ts';
import { resolveTax } from './rules/tax/resolve.ts';
import type { Chosen } from './rules/wire/delivery.ts';
import type { PriceWriter } from './rules/wire/prices.ts';
import { findCoupons } from './store/discounts.ts';
import { countUses, type Buyer } from './store/redemptions.ts';
import type { StoreTerms } from './store-terms.ts';
import type { TaxAnswer } from '../kernel/extend/tax-provider.ts';
import type { TaxProvider } from './tax-provider.ts';
import type { Reader } from '../db/index.ts';

/** Carts, estimates, checkouts and orders are all priced here, so they cannot disagree. */

export interface QuoteInput {
  /** Only items that can be bought: the caller removes deleted and sold-out ones. */
  readonly lines: readonly QuoteLine[];
  /** As the buyer typed them. */
  readonly couponCodes?: readonly string[];
  readonly merchantDiscounts?: readonly MerchantDiscount[];
  readonly buyer: Buyer;
  readonly shippingAddress?: Location;
  readonly billingAddress?: Location;
  readonly chosenDelivery?: { readonly carrierId?: string; readonly code: string };
  readonly giftCards?: readonly {
    readonly giftCardId: string;
    readonly requestedAmount?: bigint;
  }[];
  readonly memberships?: readonly MembershipBalance[];
  /** In addition to the fees of the store's settings. */
  readonly fees?: readonly Fee[];
  /** All of them by default. */
  readonly calculate?: {
    readonly delivery?: boolean;
    readonly tax?: boolean;
    readonly fees?: boolean;
  };
  readonly taxExempt?: boolean;
  /** The merchant sells without automatic discounts; coupons still apply. */
  readonly withoutDiscountRules?: boolean;
  /** The checkout that is quoted: its own uses of limited discounts do not count against it. */
  readonly checkoutId?: string;
}

/** All inputs of a quote, loaded before anything is calculated. */
export interface PreparedQuote {
  readonly purchase: Purchase;
  readonly offers: Offers;
  readonly chosen: Chosen | undefined;
  /** The requested delivery option is not offered. */
  readonly deliveryGone: boolean;
  /** The destination, if it is known. */
  readonly destination: Location | undefined;
  readonly terms: StoreTerms;
  readonly prices: PriceWriter;
}

export interface Quote extends PreparedQuote {
  readonly priced: PricedPurchase;
}

export interface PricingDeps {
  readonly clock: Clock;
  /** With the currency that prices are shown in, if the store converts to it. */
  readonly termsOf: (siteId: string, displayCurrency?: string) => Promise<StoreTerms>;
  readonly rules: DiscountRules;
  /** For regions whose mode is AUTO; never throws, and answers in time. */
  readonly taxProvider?: TaxProvider;
  /** In the order in which buyers see their options; the store's own settings by default. */
  readonly delivery?: readonly DeliverySource[];
  /** Whether a quote may wait for an extension. */
  readonly hasExternalProviders?: boolean;
  /** The buyer's history, loaded if a discount depends on it; otherwise that of a new customer. */
  readonly customerOf?: (reader: Reader, siteId: string, buyer: Buyer) => Promise<Customer>;
}

const newcomer: Customer = { orders: 0, groups: [] };

export const quote = async (
  deps: PricingDeps,
  reader: Reader,
  siteId: string,
  input: QuoteInput,
): Promise<Quote> => priceQuote(await prepareQuote(deps, reader, siteId, input));

export const priceQuote = (prepared: PreparedQuote): Quote => ({
  ...prepared,
  priced: pricePurchase(prepared.purchase),
});

/** The same quote with its derivation. */
export async function explainQuote(
  deps: PricingDeps,
  reader: Reader,
  siteId: string,
  input: QuoteInput,
): Promise<Quote & { readonly steps: readonly Step[] }> {
  const prepared = await prepareQuote(deps, reader, siteId, input);
  return { ...prepared, ...explainPurchase(prepared.purchase) };
}

export async function prepareQuote(
  deps: PricingDeps,
  reader: Reader,
  siteId: string,
  input: QuoteInput,
): Promise<PreparedQuote> {
  const { lines, merchantDiscounts = [], memberships = [], calculate = {} } = input;
  const now = deps.clock().getTime();
  const terms = await deps.termsOf(siteId);
  const discounts = await findDiscounts(deps, reader, siteId, input);
  const giftCards = await findBalances(reader, siteId, input, terms);
  const shopping = {
    now,
    lines,
    currency: terms.currency,
    weightUnit: terms.weightUnit,
    memberships,
  };
  const { shippingAddress, chosenDelivery } = input;

  const offers =
    calculate.delivery === false
      ? { needed: false, options: [] }
      : await collectOffers(deps.delivery ?? [storeDelivery], {
          siteId,
          settings: terms.shipping,
          destination: shippingAddress,
          shopping,
        });
  // Without a destination, no delivery option is preselected.
  const chosen =
    shippingAddress || chosenDelivery ? chooseDelivery(offers, chosenDelivery) : undefined;
  const delivery = chosen && (chosen.isRequested || shippingAddress) ? chosen : undefined;
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n);
  const fees =
    calculate.fees === false
      ? []
      : [...feesOf(lines.length === 0 ? [] : terms.checkout.fees, subtotal), ...(input.fees ?? [])];
  const tax = await findTax(deps, siteId, input, terms, delivery?.delivery.kind === 'PICKUP');

  return {
    purchase: {
      now,
      timeZone: terms.timeZone,
      lines,
      memberships,
      merchantDiscounts,
      giftCards,
      fees,
      tax,
      currency: terms.currency,
      weightUnit: terms.weightUnit,
      ...discounts,
      ...(terms.conversion ? { conversion: terms.conversion } : {}),
      ...(delivery ? { delivery: delivery.delivery } : {}),
    },
    offers,
    chosen: delivery,
    terms,
    destination: shippingAddress,
    deliveryGone: chosenDelivery !== undefined && offers.needed && chosen?.isRequested !== true,
    prices: terms.prices,
  };
}

async function findDiscounts(
  deps: PricingDeps,
  reader: Reader,
  siteId: string,
  { couponCodes = [], buyer, checkoutId, withoutDiscountRules = false }: QuoteInput,
): Promise<Pick<Purchase, 'discountRules' | 'coupons' | 'customer'>> {
  const rules = withoutDiscountRules ? [] : await deps.rules.of(siteId);
  const coupons = couponCodes.length > 0 ? await findCoupons(reader, siteId, couponCodes) : [];
  if (rules.length === 0 && couponCodes.length === 0)
    return { discountRules: [], coupons: [], customer: newcomer };
  const all = [...rules, ...coupons];
  const limited = all.filter(isLimited).map(({ discountId }) => discountId);
  const uses =
    limited.length > 0
      ? await countUses(reader, siteId, {
          discountIds: limited,
          buyer,
          ...(checkoutId === undefined ? {} : { checkoutId }),
        })
      : new Map();
  const customer =
    deps.customerOf && all.some(isPersonal)
      ? await deps.customerOf(reader, siteId, buyer)
      : newcomer;
  const read = (stored: StoredDiscount): Discount =>
    toDiscount(stored, uses.get(stored.discountId));
  return {
    discountRules: rules.map(read),
    customer,
    coupons: couponCodes.map((code) => {
      const coupon = coupons.find((each) => each.code?.toUpperCase() === code.trim().toUpperCase());
      // In the merchant's spelling.
      return { code: coupon?.code ?? code, ...(coupon ? { coupon: read(coupon) } : {}) };
    }),
  };
}

async function findBalances(
  reader: Reader,
  siteId: string,
  { giftCards = [] }: QuoteInput,
  terms: StoreTerms,
): Promise<GiftCardBalance[]> {
  if (giftCards.length === 0) return [];
  const cards = await findGiftCards(
    reader,
    siteId,
    giftCards.map(({ giftCardId }) => giftCardId),
  );
  return giftCards.flatMap(({ giftCardId, requestedAmount }) =>
    cards
      .filter((card) => card.giftCardId === giftCardId)
      .map((card) => toBalance(card, terms.currency.code, requestedAmount)),
  );
}

async function findTax(
  deps: PricingDeps,
  siteId: string,
  input: QuoteInput,
  terms: StoreTerms,
  pickup: boolean,
): Promise<PurchaseTax> {
  const { lines, shippingAddress, billingAddress, calculate = {}, taxExempt = false } = input;
  const addresses = {
    business: terms.business,
    ...(shippingAddress ? { shipping: shippingAddress } : {}),
    ...(billingAddress ? { billing: billingAddress } : {}),
  };
  if (calculate.tax === false) {
    const { included } = resolveTax({ settings: terms.tax, addresses, lines: [], exempt: true });
    return { rateType: 'NO_TAX_COLLECTED', included, lines: {}, shipping: [], fees: [] };
  }
  const taxLocation = pickup ? addresses.business : (shippingAddress ?? billingAddress);
  let auto: TaxAnswer | undefined;
  if (
    deps.taxProvider &&
    taxLocation &&
    !taxExempt &&
    closest(terms.tax.regions, taxLocation)?.mode === 'AUTO'
  ) {
    auto = await deps.taxProvider.rates({ siteId, addresses, lines, pickup });
  }
  return resolveTax({
    settings: terms.tax,
    addresses,
    lines,
    pickup,
    exempt: taxExempt,
    ...(auto ? { auto } : {}),
  });
}
