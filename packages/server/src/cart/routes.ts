import type { Call, ErrorCode } from '@shopwright/contract';
import type { Cart } from '@shopwright/contract/cart/cart';
import * as byId from '@shopwright/contract/cart/carts';
import * as current from '@shopwright/contract/cart/current-cart';
import { explainCurrentCartTotals, explainTotals } from '@shopwright/contract/cart/explain';
import { requestedCurrency } from '../catalog/index.ts';
import {
  emptyAnswer,
  isMerchant,
  route,
  type Actor,
  type CallInput,
  type HandlerResult,
  type Route,
  type RouteOf,
} from '../http/index.ts';
import { applyOnce } from '../idempotency/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { buyerLanguage, selectCart, selectCurrentCart, type SelectedCart } from './access.ts';
import { answerCart, type AnswerDeps, answerEstimate, answerExplanation } from './cart-answers.ts';
import { refuseCoupon, type CartChange, removeCart } from './carts.ts';
import { limitCouponGuesses } from './coupon-guesses.ts';
import { createCartRoute } from './create-cart.ts';
import { withDisplayCurrency } from './price-cart.ts';
import { removeLocation } from './rules/cart-info.ts';
import {
  addToCart,
  readReferences,
  removeLines,
  setQuantities,
  updateCart,
} from './rules/change-cart.ts';
import type { CartState } from './rules/cart-state.ts';
import { type LoadedCart, lockCart } from './store/carts.ts';

type CartInput<Request = unknown> = CallInput<Request>;
type Handle<Request, Result> = (
  input: CartInput<Request>,
  selected: SelectedCart,
) => Promise<Result>;

