import { expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const ZERO = '00000000-0000-0000-0000-000000000000';
const item = async (inventoryId: string, body: object = {}) =>
  (
    await shop.owner<{ inventoryItem: Record<string, unknown> }>(
      'POST',
      `/v2/inventoryItems/${inventoryId}/getVariants`,
      body,
    )
  ).body.inventoryItem;
const sized = () =>
  shop.create({
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'L' }] }],
  });

test('stock is set by product or inventory id, by real or all-zero variant id, and shown everywhere', async () => {
  const made = await shop.create();
  const update = (id: string, inventoryItem: object) =>
    shop.owner('PATCH', `/v2/inventoryItems/product/${id}`, { inventoryItem });
  expect(
    (await update(made.id, { trackQuantity: true, variants: [{ variantId: ZERO, quantity: 7 }] }))
      .status,
  ).toBe(200);
  expect(await item(made.inventoryItemId ?? '')).toMatchObject({
    id: made.inventoryItemId,
    productId: made.id,
    numericId: made.numericId,
    trackQuantity: true,
    variants: [{ variantId: ZERO, quantity: 7, inStock: true, availableForPreorder: false }],
  });
  expect(await item(made.id)).toMatchObject({ id: made.inventoryItemId });
  expect((await shop.read(made.id)).stock).toEqual({
    trackInventory: true,
    quantity: 7,
    inStock: true,
    inventoryStatus: 'IN_STOCK',
  });
  expect(
    (
      await update(made.inventoryItemId ?? '', {
        trackQuantity: false,
        variants: [{ variantId: ZERO, inStock: false }],
      })
    ).status,
  ).toBe(200);
  expect((await shop.read(made.id)).stock).toEqual({
    trackInventory: false,
    inStock: false,
    inventoryStatus: 'OUT_OF_STOCK',
  });
  expect((await update('0b0bf45f-81ca-4853-9a25-b90418b504f5', {})).status).toBe(404);
  expect(
    await update(made.id, {
      variants: [{ variantId: '0b0bf45f-81ca-4853-9a25-b90418b504f5', quantity: 1 }],
    }),
  ).toMatchObject({
    status: 404,
    body: { details: { applicationError: { code: 'VARIANT_NOT_FOUND' } } },
  });
});

test('a stock change does not change the date of the product', async () => {
  const made = await shop.create();
  await shop.owner('PATCH', `/v2/inventoryItems/product/${made.id}`, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId: ZERO, quantity: 3 }] },
  });
  const read = await shop.read(made.id);
  expect([read.lastUpdated, read.stock?.quantity]).toEqual([made.lastUpdated, 3]);
});

test('stock of several variants changes together or not at all', async () => {
  const made = await sized();
  const [small = '', large = ''] = (made.variants ?? []).map(({ id }) => id ?? '');
  await shop.owner('PATCH', `/v2/inventoryItems/product/${made.id}`, {
    inventoryItem: {
      trackQuantity: true,
      variants: [
        { variantId: small, quantity: 2 },
        { variantId: large, quantity: 1 },
      ],
    },
  });
  const quantities = async () =>
    (await shop.read(made.id)).variants?.map(({ stock }) => stock?.quantity);
  const decrement = (...data: object[]) =>
    shop.owner('POST', '/v2/inventoryItems/decrement', {
      decrementData: data.map((each) => ({ productId: made.id, decrementBy: 1, ...each })),
    });
  expect((await decrement({ variantId: small }, { variantId: large })).status).toBe(200);
  expect(await quantities()).toEqual([1, 0]);
  expect((await shop.read(made.id)).stock).toMatchObject({
    quantity: 1,
    inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
  });
  expect(
    (await shop.read(made.id)).productOptions?.[0]?.choices?.map(({ inStock }) => inStock),
  ).toEqual([true, false]);
  expect(await decrement({ variantId: small }, { variantId: small })).toMatchObject({
    status: 409,
    body: {
      details: {
        applicationError: { code: 'INSUFFICIENT_INVENTORY', data: { available: 0, requested: 1 } },
      },
    },
  });
  expect(await quantities()).toEqual([1, 0]);
  expect(
    (
      await shop.owner('POST', '/v2/inventoryItems/increment', {
        incrementData: [{ inventoryId: made.inventoryItemId, variantId: large, incrementBy: 5 }],
      })
    ).status,
  ).toBe(200);
  expect(await quantities()).toEqual([1, 5]);
  expect(
    (
      await shop.owner('POST', '/v2/inventoryItems/increment', {
        incrementData: [{ productId: made.id, variantId: large, incrementBy: 99_999 }],
      })
    ).status,
  ).toBe(400);
  expect(
    (
      await shop.owner('POST', '/v2/inventoryItems/decrement', {
        decrementData: [{ decrementBy: 1 }],
      })
    ).status,
  ).toBe(400);
});

test('preorders go below zero up to their limit', async () => {
  const made = await shop.create();
  await shop.owner('PATCH', `/v2/inventoryItems/product/${made.id}`, {
    inventoryItem: {
      trackQuantity: true,
      variants: [{ variantId: ZERO, quantity: 0 }],
      preorderInfo: { enabled: true, message: 'In June', limit: 2 },
    },
  });
  expect(await item(made.id)).toMatchObject({
    preorderInfo: { enabled: true, message: 'In June', limit: 2 },
    variants: [{ availableForPreorder: true }],
  });
  const order = (preorderRequest: boolean) =>
    shop.owner('POST', '/v2/inventoryItems/decrement', {
      decrementData: [{ productId: made.id, variantId: ZERO, decrementBy: 2, preorderRequest }],
    });
  expect([
    (await order(false)).status,
    (await order(true)).status,
    (await order(true)).status,
  ]).toEqual([409, 200, 409]);
  expect((await shop.read(made.id)).stock?.quantity).toBe(0);
});

test('an inventory query accepts filter and sort as JSON strings', async () => {
  const one = await shop.create();
  const two = await shop.create();
  const query = (body: object) =>
    shop.owner<{ inventoryItems: { productId: string }[]; totalResults: number; metadata: object }>(
      'POST',
      '/v2/inventoryItems/query',
      { query: body },
    );
  const found = await query({
    filter: JSON.stringify({ productId: { $in: [one.id, two.id] } }),
    sort: JSON.stringify([{ numericId: 'desc' }]),
    paging: { limit: 1, offset: 0 },
  });
  expect(found.body).toMatchObject({
    inventoryItems: [{ productId: two.id }],
    totalResults: 2,
    metadata: { items: 1, offset: 0 },
  });
  const all = await query({});
  expect(all.body.totalResults).toBe(all.body.inventoryItems.length);
  expect((await query({ filter: '{"name":"x"}' })).status).toBe(400);
  expect((await query({ filter: '{not json' })).status).toBe(400);
});

test('the catalog version is 1', async () => {
  expect((await shop.visitor('GET', '/v3/provision/version')).body).toEqual({
    catalogVersion: 'V1_CATALOG',
  });
});
