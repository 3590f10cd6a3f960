import { describe, expect, test } from 'vitest';
import type { RowProblem } from './cells.ts';
import { readOwnCollection, readOwnProduct } from './read-own.ts';
import { ownCollectionRow } from './write-own.ts';

const read = (...rows: Record<string, string>[]) => {
  const problems: RowProblem[] = [];
  const product = readOwnProduct(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    problems,
  );
  return { product, problems };
};
const product = (...rows: Record<string, string>[]) => read(...rows).product;

describe('a product in our own table', () => {
  test('needs a row, and states no field without columns', () => {
    expect(product()).toEqual({});
    expect(product({})).toEqual({});
  });

  test('has its texts; an empty cell clears an optional text', () => {
    const identity = {
      id: 'i',
      numericId: '1',
      inventoryItemId: 'v',
      slug: 'mug',
      name: ' Mug ',
      productType: 'physical',
      createdAt: '2026',
      updatedAt: '2027',
    };
    const texts = { description: ' x ', sku: 's', brand: 'b', ribbon: 'r', taxGroupId: 't' };
    expect(product({ ...identity, ...texts })).toEqual({ ...identity, ...texts });
    const empty = (cells: object) =>
      Object.fromEntries(Object.keys(cells).map((column) => [column, '']));
    expect(product(empty(identity))).toEqual({});
    expect(product(empty(texts))).toEqual(
      Object.fromEntries(Object.keys(texts).map((column) => [column, null])),
    );
  });

  test('has its numbers and booleans', () => {
    expect(
      product({
        visible: 'FALSE',
        price: '12.5',
        cost: '4',
        weight: '0.5',
        giftCard: 'TRUE',
        manageVariants: 'FALSE',
      }),
    ).toEqual({
      visible: false,
      price: 12.5,
      cost: 4,
      weight: 0.5,
      giftCard: true,
      manageVariants: false,
    });
    expect(product({ visible: '', price: '', cost: '', weight: '', giftCard: '' })).toEqual({
      cost: null,
      weight: null,
      giftCard: null,
    });
  });

  test('has a discount, or none when the cell is empty', () => {
    expect(product({ discountType: 'percent', discountValue: '10' })['discount']).toEqual({
      type: 'PERCENT',
      value: 10,
    });
    expect(product({ discountType: '' })['discount']).toEqual({ type: 'NONE', value: 0 });
    expect(product({ discountValue: '10' })).not.toHaveProperty('discount');
  });

  test('has JSON for fields that no table cell can express', () => {
    const columns = {
      productDimensions: 'productDimensions',
      packageDimensions: 'packageDimensions',
      pricePerUnit: 'pricePerUnitData',
      seo: 'seoData',
      digitalFile: 'digitalFile',
      downloadLimits: 'downloadLimits',
      subscriptions: 'subscriptionOptions',
      extendedFields: 'extendedFields',
    };
    for (const [column, key] of Object.entries(columns)) {
      expect(product({ [column]: '{"a":1}' })).toEqual({ [key]: { a: 1 } });
      expect(product({ [column]: '' })).toEqual({ [key]: null });
    }
    for (const column of ['infoSections', 'customTextFields']) {
      expect(product({ [column]: '[{"title":"A"}]' })).toEqual({ [column]: [{ title: 'A' }] });
      expect(product({ [column]: ' ' })).toEqual({ [column]: [] });
    }
    expect(read({ seo: '{' }).problems).toEqual([
      { line: 2, field: 'seo', reason: 'is not JSON', code: 'NOT_JSON', value: '{' },
    ]);
  });

  test('has a list of tags', () => {
    expect(product({ tags: 'clay;a\\;b;c=d' })).toEqual({ tags: ['clay', 'a;b', 'c=d'] });
    expect(product({ tags: '' })).toEqual({ tags: null });
  });

  test('has media as JSON or as a list of URLs', () => {
    expect(product({ media: '[{"id":"a"}]' })).toEqual({ media: [{ id: 'a' }] });
    expect(product({ media: '' })).toEqual({ media: [] });
    const { product: pictured, problems } = read({
      media: 'https://cdn.example/a.jpg;not a picture',
    });
    expect(pictured['media']).toMatchObject([
      { mediaType: 'image', image: { url: 'https://cdn.example/a.jpg' } },
      undefined,
    ]);
    expect(problems).toMatchObject([
      {
        field: 'media',
        reason: '"not a picture" is not the URL of a picture',
        code: 'NOT_AN_IMAGE_URL',
      },
    ]);
    expect(read({ media: 'x '.repeat(60) }).problems[0]?.reason).toBe(
      `"${'x '.repeat(40)}" is not the URL of a picture`,
    );
  });

  test('has options with choices, their values and their pictures', () => {
    expect(
      product({
        option1Name: 'Color',
        option1Type: 'COLOR',
        option1Choices: 'Red=#ff0000;Blue;A=B=C',
        option2Name: 'Size',
        option2Choices: 'S',
        option3Name: '',
        choiceMedia: '{"Color":{"Red":["a.jpg"]}}',
      })['options'],
    ).toEqual([
      {
        name: 'Color',
        optionType: 'color',
        choices: [
          { description: 'Red', value: '#ff0000', mediaIds: ['a.jpg'] },
          { description: 'Blue', value: 'Blue', mediaIds: [] },
          { description: 'A', value: 'B=C', mediaIds: [] },
        ],
      },
      { name: 'Size', choices: [{ description: 'S', value: 'S', mediaIds: [] }] },
    ]);
    expect(product({ option1Name: '' })).toEqual({ options: [] });
    const { problems } = read({ option1Name: 'Size', option1Choices: 'S', choiceMedia: '{' });
    expect(problems).toMatchObject([{ field: 'choiceMedia', code: 'NOT_JSON' }]);
    expect(
      product({ option1Name: 'toString', option1Choices: 'S', choiceMedia: '{"x":1}' })['options'],
    ).toMatchObject([{ choices: [{ mediaIds: [] }] }]);
    expect(
      product({ option1Name: 'Size', option1Choices: 'S', choiceMedia: 'null' })['options'],
    ).toMatchObject([{ choices: [{ mediaIds: [] }] }]);
  });

  test('has the values of its only variant in its own row', () => {
    expect(
      product({
        variantId: 'v',
        barcode: '4006381333931',
        tracked: 'TRUE',
        quantity: '5',
        inStock: 'FALSE',
        preordered: '2',
      }),
    ).toEqual({
      variants: [
        {
          choices: {},
          id: 'v',
          barcode: '4006381333931',
          stock: { tracked: true, quantity: 5, inStock: false, preordered: 2 },
        },
      ],
    });
    expect(product({ barcode: '', variantId: '' })).toEqual({
      variants: [{ choices: {}, barcode: null }],
    });
    expect(product({ quantity: '' })).toEqual({});
    // Stock of a product with several variants is that of each of them.
    expect(product({ manageVariants: 'TRUE', quantity: '5', barcode: 'x' })).toEqual({
      manageVariants: true,
      stock: { quantity: 5 },
    });
    expect(product({ manageVariants: 'TRUE', option1Name: '', quantity: '5' })).toMatchObject({
      options: [],
      variants: [{ choices: {}, stock: { quantity: 5 } }],
    });
  });

  test('has a row for each variant, which enables variant management', () => {
    const rows = [
      { option1Name: 'Size', option1Choices: 'S;M', quantity: '9' },
      {
        variantId: 'v',
        option1Choices: 'S',
        price: '8',
        cost: '',
        weight: '0.5',
        sku: 'S-1',
        barcode: '',
        visible: 'FALSE',
        productDimensions: '{"length":"1"}',
        packageDimensions: '',
        quantity: '3',
      },
      { option1Choices: 'a\\;b' },
      {},
    ];
    expect(product(...rows)).toMatchObject({
      manageVariants: true,
      variants: [
        {
          id: 'v',
          choices: { Size: 'S' },
          price: 8,
          cost: null,
          weight: 0.5,
          sku: 'S-1',
          barcode: null,
          visible: false,
          productDimensions: { length: '1' },
          packageDimensions: null,
          stock: { quantity: 3 },
        },
        { choices: { Size: 'a;b' } },
        { choices: {} },
      ],
    });
    expect(product(...rows)).not.toHaveProperty('stock');
    expect(product({ manageVariants: 'FALSE' }, {})).toMatchObject({ manageVariants: false });
    expect(read({}, { price: 'x' }).problems).toMatchObject([
      { line: 3, field: 'price', code: 'NOT_A_NUMBER' },
    ]);
  });

  test('has preorders and collections with positions', () => {
    expect(
      product({ preorderEnabled: 'TRUE', preorderMessage: 'In May', preorderLimit: '5' }),
    ).toEqual({ preorder: { enabled: true, message: 'In May', limit: 5 } });
    expect(product({ preorderEnabled: 'FALSE', preorderMessage: '' })).toEqual({
      preorder: { enabled: false, message: null, limit: null },
    });
    expect(product({ preorderMessage: 'In May' })).toEqual({});
    expect(product({ collections: 'vases;a\\;b;new', collectionPositions: '3;x' })).toEqual({
      collections: [{ slug: 'vases', position: 3 }, { slug: 'a;b' }, { slug: 'new' }],
    });
    expect(product({ collections: '' })).toEqual({ collections: [] });
  });
});

