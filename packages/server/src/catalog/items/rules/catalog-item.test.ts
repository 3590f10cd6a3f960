import { describe, expect, test } from 'vitest';
import { ALL_PRODUCTS_ID, type ProductState } from '../../products/rules/product-state.ts';
import { productIdOf, STORE_APP_IDS, toCatalogItem } from './catalog-item.ts';
import { clayMug, mug, patching, plain, variantOf } from './testing-items.ts';

const context = { currency: patching.currency, siteUrl: 'https://shop.example' };
const [appId = ''] = STORE_APP_IDS;
const item = (
  options: Record<string, unknown> | undefined,
  state: ProductState | undefined = mug,
) =>
  toCatalogItem(
    state,
    { appId, catalogItemId: 'the-id', ...(options ? { options } : {}) },
    context,
  );
const found = (options: Record<string, unknown> | undefined, state?: ProductState) => {
  const result = item(options, state);
  if ('missing' in result) throw new Error(JSON.stringify(result));
  return result.found;
};
const why = (options: Record<string, unknown> | undefined, state?: ProductState) => {
  const result = item(options, state);
  return 'missing' in result ? `${result.missing.code}: ${result.missing.description}` : 'found';
};

describe('a reference names a product', () => {
  const id = '0f3c9a52-7d41-4b0e-9c1f-2a6b8d3e5f70';
  test.each([
    ['in either catalog of the store', STORE_APP_IDS[0], id, id],
    ['in either catalog of the store', STORE_APP_IDS[1], id, id],
    ['in any case', appId.toUpperCase(), id.toUpperCase(), id],
    ['but not of another app', '0f3c9a52-7d41-4b0e-9c1f-2a6b8d3e5f71', id, undefined],
    ['but not without an id', appId, 'mug', undefined],
  ])('%s', (_case, app = '', catalogItemId, productId) => {
    expect(productIdOf({ appId: app, catalogItemId })).toBe(productId);
  });
});

