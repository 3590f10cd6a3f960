import { describe, expect, test } from 'vitest';
import type { ProductLine } from './line.ts';
import { newFromLine } from './line-to-state.ts';
import { stateToLine } from './state-to-line.ts';
import {
  color,
  made,
  mug,
  patching,
  size,
  sized,
  variantsOf,
  violations,
} from './testing-lines.ts';

describe('a product from a line', () => {
  test('has the default values for what the line does not state', () => {
    expect(made(mug)).toMatchObject({
      productId: 'product',
      numericId: '7',
      inventoryItemId: 'inventory',
      collectionIds: ['collection'],
      name: 'Mug',
      slug: 'mug',
      price: '10.000',
      visible: true,
      productType: 'physical',
      manageVariants: false,
      options: [],
      doc: {},
      createdAt: patching.now,
      updatedAt: patching.now,
      variants: [{ choices: {}, price: null, stock: { tracked: false, inStock: true } }],
    });
  });

  test('has every value that the line states', () => {
    const stated = {
      slug: 'blue-mug',
      visible: false,
      productType: 'digital',
      description: '<p>Blue</p>',
      sku: 'MUG',
      brand: 'North',
      ribbon: 'New',
      discount: { type: 'PERCENT', value: 12.5 },
      cost: 4.5,
      weight: 0.25,
      productDimensions: { length: '1', width: '2', height: '3', unit: 'CM' },
      packageDimensions: { length: '4', width: '5', height: '6', unit: 'CM' },
      pricePerUnitData: {
        totalQuantity: 350,
        totalMeasurementUnit: 'ML',
        baseQuantity: 1,
        baseMeasurementUnit: 'L',
      },
      infoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
      customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: true }],
      seoData: { tags: [{ type: 'title', children: 'A mug' }] },
      taxGroupId: '11111111-2222-4333-8444-555555555555',
      digitalFile: { id: 'file', fileName: 'song.mp3', fileType: 'SECURE_MUSIC' },
      downloadLimits: { maxDownloads: 3, days: null },
      giftCard: true,
      subscriptionOptions: [{ id: 'month' }],
      tags: ['clay'],
      extendedFields: { namespaces: {} },
      media: [{ id: 'a.jpg', mediaType: 'image', title: 'A', image: { url: '/media/a.jpg' } }],
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2021-01-01T00:00:00.000Z',
    } as const;
    const line: ProductLine = {
      ...mug,
      ...stated,
      infoSections: [...stated.infoSections],
      customTextFields: [...stated.customTextFields],
      subscriptionOptions: [...stated.subscriptionOptions],
      tags: [...stated.tags],
      media: [...stated.media],
      seoData: { tags: [...stated.seoData.tags] },
    };
    expect(stateToLine(made(line), [])).toMatchObject(stated);
  });

  test('has the options and choices of the line, and treats null as absent', () => {
    const state = made({
      ...mug,
      description: null,
      sku: null,
      weight: null,
      media: [{ id: 'a.jpg', mediaType: 'image', image: { url: '/media/a.jpg' } }],
      options: [
        {
          ...color,
          choices: [{ description: 'Red', value: '#ff0000', mediaIds: ['a.jpg'] }],
        },
        { name: 'Size', choices: [{ description: 'S' }] },
      ],
    });
    expect(state).toMatchObject({ sku: null, weight: null, manageVariants: false });
    expect(state.doc).not.toHaveProperty('description');
    expect(state.options).toMatchObject([
      {
        name: 'Color',
        renderType: 'SWATCH_CHOICES',
        kind: 'modifier',
        choices: [{ name: 'Red', value: '#ff0000', mediaIds: ['a.jpg'] }],
      },
      {
        name: 'Size',
        renderType: 'TEXT_CHOICES',
        choices: [{ name: 'S', value: 'S', mediaIds: [] }],
      },
    ]);
  });

  test('manages variants when one has choices, unless the line says otherwise', () => {
    expect(sized().manageVariants).toBe(true);
    expect(made({ ...mug, options: [size], variants: [{ choices: {} }] }).manageVariants).toBe(
      false,
    );
    expect(made({ ...mug, options: [size], manageVariants: true })).toMatchObject({
      manageVariants: true,
      variants: [{ visible: true }, { visible: true }],
    });
    expect(made({ ...mug, manageVariants: true, variants: [{ sku: 'X' }] })).toMatchObject({
      manageVariants: true,
      options: [],
      variants: [{ choices: {} }],
    });
  });

  test('has the values of each variant, and hides those that the line does not list', () => {
    const state = made({
      ...mug,
      options: [size],
      variants: [
        {
          choices: { Size: 'M' },
          price: 12,
          cost: 5,
          weight: 0.5,
          sku: 'M-1',
          barcode: '4006381333931',
          productDimensions: { length: '1', unit: 'CM' },
          packageDimensions: { width: '2', unit: 'CM' },
          stock: { quantity: 5, preordered: 2 },
        },
      ],
    });
    expect(variantsOf(state)).toMatchObject([
      { choices: { Size: 'S' }, visible: false, price: null, sku: null, stock: { tracked: true } },
      {
        choices: { Size: 'M' },
        visible: true,
        price: 12,
        cost: 5,
        weight: 0.5,
        sku: 'M-1',
        barcode: '4006381333931',
        productDimensions: { length: '1', unit: 'CM' },
        packageDimensions: { width: '2', unit: 'CM' },
        stock: { tracked: true, quantity: 5, inStock: true, preordered: 2 },
      },
    ]);
  });

  test('needs a name and a price', () => {
    expect(
      violations(
        newFromLine(
          {},
          {
            ids: { productId: 'p', numericId: '1', inventoryItemId: 'i' },
            collectionIds: [],
            patching,
            taken: new Set(),
          },
        ),
      )?.map(({ field, violatedRule }) => [field, violatedRule]),
    ).toEqual([
      ['product.name', 'REQUIRED_FIELD'],
      ['product.priceData.price', 'REQUIRED_FIELD'],
    ]);
  });
});
