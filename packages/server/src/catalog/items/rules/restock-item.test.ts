import { describe, expect, test } from 'vitest';
import type { ProductState } from '../../products/rules/product-state.ts';
import { STORE_APP_IDS, toRestockItem } from './catalog-item.ts';
import { clayMug, mug, patching, variantOf } from './testing-items.ts';

const [appId = ''] = STORE_APP_IDS;

describe('an item for back-in-stock notifications', () => {
  const restock = (
    options: Record<string, unknown> | undefined,
    state: ProductState | undefined = mug,
  ) =>
    toRestockItem(
      state,
      { appId, catalogItemId: 'the-id', ...(options ? { options } : {}) },
      patching.currency,
    );
  const outOf = (state: ProductState, ...ids: string[]) => ({
    ...state,
    variants: state.variants.map((one) =>
      ids.includes(one.variantId) ? { ...one, stock: { ...one.stock, inStock: false } } : one,
    ),
  });
  const clay = variantOf('Clay', 'M').variantId;

  test('is the variant that is named', () => {
    for (const options of [clayMug, { variantId: clay }])
      expect(restock(options)).toEqual({
        productId: mug.productId,
        variantId: clay,
        name: 'Mug',
        slug: 'mug',
        path: '/products/mug',
        price: 27_000n,
        isInStock: true,
      });
    expect(restock(clayMug, outOf(mug, clay))).toMatchObject({ isInStock: false });
  });

  test('is the whole product otherwise, at its lowest price', () => {
    for (const options of [
      undefined,
      {},
      { options: {} },
      { variantId: '' },
      { customTextFields: {} },
    ])
      expect(restock(options)).toMatchObject({ variantId: undefined, price: 18_000n });
    expect(restock(undefined, outOf(mug, clay))).toMatchObject({ isInStock: true });
    expect(
      restock(undefined, outOf(mug, ...mug.variants.map((one) => one.variantId))),
    ).toMatchObject({
      isInStock: false,
    });
  });

  test('is missing when it is hidden or unknown', () => {
    expect(restock(undefined, { ...mug, visible: false })).toEqual({
      missing: {
        code: 'ITEM_NOT_FOUND',
        description: 'There is no product with the id the-id to sell.',
      },
    });
    expect(
      toRestockItem(undefined, { appId, catalogItemId: 'x' }, patching.currency),
    ).toMatchObject({
      missing: { code: 'ITEM_NOT_FOUND' },
    });
    expect(restock({ options: { Color: 'Oat', Size: 'M' } })).toEqual({
      missing: { code: 'VARIANT_NOT_FOUND', description: '"Mug" is not sold in this variant.' },
    });
    expect(restock({ options: { Color: 'Red' } })).toMatchObject({
      missing: { code: 'INVALID_ITEM_OPTIONS' },
    });
  });
});
