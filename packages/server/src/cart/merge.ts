import type { Tx } from '../db/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { type CartDeps, removeCart, saveCart } from './carts.ts';
import { type CartState, emptyCartOf } from './rules/cart-state.ts';
import { mergeInto, removeLines } from './rules/change-cart.ts';
import { lockCart } from './store/carts.ts';
import { priceCart } from './price-cart.ts';

/**
 * At sign-in, moves the content of the visitor's cart into the member's. The visitor's cart is
 * deleted, so that a repeated or concurrent merge changes nothing more.
 */
export async function mergeCarts(
  deps: CartDeps,
  tx: Tx,
  siteId: string,
  visitorId: string,
  memberId: string,
): Promise<void> {
  const visitorCart = await lockCart(tx, siteId, { owner: { kind: 'visitor', id: visitorId } });
  if (!visitorCart) return;
  const owner = { kind: 'member', id: memberId } as const;
  const now = deps.clock().toISOString();
  for (;;) {
    const before = await lockCart(tx, siteId, { owner });
    const memberCart = before ?? emptyCartOf(owner, { cartId: newOrderedId(), now, current: true });
    const cart: CartState = {
      ...mergeInto(memberCart, visitorCart),
      revision: memberCart.revision + 1,
      updatedAt: now,
    };
    const { wire } = await priceCart(deps, tx, siteId, cart);
    // A concurrent request of the member may have created the cart.
    if (await saveCart(tx, siteId, { before, cart, wire })) break;
  }
  await removeCart(tx, siteId, visitorCart.cartId);
}

/**
 * After an order, removes the bought lines, or all lines if none are named. An empty cart is
 * deleted.
 */
export async function emptyCart(
  deps: CartDeps,
  tx: Tx,
  siteId: string,
  cartId: string,
  lineIds?: readonly string[],
): Promise<void> {
  const before = await lockCart(tx, siteId, { cartId });
  if (!before) return;
  const lines = lineIds ? removeLines(before.lines, lineIds) : [];
  if (lines.length === 0) return removeCart(tx, siteId, cartId);
  const cart: CartState = {
    ...before,
    lines,
    couponCode: null,
    merchantDiscounts: [],
    checkoutId: null,
    revision: before.revision + 1,
    updatedAt: deps.clock().toISOString(),
  };
  const { wire } = await priceCart(deps, tx, siteId, cart);
  await saveCart(tx, siteId, { before, cart, wire });
}

/** Stores with the cart the checkout that was created from it. The caller has locked the cart. */
export async function linkCheckout(
  deps: CartDeps,
  tx: Tx,
  siteId: string,
  before: CartState,
  checkoutId: string,
): Promise<void> {
  if (before.checkoutId === checkoutId) return;
  const cart: CartState = {
    ...before,
    checkoutId,
    revision: before.revision + 1,
    updatedAt: deps.clock().toISOString(),
  };
  const { wire } = await priceCart(deps, tx, siteId, cart);
  await saveCart(tx, siteId, { before, cart, wire });
}
