import { same } from '../kernel/same.ts';
import { priceQuote, type AskedQuote, type Quote } from '../pricing/index.ts';
import type { CartState } from './rules/cart-state.ts';
import type { ViewedLine } from './rules/view-lines.ts';

/**
 * Storefronts ask what a cart costs with every page, and with every line of an address. Each time it is found out anew what the products
 * cost, who delivers there and what is taxed; where all of that is the very same as the last time for this cart, so are the sums, and adding
 * them up and writing them is spared. What hangs on the time of day (discounts, memberships, subscriptions) is never kept.
 */
export type KeptTexts = (
  cart: CartState,
  lines: readonly ViewedLine[],
  asked: AskedQuote,
  write: (quote: Quote) => string,
) => string;

/** For a cart that is read anew each time. */
export const makeAnew: KeptTexts = (_cart, _lines, asked, write) => write(priceQuote(asked));

/** All that the text is made of, beside the cart. */
interface Basis extends Omit<AskedQuote, 'destination'> {
  readonly lines: readonly ViewedLine[];
  readonly somewhere: boolean;
}

export function createKeptTexts(): KeptTexts {
  const kept = new WeakMap<CartState, { readonly basis: Basis; readonly text: string }>();
  return (cart, lines, asked, write) => {
    if (!isLasting(asked)) return write(priceQuote(asked));
    const basis = basisOf(lines, asked);
    const known = kept.get(cart);
    if (known && known.basis.terms === basis.terms && same(known.basis, basis)) return known.text;
    const text = write(priceQuote(asked));
    kept.set(cart, { basis, text });
    return text;
  };
}

const basisOf = (
  lines: readonly ViewedLine[],
  { purchase, destination, ...asked }: AskedQuote,
): Basis => ({
  ...asked,
  lines,
  purchase: { ...purchase, now: 0 },
  somewhere: destination !== undefined,
});

const isLasting = ({
  purchase: { discountRules, coupons, memberships, lines },
}: AskedQuote): boolean =>
  discountRules.length === 0 &&
  coupons.length === 0 &&
  memberships.length === 0 &&
  lines.every(({ subscription }) => subscription === undefined);
