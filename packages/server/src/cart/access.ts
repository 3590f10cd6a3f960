import { isMerchant, type Actor, type CallInput } from '../http/index.ts';
import { languageOf } from '../kernel/language.ts';
import { notFound, refuse, type Refusal } from '../kernel/outcome.ts';
import type { CartOwner, CartState } from './rules/cart-state.ts';
import type { CartSelector } from './store/carts.ts';

export function ownerOf({ role, id }: Actor): CartOwner {
  return { kind: role === 'visitor' || role === 'member' ? role : 'user', id };
}

/** An owner may reach their own carts, the shop any cart. */
export function mayReach({ owner }: Pick<CartState, 'owner'>, actor: Actor): boolean {
  const own = ownerOf(actor);
  return isMerchant(actor) || (owner.kind === own.kind && owner.id === own.id);
}

export const noCart: Refusal = refuse(
  404,
  'OWNED_CART_NOT_FOUND',
  'There is no cart yet. Add something to it first.',
);
export const cartNotFound = (id: string): Refusal =>
  notFound(`There is no cart with the id ${id}.`);

/** The cart that a call is about. */
export interface SelectedCart {
  readonly selector: CartSelector;
  /** The owner of a current cart, for whom it is created on first use. */
  readonly owner?: CartOwner;
  readonly notFound: Refusal;
  readonly isAllowed: (cart: CartState) => boolean;
}

export function selectCurrentCart(actor: Actor): SelectedCart {
  const owner = ownerOf(actor);
  return { selector: { owner }, owner, notFound: noCart, isAllowed: () => true };
}

/** A cart that the caller may not reach is answered like a missing one. */
export const selectCart = (actor: Actor, cartId: string): SelectedCart => ({
  selector: { cartId },
  notFound: cartNotFound(cartId),
  isAllowed: (cart) => mayReach(cart, actor),
});

/** The language of the buyer. The shop's staff may use another one than the buyer they help. */
export const buyerLanguage = ({
  actor,
  headers,
}: Pick<CallInput<unknown>, 'actor' | 'headers'>): string | undefined =>
  isMerchant(actor) ? undefined : languageOf(headers);
