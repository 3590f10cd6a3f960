import { expect, test } from 'vitest';
import { ownColumns, readHeader, shopifyColumns, wixColumns } from './formats.ts';

test.each([
  ['csv', ownColumns],
  ['shopify', shopifyColumns],
  ['wix', wixColumns],
] as const)('a table of the format %s is known by its columns, in any case', (format, columns) => {
  expect(readHeader(columns)).toEqual({ format, columns, unknown: [] });
  expect(readHeader(columns.map((column) => ` ${column.toUpperCase()} `))).toMatchObject({
    format,
    columns,
  });
});

test.each([
  ['the provider', ['handleId', 'fieldType'], 'wix'],
  ['Shopify', ['Handle', 'Title'], 'shopify'],
  ['Shopify, newer', ['URL handle', 'Title'], 'shopify'],
  ['our own, by slug', ['type', 'slug'], 'csv'],
  ['our own, by name', ['type', 'name'], 'csv'],
])('two columns are enough: %s', (_whose, cells, format) => {
  expect(readHeader(cells)?.format).toBe(format);
});

test.each([
  [[]],
  [['handleId']],
  [['fieldType']],
  [['Handle']],
  [['Title']],
  [['slug', 'name']],
  [['type']],
])('a table with the columns %j is of no known format', (cells) => {
  expect(readHeader(cells)).toBeUndefined();
});

test('uses a format that the caller names, whatever the columns', () => {
  expect(readHeader(['Handle', 'slug'], 'csv')).toEqual({
    format: 'csv',
    columns: [undefined, 'slug'],
    unknown: ['Handle'],
  });
});

test('lists unknown columns as written, without blank ones', () => {
  expect(readHeader(['type', 'name', ' Mood ', ' ', '', 'constructor'])).toEqual({
    format: 'csv',
    columns: ['type', 'name', undefined, undefined, undefined, undefined],
    unknown: [' Mood ', 'constructor'],
  });
});

test('maps the newer column names of Shopify to the older ones', () => {
  const words = {
    'URL handle': 'Handle',
    Description: 'Body (HTML)',
    'Published on online store': 'Published',
    SKU: 'Variant SKU',
    Barcode: 'Variant Barcode',
    Price: 'Variant Price',
    'Compare-at price': 'Variant Compare At Price',
    'Inventory tracker': 'Variant Inventory Tracker',
    'Inventory quantity': 'Variant Inventory Qty',
    'Continue selling when out of stock': 'Variant Inventory Policy',
    'Weight value (grams)': 'Variant Grams',
    'Weight unit for display': 'Variant Weight Unit',
    'Requires shipping': 'Variant Requires Shipping',
    'Fulfillment service': 'Variant Fulfillment Service',
    'Product image URL': 'Image Src',
    'Variant image URL': 'Variant Image',
    'Charge tax': 'Variant Taxable',
    'Tax code': 'Variant Tax Code',
  };
  expect(readHeader(Object.keys(words), 'shopify')?.columns).toEqual(Object.values(words));
  for (const column of Object.values(words)) expect(shopifyColumns).toContain(column);
});
