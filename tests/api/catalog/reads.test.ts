import type { Product } from '@shopwright/contract/catalog/products';
import { generateEntries, importEntries } from '@shopwright/server/catalog/index';
import { productFields } from '@shopwright/server/catalog/reads/store/query-fields';
import {
  matches,
  sortRows,
  type Json,
  type Row,
  type Value,
  type WireSort,
} from '@shopwright/server/query/testing-evaluate';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const context = { currency: 'USD', locale: 'en-US', siteUrl: 'http://shop.test' };
type Page = {
  products: (Product & { id: string })[];
  metadata: { count: number; offset: number; total: number };
};

const query = async (request: object, who: 'visitor' | 'owner' = 'visitor'): Promise<Page> => {
  const { status, body } = await shop[who]<Page>('POST', '/v1/products/query-platformized', {
    query: request,
  });
  if (status !== 200)
    throw new Error(`${status} ${JSON.stringify(body)} for ${JSON.stringify(request)}`);
  return body;
};

/**
 * A product's fields as the table names them, read from its JSON on the wire. There, an empty text
 * is what nothing looks like.
 */
function toRow(product: Product): Row {
  const emptyIsNone = new Set(['description', 'sku', 'brand', 'ribbon']);
  return Object.fromEntries(
    Object.keys(productFields).map((path): [string, Value] => {
      const value = path
        .split('.')
        .reduce<unknown>(
          (at, step) =>
            typeof at === 'object' && at !== null
              ? (at as Record<string, unknown>)[step]
              : undefined,
          product,
        );
      if (path === 'collections.id') return [path, product.collectionIds ?? []];
      if (path === 'price') return [path, product.priceData?.price ?? null];
      return [
        path,
        value === undefined || (value === '' && emptyIsNone.has(path)) ? null : (value as Value),
      ];
    }),
  );
}

let all: Product[] = [];
let rows: Row[] = [];

beforeAll(async () => {
  await importEntries(generateEntries({ products: 120, seed: 21 }), {
    db: shop.server.db,
    siteId: shop.server.siteId,
    context,
  });
  await shop.create({
    name: '100% "Linen" _ towel\\',
    brand: 'É & Co',
    sku: "O'Neil",
    description: '<p>50% off; a_b</p>',
  });
  await shop.create({ name: 'zebra', productType: 'digital', weight: 0 });
  await shop.create({ name: 'Zebra', visible: false, brand: 'Ghost' });
  for (let offset = 0; all.length === offset; offset += 100)
    all = [...all, ...(await query({ paging: { limit: 100, offset } }, 'owner')).products];
  rows = all.map(toRow);
});

const names = Object.keys(productFields);
const askable = names.filter((name) => productFields[name]?.filterable);
const sortable = names.filter((name) => productFields[name]?.sortable);
const object = (key: string, value: Json): Json => ({ [key]: value });

/** Values that are there, parts of them, and values that are not. */
function valueOf(name: string): fc.Arbitrary<Json> {
  const values = [...new Set(rows.flatMap((row) => row[name] ?? []).map(String))];
  const kind = productFields[name]?.kind;
  const there = fc.constantFrom(...(values.length > 0 ? values : ['none']));
  switch (kind) {
    case 'number':
    case 'integer':
      return fc.oneof(
        there.map(Number),
        there,
        fc.integer({ min: 0, max: 600 }),
        there.map((value) => Number(value) + 0.5),
      );
    case 'boolean':
      return fc.boolean();
    case 'moment':
      return fc.oneof(there, fc.constantFrom('2024-06-01T00:00:00Z', '2025-01-01'));
    default:
      return fc.oneof(there, fc.constantFrom('nothing of this', ''));
  }
}

const part = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(valueOf(name), fc.nat(6), fc.integer({ min: 1, max: 4 }))
    .map(([value, from, length]) =>
      JSON.stringify(value)
        .replaceAll('"', '')
        .slice(from, from + length),
    )
    .filter((text) => text !== '');

function condition(name: string): fc.Arbitrary<Json> {
  const { kind = 'text', values } = productFields[name] ?? {};
  const value = values ? fc.constantFrom<Json>(...values) : valueOf(name);
  const list = fc.array(value, { minLength: 1, maxLength: 4 });
  const operators = [
    value,
    fc
      .tuple(fc.constantFrom('$eq', '$ne'), value)
      .map(([operator, operand]) => object(operator, operand)),
    fc
      .tuple(fc.constantFrom('$in', '$nin', '$hasSome', '$hasAll'), list)
      .map(([operator, operand]) => object(operator, operand)),
    fc
      .tuple(fc.constantFrom('$exists', '$isEmpty'), fc.boolean())
      .map(([operator, operand]) => object(operator, operand)),
    ...(kind === 'boolean' || kind === 'texts'
      ? []
      : [
          fc
            .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), value)
            .map(([operator, operand]) => object(operator, operand)),
        ]),
    ...(kind === 'text'
      ? [
          fc
            .tuple(fc.constantFrom('$startsWith', '$endsWith', '$contains'), part(name))
            .map(([operator, operand]) => object(operator, operand)),
        ]
      : []),
  ];
  return fc.oneof(...operators).map((each) => object(name, each));
}

