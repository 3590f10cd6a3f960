import {
  addToCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@shopwright/contract/cart/current-cart';
import { explainCurrentCartTotals } from '@shopwright/contract/cart/explain';
import { isMerchant, route, type Actor, type CallInput, type Route } from '../http/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { buyerLanguage, displayedIn, noCart, ownerOf } from './access.ts';
import { tryCoupon } from './coupon-tries.ts';
import { changeCart, removeCart, type CartChange, type CartDeps } from './change.ts';
import { estimate, explain } from './estimate.ts';
import { createKeptTexts } from './kept-texts.ts';
import { keyed } from './keyed.ts';
import { addToCart, updateCart } from './rules/change-cart.ts';
import { removeLines, setQuantities } from './rules/change-lines.ts';
import type { CartState } from './rules/cart-state.ts';
import { readReferences } from './rules/take-lines.ts';
import { lockCart, readCart, type CartAndTokens } from './store.ts';
import { readCartAnswer } from './view.ts';

const mint = (): string => newOrderedId();

type Asked = Pick<CallInput<unknown>, 'actor' | 'headers'>;

/** The cart of whoever calls. It is made when it is first used. */
export function currentCartRoutes(deps: CartDeps): Route[] {
  const { db } = deps;
  const [carts, estimates] = [createKeptTexts(), createKeptTexts()];
  const find = (actor: Actor): Promise<CartAndTokens | undefined> => {
    const owner = ownerOf(actor);
    return readCart(
      db,
      actor.siteId,
      { owner },
      { known: deps.memory.recall(actor.siteId, owner)?.cart },
    );
  };
  const change = (
    { actor, headers }: Asked,
    decide: CartChange['decide'],
    more: Pick<CartChange, 'makeFor' | 'references' | 'language'> = {},
  ) =>
    changeCart(displayedIn(deps, headers), {
      siteId: actor.siteId,
      which: { owner: ownerOf(actor) },
      otherwise: noCart,
      decide,
      ...more,
    });
  const changeLines = (
    call: string,
    { actor, ...input }: Pick<CallInput<object>, 'actor' | 'headers' | 'request'>,
    decide: (lines: CartState['lines']) => CartState['lines'] | Refusal,
  ) =>
    change(
      { actor, headers: input.headers },
      (cart) =>
        keyed(call, input, cart, () => {
          const lines = decide(cart.lines);
          return isRefusal(lines) ? lines : lines === cart.lines ? cart : { ...cart, lines };
        }),
      { language: buyerLanguage(actor, input.headers) },
    );

  return [
    route(getCurrentCart, async ({ actor, headers }) => {
      const found = await find(actor);
      if (!found) return noCart;
      return readCartAnswer(displayedIn(deps, headers), db, actor.siteId, found, carts);
    }),

    route(addToCurrentCart, async ({ actor, headers, request }) => {
      const references = readReferences(request);
      if (isRefusal(references)) return references;
      return change(
        { actor, headers },
        (cart, found) =>
          keyed('add', { headers, request }, cart, () => addToCart(cart, request, found, { mint })),
        { makeFor: ownerOf(actor), references, language: buyerLanguage(actor, headers) },
      );
    }),

    route(updateCurrentCart, async ({ actor, address, headers, request }) => {
      const merchant = isMerchant(actor);
      const references = readReferences(request);
      if (isRefusal(references)) return references;
      return tryCoupon(deps, { actor, address, code: request.couponCode }, () =>
        change(
          { actor, headers },
          (cart, found) =>
            keyed('update', { headers, request }, cart, () =>
              updateCart(cart, request, found, { mint, merchant }),
            ),
          { makeFor: ownerOf(actor), references, language: buyerLanguage(actor, headers) },
        ),
      );
    }),

    route(removeLineItemsFromCurrentCart, (input) =>
      changeLines('remove', input, (lines) => removeLines(lines, input.request.lineItemIds)),
    ),
    route(updateCurrentCartLineItemQuantity, (input) =>
      changeLines('quantity', input, (lines) => setQuantities(lines, input.request.lineItems)),
    ),
    route(removeCouponFromCurrentCart, (input) =>
      change(input, (cart) => (cart.couponCode === null ? cart : { ...cart, couponCode: null })),
    ),

    route(estimateCurrentCartTotals, async ({ actor, headers, request }) => {
      const found = await find(actor);
      if (!found) return noCart;
      return estimate(displayedIn(deps, headers), db, actor.siteId, found, request, estimates);
    }),
    route(explainCurrentCartTotals, async ({ actor, request }) => {
      const found = await find(actor);
      return found ? explain(deps, db, actor.siteId, found, request) : noCart;
    }),

    route(deleteCurrentCart, ({ actor }) =>
      db.tx(async (tx) => {
        const cart = await lockCart(tx, actor.siteId, { owner: ownerOf(actor) });
        if (!cart) return noCart;
        await removeCart(tx, actor.siteId, cart.cartId);
        return {};
      }),
    ),
  ];
}
