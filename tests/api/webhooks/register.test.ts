import { domainEvents, plainEvents } from '@shopwright/contract/events';
import { publish } from '@shopwright/server/events/index';
import { rotateKey } from '@shopwright/server/identity/index';
import { generateKeyPair, SignJWT, exportSPKI } from 'jose';
import { createPublicKey, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../kit/start-server.ts';
import { readEvent } from '../../kit/webhook-receiver.ts';
import { cartUpdated, startWebhookShop, type WebhookShop } from '../../kit/webhook-shop.ts';

let shop: WebhookShop;
let ahead = 0;
beforeAll(async () => {
  shop = await startWebhookShop({ clock: () => new Date(Date.now() + ahead) });
});
afterEach(() => shop.unhook());
afterAll(() => shop.close());

const register = (webhook: object, authorization?: string) =>
  shop.call<{ message: string; webhook?: { id: string; events: string[] }; details?: object }>(
    'POST',
    '/v1/webhooks',
    { webhook },
    authorization,
  );

describe('registering', () => {
  it('returns the registration and the verification key, lists it, and reports the state of its receiver', async () => {
    const { id, publicKey, receiver } = await shop.hook([
      cartUpdated,
      cartUpdated,
      'wix.ecom.v1.order_approved',
    ]);
    expect(createPublicKey(publicKey).asymmetricKeyType).toBe('rsa');
    receiver.answer(() => 500);
    await shop.change(randomUUID());
    await shop.server.runJobs();
    const { answer } = await shop.call('GET', '/v1/webhooks');
    expect(answer).toEqual({
      publicKey,
      webhooks: [
        {
          id,
          url: receiver.url,
          events: [cartUpdated, 'wix.ecom.v1.order_approved'],
          createdDate: expect.any(String),
          failures: 1,
          lastSuccessDate: null,
          pausedUntilDate: null,
        },
      ],
    });
  });

  it.each([
    { url: 'ftp://example.com/', events: [cartUpdated] },
    { url: 'https://name:password@example.com/', events: [cartUpdated] },
    { url: 'https://example.com/', events: [] },
    { url: 'https://example.com/#part', events: [cartUpdated] },
    { url: 'https://example.com/', events: ['nothing.happened'] },
    { url: 'https://example.com/' },
    { events: [cartUpdated] },
  ])('refuses %j', async (webhook) => {
    expect((await register(webhook)).status).toBe(400);
  });

  it('requires the permission', async () => {
    const key = await shop.server.createApiKey(['ECOM.READ_ORDERS']);
    expect(
      (await register({ url: 'https://example.com/', events: [cartUpdated] }, key)).status,
    ).toBe(403);
    expect(
      (
        await register(
          { url: 'https://example.com/', events: [cartUpdated] },
          await shop.server.createApiKey(['SHOPWRIGHT.MANAGE_WEBHOOKS', 'ECOM.READ_CARTS']),
        )
      ).status,
    ).toBe(200);
  });

  it('needs the permission that reads the event, for every event and every kind of caller', async () => {
    const manages = await shop.server.createApiKey(['SHOPWRIGHT.MANAGE_WEBHOOKS']);
    const readsCarts = await shop.server.createApiKey([
      'SHOPWRIGHT.MANAGE_WEBHOOKS',
      'ECOM.READ_CARTS',
    ]);
    const { answer: visitor } = await shop.call<{ access_token: string }>('POST', '/oauth2/token', {
      clientId: shop.server.clientId,
      grantType: 'anonymous',
    });
    for (const event of [...domainEvents, ...plainEvents]) {
      const refused = await register({ url: 'https://example.com/', events: [event] }, manages);
      expect(refused, event).toMatchObject({
        status: 403,
        answer: { details: { applicationError: { code: 'PERMISSION_DENIED' } } },
      });
    }
    for (const authorization of [readsCarts, `${visitor.access_token},${readsCarts}`]) {
      expect(
        (
          await register(
            { url: 'https://example.com/', events: [cartUpdated, 'wix.ecom.v1.order_created'] },
            authorization,
          )
        ).status,
      ).toBe(403);
      expect(
        (await register({ url: 'https://example.com/', events: [cartUpdated] }, authorization))
          .status,
      ).toBe(200);
    }
    expect(
      (await shop.call<{ webhooks: object[] }>('GET', '/v1/webhooks')).answer.webhooks,
    ).toHaveLength(2);
  });

  it('deliveries of events that a caller may not read are neither listed nor replayed', async () => {
    const { id, receiver } = await shop.hook([cartUpdated, 'wix.ecom.v1.order_created']);
    await shop.change(randomUUID());
    await shop.server.db.tx((tx) =>
      publish(tx, {
        siteId: shop.server.siteId,
        type: 'wix.ecom.v1.order_created',
        entityType: 'wix.ecom.v1.order',
        entityId: randomUUID(),
        body: {},
      }),
    );
    await shop.server.runJobs();
    const all = await shop.deliveries(id);
    expect(all.map(({ eventType }) => eventType).toSorted()).toEqual([
      cartUpdated,
      'wix.ecom.v1.order_created',
    ]);
    const readsCarts = await shop.server.createApiKey([
      'SHOPWRIGHT.MANAGE_WEBHOOKS',
      'ECOM.READ_CARTS',
    ]);
    const listed = await shop.call<{ deliveries: { eventType: string }[] }>(
      'GET',
      `/v1/webhooks/${id}/deliveries`,
      undefined,
      readsCarts,
    );
    expect(listed.answer.deliveries.map(({ eventType }) => eventType)).toEqual([cartUpdated]);
    const replay = async (eventType: string) =>
      (
        await shop.call(
          'POST',
          `/v1/webhooks/deliveries/${all.find((one) => one.eventType === eventType)?.id}/replay`,
          {},
          readsCarts,
        )
      ).status;
    expect(await replay('wix.ecom.v1.order_created')).toBe(404);
    expect(await replay(cartUpdated)).toBe(200);
    await shop.server.runJobs();
    expect(receiver.received.map(({ eventType }) => eventType).toSorted()).toEqual([
      cartUpdated,
      cartUpdated,
      'wix.ecom.v1.order_created',
    ]);
  });

  it('is limited to a hundred per store, also under concurrency', async () => {
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, index) =>
        register({ url: `https://example.com/${index}`, events: [cartUpdated] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });
});

describe('in production', () => {
  it('accepts only public addresses, and connects to no other whatever a name resolves to', async ({
    onTestFinished,
  }) => {
    const server = await startServer({ platform: { env: 'production' } });
    onTestFinished(() => server.close());
    const authorization = await server.createApiKey();
    const post = async (url: string) =>
      (
        await fetch(`${server.url}/v1/webhooks`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ webhook: { url, events: [cartUpdated] } }),
        })
      ).status;
    for (const url of [
      'http://example.com/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/latest',
      'https://0x7f000001/',
      'https://2130706433/',
    ]) {
      expect(await post(url), url).toBe(400);
    }
    expect(await post('https://example.com/hook')).toBe(200);

    // A name that leads to this machine passes the first look, and fails the second.
    let calls = 0;
    const inside = createServer((_request, response) => {
      calls += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    onTestFinished(() => void inside.close());
    const { port } = inside.address() as { port: number };
    await server.db.query(sql`update webhook set url = ${`http://localhost:${port}/`}`);
    await server.db.tx((tx) =>
      publish(tx, {
        siteId: server.siteId,
        type: cartUpdated,
        entityType: 'wix.ecom.v1.cart',
        entityId: 'x',
        body: {},
      }),
    );
    await server.runJobs();
    expect(calls).toBe(0);
    expect(
      await server.db.query(sql`select state, last_error as error from webhook_delivery`),
    ).toEqual([
      { state: 'PENDING', error: expect.stringContaining('not an address on the open network') },
    ]);
  });
});

describe('W4: the signature', () => {
  it('refuses a changed body, a foreign key and an old token; accepts a rotated key', async () => {
    const { receiver, publicKey } = await shop.hook();
    await shop.change(randomUUID());
    await shop.server.runJobs();
    const [body = ''] = receiver.bodies;
    expect(await readEvent(body, publicKey)).toMatchObject({ eventType: cartUpdated });

    const [head = '', payload = '', signature = ''] = body.split('.');
    const changed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { data: string };
    changed.data = changed.data.replace('cart_updated', 'cart_deleted');
    const forged = Buffer.from(JSON.stringify(changed)).toString('base64url');
    await expect(readEvent(`${head}.${forged}.${signature}`, publicKey)).rejects.toThrow(
      'signature',
    );
    await expect(
      readEvent(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged}.`, publicKey),
    ).rejects.toThrow('alg');
    const other = await generateKeyPair('RS256');
    await expect(
      readEvent(
        await new SignJWT(changed).setProtectedHeader({ alg: 'RS256' }).sign(other.privateKey),
        publicKey,
      ),
    ).rejects.toThrow('signature');
    await expect(readEvent(body, await exportSPKI(other.publicKey))).rejects.toThrow('signature');
    await expect(readEvent(body, publicKey, new Date(Date.now() + 301_000))).rejects.toThrow('exp');

    await rotateKey(shop.server.db, shop.server.siteId, 'webhook', () => new Date());
    // Every process looks for a new key every few seconds.
    ahead += 10_000;
    const after = (await shop.call<{ publicKey: string }>('GET', '/v1/webhooks')).answer.publicKey;
    expect(after).not.toBe(publicKey);
    receiver.trust(after);
    await shop.change(randomUUID());
    await shop.server.runJobs();
    expect(receiver.received).toHaveLength(2);
    // Those who read the published keys by their id can check both.
    const { keys } = (await (await fetch(`${shop.server.url}/oauth2/jwks`)).json()) as {
      keys: { kid: string; alg?: string }[];
    };
    const kids = receiver.bodies.map(
      (one) =>
        (
          JSON.parse(Buffer.from(one.split('.')[0] ?? '', 'base64url').toString()) as {
            kid: string;
          }
        ).kid,
    );
    expect(new Set(kids).size).toBe(2);
    for (const kid of kids) expect(keys.map((one) => one.kid)).toContain(kid);
  });
});
