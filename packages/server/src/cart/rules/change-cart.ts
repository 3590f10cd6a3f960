import type { updateCurrentCart } from '@shopwright/contract/cart/current-cart';
import type { Static } from '@shopwright/contract/field';
import type { FoundItem } from '../../catalog/items/rules/catalog-item.ts';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import { patchInfo, useLocation } from './cart-info.ts';
import type { CartState } from './cart-state.ts';
import { addLines } from './change-lines.ts';
import { takeLines, type AskedLines, type Taking } from './take-lines.ts';

export interface Asking extends Taking {
  readonly merchant: boolean;
}

export interface AddToCart extends AskedLines {
  readonly businessLocationId?: string | null;
}

export function addToCart(
  cart: CartState,
  asked: AddToCart,
  found: readonly FoundItem[],
  taking: Taking,
): CartState | Refusal {
  const here =
    typeof asked.businessLocationId === 'string'
      ? useLocation(cart, asked.businessLocationId)
      : cart;
  if (isRefusal(here)) return here;
  const added = takeLines(asked, found, taking);
  if (isRefusal(added)) return added;
  const lines = addLines(here.lines, added);
  if (isRefusal(lines)) return lines;
  return added.length === 0 ? here : { ...here, lines };
}

export type UpdateCart = Static<(typeof updateCurrentCart)['request']>;

/** Lines are added; what else is there replaces what was. */
export function updateCart(
  cart: CartState,
  { cartInfo = {}, couponCode, merchantDiscounts, ...asked }: UpdateCart,
  found: readonly FoundItem[],
  { merchant, mint }: Asking,
): CartState | Refusal {
  const told = patchInfo(cart, cartInfo, merchant);
  if (isRefusal(told)) return told;
  const filled = addToCart(told, asked, found, { mint });
  if (isRefusal(filled)) return filled;
  const coupon =
    couponCode === undefined
      ? filled.couponCode
      : couponCode === null || couponCode.trim() === ''
        ? null
        : couponCode.trim();
  const granted = merchantDiscounts?.map(({ amount }) => ({ id: mint(), amount }));
  if (coupon === filled.couponCode && !granted) return filled;
  return { ...filled, couponCode: coupon, ...(granted ? { merchantDiscounts: granted } : {}) };
}
