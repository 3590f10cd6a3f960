import { expect, test } from 'vitest';
import { UNMANAGED_VARIANT_ID } from '../../products/rules/effective.ts';
import { ALL_PRODUCTS_ID, type ProductState } from '../../products/rules/product-state.ts';
import { testPatching, testProduct } from '../../products/rules/testing-products.ts';
import { toStoreVariant, toVariantData } from './render-variants.ts';

const patching = testPatching();
const picture = (id: string) => ({
  id,
  mediaType: 'image' as const,
  title: '',
  image: { url: `/media/${id}`, width: 10, height: 10 },
});
const made = testProduct(
  {
    name: 'Mug',
    manageVariants: true,
    productOptions: [
      { name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) },
    ],
  },
  patching,
);
const mug: ProductState = {
  ...made,
  collectionIds: ['vases', ALL_PRODUCTS_ID],
  options: made.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) =>
      choice.name === 'M' ? { ...choice, mediaIds: ['medium.jpg'] } : choice,
    ),
  })),
  doc: { ...made.doc, media: [picture('first.jpg'), picture('medium.jpg')] },
};
const [small, medium] = mug.variants;
if (!small || !medium) throw new Error('two variants');

test('the selected variant is shown flat', () => {
  const priceData = { price: 10 };
  const convertedPriceData = { price: 12 };
  const sizes = { productDimensions: { length: '1' }, packageDimensions: { length: '2' } };
  const variant = { priceData, convertedPriceData, weight: 0, sku: '', visible: false, ...sizes };
  expect(toVariantData({ id: 'v', variant, stock: { quantity: 0, inStock: true } })).toEqual({
    price: priceData,
    convertedPriceData,
    weight: 0,
    sku: '',
    visible: false,
    quantity: 0,
    inStock: true,
    ...sizes,
    variantId: 'v',
  });
  expect(toVariantData({})).toEqual({ inStock: false });
});

test('a variant of the store has the fields of its product', () => {
  const rendered = {
    choices: { Size: 'M', Color: 'Oat' },
    variant: { sku: 'M-1' },
    stock: { inStock: true },
  };
  expect(toStoreVariant(mug, medium, rendered, 'https://s.example')).toEqual({
    id: `${mug.productId}-${medium.variantId}`,
    variantId: medium.variantId,
    productId: mug.productId,
    productName: 'Mug',
    variantName: 'M | Oat',
    managedVariant: true,
    sku: 'M-1',
    stock: { inStock: true },
    choices: rendered.choices,
    collectionIds: ['vases'],
    media: { image: expect.objectContaining({ id: 'medium.jpg' }) },
    preorderInfo: { enabled: false },
  });
  expect(toStoreVariant(mug, small, {}, '').media?.image).toMatchObject({ id: 'first.jpg' });
});

test('the only variant of a product goes by its name, without a picture if there is none', () => {
  const plain = testProduct({ name: 'x'.repeat(80) }, patching);
  const [only] = plain.variants;
  if (!only) throw new Error('a variant');
  const preorder = { enabled: true, message: 'In May.', limit: 0, count: 0 };
  const own = { ...only, stock: { ...only.stock, preorder } };
  expect(toStoreVariant(plain, own, {}, '')).toEqual({
    id: `${plain.productId}-${UNMANAGED_VARIANT_ID}`,
    variantId: UNMANAGED_VARIANT_ID,
    productId: plain.productId,
    productName: plain.name,
    variantName: plain.name,
    managedVariant: false,
    sku: '',
    choices: {},
    collectionIds: [],
    preorderInfo: { enabled: true, message: 'In May.', limit: 0 },
  });
  const long = { choices: { Size: 'y'.repeat(90) } };
  expect(toStoreVariant(plain, own, long, '').variantName).toBe('y'.repeat(80));
});
