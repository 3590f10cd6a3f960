import { expect } from 'vitest';
import { visitorToken } from './api.ts';
import type { ReadyLine } from './command.ts';

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main St',
};

export type RunningStore = Pick<ReadyLine, 'url' | 'clientId'>;

export async function call<T>(
  { url }: RunningStore,
  authorization: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(
    url + path,
    body === undefined
      ? { headers: { authorization } }
      : {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
}

/** A visitor buys a lantern of the demo store and pays by hand. Returns the order's id. */
export async function buy(shop: RunningStore): Promise<string> {
  const visitor = await visitorToken(shop);
  const { products } = await call<{ products: { id: string }[] }>(
    shop,
    visitor,
    '/v1/products/query-platformized',
    { query: { filter: { slug: 'lantern' } } },
  );
  const lineItems = [
    {
      quantity: 1,
      catalogReference: { appId: STORES, catalogItemId: products[0]?.id, options: {} },
    },
  ];
  await call(shop, visitor, '/v1/carts/current/add-to-cart', { lineItems });
  const { checkoutId } = await call<{ checkoutId: string }>(
    shop,
    visitor,
    '/v1/carts/current/create-checkout',
    {
      channelType: 'WEB',
      email: 'buyer@example.com',
      shippingAddress: address,
      billingAddress: address,
    },
  );
  const { payment } = await call<{ payment: { orderId: string } }>(
    shop,
    visitor,
    `/v1/checkouts/${checkoutId}/pay`,
    { method: 'OFFLINE' },
  );
  return payment.orderId;
}
