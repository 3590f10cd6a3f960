import type { Cart } from '@shopwright/contract/cart/cart';
import { createCart } from '@shopwright/contract/cart/carts';
import type {
  EnteredCouponError,
  LineLimitError,
  NewLineError,
} from '@shopwright/contract/errors/groups';
import type { ItemReference } from '../catalog/index.ts';
import type { Tx } from '../db/index.ts';
import { type CallInput, isMerchant, route, type Route } from '../http/index.ts';
import { applyOnce, idempotencyKeyOf } from '../idempotency/index.ts';
import { derivedId, newOrderedId } from '../kernel/ids.ts';
import { isRefusal, type Refusal, refuse } from '../kernel/outcome.ts';
import { buyerLanguage, canAccess, ownerOf } from './access.ts';
import { type CartDeps, refuseCoupon, saveCart } from './carts.ts';
import { limitCouponGuesses } from './coupon-guesses.ts';
import { indexItems } from './items.ts';
import { priceCart } from './price-cart.ts';
import { emptyCartOf, withLanguage } from './rules/cart-state.ts';
import { readReferences, updateCart, type UpdateCart } from './rules/change-cart.ts';
import { lockCart } from './store/carts.ts';

/**
 * Creates a cart in addition to the owner's current one. With an Idempotency-Key, the id of the
 * cart is derived from its owner and the key: concurrent and repeated requests create one cart, and
 * each is answered with it.
 */
export function createCartRoute(deps: CartDeps): Route {
  return route(createCart, async (input) => {
    const { actor, address, request } = input;
    const references = readReferences(request);
    if (isRefusal(references)) return references;
    if ((request.lineItems ?? []).length + (request.customLineItems ?? []).length === 0)
      return refuse('CANT_CREATE_CART_WITHOUT_ITEMS');
    const owner = ownerOf(actor);
    const key = idempotencyKeyOf(input);
    const cartId =
      key === undefined
        ? newOrderedId()
        : derivedId('cart', actor.siteId, owner.kind, owner.id, key);
    return limitCouponGuesses(deps, { actor, address, code: request.couponCode }, () =>
      deps.db.tx(async (tx) => {
        const findEarlier = async () =>
          key === undefined ? undefined : answerEarlierCart(deps, tx, cartId, input);
        return (
          (await findEarlier()) ??
          (await insertNewCart(deps, tx, cartId, input, references)) ??
          (await findEarlier()) ??
          refuse('CART_GONE')
        );
      }),
    );
  });
}

type CreateCartInput = CallInput<UpdateCart>;

async function answerEarlierCart(
  deps: CartDeps,
  tx: Tx,
  cartId: string,
  input: CreateCartInput,
): Promise<{ cart: Cart } | Refusal | undefined> {
  const { siteId } = input.actor;
  const found = await lockCart(tx, siteId, { cartId });
  if (!found || !canAccess(found, input.actor)) return undefined;
  const cart = applyOnce('create', input, found, () => found);
  return isRefusal(cart) ? cart : { cart: (await priceCart(deps, tx, siteId, cart)).wire };
}

/** Undefined if a concurrent request has created the cart. */
async function insertNewCart(
  deps: CartDeps,
  tx: Tx,
  cartId: string,
  input: CreateCartInput,
  references: readonly ItemReference[],
): Promise<
  | { cart: Cart }
  | Refusal<
      | EnteredCouponError
      | NewLineError
      | LineLimitError
      | 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER'
      | 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION'
    >
  | undefined
> {
  const { actor, request } = input;
  const { siteId } = actor;
  const items = await deps.findItems(tx, siteId, references);
  const now = deps.clock().toISOString();
  const empty = emptyCartOf(ownerOf(actor), { cartId, now, current: false });
  const decided = applyOnce('create', input, empty, () =>
    updateCart(empty, request, items, { createId: newOrderedId, isMerchant: isMerchant(actor) }),
  );
  if (isRefusal(decided)) return decided;
  const cart = { ...withLanguage(decided, empty, buyerLanguage(input)), revision: 1 };
  const { quote, wire } = await priceCart(deps, tx, siteId, cart, indexItems(references, items));
  const refused = refuseCoupon(quote);
  if (refused) return refused;
  const isSaved = await saveCart(tx, siteId, { before: undefined, cart, wire });
  return isSaved ? { cart: wire } : undefined;
}