describe('an item for a cart', () => {
  test('has the price, texts and picture of its variant', () => {
    expect(found(clayMug)).toEqual({
      productId: mug.productId,
      variantId: variantOf('Clay', 'M').variantId,
      key: expect.any(String),
      name: 'Mug',
      price: 27_000n,
      fullPrice: 30_000n,
      itemType: 'PHYSICAL',
      collectionIds: ['vases', ALL_PRODUCTS_ID],
      available: null,
      descriptionLines: [
        {
          name: { original: 'Color', translated: 'Color' },
          colorInfo: { original: 'Clay', translated: 'Clay', code: '#8a4b2d' },
          lineType: 'COLOR',
        },
        {
          name: { original: 'Size', translated: 'Size' },
          plainText: { original: 'M', translated: 'M' },
          lineType: 'PLAIN_TEXT',
        },
      ],
      url: { relativePath: '/products/mug', url: 'https://shop.example/products/mug' },
      image: expect.objectContaining({ id: 'clay.jpg' }),
      sku: 'C-M',
      weight: 20_000n,
    });
  });

  test('shows the first picture of the product where its choice has none', () => {
    expect(found({ options: { Color: 'Oat', Size: 'S' } }).image).toMatchObject({
      id: 'first.jpg',
    });
    expect(found(undefined, plain)).not.toHaveProperty('image');
  });

  test('without options has the fields of its product and nothing more', () => {
    expect(found(undefined, plain)).toEqual({
      productId: plain.productId,
      variantId: plain.variants[0]?.variantId,
      key: expect.any(String),
      name: 'Bowl',
      price: 10_000n,
      fullPrice: 10_000n,
      itemType: 'PHYSICAL',
      collectionIds: [ALL_PRODUCTS_ID],
      available: null,
      descriptionLines: [],
      url: { relativePath: '/products/bowl', url: 'https://shop.example/products/bowl' },
      sku: 'B-1',
      weight: 5_000n,
    });
  });

  test('that is digital or a gift card weighs nothing', () => {
    const digitalFile = { id: 'f', fileName: 'song.mp3' };
    const digital = {
      ...plain,
      productType: 'digital' as const,
      doc: { ...plain.doc, digitalFile },
    };
    expect(found(undefined, digital)).toMatchObject({ itemType: 'DIGITAL', digitalFile });
    expect(found(undefined, digital)).not.toHaveProperty('weight');
    const card = { ...digital, doc: { ...plain.doc, giftCard: true, taxGroupId: 'group' } };
    expect(found(undefined, card)).toMatchObject({ itemType: 'GIFT_CARD', taxGroupId: 'group' });
    expect(found(undefined, card)).not.toHaveProperty('weight');
  });

  test('has the sizes of its product', () => {
    const sizes = { productDimensions: { length: '1' }, packageDimensions: { length: '2' } };
    expect(found(undefined, { ...plain, doc: { ...plain.doc, ...sizes } })).toMatchObject(sizes);
  });

  test('has the same key only as the same item with the same choices', () => {
    const byId = { variantId: variantOf('Clay', 'M').variantId };
    const turned = { options: { Size: 'M', Color: '#8a4b2d' } };
    expect(found(byId).key).toBe(found(clayMug).key);
    expect(found(turned).key).toBe(found(clayMug).key);
    const keys = [
      clayMug,
      { options: { Color: 'Clay', Size: 'S' } },
      { ...clayMug, customTextFields: { Engraving: 'Ada' } },
      { ...clayMug, customTextFields: { Engraving: 'Eve' } },
      { ...clayMug, subscriptionOptionId: 'monthly' },
    ].map((options) => found(options).key);
    expect(new Set([...keys, found(undefined, plain).key]).size).toBe(6);
  });

  test('by subscription has the discount of the plan on the price that is charged', () => {
    expect(found({ ...clayMug, subscriptionOptionId: 'monthly' })).toMatchObject({
      price: 24_300n,
      fullPrice: 30_000n,
      subscription: {
        subscriptionSettings: { frequency: 'MONTH' },
        title: { original: 'Monthly' },
        description: { original: 'Once a month.' },
      },
    });
    const bare = { ...mug, doc: { ...mug.doc, subscriptionOptions: [{ id: 'bare' }] } };
    expect(found({ ...clayMug, subscriptionOptionId: 'bare' }, bare)).toMatchObject({
      price: 27_000n,
      subscription: {},
    });
    expect(found({ ...clayMug, subscriptionOptionId: '' })).not.toHaveProperty('subscription');
  });

  test("shows the buyer's custom texts", () => {
    expect(
      found({ ...clayMug, customTextFields: { Engraving: ' Ada ' } }).descriptionLines.at(-1),
    ).toEqual({
      name: { original: 'Engraving', translated: 'Engraving' },
      plainText: { original: 'Ada', translated: 'Ada' },
      lineType: 'PLAIN_TEXT',
    });
  });
});

describe('what can be sold', () => {
  const noPreorder = { enabled: false, message: null, limit: null, count: 0 };
  const preorder = (limit: number | null, count = 0) => ({
    ...noPreorder,
    enabled: true,
    limit,
    count,
  });
  test.each([
    ['untracked, in stock', { tracked: false, inStock: true }, noPreorder, null],
    ['untracked, out of stock', { tracked: false, inStock: false }, noPreorder, 0],
    ['untracked, out of stock, preorders', { tracked: false, inStock: false }, preorder(5, 2), 3],
    ['untracked, endless preorders', { tracked: false, inStock: false }, preorder(null), null],
    ['tracked', { tracked: true, quantity: 4 }, noPreorder, 4],
    ['tracked, none left', { tracked: true, quantity: 0 }, noPreorder, 0],
    ['tracked, below zero', { tracked: true, quantity: -3 }, noPreorder, 0],
    ['tracked, preorders', { tracked: true, quantity: 4 }, preorder(5, 2), 7],
    ['tracked, preorders below zero', { tracked: true, quantity: -2 }, preorder(5, 2), 3],
    ['tracked, more preorders than allowed', { tracked: true, quantity: 0 }, preorder(5, 9), 0],
    ['tracked, endless preorders', { tracked: true, quantity: 4 }, preorder(null), null],
    ['a limit that is off', { tracked: true, quantity: 4 }, { ...preorder(5), enabled: false }, 4],
  ])('%s', (_case, stock, ordered, available) => {
    const state = {
      ...plain,
      variants: plain.variants.map((one) => ({
        ...one,
        stock: { ...one.stock, ...stock, preorder: ordered },
      })),
    };
    expect(found(undefined, state).available).toBe(available);
  });
});

