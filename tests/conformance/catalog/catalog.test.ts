import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ownerClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test as base } from '../kit/fixtures.ts';

/** Every function the official client has for the catalog, as its users call them. */

const test = base.extend('owner', async ({ server, wire: _redirected }) =>
  ownerClient({ apiKey: await server.createApiKey(), siteId: server.siteId }),
);
type Owner = ReturnType<typeof ownerClient>;

const shirt = {
  name: 'Shirt',
  productType: 'physical' as const,
  priceData: { price: 40 },
  description: '<p>Linen</p><script>alert(1)</script>',
  brand: 'Loom',
  ribbon: 'New',
  manageVariants: true,
  productOptions: [
    {
      name: 'Size',
      choices: [
        { value: 'S', description: 'S' },
        { value: 'M', description: 'M' },
      ],
    },
    {
      name: 'Color',
      choices: [
        { value: '#fff', description: 'White' },
        { value: '#000', description: 'Black' },
      ],
    },
  ],
};
/** Types of the client say that an id may be missing; on this server it never is. */
const idOf = (thing: { _id?: string | null } | undefined): string => thing?._id ?? '';
const makeShirt = async (owner: Owner) => idOf((await owner.products.createProduct(shirt)).product);

describe('a product', () => {
  test('is created, read, changed and deleted', async ({ owner, visitor }) => {
    const { product } = await owner.products.createProduct(shirt);
    const id = idOf(product);
    expect(product).toMatchObject({
      name: 'Shirt',
      description: '<p>Linen</p>',
      brand: 'Loom',
      ribbon: 'New',
      priceData: { price: 40, discountedPrice: 40, formatted: { price: '$40.00' } },
      stock: { inventoryStatus: 'IN_STOCK' },
    });
    expect(product?.variants).toHaveLength(4);

    const changed = await owner.products.updateProduct(id, {
      name: 'Linen shirt',
      discount: { type: 'PERCENT', value: 25 },
    });
    expect(changed.product).toMatchObject({
      name: 'Linen shirt',
      brand: 'Loom',
      priceData: { price: 40, discountedPrice: 30 },
    });

    const read = await visitor.products.getProduct(id);
    expect(read.product).toMatchObject({
      _id: id,
      name: 'Linen shirt',
      lastUpdated: expect.any(Date),
    });
    expect(read.product).not.toHaveProperty('costAndProfitData');

    await owner.products.deleteProduct(id);
    expect(await refusal(visitor.products.getProduct(id))).toMatchObject({ status: 404 });
  });

  test('hides its cost from everyone but the shop', async ({ owner, visitor }) => {
    const id = idOf(
      (await owner.products.createProduct({ ...shirt, costAndProfitData: { itemCost: 10 } }))
        .product,
    );
    expect(
      (await visitor.products.getProduct(id, { includeMerchantSpecificData: true })).product,
    ).not.toHaveProperty('costAndProfitData');
    expect(
      (await owner.products.getProduct(id, { includeMerchantSpecificData: true })).product
        ?.costAndProfitData,
    ).toMatchObject({ itemCost: 10, profit: 30, profitMargin: 0.75 });
    expect(
      await refusal(
        visitor.products
          .queryProducts()
          .gt('costAndProfitData.itemCost' as never, 1)
          .find(),
      ),
    ).toMatchObject({ status: 400 });
  });

  test('that is hidden is missing for visitors', async ({ owner, visitor }) => {
    const id = idOf(
      (await owner.products.createProduct({ ...shirt, name: 'Secret', visible: false })).product,
    );
    expect(await refusal(visitor.products.getProduct(id))).toMatchObject({ status: 404 });
    expect((await visitor.products.queryProducts().eq('name', 'Secret').find()).totalCount).toBe(0);
    expect((await owner.products.queryProducts().eq('name', 'Secret').find()).totalCount).toBe(1);
  });

  test('removes its brand, ribbon and options on request', async ({ owner }) => {
    // Options can be taken away only while no variants are managed.
    const managed = await makeShirt(owner);
    expect(
      (await refusal(owner.products.deleteProductOptions(managed))).details.applicationError?.code,
    ).toBe('VARIANTS_EXIST');
    const id = idOf(
      (await owner.products.createProduct({ ...shirt, manageVariants: false })).product,
    );
    await owner.products.removeBrand(id);
    await owner.products.removeRibbon(id);
    await owner.products.deleteProductOptions(id);
    const { product } = await owner.products.getProduct(id);
    expect([product?.brand ?? null, product?.ribbon ?? '', product?.productOptions]).toEqual([
      null,
      '',
      [],
    ]);
  });
});

