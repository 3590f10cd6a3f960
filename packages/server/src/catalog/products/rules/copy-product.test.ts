import { describe, expect, test } from 'vitest';
import { duplicateProduct } from './duplicate-product.ts';
import type { InfoSectionState, ProductState } from './product-state.ts';
import { restoredProduct } from './restore-product.ts';
import { preorder, two } from './testing-stock.ts';

const now = '2026-06-01T00:00:00.000Z';
const section = (id: string, uniqueName: string | null, shared: boolean): InfoSectionState => ({
  infoSectionId: id,
  uniqueName,
  title: id,
  description: '' as InfoSectionState['description'],
  shared,
});
const product = (): ProductState => {
  const state = two(
    { quantity: 5, reserved: 2, preorder: { ...preorder, enabled: true, count: 3 } },
    { quantity: -1 },
  );
  return {
    ...state,
    revision: 4,
    slug: 'mug',
    sku: 'MUG',
    collectionIds: ['a', 'b'],
    infoSections: [section('own', null, true), section('care', 'care', true)],
    variants: state.variants.map((variant) => ({ ...variant, sku: 'V', barcode: 'B' })),
    doc: {
      tags: ['clay'],
      customTextFields: [{ id: 'text', key: 'k', title: 'T', maxLength: 5, mandatory: false }],
      subscriptionOptions: [{ id: 'month', title: 'Monthly' }],
    },
  };
};
const minted = () => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};

describe('a copy of a product', () => {
  const copy = (state = product(), name = 'Copy of Mug') =>
    duplicateProduct(state, { name, numericId: '9', mint: minted(), now });

  test('is hidden, has its own name, slug and dates, and no SKU', () => {
    const state = product();
    expect(copy(state)).toMatchObject({
      numericId: '9',
      revision: 0,
      name: 'Copy of Mug',
      slug: 'copy-of-mug',
      visible: false,
      sku: null,
      price: state.price,
      collectionIds: ['a', 'b'],
      createdAt: now,
      updatedAt: now,
    });
    expect(copy(state, '!').slug).toBe('mug');
  });

  test('has the same variants with new ids, and no stock, SKU or barcode', () => {
    const state = product();
    const copied = copy(state);
    const [option] = copied.options;
    expect(copied.variants).toEqual(
      state.variants.map((variant, at) => ({
        ...variant,
        variantId: copied.variants[at]?.variantId,
        choices: { [option?.customizationId ?? '']: option?.choices[at]?.id },
        sku: null,
        barcode: null,
        stock: {
          ...variant.stock,
          quantity: 0,
          reserved: 0,
          preorder: { ...variant.stock.preorder, count: 0 },
          updatedAt: now,
        },
      })),
    );
    expect(copied.options).toMatchObject([
      { name: 'Size', choices: [{ name: 'S' }, { name: 'M' }] },
    ]);
  });

  test('shares no id with the original, except that of a shared info section', () => {
    const state = product();
    const idsOf = ({ options, variants, infoSections, doc, ...own }: ProductState) => [
      own.productId,
      own.inventoryItemId,
      ...options.flatMap(({ customizationId, choices }) => [
        customizationId,
        ...choices.map(({ id }) => id),
      ]),
      ...variants.map(({ variantId }) => variantId),
      ...infoSections.map(({ infoSectionId }) => infoSectionId),
      ...(doc.customTextFields ?? []).map(({ id }) => id),
      ...(doc.subscriptionOptions ?? []).map(({ id }) => String(id)),
    ];
    const copied = copy(state);
    expect(idsOf(copied).filter((id) => idsOf(state).includes(id))).toEqual(['care']);
    expect(new Set(idsOf(copied)).size).toBe(idsOf(state).length);
    expect(copied.infoSections).toMatchObject([
      { title: 'own', uniqueName: null, shared: false },
      { infoSectionId: 'care', uniqueName: 'care', shared: true },
    ]);
    expect(copied.doc).toMatchObject({
      tags: ['clay'],
      customTextFields: [{ title: 'T', maxLength: 5 }],
      subscriptionOptions: [{ title: 'Monthly' }],
    });
  });

  test('has no empty lists of what the original does not have', () => {
    expect(copy({ ...product(), doc: { tags: ['clay'] } }).doc).toStrictEqual({ tags: ['clay'] });
  });
});

describe('a restored product', () => {
  const restore = (state = product()) =>
    restoredProduct(state, {
      collections: new Set(['b']),
      infoSections: new Set(['care']),
      files: new Set(['stays.jpg']),
      mint: minted(),
      now,
    });

  test('is only in the collections that still exist', () => {
    expect(restore().collectionIds).toEqual(['b']);
    expect(restore().updatedAt).toBe(now);
  });

  test('makes reserved units available again', () => {
    const state = product();
    expect(restore(state).variants.map(({ stock }) => stock)).toEqual([
      { ...state.variants[0]?.stock, quantity: 7, reserved: 0, updatedAt: now },
      { ...state.variants[1]?.stock, quantity: -1, reserved: 0, updatedAt: now },
    ]);
  });

  test('gets its own copy of a shared info section that was deleted', () => {
    expect(restore().infoSections).toEqual([
      { ...section('own', null, false), infoSectionId: 'new-1' },
      section('care', 'care', true),
    ]);
    const own = section('x', null, false);
    expect(restore({ ...product(), infoSections: [own] }).infoSections[0]).toBe(own);
  });

  test('drops stored files that were deleted, and keeps pictures on other hosts', () => {
    const at = (id: string, url: string) => ({ id, image: { url, width: 1, height: 1 } });
    const media = [
      at('gone.jpg', '/media/gone.jpg'),
      at('stays.jpg', '/media/stays.jpg'),
      at('remote', 'https://images.example/a.jpg'),
      { id: 'gone.mp4', video: { files: [{ url: '/media/gone.mp4', width: 1, height: 1 }] } },
    ];
    const restored = restore({ ...product(), doc: { media } });
    expect(restored.doc.media?.map(({ id }) => id)).toEqual(['stays.jpg', 'remote']);
  });
});
