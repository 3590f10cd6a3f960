import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sequences, startWebhookShop, type WebhookShop } from '../../kit/webhook-shop.ts';

/**
 * W5: retried with growing delays for three days, then parked, listed and replayed; a receiver that
 * always fails is paused.
 */

const hour = 3_600_000;
const day = 24 * hour;
let now = Date.now();
let shop: WebhookShop;
beforeAll(async () => {
  shop = await startWebhookShop({ clock: () => new Date(now) });
});
afterEach(() => shop.unhook());
afterAll(() => shop.close());

/** Lets time pass in steps, doing what is due. */
async function pass(ms: number, step = 10_000): Promise<void> {
  for (const end = now + ms; now < end;) {
    const [next] = await shop.server.db.query<{ dueAt: Date }>(
      sql`select due_at as "dueAt" from webhook_lane order by due_at limit 1`,
    );
    now = Math.min(end, Math.max(now + step, next?.dueAt.getTime() ?? end));
    await shop.server.runJobs();
  }
}

it("is retried with growing delays for three days, then parked and listed; the entity's next event continues; a replay restarts the schedule", async () => {
  const { receiver, id } = await shop.hook();
  const entity = randomUUID();
  const attempts: number[] = [];
  receiver.answer(() => {
    attempts.push(now);
    return 503;
  });
  const begun = now;
  await shop.change(entity);
  await shop.server.runJobs();
  await pass(2 * day + 23 * hour);
  expect(await shop.deliveries(id)).toMatchObject([
    {
      state: 'PENDING',
      lastStatus: 503,
      lastError: 'The receiver answered with status 503.',
      nextAttemptDate: expect.any(String),
    },
  ]);
  await pass(6 * hour);

  const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(attempts.length).toBeGreaterThan(20);
  expect((attempts.at(-1) ?? 0) - begun).toBeGreaterThanOrEqual(3 * day);
  // Each about twice the one before, within the jitter, up to four hours.
  for (const [index, wait] of waits.slice(0, 11).entries()) {
    expect(wait).toBeGreaterThanOrEqual(4_000 * 2 ** index);
    expect(wait).toBeLessThanOrEqual(6_000 * 2 ** index + 10_000);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(4.8 * hour + 10_000);
  const [parked] = await shop.deliveries(id, '?states=PARKED');
  expect(parked).toMatchObject({
    state: 'PARKED',
    attempts: attempts.length,
    lastStatus: 503,
    nextAttemptDate: null,
  });

  // Nothing more happens by itself.
  const before = attempts.length;
  await pass(1 * day, hour);
  expect(attempts.length).toBe(before);

  // The entity's next event is not held back for ever.
  receiver.answer(() => 200);
  await shop.change(entity);
  now = Date.now() + 4 * day + 5 * hour;
  await shop.server.runJobs();
  expect(sequences(receiver, entity).at(-1)).toBe(2);

  receiver.answer(() => 500);
  expect(
    (
      await shop.call<{ delivery: object }>(
        'POST',
        `/v1/webhooks/deliveries/${parked?.id}/replay`,
        {},
      )
    ).answer.delivery,
  ).toMatchObject({ state: 'PENDING', attempts: 0 });
  await shop.server.runJobs();
  expect(await shop.deliveries(id, '?states=PENDING')).toMatchObject([
    { id: parked?.id, attempts: 1, lastStatus: 500 },
  ]);
  receiver.answer(() => 200);
  await pass(hour);
  expect((await shop.deliveries(id)).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  // A retry delivers the same event.
  expect(
    new Set(
      receiver.received
        .filter(({ data }) => data.entityEventSequence === '1')
        .map(({ jti }) => jti),
    ).size,
  ).toBe(1);
});

interface ListedWebhook {
  id: string;
  failures: number;
  pausedUntilDate: string | null;
}
const listed = async (id: string): Promise<ListedWebhook | undefined> =>
  (await shop.call<{ webhooks: ListedWebhook[] }>('GET', '/v1/webhooks')).answer.webhooks.find(
    (webhook) => webhook.id === id,
  );

it('a failing receiver is paused automatically, shown to the owner, and resumed when it answers', async () => {
  now = Date.now();
  const { receiver, id } = await shop.hook();
  let attempts = 0;
  receiver.answer(() => {
    attempts += 1;
    return 500;
  });
  const entities = Array.from({ length: 200 }, () => randomUUID());
  for (const entity of entities) await shop.change(entity);
  now += 60_000;
  await shop.server.runJobs();
  // Those that were under way when the tenth failed are finished, no more.
  expect(attempts).toBeGreaterThanOrEqual(10);
  expect(attempts).toBeLessThanOrEqual(15);
  const paused = await listed(id);
  expect(paused?.failures).toBe(attempts);
  expect(new Date(paused?.pausedUntilDate ?? 0).getTime()).toBeGreaterThan(now);
  const [waiting] = await shop.deliveries(id, '?states=PENDING');
  expect(new Date(waiting?.nextAttemptDate ?? 0).getTime()).toBeGreaterThanOrEqual(
    new Date(paused?.pausedUntilDate ?? 0).getTime(),
  );

  // Nothing is sent before the end of the pause, one attempt after it, and the next pause is
  // longer.
  const before = attempts;
  await shop.server.runJobs();
  expect(attempts).toBe(before);
  now = new Date(paused?.pausedUntilDate ?? 0).getTime();
  await shop.server.runJobs();
  expect(attempts).toBe(before + 1);
  const longer = new Date((await listed(id))?.pausedUntilDate ?? 0).getTime() - now;
  expect(longer).toBeGreaterThan(60_000);
  // A day of failures: about an attempt an hour, for 200 events.
  await pass(day, 600_000);
  expect(attempts - before).toBeLessThan(40);
  expect(attempts - before).toBeGreaterThan(20);

  // The receiver is back: everything arrives, without anyone doing anything.
  receiver.answer(() => 200);
  await pass(5 * hour, 600_000);
  expect(await listed(id)).toMatchObject({ failures: 0, pausedUntilDate: null });
  expect(new Set(receiver.received.map(({ data }) => data.entityId))).toEqual(new Set(entities));
  expect(await shop.deliveries(id, '?states=PENDING')).toEqual([]);
});

it('parks deliveries of a paused receiver after three days, and a replay ends the pause', async () => {
  now = Date.now();
  const { receiver, id } = await shop.hook();
  receiver.answer(() => 500);
  for (let count = 0; count < 30; count += 1) await shop.change(randomUUID());
  await pass(3 * day + 6 * hour, 600_000);
  const deliveries = await shop.deliveries(id, '?paging.limit=100');
  expect(deliveries.map(({ state }) => state)).toEqual(Array(30).fill('PARKED'));
  receiver.answer(() => 200);
  await shop.call('POST', `/v1/webhooks/deliveries/${deliveries[0]?.id}/replay`, {});
  expect((await listed(id))?.pausedUntilDate).toBeNull();
  await shop.server.runJobs();
  expect((await shop.deliveries(id, '?states=DELIVERED')).map((delivery) => delivery.id)).toEqual([
    deliveries[0]?.id,
  ]);
});

it('delivered events can be replayed; missing ones answer 404', async () => {
  const { receiver, id } = await shop.hook();
  const entity = randomUUID();
  await shop.change(entity);
  now += hour;
  await shop.server.runJobs();
  const [delivery] = await shop.deliveries(id);
  await shop.call('POST', `/v1/webhooks/deliveries/${delivery?.id}/replay`, {});
  await shop.server.runJobs();
  expect(sequences(receiver, entity)).toEqual([1, 1]);
  expect(
    (await shop.call('POST', `/v1/webhooks/deliveries/${randomUUID()}/replay`, {})).status,
  ).toBe(404);
  expect((await shop.call('GET', `/v1/webhooks/${randomUUID()}/deliveries`)).status).toBe(404);
  expect((await shop.call('DELETE', `/v1/webhooks/${randomUUID()}`)).status).toBe(404);
});

it('a deleted webhook receives nothing more and leaves no data behind', async () => {
  const { receiver, id } = await shop.hook();
  receiver.answer(() => 500);
  await shop.change(randomUUID());
  now += hour;
  await shop.server.runJobs();
  expect(receiver.received).toHaveLength(1);
  expect((await shop.call('DELETE', `/v1/webhooks/${id}`)).status).toBe(200);
  await shop.change(randomUUID());
  now += hour;
  await shop.server.runJobs();
  expect(receiver.received).toHaveLength(1);
  for (const table of ['webhook', 'webhook_delivery', 'webhook_lane']) {
    expect(
      await shop.server.db.query({
        text: `select from ${table} where webhook_id = $1`,
        values: [id],
      }),
    ).toEqual([]);
  }
});

it('deletes old finished rows, not pending ones', async () => {
  now = Date.now();
  const { receiver, id } = await shop.hook();
  const done = randomUUID();
  const waiting = randomUUID();
  receiver.answer(({ data }) => (data.entityId === waiting ? 500 : 200));
  await shop.change(done);
  await shop.change(waiting);
  now += hour;
  await shop.server.runJobs();
  const forget = async () => {
    for (const task of ['forget-old-deliveries', 'forget-old-events'])
      await shop.server.db.query(sql`select graphile_worker.add_job(${task}, '{}')`);
    await shop.server.runJobs();
    return (
      await shop.server.db.query<{ id: string }>(
        sql`select entity_id as id from outbox where entity_id in (${done}, ${waiting})`,
      )
    ).map((row) => row.id);
  };
  await shop.server.db.query(sql`update webhook_lane set due_at = now() + interval '1 year'`);
  expect((await forget()).toSorted()).toEqual([done, waiting].toSorted());
  now += 31 * day;
  expect(await forget()).toEqual([waiting]);
  expect((await shop.deliveries(id)).map(({ entityId }) => entityId)).toEqual([waiting]);
});
