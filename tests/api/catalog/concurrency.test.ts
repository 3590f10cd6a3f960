import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { brokenRows } from '@shopwright/server/catalog/testing-site';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();

test('concurrent changes of different product fields are both applied', async () => {
  const { id } = await shop.create();
  const patches = [
    { name: 'New name' },
    { ribbon: 'Sale' },
    { brand: 'North' },
    { weight: 3 },
    { sku: 'S-1' },
    { priceData: { price: 99 } },
    { discount: { type: 'AMOUNT', value: 9 } },
    { description: 'words' },
  ];
  const answers = await Promise.all(
    patches.map((product) => shop.owner('PATCH', `/v1/products/${id}`, { product })),
  );
  expect(answers.map(({ status }) => status)).toEqual(patches.map(() => 200));
  expect(await shop.read(id)).toMatchObject({
    name: 'New name',
    ribbon: 'Sale',
    brand: 'North',
    weight: 3,
    sku: 'S-1',
    priceData: { price: 99, discountedPrice: 90 },
    description: 'words',
  });
  const revisions = await shop.server.db.query<{ revision: number }>(
    sql`select revision from product where product_id = ${id}`,
  );
  expect(revisions[0]?.revision).toBe(1 + patches.length);
});

test('twenty concurrent products with the same name have distinct slugs', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => shop.create({ name: 'Twenty Bowls' })),
  );
  const expected = [
    'twenty-bowls',
    ...Array.from({ length: 19 }, (_, n) => `twenty-bowls-${n + 1}`),
  ];
  expect(made.map(({ slug }) => slug ?? '').sort()).toEqual(expected.sort());
  expect(new Set(made.map(({ numericId }) => numericId)).size).toBe(20);
});

test('requested and numbered slugs never collide', async () => {
  const updates = Array.from({ length: 18 }, (_, n) => ({
    name: 'Same',
    slug: ['meet', 'meet-1', 'meet-2'][n % 3] ?? '',
  }));
  const made = await Promise.all(updates.map((product) => shop.create(product)));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(18);
  const long = await Promise.all(
    Array.from({ length: 4 }, () => shop.create({ slug: 'x'.repeat(100) })),
  );
  expect(new Set(long.map(({ slug }) => slug)).size).toBe(4);
  expect(long.every(({ slug }) => (slug ?? '').length <= 100)).toBe(true);
});

test('brands and ribbons created concurrently exist once', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      shop.create({
        name: `${'abcdefghijkl'[n]} mug`,
        brand: 'Shared brand',
        ribbon: 'Shared ribbon',
      }),
    ),
  );
  const rows = await shop.server.db.query<{ brands: number; ribbons: number }>(
    sql`select (select count(*) from brand where name = 'Shared brand') as brands, (select count(*) from ribbon where name = 'Shared ribbon') as ribbons`,
  );
  expect(rows[0]).toEqual({ brands: 1, ribbons: 1 });
});

test('a stock of ten is sold ten times under concurrency', async () => {
  const { id } = await shop.create();
  await shop.owner('PATCH', `/v2/inventoryItems/product/${id}`, {
    inventoryItem: {
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 10 }],
    },
  });
  const answers = await Promise.all(
    Array.from({ length: 25 }, () =>
      shop.owner('POST', '/v2/inventoryItems/decrement', {
        decrementData: [
          { productId: id, variantId: '00000000-0000-0000-0000-000000000000', decrementBy: 1 },
        ],
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
  expect((await shop.read(id)).stock).toMatchObject({
    quantity: 0,
    inventoryStatus: 'OUT_OF_STOCK',
    inStock: false,
  });
});

test('concurrent changes of several products in opposite order neither deadlock nor get lost', async () => {
  const ids = [(await shop.create()).id, (await shop.create()).id];
  for (const id of ids)
    await shop.owner('PATCH', `/v2/inventoryItems/product/${id}`, {
      inventoryItem: {
        trackQuantity: true,
        variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 100 }],
      },
    });
  const step = (order: readonly string[]) =>
    shop.owner('POST', '/v2/inventoryItems/decrement', {
      decrementData: order.map((productId) => ({ productId, decrementBy: 2 })),
    });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => step(n % 2 === 0 ? ids : ids.toReversed())),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  for (const id of ids) expect((await shop.read(id)).stock?.quantity).toBe(68);
});

test('counts stay exact under concurrent writes of every kind', async () => {
  const [one, two] = [
    await shop.createCollection({ name: 'One' }),
    await shop.createCollection({ name: 'Two' }),
  ];
  const products = await Promise.all(Array.from({ length: 6 }, () => shop.create()));
  const acts = products.flatMap(({ id }, n) => [
    () =>
      shop.owner('POST', `/v1/collections/${n % 2 === 0 ? one.id : two.id}/productIds`, {
        productIds: [id],
      }),
    () =>
      shop.owner('POST', `/v1/collections/${two.id}/productIds`, {
        productIds: products.map((product) => product.id).slice(n),
      }),
    () => shop.owner('PATCH', `/v1/products/${id}`, { product: { visible: n % 3 === 0 } }),
    () => shop.owner('POST', `/v1/collections/${two.id}/productIds/delete`, { productIds: [id] }),
    ...(n === 5
      ? [
          () => shop.owner('DELETE', `/v1/products/${id}`),
          () => shop.owner('DELETE', `/v1/collections/${one.id}`),
        ]
      : []),
  ]);
  const answers = await Promise.all(acts.map((act) => act()));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const [rule, rows] of Object.entries(await brokenRows(shop.server.db, shop.server.siteId)))
    expect(rows, rule).toEqual([]);
});
