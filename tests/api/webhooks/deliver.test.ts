import { created, publish, publishAll, updated } from '@shopwright/server/events/index';
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../kit/start-server.ts';
import {
  cartUpdated,
  sequences,
  startWebhookShop,
  upTo,
  type WebhookShop,
} from '../../kit/webhook-shop.ts';

/**
 * W1 to W3 in small: every committed event of a subscription arrives, in order for each entity, and
 * no receiver delays another.
 */

let shop: WebhookShop;
beforeAll(async () => {
  shop = await startWebhookShop();
});
afterEach(() => shop.unhook());
afterAll(() => shop.close());

it('delivers a committed change once, signed; no rolled back change and no other event', async () => {
  const { receiver, id } = await shop.hook();
  const entity = randomUUID();
  await shop.change(entity, updated({ id: entity, currency: 'USD' }));
  await shop.server.db
    .tx(async (tx) => {
      await publish(tx, {
        siteId: shop.server.siteId,
        type: cartUpdated,
        entityType: 'wix.ecom.v1.cart',
        entityId: entity,
        body: updated({ id: 'never' }),
      });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await shop.server.db.tx((tx) =>
    publish(tx, {
      siteId: shop.server.siteId,
      type: 'wix.ecom.v1.cart_created',
      entityType: 'wix.ecom.v1.cart',
      entityId: entity,
      body: created({ id: entity }),
    }),
  );
  await shop.server.runJobs();
  await shop.server.runJobs();
  expect(receiver.received).toEqual([
    {
      eventType: cartUpdated,
      instanceId: shop.server.siteId,
      jti: expect.any(String),
      data: {
        id: receiver.received[0]?.jti,
        entityFqdn: 'wix.ecom.v1.cart',
        slug: 'updated',
        entityId: entity,
        eventTime: expect.any(String),
        entityEventSequence: '1',
        triggeredByAnonymizeRequest: false,
        originatedFrom: '',
        updatedEvent: { currentEntity: { id: entity, currency: 'USD' } },
      },
    },
  ]);
  expect(await shop.deliveries(id)).toMatchObject([
    { state: 'DELIVERED', attempts: 1, lastStatus: 200, nextAttemptDate: null },
  ]);
});

it('does not miss a transaction that began first and commits last', async () => {
  const { receiver } = await shop.hook();
  const slow = randomUUID();
  const quick = randomUUID();
  await shop.server.db.tx(async (tx) => {
    await publish(tx, {
      siteId: shop.server.siteId,
      type: cartUpdated,
      entityType: 'wix.ecom.v1.cart',
      entityId: slow,
      body: updated({ id: slow }),
    });
    await shop.change(quick);
    await shop.server.runJobs();
    expect(receiver.received.map(({ data }) => data.entityId)).toEqual([quick]);
  });
  await shop.server.runJobs();
  expect(receiver.received.map(({ data }) => data.entityId)).toEqual([quick, slow]);
});

it('an event published during the delivery of an earlier one is delivered, too', async () => {
  const { receiver } = await shop.hook();
  const entity = randomUUID();
  let more = 20;
  receiver.answer(async () => {
    // The next one commits at every moment of the telling, the closing of the lane too.
    if (more-- > 0) setImmediate(() => void shop.change(entity));
    return 200;
  });
  await shop.change(entity);
  await expect
    .poll(
      async () => {
        await shop.server.runJobs();
        return sequences(receiver, entity);
      },
      { timeout: 40_000 },
    )
    .toEqual(upTo(21));
}, 180_000);

it('delivers concurrent changes of twenty entities completely, each entity in order', async () => {
  const { receiver, id } = await shop.hook();
  const entities = Array.from({ length: 20 }, () => randomUUID());
  let count = 0;
  // Every fifth answer is a fault; the lane goes on from there.
  receiver.answer(() => (++count % 5 === 0 ? 500 : 200));
  await Promise.all(
    entities.map(async (entity) => {
      for (let round = 0; round < 5; round += 1) {
        await shop.server.db.tx((tx) =>
          publishAll(
            tx,
            shop.server.siteId,
            [1, 2].map((step) => ({
              type: cartUpdated,
              entityType: 'wix.ecom.v1.cart',
              entityId: entity,
              body: updated({ id: entity, step }),
            })),
          ),
        );
      }
    }),
  );
  await expect
    .poll(
      async () => {
        await shop.server.db.query(sql`update webhook_lane set due_at = now() where lease is null`);
        await shop.server.runJobs();
        return (await shop.deliveries(id, '?states=PENDING')).length;
      },
      { timeout: 50_000, interval: 1 },
    )
    .toBe(0);
  for (const entity of entities) {
    // A refused one comes again before its successor: without repeats it is exactly 1 to 10.
    const seen = sequences(receiver, entity);
    expect([...new Set(seen)]).toEqual(upTo(10));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  }
  const ids = await shop.server.db.query<{ id: string }>(
    sql`select event_id as id from webhook_delivery where webhook_id = ${id}`,
  );
  expect(new Set(receiver.received.map(({ jti }) => jti))).toEqual(
    new Set(ids.map((row) => row.id)),
  );
}, 180_000);

it('a failing delivery delays only its own entity', async () => {
  const { receiver, id } = await shop.hook();
  const bad = randomUUID();
  const good = randomUUID();
  receiver.answer(({ data }) => (data.entityId === bad ? 500 : 200));
  for (let round = 0; round < 3; round += 1) {
    await shop.change(bad);
    await shop.change(good);
  }
  await shop.server.runJobs();
  await shop.server.runJobs();
  expect(sequences(receiver, good)).toEqual([1, 2, 3]);
  expect(sequences(receiver, bad)).toEqual([1]);
  expect(
    (await shop.deliveries(id, '?states=PENDING')).map(({ entityId, attempts }) => [
      entityId,
      attempts,
    ]),
  ).toEqual([
    [bad, 0],
    [bad, 0],
    [bad, 1],
  ]);

  receiver.answer(() => 200);
  await shop.server.db.query(sql`update webhook_lane set due_at = now()`);
  await shop.server.runJobs();
  expect(sequences(receiver, bad)).toEqual([1, 1, 2, 3]);
});

it('a receiver that hangs or refuses connections delays no other receiver', async () => {
  const { receiver: silent } = await shop.hook();
  const { receiver: dead } = await shop.hook();
  const { receiver: quick } = await shop.hook();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  silent.answer(() => released.then(() => 200));
  await dead.close();
  const entities = Array.from({ length: 30 }, () => randomUUID());
  await Promise.all(entities.map((entity) => shop.change(entity)));
  const round = shop.server.runJobs();
  await expect.poll(() => quick.received.length, { timeout: 9_000 }).toBe(30);
  // And the silent one got no more than its few places.
  expect(silent.received.length).toBeLessThanOrEqual(5);
  release();
  await round;
});

describe('several processes', () => {
  it('share the work: in order, each event delivered by one process', async ({
    onTestFinished,
  }) => {
    const { receiver, id } = await shop.hook();
    const others = await Promise.all(
      [1, 2].map(() => startServer({ databaseUrl: shop.server.databaseUrl })),
    );
    onTestFinished(async () => {
      for (const other of others) await other.close();
    });
    const entities = Array.from({ length: 15 }, () => randomUUID());
    const writing = Promise.all(
      entities.map(async (entity) => {
        for (let round = 0; round < 10; round += 1) await shop.change(entity);
      }),
    );
    await expect
      .poll(
        async () => {
          await Promise.all([shop.server, ...others].map((server) => server.runJobs()));
          return receiver.received.length;
        },
        { timeout: 50_000, interval: 1 },
      )
      .toBeGreaterThanOrEqual(150);
    await writing;
    for (const entity of entities) expect(sequences(receiver, entity)).toEqual(upTo(10));
    expect(await shop.deliveries(id, '?states=PENDING')).toEqual([]);
  }, 180_000);

  it('a worker that lost its lease does not continue next to its successor', async () => {
    const { receiver } = await shop.hook();
    const entity = randomUUID();
    for (let round = 0; round < 3; round += 1) await shop.change(entity);
    let stolen = false;
    receiver.answer(async () => {
      // While the first delivery is in progress, another worker takes over its lease.
      if (!stolen)
        await shop.server.db.query(
          sql`update webhook_lane set lease = gen_random_uuid(), due_at = now() + interval '1 hour' where entity_id = ${entity}`,
        );
      stolen = true;
      return 200;
    });
    await shop.server.runJobs();
    expect(sequences(receiver, entity)).toEqual([1]);
  });
});
