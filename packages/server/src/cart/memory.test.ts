import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openTestStore } from '../pricing/testing-store.ts';
import { createCartMemory } from './memory.ts';
import { emptyCartOf } from './rules/cart-state.ts';
import { makeProducts, openProcess, unitsOf, visitor } from './testing-carts.ts';

/** What a process remembers of a cart spares it a question and never decides anything: the database is asked whether it is still so. */

const store = await openTestStore();
const { db, siteId } = store;
const [mug, bowl] = await makeProducts(
  store,
  { name: 'Mug', price: 10 },
  { name: 'Bowl', price: 7 },
);

it('one more of what is in the cart, or of what was in another, is one question to the database', async () => {
  const { add, asked } = openProcess(store);
  const [one, other] = [visitor(), visitor()];
  await add(other, bowl);
  await add(one, mug);
  asked.length = 0;
  await add(one, mug);
  expect(asked).toEqual(['cart-save-known']);
  await add(one, bowl);
  expect(asked).toEqual(['cart-save-known', 'cart-save-known']);
  expect(await unitsOf(store, one)).toEqual([2, 1]);
});

it('what another process did to the cart is not lost', async () => {
  const [here, there] = [openProcess(store), openProcess(store)];
  const owner = visitor();
  await here.add(owner, mug);
  await there.add(owner, mug, 5);
  here.asked.length = 0;
  await here.add(owner, mug);
  expect(here.asked[0]).toBe('cart-save-known');
  expect(await unitsOf(store, owner)).toEqual([7]);
  await there.add(owner, bowl);
  expect(await unitsOf(store, owner)).toEqual([7, 1]);
  const told = await db.query<{ many: number }>(
    sql`select count(*)::int as many from outbox o join cart c on c.cart_id::text = o.entity_id where c.owner_id = ${owner.id}`,
  );
  expect(told).toEqual([{ many: 4 }]);
});

it('a price that changed since is the price of the answer', async () => {
  const { add } = openProcess(store);
  const owner = visitor();
  await add(owner, mug);
  await db.query(
    sql`update product set price = 12, revision = revision + 1 where site_id = ${siteId} and product_id = ${mug}`,
  );
  const { lineItems } = await add(owner, bowl);
  expect(lineItems.map(({ price }) => price.amount)).toEqual(['12.00', '7.00']);
});

it('a cart that is gone is begun anew', async () => {
  const { add } = openProcess(store);
  const owner = visitor();
  await add(owner, mug);
  await db.query(sql`delete from cart where owner_id = ${owner.id}`);
  await add(owner, bowl);
  expect(await unitsOf(store, owner)).toEqual([1]);
});

it('holds so much and no more; what was not written again goes first, and what is too large is not held', () => {
  const memory = createCartMemory();
  const keep = (id: string, size: number) =>
    memory.keep(
      siteId,
      {
        cart: emptyCartOf({ kind: 'visitor', id }, { cartId: id, now: '', current: true }),
        tokens: {},
      },
      size,
    );
  const held = (...ids: string[]) =>
    ids.filter((id) => memory.recall(siteId, { kind: 'visitor', id }));
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
