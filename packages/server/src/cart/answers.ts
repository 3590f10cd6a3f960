import type { PricingDeps, Quote, StoreTerms } from '../pricing/index.ts';
import type { ViewedLine } from './rules/view-lines.ts';
import type { CartAndTokens } from './store.ts';

/**
 * Storefronts ask for the same cart with every page. As long as the cart, the products in it and the store's settings are the very same,
 * so is the answer: it is kept as text when it is asked for a second time (keeping what nobody asks for again costs more than making it).
 * What hangs on anything else (discounts and their dates and limits, a tax provider, other catalogs, the day) is never kept.
 */
export type Answers = (siteId: string, found: CartAndTokens, asked: string, make: () => Promise<Made>) => Promise<string>;

export interface Made {
  readonly text: string;
  readonly quote: Quote;
  readonly lines: readonly ViewedLine[];
}

const MOST_CHARACTERS = 16_000_000;
const MOST_ASKED_ONCE = 2_000;

interface Known {
  size: number;
  readonly texts: Map<string, string>;
  readonly askedOnce: Set<string>;
}

export function createAnswers({ termsOf, rules }: Pick<PricingDeps, 'termsOf' | 'rules'>): Answers {
  const kept = new WeakMap<StoreTerms, Known>();
  return async (siteId, { cart, tokens }, asked, make) => {
    const terms = await termsOf(siteId);
    const plain = cart.couponCode === null && cart.merchantDiscounts.length === 0 && (await rules.of(siteId)).length === 0;
    if (!plain) return (await make()).text;
    const known: Known = kept.get(terms) ?? { size: 0, texts: new Map(), askedOnce: new Set() };
    kept.set(terms, known);
    const key = `${cart.cartId} ${cart.revision} ${JSON.stringify(tokens)} ${asked}`;
    const text = known.texts.get(key);
    if (text !== undefined) return text;
    const made = await make();
    if (!isAskedAgain(known, key)) return made.text;
    // Settings or discounts may have changed on the way.
    if (made.quote.terms !== terms || !isLasting(made)) return made.text;
    if (known.size > MOST_CHARACTERS) {
      known.texts.clear();
      known.size = 0;
    }
    known.texts.set(key, made.text);
    known.size += key.length + made.text.length;
    return made.text;
  };
}

function isAskedAgain({ askedOnce }: Known, key: string): boolean {
  if (askedOnce.delete(key)) return true;
  if (askedOnce.size >= MOST_ASKED_ONCE) askedOnce.clear();
  askedOnce.add(key);
  return false;
}

function isLasting({ quote: { purchase }, lines }: Made): boolean {
  return purchase.discountRules.length === 0 && purchase.coupons.length === 0 && purchase.memberships.length === 0
    && purchase.tax.rateType !== 'AUTO_RATE' && purchase.tax.rateType !== 'FALLBACK_RATE'
    && lines.every(({ line, item }) => line.kind === 'custom' || (item?.variantId !== undefined && item.subscription === undefined));
}
