import type { Cart } from '@shopwright/contract/cart/cart';
import type { ShopLine } from './shop-line.ts';

/** A cart as it is stored. */
export interface CartState {
  readonly cartId: string;
  readonly revision: number;
  readonly owner: CartOwner;
  /** The one its owner shops with. */
  readonly current: boolean;
  /** The checkout that was made from it. */
  readonly checkoutId: string | null;
  readonly lines: readonly ShopLine[];
  /** As the buyer wrote it. */
  readonly couponCode: string | null;
  /** Granted by the merchant, exact texts. */
  readonly merchantDiscounts: readonly { readonly id: string; readonly amount: string }[];
  readonly info: CartInfo;
  /** Keys of the last changes that must not be made twice, the latest last. */
  readonly done?: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CartOwner {
  /** `user`: the shop's own people and programs. */
  readonly kind: 'visitor' | 'member' | 'user';
  readonly id: string;
}

/** What is said of the cart beside its lines, in the contract's own words. */
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
  /** What the buyer reads, as the last change said: `de`. */
  readonly language?: string;
}

/** A change by somebody who reads this language. A change of nothing stays one. */
export function readIn(
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
