import {
  readTokens,
  type FoundItem,
  type ItemReference,
  type ProductTokens,
} from '../catalog/index.ts';
import type { Db, Reader, Tx } from '../db/index.ts';
import { createdText, deleted, publish, updatedText, type Publisher } from '../events/index.ts';
import type { ReadyAnswer } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { QueueFullError, type WithLock } from '../memory/index.ts';
import { knowItems } from './items.ts';
import type { CartMemory } from './memory.ts';
import { emptyCartOf, readIn, type CartOwner, type CartState } from './rules/cart-state.ts';
import type { SaveKnown } from './store/save-together.ts';
import {
  CART_ENTITY,
  deleteCart,
  insertCart,
  productIdsOf,
  readCart,
  saveCart,
  type CartAndTokens,
  type Told,
  type WhichCart,
} from './store.ts';
import { cartAnswer, referencesOf, viewCart, type ViewDeps, type ViewedCart } from './view.ts';

export interface CartDeps extends ViewDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly withLock: WithLock;
  readonly memory: CartMemory;
  readonly saveKnown: SaveKnown;
}

const again = Symbol('another changed the cart meanwhile');

export interface CartChange {
  readonly siteId: string;
  readonly which: WhichCart;
  /** A new cart for this owner when there is none; a refusal without it. */
  readonly makeFor?: CartOwner;
  readonly otherwise: Refusal;
  readonly allow?: (cart: CartState) => boolean;
  /** Items to look up beside those in the cart. */
  readonly references?: readonly ItemReference[];
  /** What the buyer reads; undefined when the shop makes the change. */
  readonly language?: string | undefined;
  /** The same cart when nothing changes. */
  readonly decide: (cart: CartState, found: readonly FoundItem[]) => CartState | Refusal;
}

/**
 * Read, decide, write, tell: those who change one cart at the same time come one after the other. In this process they wait their turn,
 * and hold no connection meanwhile. A cart that this process wrote last is taken as it was then; should it, or a product in it, be
 * another by now, nothing is written, and it is done again with what is read. Should another process come between, the cart has another
 * revision, nothing is written, and it is done again with the row locked.
 */
export async function changeCart(
  deps: CartDeps,
  change: CartChange,
): Promise<ReadyAnswer | Refusal> {
  const { siteId, which } = change;
  return deps
    .withLock(
      `${siteId} ${Object.values('owner' in which ? which.owner : which).join(' ')}`,
      async () => {
        const known = 'owner' in which ? deps.memory.recall(siteId, which.owner) : undefined;
        let outcome = known ? await attempt(deps, deps.db, change, { known }) : again;
        if (outcome === again) outcome = await attempt(deps, deps.db, change, {});
        while (outcome === again)
          outcome = await deps.db.tx((tx) => attempt(deps, tx, change, { locked: true }));
        return outcome;
      },
    )
    .catch((error: unknown) => {
      if (error instanceof QueueFullError) return tooManyChanges;
      throw error;
    });
}

const tooManyChanges = refuse(
  429,
  'TOO_MANY_REQUESTS',
  'Too many changes of one cart at once. Wait for their answers.',
);

async function attempt(
  deps: CartDeps,
  reader: Publisher,
  {
    siteId,
    which,
    makeFor,
    otherwise,
    allow = () => true,
    references = [],
    language,
    decide,
  }: CartChange,
  { known, locked = false }: { readonly known?: CartAndTokens; readonly locked?: boolean },
): Promise<ReadyAnswer | Refusal | typeof again> {
  // Nobody is told or refused anything by memory alone.
  const asTaken = <Told>(told: Told): Told | typeof again => (known ? again : told);
  const now = deps.clock().toISOString();
  const read = known ?? (await readCart(reader, siteId, which, { locked }));
  const stored = read?.cart;
  if (stored ? !allow(stored) : !makeFor) return asTaken(otherwise);
  const before =
    stored ??
    emptyCartOf(makeFor ?? { kind: 'user', id: '' }, {
      cartId: newOrderedId(),
      now,
      current: true,
    });
  const all = [...references, ...referencesOf(before.lines)];
  const tokens = await knowProducts(
    deps,
    reader,
    siteId,
    productIdsOf(all),
    read?.tokens ?? {},
    known !== undefined,
  );
  const found = await deps.findItems(reader, siteId, all, tokens);
  const decided = decide(before, found.slice(0, references.length));
  if (isRefusal(decided)) return asTaken(decided);
  const next = readIn(decided, before, language);
  const items = knowItems(all, found);
  if (next === before && stored)
    return known
      ? again
      : cartAnswer((await viewCart(deps, reader, siteId, before, { known: items })).text);
  const after = { ...next, revision: before.revision + 1, updatedAt: now };
  const viewed = await viewCart(deps, reader, siteId, after, { known: items });
  const refused =
    after.couponCode !== null && after.couponCode !== before.couponCode
      ? refuseCoupon(viewed)
      : undefined;
  if (refused) return asTaken(refused);
  const { text } = viewed;
  const written = known
    ? await deps.saveKnown({
        siteId,
        cart: after,
        revision: before.revision,
        tokens,
        told: tellOf(reader, text, 'updated'),
      })
    : await writeCart(reader, siteId, stored, after, text);
  if (!written && known) deps.memory.forget(siteId, { cart: before, tokens });
  if (!written) return again;
  if (after.current && !locked) deps.memory.keep(siteId, { cart: after, tokens }, text.length);
  return cartAnswer(text);
}

/** The tokens of all these products, each asked for at most once. */
async function knowProducts(
  { memory }: CartDeps,
  reader: Reader,
  siteId: string,
  productIds: readonly string[],
  given: ProductTokens,
  byMemory: boolean,
): Promise<ProductTokens> {
  const without = (tokens: ProductTokens) => productIds.filter((id) => tokens[id] === undefined);
  const missing = without(given);
  if (missing.length === 0) return given;
  const known = byMemory ? { ...memory.tokensOf(siteId, missing), ...given } : given;
  const unknown = without(known);
  return unknown.length === 0
    ? known
    : { ...known, ...(await readTokens(reader, siteId, unknown)) };
}

/** A code that cannot be used is told when it is entered; one that stops working later stays and is told by the estimate. */
export function refuseCoupon({ quote: { priced } }: ViewedCart): Refusal | undefined {
  const refusal = priced.refusals.find(({ about }) => about === 'coupon');
  return refusal && refuse(428, refusal.code, refusal.description, { couponCode: refusal.subject });
}

const tellOf = ({ actor }: Publisher, wire: string, what: 'created' | 'updated'): Told => ({
  eventId: newOrderedId(),
  body: what === 'created' ? createdText(wire) : updatedText(wire),
  acted: actor(),
});

/** The row and its event, which tells the cart in this text. False when it is not as it was before: another has changed it, or its owner has got one meanwhile. */
export async function writeCart(
  reader: Publisher,
  siteId: string,
  before: CartState | undefined,
  after: CartState,
  wire: string,
): Promise<boolean> {
  return before
    ? saveCart(
        reader,
        siteId,
        after,
        { revision: before.revision },
        tellOf(reader, wire, 'updated'),
      )
    : insertCart(reader, siteId, after, tellOf(reader, wire, 'created'));
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
