import { expect, test } from 'vitest';
import type { Product } from '@shopwright/contract/catalog/products';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const option = (name: string, ...names: string[]) => ({
  name,
  choices: names.map((description) => ({ value: description, description })),
});

const everything: Product = {
  name: 'Dune Mug',
  slug: 'the-dune-mug',
  visible: false,
  productType: 'digital',
  description: '<p>Holds <strong>350 ml</strong>.</p>',
  sku: 'NL-0101',
  weight: 0.42,
  productDimensions: { length: '10', width: '8.5', height: '9', unit: 'CM' },
  packageDimensions: { length: '12', width: '12', height: '12', unit: 'CM' },
  priceData: { price: 34.5 },
  costAndProfitData: { itemCost: 12.25 },
  pricePerUnitData: {
    totalQuantity: 350,
    totalMeasurementUnit: 'ML',
    baseQuantity: 100,
    baseMeasurementUnit: 'ML',
  },
  additionalInfoSections: [
    { title: 'Care', description: '<p>Dishwasher safe.</p>' },
    { title: 'Size', description: '9 cm' },
  ],
  manageVariants: true,
  productOptions: [
    {
      name: 'Color',
      choices: [
        { value: '#D6C3A4', description: 'Oat' },
        { value: '#B87B60', description: 'Clay' },
      ],
    },
    option('Size', 'S', 'L'),
  ],
  discount: { type: 'PERCENT', value: 15 },
  ribbon: 'Best seller',
  brand: 'Northlight',
  taxGroupId: '0b0bf45f-81ca-4853-9a25-b90418b504f5',
  seoData: {
    tags: [
      { type: 'title', children: 'Dune Mug' },
      { type: 'meta', props: { name: 'description', content: 'A mug' } },
    ],
    settings: { preventAutoRedirect: true, keywords: [{ term: 'mug', isMain: true }] },
  },
};

test('every field that a merchant can set is stored and returned', async () => {
  const made = await shop.create(everything);
  const { priceData: _, costAndProfitData: __, productOptions: ___, ...plain } = everything;
  expect(made).toMatchObject({
    ...plain,
    priceData: {
      price: 34.5,
      discountedPrice: 29.33,
      formatted: { price: '$34.50', discountedPrice: '$29.33', pricePerUnit: '$8.38' },
    },
    costAndProfitData: { itemCost: 12.25, profit: 17.08, profitMargin: 0.5823 },
  });
  expect(made.productOptions).toMatchObject([
    { optionType: 'color', name: 'Color', choices: [{ value: '#D6C3A4', description: 'Oat' }, {}] },
    { optionType: 'drop_down', name: 'Size' },
  ]);
  expect(made.variants).toHaveLength(4);
  const read = await shop.read(made.id);
  const { costAndProfitData: _cost, costRange: _range, variants: madeVariants, ...shown } = made;
  expect(read).toMatchObject(shown);
  expect(read.variants?.map(({ id, choices }) => ({ id, choices }))).toEqual(
    madeVariants?.map(({ id, choices }) => ({ id, choices })),
  );
});

test('a patch of each field alone stores that field and leaves the others', async () => {
  const { slug: _slug, manageVariants: _manage, productOptions: _options, ...rest } = everything;
  const { id } = await shop.create({ name: 'Plain' });
  let expected: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(rest)) {
    const answer = await shop.owner<{ product: Product }>('PATCH', `/v1/products/${id}`, {
      product: { [key]: value },
    });
    expect(answer.status, key).toBe(200);
    expected = { ...expected, [key]: value };
    expect(answer.body.product).toMatchObject(expected);
  }
});

test('null and empty strings clear optional fields', async () => {
  const { id } = await shop.create(everything);
  const { body } = await shop.owner<{ product: Product }>('PATCH', `/v1/products/${id}`, {
    product: {
      description: null,
      sku: '',
      weight: null,
      ribbon: null,
      brand: null,
      costAndProfitData: { itemCost: null },
      discount: { type: 'NONE' },
      pricePerUnitData: { baseMeasurementUnit: 'UNSPECIFIED' },
      productDimensions: { length: null, width: null, height: null },
    },
  });
  expect(body.product).toMatchObject({
    description: '',
    sku: '',
    ribbon: '',
    ribbons: [],
    discount: { type: 'NONE', value: 0 },
  });
  for (const key of [
    'brand',
    'weight',
    'costAndProfitData',
    'costRange',
    'pricePerUnitData',
    'productDimensions',
  ] as const)
    expect(body.product[key], key).toBeUndefined();
  expect(body.product.packageDimensions).toEqual(everything.packageDimensions);
});

