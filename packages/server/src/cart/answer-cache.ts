import { reusableAnswer } from '../http/index.ts';
import { isDeepEqual } from '../kernel/is-deep-equal.ts';
import { priceQuote, type PreparedQuote } from '../pricing/index.ts';
import type { Carts, QuoteAnswer } from './carts.ts';
import type { CartState } from './rules/cart-state.ts';
import type { ViewedLine } from './rules/view-lines.ts';

/** Everything that an answer is computed from, apart from the cart. */
interface Basis extends Omit<PreparedQuote, 'destination'> {
  readonly lines: readonly ViewedLine[];
  readonly hasDestination: boolean;
}

interface CachedAnswer {
  readonly basis: Basis;
  readonly answer: object;
}

/**
 * Storefronts ask for the cart and its totals on every page. Products, delivery and taxes are
 * looked up each time; if all of them are as they were for the last answer of the same cart, that
 * answer is still right, and neither the sums nor the JSON are computed again. Answers that depend
 * on the time of day (discounts, memberships, subscriptions) are not cached.
 */
export function createAnswerCache(): Pick<Carts, 'answerQuote'> {
  // An answer is garbage collected together with its cart.
  const answers = {
    cart: new WeakMap<CartState, CachedAnswer>(),
    estimate: new WeakMap<CartState, CachedAnswer>(),
  };
  return {
    answerQuote: <Answer extends object>(input: QuoteAnswer<Answer>): Answer => {
      const { kind, cart, prepared, toAnswer } = input;
      if (dependsOnTime(prepared)) return toAnswer(priceQuote(prepared));
      const basis = basisOf(input);
      const cached = answers[kind].get(cart);
      if (cached && cached.basis.terms === basis.terms && isDeepEqual(cached.basis, basis))
        return cached.answer as Answer;
      const answer = reusableAnswer(toAnswer(priceQuote(prepared)));
      answers[kind].set(cart, { basis, answer });
      return answer;
    },
  };
}

function basisOf({ lines, prepared }: Pick<QuoteAnswer<object>, 'lines' | 'prepared'>): Basis {
  const { purchase, destination, ...rest } = prepared;
  return {
    ...rest,
    lines,
    purchase: { ...purchase, now: 0 },
    hasDestination: destination !== undefined,
  };
}

const dependsOnTime = ({
  purchase: { discountRules, coupons, memberships, lines },
}: PreparedQuote): boolean =>
  discountRules.length > 0 ||
  coupons.length > 0 ||
  memberships.length > 0 ||
  lines.some(({ subscription }) => subscription !== undefined);