describe('nothing is sold', () => {
  test.each([
    [
      'of a missing product',
      undefined,
      undefined,
      'ITEM_NOT_FOUND: There is no product with the id the-id to sell.',
    ],
    [
      'of a hidden product',
      undefined,
      { ...plain, visible: false },
      'ITEM_NOT_FOUND: There is no product with the id the-id to sell.',
    ],
    [
      'of a hidden variant',
      { options: { Color: 'Oat', Size: 'M' } },
      mug,
      'VARIANT_NOT_FOUND: "Mug" is not sold in this variant.',
    ],
    [
      'of an unknown option',
      { options: { Colour: 'Oat' } },
      mug,
      'INVALID_ITEM_OPTIONS: "Mug" has no option "Colour".',
    ],
    [
      'of an unknown choice',
      { options: { Color: 'Red' } },
      mug,
      'INVALID_ITEM_OPTIONS: The option "Color" of "Mug" has no choice "Red".',
    ],
    [
      'of a choice that is no text',
      { options: { Color: 7 } },
      mug,
      'INVALID_ITEM_OPTIONS: The option "Color" of "Mug" has no choice "7".',
    ],
    [
      'without all choices',
      { options: { Size: 'S' } },
      mug,
      'INVALID_ITEM_OPTIONS: Choose "Color" of "Mug".',
    ],
    [
      'without any choice',
      undefined,
      mug,
      'INVALID_ITEM_OPTIONS: Choose "Color" and "Size" of "Mug".',
    ],
    [
      'with options that are a list',
      { options: ['S'] },
      mug,
      'INVALID_ITEM_OPTIONS: Choose "Color" and "Size" of "Mug".',
    ],
    [
      'of an unknown variant',
      { variantId: 'x' },
      mug,
      'VARIANT_NOT_FOUND: "Mug" has no variant x.',
    ],
    [
      'of an unknown variant of a product without variants',
      { variantId: 'x' },
      plain,
      'VARIANT_NOT_FOUND: "Bowl" has no variant x.',
    ],
    [
      'with an unknown text',
      { ...clayMug, customTextFields: { Card: 'x' } },
      mug,
      'INVALID_ITEM_OPTIONS: "Mug" has no text field "Card".',
    ],
    [
      'with a text that is none',
      { ...clayMug, customTextFields: { Engraving: 7 } },
      mug,
      'INVALID_ITEM_OPTIONS: The text field "Engraving" of "Mug" takes text.',
    ],
    [
      'with a long text',
      { ...clayMug, customTextFields: { Engraving: 'x'.repeat(6) } },
      mug,
      'INVALID_ITEM_OPTIONS: "Engraving" of "Mug" holds 5 characters at most; 6 were sent.',
    ],
    [
      'by an unknown plan',
      { ...clayMug, subscriptionOptionId: 'x' },
      mug,
      'INVALID_ITEM_OPTIONS: "Mug" is not sold by a subscription "x".',
    ],
  ] as [string, Record<string, unknown> | undefined, ProductState | undefined, string][])(
    '%s',
    (_case, options, state, reason) => {
      const result = toCatalogItem(
        state,
        { appId, catalogItemId: 'the-id', ...(options ? { options } : {}) },
        context,
      );
      expect('missing' in result && `${result.missing.code}: ${result.missing.description}`).toBe(
        reason,
      );
    },
  );

  test('when a variant and other choices are sent together', () => {
    const { variantId } = variantOf('Clay', 'M');
    expect(why({ variantId, options: { Color: 'Oat' } })).toBe(
      `INVALID_ITEM_OPTIONS: The variant ${variantId} of "Mug" has other choices than those sent with it.`,
    );
    expect(why({ variantId, options: { Color: 'Clay' } })).toBe('found');
  });
});
