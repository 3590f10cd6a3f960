import type { ErrorCode } from '@shopwright/contract';
import { readTokens, type ProductTokens } from '../catalog/index.ts';
import { updated } from '../events/index.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { createCache } from '../memory/index.ts';
import { createAnswerCache } from './answer-cache.ts';
import {
  applyChange,
  cartKeyOf,
  type CartChange,
  type CartDeps,
  type Carts,
  type ChangedCart,
} from './carts.ts';
import { referencesOf } from './price-cart.ts';
import type { CartState } from './rules/cart-state.ts';
import { findCartWithTokens, productIdsOf, type CartSelector } from './store/carts.ts';
import { createBatchedSave } from './store/save-batch.ts';

const MAX_CACHED_CHARACTERS = 16_000_000;
const MAX_CACHED_PRODUCTS = 10_000;

interface CachedCart {
  readonly cart: CartState;
  readonly characters: number;
}

/**
 * Makes frequent cart calls cheaper, and changes no outcome. It caches the carts that this process
 * saved last and the tokens of their products, saves carts of different buyers in one statement,
 * and reuses answers. Cached state never decides alone: each statement checks that the cart and its
 * products are still as cached, and whatever cannot be saved so takes the plain path.
 */
export function withFastPath(carts: Carts, deps: CartDeps): Carts {
  const cachedCarts = createCache<CachedCart>({
    maxSize: MAX_CACHED_CHARACTERS,
    maxEntrySize: MAX_CACHED_CHARACTERS / 100,
    sizeOf: ({ characters }) => characters,
  });
  const cachedTokens = createCache<string>({ maxEntries: MAX_CACHED_PRODUCTS });
  const saveInBatch = createBatchedSave(deps.db);
  const answers = createAnswerCache();

  const cachedCart = (siteId: string, selector: CartSelector): CartState | undefined =>
    'owner' in selector ? cachedCarts.get(cartKeyOf(siteId, selector))?.cart : undefined;

  const cacheCart = (siteId: string, cart: CartState, characters: number): void => {
    if (cart.current) cachedCarts.set(cartKeyOf(siteId, cart), { cart, characters });
  };

  const tokensOf = async (
    siteId: string,
    productIds: readonly string[],
  ): Promise<ProductTokens> => {
    const tokens: Record<string, string> = {};
    const missing: string[] = [];
    for (const id of productIds) {
      const token = cachedTokens.get(`${siteId} ${id}`);
      if (token === undefined) missing.push(id);
      else tokens[id] = token;
    }
    if (missing.length === 0) return tokens;
    const read = await readTokens(deps.db, siteId, missing);
    for (const [id, token] of Object.entries(read)) cachedTokens.set(`${siteId} ${id}`, token);
    return { ...tokens, ...read };
  };

  /** Undefined if the cached cart cannot carry the change; then nothing is saved. */
  const changeCached = async <Code extends ErrorCode = never>(
    change: CartChange<Code>,
  ): Promise<ChangedCart | undefined> => {
    const { siteId, selector, references = [] } = change;
    const cart = cachedCart(siteId, selector);
    if (!cart) return undefined;
    const productIds = productIdsOf([...references, ...referencesOf(cart.lines)]);
    const productTokens = await tokensOf(siteId, productIds);
    const applied = await applyChange(deps, deps.db, change, { cart, productTokens });
    // Never refuse from cached state alone.
    if (!applied || isRefusal(applied) || !applied.isChanged) return undefined;

    const body = JSON.stringify(updated(applied.wire));
    const isSaved = await saveInBatch({
      siteId,
      cart: applied.cart,
      previousRevision: cart.revision,
      productTokens,
      event: { eventId: newOrderedId(), body, acted: deps.db.actor() },
    });
    if (isSaved) {
      cacheCart(siteId, applied.cart, body.length);
      return applied;
    }
    cachedCarts.delete(cartKeyOf(siteId, cart));
    for (const id of productIds) cachedTokens.delete(`${siteId} ${id}`);
    return undefined;
  };

  const changeAndCache = async <Code extends ErrorCode = never>(
    change: CartChange<Code>,
  ): Promise<ChangedCart | Refusal<Code> | undefined> => {
    const changed = await carts.change(change);
    if (changed && !isRefusal(changed))
      cacheCart(change.siteId, changed.cart, JSON.stringify(changed.wire).length);
    return changed;
  };

  return {
    load: (siteId, selector) =>
      findCartWithTokens(deps.db, siteId, selector, cachedCart(siteId, selector)),
    change: async (change) => (await changeCached(change)) ?? (await changeAndCache(change)),
    answerQuote: answers.answerQuote,
  };
}
