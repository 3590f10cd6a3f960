import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminOverview } from '@shopwright/contract/admin/admin';
import { callAs, must, STORES } from '../kit/api.ts';
import { addMember } from '../kit/members.ts';
import { buy, startStudio, type Studio } from '../kit/studio.ts';
import { addCollaborator, appToken } from './actors.ts';

/** The calls behind every page of the admin: each part of an answer needs the permission of its area. */

interface Found {
  readonly products: { readonly name: string; readonly sku?: string }[];
  readonly orders: { readonly id: string; readonly number: string }[];
  readonly members: { readonly email?: string }[];
}

let studio: Studio;
let orderId: string;
let number: string;

const search = async (query: string, authorization: string, kinds?: string[]): Promise<Found> => {
  const call = callAs(studio.server, authorization);
  const { products, orders, members } = await must(
    call<Found>('POST', '/v1/admin/search', { query, ...(kinds ? { kinds } : {}) }),
  );
  return { products, orders, members };
};
const overview = async (authorization: string): Promise<AdminOverview> =>
  (
    await must(
      callAs(studio.server, authorization)<{ overview: AdminOverview }>(
        'GET',
        '/v1/admin/overview',
      ),
    )
  ).overview;

beforeAll(async () => {
  studio = await startStudio();
  const { productId } = await studio.product({ name: 'Blue stoneware mug', price: 10, stock: 50 });
  await must(
    studio.owner('PATCH', `/v1/products/${productId}`, { product: { sku: 'MUG-Blue-01' } }),
  );
  await must(
    studio.owner('POST', '/v1/products', {
      product: {
        name: 'Hidden MUG rack 100%',
        productType: 'physical',
        visible: false,
        priceData: { price: 5 },
      },
    }),
  );
  const ann = await studio.member();
  ({ orderId } = await buy(ann, [{ app: STORES, id: productId }], undefined, {
    email: 'Ann.Example@Shop.example',
  }));
  number = String((await studio.order(orderId)).number);
  await addMember(studio.server, 'PENDING', 'waiting@example.com');
  await addMember(studio.server, 'APPROVED', 'mugwort@example.com');
});

describe('search finds', () => {
  let key: string;
  beforeAll(async () => {
    key = await studio.server.createApiKey();
  });

  it.each(['mug', 'stone', 'MUG bl', 'mug-blue', 'MUG-BLUE-01'])(
    'a product by %s',
    async (text) => {
      const { products } = await search(text, key);
      expect(products.map(({ name }) => name)).toContain('Blue stoneware mug');
    },
  );

  it('hidden products, and treats % and _ literally', async () => {
    expect((await search('100%', key)).products.map(({ name }) => name)).toEqual([
      'Hidden MUG rack 100%',
    ]);
    expect((await search('m_g', key)).products).toEqual([]);
  });

  it('an order by number, email, name, address and tracking number', async () => {
    const { body } = await studio.owner<{ order: { shippingInfo: unknown } }>(
      'GET',
      `/v1/orders/${orderId}`,
    );
    const shipped = JSON.stringify(body);
    const city = /"city":"([^"]+)"/.exec(shipped)?.[1] ?? '';
    const street = /"addressLine":"([^"]+)"/.exec(shipped)?.[1] ?? '';
    const { lineItems = [] } = await studio.order(orderId);
    await must(
      studio.owner('POST', `/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
        fulfillment: {
          lineItems: [{ id: lineItems[0]?.id, quantity: 1 }],
          trackingInfo: { trackingNumber: '1Z 999-AA1 01', shippingProvider: 'ups' },
        },
      }),
    );
    const ways = [
      number,
      `#${number}`,
      'ann.exam',
      'ANN.EXAMPLE@shop.example',
      city,
      `${street} ${city}`,
      '1z999aa101',
      '1Z 999-AA1 01',
    ].map((text) => (text === 'ann.exam' ? 'ann.example@' : text));
    for (const text of ways)
      expect(
        (await search(text, key)).orders.map(({ id }) => id),
        text,
      ).toContain(orderId);
    expect((await search('nowhere', key)).orders).toEqual([]);
    expect((await search(`${city} nowhere`, key)).orders).toEqual([]);
  });

  it('a member by the beginning of the email address', async () => {
    expect((await search('MUGW', key)).members.map(({ email }) => email)).toEqual([
      'mugwort@example.com',
    ]);
  });

  it('only the requested kinds', async () => {
    const { products, members } = await search('mug', key, ['MEMBER']);
    expect([products.length, members.length]).toEqual([0, 1]);
  });
});

it('a collaborator gets hits and counts of their own areas only', async () => {
  const key = await studio.server.createApiKey();
  const signedIn = async (...permissions: string[]) =>
    (await addCollaborator(studio.server, key, permissions))();
  const [nothing, catalog, orders, members] = await Promise.all([
    signedIn(),
    signedIn('WIX_STORES.READ_PRODUCTS'),
    signedIn('ECOM.READ_ORDERS'),
    signedIn('MEMBERS.MEMBER_READ'),
  ]);
  const kinds = async (authorization: string) => {
    const found = [await search('mug', authorization), await search(number, authorization)];
    return (['products', 'orders', 'members'] as const).filter((kind) =>
      found.some((one) => one[kind].length > 0),
    );
  };
  expect(await kinds(nothing)).toEqual([]);
  expect(await kinds(catalog)).toEqual(['products']);
  expect(await kinds(orders)).toEqual(['orders']);
  expect(await kinds(members)).toEqual(['members']);
  expect(await kinds(await appToken(studio.server, ['ECOM.READ_ORDERS']))).toEqual(['orders']);
  expect(Object.keys(await overview(nothing))).toEqual([]);
  expect(await overview(members)).toEqual({ membersWaiting: 1 });
  expect(Object.keys(await overview(orders))).toEqual(['ordersToFulfill']);
  expect(Object.keys(await overview(key)).toSorted()).toEqual([
    'failedDeliveries',
    'membersWaiting',
    'ordersToFulfill',
  ]);
});

it('an order counts as waiting until it is fulfilled', async () => {
  const key = await studio.server.createApiKey();
  const before = (await overview(key)).ordersToFulfill ?? 0;
  const { productId } = await studio.product({ name: 'Plate', price: 10, stock: 5 });
  const placed = await buy(await studio.member(), [{ app: STORES, id: productId }]);
  expect((await overview(key)).ordersToFulfill).toBe(before + 1);
  const { lineItems = [] } = await studio.order(placed.orderId);
  await must(
    studio.owner('POST', `/v1/fulfillments/orders/${placed.orderId}/create-fulfillment`, {
      fulfillment: { lineItems: [{ id: lineItems[0]?.id, quantity: 1 }] },
    }),
  );
  expect((await overview(key)).ordersToFulfill).toBe(before);
});

it('visitors and members are refused, also with a key', async () => {
  const key = await studio.server.createApiKey();
  const visitor = (await studio.visitor()).authorization;
  for (const authorization of [visitor, `${visitor},${key}`]) {
    const call = callAs(studio.server, authorization);
    for (const answer of [
      await call('GET', '/v1/admin/overview'),
      await call('POST', '/v1/admin/search', { query: 'mug' }),
    ])
      expect([answer.status, answer.code]).toEqual([403, 'STAFF_REQUIRED']);
  }
});