describe('variants', () => {
  test('show available choices and the selected variant', async ({ owner, visitor }) => {
    const id = await makeShirt(owner);
    const variants =
      (await visitor.products.queryProductVariants(id, { choices: { Size: 'S' } })).variants ?? [];
    expect(variants.map(({ choices }) => choices)).toEqual([
      { Size: 'S', Color: 'White' },
      { Size: 'S', Color: 'Black' },
    ]);
    const gone = variants.map((variant) => ({ variantId: idOf(variant), inStock: false }));
    await owner.inventory.updateInventoryVariants(id, { trackQuantity: false, variants: gone });

    const availability = await visitor.products.getProductOptionsAvailability(id, {
      Size: 'S',
      Color: 'White',
    });
    expect(availability).toMatchObject({
      availableForPurchase: false,
      selectedVariant: { inStock: false, price: { price: 40 } },
    });
    expect(
      availability.productOptions?.[0]?.choices?.map(({ description, inStock }) => [
        description,
        inStock,
      ]),
    ).toEqual([
      ['S', false],
      ['M', true],
    ]);
    expect(
      await visitor.products.getProductOptionsAvailability(id, { Size: 'M', Color: 'Black' }),
    ).toMatchObject({ availableForPurchase: true });
    expect(
      await refusal(visitor.products.getProductOptionsAvailability(id, { Size: 'XXL' })),
    ).toMatchObject({ status: 400 });
  });

  test('override values of their product until they are reset', async ({ owner }) => {
    const id = await makeShirt(owner);
    const { variants } = await owner.products.updateProductVariants(id, [
      { choices: { Size: 'M', Color: 'Black' }, price: 55, sku: 'M-BLACK' },
    ]);
    expect(
      variants?.find(({ variant }) => variant?.sku === 'M-BLACK')?.variant?.priceData?.price,
    ).toBe(55);
    expect((await owner.products.getProduct(id)).product?.priceRange).toEqual({
      minValue: 40,
      maxValue: 55,
    });
    await owner.products.resetAllProductVariantData(id);
    expect((await owner.products.getProduct(id)).product?.priceRange).toEqual({
      minValue: 40,
      maxValue: 40,
    });
  });

  test('of the whole store are listed', async ({ owner, visitor }) => {
    const id = await makeShirt(owner);
    const { variants } = await visitor.products.queryStoreVariants({ filter: { productId: id } });
    expect(variants).toHaveLength(4);
    const first = idOf(variants?.[0]);
    expect(await visitor.products.getStoreVariant(first)).toMatchObject({
      variant: { _id: first, productName: 'Shirt' },
    });
  });
});

describe('collections', () => {
  test("are created, filled, read in the merchant's order, and deleted", async ({
    owner,
    visitor,
  }) => {
    const { collection } = await owner.products.createCollection({ name: 'Summer' });
    const id = idOf(collection);
    const [one, two] = [await makeShirt(owner), await makeShirt(owner)];
    await owner.products.addProductsToCollection(id, [two, one]);
    expect(await visitor.collections.getCollection(id)).toMatchObject({
      name: 'Summer',
      numberOfProducts: 2,
    });
    expect(
      (await visitor.products.queryProducts().hasSome('collectionIds', [id]).find()).items.map(
        idOf,
      ),
    ).toEqual([two, one]);

    await owner.products.removeProductsFromCollection(id, [two]);
    await owner.products.updateCollection(id, { name: 'High summer' });
    expect(await visitor.collections.getCollectionBySlug(collection?.slug ?? '')).toMatchObject({
      collection: { name: 'High summer', numberOfProducts: 1 },
    });
    expect(await visitor.products.getCollectionBySlug(collection?.slug ?? '')).toMatchObject({
      collection: { _id: id },
    });
    await owner.products.deleteCollection(id);
    const error = await refusal(visitor.collections.getCollection(id));
    // Deployed storefronts test for this number.
    expect(error.details.applicationError?.code).toBe(404);
  });

  test('are paged forward and back to both ends', async ({ catalog, visitor }) => {
    const first = await visitor.collections.queryCollections().ascending('name').limit(1).find();
    expect(first.items.map(({ name }) => name)).toEqual(['All Products']);
    expect(first.totalCount).toBeGreaterThan(catalog.collectionIds.length);
    const second = await first.next();
    expect(second.items[0]?.name).toBe('Breakfast');
    expect((await second.prev()).items[0]?.name).toBe('All Products');
    expect(first.hasPrev()).toBe(false);
    await expect(first.prev()).rejects.toThrow('No previous page to fetch');
  });
});

