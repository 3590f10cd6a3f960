import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import { buildProduct, type ProductInput } from './build-product.ts';
import { testPatching } from './testing-products.ts';

const ids = { productId: 'p', numericId: '1', inventoryItemId: 'i', collectionIds: ['vases'] };
const patching = testPatching();
const mug: ProductInput = { name: 'Mug', price: 10 };
const build = (input: ProductInput) => {
  const built = buildProduct(input, ids, patching);
  if (isRefusal(built)) throw new Error(JSON.stringify(built));
  return built;
};
const wrong = (input: Partial<ProductInput>) => {
  const built = buildProduct({ ...mug, ...input }, ids, patching);
  return isRefusal(built) && built.refused === 'validation'
    ? built.violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
    : [];
};
const sizes = [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }];

describe('a product of a seed or an import', () => {
  test('needs only a name and a price', () => {
    const built = build(mug);
    expect(built).toMatchObject({
      productId: 'p',
      numericId: '1',
      inventoryItemId: 'i',
      name: 'Mug',
      slug: 'mug',
      price: '10.000',
      visible: true,
      manageVariants: false,
      collectionIds: ['vases'],
      createdAt: patching.now,
    });
    expect(built.variants).toHaveLength(1);
    expect(built.variants[0]?.stock).toEqual({
      tracked: false,
      quantity: 0,
      inStock: true,
      reserved: 0,
      preorder: { enabled: false, message: null, limit: null, count: 0 },
      updatedAt: patching.now,
    });
  });

  test('accepts every field of the API, and more', () => {
    const media = [{ id: 'a.jpg', mediaType: 'image' as const, image: { url: '/media/a.jpg' } }];
    const more = {
      digitalFile: { id: 'f' },
      giftCard: true,
      subscriptionOptions: [{ id: 'monthly' }],
      tags: ['new'],
      extendedFields: { a: 1 },
    };
    const built = build({
      ...mug,
      ...more,
      slug: 'the-mug',
      visible: false,
      productType: 'digital',
      description: '<p>Blue.</p>',
      sku: 'M-1',
      brand: 'North',
      ribbon: 'New',
      discount: { type: 'AMOUNT', value: 1 },
      weight: 0.5,
      cost: 4,
      productDimensions: { length: '1' },
      packageDimensions: { length: '2' },
      pricePerUnitData: {
        totalQuantity: 1,
        totalMeasurementUnit: 'KG',
        baseQuantity: 1,
        baseMeasurementUnit: 'KG',
      },
      infoSections: [{ title: 'Care', description: 'By hand.' }],
      customTextFields: [{ title: 'Engraving' }, { title: 'Card', maxLength: 20, mandatory: true }],
      seoData: { tags: [{ type: 'title', children: 'Mug' }] },
      taxGroupId: '11111111-2222-4333-8444-555555555555',
      media,
      createdAt: '2020-01-01T00:00:00.000Z',
    });
    expect(built).toMatchObject({
      slug: 'the-mug',
      visible: false,
      productType: 'digital',
      sku: 'M-1',
      brand: 'North',
      ribbon: 'New',
      discount: { type: 'AMOUNT', value: '1.000' },
      weight: '0.5000',
      cost: '4.000',
      createdAt: '2020-01-01T00:00:00.000Z',
      infoSections: [{ title: 'Care' }],
      doc: {
        ...more,
        description: '<p>Blue.</p>',
        productDimensions: { length: '1' },
        packageDimensions: { length: '2' },
        pricePerUnitData: { totalQuantity: 1 },
        seoData: { tags: [{ type: 'title', children: 'Mug' }] },
        taxGroupId: '11111111-2222-4333-8444-555555555555',
        media,
        customTextFields: [
          { key: 'Engraving', title: 'Engraving', maxLength: 500, mandatory: false },
          { key: 'Card', title: 'Card', maxLength: 20, mandatory: true },
        ],
      },
    });
    const fields = built.doc.customTextFields ?? [];
    expect(new Set(fields.map(({ id }) => id)).size).toBe(2);
  });

  test('has no empty lists', () => {
    const { doc } = build({ ...mug, media: [], customTextFields: [] });
    expect('media' in doc || 'customTextFields' in doc).toBe(false);
  });

  test('has pictures for its choices, which must be its own', () => {
    const media = [{ id: 'a.jpg', mediaType: 'image' as const, image: { url: '/media/a.jpg' } }];
    const options = (...mediaIds: string[]) => [
      { name: 'Size', choices: [{ description: 'S', mediaIds }, { description: 'M' }] },
    ];
    expect(build({ ...mug, media, options: options('a.jpg') }).options[0]?.choices).toMatchObject([
      { name: 'S', mediaIds: ['a.jpg'] },
      { name: 'M', mediaIds: [] },
    ]);
    expect(
      isRefusal(buildProduct({ ...mug, media, options: options('b.jpg') }, ids, patching)),
    ).toBe(true);
  });
});

