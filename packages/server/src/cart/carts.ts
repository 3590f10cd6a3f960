import type { ErrorCode } from '@shopwright/contract';
import type { Cart } from '@shopwright/contract/cart/cart';
import type { EnteredCouponError } from '@shopwright/contract/errors/groups';
import type { FoundItem, ItemReference } from '../catalog/index.ts';
import type { Db, Reader, Tx } from '../db/index.ts';
import { created, deleted, publish, updated, type Publisher } from '../events/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, refuseWithStatus, type Refusal } from '../kernel/outcome.ts';
import { createMutex, QueueFullError } from '../memory/index.ts';
import { priceQuote, type PreparedQuote, type Quote } from '../pricing/index.ts';
import { indexItems } from './items.ts';
import { priceCart, referencesOf, withDisplayCurrency, type PriceDeps } from './price-cart.ts';
import {
  CART_ENTITY,
  CART_UPDATED,
  emptyCartOf,
  withLanguage,
  type CartOwner,
  type CartState,
} from './rules/cart-state.ts';
import type { ViewedLine } from './rules/view-lines.ts';
import {
  deleteCart,
  findCart,
  insertCart,
  lockCart,
  updateCart,
  type CartSelector,
  type LoadedCart,
} from './store/carts.ts';

export interface CartDeps extends PriceDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface CartChange<Code extends ErrorCode = never> {
  readonly siteId: string;
  readonly selector: CartSelector;
  /** Creates a cart for this owner if there is none. */
  readonly createFor?: CartOwner | undefined;
  readonly isAllowed?: (cart: CartState) => boolean;
  /** Items to look up for `decide`. */
  readonly references?: readonly ItemReference[];
  /** The buyer's language; undefined if the shop makes the change. */
  readonly language?: string | undefined;
  readonly displayCurrency?: string | undefined;
  /** Returns the same object if nothing changes. */
  readonly decide: (cart: CartState, items: readonly FoundItem[]) => CartState | Refusal<Code>;
  /** Refuses a coupon that the change enters, once the cart is priced with it. */
  readonly checkCoupon?: (quote: Quote) => Refusal<Code> | undefined;
}

/** A cart after a change, and the form in which clients read it. */
export interface ChangedCart {
  readonly cart: CartState;
  readonly wire: Cart;
}

/** An answer that follows from a quote of a cart. */
export interface QuoteAnswer<Answer extends object> {
  /** One cart has one answer of each kind. */
  readonly kind: 'cart' | 'estimate';
  readonly cart: CartState;
  readonly lines: readonly ViewedLine[];
  readonly prepared: PreparedQuote;
  readonly toAnswer: (quote: Quote) => Answer;
}

/** Loads, changes and prices carts. `withFastPath` decorates it. */
export interface Carts {
  readonly load: (siteId: string, selector: CartSelector) => Promise<LoadedCart | undefined>;
  /** Undefined if there is no such cart, or if it is not allowed. */
  readonly change: <Code extends ErrorCode = never>(
    change: CartChange<Code>,
  ) => Promise<ChangedCart | Refusal<Code> | undefined>;
  readonly answerQuote: <Answer extends object>(answer: QuoteAnswer<Answer>) => Answer;
}

export const createCarts = (deps: CartDeps): Carts => ({
  load: async (siteId, selector) => {
    const cart = await findCart(deps.db, siteId, selector);
    return cart && { cart };
  },
  change: (change) => changeCart(deps, change),
  answerQuote: ({ prepared, toAnswer }) => toAnswer(priceQuote(prepared)),
});

/** Far more than the clicks and tabs of one buyer. */
const MAX_CHANGES_PER_CART = 500;

/**
 * Changes of one cart wait for each other in this process, where they hold no database connection.
 */
export function serializeChanges(carts: Carts): Carts {
  const withLock = createMutex({ maxCallsPerKey: MAX_CHANGES_PER_CART });
  return {
    ...carts,
    change: (change) =>
      withLock(cartKeyOf(change.siteId, change.selector), () => carts.change(change)).catch(
        (error: unknown) => {
          if (error instanceof QueueFullError) return tooManyChanges;
          throw error;
        },
      ),
  };
}

