import { describe, expect, test } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import type { ProductLine } from './line.ts';
import { shopifyRows } from './write-shopify.ts';

const rows = (line: ProductLine, collectionNames: readonly string[] = []) =>
  shopifyRows(line, {
    siteUrl: 'https://shop.example',
    collectionNames,
    currency: createCurrency('USD', 'en-US'),
    weightUnit: 'KG',
  });
const productCells = {
  Handle: '',
  Title: '',
  'Body (HTML)': '',
  Vendor: '',
  'Product Category': '',
  Type: '',
  Tags: '',
  Published: 'TRUE',
  Status: 'active',
  'Gift Card': 'FALSE',
  'SEO Title': '',
  'SEO Description': '',
  Collection: '',
  'Option1 Name': 'Title',
};
const variantCells = {
  'Option1 Value': 'Default Title',
  'Variant SKU': '',
  'Variant Grams': '',
  'Variant Weight Unit': '',
  'Variant Inventory Tracker': '',
  'Variant Inventory Qty': '',
  'Variant Inventory Policy': 'deny',
  'Variant Fulfillment Service': 'manual',
  'Variant Price': '0',
  'Variant Compare At Price': '',
  'Variant Requires Shipping': 'TRUE',
  'Variant Taxable': 'TRUE',
  'Variant Barcode': '',
  'Cost per item': '',
  'Variant Image': '',
};
const empty = { ...productCells, ...variantCells };

describe('a product in a table of Shopify', () => {
  test('has empty cells for missing fields', () => {
    expect(rows({})).toEqual([empty]);
  });

  test('has every field that Shopify has a column for', () => {
    expect(
      rows(
        {
          slug: 'mug',
          name: 'Mug',
          description: 'x',
          brand: 'North',
          tags: ['clay', 'new'],
          visible: false,
          giftCard: true,
          productType: 'digital',
          sku: 'MUG',
          price: 10,
          weight: 0.4,
          cost: 4,
          preorder: { enabled: true },
          stock: { quantity: 3 },
          seoData: {
            tags: [
              { type: 'meta', props: { content: 'D' } },
              { type: 'title', children: 'T' },
            ],
          },
          extendedFields: { shopify: { type: 'Cup', productCategory: 'Home' } },
          variants: [{ barcode: '4006381333931', sku: 'unseen' }, { sku: 'unseen' }],
          media: [{ image: { url: '/media/a.jpg', altText: 'A' } }],
        },
        ['Mugs', 'Other'],
      ),
    ).toEqual([
      {
        ...empty,
        Handle: 'mug',
        Title: 'Mug',
        'Body (HTML)': 'x',
        Vendor: 'North',
        'Product Category': 'Home',
        Type: 'Cup',
        Tags: 'clay, new',
        Published: 'FALSE',
        Status: 'draft',
        'Gift Card': 'TRUE',
        'SEO Title': 'T',
        'SEO Description': 'D',
        Collection: 'Mugs',
        'Variant SKU': 'MUG',
        'Variant Grams': '400',
        'Variant Weight Unit': 'kg',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '3',
        'Variant Inventory Policy': 'continue',
        'Variant Price': '10',
        'Variant Requires Shipping': 'FALSE',
        'Variant Barcode': '4006381333931',
        'Cost per item': '4',
        'Image Src': 'https://shop.example/media/a.jpg',
        'Image Position': '1',
        'Image Alt Text': 'A',
      },
    ]);
  });

  test('has the title that an import shortened, until the name changes', () => {
    const title = 'x'.repeat(90);
    const extendedFields = { shopify: { title } };
    expect(rows({ name: `${'x'.repeat(79)}…`, extendedFields })[0]?.['Title']).toBe(title);
    expect(rows({ name: 'Cup', extendedFields })[0]?.['Title']).toBe('Cup');
  });

  test('has the charged price, and the original as compare-at price', () => {
    const prices = (line: ProductLine) => {
      const [row] = rows(line);
      return [row?.['Variant Price'], row?.['Variant Compare At Price']];
    };
    expect(prices({ price: 10, discount: { type: 'PERCENT', value: 25 } })).toEqual(['7.5', '10']);
    expect(prices({ price: 10, discount: { type: 'AMOUNT', value: 1 } })).toEqual(['9', '10']);
    expect(prices({ price: 10, discount: { type: 'UNDEFINED', value: 1 } })).toEqual(['10', '']);
    expect(prices({ price: 10, variants: [{ price: 12 }] })).toEqual(['12', '']);
  });

  test('has a row for each picture', () => {
    expect(
      rows({
        slug: 'mug',
        media: [
          { image: { url: '/media/a.jpg' } },
          { video: {} },
          { image: { url: 'https://cdn.example/b.jpg' } },
        ],
      }).slice(1),
    ).toEqual([
      {
        Handle: 'mug',
        'Image Src': 'https://cdn.example/b.jpg',
        'Image Position': '2',
        'Image Alt Text': '',
      },
    ]);
  });
});

describe('variants in a table of Shopify', () => {
  const line: ProductLine = {
    slug: 'mug',
    price: 10,
    weight: 1,
    cost: 2,
    manageVariants: true,
    media: [{ id: 'red', image: { url: '/media/red.jpg' } }],
    options: [
      {
        name: 'Color',
        choices: [{ description: 'Red', mediaIds: ['red'] }, { description: 'Blue' }],
      },
      { name: 'Size' },
      { name: 'Form' },
      { name: 'Fourth' },
    ],
    variants: [
      { choices: { Color: 'Gray' }, visible: false },
      {
        choices: { Color: 'Red', Size: 'S', Form: 'Round', Fourth: 'x' },
        sku: 'R',
        weight: 2,
        cost: 3,
        price: 12,
        stock: { tracked: true, quantity: -1 },
      },
      { choices: { Color: 'Blue' }, stock: { tracked: false, quantity: 4 } },
    ],
  };

  test('are those that are visible, with three options at most', () => {
    const [first, second, ...rest] = rows(line);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      'Option1 Name': 'Color',
      'Option2 Name': 'Size',
      'Option3 Name': 'Form',
      'Option1 Value': 'Red',
      'Option2 Value': 'S',
      'Option3 Value': 'Round',
      'Variant SKU': 'R',
      'Variant Grams': '2000',
      'Cost per item': '3',
      'Variant Price': '12',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '0',
      'Variant Image': 'https://shop.example/media/red.jpg',
    });
    expect(JSON.stringify(first)).not.toContain('Fourth');
    expect(second).toEqual({
      ...variantCells,
      Handle: 'mug',
      'Option1 Value': 'Blue',
      'Option2 Value': '',
      'Option3 Value': '',
      'Variant Grams': '1000',
      'Variant Weight Unit': 'kg',
      'Cost per item': '2',
      'Variant Price': '10',
    });
  });

  test('of a product that does not manage them are one', () => {
    expect(rows({ ...line, manageVariants: false })).toMatchObject([
      { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
    ]);
    const { manageVariants: _, ...unsaid } = line;
    expect(rows(unsaid)).toHaveLength(1);
  });
});
