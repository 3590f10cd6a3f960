import { describe, expect } from 'vitest';
import { test } from '../kit/fixtures.ts';
import type { Exchange } from '../kit/redirect.ts';

/**
 * Ids that match nothing, enough of them to push a query over the 4000 characters the client allows
 * in an address.
 */
const strangers = Array.from(
  { length: 150 },
  (_, at) => `99999999-9999-4999-8999-${String(at).padStart(12, '0')}`,
);

const payload = (exchange: Exchange | undefined): unknown => {
  const encoded = exchange?.query.get('.r') ?? '';
  expect(encoded).toMatch(/^[\w-]+$/);
  return JSON.parse(Buffer.from(encoded, 'base64url').toString());
};

describe('a query of products', () => {
  test('is sent in the URL as one encoded parameter', async ({ catalog, wire, visitor }) => {
    const page = await visitor.products.queryProducts().ascending('name').limit(2).find();

    const [sent] = wire.callExchanges();
    expect(sent).toMatchObject({
      method: 'GET',
      path: '/stores-reader/v1/products/query-platformized',
      body: undefined,
    });
    expect([...(sent?.query.keys() ?? [])]).toEqual(['.r']);
    expect(payload(sent)).toEqual({
      query: {
        filter: {},
        paging: { limit: 2, offset: 0 },
        sort: [{ fieldName: 'name', order: 'ASC' }],
      },
    });
    expect(page.items.map(({ _id }) => _id)).toEqual(catalog.productIds.slice(0, 2));
  });

  test('is sent as a body when it is long, and has the same answer', async ({
    catalog,
    wire,
    visitor,
  }) => {
    const ids = catalog.productIds.slice(1, 3);
    const short = await visitor.products.queryProducts().in('_id', ids).ascending('name').find();
    const long = await visitor.products
      .queryProducts()
      .in('_id', [...ids, ...strangers])
      .ascending('name')
      .find();

    const [inAddress, inBody] = wire.callExchanges();
    expect(inAddress).toMatchObject({ method: 'GET', answer: { status: 200 } });
    expect(inBody).toMatchObject({
      method: 'POST',
      path: inAddress?.path,
      answer: { status: 200 },
    });
    expect([...(inBody?.query.keys() ?? [])]).toEqual([]);
    expect(inBody?.body).toEqual({
      query: {
        filter: { id: { $in: [...ids, ...strangers] } },
        paging: expect.anything(),
        sort: expect.anything(),
      },
    });
    expect(inBody?.answer?.body).toEqual(inAddress?.answer?.body);
    expect(short.items.map(({ _id }) => _id)).toEqual(ids);
    expect(long.items.map(({ _id }) => _id)).toEqual(ids);
  });

  test('preserves every alphabet in either form', async ({ wire, visitor }) => {
    await visitor.products.queryProducts().startsWith('name', 'Ünï日本🙂').find();
    await visitor.products
      .queryProducts()
      .in('name', ['Ünï日本🙂', ...strangers])
      .find();

    const [inAddress, inBody] = wire.callExchanges();
    expect(payload(inAddress)).toMatchObject({
      query: { filter: { name: { $startsWith: 'Ünï日本🙂' } } },
    });
    expect(
      [inAddress, inBody].map((exchange) => [exchange?.method, exchange?.answer?.status]),
    ).toEqual([
      ['GET', 200],
      ['POST', 200],
    ]);
  });

  test('is paged by the total, and the last page has no next', async ({
    catalog,
    wire,
    visitor,
  }) => {
    const first = await visitor.products.queryProducts().ascending('name').limit(2).find();
    expect(first.totalCount).toBe(catalog.productIds.length);
    const seen = [...first.items];
    let page = first;
    while (page.hasNext()) {
      page = await page.next();
      seen.push(...page.items);
    }
    expect(seen.map(({ _id }) => _id)).toEqual(catalog.productIds);

    const sent = wire.exchanges.length;
    await expect(page.next()).rejects.toThrow('No next page to fetch');
    expect(wire.exchanges).toHaveLength(sent);
  });

  test("returns dates and ids under the client's names", async ({
    catalog: {
      productIds: [first = ''],
    },
    visitor,
  }) => {
    const {
      items: [product],
    } = await visitor.products.queryProducts().eq('_id', first).find();
    expect(product?._id).toBe(first);
    expect(product?._createdDate).toBeInstanceOf(Date);
    expect(product?.lastUpdated).toBeInstanceOf(Date);
    expect(product).not.toHaveProperty('id');

    const read = await visitor.products.getProduct(first);
    expect(read.product).toEqual(product);
  });
});

describe('a query of collections', () => {
  test('has the same answer in the URL and in the body', async ({ catalog, wire, visitor }) => {
    const short = await visitor.collections.queryCollections().find();
    const long = await visitor.collections
      .queryCollections()
      .in('_id', [...short.items.map(({ _id }) => _id ?? ''), ...strangers])
      .find();

    expect(
      wire.callExchanges().map(({ method, path, answer }) => [method, path, answer?.status]),
    ).toEqual([
      ['GET', '/v2/collections/query', 200],
      ['POST', '/v2/collections/query', 200],
    ]);
    expect(short.items.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([...catalog.collectionIds]),
    );
    expect(new Set(long.items.map(({ _id }) => _id))).toEqual(
      new Set(short.items.map(({ _id }) => _id)),
    );
  });
});
