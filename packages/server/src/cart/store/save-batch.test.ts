import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { withActor, type Db } from '../../db/index.ts';
import { createActorContext } from '../../kernel/actor-context.ts';
import { newId } from '../../kernel/ids.ts';
import { openTestStore, warmUp } from '../../pricing/testing-store.ts';
import type { CartState } from '../rules/cart-state.ts';
import { findCart, lockCart } from './carts.ts';
import { makeProducts, openProcess, unitsOf, visitor } from '../testing-carts.ts';
import { createBatchedSave } from './save-batch.ts';

/**
 * Carts of different buyers that change at the same time are saved in one statement, and affect
 * each other in no other way.
 */

const store = await openTestStore();
const { db, siteId } = store;
const actors = createActorContext();
const [mug] = await makeProducts(store, { name: 'Mug', price: 10 });
await warmUp(db);

/** Buyers with two mugs each, and the process that has their carts and the mug in its caches. */
async function buyersWithMugs(count: number) {
  const process = openProcess({ ...store, db: withActor(db, actors.current) }, { fastPath: true });
  const buyers = Array.from({ length: count }, visitor);
  for (const owner of [...buyers, ...buyers]) await process.add(owner, mug);
  process.statements.length = 0;
  return { ...process, buyers };
}

const eventsOf = (ownerId: string) =>
  db.query<{ sequence: number; acted: string | null; quantity: number }>(sql`
  select o.entity_sequence as sequence, o.acted, (o.body #>> '{updatedEvent,currentEntity,lineItems,0,quantity}')::int as quantity
  from outbox o join cart c on c.cart_id::text = o.entity_id where c.owner_id = ${ownerId} order by o.position`);

it('saves the carts of forty concurrent buyers in a few statements, each with its own event and actor', async () => {
  const { add, statements, buyers } = await buyersWithMugs(40);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      buyers.map((owner) => actors.run({ role: 'visitor', id: owner.id }, () => add(owner, mug))),
    );
  }
  expect(statements).toEqual(Array.from({ length: 6 }, () => 'cart-save-batch'));
  for (const owner of buyers) {
    expect(await unitsOf(store, owner)).toEqual([5]);
    expect(await eventsOf(owner.id)).toEqual([
      { sequence: 1, acted: null, quantity: null },
      { sequence: 2, acted: null, quantity: 2 },
      ...[3, 4, 5].map((quantity) => ({
        sequence: quantity,
        acted: `visitor ${owner.id}`,
        quantity,
      })),
    ]);
  }
});

it('retries a cart that another process changed, and saves the others', async () => {
  const { add, statements, buyers } = await buyersWithMugs(5);
  const elsewhere = openProcess(store, { fastPath: true });
  await elsewhere.add(buyers[2] ?? visitor(), mug, 5);
  await Promise.all(buyers.map((owner) => add(owner, mug)));
  expect(statements.filter((name) => name === 'cart-save-batch')).toHaveLength(1);
  expect(await Promise.all(buyers.map((owner) => unitsOf(store, owner)))).toEqual([
    [3],
    [3],
    [8],
    [3],
    [3],
  ]);
});

it('makes only the owner of a locked cart wait', async () => {
  const { add, buyers } = await buyersWithMugs(4);
  const [held = visitor(), ...others] = buyers;
  let late: Promise<unknown> = Promise.resolve();
  await db.tx(async (tx) => {
    await lockCart(tx, siteId, { owner: held });
    late = add(held, mug);
    await Promise.all(others.map((owner) => add(owner, mug)));
    expect(await Promise.all(buyers.map((owner) => unitsOf(store, owner)))).toEqual([
      [2],
      [3],
      [3],
      [3],
    ]);
  });
  await late;
  expect(await unitsOf(store, held)).toEqual([3]);
});

it('saves no cart with an outdated price: every answer has the new one', async () => {
  const { add, buyers } = await buyersWithMugs(3);
  await db.query(
    sql`update product set price = 12, revision = revision + 1 where site_id = ${siteId} and product_id = ${mug}`,
  );
  const shown = await Promise.all(buyers.map((owner) => add(owner, mug)));
  expect(shown.map(({ lineItems: [line] = [] }) => [line?.quantity, line?.price?.amount])).toEqual(
    buyers.map(() => [3, '12.00']),
  );
  for (const { id } of buyers)
    expect((await eventsOf(id)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

describe('a statement that fails', () => {
  /** Saves three carts, the second with this event body, and returns the outcome of each. */
  async function saveThree(body: string, query: Db['query'] = db.query) {
    const { buyers } = await buyersWithMugs(3);
    const carts = await Promise.all(buyers.map((owner) => findCart(db, siteId, { owner })));
    const saveInBatch = createBatchedSave({ query });
    const outcomes = await Promise.allSettled(
      carts.map((cart, at) =>
        saveInBatch({
          siteId,
          cart: { ...cart, revision: 3 } as CartState,
          previousRevision: 2,
          productTokens: {},
          event: { eventId: newId(), body: at === 1 ? body : '{}', acted: null },
        }),
      ),
    );
    return outcomes.map((outcome) =>
      outcome.status === 'fulfilled'
        ? outcome.value
        : (outcome.reason.code ?? outcome.reason.message),
    );
  }

  /** The database, after its first statement has failed with this error. */
  function failingOnce(error: Error): { query: Db['query']; statements: string[] } {
    const statements: string[] = [];
    return {
      statements,
      query: (query) =>
        statements.push(query.name ?? '') === 1 ? Promise.reject(error) : db.query(query),
    };
  }

  it('because of one cart fails for that cart only', async () => {
    expect(await saveThree('this is no JSON')).toEqual([true, '22P02', true]);
  });

  it('because of a deadlock is retried', async () => {
    expect(
      await saveThree(
        '{}',
        failingOnce(
          Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' }),
        ).query,
      ),
    ).toEqual([true, true, true]);
  });

  it('with its connection fails for all carts and is not retried: it may have been committed', async () => {
    const { query, statements } = failingOnce(new Error('Connection terminated unexpectedly'));
    expect(await saveThree('{}', query)).toEqual(
      Array.from({ length: 3 }, () => 'Connection terminated unexpectedly'),
    );
    expect(statements).toEqual(['cart-save-batch']);
  });
});
