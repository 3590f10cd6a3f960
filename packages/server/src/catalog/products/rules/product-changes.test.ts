import { describe, expect, test } from 'vitest';
import {
  describeChanges,
  isStockAlone,
  isUnchanged,
  productChanged,
  productCreated,
  productDeleted,
} from './product-changes.ts';
import { UNMANAGED_VARIANT_ID } from './effective.ts';
import type { ProductState, StockState, VariantState } from './product-state.ts';
import { createRenderer } from './render-product.ts';
import { testPatching, testProduct } from './testing-products.ts';

const patching = testPatching();
const before = testProduct(
  {
    name: 'Mug',
    sku: 'M-1',
    manageVariants: true,
    productOptions: [
      { name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) },
    ],
  },
  patching,
);
const [small, medium] = before.variants;
if (!small || !medium) throw new Error('two variants');
const withSmall = (changes: Partial<VariantState>): ProductState => ({
  ...before,
  variants: [{ ...small, ...changes }, medium],
});
const withStock = (changes: Partial<StockState>) =>
  withSmall({ stock: { ...small.stock, ...changes } });
const eventsOf = (after: ProductState) =>
  productChanged(before, after, describeChanges(before, after));

describe('the changed fields of a product', () => {
  test('are none for equal products, whether or not they are the same object', () => {
    for (const after of [before, structuredClone(before)]) {
      const changes = describeChanges(before, after);
      expect(changes).toEqual({
        fields: [],
        variants: [],
        removed: 0,
        inventoryFields: [],
        stock: [],
      });
      expect([isUnchanged(changes), isStockAlone(changes)]).toEqual([true, true]);
      expect(productChanged(before, after, changes)).toEqual([]);
    }
  });

  test.each<[string, Partial<ProductState>]>([
    ['name', { name: 'Cup' }],
    ['slug', { slug: 'cup' }],
    ['visible', { visible: false }],
    ['productType', { productType: 'digital' }],
    ['sku', { sku: null }],
    ['weight', { weight: '1.0000' }],
    ['priceData', { price: '11.000' }],
    ['costAndProfitData', { cost: '1.000' }],
    ['manageVariants', { manageVariants: false }],
    ['productOptions', { options: [] }],
    ['discount', { discount: { type: 'AMOUNT', value: '1.000' } }],
    ['collectionIds', { collectionIds: ['vases'] }],
    ['ribbon', { ribbon: 'New' }],
    ['brand', { brand: 'North' }],
  ])('the field %s', (field, changes) => {
    expect(describeChanges(before, { ...before, ...changes }).fields).toEqual([field]);
  });

  test.each<[string, ProductState['doc']]>([
    ['productDimensions', { productDimensions: { length: '1' } }],
    ['packageDimensions', { packageDimensions: { length: '1' } }],
    ['pricePerUnitData', { pricePerUnitData: { totalQuantity: 1 } }],
    ['media', { media: [{ id: 'a' }] }],
    [
      'customTextFields',
      { customTextFields: [{ id: 'a', key: 'a', title: 'a', maxLength: 5, mandatory: true }] },
    ],
    ['seoData', { seoData: { tags: [] } }],
    ['taxGroupId', { taxGroupId: 'x' }],
    ['digitalFile', { digitalFile: { id: 'x' } }],
    ['extendedFields', { extendedFields: { a: 1 } }],
    ['extendedFields', { subscriptionOptions: [{ id: 'a' }] }],
    ['extendedFields', { giftCard: true }],
    ['extendedFields', { tags: ['a'] }],
  ])('the field %s of %j', (field, doc) => {
    const changes = describeChanges(before, { ...before, doc: { ...before.doc, ...doc } });
    expect(changes.fields).toEqual([field]);
    expect([isUnchanged(changes), isStockAlone(changes)]).toEqual([false, false]);
  });

  test('treat missing media and an empty list alike', () => {
    const doc = { ...before.doc, media: [], customTextFields: [] };
    expect(describeChanges(before, { ...before, doc }).fields).toEqual([]);
  });

  test.each<[string, Partial<VariantState>]>([
    ['price', { price: '12.000' }],
    ['cost', { cost: '1.000' }],
    ['weight', { weight: '1.0000' }],
    ['sku', { sku: 'S' }],
    ['barcode', { barcode: '123' }],
    ['visible', { visible: false }],
    ['choices', { choices: {} }],
    ['productDimensions', { productDimensions: { length: '1' } }],
    ['packageDimensions', { packageDimensions: { length: '1' } }],
  ])('the field %s of a variant', (field, changes) => {
    const after = withSmall(changes);
    const found = describeChanges(before, after);
    expect(found).toEqual({
      fields: [],
      variants: [{ variant: after.variants[0], fields: [field] }],
      removed: 0,
      inventoryFields: [],
      stock: [],
    });
    expect(isStockAlone(found)).toBe(false);
  });

  test('include new and removed variants', () => {
    const added = { ...small, variantId: 'new' };
    const changes = describeChanges(before, { ...before, variants: [medium, added] });
    expect(changes.variants).toEqual([{ variant: added, fields: ['choices'] }]);
    expect(changes.removed).toBe(1);
    const fewer = describeChanges(before, { ...before, variants: [medium] });
    expect([fewer.removed, isStockAlone(fewer), isUnchanged(fewer)]).toEqual([1, false, false]);
  });

  test('include stock alone', () => {
    const after = withStock({ quantity: 7 });
    const changes = describeChanges(before, after);
    expect(changes).toMatchObject({ fields: [], variants: [], inventoryFields: [] });
    expect(changes.stock).toEqual([{ before: small, after: after.variants[0] }]);
    expect([isUnchanged(changes), isStockAlone(changes)]).toEqual([false, true]);
    expect(describeChanges(before, withStock({})).stock).toEqual([]);
  });

  test('include stock tracking and preorders', () => {
    const preorder = { ...small.stock.preorder, enabled: true };
    expect(describeChanges(before, withStock({ tracked: true })).inventoryFields).toEqual([
      'trackQuantity',
    ]);
    expect(describeChanges(before, withStock({ preorder })).inventoryFields).toEqual([
      'preorderInfo',
    ]);
  });
});

