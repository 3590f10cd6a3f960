import { created, action, deleted, publish, updated } from '@shopwright/server/events/index';
import { currentCart, orders } from '@wix/ecom';
import { AppStrategy, createClient } from '@wix/sdk';
import { products } from '@wix/stores';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect } from 'vitest';
import { test } from '../kit/fixtures.ts';

/**
 * What the platform sends is taken by the client's own `webhooks.process`, and reaches its handlers
 * in their form (behaviours 84, 85).
 */

test('domain events and plain events reach the handlers of the client', async ({
  server,
  onTestFinished,
}) => {
  const bodies: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk) => {
        body += String(chunk);
      })
      .on('end', () => {
        bodies.push(body);
        response.end();
      });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => void receiver.close());

  const events = [
    'wix.ecom.v1.cart_created',
    'wix.ecom.v1.cart_updated',
    'wix.ecom.v1.cart_deleted',
    'wix.ecom.v1.order_approved',
    'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  ] as const;
  const registered = await fetch(`${server.url}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: await server.createApiKey(), 'content-type': 'application/json' },
    body: JSON.stringify({
      webhook: { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, events },
    }),
  });
  const { publicKey } = (await registered.json()) as { publicKey: string };

  const cart = { id: 'cart-1', createdDate: '2024-05-01T10:00:00.000Z', lineItems: [{ id: 'li' }] };
  const order = { id: 'order-1', number: '10001', status: 'APPROVED' };
  const change = (
    type: (typeof events)[number],
    entityType: string,
    entityId: string,
    body: unknown,
  ) =>
    server.db.tx((tx) => publish(tx, { siteId: server.siteId, type, entityType, entityId, body }));
  await change('wix.ecom.v1.cart_created', 'wix.ecom.v1.cart', 'cart-1', created(cart));
  await change('wix.ecom.v1.cart_updated', 'wix.ecom.v1.cart', 'cart-1', updated(cart));
  await change('wix.ecom.v1.cart_deleted', 'wix.ecom.v1.cart', 'cart-1', deleted());
  await change('wix.ecom.v1.order_approved', 'wix.ecom.v1.order', 'order-1', action({ order }));
  await change(
    'com.wix.ecommerce.catalog.api.v1.ProductCreated',
    'wix.stores.catalog.v1.product',
    'prod-1',
    { productId: 'prod-1', name: 'x' },
  );
  await server.runJobs();
  expect(bodies).toHaveLength(5);

  // The key as PEM, and as base64 of it, as the client takes both.
  for (const key of [publicKey, Buffer.from(publicKey).toString('base64')]) {
    const client = createClient({
      auth: AppStrategy({
        appId: 'app',
        appSecret: 'secret',
        publicKey: key,
        instanceId: server.siteId,
      }),
      modules: { currentCart, orders, products },
    });
    const got: Record<string, unknown> = {};
    client.currentCart.onCartCreated((event) => {
      got['created'] = event;
    });
    client.currentCart.onCartUpdated((event) => {
      got['updated'] = event;
    });
    client.currentCart.onCartDeleted((event) => {
      got['deleted'] = event;
    });
    client.orders.onOrderApproved((event) => {
      got['approved'] = event;
    });
    client.products.onProductCreated((event) => {
      got['product'] = event;
    });
    for (const body of bodies) await client.webhooks.process(body);

    const metadata = (slug: string, sequence: string) => ({
      instanceId: server.siteId,
      entityFqdn: 'wix.ecom.v1.cart',
      slug,
      entityId: 'cart-1',
      eventTime: expect.any(Date),
      entityEventSequence: sequence,
      triggeredByAnonymizeRequest: false,
      originatedFrom: '',
      _id: expect.any(String),
    });
    const entity = {
      _id: 'cart-1',
      _createdDate: new Date(cart.createdDate),
      lineItems: [{ _id: 'li' }],
    };
    expect(got['created']).toMatchObject({ entity, metadata: metadata('created', '1') });
    expect(got['updated']).toMatchObject({ entity, metadata: metadata('updated', '2') });
    expect(got['deleted']).toMatchObject({ metadata: metadata('deleted', '3') });
    expect(got['approved']).toMatchObject({
      data: { order: { _id: 'order-1', number: '10001' } },
      metadata: { entityFqdn: 'wix.ecom.v1.order', slug: 'approved' },
    });
    expect(got['product']).toMatchObject({
      data: { productId: 'prod-1', name: 'x' },
      metadata: { instanceId: server.siteId },
    });
  }

  const tampered = `${bodies[0]?.slice(0, -6)}AAAAAA`;
  const strict = createClient({
    auth: AppStrategy({ appId: 'app', appSecret: 'secret', publicKey, instanceId: server.siteId }),
    modules: { currentCart },
  });
  await expect(strict.webhooks.process(tampered)).rejects.toThrow('signature');
});
