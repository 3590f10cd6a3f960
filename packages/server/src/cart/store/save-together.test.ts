import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { withActor, type Db } from '../../db/index.ts';
import { createActorContext } from '../../kernel/actor-context.ts';
import { newId } from '../../kernel/ids.ts';
import { openTestStore, warmUp } from '../../pricing/testing-store.ts';
import type { CartState } from '../rules/cart-state.ts';
import { findCart, readCart } from '../store.ts';
import { makeProducts, openProcess, unitsOf, visitor } from '../testing-carts.ts';
import { createSaveTogether } from './save-together.ts';

/** Carts of different people that are changed at the same time are written by one statement, and have nothing else in common. */

const store = await openTestStore();
const { db, siteId } = store;
const actors = createActorContext();
const [mug] = await makeProducts(store, { name: 'Mug', price: 10 });
await warmUp(db);

/** People with a mug each, and the process they bought it in. */
async function peopleWithMugs(many: number) {
  const process = openProcess({ ...store, db: withActor(db, actors.current) });
  const people = Array.from({ length: many }, visitor);
  for (const owner of people) await process.add(owner, mug);
  process.asked.length = 0;
  return { ...process, people };
}

const eventsOf = (ownerId: string) =>
  db.query<{ sequence: number; acted: string | null; quantity: number }>(sql`
  select o.entity_sequence as sequence, o.acted, (o.body #>> '{updatedEvent,currentEntity,lineItems,0,quantity}')::int as quantity
  from outbox o join cart c on c.cart_id::text = o.entity_id where c.owner_id = ${ownerId} order by o.position`);

it("forty people at once: a few statements, everybody's cart and event, told as theirs", async () => {
  const { add, asked, people } = await peopleWithMugs(40);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      people.map((owner) => actors.run({ role: 'visitor', id: owner.id }, () => add(owner, mug))),
    );
  }
  expect(asked).toEqual(Array.from({ length: 6 }, () => 'cart-save-many'));
  for (const owner of people) {
    expect(await unitsOf(store, owner)).toEqual([4]);
    expect(await eventsOf(owner.id)).toEqual([
      { sequence: 1, acted: null, quantity: null },
      ...[2, 3, 4].map((quantity) => ({
        sequence: quantity,
        acted: `visitor ${owner.id}`,
        quantity,
      })),
    ]);
  }
});

it('a cart that another process changed is read again; the others are written', async () => {
  const { add, asked, people } = await peopleWithMugs(5);
  const elsewhere = openProcess(store);
  await elsewhere.add(people[2] ?? visitor(), mug, 5);
  await Promise.all(people.map((owner) => add(owner, mug)));
  expect(asked.filter((name) => name === 'cart-save-many')).toHaveLength(1);
  expect(await Promise.all(people.map((owner) => unitsOf(store, owner)))).toEqual([
    [2],
    [2],
    [7],
    [2],
    [2],
  ]);
});

it('a cart that another transaction holds makes only its owner wait', async () => {
  const { add, people } = await peopleWithMugs(4);
  const [held = visitor(), ...others] = people;
  let late: Promise<unknown> = Promise.resolve();
  await db.tx(async (tx) => {
    await readCart(tx, siteId, { owner: held }, { locked: true });
    late = add(held, mug);
    await Promise.all(others.map((owner) => add(owner, mug)));
    expect(await Promise.all(people.map((owner) => unitsOf(store, owner)))).toEqual([
      [1],
      [2],
      [2],
      [2],
    ]);
  });
  await late;
  expect(await unitsOf(store, held)).toEqual([2]);
});

it("a price that changed since is everybody's price, and is not written before it is known", async () => {
  const { add, people } = await peopleWithMugs(3);
  await db.query(
    sql`update product set price = 12, revision = revision + 1 where site_id = ${siteId} and product_id = ${mug}`,
  );
  const shown = await Promise.all(people.map((owner) => add(owner, mug)));
  expect(shown.map(({ lineItems: [line] }) => [line?.quantity, line?.price.amount])).toEqual(
    people.map(() => [2, '12.00']),
  );
  for (const { id } of people)
    expect((await eventsOf(id)).map(({ sequence }) => sequence)).toEqual([1, 2]);
});

describe('a statement that fails', () => {
  /** Three carts, the second of which is told as this; what becomes of each. */
  async function saveThree(body: string, query: Db['query'] = db.query) {
    const { people } = await peopleWithMugs(3);
    const carts = await Promise.all(people.map((owner) => findCart(db, siteId, { owner })));
    const saveKnown = createSaveTogether({ query });
    const outcomes = await Promise.allSettled(
      carts.map((cart, at) =>
        saveKnown({
          siteId,
          cart: { ...cart, revision: 2 } as CartState,
          revision: 1,
          tokens: {},
          told: { eventId: newId(), body: at === 1 ? body : '{}', acted: null },
        }),
      ),
    );
    return outcomes.map((outcome) =>
      outcome.status === 'fulfilled'
        ? outcome.value
        : (outcome.reason.code ?? outcome.reason.message),
    );
  }

  /** The database, after it has once said something else. */
  function failingOnce(error: Error): { query: Db['query']; asked: string[] } {
    const asked: string[] = [];
    return {
      asked,
      query: (query) =>
        asked.push(query.name ?? '') === 1 ? Promise.reject(error) : db.query(query),
    };
  }

  it("for one of them is that one's trouble", async () => {
    expect(await saveThree('this is no JSON')).toEqual([true, '22P02', true]);
  });

  it('because another was in its way is done again', async () => {
    expect(
      await saveThree(
        '{}',
        failingOnce(
          Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' }),
        ).query,
      ),
    ).toEqual([true, true, true]);
  });

  it('with its connection is told to all, and not tried again: it may have been written', async () => {
    const { query, asked } = failingOnce(new Error('Connection terminated unexpectedly'));
    expect(await saveThree('{}', query)).toEqual(
      Array.from({ length: 3 }, () => 'Connection terminated unexpectedly'),
    );
    expect(asked).toEqual(['cart-save-many']);
  });
});