describe('the events of a product', () => {
  const version = { originatedFromVersion: 'V1_CATALOG' };
  const product = { entityType: 'wix.stores.catalog.v1.product', entityId: before.productId };
  const inventory = {
    entityType: 'wix.stores.inventory.v2.inventory_item',
    entityId: before.inventoryItemId,
  };
  const { productId, inventoryItemId } = before;

  test('a creation has the fields of a listing', () => {
    const renderer = createRenderer({
      currency: 'USD',
      locale: 'en-US',
      siteUrl: 'https://s.example',
    });
    const { priceData, media, productPageUrl } = renderer.summary(before);
    const body = {
      productId,
      name: 'Mug',
      price: priceData,
      visible: true,
      media,
      sku: 'M-1',
      productPageUrl,
      ...version,
    };
    expect(productCreated(before, renderer)).toEqual({
      type: 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
      ...product,
      body,
    });
    expect(productCreated({ ...before, brand: 'North', sku: null }, renderer).body).toEqual({
      ...body,
      brand: 'North',
      sku: '',
    });
  });

  test('a deletion', () => {
    expect(productDeleted(before)).toEqual({
      type: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
      ...product,
      body: { productId, ...version },
    });
  });

  test('changes of fields and of variants are separate events', () => {
    const after = { ...withSmall({ price: '12.000' }), name: 'Cup' };
    expect(eventsOf(after)).toEqual([
      {
        type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
        ...product,
        body: { productId, changedFields: ['name'], ...version },
      },
      {
        type: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
        ...product,
        body: {
          productId,
          variants: [
            { variantId: small.variantId, choices: { Size: 'S' }, changedFields: ['price'] },
          ],
          ...version,
        },
      },
    ]);
  });

  test('a stock change has old and new values, at the latest time of any variant', () => {
    const updatedAt = '2026-03-02T00:00:00.000Z';
    const after = withStock({ tracked: true, quantity: 7, updatedAt });
    const [item, variants, ...others] = eventsOf(after);
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      type: 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
      ...inventory,
      body: {
        inventoryItemId,
        productId,
        trackInventory: true,
        fieldMask: ['trackQuantity'],
        updatedDate: updatedAt,
      },
    });
    expect(variants).toEqual({
      type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
      ...inventory,
      body: {
        inventoryItemId,
        productId,
        variants: [
          {
            id: small.variantId,
            oldValue: expect.not.objectContaining({ quantity: 7 }),
            newValue: expect.objectContaining({ quantity: 7, inStock: true }),
          },
        ],
        updatedDate: updatedAt,
      },
    });
    expect(JSON.stringify(variants)).not.toContain('variantId');
  });

  test('a product without managed variants has the all-zero variant id', () => {
    const one = testProduct({}, patching);
    const after = {
      ...one,
      variants: one.variants.map((each) => ({ ...each, stock: { ...each.stock, quantity: 3 } })),
    };
    const [event] = productChanged(one, after, describeChanges(one, after));
    expect(event?.body).toMatchObject({ variants: [{ id: UNMANAGED_VARIANT_ID }] });
  });
});
