import { createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { ApiKeyStrategy } from './api-key-strategy.ts';
import { AppStrategy } from './app-strategy.ts';
import { createClient } from './client.ts';
import * as currentCart from './modules/currentCart.generated.ts';
import * as products from './modules/products.generated.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

function signed(claims: object, key = privateKey, alg = 'RS256'): string {
  const text = [{ alg, typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`;
}
const eventOf = (eventType: string, payload: object, more: object = {}) =>
  signed({
    data: JSON.stringify({
      eventType,
      instanceId: 'instance',
      identity: JSON.stringify({ identityType: 'MEMBER', memberId: 'm' }),
      data: JSON.stringify(payload),
    }),
    ...more,
  });

const listening = (key = pem) =>
  createClient({
    modules: { currentCart, products },
    auth: AppStrategy({ appId: 'app', publicKey: key }),
    host: 'http://shop.test',
  });
const cart = {
  id: 'c',
  createdDate: '2026-03-01T12:00:00Z',
  lineItems: [{ id: 'l', image: { id: 'i', width: 1, height: 2 } }],
};
const about = {
  id: 'e',
  entityFqdn: 'wix.ecom.v1.cart',
  slug: 'created',
  entityId: 'c',
  eventTime: '2026-03-01T12:00:00Z',
  entityEventSequence: '1',
};

describe('a webhook event', () => {
  test('reaches its handlers in client formats, with its metadata', async () => {
    const client = listening();
    const handler = vi.fn();
    client.currentCart.onCartCreated(handler);
    const processed = await client.webhooks.process(
      eventOf('wix.ecom.v1.cart_created', { ...about, createdEvent: { entity: cart } }),
    );
    expect(processed).toMatchObject({
      eventType: 'wix.ecom.v1.cart_created',
      instanceId: 'instance',
      identity: { memberId: 'm' },
    });
    expect(handler).toHaveBeenCalledWith({
      entity: {
        _id: 'c',
        _createdDate: new Date('2026-03-01T12:00:00Z'),
        lineItems: [{ _id: 'l', image: 'wix:image://v1/i#originWidth=1&originHeight=2' }],
      },
      metadata: expect.objectContaining({
        _id: 'e',
        instanceId: 'instance',
        identity: { identityType: 'MEMBER', memberId: 'm' },
        eventTime: new Date('2026-03-01T12:00:00Z'),
        entityId: 'c',
      }),
    });
  });

  test('of an update has the changed fields by path', async () => {
    const client = listening();
    const handler = vi.fn();
    client.currentCart.onCartUpdated(handler);
    await client.webhooks.process(
      eventOf('wix.ecom.v1.cart_updated', {
        ...about,
        updatedEvent: {
          currentEntity: cart,
          modifiedFields: {
            createdDate: '2026-03-01T12:00:00Z',
            'lineItems[0].image': { id: 'old', width: 1, height: 2 },
            buyerNote: null,
          },
        },
      }),
    );
    expect(handler.mock.calls[0]?.[0]).toMatchObject({
      modifiedFields: {
        _createdDate: new Date('2026-03-01T12:00:00Z'),
        'lineItems[0].image': 'wix:image://v1/old#originWidth=1&originHeight=2',
        buyerNote: null,
      },
    });
  });

  test('of a deletion may have no entity; other events have data', async () => {
    const client = listening();
    const [deleted, created] = [vi.fn(), vi.fn()];
    client.currentCart.onCartDeleted(deleted);
    client.products.onProductCreated(created);
    await client.webhooks.process(
      eventOf('wix.ecom.v1.cart_deleted', { ...about, deletedEvent: {} }),
    );
    expect(deleted.mock.calls[0]?.[0]).not.toHaveProperty('entity');
    await client.webhooks.processRequest(
      new Request('http://me.test', {
        method: 'POST',
        body: eventOf('com.wix.ecommerce.catalog.api.v1.ProductCreated', { productId: 'p' }),
      }),
    );
    expect(created.mock.calls[0]?.[0]).toMatchObject({
      data: { productId: 'p' },
      metadata: { instanceId: 'instance' },
    });
  });

  test('without a handler is rejected when others have one, and accepted when none has', async () => {
    const client = listening();
    await expect(client.webhooks.process(eventOf('other', {}))).resolves.toMatchObject({
      eventType: 'other',
    });
    await expect(
      client.webhooks.process(eventOf('other', {}), { expectedEvents: [{ type: 'this' }] }),
    ).rejects.toThrow('Unexpected event type: other. Expected one of: this');
    client.currentCart.onCartCreated(() => {});
    await expect(client.webhooks.process(eventOf('other', {}))).rejects.toThrow(
      'Expected one of: wix.ecom.v1.cart_created',
    );
  });

  test('must be signed by the platform, unexpired, with the expected algorithm', async () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const data = JSON.stringify({ eventType: 'x', instanceId: 'i', data: '{}' });
    await expect(listening().webhooks.process(signed({ data }, stranger))).rejects.toThrow(
      'signature verification failed',
    );
    await expect(listening().webhooks.process(eventOf('x', {}, { exp: 1 }))).rejects.toThrow(
      'expired',
    );
    await expect(
      listening().webhooks.process(eventOf('x', {}, { nbf: 4_000_000_000 })),
    ).rejects.toThrow('not valid yet');
    await expect(
      listening().webhooks.process(signed({ data }, privateKey, 'none')),
    ).rejects.toThrow('not RS256');
    await expect(listening().webhooks.process(signed({ data: {} }))).rejects.toThrow(
      'Unexpected type of JWT data: expected string, got object',
    );
    await expect(
      listening(Buffer.from(pem).toString('base64')).webhooks.process(eventOf('x', {})),
    ).resolves.toMatchObject({ eventType: 'x' });
  });

  test('that is malformed is refused with a clear error', async () => {
    for (const body of [
      '',
      'hello',
      '{"order":1}',
      '<html>',
      'a.b.c',
      'bnVsbA.bnVsbA.x',
      '%%%.%%%.%%%',
    ]) {
      await expect(listening().webhooks.process(body), body).rejects.toThrow(
        'JWT is not valid: the body of the request is not a signed event of the platform',
      );
    }
    const [head, payload] = eventOf('x', {}).split('.');
    await expect(listening().webhooks.process(`${head}.${payload}.%%%`)).rejects.toThrow(
      'signature verification failed',
    );
  });

  test('is refused with an invalid key, and the error says where to find the key', async () => {
    await expect(listening('not a key!').webhooks.process(eventOf('x', {}))).rejects.toThrow(
      '"shopwright webhooks create" prints',
    );
  });

  test('needs a strategy that can verify it', async () => {
    const client = createClient({
      auth: ApiKeyStrategy({ apiKey: 'k' }),
      host: 'http://shop.test',
    });
    await expect(client.webhooks.process('x')).rejects.toThrow(
      'decodeJWT is not supported by the authentication strategy',
    );
  });
});