test('read-only fields are not set', async () => {
  const made = await shop.create({
    id: '00000000-0000-4000-8000-000000000000',
    numericId: '5',
    stock: { quantity: 5 },
    collectionIds: ['x'],
    createdDate: '2000-01-01T00:00:00Z',
    customTextFields: [{ title: 'Name' }],
  });
  expect(made.id).not.toBe('00000000-0000-4000-8000-000000000000');
  expect(made).toMatchObject({
    stock: { trackInventory: false },
    collectionIds: ['00000000-000000-000000-000000000001'],
    customTextFields: [],
  });
  expect(made.createdDate).not.toContain('2000');
});

test('a product without managed variants has one, under the all-zero id', async () => {
  const made = await shop.create({
    sku: 'ONE',
    weight: 2,
    productOptions: [option('Wrap', 'Yes', 'No')],
  });
  expect(made.variants).toMatchObject([
    {
      id: '00000000-0000-0000-0000-000000000000',
      choices: {},
      variant: { sku: 'ONE', weight: 2, visible: true, priceData: { price: 10 } },
      stock: { trackQuantity: false, inStock: true },
    },
  ]);
  expect(made.productOptions?.[0]?.choices).toMatchObject([{ inStock: true, visible: true }, {}]);
});

test('a missing product answers 404 to every write', async () => {
  const { id } = await shop.create();
  const deleted = await shop.owner('DELETE', `/v1/products/${id}`);
  expect(deleted).toMatchObject({ status: 200, body: {} });
  for (const [method, path, body] of [
    ['PATCH', '', { product: { name: 'x' } }],
    ['DELETE', '', undefined],
    ['PATCH', '/variants', { variants: [] }],
    ['POST', '/variants/resetToDefault', {}],
    ['POST', '/media', { media: [{ mediaId: 'x' }] }],
    ['POST', '/media/delete', { mediaIds: [] }],
    ['PATCH', '/choices/media', { media: [{ option: 'a', choice: 'b' }] }],
    ['POST', '/choices/media/delete', { media: [{ option: 'a', choice: 'b' }] }],
    ['DELETE', '/options', undefined],
    ['POST', '/remove-brand', {}],
    ['POST', '/remove-ribbon', {}],
  ] as const) {
    for (const missing of [id, 'not-a-guid', "'; drop table product; --"]) {
      const answer = await shop.owner(
        method,
        `/v1/products/${encodeURIComponent(missing)}${path}`,
        body,
      );
      expect(answer, `${method} ${path}`).toMatchObject({
        status: 404,
        body: { details: { applicationError: { code: 'NOT_FOUND' } } },
      });
    }
  }
});

test('brand, ribbon and options are removed by their own calls', async () => {
  const { id } = await shop.create({
    brand: 'North',
    ribbon: 'Sale',
    productOptions: [option('Wrap', 'Yes')],
  });
  for (const [method, path] of [
    ['POST', 'remove-brand'],
    ['POST', 'remove-ribbon'],
    ['DELETE', 'options'],
  ] as const)
    expect(
      (await shop.owner(method, `/v1/products/${id}/${path}`, method === 'POST' ? {} : undefined))
        .status,
    ).toBe(200);
  expect(await shop.read(id)).toMatchObject({ ribbon: '', ribbons: [], productOptions: [] });
  expect((await shop.read(id)).brand).toBeUndefined();
});

