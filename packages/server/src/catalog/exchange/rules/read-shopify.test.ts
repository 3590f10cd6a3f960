import { describe, expect, test } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import type { RowProblem } from './cells.ts';
import { readShopifyProduct } from './read-shopify.ts';

const read = (...rows: Record<string, string>[]) => {
  const [problems, notes]: [RowProblem[], RowProblem[]] = [[], []];
  const line = readShopifyProduct(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    problems,
    notes,
    { currency: createCurrency('USD', 'en-US'), weightUnit: 'KG' },
  );
  return { line, problems, notes };
};
const line = (...rows: Record<string, string>[]) => {
  const { line: product, problems } = read(...rows);
  expect(problems).toEqual([]);
  return product;
};
const notes = (...rows: Record<string, string>[]) =>
  read(...rows).notes.map(({ line: at, field, reason }) => [at, field, reason]);
const bare = { options: [], manageVariants: false, variants: [{ choices: {}, visible: true }] };
const size = (value: string, cells: Record<string, string> = {}) => ({
  'Option1 Name': 'Size',
  'Option1 Value': value,
  ...cells,
});

describe('a product of Shopify', () => {
  test('states no field without columns or without a row', () => {
    expect(line()).toEqual({});
    expect(line({})).toEqual(bare);
  });

  test('has the choices of the column that belongs to the name, also without a first option', () => {
    const color = (value: string, cells: Record<string, string> = {}) => ({
      'Option2 Name': 'Color',
      'Option2 Value': value,
      'Image Src': '',
      'Variant Image': `https://cdn.example/${value}.jpg`,
      ...cells,
    });
    expect(line(color('Red'), color('Blue'))).toMatchObject({
      options: [
        {
          name: 'Color',
          choices: [
            { description: 'Red', mediaIds: [expect.any(String)] },
            { description: 'Blue', mediaIds: [expect.any(String)] },
          ],
        },
      ],
      variants: [{ choices: { Color: 'Red' } }, { choices: { Color: 'Blue' } }],
    });
    expect(
      line(size('S', { 'Option3 Name': 'Cut', 'Option3 Value': 'Slim' })).variants?.[0]?.choices,
    ).toEqual({ Size: 'S', Cut: 'Slim' });
  });

  test('has its values; empty cells clear optional fields', () => {
    expect(
      line({
        Handle: 'Dune Mug',
        Title: 'Mug',
        'Body (HTML)': 'x',
        Vendor: 'North',
        Tags: 'clay, , new ',
        'Variant Price': '10',
        'Variant Grams': '400',
        'Cost per item': '4',
        'Variant SKU': 'MUG',
        'Variant Barcode': "'4006381333931",
        Collection: 'Mugs',
        'Image Src': 'https://cdn.example/a.jpg',
      }),
    ).toMatchObject({
      slug: 'dune-mug',
      name: 'Mug',
      description: 'x',
      brand: 'North',
      tags: ['clay', 'new'],
      price: 10,
      discount: { type: 'NONE', value: 0 },
      weight: 0.4,
      cost: 4,
      sku: 'MUG',
      collections: [{ name: 'Mugs' }],
      media: [{ image: { url: 'https://cdn.example/a.jpg' } }],
      variants: [{ price: null, weight: null, cost: null, barcode: '4006381333931' }],
    });
    expect(
      line({
        Handle: '',
        Title: '',
        'Body (HTML)': '',
        Vendor: '',
        Tags: ' , ',
        'Variant Grams': '',
        'Cost per item': '',
        'Variant SKU': '',
        'Variant Barcode': '',
        Collection: '',
        'Image Src': '',
      }),
    ).toEqual({
      ...bare,
      description: null,
      brand: null,
      tags: null,
      weight: null,
      cost: null,
      sku: null,
      collections: [],
      media: [],
      variants: [{ choices: {}, visible: true, weight: null, cost: null, barcode: null }],
    });
  });

  test.each([
    ['TRUE', '', true],
    ['FALSE', '', false],
    ['', 'active', true],
    ['TRUE', 'Active', true],
    ['TRUE', 'draft', false],
    ['FALSE', 'active', false],
    ['', '', undefined],
  ])('published %j with the status %j is visible: %s', (Published, Status, visible) => {
    expect(line({ Published, Status }).visible).toBe(visible);
  });

  test('is a gift card, digital or physical', () => {
    expect(line({ 'Gift Card': 'TRUE' }).giftCard).toBe(true);
    expect(line({ 'Gift Card': 'FALSE' }).giftCard).toBeNull();
    expect(line({ 'Gift Card': '' })).not.toHaveProperty('giftCard');
    const type = (...shipped: string[]) =>
      line(...shipped.map((cell, at) => size(`s${at}`, { 'Variant Requires Shipping': cell })))
        .productType;
    expect([type('FALSE'), type('FALSE', 'TRUE'), type('TRUE'), type('')]).toEqual([
      'digital',
      'physical',
      'physical',
      undefined,
    ]);
  });

  test('takes preorders when every variant may be sold without stock', () => {
    const preorder = (...policies: string[]) =>
      line(...policies.map((policy, at) => size(`s${at}`, { 'Variant Inventory Policy': policy })))
        .preorder;
    expect([preorder('continue'), preorder('Continue', 'deny'), preorder('')]).toEqual([
      { enabled: true },
      { enabled: false },
      { enabled: false },
    ]);
  });

  test('has a title and a description for search engines', () => {
    expect(line({ 'SEO Title': 'T', 'SEO Description': 'D' }).seoData).toEqual({
      tags: [
        { type: 'title', children: 'T' },
        { type: 'meta', props: { name: 'description', content: 'D' } },
      ],
    });
    expect(line({ 'SEO Title': 'T' }).seoData).toEqual({
      tags: [{ type: 'title', children: 'T' }],
    });
    expect(line({ 'SEO Description': 'D' }).seoData?.tags).toHaveLength(1);
    expect(line({ 'SEO Title': '', 'SEO Description': '' }).seoData).toBeNull();
  });

  test('stores fields without an equivalent for a later export', () => {
    expect(line({ Type: 'Cup' }).extendedFields).toEqual({ shopify: { type: 'Cup' } });
    expect(line({ 'Product Category': 'Home' }).extendedFields).toEqual({
      shopify: { productCategory: 'Home' },
    });
    const title = 'x'.repeat(90);
    const { line: product, notes: said } = read({ Title: title });
    expect(product.extendedFields).toEqual({ shopify: { title } });
    expect(product.name).toHaveLength(80);
    expect(said).toEqual([
      {
        line: 2,
        field: 'Title',
        reason: `has 90 characters and was shortened to "${product.name}": names are limited to 80 characters`,
      },
    ]);
  });

  test('notes what it does not import', () => {
    expect(notes({ 'Variant Taxable': 'FALSE' })).toEqual([
      [
        2,
        'Variant Taxable',
        'is FALSE, which was not imported: the tax settings of the store decide which products are taxed',
      ],
    ]);
    expect(notes({ 'Variant Taxable': 'TRUE' })).toEqual([]);
    expect(
      notes({ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-4' }),
    ).toEqual([
      [
        2,
        'Variant Inventory Qty',
        '-4 was imported as 0: the backorders of another store are not stock here',
      ],
    ]);
    expect(
      notes(
        size('S', { 'Variant Price': '5', 'Variant Compare At Price': '10' }),
        size('M', { 'Variant Price': '9', 'Variant Compare At Price': '10' }),
      ),
    ).toEqual([
      [
        2,
        'Variant Compare At Price',
        'no single discount results in the prices of all variants: the charged prices were imported, the compare-at prices were not',
      ],
    ]);
  });
});

describe('variants of Shopify', () => {
  test('have values of their own where they differ from the first', () => {
    const cells = (price: string, grams: string, cost: string, sku: string) => ({
      'Variant Price': price,
      'Variant Grams': grams,
      'Cost per item': cost,
      'Variant SKU': sku,
    });
    expect(
      line(
        size('S', cells('10', '100', '4', 'S-1')),
        size('M', cells('12', '100', '', '')),
        size('L', cells('10', '300', '4', 'L-1')),
      ),
    ).toMatchObject({
      price: 10,
      weight: 0.1,
      cost: 4,
      manageVariants: true,
      options: [
        {
          name: 'Size',
          choices: [{ description: 'S' }, { description: 'M' }, { description: 'L' }],
        },
      ],
      variants: [
        { choices: { Size: 'S' }, price: null, weight: null, cost: null, sku: 'S-1' },
        { choices: { Size: 'M' }, price: 12, weight: null, cost: null, sku: null },
        { choices: { Size: 'L' }, price: null, weight: 0.3, cost: null, sku: 'L-1' },
      ],
    });
  });

  test('are the rows with a choice, a price or a SKU; other rows have pictures only', () => {
    const picture = (name: string, position = '') => ({
      'Image Src': `https://cdn.example/${name}.jpg`,
      'Image Position': position,
    });
    const product = line(
      size('S', { ...picture('b', '2'), 'Variant Price': '1' }),
      { 'Option1 Value': '', ...picture('a', '1') },
      size('M', { 'Variant Price': '1' }),
      { ...picture('a'), 'Image Alt Text': 'again' },
      picture('c'),
    );
    expect(product.variants?.map(({ choices }) => choices)).toEqual([{ Size: 'S' }, { Size: 'M' }]);
    expect(product.media?.map(({ image }) => image?.url)).toEqual(
      ['a', 'b', 'c'].map((name) => `https://cdn.example/${name}.jpg`),
    );
    const extra = (cells: Record<string, string>) => read({}, cells).line.variants?.length;
    expect([
      extra({}),
      extra({ 'Variant SKU': 'x' }),
      extra({ 'Variant Price': '1' }),
      extra({ 'Option1 Value': 'x' }),
    ]).toEqual([1, 2, 2, 2]);
  });

  test('do not exist for a product with only the placeholder option', () => {
    const only = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };
    expect(line(only)).toEqual(bare);
    expect(line(only, { ...only, 'Option1 Value': 'Other' }).options).toHaveLength(1);
  });

  test('must have a price and a choice for each option', () => {
    const { problems } = read(
      size('S', { 'Option2 Name': 'Color', 'Option2 Value': 'Red', 'Variant Price': '1' }),
      size('M', { 'Option2 Value': '', 'Variant Price': '' }),
    );
    expect(problems.map(({ line: at, field, reason, code }) => [at, field, reason, code])).toEqual([
      [3, 'Option2 Value', 'must name a choice of the option "Color"', 'REQUIRED'],
      [3, 'Variant Price', 'is required', 'REQUIRED'],
    ]);
  });

  test.each([
    [{}, undefined],
    [{ 'Variant Inventory Tracker': '' }, { tracked: false, inStock: true }],
    [{ 'Variant Inventory Qty': '5' }, { tracked: false, inStock: true }],
    [{ 'Variant Inventory Tracker': 'shopify' }, { tracked: true, quantity: 0 }],
    [
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '5' },
      { tracked: true, quantity: 5 },
    ],
  ])('with %j have the stock %j', (cells, stock) => {
    expect(line(cells).variants?.[0]?.stock).toEqual(stock);
  });

  test('give their pictures to the option that they depend on', () => {
    const row = (color: string, of: string, image: string) => ({
      'Option1 Name': 'Size',
      'Option1 Value': of,
      'Option2 Name': 'Color',
      'Option2 Value': color,
      'Image Src': '',
      'Variant Image': image && `https://cdn.example/${image}.jpg`,
    });
    const product = line(
      row('Red', 'S', 'red'),
      row('Red', 'M', 'red'),
      row('Blue', 'S', 'blue'),
      row('Blue', 'M', ''),
    );
    const ids = product.media?.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(product.options).toEqual([
      { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] },
      {
        name: 'Color',
        choices: [
          { description: 'Red', mediaIds: [ids?.[0]] },
          { description: 'Blue', mediaIds: [ids?.[1]] },
        ],
      },
    ]);
  });

  test('report pictures without a URL', () => {
    expect(read({ 'Image Src': 'x y' }).problems).toMatchObject([
      {
        field: 'Image Src',
        reason: '"x y" is not the URL of a picture',
        code: 'NOT_AN_IMAGE_URL',
      },
    ]);
    expect(read({ 'Variant Image': 'x y' }).problems).toMatchObject([{ field: 'Variant Image' }]);
  });
});
