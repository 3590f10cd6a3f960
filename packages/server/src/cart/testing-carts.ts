/** For tests only: the carts of a store, changed by several processes. */
import sql from 'sql-template-tag';
import { inject } from 'vitest';
import {
  createContextOf,
  createFindCatalogItems,
  createProducts,
  STORE_APP_IDS,
  targetOf,
} from '../catalog/index.ts';
import type { Db, SqlQuery } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/outcome.ts';
import type { TestStore } from '../pricing/testing-store.ts';
import { createCarts, serializeChanges, type CartDeps, type ChangedCart } from './carts.ts';
import { withFastPath } from './fast-path.ts';
import { createFindItems } from './items.ts';
import { addToCart } from './rules/change-cart.ts';
import type { CartOwner } from './rules/cart-state.ts';
import { findCart } from './store/carts.ts';

const siteUrl = 'https://shop.example';

export function cartDeps({ sites, pricing }: TestStore, db: Db): CartDeps {
  const find = createFindCatalogItems({ contextOf: createContextOf(sites, siteUrl) });
  return {
    db,
    clock: () => new Date(),
    pricing,
    findItems: createFindItems([{ appIds: STORE_APP_IDS, find }]),
  };
}

/** Returns the ids of the products. */
export async function makeProducts(
  { db, siteId }: TestStore,
  ...products: readonly { name: string; price: number }[]
): Promise<string[]> {
  await db.tx((tx) =>
    createProducts(
      tx,
      targetOf(siteId, { currency: 'USD', locale: 'en-US', siteUrl }, new Date()),
      products,
    ),
  );
  const rows = await db.query<{ name: string; id: string }>(
    sql`select name, product_id as id from product where site_id = ${siteId}`,
  );
  return products.map(({ name }) => rows.find((row) => row.name === name)?.id ?? '');
}

export interface CartProcess {
  add(
    owner: CartOwner,
    productId: string | undefined,
    quantity?: number,
  ): Promise<ChangedCart['wire']>;
  /** The names of the statements it has sent outside of transactions. */
  readonly statements: string[];
}

/**
 * A process with its own caches. Whether it has the fast path is decided by the test project,
 * unless the test says so.
 */
export function openProcess(
  store: TestStore,
  { fastPath = inject('cartFastPath') }: { readonly fastPath?: boolean } = {},
): CartProcess {
  const statements: string[] = [];
  const { db, siteId } = store;
  const deps = cartDeps(store, {
    ...db,
    query: <Row>(query: SqlQuery) => {
      statements.push(query.name ?? query.text);
      return db.query<Row>(query);
    },
  });
  const plainCarts = createCarts(deps);
  const carts = serializeChanges(fastPath ? withFastPath(plainCarts, deps) : plainCarts);
  return {
    statements,
    add: async (owner, productId = '', quantity = 1) => {
      const reference = { appId: STORE_APP_IDS[0] ?? '', catalogItemId: productId };
      const changed = await carts.change({
        siteId,
        selector: { owner },
        createFor: owner,
        references: [reference],
        decide: (cart, items) =>
          addToCart(cart, { lineItems: [{ quantity, catalogReference: reference }] }, items, {
            createId: newId,
          }),
      });
      if (!changed || isRefusal(changed)) throw new Error(JSON.stringify(changed));
      return changed.wire;
    },
  };
}

export const visitor = (): CartOwner => ({ kind: 'visitor', id: newId() });

export const unitsOf = async ({ db, siteId }: TestStore, owner: CartOwner) =>
  (await findCart(db, siteId, { owner }))?.lines.map(({ quantity }) => quantity);
