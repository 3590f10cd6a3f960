import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from '../db/testing.ts';
import { publish, type Change } from './publish.ts';

/**
 * W3: one event for every committed change and none otherwise; each entity's events are numbered
 * without gaps in commit order.
 */

const silent = { info() {}, warn() {}, error() {} };
let database: TestDatabase;
let db: Db;
let siteId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  siteId = await newSite();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function newSite(): Promise<string> {
  const id = randomUUID();
  await db.query(sql`insert into site (site_id, name) values (${id}, 'Test')`);
  return id;
}

const change = (entityId: string, body: unknown = {}): Change => ({
  siteId,
  type: 'wix.ecom.v1.cart_updated',
  entityType: 'wix.ecom.v1.cart',
  entityId,
  body,
});

const eventsOf = (entityId: string, site = siteId) =>
  db.query<{ sequence: number; body: unknown; type: string }>(
    sql`select entity_sequence as sequence, body, event_type as type from outbox where site_id = ${site} and entity_id = ${entityId} order by position`,
  );

it('an event is visible only after its change is committed', async () => {
  const entity = randomUUID();
  await db.tx(async (tx) => {
    await publish(tx, change(entity, { quantity: 2 }));
    expect(await eventsOf(entity)).toEqual([]);
  });
  expect(await eventsOf(entity)).toEqual([
    { sequence: 1, body: { quantity: 2 }, type: 'wix.ecom.v1.cart_updated' },
  ]);
});

it('a rolled back change leaves no event and no gap in the numbers', async () => {
  const entity = randomUUID();
  await db.tx((tx) => publish(tx, change(entity)));
  await expect(
    db.tx(async (tx) => {
      await publish(tx, change(entity));
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await db.tx((tx) => publish(tx, change(entity)));
  expect((await eventsOf(entity)).map(({ sequence }) => sequence)).toEqual([1, 2]);
});

it('numbers twenty concurrent events of an entity without gaps, in commit order', async () => {
  const entity = randomUUID();
  await Promise.all(
    Array.from({ length: 20 }, async (_, publisher) => {
      for (let round = 0; round < 10; round += 1) {
        await db
          .tx(async (tx) => {
            await publish(tx, change(entity, { publisher, round: round }));
            if (round % 5 === 4) throw new Error('rolled back');
          })
          .catch(() => undefined);
      }
    }),
  );
  const events = await eventsOf(entity);
  expect(events.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 160 }, (_, index) => index + 1),
  );
});

it('several events of one change are published in order', async () => {
  const entity = randomUUID();
  await db.tx(async (tx) => {
    for (const step of [1, 2, 3]) await publish(tx, change(entity, { step }));
  });
  expect((await eventsOf(entity)).map(({ body }) => body)).toEqual([
    { step: 1 },
    { step: 2 },
    { step: 3 },
  ]);
});

it('entities do not block each other, and each store numbers its own events', async () => {
  const slow = randomUUID();
  const quick = randomUUID();
  const other = await newSite();
  await db.tx(async (tx) => {
    await publish(tx, change(slow));
    await db.tx((inner) => publish(inner, change(quick)));
    await db.tx((inner) => publish(inner, { ...change(slow), siteId: other }));
  });
  expect((await eventsOf(slow)).map(({ sequence }) => sequence)).toEqual([1]);
  expect((await eventsOf(quick)).map(({ sequence }) => sequence)).toEqual([1]);
  expect((await eventsOf(slow, other)).map(({ sequence }) => sequence)).toEqual([1]);
});
