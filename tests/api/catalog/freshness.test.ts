import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../kit/start-server.ts';

/** Two servers over one database, each with its own kept answers. */
const one = await startServer();
const two = await startServer({ databaseUrl: one.databaseUrl });
afterAll(async () => {
  await two.close();
  await one.close();
});
const key = await one.createApiKey();

async function ask(
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

test('a write is seen at once by whoever made it, at any server, in every kind of answer', async () => {
  const {
    body: { product },
  } = await ask(one, 'POST', '/v1/products', {
    body: { product: { name: 'First', brand: 'Fresh', priceData: { price: 1 } } },
  });
  for (let price = 2; price < 12; price += 1) {
    // What both servers keep from before.
    for (const server of [one, two]) {
      await ask(server, 'GET', `/v1/products/${product?.id}`);
      await ask(server, 'POST', '/v1/products/query-platformized', { body: question });
      await ask(server, 'POST', '/v1/products/search', { body: searched });
    }
    const { consistent } = await ask(
      price % 2 === 0 ? one : two,
      'PATCH',
      `/v1/products/${product?.id}`,
      { body: { product: { name: `Name ${price}`, priceData: { price } } } },
    );
    for (const server of [one, two]) {
      expect(
        (await ask(server, 'GET', `/v1/products/${product?.id}`, { consistent })).body.product,
      ).toMatchObject({ name: `Name ${price}`, priceData: { price } });
      expect(
        (
          await ask(server, 'POST', '/v1/products/query-platformized', {
            body: question,
            consistent,
          })
        ).body.products,
      ).toEqual([expect.objectContaining({ name: `Name ${price}` })]);
      expect(
        (await ask(server, 'POST', '/v1/products/search', { body: searched, consistent })).body
          .products,
      ).toEqual([expect.objectContaining({ name: `Name ${price}` })]);
    }
  }
});

test('every other process sees it soon, without being told which version to look for', async () => {
  for (const [writer, reader] of [
    [one, two],
    [two, one],
  ] as const) {
    const { body: before } = await ask(reader, 'POST', '/v1/products/query-platformized', {
      body: question,
    });
    await ask(writer, 'POST', '/v1/products', {
      body: { product: { name: 'Another', brand: 'Fresh', priceData: { price: 1 } } },
    });
    await expect
      .poll(
        async () =>
          (await ask(reader, 'POST', '/v1/products/query-platformized', { body: question })).body
            .metadata?.total,
        { timeout: 10_000, interval: 20 },
      )
      .toBe((before.metadata?.total ?? 0) + 1);
  }
});

test('collections are kept too, and follow their own changes and those of their products', async () => {
  const { body: made } = await ask(one, 'POST', '/v1/collections', {
    body: { collection: { name: 'Kept' } },
  });
  const { id } = (made as { collection: { id: string } }).collection;
  const seen = async (server: typeof one, consistent: string) => {
    const byId = (await ask(server, 'GET', `/v2/collections/${id}`, { consistent })).body as {
      collection: object;
    };
    const queried = (
      await ask(server, 'POST', '/v2/collections/query', {
        body: { query: { filter: { id } } },
        consistent,
      })
    ).body as { collections?: object[] };
    expect(queried.collections).toEqual([byId.collection]);
    return byId.collection;
  };
  for (const server of [one, two]) await seen(server, '');
  const renamed = await ask(one, 'PATCH', `/v1/collections/${id}`, {
    body: { collection: { name: 'Renamed' } },
  });
  for (const server of [one, two])
    expect(await seen(server, renamed.consistent)).toMatchObject({
      name: 'Renamed',
      numberOfProducts: 0,
    });
  const {
    body: { product },
  } = await ask(one, 'POST', '/v1/products', {
    body: { product: { name: 'Member', priceData: { price: 1 } } },
  });
  const joined = await ask(two, 'POST', `/v1/collections/${id}/productIds`, {
    body: { productIds: [product?.id] },
  });
  for (const server of [one, two])
    expect(await seen(server, joined.consistent)).toMatchObject({ numberOfProducts: 1 });
  const gone = await ask(two, 'DELETE', `/v1/collections/${id}`);
  for (const server of [one, two])
    expect(
      (await ask(server, 'GET', `/v2/collections/${id}`, { consistent: gone.consistent })).body,
    ).not.toHaveProperty('collection');
});
