import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { openTestDb } from '../db/testing-db.ts';
import type { Db } from '../db/index.ts';
import { runDueJobs } from '../compose/worker.ts';
import { listenByJobs, type EventNotice } from './jobs.ts';
import { publish, publishAll } from './publish.ts';
import { bulkEventSteps, startedJobs } from './store.ts';

/** A job of an event exists exactly when the event does, and one job waits for each entity. */

const changed = 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged';
const siteId = randomUUID();
let db: Db;
const notices: EventNotice[] = [];
const jobs = {
  tasks: { 'look-at-stock': async (payload: unknown) => void notices.push(payload as EventNotice) },
  schedule: [],
};

beforeAll(async () => {
  ({ db } = await openTestDb());
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  await listenByJobs(db, [{ [changed]: 'look-at-stock' }]);
});

const change = (entityId: string) =>
  ({ type: changed, entityType: 'wix.stores.inventory', entityId, body: {} }) as const;
const run = async () => {
  notices.length = 0;
  await runDueJobs({ db, jobs });
  return notices.map(({ entityId }) => entityId).toSorted();
};

it('starts a job for committed changes only', async () => {
  await db.tx((tx) => publish(tx, { siteId, ...change('a') }));
  await db.tx((tx) =>
    publish(tx, {
      siteId,
      type: 'wix.ecom.v1.cart_updated',
      entityType: 'wix.ecom.v1.cart',
      entityId: 'cart',
      body: {},
    }),
  );
  await db
    .tx(async (tx) => {
      await publish(tx, { siteId, ...change('b') });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await run()).toEqual(['a']);
  expect(notices).toEqual([
    {
      siteId,
      eventId: expect.any(String),
      eventType: changed,
      entityType: 'wix.stores.inventory',
      entityId: 'a',
    },
  ]);
  expect(await run()).toEqual([]);
});

it('pending changes of one entity share a job; each entity has its own', async () => {
  await db.tx((tx) => publishAll(tx, siteId, ['a', 'b', 'a', 'c', 'a'].map(change)));
  await db.tx((tx) => publish(tx, { siteId, ...change('b') }));
  expect(await run()).toEqual(['a', 'b', 'c']);
});

it('a change during the job of an earlier one starts another job', async () => {
  await db.tx((tx) => publish(tx, { siteId, ...change('a') }));
  let runs = 0;
  await runDueJobs({
    db,
    jobs: {
      schedule: [],
      tasks: {
        'look-at-stock': async () => {
          if (++runs === 1) await db.tx((tx) => publish(tx, { siteId, ...change('a') }));
        },
      },
    },
  });
  expect(runs).toBe(2);
});

it('an unsubscribed process receives nothing', async () => {
  await listenByJobs(db, []);
  await db.tx((tx) => publish(tx, { siteId, ...change('a') }));
  // Earlier tasks are removed shortly after they are done.
  await expect.poll(() => db.query(sql`select from graphile_worker.jobs`)).toEqual([]);
});

it('a single statement that changes a row starts the job', async () => {
  await listenByJobs(db, [{ [changed]: 'look-at-stock' }]);
  const touch = (name: string) => {
    const steps = bulkEventSteps(sql`changed`, 'wix.stores.inventory', changed);
    return db.query<{ startedJobs: number }>(sql`with changed as (
      update site set name = name where site_id = ${siteId} and name = ${name}
      returning site_id, name as entity_id, ${randomUUID()}::uuid as event_id, '{}' as body, null as acted
    ), ${steps} select ${startedJobs} from changed`);
  };
  expect(await touch('Test')).toEqual([{ startedJobs: 1 }]);
  expect(await touch('Another')).toEqual([]);
  expect(await run()).toEqual(['Test']);
});