describe('a collection in our own table', () => {
  const line = {
    id: 'i',
    slug: 'vases',
    name: 'Vases',
    description: 'Tall',
    visible: false,
    media: [{ id: 'a' }],
    seoSchema: { tags: [] },
    createdAt: '2026',
    updatedAt: '2027',
  };

  test('is read as it was written', () => {
    const row = ownCollectionRow(line);
    expect(row).toEqual({
      type: 'collection',
      id: 'i',
      slug: 'vases',
      name: 'Vases',
      description: 'Tall',
      createdAt: '2026',
      updatedAt: '2027',
      visible: 'FALSE',
      media: '[{"id":"a"}]',
      seo: '{"tags":[]}',
    });
    expect(readOwnCollection({ line: 2, cells: row }, [])).toEqual(line);
  });

  test('writes missing fields as empty cells, which clear them on import', () => {
    const row = ownCollectionRow({});
    expect(row).toEqual({
      type: 'collection',
      id: '',
      slug: '',
      name: '',
      description: '',
      createdAt: '',
      updatedAt: '',
      visible: 'TRUE',
      media: '',
      seo: '',
    });
    expect(readOwnCollection({ line: 2, cells: row }, [])).toEqual({
      description: null,
      visible: true,
      media: [],
      seoSchema: null,
    });
    expect(readOwnCollection({ line: 2, cells: {} }, [])).toEqual({});
  });
});
