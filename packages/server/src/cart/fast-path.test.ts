import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openTestStore } from '../pricing/testing-store.ts';
import { makeProducts, openProcess, unitsOf, visitor } from './testing-carts.ts';

/**
 * A cached cart saves statements and decides nothing: the database checks that the cart and its
 * products are still as cached.
 */

const store = await openTestStore();
const [mug, bowl] = await makeProducts(
  store,
  { name: 'Mug', price: 10 },
  { name: 'Bowl', price: 7 },
);
const openFastProcess = () => openProcess(store, { fastPath: true });

it('saves a cached cart with cached products in one statement', async () => {
  const { add, statements } = openFastProcess();
  const [one, other] = [visitor(), visitor()];
  for (const owner of [one, one, other, other]) await add(owner, owner === one ? mug : bowl);
  statements.length = 0;
  await add(one, mug);
  expect(statements).toEqual(['cart-save-batch']);
  await add(one, bowl);
  expect(statements).toEqual(['cart-save-batch', 'cart-save-batch']);
  expect(await unitsOf(store, one)).toEqual([3, 1]);
});

it('loses no change of another process, and publishes each once', async () => {
  const [here, there] = [openFastProcess(), openFastProcess()];
  const owner = visitor();
  await here.add(owner, mug);
  await there.add(owner, mug, 5);
  here.statements.length = 0;
  await here.add(owner, mug);
  expect(here.statements).toContain('cart-save-batch');
  expect(await unitsOf(store, owner)).toEqual([7]);
  await there.add(owner, bowl);
  expect(await unitsOf(store, owner)).toEqual([7, 1]);
  const events = await store.db.query<{ count: number }>(
    sql`select count(*)::int as count from outbox o join cart c on c.cart_id::text = o.entity_id where c.owner_id = ${owner.id}`,
  );
  expect(events).toEqual([{ count: 4 }]);
});

it('falls back to the plain path for a locked cart, so that no other cart waits', async () => {
  const { add } = openFastProcess();
  const owner = visitor();
  await add(owner, mug);
  let late: Promise<unknown> = Promise.resolve();
  await store.db.tx(async (tx) => {
    await tx.query(sql`select 1 from cart where owner_id = ${owner.id} for update`);
    late = add(owner, mug);
    await add(visitor(), mug);
  });
  await late;
  expect(await unitsOf(store, owner)).toEqual([2]);
});
