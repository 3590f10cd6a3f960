import { describe, expect, test } from 'vitest';
import type { ProductState } from '../../products/rules/product-state.ts';
import type { ProductLine } from './line.ts';
import {
  change,
  changed,
  color,
  made,
  mug,
  size,
  sized,
  variantsOf,
  violations,
} from './testing-lines.ts';

describe('a line of an existing product', () => {
  test('changes the fields it states, and neither ids, dates nor other fields', () => {
    const before = sized();
    expect(
      changed(before, {
        id: 'other',
        numericId: '99',
        inventoryItemId: 'other',
        createdAt: '2000-01-01T00:00:00.000Z',
        updatedAt: '2000-01-01T00:00:00.000Z',
        slug: '',
        name: 'Cup',
      }),
    ).toEqual({ ...before, name: 'Cup' });
    expect(changed(before, { slug: 'cup' })).toEqual({ ...before, slug: 'cup' });
  });

  test('replaces the collections only when it states them', () => {
    const before = sized();
    expect(changed(before, {}).collectionIds).toBe(before.collectionIds);
    expect(changed(before, {}, { collectionIds: ['x'] }).collectionIds).toEqual(['x']);
  });

  test('moves the prices of variants with the price of the product', () => {
    const after = changed(sized(), { price: 10.1 });
    expect(after.price).toBe('10.100');
    expect(after.variants.map(({ price }) => price)).toEqual(['8.100', null]);
    expect(violations(change(sized(), { price: 1 }))).toEqual([
      {
        field: 'price',
        violatedRule: 'VALIDATION',
        description:
          'would make the price of a variant negative: state the prices of the variants too',
        data: {},
      },
    ]);
    expect(changed(sized(), { price: 2 }).variants[0]?.price).toBe('0.000');
  });

  test('sets the stock of every variant when it states that of the product', () => {
    const before = sized();
    expect(changed(before, { stock: { quantity: 9 } }).variants).toMatchObject([
      { sku: 'S-1', stock: { tracked: true, quantity: 9 } },
      { sku: 'M-1', stock: { tracked: true, quantity: 9 } },
    ]);
    expect(changed(before, { stock: null }).variants).toBe(before.variants);
  });

  test('merges variants by their choices, and hides those that it no longer lists', () => {
    const after = changed(sized(), { variants: [{ choices: { Size: 'M' }, weight: 2 }] });
    expect(variantsOf(after)).toMatchObject([
      { choices: { Size: 'S' }, visible: false, price: 8, sku: 'S-1', stock: { quantity: 3 } },
      { choices: { Size: 'M' }, visible: true, weight: 2, sku: 'M-1', stock: { quantity: 5 } },
    ]);
    const again = changed(after, { variants: [{ choices: { Size: 'S' }, visible: true }] });
    expect(variantsOf(again)).toMatchObject([
      { visible: true, price: 8, sku: 'S-1', stock: { quantity: 3 } },
      { visible: false, weight: 2, sku: 'M-1' },
    ]);
  });

  test('tracks stock once a quantity is stated, and resets it with null', () => {
    const before = made({
      ...mug,
      options: [size],
      variants: [
        { choices: { Size: 'S' }, stock: { inStock: false } },
        { choices: { Size: 'M' }, stock: { inStock: false } },
      ],
    });
    const stocks = (stock: NonNullable<ProductLine['variants']>[number]['stock']) =>
      variantsOf(
        changed(before, {
          variants: [{ choices: { Size: 'S' }, ...(stock === undefined ? {} : { stock }) }],
        }),
      )[0]?.stock;
    expect(stocks(undefined)).toEqual({ tracked: false, quantity: 0, inStock: false });
    expect(stocks({ quantity: 4 })).toEqual({ tracked: true, quantity: 4, inStock: false });
    expect(stocks({ tracked: false, quantity: 4 })).toEqual({
      tracked: false,
      quantity: 4,
      inStock: false,
    });
    expect(stocks({ inStock: true })).toEqual({ tracked: false, quantity: 0, inStock: true });
    expect(stocks(null)).toEqual({ tracked: false, quantity: 0, inStock: true });
  });

  test('finds a choice by its name or by its value', () => {
    const before = made({
      ...mug,
      options: [color],
      variants: [
        { choices: { Color: 'Red' }, sku: 'R' },
        { choices: { Color: 'Blue' }, sku: 'B' },
      ],
    });
    expect(
      variantsOf(
        changed(before, {
          variants: [
            { choices: { Color: '#0000ff' }, weight: 1 },
            { choices: { Color: 'Red' }, weight: 2 },
          ],
        }),
      ),
    ).toMatchObject([
      { choices: { Color: 'Red' }, sku: 'R', weight: 2, visible: true },
      { choices: { Color: 'Blue' }, sku: 'B', weight: 1, visible: true },
    ]);
  });

  test('finds a variant whatever the order of its choices', () => {
    const before = made({
      ...mug,
      options: [size, color],
      variants: [{ choices: { Size: 'S', Color: 'Red' }, sku: 'SR' }],
    });
    const after = changed(before, {
      variants: [{ choices: { Color: 'Red', Size: 'S' }, weight: 1 }],
    });
    expect(variantsOf(after)[0]).toMatchObject({
      choices: { Size: 'S', Color: 'Red' },
      sku: 'SR',
      weight: 1,
      visible: true,
    });
    expect(after.variants.map(({ variantId }) => variantId)).toEqual(
      before.variants.map(({ variantId }) => variantId),
    );
  });

  test('adds visible variants for a new choice, and drops those of a removed one', () => {
    const after = changed(sized(), {
      options: [{ ...size, choices: [{ description: 'M' }, { description: 'L' }] }],
    });
    expect(variantsOf(after)).toMatchObject([
      { choices: { Size: 'M' }, sku: 'M-1', visible: true, stock: { quantity: 5 } },
      { choices: { Size: 'L' }, sku: null, visible: true },
    ]);
  });

  test('must state the variants when it states other options', () => {
    const refused = [
      {
        field: 'variants',
        violatedRule: 'REQUIRED_FIELD',
        description: 'must be stated too: the product has other options now',
        data: {},
      },
    ];
    expect(violations(change(sized(), { options: [color] }))).toEqual(refused);
    expect(violations(change(sized(), { options: [size, color] }))).toEqual(refused);
    expect(
      variantsOf(
        changed(sized(), { options: [color], variants: [{ choices: { Color: 'Red' }, sku: 'R' }] }),
      ),
    ).toMatchObject([
      { choices: { Color: 'Red' }, sku: 'R', visible: true },
      { choices: { Color: 'Blue' }, visible: false },
    ]);
  });

  test('gives a product without options its first ones', () => {
    const plain = made({ ...mug, manageVariants: true });
    expect(variantsOf(changed(plain, { options: [size] }))).toMatchObject([
      { choices: { Size: 'S' }, visible: true },
      { choices: { Size: 'M' }, visible: true },
    ]);
  });
});

