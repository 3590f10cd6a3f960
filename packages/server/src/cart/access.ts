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
  /** The owner of a current cart, for whom it is created on first use. */
  readonly owner?: CartOwner;
  readonly notFound: Refusal<'OWNED_CART_NOT_FOUND'>;
  readonly isAllowed: (cart: CartState) => boolean;
}

export function selectCurrentCart(actor: Actor): SelectedCart {
  const owner = ownerOf(actor);
  return { selector: { owner }, owner, notFound: noCart, isAllowed: () => true };
}

/** A cart that the caller cannot access is answered as missing. */
export const selectCart = (actor: Actor, cartId: string): SelectedCart => ({
  selector: { cartId },
  notFound: cartNotFound(cartId),
  isAllowed: (cart) => canAccess(cart, actor),
});

/** The language of the buyer. The shop's staff may use another one than the buyer they help. */
export const buyerLanguage = ({
  actor,
  headers,
}: Pick<CallInput<unknown>, 'actor' | 'headers'>): string | undefined =>
  isMerchant(actor) ? undefined : languageOf(headers);
