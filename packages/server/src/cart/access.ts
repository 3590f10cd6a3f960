import { isMerchant, type Actor, type CallInput } from '../http/index.ts';
import { languageOf } from '../kernel/language.ts';
import { notFound, refuse, type Refusal } from '../kernel/outcome.ts';
import type { CartOwner, CartState } from './rules/cart-state.ts';
import type { CartSelector } from './store/carts.ts';

export function ownerOf({ role, id }: Actor): CartOwner {
  return { kind: role === 'visitor' || role === 'member' ? role : 'user', id };
}

/** Owners can access their own carts, the shop any cart. */
export function canAccess({ owner }: Pick<CartState, 'owner'>, actor: Actor): boolean {
  const own = ownerOf(actor);
  return isMerchant(actor) || (owner.kind === own.kind && owner.id === own.id);
}

export const noCart: Refusal<'OWNED_CART_NOT_FOUND'> = refuse('OWNED_CART_NOT_FOUND');
export const cartNotFound = (id: string): Refusal =>
  notFound(`There is no cart with the id ${id}.`);

/** The cart that a call is about. */
export interface SelectedCart {
  readonly selector: CartSelector;
  /** Creates a cart for this owner if there is none. */
  readonly createFor?: CartOwner;
  readonly isAllowed: (cart: CartState) => boolean;
}

/** Handles a call for one cart; undefined if there is no such cart. */
type CartHandler<Request, Result> = (
  input: CallInput<Request>,
  selected: SelectedCart,
) => Promise<Result | undefined>;

/** Handles a call for the caller's current cart. */
export const forCurrentCart =
  <Request, Result>(handle: CartHandler<Request, Result>) =>
  async (input: CallInput<Request>): Promise<Result | typeof noCart> => {
    const owner = ownerOf(input.actor);
    return (await handle(input, { selector: { owner }, isAllowed: () => true })) ?? noCart;
  };

/** Handles a call for the caller's current cart, which is created on first use. */
export const forCurrentOrNewCart =
  <Request, Result>(handle: CartHandler<Request, Result>) =>
  async (input: CallInput<Request>): Promise<Result> => {
    const owner = ownerOf(input.actor);
    const selected = { selector: { owner }, createFor: owner, isAllowed: () => true };
    const result = await handle(input, selected);
    if (result === undefined) throw new Error('The current cart was not created.');
    return result;
  };

/** Handles a call for a cart by the id in its request. */
export const forCartById =
  <Request, Result>(handle: CartHandler<Request, Result>) =>
  (input: CallInput<Request & { readonly id: string }>): Promise<Result | Refusal> =>
    handleCart(handle, input, input.request.id);

/** Handles a call for one cart. A cart that the caller cannot access looks missing. */
export async function handleCart<Request, Result>(
  handle: CartHandler<Request, Result>,
  input: CallInput<Request>,
  cartId: string,
): Promise<Result | Refusal> {
  const isAllowed = (cart: CartState) => canAccess(cart, input.actor);
  return (await handle(input, { selector: { cartId }, isAllowed })) ?? cartNotFound(cartId);
}

/** The language of the buyer. The shop's staff may use another one than the buyer they help. */
export const buyerLanguage = ({
  actor,
  headers,
}: Pick<CallInput<unknown>, 'actor' | 'headers'>): string | undefined =>
  isMerchant(actor) ? undefined : languageOf(headers);
