import type { ProductTokens } from '../catalog/index.ts';
import type { CartOwner } from './rules/cart-state.ts';
import type { CartAndTokens } from './store.ts';

/**
 * Carts as this process last wrote them, and the products in them as it last saw them. Nothing is shown or written because of what is
 * here: the database is asked in the same statement whether it is still so. That spares a question before every change.
 */
export interface CartMemory {
  recall(siteId: string, owner: CartOwner): CartAndTokens | undefined;
  /** Of these products, those that are known. */
  tokensOf(siteId: string, productIds: readonly string[]): ProductTokens;
  /** Only what is committed. Size: about how many characters it takes. */
  keep(siteId: string, known: CartAndTokens, size: number): void;
  forget(siteId: string, known: CartAndTokens): void;
}

const MOST_CHARACTERS = 16_000_000;
const MOST_PRODUCTS = 10_000;

export function createCartMemory(): CartMemory {
  const carts = new Map<string, { readonly known: CartAndTokens; readonly size: number }>();
  const products = new Map<string, string>();
  let characters = 0;
  const keyOf = (siteId: string, { kind, id }: CartOwner): string => `${siteId} ${kind} ${id}`;

  const drop = (key: string): void => {
    characters -= carts.get(key)?.size ?? 0;
    carts.delete(key);
  };

  return {
    recall: (siteId, owner) => carts.get(keyOf(siteId, owner))?.known,
    tokensOf: (siteId, productIds) => {
      const tokens: Record<string, string> = {};
      for (const id of productIds) {
        const token = products.get(`${siteId} ${id}`);
        if (token !== undefined) tokens[id] = token;
      }
      return tokens;
    },
    keep: (siteId, known, size) => {
      const key = keyOf(siteId, known.cart.owner);
      drop(key);
      if (size > MOST_CHARACTERS / 100) return;
      carts.set(key, { known, size });
      characters += size;
      // The one that was written longest ago goes first.
      for (const oldest of characters > MOST_CHARACTERS ? carts.keys() : []) {
        if (characters <= MOST_CHARACTERS) break;
        drop(oldest);
      }
      if (products.size > MOST_PRODUCTS) products.clear();
      for (const id in known.tokens) products.set(`${siteId} ${id}`, known.tokens[id] ?? '');
    },
    forget: (siteId, { cart, tokens }) => {
      drop(keyOf(siteId, cart.owner));
      for (const id of Object.keys(tokens)) products.delete(`${siteId} ${id}`);
    },
  };
}
