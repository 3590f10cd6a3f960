import type { Tx } from '../db/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { removeCart, writeCart, type CartDeps } from './change.ts';
import { emptyCartOf, type CartState } from './rules/cart-state.ts';
import { mergeInto } from './rules/merge-carts.ts';
import { removeLines } from './rules/change-lines.ts';
import { lockCart } from './store.ts';
import { viewCart } from './view.ts';

/**
 * At sign-in: what the visitor put into a cart goes into the member's. The visitor's cart is gone then, so that doing it again, or
 * twice at once, changes nothing more.
 */
export async function mergeCarts(
  deps: CartDeps,
  tx: Tx,
  siteId: string,
  visitorId: string,
  memberId: string,
): Promise<void> {
  const visitors = await lockCart(tx, siteId, { owner: { kind: 'visitor', id: visitorId } });
  if (!visitors) return;
  const owner = { kind: 'member', id: memberId } as const;
  const now = deps.clock().toISOString();
  for (;;) {
    const known = await lockCart(tx, siteId, { owner });
    const members = known ?? emptyCartOf(owner, { cartId: newOrderedId(), now, current: true });
    const merged: CartState = {
      ...mergeInto(members, visitors),
      revision: members.revision + 1,
      updatedAt: now,
    };
    const { text } = await viewCart(deps, tx, siteId, merged);
    // Another request of the member may have made the cart a moment ago.
    if (await writeCart(tx, siteId, known, merged, text)) break;
  }
  await removeCart(tx, siteId, visitors.cartId);
}

/** After an order: what was bought leaves the cart; one that is then empty is gone. Without lines, all of it. */
export async function emptyCart(
  deps: CartDeps,
  tx: Tx,
  siteId: string,
  cartId: string,
  lineIds?: readonly string[],
): Promise<void> {
  const cart = await lockCart(tx, siteId, { cartId });
  if (!cart) return;
  const lines = lineIds ? removeLines(cart.lines, lineIds) : [];
  if (lines.length === 0) return removeCart(tx, siteId, cartId);
  const after: CartState = {
    ...cart,
    lines,
    couponCode: null,
    merchantDiscounts: [],
    checkoutId: null,
    revision: cart.revision + 1,
    updatedAt: deps.clock().toISOString(),
  };
  const { text } = await viewCart(deps, tx, siteId, after);
  await writeCart(tx, siteId, cart, after, text);
}

/** The cart remembers the checkout that was made from it. Lock it first. */
export async function linkCheckout(
  deps: CartDeps,
  tx: Tx,
  siteId: string,
  cart: CartState,
  checkoutId: string,
): Promise<void> {
  if (cart.checkoutId === checkoutId) return;
  const after: CartState = {
    ...cart,
    checkoutId,
    revision: cart.revision + 1,
    updatedAt: deps.clock().toISOString(),
  };
  const { text } = await viewCart(deps, tx, siteId, after);
  await writeCart(tx, siteId, cart, after, text);
}