describe('media', () => {
  let server: Server;
  let picture: string;
  beforeAll(async () => {
    const bytes = await sharp({
      create: { width: 20, height: 10, channels: 3, background: '#8a4b2d' },
    })
      .png()
      .toBuffer();
    server = createServer((_request, response) => response.end(bytes));
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    picture = `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture.png`;
  });
  afterAll(() => void server.close());

  test('are added to a product and its choices, and removed', async ({ owner }) => {
    const id = await makeShirt(owner);
    await owner.products.addProductMedia(id, [{ url: picture }]);
    const [item] = (await owner.products.getProduct(id)).product?.media?.items ?? [];
    expect(item).toMatchObject({ mediaType: 'image', image: { width: 20, height: 10 } });
    const mediaIds = [idOf(item)];
    await owner.products.addProductMediaToChoices(id, [
      { option: 'Color', choice: 'Black', mediaIds },
    ]);
    const chosen = async () =>
      (await owner.products.getProduct(id)).product?.productOptions?.[1]?.choices?.[1]?.media
        ?.items ?? [];
    expect((await chosen()).map(idOf)).toEqual(mediaIds);
    await owner.products.removeProductMediaFromChoices(id, [
      { option: 'Color', choice: 'Black', mediaIds },
    ]);
    expect(await chosen()).toEqual([]);
    await owner.products.removeProductMedia(id, mediaIds);
    expect((await owner.products.getProduct(id)).product?.media?.items).toEqual([]);
  });
});

describe('bulk calls', () => {
  test('set and adjust values, with a result for each product', async ({ owner }) => {
    const ids = [await makeShirt(owner), '11111111-1111-4111-8111-111111111111'];
    const set = await owner.products.bulkUpdateProductsProperty(ids, { price: 50 });
    expect(set.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    await owner.products.bulkAdjustProductProperty({ price: { amount: -5 } }, ids);
    expect((await owner.products.getProduct(ids[0] ?? '')).product?.priceData?.price).toBe(45);
  });
});

describe('inventory', () => {
  test('is incremented and decremented, never below zero', async ({ owner }) => {
    const id = idOf(
      (
        await owner.products.createProduct({
          name: 'Cup',
          productType: 'physical',
          priceData: { price: 5 },
        })
      ).product,
    );
    const variantId = '00000000-0000-0000-0000-000000000000';
    await owner.inventory.updateInventoryVariants(id, {
      trackQuantity: true,
      variants: [{ variantId, quantity: 3 }],
    });
    await owner.inventory.incrementInventory([{ productId: id, variantId, incrementBy: 2 }]);
    await owner.inventory.decrementInventory([{ productId: id, variantId, decrementBy: 4 }]);
    expect(
      await refusal(
        owner.inventory.decrementInventory([{ productId: id, variantId, decrementBy: 2 }]),
      ),
    ).toMatchObject({ status: expect.any(Number) });
    const { product } = await owner.products.getProduct(id);
    expect(product?.stock).toMatchObject({
      trackInventory: true,
      quantity: 1,
      inventoryStatus: 'IN_STOCK',
    });
    const inventoryId = product?.inventoryItemId ?? '';
    expect(
      (await owner.inventory.getInventoryVariants(inventoryId)).inventoryItem?.variants,
    ).toMatchObject([{ quantity: 1, inStock: true }]);
    const found = await owner.inventory.queryInventory({
      query: { filter: JSON.stringify({ productId: id }) },
    });
    expect([found.totalResults, idOf(found.inventoryItems?.[0])]).toEqual([1, inventoryId]);
  });

  test('reports catalog version 1', async ({ visitor }) => {
    expect(await visitor.catalogVersioning.getCatalogVersion()).toEqual({
      catalogVersion: 'V1_CATALOG',
    });
  });
});
