import {
  addToCart as addToCartCall,
  deleteCart,
  estimateTotals,
  getCart,
  getCartByCheckoutId,
  removeBusinessLocation,
  removeCoupon,
  removeLineItems,
  updateCart as updateCartCall,
  updateLineItemsQuantity,
} from '@shopwright/contract/cart/carts';
import { explainTotals } from '@shopwright/contract/cart/explain';
import { isMerchant, route, type Actor, type CallInput, type Route } from '../http/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { buyerLanguage, displayedIn, cartNotFound, mayReach } from './access.ts';
import { changeCart, removeCart, type CartChange, type CartDeps } from './change.ts';
import { tryCoupon } from './coupon-tries.ts';
import { createCartRoute } from './create-cart.ts';
import { estimate, explain } from './estimate.ts';
import { keyed } from './keyed.ts';
import { removeLocation } from './rules/cart-info.ts';
import { addToCart, updateCart } from './rules/change-cart.ts';
import { removeLines, setQuantities } from './rules/change-lines.ts';
import type { CartState } from './rules/cart-state.ts';
import { readReferences } from './rules/take-lines.ts';
import { lockCart, readCart, type CartAndTokens, type WhichCart } from './store.ts';
import { cartAnswer, viewCart } from './view.ts';

const mint = (): string => newOrderedId();

type Asked = Pick<CallInput<unknown>, 'actor' | 'headers'>;

/** Carts by their id: one's own, or any for the shop. Another's looks like none. */
export function cartRoutes(deps: CartDeps): Route[] {
  const { db } = deps;
  const find = async (
    actor: Actor,
    which: WhichCart,
    id: string,
  ): Promise<CartAndTokens | Refusal> => {
    const found = await readCart(db, actor.siteId, which);
    return found && mayReach(found.cart, actor) ? found : cartNotFound(id);
  };
  const change = (
    { actor, headers }: Asked,
    id: string,
    decide: CartChange['decide'],
    more: Pick<CartChange, 'references' | 'language'> = {},
  ) =>
    changeCart(displayedIn(deps, headers), {
      siteId: actor.siteId,
      which: { cartId: id },
      otherwise: cartNotFound(id),
      allow: (cart) => mayReach(cart, actor),
      decide,
      ...more,
    });
  const changeLines = (
    call: string,
    { actor, ...input }: Pick<CallInput<{ readonly id: string }>, 'actor' | 'headers' | 'request'>,
    decide: (lines: CartState['lines']) => CartState['lines'] | Refusal,
  ) =>
    change(
      { actor, headers: input.headers },
      input.request.id,
      (cart) =>
        keyed(call, input, cart, () => {
          const lines = decide(cart.lines);
          return isRefusal(lines) ? lines : lines === cart.lines ? cart : { ...cart, lines };
        }),
      { language: buyerLanguage(actor, input.headers) },
    );
  const show = async ({ actor, headers }: Asked, which: WhichCart, id: string) => {
    const found = await find(actor, which, id);
    return isRefusal(found)
      ? found
      : cartAnswer(
          (await viewCart(displayedIn(deps, headers), db, actor.siteId, found.cart, found)).text,
        );
  };

  return [
    createCartRoute(deps),

    route(updateCartCall, async ({ actor, address, headers, request }) => {
      const merchant = isMerchant(actor);
      const references = readReferences(request);
      if (isRefusal(references)) return references;
      return tryCoupon(deps, { actor, address, code: request.couponCode }, () =>
        change(
          { actor, headers },
          request.cartInfo?.id ?? '',
          (cart, found) =>
            keyed('update', { headers, request }, cart, () =>
              updateCart(cart, request, found, { mint, merchant }),
            ),
          { references, language: buyerLanguage(actor, headers) },
        ),
      );
    }),

    route(getCart, ({ actor, headers, request: { id } }) =>
      show({ actor, headers }, { cartId: id }, id),
    ),
    route(getCartByCheckoutId, ({ actor, headers, request: { id } }) =>
      show({ actor, headers }, { checkoutId: id }, id),
    ),

    route(addToCartCall, async ({ actor, headers, request }) => {
      const references = readReferences(request);
      if (isRefusal(references)) return references;
      return change(
        { actor, headers },
        request.id,
        (cart, found) =>
          keyed('add', { headers, request }, cart, () => addToCart(cart, request, found, { mint })),
        { references, language: buyerLanguage(actor, headers) },
      );
    }),

    route(removeLineItems, (input) =>
      changeLines('remove', input, (lines) => removeLines(lines, input.request.lineItemIds)),
    ),
    route(updateLineItemsQuantity, (input) =>
      changeLines('quantity', input, (lines) => setQuantities(lines, input.request.lineItems)),
    ),
    route(removeCoupon, ({ actor, headers, request: { id } }) =>
      change({ actor, headers }, id, (cart) =>
        cart.couponCode === null ? cart : { ...cart, couponCode: null },
      ),
    ),
    route(removeBusinessLocation, ({ actor, headers, request: { id } }) =>
      change({ actor, headers }, id, removeLocation),
    ),

    route(estimateTotals, async ({ actor, headers, request }) => {
      const found = await find(actor, { cartId: request.id }, request.id);
      return isRefusal(found)
        ? found
        : estimate(displayedIn(deps, headers), db, actor.siteId, found, request);
    }),
    route(explainTotals, async ({ actor, request }) => {
      const found = await find(actor, { cartId: request.id }, request.id);
      return isRefusal(found) ? found : explain(deps, db, actor.siteId, found, request);
    }),

    route(deleteCart, ({ actor, request: { id } }) =>
      db.tx(async (tx) => {
        const cart = await lockCart(tx, actor.siteId, { cartId: id });
        if (!cart || !mayReach(cart, actor)) return cartNotFound(id);
        await removeCart(tx, actor.siteId, id);
        return {};
      }),
    ),
  ];
}
