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

interface Entry {
  known: CartAndTokens;
  size: number;
  again: boolean;
}

const MOST_CHARACTERS = 16_000_000;
const MOST_PRODUCTS = 10_000;

export function createCartMemory(): CartMemory {
  // Entries are changed in place: a map that is taken from and put into with every request holds for longer what was in it (docs/speed.md).
  const carts = new Map<string, Entry>();
  const products = new Map<string, string>();
  let characters = 0;
  const keyOf = (siteId: string, { kind, id }: CartOwner): string => `${siteId} ${kind} ${id}`;

  const drop = (key: string): void => {
    characters -= carts.get(key)?.size ?? 0;
    carts.delete(key);
  };

  /** Those that were written since they were last looked at get another chance. */
  const makeRoom = (): void => {
    for (const [key, entry] of carts) {
      if (characters <= MOST_CHARACTERS) return;
      if (!entry.again) drop(key);
      else {
        entry.again = false;
        carts.delete(key);
        carts.set(key, entry);
      }
    }
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
      if (size > MOST_CHARACTERS / 100) return drop(key);
      const entry = carts.get(key);
      const sameTokens = entry?.known.tokens === known.tokens;
      characters += size - (entry?.size ?? 0);
      if (entry) Object.assign(entry, { known, size, again: true });
      else carts.set(key, { known, size, again: false });
      makeRoom();
      if (sameTokens) return;
      if (products.size > MOST_PRODUCTS) products.clear();
      for (const id in known.tokens) products.set(`${siteId} ${id}`, known.tokens[id] ?? '');
    },
    forget: (siteId, { cart, tokens }) => {
      drop(keyOf(siteId, cart.owner));
      for (const id of Object.keys(tokens)) products.delete(`${siteId} ${id}`);
    },
  };
}
