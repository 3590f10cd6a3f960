import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { createContextOf, createFindCatalogItems, createProducts, STORE_APP_IDS, targetOf } from '../catalog/index.ts';
import type { Db, SqlQuery } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { openTestStore } from '../pricing/testing-store.ts';
import { noCart } from './access.ts';
import { changeCart, type CartDeps } from './change.ts';
import { createFindItems } from './items.ts';
import { createCartMemory } from './memory.ts';
import { addToCart } from './rules/change-cart.ts';
import { emptyCartOf, type CartOwner } from './rules/cart-state.ts';
import { findCart } from './store.ts';
import { createTurns } from './turns.ts';

/** What a process remembers of a cart spares it a question and never decides anything: the database is asked whether it is still so. */

const { db, siteId, sites, pricing } = await openTestStore();
const contextOf = createContextOf(sites, 'https://shop.example');
const target = targetOf(siteId, { currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' }, new Date());
await db.tx((tx) => createProducts(tx, target, [{ name: 'Mug', price: 10 }, { name: 'Bowl', price: 7 }]));
const idOf = async (name: string): Promise<string> => (await db.query<{ id: string }>(sql`select product_id as id from product where site_id = ${siteId} and name = ${name}`))[0]?.id ?? '';
const [mug, bowl] = [await idOf('Mug'), await idOf('Bowl')];

/** A process of its own, which counts what it asks. */
function openProcess(): { add: (owner: CartOwner, productId: string, quantity?: number) => Promise<{ lineItems: { quantity: number; price: { amount: string } }[] }>; asked: string[] } {
  const asked: string[] = [];
  const counting: Db = { ...db, query: <Row>(query: SqlQuery) => { asked.push(query.name ?? query.text); return db.query<Row>(query); } };
  const deps: CartDeps = {
    db: counting, clock: () => new Date(), pricing, turns: createTurns(), memory: createCartMemory(), findItems: createFindItems([{ appIds: STORE_APP_IDS, find: createFindCatalogItems({ contextOf }) }]),
  };
  return {
    asked,
    add: async (owner, productId, quantity = 1) => {
      asked.length = 0;
      const reference = { appId: STORE_APP_IDS[0] ?? '', catalogItemId: productId };
      const answer = await changeCart(deps, {
        siteId, which: { owner }, makeFor: owner, otherwise: noCart, references: [reference],
        decide: (cart, found) => addToCart(cart, { lineItems: [{ quantity, catalogReference: reference }] }, found, { mint: newId }),
      });
      if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
      return JSON.parse(String(answer.ready)).cart;
    },
  };
}

const visitor = (): CartOwner => ({ kind: 'visitor', id: newId() });
const units = async (owner: CartOwner) => (await findCart(db, siteId, { owner }))?.lines.map(({ quantity }) => quantity);

it('one more of what is in the cart, or of what was in another, is one question to the database', async () => {
  const { add, asked } = openProcess();
  const [one, other] = [visitor(), visitor()];
  await add(other, bowl);
  await add(one, mug);
  await add(one, mug);
  expect(asked).toEqual(['cart-save-known']);
  await add(one, bowl);
  expect(asked).toEqual(['cart-save-known']);
  expect(await units(one)).toEqual([2, 1]);
});

it('what another process did to the cart is not lost', async () => {
  const [here, there] = [openProcess(), openProcess()];
  const owner = visitor();
  await here.add(owner, mug);
  await there.add(owner, mug, 5);
  await here.add(owner, mug);
  expect(here.asked[0]).toBe('cart-save-known');
  expect(await units(owner)).toEqual([7]);
  await there.add(owner, bowl);
  expect(await units(owner)).toEqual([7, 1]);
  const told = await db.query<{ many: number }>(sql`select count(*)::int as many from outbox o join cart c on c.cart_id::text = o.entity_id where c.owner_id = ${owner.id}`);
  expect(told).toEqual([{ many: 4 }]);
});

it('a price that changed since is the price of the answer', async () => {
  const { add } = openProcess();
  const owner = visitor();
  await add(owner, mug);
  await db.query(sql`update product set price = 12, revision = revision + 1 where site_id = ${siteId} and product_id = ${mug}`);
  const { lineItems } = await add(owner, bowl);
  expect(lineItems.map(({ price }) => price.amount)).toEqual(['12.00', '7.00']);
});

it('a cart that is gone is begun anew', async () => {
  const { add } = openProcess();
  const owner = visitor();
  await add(owner, mug);
  await db.query(sql`delete from cart where owner_id = ${owner.id}`);
  await add(owner, bowl);
  expect(await units(owner)).toEqual([1]);
});

it('holds so much and no more; what was not written again goes first, and what is too large is not held', () => {
  const memory = createCartMemory();
  const keep = (id: string, size: number) => memory.keep(siteId, { cart: emptyCartOf({ kind: 'visitor', id }, { cartId: id, now: '', current: true }), tokens: {} }, size);
  const held = (...ids: string[]) => ids.filter((id) => memory.recall(siteId, { kind: 'visitor', id }));
  const hundred = Array.from({ length: 100 }, (_, index) => String(index));
  for (const id of hundred) keep(id, 160_000);
  expect(held(...hundred)).toEqual(hundred);
  keep('0', 160_000);
  keep('new', 160_000);
  expect(held('0', '1', '2', 'new')).toEqual(['0', '2', 'new']);
  for (const id of hundred) keep(id, 160_000);
  expect(held(...hundred, 'new').length).toBe(100);
  keep('2', 160_001);
  expect(held('2')).toEqual([]);
});
