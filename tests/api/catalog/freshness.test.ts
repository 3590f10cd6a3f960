import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../kit/start-server.ts';

/** Two servers on one database, each with its own cache. */
const one = await startServer();
const two = await startServer({ databaseUrl: one.databaseUrl });
afterAll(async () => {
  await two.close();
  await one.close();
});
const key = await one.createApiKey();

async function fetchFresh(
  server: typeof one,
  method: string,
  path: string,
  { body, consistent }: { body?: unknown; consistent?: string } = {},
) {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      authorization: key,
      'content-type': 'application/json',
      ...(consistent === undefined ? {} : { 'x-wix-consistent': consistent }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The shapes the contract gives these answers.
  return {
    consistent: answer.headers.get('x-wix-consistent') ?? '',
    body: (await answer.json()) as {
      product?: { id: string; name: string; priceData: { price: number } };
      products?: { name: string }[];
      metadata?: { total: number };
    },
  };
}

const question = {
  query: { filter: { brand: 'Fresh' }, sort: [{ fieldName: 'name', order: 'ASC' }] },
};
const searched = { text: 'fresh', facets: true };

test('a caller sees their own write at once, on any server, in every kind of answer', async () => {
  const {
    body: { product },
  } = await fetchFresh(one, 'POST', '/v1/products', {
    body: { product: { name: 'First', brand: 'Fresh', priceData: { price: 1 } } },
  });
  for (let price = 2; price < 12; price += 1) {
    // Warms the caches of both servers.
    for (const server of [one, two]) {
      await fetchFresh(server, 'GET', `/v1/products/${product?.id}`);
      await fetchFresh(server, 'POST', '/v1/products/query-platformized', { body: question });
      await fetchFresh(server, 'POST', '/v1/products/search', { body: searched });
    }
    const { consistent } = await fetchFresh(
      price % 2 === 0 ? one : two,
      'PATCH',
      `/v1/products/${product?.id}`,
      { body: { product: { name: `Name ${price}`, priceData: { price } } } },
    );
    for (const server of [one, two]) {
      expect(
        (await fetchFresh(server, 'GET', `/v1/products/${product?.id}`, { consistent })).body
          .product,
      ).toMatchObject({ name: `Name ${price}`, priceData: { price } });
      expect(
        (
          await fetchFresh(server, 'POST', '/v1/products/query-platformized', {
            body: question,
            consistent,
          })
        ).body.products,
      ).toEqual([expect.objectContaining({ name: `Name ${price}` })]);
      expect(
        (await fetchFresh(server, 'POST', '/v1/products/search', { body: searched, consistent }))
          .body.products,
      ).toEqual([expect.objectContaining({ name: `Name ${price}` })]);
    }
  }
});

test('every other process sees a write soon, without a version in the request', async () => {
  for (const [writer, reader] of [
    [one, two],
    [two, one],
  ] as const) {
    const { body: before } = await fetchFresh(reader, 'POST', '/v1/products/query-platformized', {
      body: question,
    });
    await fetchFresh(writer, 'POST', '/v1/products', {
      body: { product: { name: 'Another', brand: 'Fresh', priceData: { price: 1 } } },
    });
    await expect
      .poll(
        async () =>
          (await fetchFresh(reader, 'POST', '/v1/products/query-platformized', { body: question }))
            .body.metadata?.total,
        { interval: 20 },
      )
      .toBe((before.metadata?.total ?? 0) + 1);
  }
});

test('caches collections too, and refreshes them with their products', async () => {
  const { body: made } = await fetchFresh(one, 'POST', '/v1/collections', {
    body: { collection: { name: 'Kept' } },
  });
  const { id } = (made as { collection: { id: string } }).collection;
  const seen = async (server: typeof one, consistent: string) => {
    const byId = (await fetchFresh(server, 'GET', `/v2/collections/${id}`, { consistent }))
      .body as {
      collection: object;
    };
    const queried = (
      await fetchFresh(server, 'POST', '/v2/collections/query', {
        body: { query: { filter: { id } } },
        consistent,
      })
    ).body as { collections?: object[] };
    expect(queried.collections).toEqual([byId.collection]);
    return byId.collection;
  };
  for (const server of [one, two]) await seen(server, '');
  const renamed = await fetchFresh(one, 'PATCH', `/v1/collections/${id}`, {
    body: { collection: { name: 'Renamed' } },
  });
  for (const server of [one, two])
    expect(await seen(server, renamed.consistent)).toMatchObject({
      name: 'Renamed',
      numberOfProducts: 0,
    });
  const {
    body: { product },
  } = await fetchFresh(one, 'POST', '/v1/products', {
    body: { product: { name: 'Member', priceData: { price: 1 } } },
  });
  const joined = await fetchFresh(two, 'POST', `/v1/collections/${id}/productIds`, {
    body: { productIds: [product?.id] },
  });
  for (const server of [one, two])
    expect(await seen(server, joined.consistent)).toMatchObject({ numberOfProducts: 1 });
  const gone = await fetchFresh(two, 'DELETE', `/v1/collections/${id}`);
  for (const server of [one, two])
    expect(
      (await fetchFresh(server, 'GET', `/v2/collections/${id}`, { consistent: gone.consistent }))
        .body,
    ).not.toHaveProperty('collection');
});