describe('a table of another platform', () => {
  const url = 'https://shop.example/media/a.jpg';
  const picture = { url: '/media/a.jpg', width: 10, height: 20, altText: 'A mug' };
  const before = (): ProductState =>
    made({
      ...mug,
      media: [
        { id: 'a.jpg', mediaType: 'image', title: 'Front', image: picture },
        { id: 'film', mediaType: 'video', title: 'Film', video: { stillFrameMediaId: 'x' } },
      ],
      options: [
        {
          ...color,
          choices: [
            { ...color.choices[0], mediaIds: ['a.jpg'] },
            { ...color.choices[1], mediaIds: [] },
          ],
        },
      ],
      extendedFields: { one: 1, two: 2 },
    });
  const row = (image: string, id: string) => ({
    id,
    mediaType: 'image' as const,
    title: '',
    image: { url: image, width: 0, height: 0 },
  });
  const foreign = { foreign: true };

  test('matches a stored picture by its URL, and leaves videos unchanged', () => {
    const after = changed(
      before(),
      { media: [row('https://cdn.example/b.jpg', 'b.jpg'), row(url, 'hash.jpg')] },
      foreign,
    );
    expect(after.doc.media).toMatchObject([
      { id: 'b.jpg', image: { url: 'https://cdn.example/b.jpg' } },
      { id: 'a.jpg', title: 'Front', image: picture },
      { id: 'film', title: 'Film' },
    ]);
    const line = { media: [row(url, 'hash.jpg')], options: [] };
    expect(changed(before(), line).doc.media).toMatchObject([{ id: 'hash.jpg' }]);
  });

  test('keeps the values of options, choices and fields that it has no column for', () => {
    const after = changed(
      before(),
      {
        media: [row(url, 'hash.jpg')],
        options: [
          {
            name: 'Color',
            choices: [{ description: 'Red', mediaIds: ['hash.jpg'] }, { description: 'Blue' }],
          },
        ],
        extendedFields: { two: 3 },
      },
      foreign,
    );
    expect(after.options).toMatchObject([
      {
        renderType: 'SWATCH_CHOICES',
        choices: [
          { name: 'Red', value: '#ff0000', mediaIds: ['a.jpg'] },
          { name: 'Blue', value: '#0000ff' },
        ],
      },
    ]);
    expect(after.doc.extendedFields).toEqual({ one: 1, two: 3 });
    expect(changed(before(), { extendedFields: { two: 3 } }).doc.extendedFields).toEqual({
      two: 3,
    });
  });

  test('changes nothing that it does not state', () => {
    const state = before();
    const after = changed(state, {}, foreign);
    expect(after).toEqual(state);
    expect(after.doc).toBe(state.doc);
  });
});
