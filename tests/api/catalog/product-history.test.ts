import type {
  DeletedProduct,
  ProductHistoryEntry,
} from '@shopwright/contract/catalog/product-history';
import type { InventoryItem } from '@shopwright/contract/catalog/inventory-items';
import type { Product } from '@shopwright/contract/catalog/products';
import type { StockMovement } from '@shopwright/contract/catalog/stock-movements';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
});

const historyOf = async (id: string, rest = ''): Promise<ProductHistoryEntry[]> =>
  (
    await must(
      shop.owner<{ entries: ProductHistoryEntry[] }>('GET', `/v1/products/${id}/history${rest}`),
    )
  ).entries;
const patch = (id: string, product: object) =>
  must(shop.owner('PATCH', `/v1/products/${id}`, { product }));
const sized = {
  name: 'Shirt',
  sku: 'SHIRT',
  manageVariants: true,
  productOptions: [
    {
      name: 'Size',
      choices: [
        { value: 'S', description: 'S' },
        { value: 'M', description: 'M' },
      ],
    },
  ],
  additionalInfoSections: [{ title: 'Care', description: '<p>Cold</p>' }],
  customTextFields: [{ title: 'Name', maxLength: 20, mandatory: false }],
};
const setStock = async (id: string, quantity: number) => {
  const { inventoryItems } = await must(
    shop.owner<{ inventoryItems: InventoryItem[] }>('POST', '/v3/inventory-items/query', {
      query: { filter: { productId: id } },
    }),
  );
  await must(
    shop.owner('PATCH', `/v2/inventoryItems/product/${id}`, {
      inventoryItem: {
        trackQuantity: true,
        variants: inventoryItems.map(({ variantId }) => ({ variantId, quantity })),
      },
    }),
  );
  return inventoryItems.map(({ variantId = '' }) => variantId);
};

describe('the history of a product', () => {
  it('lists who changed which fields, with old and new values, newest first', async () => {
    const { id } = await shop.create({ name: 'Mug', priceData: { price: 10 } });
    expect(await historyOf(id)).toEqual([]);
    await patch(id, { name: 'Cup', ribbon: 'New' });
    await patch(id, { priceData: { price: 12.5 } });
    await patch(id, { name: 'Cup' });
    const [second, first] = await historyOf(id);
    expect(await historyOf(id)).toHaveLength(2);
    expect(first).toMatchObject({
      kind: 'CHANGED',
      actor: expect.stringMatching(/^\w+ [\w-]+/),
      changes: expect.arrayContaining([
        { field: 'name', before: 'Mug', after: 'Cup' },
        { field: 'ribbon', after: 'New' },
      ]),
    });
    expect(second?.changes).toEqual([{ field: 'priceData', before: '10.000', after: '12.500' }]);
    expect(await historyOf(id, `?limit=1&before=${second?.id}`)).toEqual([first]);
  });

  it('names the variant whose price changed', async () => {
    const product = await shop.create(sized);
    const [variantId] = (product.variants ?? []).map((variant) => variant.id);
    await must(
      shop.owner('PATCH', `/v1/products/${product.id}/variants`, {
        variants: [{ variantIds: [variantId], price: 33 }],
      }),
    );
    const [entry] = await historyOf(product.id);
    expect(entry?.changes).toContainEqual({
      field: 'price',
      variantId,
      after: '33.000',
    });
  });
});

