import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import * as collections from './modules/collections.generated.ts';
import { fakePlatform, type SentRequest } from './fake-platform.ts';
import * as products from './modules/products.generated.ts';

const decoded = (request: SentRequest | undefined) =>
  JSON.parse(Buffer.from(request?.query.get('.r') ?? '', 'base64url').toString('utf8'));

/** Seven products, served by offset and limit as the platform does. */
function shop() {
  const all = Array.from({ length: 7 }, (_, at) => ({ id: `p${at}`, name: `Product ${at}` }));
  const platform = fakePlatform((request) => {
    const { offset, limit } = decoded(request).query.paging;
    return {
      body: {
        products: all.slice(offset, offset + limit),
        metadata: { count: 0, offset, total: all.length },
      },
    };
  });
  return {
    ...platform,
    client: createClient({
      modules: { products, collections },
      host: 'http://shop.test',
      fetch: platform.fetch,
    }),
  };
}

describe('a query on the wire', () => {
  test('requests the first 50 by default', async () => {
    const { client, requests } = shop();
    await client.products.queryProducts().find();
    expect(requests[0]?.path).toBe('/stores-reader/v1/products/query-platformized');
    expect(decoded(requests[0])).toEqual({
      query: { filter: {}, paging: { offset: 0, limit: 50 } },
    });
  });

  test('supports every operator, joins conditions, and uses the names on the wire', async () => {
    const { client, requests } = shop();
    await client.products
      .queryProducts()
      .eq('slug', 'x')
      .ne('slug', 'y')
      .gt('numericId', '1')
      .ge('lastUpdated', new Date(0))
      .lt('price', 9)
      .le('price', 8)
      .in('slug', ['a', 'b'])
      .hasSome('collectionIds', ['c'])
      .hasAll('collectionIds', ['d'])
      .startsWith('name', 'S')
      .contains('name', 'hi')
      .exists('_id')
      .descending('_createdDate')
      .ascending('name')
      .skip(5)
      .limit(10)
      .find();
    expect(decoded(requests[0])).toEqual({
      query: {
        filter: {
          $and: [
            { slug: 'x' },
            { slug: { $ne: 'y' } },
            { numericId: { $gt: '1' } },
            { lastUpdated: { $gte: '1970-01-01T00:00:00.000Z' } },
            { price: { $lt: 9 } },
            { price: { $lte: 8 } },
            { slug: { $in: ['a', 'b'] } },
            { collectionIds: { $hasSome: ['c'] } },
            { collectionIds: { $hasAll: ['d'] } },
            { name: { $startsWith: 'S' } },
            { name: { $contains: 'hi' } },
            { id: { $exists: true } },
          ],
        },
        paging: { limit: 10, offset: 5 },
        sort: [
          { fieldName: 'createdDate', order: 'DESC' },
          { fieldName: 'name', order: 'ASC' },
        ],
      },
    });
  });

  test('has a single condition without $and', async () => {
    const { client, requests } = shop();
    await client.collections.queryCollections().eq('slug', 'all').limit(1).find();
    expect(requests[0]?.path).toBe('/v2/collections/query');
    expect(decoded(requests[0]).query.filter).toEqual({ slug: 'all' });
  });

  test('builders are immutable', async () => {
    const { client, requests } = shop();
    const base = client.products.queryProducts().eq('visible', true);
    await base.eq('slug', 'x').find();
    await base.find();
    expect(decoded(requests[1]).query.filter).toEqual({ visible: true });
  });
});

describe('the pages of a query', () => {
  test('are read forward and back, each product once', async () => {
    const { client } = shop();
    const first = await client.products.queryProducts().limit(3).find();
    expect(first).toMatchObject({
      length: 3,
      pageSize: 3,
      totalCount: 7,
      totalPages: 3,
      currentPage: 0,
    });
    const second = await first.next();
    const third = await second.next();
    expect([first, second, third].flatMap(({ items }) => items.map(({ _id }) => _id))).toEqual([
      'p0',
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
      'p6',
    ]);
    expect([third.currentPage, third.hasNext(), third.hasPrev()]).toEqual([2, false, true]);
    expect((await third.prev()).items).toEqual(second.items);
  });

  test('end at the first and the last without another request', async () => {
    const { client, requests } = shop();
    const only = await client.products.queryProducts().find();
    await expect(only.next()).rejects.toThrow('No next page to fetch');
    await expect(only.prev()).rejects.toThrow('No previous page to fetch');
    expect(requests).toHaveLength(1);
  });
});
