import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openTestStore } from '../pricing/testing-store.ts';
import { serializeChanges } from './carts.ts';
import { makeProducts, openProcess, unitsOf, visitor } from './testing-carts.ts';

/**
 * The guarantees of a change. The project `plain-carts` runs this file again without the fast path.
 */

const store = await openTestStore();
const { db, siteId } = store;
const [mug, bowl] = await makeProducts(
  store,
  { name: 'Mug', price: 10 },
  { name: 'Bowl', price: 7 },
);

it('loses no concurrent change, whether in one process or in several', async () => {
  const [here, there] = [openProcess(store), openProcess(store)];
  const owner = visitor();
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => (index % 2 ? here : there).add(owner, mug)),
  );
  expect(await unitsOf(store, owner)).toEqual([12]);
  const events = await db.query<{ sequence: number }>(
    sql`select o.entity_sequence as sequence from outbox o join cart c on c.cart_id::text = o.entity_id where c.owner_id = ${owner.id} order by o.position`,
  );
  expect(events.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
});

it('answers with the current price of a product', async () => {
  const { add } = openProcess(store);
  const owner = visitor();
  await add(owner, mug);
  await db.query(
    sql`update product set price = 12, revision = revision + 1 where site_id = ${siteId} and product_id = ${mug}`,
  );
  const { lineItems = [] } = await add(owner, bowl);
  expect(lineItems.map(({ price }) => price?.amount)).toEqual(['12.00', '7.00']);
});

it('creates a new cart after the old one was deleted', async () => {
  const { add } = openProcess(store);
  const owner = visitor();
  await add(owner, mug);
  await db.query(sql`delete from cart where owner_id = ${owner.id}`);
  await add(owner, bowl);
  expect(await unitsOf(store, owner)).toEqual([1]);
});

it('refuses changes to a cart that already has five hundred waiting', async () => {
  const never = new Promise<never>(() => undefined);
  const carts = serializeChanges({
    load: () => never,
    change: () => never,
    answerQuote: () => {
      throw new Error('not called');
    },
  });
  const owner = visitor();
  const change = () => carts.change({ siteId, selector: { owner }, decide: (cart) => cart });
  for (let count = 0; count < 500; count += 1) void change();
  expect(await change()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});
