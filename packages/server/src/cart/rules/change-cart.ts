import type { updateCurrentCart } from '@shopwright/contract/cart/current-cart';
import type { Static } from '@shopwright/contract/field';
import type { FoundItem } from '../../catalog/items/rules/catalog-item.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { patchInfo, useLocation } from './cart-info.ts';
import type { CartState } from './cart-state.ts';
import { addLines, takeLines, type AskedLines, type LineContext } from './change-lines.ts';

export interface UpdateContext extends LineContext {
  readonly isMerchant: boolean;
}

export interface AddToCart extends AskedLines {
  readonly businessLocationId?: string | null;
}

export function addToCart(
  cart: CartState,
  asked: AddToCart,
  found: readonly FoundItem[],
  context: LineContext,
): CartState | Refusal {
  const located =
    typeof asked.businessLocationId === 'string'
      ? useLocation(cart, asked.businessLocationId)
      : cart;
  if (isRefusal(located)) return located;
  const added = takeLines(asked, found, context);
  if (isRefusal(added)) return added;
  const lines = addLines(located.lines, added);
  if (isRefusal(lines)) return lines;
  return added.length === 0 ? located : { ...located, lines };
}

export type UpdateCart = Static<(typeof updateCurrentCart)['request']>;

/** Adds the lines; the other given fields replace the stored ones. */
export function updateCart(
  cart: CartState,
  { cartInfo = {}, couponCode, merchantDiscounts, ...asked }: UpdateCart,
  found: readonly FoundItem[],
  { isMerchant, createId }: UpdateContext,
): CartState | Refusal {
  const patched = patchInfo(cart, cartInfo, isMerchant);
  if (isRefusal(patched)) return patched;
  const filled = addToCart(patched, asked, found, { createId });
  if (isRefusal(filled)) return filled;
  const coupon =
    couponCode === undefined
      ? filled.couponCode
      : couponCode === null || couponCode.trim() === ''
        ? null
        : couponCode.trim();
  const granted = merchantDiscounts?.map(({ amount }) => ({ id: createId(), amount }));
  if (coupon === filled.couponCode && !granted) return filled;
  return { ...filled, couponCode: coupon, ...(granted ? { merchantDiscounts: granted } : {}) };
}

/**
 * Merges the lines of both carts; the same item becomes one line with both quantities. Other fields come from the member's cart,
 * and from the visitor's where the member's has none.
 */
export function mergeInto(memberCart: CartState, visitorCart: CartState): CartState {
  return {
    ...memberCart,
    // A line above the limit is dropped: that is better than a sign-in that fails.
    lines: visitorCart.lines.reduce((lines, line) => {
      const added = addLines(lines, [line]);
      return isRefusal(added) ? lines : added;
    }, memberCart.lines),
    couponCode: memberCart.couponCode ?? visitorCart.couponCode,
    merchantDiscounts: [...memberCart.merchantDiscounts, ...visitorCart.merchantDiscounts],
    info: { ...visitorCart.info, ...memberCart.info },
    checkoutId: memberCart.checkoutId ?? visitorCart.checkoutId,
  };
}