describe('a deleted product', () => {
  it('is restored whole within 30 days, with its stock', async () => {
    const { id: collectionId } = await shop.createCollection({ name: 'Stays' });
    const gone = await shop.createCollection({ name: 'Goes' });
    const product = await shop.create({ ...sized, brand: 'Linen' });
    for (const each of [collectionId, gone.id])
      await must(
        shop.owner('POST', `/v1/collections/${each}/productIds`, { productIds: [product.id] }),
      );
    const [variantId = ''] = await setStock(product.id, 4);
    const before = await shop.read(product.id);
    await must(shop.owner('DELETE', `/v1/products/${product.id}`));
    await must(shop.owner('DELETE', `/v1/collections/${gone.id}`));
    const { products } = await must(
      shop.owner<{ products: DeletedProduct[] }>('GET', '/v1/deleted-products'),
    );
    expect(products[0]).toMatchObject({ id: product.id, name: 'Shirt' });

    await must(shop.owner('POST', `/v1/products/${product.id}/restore`, {}));
    const after = await shop.read(product.id);
    const { lastUpdated: _one, ...rest } = after;
    const { lastUpdated: _other, collectionIds, ...expected } = before;
    expect(collectionIds).toContain(gone.id);
    expect(rest).toEqual({
      ...expected,
      collectionIds: collectionIds?.filter((each) => each !== gone.id),
    });
    expect((await historyOf(product.id)).slice(0, 2).map(({ kind }) => kind)).toEqual([
      'RESTORED',
      'DELETED',
    ]);
    const { movements } = await must(
      shop.owner<{ movements: StockMovement[] }>(
        'GET',
        `/v1/stock/movements?variantId=${variantId}`,
      ),
    );
    expect(movements.map(({ cause, change }) => [cause, change])).toEqual([
      ['PRODUCT_RESTORED', 4],
      ['PRODUCT_DELETED', -4],
      ['PRODUCT_EDIT', 4],
    ]);
    const again = await shop.owner('POST', `/v1/products/${product.id}/restore`, {});
    expect(again.status).toBe(404);
  });

  it('cannot be restored after 30 days, and is then purged', async () => {
    const { id } = await shop.create({ name: 'Old' });
    await must(shop.owner('DELETE', `/v1/products/${id}`));
    await shop.server.db.query({
      text: `update deleted_product set deleted_at = now() - interval '31 days' where product_id = $1`,
      values: [id],
    });
    expect((await shop.owner('POST', `/v1/products/${id}/restore`, {})).status).toBe(404);
    await shop.server.db.query({
      text: `select graphile_worker.add_job('purge-product-history', '{}'::json)`,
      values: [],
    });
    await shop.server.runJobs();
    expect(
      await shop.server.db.query({
        text: 'select 1 from deleted_product where product_id = $1',
        values: [id],
      }),
    ).toEqual([]);
    expect((await shop.owner('POST', `/v1/products/${randomUUID()}/restore`, {})).status).toBe(404);
  });
});

describe('a copy of a product', () => {
  it('is hidden, has IDs of its own, and no stock and no SKU', async () => {
    const product = await shop.create({ ...sized, brand: 'Linen' });
    await setStock(product.id, 3);
    const { product: copy } = await must(
      shop.owner<{ product: Product & { id: string } }>(
        'POST',
        `/v1/products/${product.id}/duplicate`,
        { name: 'Shirt, long' },
      ),
    );
    expect(copy).toMatchObject({
      name: 'Shirt, long',
      slug: 'shirt-long',
      visible: false,
      brand: 'Linen',
      additionalInfoSections: product.additionalInfoSections,
      stock: { quantity: 0 },
    });
    expect(copy.sku ?? '').toBe('');
    expect(copy.id).not.toBe(product.id);
    expect(copy.variants?.map(({ choices }) => choices)).toEqual(
      product.variants?.map(({ choices }) => choices),
    );
    // The copy is independent: changing it leaves the original alone.
    await patch(copy.id, { additionalInfoSections: [], productOptions: sized.productOptions });
    expect((await shop.read(product.id)).additionalInfoSections).toEqual(
      product.additionalInfoSections,
    );
    expect(
      (await shop.owner('POST', `/v1/products/${randomUUID()}/duplicate`, { name: 'x' })).status,
    ).toBe(404);
  });
});

it('explains why a product cannot be bought, and what to do', async () => {
  const { id } = await shop.create({ name: 'Hidden', visible: false });
  const explain = async () =>
    must(
      shop.owner<{ canBeBought: boolean; reasons: { code: string; action: string }[] }>(
        'GET',
        `/v1/products/${id}/explain-availability`,
      ),
    );
  const hidden = await explain();
  expect(hidden.canBeBought).toBe(false);
  expect(hidden.reasons.map(({ code }) => code)).toEqual(['HIDDEN', 'IN_NO_COLLECTION']);
  await patch(id, { visible: true });
  expect(await explain()).toMatchObject({
    canBeBought: true,
    reasons: [{ code: 'IN_NO_COLLECTION', blocks: false }],
  });
  await must(shop.owner('PATCH', '/v1/settings/shipping', { shipping: { regions: [] } }));
  await must(
    shop.owner('PATCH', '/v1/settings/checkout', { checkout: { acceptsPayments: false } }),
  );
  expect((await explain()).reasons.map(({ code }) => code)).toEqual([
    'ORDERS_NOT_ACCEPTED',
    'NO_DELIVERY_METHOD',
    'IN_NO_COLLECTION',
  ]);
  expect(
    (await shop.owner('GET', `/v1/products/${randomUUID()}/explain-availability`)).status,
  ).toBe(404);
});
