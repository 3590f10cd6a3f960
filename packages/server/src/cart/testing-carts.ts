/** For tests only: carts of a store, changed by processes of their own. */
import sql from 'sql-template-tag';
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
import { createMutex } from '../memory/index.ts';
import type { TestStore } from '../pricing/testing-store.ts';
import { noCart } from './access.ts';
import { changeCart, type CartDeps } from './change.ts';
import { createFindItems } from './items.ts';
import { createCartMemory } from './memory.ts';
import { addToCart } from './rules/change-cart.ts';
import type { CartOwner } from './rules/cart-state.ts';
import { findCart } from './store.ts';
import { createSaveTogether } from './store/save-together.ts';

const siteUrl = 'https://shop.example';

export function cartDeps({ sites, pricing }: TestStore, db: Db): CartDeps {
  const find = createFindCatalogItems({ contextOf: createContextOf(sites, siteUrl) });
  return {
    db,
    clock: () => new Date(),
    pricing,
    withLock: createMutex(),
    memory: createCartMemory(),
    saveKnown: createSaveTogether(db),
    findItems: createFindItems([{ appIds: STORE_APP_IDS, find }]),
  };
}

/** Their ids. */
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

export interface ShownCart {
  readonly lineItems: { readonly quantity: number; readonly price: { readonly amount: string } }[];
}

export interface CartProcess {
  add(owner: CartOwner, productId: string | undefined, quantity?: number): Promise<ShownCart>;
  /** What it has asked the database. */
  readonly asked: string[];
}

/** A process of its own, which counts what it asks. */
export function openProcess(store: TestStore): CartProcess {
  const asked: string[] = [];
  const { db, siteId } = store;
  const deps = cartDeps(store, {
    ...db,
    query: <Row>(query: SqlQuery) => {
      asked.push(query.name ?? query.text);
      return db.query<Row>(query);
    },
  });
  return {
    asked,
    add: async (owner, productId = '', quantity = 1) => {
      const reference = { appId: STORE_APP_IDS[0] ?? '', catalogItemId: productId };
      const answer = await changeCart(deps, {
        siteId,
        which: { owner },
        makeFor: owner,
        otherwise: noCart,
        references: [reference],
        decide: (cart, found) =>
          addToCart(cart, { lineItems: [{ quantity, catalogReference: reference }] }, found, {
            mint: newId,
          }),
      });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      return JSON.parse(String(answer.ready)).cart;
    },
  };
}

export const visitor = (): CartOwner => ({ kind: 'visitor', id: newId() });

export const unitsOf = async ({ db, siteId }: TestStore, owner: CartOwner) =>
  (await findCart(db, siteId, { owner }))?.lines.map(({ quantity }) => quantity);
