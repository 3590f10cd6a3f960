import { isRefusal } from '../../kernel/outcome.ts';
import type { CartState } from './cart-state.ts';
import { addLines } from './change-lines.ts';

/** Both carts' lines, the same item once with both quantities; what else the member's cart says counts, and the visitor's where it says nothing. */
export function mergeInto(members: CartState, visitors: CartState): CartState {
  return {
    ...members,
    // A line beyond what a cart holds stays behind: better than a sign-in that fails.
    lines: visitors.lines.reduce((lines, line) => {
      const added = addLines(lines, [line]);
      return isRefusal(added) ? lines : added;
    }, members.lines),
    couponCode: members.couponCode ?? visitors.couponCode,
    merchantDiscounts: [...members.merchantDiscounts, ...visitors.merchantDiscounts],
    info: { ...visitors.info, ...members.info },
    checkoutId: members.checkoutId ?? visitors.checkoutId,
  };
}
