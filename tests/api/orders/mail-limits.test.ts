import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../kit/start-server.ts';
import { appId } from '../../kit/order-shop.ts';

/** The clock is frozen, so that a growing wait never ends during the test. */
let now = Date.parse('2026-05-04T10:00:00Z');
const server = await startServer({ clock: () => new Date(now) });
afterAll(() => server.close());
const key = await server.createApiKey();
const call = async (authorization: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(server.url + path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const asVisitor = async (): Promise<string> =>
  (await call('', 'POST', '/oauth2/token', { clientId: server.clientId, grantType: 'anonymous' }))
    .body['access_token'] ?? '';
const soldOut = async (): Promise<string> => {
  const {
    body: { product },
  } = (await call(key, 'POST', '/v1/products', {
    product: { name: `Mug ${randomUUID()}`, priceData: { price: 10 } },
  })) as unknown as { body: { product: { id: string } } };
  await call(key, 'PATCH', `/v2/inventoryItems/product/${product.id}`, {
    inventoryItem: {
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 0 }],
    },
  });
  return product.id;
};
const requestNotice = (authorization: string, catalogItemId: string, email: string) =>
  call(authorization, 'POST', '/v1/back-in-stock-notification-requests', {
    request: { catalogReference: { appId, catalogItemId }, email },
    itemDetails: { name: 'x', price: '1' },
  });
const products: string[] = [];
while (products.length < 21) products.push(await soldOut());

test('limits back-in-stock requests per recipient, under concurrency', async () => {
  const visitors = await Promise.all(Array.from({ length: 12 }, asVisitor));
  const answers = await Promise.all(
    visitors.map((visitor, index) =>
      requestNotice(
        visitor,
        products[index] ?? '',
        index % 2 === 0 ? 'victim@example.com' : 'VICTIM@example.com',
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  expect(JSON.stringify(answers.find(({ status }) => status === 429)?.body)).toMatch(
    /TOO_MANY_REQUESTS.*Try again in \d+ seconds?\./,
  );
});

test('one network cannot ask for mails to many recipients', async () => {
  now += 2 * 3_600_000;
  const visitor = await asVisitor();
  const statuses = [];
  for (let index = 0; index < 104; index += 1)
    statuses.push(
      (await requestNotice(visitor, products[0] ?? '', `person-${index}@example.com`)).status,
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(101);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
});

test('one recipient has at most 20 open requests, also under concurrent merchant calls', async () => {
  const answers = await Promise.all(
    products.map((product) => requestNotice(key, product, 'collector@example.com')),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(20).fill(200),
    429,
  ]);
});

test('strangers cannot fill one mailbox through the waiting list of an event', async () => {
  now += 2 * 3_600_000;
  const event = {
    name: 'Opening',
    slug: 'opening',
    start: '2026-09-01T18:00:00Z',
    end: '2026-09-01T20:00:00Z',
    timeZone: 'UTC',
    waitingList: true,
    tickets: [{ name: 'Standard', price: '10', quantity: 0 }],
  };
  const made = (await call(key, 'POST', '/v1/events', { event })) as unknown as {
    status: number;
    body: { event: { id: string } };
  };
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 200 });
  const visitor = await asVisitor();
  const statuses = await Promise.all(
    Array.from({ length: 9 }, () =>
      call(visitor, 'POST', `/v1/events/${made.body.event.id}/waiting-list`, {
        guest: { email: 'victim@example.com' },
      }).then(({ status }) => status),
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});