/** Each call exists twice: for the current cart of the caller, and for a cart by its id. */
export function cartRoutes(deps: AnswerDeps): Route[] {
  const { db, carts } = deps;
  const createId = (): string => newOrderedId();

  const load = async (
    actor: Actor,
    selected: SelectedCart,
  ): Promise<LoadedCart | Refusal<'OWNED_CART_NOT_FOUND'>> => {
    const loaded = await carts.load(actor.siteId, selected.selector);
    return loaded && selected.isAllowed(loaded.cart) ? loaded : selected.notFound;
  };
  const change = async <Code extends ErrorCode = never>(
    { actor, headers }: CartInput,
    selected: SelectedCart,
    decide: CartChange<Code>['decide'],
    more: Pick<CartChange<Code>, 'createFor' | 'references' | 'language' | 'checkCoupon'> = {},
  ): Promise<{ cart: Cart } | Refusal<Code | 'OWNED_CART_NOT_FOUND'>> => {
    const changed = await carts.change({
      siteId: actor.siteId,
      ...selected,
      ...more,
      displayCurrency: requestedCurrency(headers),
      decide,
    });
    return isRefusal(changed) ? changed : { cart: changed.wire };
  };
  const changeLines = <Code extends ErrorCode = never>(
    operation: string,
    input: CartInput<object>,
    selected: SelectedCart,
    decide: (lines: CartState['lines']) => CartState['lines'] | Refusal<Code>,
  ) =>
    change(
      input,
      selected,
      (cart) =>
        applyOnce(operation, input, cart, () => {
          const lines = decide(cart.lines);
          return isRefusal(lines) ? lines : lines === cart.lines ? cart : { ...cart, lines };
        }),
      { language: buyerLanguage(input) },
    );
  const show = async ({ actor, headers }: CartInput, selected: SelectedCart) => {
    const loaded = await load(actor, selected);
    return isRefusal(loaded)
      ? loaded
      : answerCart(withDisplayCurrency(deps, requestedCurrency(headers)), actor.siteId, loaded);
  };

  return [
    createCartRoute(deps),
    ...forBoth(current.getCurrentCart, byId.getCart, idOf, show),
    route(byId.getCartByCheckoutId, (input) => {
      const { id } = input.request;
      return show(input, { ...selectCart(input.actor, id), selector: { checkoutId: id } });
    }),

    ...forBoth(current.addToCurrentCart, byId.addToCart, idOf, async (input, selected) => {
      const { request } = input;
      const references = readReferences(request);
      if (isRefusal(references)) return references;
      return change(
        input,
        selected,
        (cart, items) =>
          applyOnce('add', input, cart, () => addToCart(cart, request, items, { createId })),
        { createFor: selected.owner, references, language: buyerLanguage(input) },
      );
    }),
    ...forBoth(
      current.updateCurrentCart,
      byId.updateCart,
      ({ cartInfo }) => cartInfo?.id ?? '',
      async (input, selected) => {
        const { actor, address, request } = input;
        const isShop = isMerchant(actor);
        const references = readReferences(request);
        if (isRefusal(references)) return references;
        return limitCouponGuesses(deps, { actor, address, code: request.couponCode }, () =>
          change(
            input,
            selected,
            (cart, items) =>
              applyOnce('update', input, cart, () =>
                updateCart(cart, request, items, { createId, isMerchant: isShop }),
              ),
            {
              createFor: selected.owner,
              references,
              language: buyerLanguage(input),
              checkCoupon: refuseCoupon,
            },
          ),
        );
      },
    ),

    ...forBoth(
      current.removeLineItemsFromCurrentCart,
      byId.removeLineItems,
      idOf,
      (input, selected) =>
        changeLines('remove', input, selected, (lines) =>
          removeLines(lines, input.request.lineItemIds),
        ),
    ),
    ...forBoth(
      current.updateCurrentCartLineItemQuantity,
      byId.updateLineItemsQuantity,
      idOf,
      (input, selected) =>
        changeLines('quantity', input, selected, (lines) =>
          setQuantities(lines, input.request.lineItems),
        ),
    ),
    ...forBoth(current.removeCouponFromCurrentCart, byId.removeCoupon, idOf, (input, selected) =>
      change(input, selected, (cart) =>
        cart.couponCode === null ? cart : { ...cart, couponCode: null },
      ),
    ),
    route(byId.removeBusinessLocation, (input) =>
      change(input, selectCart(input.actor, input.request.id), removeLocation),
    ),

    ...forBoth(
      current.estimateCurrentCartTotals,
      byId.estimateTotals,
      idOf,
      async ({ actor, headers, request }, selected) => {
        const loaded = await load(actor, selected);
        if (isRefusal(loaded)) return loaded;
        const displayed = withDisplayCurrency(deps, requestedCurrency(headers));
        return answerEstimate(displayed, actor.siteId, loaded, request);
      },
    ),
    ...forBoth(
      explainCurrentCartTotals,
      explainTotals,
      idOf,
      async ({ actor, request }, selected) => {
        const loaded = await load(actor, selected);
        return isRefusal(loaded) ? loaded : answerExplanation(deps, actor.siteId, loaded, request);
      },
    ),

    ...forBoth(current.deleteCurrentCart, byId.deleteCart, idOf, ({ actor }, selected) =>
      db.tx(async (tx) => {
        const cart = await lockCart(tx, actor.siteId, selected.selector);
        if (!cart || !selected.isAllowed(cart)) return selected.notFound;
        await removeCart(tx, actor.siteId, cart.cartId);
        return emptyAnswer;
      }),
    ),
  ];
}

const idOf = ({ id }: { readonly id: string }): string => id;

/** One handler for the call on the caller's current cart and the same call on a cart by its id. */
function forBoth<
  Request,
  ByIdRequest extends Request,
  Answer,
  Listed extends ErrorCode,
  Result extends HandlerResult<Answer, Listed>,
>(
  currentCall: Call<Request, Answer, Listed>,
  byIdCall: Call<ByIdRequest, Answer, Listed>,
  cartIdOf: (request: ByIdRequest) => string,
  handle: Handle<Request, Result>,
): RouteOf<Listed, Awaited<Result>>[] {
  return [
    route(currentCall, (input) => handle(input, selectCurrentCart(input.actor))),
    route(byIdCall, (input) => handle(input, selectCart(input.actor, cartIdOf(input.request)))),
  ];
}
