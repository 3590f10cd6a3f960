import type { Clock } from '../kernel/clock.ts';
import type { DiscountRules } from './discount-rules.ts';
import { findGiftCards, toBalance } from './gift-cards.ts';
import { chooseDelivery, offerDelivery, type Offers } from './rules/delivery/offer.ts';
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
  Place,
  Purchase,
  PurchaseTax,
} from './rules/purchase.ts';
import type { QuoteLine } from './rules/quote-line.ts';
import { feesOf } from './rules/settings/read-fees.ts';
import { resolveTax, type AutoTaxAnswer } from './rules/tax/resolve.ts';
import type { Chosen } from './rules/wire/delivery.ts';
import type { PriceWriter } from './rules/wire/prices.ts';
import { findCoupons } from './store/discounts.ts';
import { countUses, type Buyer } from './store/redemptions.ts';
import type { StoreTerms } from './store-terms.ts';
import { askProvider, type TaxProvider } from './tax-provider.ts';
import type { Reader } from '../db/index.ts';

/** The one road from lines to money: carts, estimates, checkouts and orders all ask here, so they cannot disagree. */

export interface QuoteInput {
  /** Only what is really sold: leave out what is gone from the catalog or out of stock. */
  readonly lines: readonly QuoteLine[];
  /** As the buyer wrote them. */
  readonly couponCodes?: readonly string[];
  readonly merchantDiscounts?: readonly MerchantDiscount[];
  readonly buyer: Buyer;
  readonly shippingAddress?: Place;
  readonly billingAddress?: Place;
  readonly chosenDelivery?: { readonly carrierId?: string; readonly code: string };
  readonly giftCards?: readonly {
    readonly giftCardId: string;
    readonly requestedAmount?: bigint;
  }[];
  readonly memberships?: readonly MembershipBalance[];
  /** Beside those of the store's settings. */
  readonly fees?: readonly Fee[];
  /** All of it unless told. */
  readonly calculate?: {
    readonly delivery?: boolean;
    readonly tax?: boolean;
    readonly fees?: boolean;
  };
  readonly taxExempt?: boolean;
  /** The merchant sells without automatic discounts; coupons count as ever. */
  readonly withoutDiscountRules?: boolean;
  /** The checkout this is for: what it has taken of limited discounts does not count against it. */
  readonly checkoutId?: string;
}

/** Everything that is found out before anything is added up. */
export interface AskedQuote {
  readonly purchase: Purchase;
  readonly offers: Offers;
  readonly chosen: Chosen | undefined;
  /** A delivery was asked for that is not among the offers. */
  readonly deliveryGone: boolean;
  /** Where it goes, as far as that is known. */
  readonly destination: Place | undefined;
  readonly terms: StoreTerms;
  readonly prices: PriceWriter;
}

export interface Quote extends AskedQuote {
  readonly priced: PricedPurchase;
}

export interface PricingDeps {
  readonly clock: Clock;
  /** With the currency that the buyer reads prices in, where the store converts to it. */
  readonly termsOf: (siteId: string, displayCurrency?: string) => Promise<StoreTerms>;
  readonly rules: DiscountRules;
  readonly taxProvider?: TaxProvider;
  /** What the buyer did before, where a discount hangs on it; a newcomer unless told. */
  readonly customerOf?: (reader: Reader, siteId: string, buyer: Buyer) => Promise<Customer>;
}

const newcomer: Customer = { orders: 0, groups: [] };

export const quote = async (
  deps: PricingDeps,
  reader: Reader,
  siteId: string,
  input: QuoteInput,
): Promise<Quote> => priceQuote(await askQuote(deps, reader, siteId, input));

export const priceQuote = (asked: AskedQuote): Quote => ({
  ...asked,
  priced: pricePurchase(asked.purchase),
});

/** The same quote, with every step to it. */
export async function explainQuote(
  deps: PricingDeps,
  reader: Reader,
  siteId: string,
  input: QuoteInput,
): Promise<Quote & { readonly steps: readonly Step[] }> {
  const asked = await askQuote(deps, reader, siteId, input);
  return { ...asked, ...explainPurchase(asked.purchase) };
}

export async function askQuote(
  deps: PricingDeps,
  reader: Reader,
  siteId: string,
  input: QuoteInput,
): Promise<AskedQuote> {
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
      : offerDelivery(terms.shipping, shippingAddress, shopping);
  // While nobody knows where it goes, nothing is chosen for the buyer.
  const chosen =
    shippingAddress || chosenDelivery ? chooseDelivery(offers, chosenDelivery) : undefined;
  const delivery = chosen && (chosen.asked || shippingAddress) ? chosen : undefined;
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
    deliveryGone: chosenDelivery !== undefined && offers.needed && chosen?.asked !== true,
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
      // Shown as the merchant writes it.
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
  const place = pickup ? addresses.business : (shippingAddress ?? billingAddress);
  let auto: AutoTaxAnswer | undefined;
  if (
    deps.taxProvider &&
    place &&
    !taxExempt &&
    closest(terms.tax.regions, place)?.mode === 'AUTO'
  ) {
    auto = await askProvider(deps.taxProvider, { siteId, addresses, lines, pickup });
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