test('variants are changed by choices, and reset', async () => {
  const { id } = await shop.create({
    manageVariants: true,
    productOptions: [option('Size', 'S', 'L')],
  });
  const { body } = await shop.owner<{ variants: NonNullable<Product['variants']> }>(
    'PATCH',
    `/v1/products/${id}/variants`,
    {
      variants: [
        {
          choices: { Size: 'L' },
          price: 14,
          cost: 3,
          weight: 1.5,
          sku: 'L-1',
          visible: false,
          productDimensions: { length: '1', unit: 'CM' },
        },
      ],
    },
  );
  expect(body.variants[1]).toMatchObject({
    choices: { Size: 'L' },
    variant: {
      priceData: { price: 14 },
      costAndProfitData: { itemCost: 3, profit: 11 },
      weight: 1.5,
      sku: 'L-1',
      visible: false,
      productDimensions: { length: '1' },
    },
  });
  expect(await shop.read(id)).toMatchObject({
    priceRange: { minValue: 10, maxValue: 10 },
    productOptions: [{ choices: [{ visible: true }, { visible: false }] }],
  });
  expect((await shop.owner('POST', `/v1/products/${id}/variants/resetToDefault`, {})).status).toBe(
    200,
  );
  expect((await shop.read(id)).variants?.[1]?.variant).toMatchObject({
    priceData: { price: 10 },
    sku: '',
    visible: true,
  });
});

test('bulk calls report a result for each product, and apply those that succeed', async () => {
  const [one, two] = [await shop.create(), await shop.create({ priceData: { price: 2 } })];
  const ids = [one.id, 'nonsense', two.id, '0b0bf45f-81ca-4853-9a25-b90418b504f5'];
  const set = await shop.owner<{ results: unknown[]; bulkActionMetadata: unknown }>(
    'POST',
    '/v1/bulk/products/update',
    { ids, set: { brand: 'West' } },
  );
  expect(set.body).toMatchObject({
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 },
    results: [
      { itemMetadata: { id: one.id, originalIndex: 0, success: true } },
      {
        itemMetadata: {
          id: 'nonsense',
          originalIndex: 1,
          success: false,
          error: { code: 'NOT_FOUND' },
        },
      },
      { itemMetadata: { id: two.id, success: true } },
      { itemMetadata: { success: false } },
    ],
  });
  const adjust = await shop.owner<{ results: unknown[] }>(
    'POST',
    '/v1/bulk/products/adjust-properties',
    { ids: [one.id, two.id], adjust: { price: { amount: -5 } } },
  );
  expect(adjust.body.results).toMatchObject([
    { itemMetadata: { success: true } },
    { itemMetadata: { success: false, error: { code: 'NEGATIVE_VALUE' } } },
  ]);
  expect([
    (await shop.read(one.id)).priceData?.price,
    (await shop.read(two.id)).priceData?.price,
  ]).toEqual([5, 2]);
  expect(
    (await shop.owner('POST', '/v1/bulk/products/update', { ids: [one.id], set: {} })).status,
  ).toBe(400);
});

test('a writer reads its own write at once; a write without changes keeps the version', async () => {
  const made = await shop.create();
  const answer = await shop.owner('PATCH', `/v1/products/${made.id}`, {
    product: { name: 'Other' },
  });
  expect(Number(answer.consistent)).toBeGreaterThan(1);
  const read = await shop.owner<{ product: Product }>('GET', `/v1/products/${made.id}`);
  expect(read.body.product.name).toBe('Other');
  expect(Number(read.consistent)).toBeGreaterThanOrEqual(Number(answer.consistent));
  const again = await shop.owner('PATCH', `/v1/products/${made.id}`, {
    product: { name: 'Other' },
  });
  expect(again).toMatchObject({ status: 200, consistent: null });
});

test('invalid values are refused with their field', async () => {
  const refused = async (product: Product) => {
    const { status, body } = await shop.owner<{
      details: { validationError: { fieldViolations: { field: string }[] } };
    }>('POST', '/v1/products', { product });
    expect(status).toBe(400);
    return body.details.validationError.fieldViolations.map(({ field }) => field);
  };
  expect(await refused({})).toEqual(['product.name', 'product.priceData.price']);
  expect(await refused({ name: 'x', priceData: { price: -1 } })).toEqual([
    'product.priceData.price',
  ]);
  expect(
    await refused({
      name: 'x',
      priceData: { price: 1 },
      discount: { type: 'PERCENT', value: 200 },
    }),
  ).toEqual(['product.discount.value']);
  expect(await refused({ name: 'x'.repeat(81), priceData: { price: 1 } })).toEqual([
    'product.name',
  ]);
});
