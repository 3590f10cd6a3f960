import { createCart } from '@shopwright/contract/cart/carts';
import type { Tx } from '../db/index.ts';
import { isMerchant, route, type CallInput, type ReadyAnswer, type Route } from '../http/index.ts';
import { derivedId, newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { buyerLanguage, mayReach, ownerOf } from './access.ts';
import { refuseCoupon, writeCart, type CartDeps } from './change.ts';
import { tryCoupon } from './coupon-tries.ts';
import { knowItems } from './items.ts';
import { keyed, keyOf } from './keyed.ts';
import { emptyCartOf, readIn } from './rules/cart-state.ts';
import { updateCart, type UpdateCart } from './rules/change-cart.ts';
import { readReferences } from './rules/take-lines.ts';
import { lockCart } from './store.ts';
import { cartAnswer, viewCart } from './view.ts';

const mint = (): string => newOrderedId();

/**
 * A cart beside the one its owner shops with. With an Idempotency-Key its id comes of its owner and the key, so that there can be one only,
 * whoever asks for it at the same time; who asks again is answered the same cart.
 */
export function createCartRoute(deps: CartDeps): Route {
  return route(createCart, async (input) => {
    const { actor, address, request } = input;
    const references = readReferences(request);
    if (isRefusal(references)) return references;
    if ((request.lineItems ?? []).length + (request.customLineItems ?? []).length === 0)
      return refuse(
        400,
        'CANT_CREATE_CART_WITHOUT_ITEMS',
        'A cart is made with at least one item.',
      );
    const owner = ownerOf(actor);
    const key = keyOf(input);
    const cartId =
      key === undefined ? mint() : derivedId('cart', actor.siteId, owner.kind, owner.id, key);
    return tryCoupon(deps, { actor, address, code: request.couponCode }, () =>
      deps.db.tx(async (tx) => {
        const earlier = async () =>
          key === undefined ? undefined : answerAgain(deps, tx, cartId, input);
        return (
          (await earlier()) ??
          (await make(deps, tx, cartId, input, references)) ??
          (await earlier()) ??
          refuse(
            409,
            'CART_GONE',
            'The cart that was made with this Idempotency-Key is not there any more. Take a new key for a new cart.',
          )
        );
      }),
    );
  });
}

type Asked = CallInput<UpdateCart>;

async function answerAgain(
  deps: CartDeps,
  tx: Tx,
  cartId: string,
  input: Asked,
): Promise<ReadyAnswer | Refusal | undefined> {
  const found = await lockCart(tx, input.actor.siteId, { cartId });
  if (!found || !mayReach(found, input.actor)) return undefined;
  const cart = keyed('create', input, found, () => found);
  return isRefusal(cart)
    ? cart
    : cartAnswer((await viewCart(deps, tx, input.actor.siteId, cart)).text);
}

/** Nothing when another has made it meanwhile. */
async function make(
  deps: CartDeps,
  tx: Tx,
  cartId: string,
  input: Asked,
  references: Exclude<ReturnType<typeof readReferences>, Refusal>,
): Promise<ReadyAnswer | Refusal | undefined> {
  const { actor, request } = input;
  const found = await deps.findItems(tx, actor.siteId, references);
  const empty = emptyCartOf(ownerOf(actor), {
    cartId,
    now: deps.clock().toISOString(),
    current: false,
  });
  const made = keyed('create', input, empty, () =>
    updateCart(empty, request, found, { mint, merchant: isMerchant(actor) }),
  );
  if (isRefusal(made)) return made;
  const cart = { ...readIn(made, empty, buyerLanguage(actor, input.headers)), revision: 1 };
  const viewed = await viewCart(deps, tx, actor.siteId, cart, {
    known: knowItems(references, found),
  });
  const refused = refuseCoupon(viewed);
  if (refused) return refused;
  return (await writeCart(tx, actor.siteId, undefined, cart, viewed.text))
    ? cartAnswer(viewed.text)
    : undefined;
}
