import { expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const ALL = '00000000-000000-000000-000000000001';
const missingId = '0b0bf45f-81ca-4853-9a25-b90418b504f5';

test('every field of a collection that a merchant can set is stored and returned', async () => {
  const seoSchema = { tags: [{ type: 'title', children: 'Vases' }] };
  const made = await shop.owner<{ collection: { id: string } }>('POST', '/v1/collections', {
    collection: {
      name: 'Vases',
      description: 'Thrown by hand',
      slug: 'all-vases',
      visible: false,
      seoSchema,
    },
  });
  expect(made.body.collection).toMatchObject({
    name: 'Vases',
    description: 'Thrown by hand',
    slug: 'all-vases',
    visible: false,
    numberOfProducts: 0,
    media: { items: [] },
    seoSchema,
  });
  const { id } = made.body.collection;
  const patched = await shop.owner('PATCH', `/v1/collections/${id}`, {
    collection: { description: null, visible: true },
  });
  expect(patched.body).toMatchObject({
    collection: { id, name: 'Vases', description: '', slug: 'all-vases', visible: true, seoSchema },
  });
  expect((await shop.visitor('GET', `/v2/collections/${id}`)).body).toMatchObject({
    collection: { name: 'Vases', slug: 'all-vases' },
  });
});

test('a missing collection answers 404 without details to every write', async () => {
  for (const [method, path, body] of [
    ['PATCH', '', { collection: { name: 'x' } }],
    ['DELETE', '', undefined],
    ['POST', '/productIds', { productIds: [] }],
    ['POST', '/productIds/delete', { productIds: [] }],
  ] as const) {
    const { status, body: answer } = await shop.owner<{ details?: object }>(
      method,
      `/v1/collections/${missingId}${path}`,
      body,
    );
    expect([status, answer.details ?? {}], `${method} ${path}`).toEqual([404, {}]);
  }
});

test('the collection of all products cannot be changed, nor its slug reused', async () => {
  expect(
    (await shop.owner('PATCH', `/v1/collections/${ALL}`, { collection: { name: 'x' } })).status,
  ).toBe(400);
  expect((await shop.createCollection({ name: 'All Products' })).slug).toBe('all-products-1');
});

test('collections with the same name have distinct slugs', async () => {
  const made = await Promise.all(
    Array.from({ length: 6 }, () => shop.createCollection({ name: 'Lamps' })),
  );
  expect(made.map(({ slug }) => slug).sort()).toEqual([
    'lamps',
    'lamps-1',
    'lamps-2',
    'lamps-3',
    'lamps-4',
    'lamps-5',
  ]);
});

test('products are added and removed, hidden ones are not counted, and a deleted collection leaves no trace', async () => {
  const { id } = await shop.createCollection({ name: 'Kept count' });
  const [one, two, hidden] = [
    await shop.create(),
    await shop.create(),
    await shop.create({ visible: false }),
  ];
  const count = async () =>
    (await shop.owner<{ collection: { numberOfProducts: number } }>('GET', `/v2/collections/${id}`))
      .body.collection.numberOfProducts;
  const productIds = [one.id, two.id, hidden.id];
  expect(
    (await shop.owner('POST', `/v1/collections/${id}/productIds`, { productIds })).status,
  ).toBe(200);
  expect(await count()).toBe(2);
  expect((await shop.read(one.id)).collectionIds).toEqual([ALL, id]);
  expect(
    (await shop.owner('POST', `/v1/collections/${id}/productIds`, { productIds })).consistent,
  ).toBeNull();
  await shop.owner('PATCH', `/v1/products/${hidden.id}`, { product: { visible: true } });
  expect(await count()).toBe(3);
  await shop.owner('POST', `/v1/collections/${id}/productIds/delete`, {
    productIds: [one.id, missingId],
  });
  expect(await count()).toBe(2);
  await shop.owner('DELETE', `/v1/products/${two.id}`);
  expect(await count()).toBe(1);
  expect(
    await shop.owner('POST', `/v1/collections/${id}/productIds`, {
      productIds: [one.id, missingId],
    }),
  ).toMatchObject({ status: 404 });
  expect((await shop.owner('DELETE', `/v1/collections/${id}`)).status).toBe(200);
  expect((await shop.read(hidden.id)).collectionIds).toEqual([ALL]);
  expect((await shop.owner('GET', `/v2/collections/${id}`)).status).toBe(404);
});

test('a product with the maximum number of choices can be in many collections', async () => {
  const productOptions = Array.from({ length: 6 }, (_, option) => ({
    name: `Option ${option}`,
    optionType: 'drop_down' as const,
    choices: Array.from({ length: 100 }, (_each, choice) => ({
      value: `${option} ${choice}`,
      description: `${option} ${choice}`,
    })),
  }));
  const { id } = await shop.create({ name: 'Made to order', productOptions });
  for (let index = 0; index < 100; index += 1) {
    const { id: collectionId } = await shop.createCollection({ name: `Shelf ${index}` });
    expect(
      (await shop.owner('POST', `/v1/collections/${collectionId}/productIds`, { productIds: [id] }))
        .status,
    ).toBe(200);
  }
  expect((await shop.read(id)).collectionIds).toHaveLength(101);
});
