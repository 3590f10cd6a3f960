import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { publish } from '../events/index.ts';
import { deleteOldEvents } from '../events/store.ts';
import { closeLane, leaseLanes, type LeasedLane } from './store/lanes.ts';
import { deleteWebhook } from './store/webhooks.ts';

/** A lane is held by one process, and never closed while a delivery waits in it. */

const siteId = randomUUID();
const webhook = { siteId, webhookId: randomUUID(), url: 'https://example.com/', failures: 0 };
let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb());
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  await db.query(
    sql`insert into webhook (site_id, webhook_id, url, events) values (${siteId}, ${webhook.webhookId}, ${webhook.url}, ${['wix.ecom.v1.cart_updated']})`,
  );
});

const change = (entityId: string) =>
  ({
    siteId,
    type: 'wix.ecom.v1.cart_updated',
    entityType: 'wix.ecom.v1.cart',
    entityId,
    body: {},
  }) as const;
const take = (limit = 10, on: Pick<Db, 'query'> = db): Promise<LeasedLane[]> =>
  leaseLanes(on, webhook, {
    now: new Date(Date.now() + 1000),
    until: new Date(Date.now() + 60_000),
    limit,
    lease: randomUUID(),
  });

it('workers skip lanes that another is leasing', async () => {
  await db.tx(async (tx) => {
    for (let count = 0; count < 20; count += 1) await publish(tx, change(`cart ${count}`));
  });
  const [first, second] = await db.tx(async (tx) => [await take(10, tx), await take(20)]);
  expect([first.length, second.length]).toEqual([10, 10]);
  expect(new Set([...first, ...second].map(({ entityId }) => entityId)).size).toBe(20);
  expect(await take()).toEqual([]);
});

it('a lane is not deleted while an event for it is being committed', async () => {
  await db.query(sql`delete from webhook_lane`);
  await db.query(sql`delete from webhook_delivery`);
  await db.tx((tx) => publish(tx, change('one')));
  const [lane] = await take();
  if (!lane) throw new Error('There is a lane to take.');
  await db.query(sql`update webhook_delivery set state = 'DELIVERED'`);
  let closing: Promise<void> = Promise.resolve();
  await db.tx(async (tx) => {
    await publish(tx, change('one'));
    closing = db.tx((other) => closeLane(other, lane, new Date()));
    // Waits until PostgreSQL reports that the other transaction is blocked.
    await expect
      .poll(
        async () =>
          (
            await db.query(
              sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).length,
      )
      .toBe(1);
  });
  await closing;
  expect(await db.query(sql`select lease from webhook_lane where entity_id = 'one'`)).toEqual([
    { lease: null },
  ]);
  expect(await take()).toHaveLength(1);
});

const waiting = async (): Promise<number> =>
  (
    await db.query(
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).length;

async function newWebhook(): Promise<string> {
  const webhookId = randomUUID();
  await db.query(
    sql`insert into webhook (site_id, webhook_id, url, events) values (${siteId}, ${webhookId}, ${webhook.url}, ${['wix.ecom.v1.cart_updated']})`,
  );
  return webhookId;
}
const rowsOf = (webhookId: string) =>
  db.query(sql`select 'lane' as kind from webhook_lane where webhook_id = ${webhookId}
    union all select 'delivery' from webhook_delivery where webhook_id = ${webhookId}`);

it('deletes a webhook after events in progress, with its deliveries', async () => {
  const webhookId = await newWebhook();
  let deletion: Promise<boolean> = Promise.resolve(false);
  await db.tx(async (tx) => {
    await publish(tx, change('one'));
    deletion = db.tx((other) => deleteWebhook(other, siteId, webhookId));
    await expect.poll(waiting).toBe(1);
  });
  expect(await deletion).toBe(true);
  expect(await rowsOf(webhookId)).toEqual([]);
});

it('an event is published even while one of its webhooks is being deleted or has just failed', async () => {
  const [leaving, failing] = [await newWebhook(), await newWebhook()];
  let publishing: Promise<void> = Promise.resolve();
  await db.tx(async (tx) => {
    await tx.query(sql`update webhook set failures = 1 where webhook_id = ${failing}`);
    await deleteWebhook(tx, siteId, leaving);
    publishing = db.tx((other) => publish(other, change('one')));
    await expect.poll(waiting).toBe(1);
  });
  await publishing;
  expect(await rowsOf(leaving)).toEqual([]);
  expect(await rowsOf(failing)).toEqual([{ kind: 'lane' }, { kind: 'delivery' }]);
});

it('deleting an old event deletes its finished deliveries', async () => {
  const webhookId = await newWebhook();
  await db.tx((tx) => publish(tx, change('old')));
  await db.query(sql`update webhook_delivery set state = 'DELIVERED'`);
  await deleteOldEvents(db, new Date(Date.now() + 60_000), 1000);
  expect(await db.query(sql`select from outbox`)).toEqual([]);
  expect(await db.query(sql`select from webhook_delivery where webhook_id = ${webhookId}`)).toEqual(
    [],
  );
});
