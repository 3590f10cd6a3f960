import type { Cart } from '@shopwright/contract/cart/cart';
import type { ShopLine } from './shop-line.ts';

export const CART_ENTITY = 'wix.ecom.v1.cart';
export const CART_UPDATED = 'wix.ecom.v1.cart_updated';

/** A cart as it is stored. */
export interface CartState {
  readonly cartId: string;
  readonly revision: number;
  readonly owner: CartOwner;
  /** An owner has one current cart. */
  readonly current: boolean;
  /** The checkout that was created from it. */
  readonly checkoutId: string | null;
  readonly lines: readonly ShopLine[];
  /** As the buyer entered it. */
  readonly couponCode: string | null;
  /** Granted by the merchant; amounts are exact decimal strings. */
  readonly merchantDiscounts: readonly { readonly id: string; readonly amount: string }[];
  readonly info: CartInfo;
  /** The idempotency keys of the last changes; see `applyOnce`. */
  readonly done?: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CartOwner {
  /** `user`: the shop's staff and client apps. */
  readonly kind: 'visitor' | 'member' | 'user';
  readonly id: string;
}

/** The fields of a cart apart from its lines, named as in the contract. */
export interface CartInfo extends Pick<
  Cart,
  | 'buyerNote'
  | 'contactInfo'
  | 'overrideCheckoutUrl'
  | 'selectedShippingOption'
  | 'extendedFields'
  | 'businessLocationId'
> {
  readonly contactId?: string | null;
  readonly email?: string | null;
  /** The buyer's language at the last change, such as `de`. */
  readonly language?: string;
}

/** The changed cart with the language of the buyer. An unchanged cart stays the same object. */
export function withLanguage(
  cart: CartState,
  before: CartState,
  language: string | undefined,
): CartState {
  return cart === before || language === undefined || cart.info.language === language
    ? cart
    : { ...cart, info: { ...cart.info, language } };
}

export function emptyCartOf(
  owner: CartOwner,
  {
    cartId,
    now,
    current,
  }: { readonly cartId: string; readonly now: string; readonly current: boolean },
): CartState {
  return {
    cartId,
    revision: 0,
    owner,
    current,
    checkoutId: null,
    lines: [],
    couponCode: null,
    merchantDiscounts: [],
    info: {},
    createdAt: now,
    updatedAt: now,
  };
}