describe('variants', () => {
  test('that are listed are managed; those that are not listed are hidden', () => {
    const built = build({
      ...mug,
      options: sizes,
      variants: [
        {
          choices: { Size: 'M' },
          price: 12,
          cost: 5,
          weight: 1,
          sku: 'M',
          barcode: '123',
          productDimensions: { length: '1' },
          packageDimensions: { length: '2' },
        },
      ],
    });
    expect(built.manageVariants).toBe(true);
    expect(built.variants).toMatchObject([
      { visible: false, price: null, barcode: null },
      {
        visible: true,
        price: '12.000',
        cost: '5.000',
        weight: '1.0000',
        sku: 'M',
        barcode: '123',
        productDimensions: { length: '1' },
        packageDimensions: { length: '2' },
      },
    ]);
  });

  test('without a list are all visible', () => {
    const built = build({ ...mug, options: sizes, manageVariants: true });
    expect(built.variants.map(({ visible }) => visible)).toEqual([true, true]);
    expect(build({ ...mug, options: sizes }).manageVariants).toBe(false);
    expect(build({ ...mug, options: sizes, variants: [] }).manageVariants).toBe(false);
  });

  test('may be hidden although they are listed', () => {
    const variants = [{ choices: { Size: 'S' }, visible: false }, { choices: { Size: 'M' } }];
    const built = build({ ...mug, options: sizes, variants });
    expect(built.variants.map(({ visible }) => visible)).toEqual([false, true]);
  });

  test('of unknown choices are refused', () => {
    const variants = [{ choices: { Size: 'XL' } }];
    expect(isRefusal(buildProduct({ ...mug, options: sizes, variants }, ids, patching))).toBe(true);
  });
});

describe('stock', () => {
  const stocks = (input: Partial<ProductInput>) =>
    build({ ...mug, ...input }).variants.map(({ stock: { tracked, quantity, inStock } }) => [
      tracked,
      quantity,
      inStock,
    ]);
  const variants = [{ choices: { Size: 'S' }, stock: { quantity: 5 } }, { choices: { Size: 'M' } }];

  test('is tracked for all variants once a quantity is stated', () => {
    expect(stocks({ stock: { quantity: 7 } })).toEqual([[true, 7, true]]);
    expect(stocks({ stock: { inStock: false } })).toEqual([[false, 0, false]]);
    expect(stocks({ options: sizes, variants })).toEqual([
      [true, 5, true],
      [true, 0, true],
    ]);
    expect(stocks({ options: sizes, variants, stock: { quantity: 2, inStock: false } })).toEqual([
      [true, 5, true],
      [true, 2, false],
    ]);
  });

  test('is a whole number from 0 to 99999', () => {
    for (const quantity of [0, 99_999]) expect(wrong({ stock: { quantity } })).toEqual([]);
    for (const quantity of [-1, 100_000, 1.5, Number.NaN])
      expect(wrong({ stock: { quantity } })).toEqual(['stock.quantity MAX']);
    expect(
      wrong({ options: sizes, variants: [{ choices: { Size: 'S' }, stock: { quantity: -1 } }] }),
    ).toEqual(['stock.quantity MAX']);
  });

  test('may be preordered', () => {
    const preorder = { enabled: true, message: 'In May.', limit: 20 };
    expect(build({ ...mug, preorder }).variants[0]?.stock.preorder).toEqual({
      ...preorder,
      count: 0,
    });
    expect(build({ ...mug, preorder: { enabled: true } }).variants[0]?.stock.preorder).toEqual({
      enabled: true,
      message: null,
      limit: null,
      count: 0,
    });
  });
});

describe('texts are as long as the API allows', () => {
  test.each([
    ['name', 80],
    ['slug', 100],
    ['description', 8000],
    ['sku', 40],
    ['brand', 50],
    ['ribbon', 30],
  ] as const)('%s: %i characters', (field, length) => {
    expect(wrong({ [field]: 'x'.repeat(length) })).toEqual([]);
    expect(wrong({ [field]: 'x'.repeat(length + 1) })).toEqual([`${field} MAX_LENGTH`]);
  });

  test('in sections, options and variants too', () => {
    const long = (length: number) => 'x'.repeat(length + 1);
    expect(
      wrong({
        infoSections: [
          { title: 'Care', description: 'x' },
          { title: long(50), description: long(16_000) },
        ],
        options: [
          {
            name: long(50),
            choices: [{ description: 'S' }, { description: long(50), value: long(50) }],
          },
        ],
        variants: [{ choices: {} }, { choices: {}, sku: long(40) }],
      }),
    ).toEqual([
      'infoSections[1].title MAX_LENGTH',
      'infoSections[1].description MAX_LENGTH',
      'options[0].name MAX_LENGTH',
      'options[0].choices[1].description MAX_LENGTH',
      'options[0].choices[1].value MAX_LENGTH',
      'variants[1].sku MAX_LENGTH',
    ]);
  });
});