export const cartKeyOf = (siteId: string, selector: CartSelector): string =>
  'owner' in selector
    ? `${siteId} ${selector.owner.kind} ${selector.owner.id}`
    : `${siteId} ${'cartId' in selector ? selector.cartId : selector.checkoutId}`;

const tooManyChanges = refuse(
  'TOO_MANY_REQUESTS',
  'Too many concurrent changes of one cart. Wait for their answers.',
);

/** Loads the cart locked, decides, saves, and publishes the event, all in one transaction. */
function changeCart<Code extends ErrorCode = never>(
  deps: CartDeps,
  change: CartChange<Code>,
): Promise<ChangedCart | Refusal<Code> | undefined> {
  return deps.db.tx(async (tx) => {
    for (;;) {
      const cart = await lockCart(tx, change.siteId, change.selector);
      const applied = await applyChange(deps, tx, change, cart && { cart });
      if (!applied || isRefusal(applied) || !applied.isChanged) return applied;
      if (await saveCart(tx, change.siteId, applied)) return applied;
      // A concurrent request has created the owner's cart: load that one.
    }
  });
}

export interface AppliedChange extends ChangedCart {
  /** The stored cart; undefined if the change creates it. */
  readonly before: CartState | undefined;
  readonly isChanged: boolean;
}

/**
 * Applies a change to a loaded cart and prices the result. Nothing is stored. Undefined if there is
 * no such cart, or if it is not allowed.
 */
export async function applyChange<Code extends ErrorCode = never>(
  deps: CartDeps,
  reader: Reader,
  change: CartChange<Code>,
  loaded: LoadedCart | undefined,
): Promise<AppliedChange | Refusal<Code> | undefined> {
  const { siteId, createFor, isAllowed = () => true, references = [] } = change;
  const stored = loaded?.cart;
  const now = deps.clock().toISOString();
  const before = stored ?? (createFor && newCart(createFor, now));
  if (!before || (stored && !isAllowed(stored))) return undefined;

  const allReferences = [...references, ...referencesOf(before.lines)];
  const items = await deps.findItems(reader, siteId, allReferences, loaded?.productTokens);
  const decided = change.decide(before, items.slice(0, references.length));
  if (isRefusal(decided)) return decided;

  const isChanged = decided !== before || !stored;
  const cart = isChanged
    ? {
        ...withLanguage(decided, before, change.language),
        revision: before.revision + 1,
        updatedAt: now,
      }
    : before;
  const priced = await priceCart(
    withDisplayCurrency(deps, change.displayCurrency),
    reader,
    siteId,
    cart,
    indexItems(allReferences, items),
  );
  const refused =
    cart.couponCode === before.couponCode ? undefined : change.checkCoupon?.(priced.quote);
  return refused ?? { before: stored, cart, wire: priced.wire, isChanged };
}

const newCart = (owner: CartOwner, now: string): CartState =>
  emptyCartOf(owner, { cartId: newOrderedId(), now, current: true });

/**
 * An unusable coupon is refused when it is entered. One that becomes unusable later stays; the
 * estimate reports it.
 */
export function refuseCoupon({ priced }: Quote): Refusal<EnteredCouponError> | undefined {
  const refusal = priced.refusals.find((found) => found.about === 'coupon');
  return (
    refusal &&
    refuseWithStatus(428, refusal.code, refusal.description, { couponCode: refusal.subject })
  );
}

/**
 * Saves the cart and publishes its event. False if another transaction has changed or created it
 * first.
 */
export async function saveCart(
  tx: Publisher,
  siteId: string,
  { before, cart, wire }: Omit<AppliedChange, 'isChanged'>,
): Promise<boolean> {
  const isSaved = before
    ? await updateCart(tx, siteId, cart, before.revision)
    : await insertCart(tx, siteId, cart);
  if (!isSaved) return false;
  await publish(tx, {
    siteId,
    type: before ? CART_UPDATED : 'wix.ecom.v1.cart_created',
    entityType: CART_ENTITY,
    entityId: cart.cartId,
    body: before ? updated(wire) : created(wire),
  });
  return true;
}

export async function removeCart(tx: Tx, siteId: string, cartId: string): Promise<void> {
  await deleteCart(tx, siteId, cartId);
  await publish(tx, {
    siteId,
    type: 'wix.ecom.v1.cart_deleted',
    entityType: CART_ENTITY,
    entityId: cartId,
    body: deleted(),
  });
}
