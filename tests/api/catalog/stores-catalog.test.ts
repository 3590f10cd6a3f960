import type { Product } from '@shopwright/contract/catalog/products';
import { describe, expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

/** Products and collections as the REST API documents its queries, for clients without the SDK. */

const { owner, visitor, create, createCollection } = await startCatalogShop();

interface Products {
  products: Product[];
  metadata: { items: number; offset: number };
  totalResults: number;
}
interface Collections {
  collections: { id: string; name: string }[];
  metadata: { items: number; offset: number };
  totalResults: number;
}
interface Refused {
  details: { validationError?: { fieldViolations: { field: string }[] } };
}

const names = ({ products }: Products) => products.map(({ name }) => name);

describe('products', () => {
  test.each([
    '/stores-reader/v1/products/query',
    '/stores/v1/products/query',
    '/v1/products/query',
  ])('are found at %s, by a filter and a sort that are JSON in strings', async (path) => {
    const brand = `Brand of ${path}`;
    for (const [name, price] of [
      ['Cup', 5],
      ['Bowl', 9],
      ['Plate', 7],
    ] as const)
      await create({ name, brand, productType: 'physical', priceData: { price }, visible: true });
    const find = async (query: object) =>
      (
        await visitor<Products>('POST', path, {
          query: { filter: JSON.stringify({ brand }), ...query },
          includeVariants: true,
        })
      ).body;
    const first = await find({ sort: '[{"price":"desc"}]', paging: { limit: 2 } });
    expect([names(first), first.metadata, first.totalResults]).toEqual([
      ['Bowl', 'Plate'],
      { items: 2, offset: 0 },
      3,
    ]);
    const second = await find({ sort: '[{"price":"desc"}]', paging: { limit: 2, offset: 2 } });
    expect([names(second), second.metadata]).toEqual([['Cup'], { items: 1, offset: 2 }]);
    const last = first.products.at(-1)?.numericId;
    expect(
      names(
        (
          await visitor<Products>('POST', path, {
            query: {
              filter: JSON.stringify({ brand, numericId: { $gt: last } }),
              sort: '[{"numericId":"asc"}]',
            },
          })
        ).body,
      ),
    ).toEqual([]);
    expect((await visitor<Products>('POST', path, {})).body.totalResults).toBeGreaterThanOrEqual(3);
  });

  test('that are hidden, and costs, are returned only to a merchant who requests them', async () => {
    const brand = 'Hidden brand';
    await create({
      name: 'Secret',
      brand,
      productType: 'physical',
      priceData: { price: 5 },
      visible: false,
      costAndProfitData: { itemCost: 2 },
    });
    const request = {
      query: { filter: JSON.stringify({ brand }) },
      includeHiddenProducts: true,
      includeMerchantSpecificData: true,
    };
    const seen = (await owner<Products>('POST', '/stores-reader/v1/products/query', request)).body;
    expect(seen.products).toMatchObject([{ name: 'Secret', costAndProfitData: { itemCost: 2 } }]);
    expect(
      (await owner<Products>('POST', '/stores-reader/v1/products/query', { query: request.query }))
        .body,
    ).toMatchObject({ products: [], totalResults: 0 });
    expect(
      (await visitor<Products>('POST', '/stores-reader/v1/products/query', request)).body,
    ).toMatchObject({ products: [], totalResults: 0 });
  });

  test('are refused with unknown fields, an invalid filter or too large a page', async () => {
    const refused = async (query: object) => {
      const { status, body } = await visitor<Refused>('POST', '/stores-reader/v1/products/query', {
        query,
      });
      return [status, body.details.validationError?.fieldViolations.map(({ field }) => field)];
    };
    expect(await refused({ filter: '{"cost":1}' })).toEqual([400, ['query.filter.cost']]);
    expect(await refused({ filter: '{' })).toEqual([400, ['query.filter']]);
    expect(await refused({ paging: { limit: 101 } })).toEqual([400, ['query.paging.limit']]);
  });
});

describe('collections', () => {
  test('are found by a filter in a string, or by id', async () => {
    const { id, name } = await createCollection({ name: 'Tableware' });
    for (const path of ['/stores-reader/v1/collections/query', '/stores/v1/collections/query']) {
      const { body } = await visitor<Collections>('POST', path, {
        query: { filter: JSON.stringify({ name }) },
        includeNumberOfProducts: true,
      });
      expect(
        [body.collections.map((one) => one.id), body.metadata, body.totalResults],
        path,
      ).toEqual([[id], { items: 1, offset: 0 }, 1]);
    }
    expect(
      (await visitor<{ collection: { id: string } }>('GET', `/stores-reader/v1/collections/${id}`))
        .body.collection.id,
    ).toBe(id);
  });
});
