import type { ErrorCode } from '@shopwright/contract';
import type { Cart } from '@shopwright/contract/cart/cart';
import * as byId from '@shopwright/contract/cart/carts';
import * as current from '@shopwright/contract/cart/current-cart';
import type { LineItemQuantityUpdate } from '@shopwright/contract/cart/line-item';
import { explainCurrentCartTotals, explainTotals } from '@shopwright/contract/cart/explain';
import { requestedCurrency } from '../catalog/index.ts';
import {
  emptyAnswer,
  isMerchant,
  route,
  type Actor,
  type CallInput,
  type Route,
} from '../http/index.ts';
import { applyOnce } from '../idempotency/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import {
  buyerLanguage,
  forCartById,
  forCurrentCart,
  forCurrentOrNewCart,
  handleCart,
  type SelectedCart,
} from './access.ts';
import {
  answerCart,
  answerEstimate,
  answerExplanation,
  type AnswerDeps,
  type EstimateRequest,
} from './cart-answers.ts';
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
  type AddToCart,
  type UpdateCart,
} from './rules/change-cart.ts';
import type { CartState } from './rules/cart-state.ts';
import { lockCart } from './store/carts.ts';

/** Most calls exist twice: for the current cart of the caller, and for a cart by its id. */
export function cartRoutes(deps: AnswerDeps): Route[] {
  const { db, carts } = deps;
  const createId = (): string => newOrderedId();

  const load = async ({ siteId }: Actor, { selector, isAllowed }: SelectedCart) => {
    const loaded = await carts.load(siteId, selector);
    return loaded && isAllowed(loaded.cart) ? loaded : undefined;
  };
  const change = async <Code extends ErrorCode = never>(
    { actor, headers }: CartInput,
    selected: SelectedCart,
    decide: CartChange<Code>['decide'],
    more: Pick<CartChange<Code>, 'references' | 'language' | 'checkCoupon'> = {},
  ): Promise<{ cart: Cart } | Refusal<Code> | undefined> => {
    const changed = await carts.change({
      siteId: actor.siteId,
      ...selected,
      ...more,
      displayCurrency: requestedCurrency(headers),
      decide,
    });
    return !changed || isRefusal(changed) ? changed : { cart: changed.wire };
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

  const get = async ({ actor, headers }: CartInput, selected: SelectedCart) => {
    const loaded = await load(actor, selected);
    const displayed = withDisplayCurrency(deps, requestedCurrency(headers));
    return loaded && answerCart(displayed, actor.siteId, loaded);
  };

  const add = async (input: CartInput<AddToCart>, selected: SelectedCart) => {
    const { request } = input;
    const references = readReferences(request);
    if (isRefusal(references)) return references;
    return change(
      input,
      selected,
      (cart, items) =>
        applyOnce('add', input, cart, () => addToCart(cart, request, items, { createId })),
      { references, language: buyerLanguage(input) },
    );
  };

  const update = async (input: CartInput<UpdateCart>, selected: SelectedCart) => {
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
        { references, language: buyerLanguage(input), checkCoupon: refuseCoupon },
      ),
    );
  };

  const removeLineItems = (
    input: CartInput<{ lineItemIds: readonly string[] }>,
    selected: SelectedCart,
  ) =>
    changeLines('remove', input, selected, (lines) =>
      removeLines(lines, input.request.lineItemIds),
    );

  const updateQuantities = (
    input: CartInput<{ lineItems: readonly LineItemQuantityUpdate[] }>,
    selected: SelectedCart,
  ) =>
    changeLines('quantity', input, selected, (lines) =>
      setQuantities(lines, input.request.lineItems),
    );

  const removeCoupon = (input: CartInput, selected: SelectedCart) =>
    change(input, selected, (cart) =>
      cart.couponCode === null ? cart : { ...cart, couponCode: null },
    );

  const removeBusinessLocation = (input: CartInput, selected: SelectedCart) =>
    change(input, selected, removeLocation);

  const estimate = async (
    { actor, headers, request }: CartInput<EstimateRequest>,
    selected: SelectedCart,
  ) => {
    const loaded = await load(actor, selected);
    const displayed = withDisplayCurrency(deps, requestedCurrency(headers));
    return loaded && answerEstimate(displayed, actor.siteId, loaded, request);
  };

  const explain = async (
    { actor, request }: CartInput<EstimateRequest>,
    selected: SelectedCart,
  ) => {
    const loaded = await load(actor, selected);
    return loaded && answerExplanation(deps, actor.siteId, loaded, request);
  };

  const deleteCart = ({ actor }: CartInput, selected: SelectedCart) =>
    db.tx(async (tx) => {
      const cart = await lockCart(tx, actor.siteId, selected.selector);
      if (!cart || !selected.isAllowed(cart)) return undefined;
      await removeCart(tx, actor.siteId, cart.cartId);
      return emptyAnswer;
    });

  return [
    createCartRoute(deps),
    route(current.getCurrentCart, forCurrentCart(get)),
    route(byId.getCart, forCartById(get)),
    route(
      byId.getCartByCheckoutId,
      forCartById((input: CartInput<{ id: string }>, selected) =>
        get(input, { ...selected, selector: { checkoutId: input.request.id } }),
      ),
    ),
    route(current.addToCurrentCart, forCurrentOrNewCart(add)),
    route(byId.addToCart, forCartById(add)),
    route(current.updateCurrentCart, forCurrentOrNewCart(update)),
    route(byId.updateCart, (input) => handleCart(update, input, input.request.cartInfo?.id ?? '')),
    route(current.removeLineItemsFromCurrentCart, forCurrentCart(removeLineItems)),
    route(byId.removeLineItems, forCartById(removeLineItems)),
    route(current.updateCurrentCartLineItemQuantity, forCurrentCart(updateQuantities)),
    route(byId.updateLineItemsQuantity, forCartById(updateQuantities)),
    route(current.removeCouponFromCurrentCart, forCurrentCart(removeCoupon)),
    route(byId.removeCoupon, forCartById(removeCoupon)),
    route(byId.removeBusinessLocation, forCartById(removeBusinessLocation)),
    route(current.estimateCurrentCartTotals, forCurrentCart(estimate)),
    route(byId.estimateTotals, forCartById(estimate)),
    route(explainCurrentCartTotals, forCurrentCart(explain)),
    route(explainTotals, forCartById(explain)),
    route(current.deleteCurrentCart, forCurrentCart(deleteCart)),
    route(byId.deleteCart, forCartById(deleteCart)),
  ];
}

type CartInput<Request = unknown> = CallInput<Request>;
