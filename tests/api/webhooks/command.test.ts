import { publish, updated } from '@shopwright/server/events/index';
import { createPublicKey, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOf, shopwright } from '../../kit/command.ts';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import { startReceiver, type Receiver } from '../../kit/webhook-receiver.ts';

/** The owner's webhooks from the command line: made, listed, looked at, replayed, deleted. */

const event = 'wix.ecom.v1.cart_updated';
let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  server = await startServer();
  receiver = await startReceiver();
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const options = () => ({ env: { DATABASE_URL: server.databaseUrl } });

it('works end to end, and its events are delivered', async () => {
  const made = await answerOf<{ id: string; publicKey: string; events: string[] }>(
    [
      'webhooks',
      'create',
      '--url',
      receiver.url,
      '--event',
      event,
      '--event',
      'wix.ecom.v1.order_approved',
    ],
    options(),
  );
  expect(made).toMatchObject({
    id: expect.any(String),
    url: receiver.url,
    events: [event, 'wix.ecom.v1.order_approved'],
  });
  expect(createPublicKey(made.publicKey).asymmetricKeyType).toBe('rsa');
  receiver.trust(made.publicKey);
  receiver.answer(() => 500);
  await server.db.tx((tx) =>
    publish(tx, {
      siteId: server.siteId,
      type: event,
      entityType: 'wix.ecom.v1.cart',
      entityId: randomUUID(),
      body: updated({ id: 'x' }),
    }),
  );
  await server.runJobs();
  expect(receiver.received).toHaveLength(1);

  expect(await answerOf(['webhooks', 'list'], options())).toMatchObject({
    webhooks: [{ id: made.id, failures: 1 }],
    publicKey: made.publicKey,
  });
  const { deliveries } = await answerOf<{ deliveries: { id: string }[] }>(
    ['webhooks', 'deliveries', made.id, '--state', 'pending'],
    options(),
  );
  expect(deliveries).toMatchObject([{ state: 'PENDING', attempts: 1, lastStatus: 500 }]);
  receiver.answer(() => 200);
  expect(await answerOf(['webhooks', 'replay', deliveries[0]?.id ?? ''], options())).toMatchObject({
    delivery: { state: 'PENDING', attempts: 0 },
  });
  await server.runJobs();
  expect(receiver.received).toHaveLength(2);
  expect((await shopwright(['webhooks', 'deliveries', made.id], options())).stdout).toContain(
    'delivered',
  );

  await answerOf(['webhooks', 'delete', made.id], options());
  expect(await answerOf(['webhooks', 'list'], options())).toMatchObject({ webhooks: [] });
}, 180_000);

it.each([
  [
    ['webhooks', 'create', '--url', 'https://example.com/', '--event', 'wix.ecom.v1.order_aproved'],
    'Did you mean wix.ecom.v1.order_approved?',
  ],
  [['webhooks', 'create', '--url', 'https://example.com/'], 'Missing option --event'],
  [['webhooks', 'create', '--url', 'example.com', '--event', event], 'is not an http or https URL'],
  [['webhooks', 'delete', 'x'], 'is not an ID'],
  [['webhooks', 'replay', randomUUID()], 'There is no delivery'],
])(
  '%j is refused in one sentence',
  async (args, sentence) => {
    const { code, stderr } = await shopwright(args, options());
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
  },
  180_000,
);
