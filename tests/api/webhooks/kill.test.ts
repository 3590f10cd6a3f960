import { sendMessage } from '@shopwright/server/messages/index';
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer } from '../../kit/mail-server.ts';
import { sequences, startWebhookShop, upTo, type WebhookShop } from '../../kit/webhook-shop.ts';
import { startWorkerProcess, type WorkerProcess } from '../../kit/webhook-worker.ts';

/**
 * A worker that is killed in the middle loses nothing: what it was at is done again by the next.
 */

let shop: WebhookShop;
beforeAll(async () => {
  shop = await startWebhookShop();
});
afterAll(() => shop.close());

const thorough = process.env['SHOPWRIGHT_TEST_ALL'] === '1';
const KILLS = thorough ? 4 : 2;
const PRODUCTS = KILLS * 5;
const CHANGES_PER_PRODUCT = 10;

/** As if a minute had passed since the killed worker was last seen. */
const timePasses = async () => {
  await shop.server.db.query(
    sql`update worker_heartbeat set seen_at = seen_at - interval '2 minutes'`,
  );
  await shop.server.db.query(sql`update webhook_lane set due_at = now()`);
};

it(`webhooks: killed ${KILLS} times during ${PRODUCTS * CHANGES_PER_PRODUCT} deliveries, all arrive in order, repeats with the same id`, async () => {
  const { receiver } = await shop.hook();
  let killed = 0;
  let worker: WorkerProcess | undefined;
  let answers = 0;
  const killAt = new Set(Array.from({ length: KILLS }, (_, index) => 20 + index * 50));
  let dying: Promise<void> | undefined;
  receiver.answer(() => {
    // Before it hears the answer: it cannot know that this one arrived.
    if (killAt.has(++answers) && worker) {
      killed += 1;
      dying = worker.kill();
    }
    return answers % 7 === 0 ? 500 : 200;
  });
  const entities = Array.from({ length: PRODUCTS }, () => randomUUID());
  const writing = Promise.all(
    entities.map(async (entity) => {
      for (let round = 0; round < CHANGES_PER_PRODUCT; round += 1) await shop.change(entity);
    }),
  );
  const missing = () =>
    entities.filter((entity) => new Set(sequences(receiver, entity)).size < CHANGES_PER_PRODUCT);
  while (missing().length > 0) {
    worker = await startWorkerProcess({ databaseUrl: shop.server.databaseUrl });
    await expect
      .poll(
        async () => {
          await shop.server.db.query(
            sql`update webhook_lane set due_at = now() where lease is null`,
          );
          return dying !== undefined || missing().length === 0;
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe(true);
    await dying;
    dying = undefined;
    await timePasses();
  }
  await writing;
  await worker?.kill();
  expect(killed).toBe(KILLS);
  for (const entity of entities) {
    const seen = sequences(receiver, entity);
    expect([...new Set(seen)]).toEqual(upTo(CHANGES_PER_PRODUCT));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  }
  const ids = new Map<string, string>();
  for (const { jti, data } of receiver.received) {
    const key = `${data.entityId} ${data.entityEventSequence}`;
    expect(ids.get(key) ?? jti).toBe(jti);
    ids.set(key, jti);
  }
}, 300_000);

it('mail: killed between sending and recording it, the mail is sent again with the same id', async ({
  onTestFinished,
}) => {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const options = {
    databaseUrl: shop.server.databaseUrl,
    mail: { smtpUrl: mail.url, from: 'shop@example.com' },
  };
  await shop.server.db.query(sql`delete from worker_heartbeat`);
  const first = await startWorkerProcess(options);
  let dying: Promise<void> | undefined;
  mail.beforeTaking(() => {
    dying ??= first.kill();
  });
  await shop.server.db.tx((tx) =>
    sendMessage(tx, {
      siteId: shop.server.siteId,
      channel: 'EMAIL',
      to: 'killed@example.com',
      kind: 'test',
      subject: 'Hello',
      text: 'Hello.',
    }),
  );
  await expect.poll(() => dying !== undefined).toBe(true);
  await dying;
  mail.beforeTaking(undefined);
  const locked = () =>
    shop.server.db.query<{ by: string }>(
      sql`select locked_by as by from graphile_worker.jobs where task_identifier = 'send-message' and locked_by is not null`,
    );
  const [before] = await locked();
  expect(before).toBeDefined();

  expect(mail.mails).toHaveLength(1);

  await shop.server.db.query(
    sql`update worker_heartbeat set seen_at = seen_at - interval '2 minutes' where worker_id = ${before?.by}`,
  );
  const second = await startWorkerProcess(options);
  onTestFinished(() => second.kill());
  await expect.poll(() => mail.mails.length).toBe(2);
  expect(new Set(mail.mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
  await expect
    .poll(
      async () =>
        (await shop.server.db.query<{ state: string }>(sql`select state from message`))[0]?.state,
    )
    .toBe('SENT');
}, 120_000);