const filterOf = (): fc.Arbitrary<Json> =>
  fc.letrec<{ filter: Json }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      { weight: 6, arbitrary: fc.constantFrom(...askable).chain(condition) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom('$and', '$or'),
            fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
          )
          .map(([operator, list]) => object(operator, list)),
      },
      { weight: 1, arbitrary: tie('filter').map((each) => object('$not', each)) },
    ),
  })).filter;

const sorts: fc.Arbitrary<WireSort[]> = fc.uniqueArray(
  fc.record({
    fieldName: fc.constantFrom(...sortable),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  { maxLength: 2, selector: ({ fieldName }) => fieldName },
);

test('any filter and sort gives the page, order and total of an evaluation in memory', async () => {
  await fc.assert(
    fc.asyncProperty(
      filterOf(),
      sorts,
      fc.nat(40),
      fc.constantFrom('visitor' as const, 'owner' as const),
      async (filter, sort, offset, who) => {
        const seen = rows.filter((row) => who === 'owner' || row['visible'] === true);
        const expected = sortRows(
          seen.filter((row) => matches(filter, row, productFields)),
          sort.length > 0 ? sort : [{ fieldName: 'createdDate', order: 'DESC' }],
          productFields,
          'numericId',
        );
        const page = await query({ filter, sort, paging: { limit: 15, offset } }, who);
        expect(page.metadata).toEqual({
          count: page.products.length,
          offset,
          total: expected.length,
        });
        // A single collection without a requested order uses the merchant's order, tested
        // elsewhere.
        if (sort.length > 0 || !JSON.stringify(filter).includes('ollection'))
          expect(page.products.map(({ id }) => id)).toEqual(
            expected.slice(offset, offset + 15).map((row) => row['id']),
          );
      },
    ),
    { numRuns: 400 },
  );
}, 120_000);

test('hidden products leak nowhere: not by id, filter, count, collection or search', async () => {
  const collection = await shop.createCollection({ name: 'Secrets' });
  const ghost = await shop.create({
    name: 'Phantom Decanter',
    brand: 'Spectre',
    ribbon: 'Unseen',
    visible: false,
    priceData: { price: 987_654 },
  });
  const shown = await shop.create({ name: 'Plain Decanter' });
  await shop.owner('POST', `/v1/collections/${collection.id}/productIds`, {
    productIds: [ghost.id, shown.id],
  });

  expect((await shop.visitor('GET', `/v1/products/${ghost.id}`)).status).toBe(404);
  for (const filter of [
    { id: ghost.id },
    { brand: 'Spectre' },
    { ribbon: 'Unseen' },
    { name: { $startsWith: 'Phantom' } },
    { visible: false },
    { visible: { $ne: true } },
    { 'priceData.price': { $gt: 900_000 } },
    { $not: { visible: true } },
  ]) {
    expect(await query({ filter }), JSON.stringify(filter)).toMatchObject({
      products: [],
      metadata: { total: 0 },
    });
  }
  expect(await query({ filter: { collectionIds: { $hasSome: [collection.id] } } })).toMatchObject({
    metadata: { total: 1, count: 1 },
    products: [{ id: shown.id }],
  });
  const { body } = await shop.visitor<{ collections: { id: string; numberOfProducts: number }[] }>(
    'POST',
    '/v2/collections/query',
    { query: { filter: { id: collection.id } } },
  );
  expect(body.collections).toEqual([expect.objectContaining({ numberOfProducts: 1 })]);
  const searched = await shop.visitor<{ facets: unknown; metadata: { total: number } }>(
    'POST',
    '/v1/products/search',
    { facets: true, inStock: true },
  );
  expect(JSON.stringify(searched.body.facets)).not.toMatch(/Spectre|Unseen|:98[0-9]{4}\b/);
  for (const request of [
    { text: 'phantom' },
    { brands: ['Spectre'] },
    { ribbons: ['Unseen'] },
    { minPrice: 900_000 },
  ]) {
    expect(
      (await shop.visitor<{ metadata: { total: number } }>('POST', '/v1/products/search', request))
        .body.metadata.total,
      JSON.stringify(request),
    ).toBe(0);
  }
  // The shop itself sees it.
  expect((await query({ filter: { brand: 'Spectre' } }, 'owner')).metadata.total).toBe(1);
});

test("a collection is paged in the merchant's order, for visitors without hidden products", async () => {
  const collection = await shop.createCollection({ name: 'Arranged' });
  const made = [];
  for (const [name, visible] of [
    ['C', true],
    ['A', true],
    ['X', false],
    ['B', true],
    ['D', true],
  ] as const)
    made.push(await shop.create({ name, visible }));
  await shop.owner('POST', `/v1/collections/${collection.id}/productIds`, {
    productIds: made.map(({ id }) => id),
  });
  const filter = { collectionIds: { $hasSome: [collection.id] } };
  expect((await query({ filter })).products.map(({ name }) => name)).toEqual(['C', 'A', 'B', 'D']);
  expect(
    (await query({ filter, paging: { limit: 2, offset: 1 } })).products.map(({ name }) => name),
  ).toEqual(['A', 'B']);
  expect((await query({ filter }, 'owner')).products.map(({ name }) => name)).toEqual([
    'C',
    'A',
    'X',
    'B',
    'D',
  ]);
  await shop.owner('PATCH', `/v1/products/${made[2]?.id}`, { product: { visible: true } });
  expect((await query({ filter })).products.map(({ name }) => name)).toEqual([
    'C',
    'A',
    'X',
    'B',
    'D',
  ]);
});
