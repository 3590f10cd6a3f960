import { ownColumns, shopifyColumns, wixColumns } from './columns.ts';

export const formats = ['jsonl', 'csv', 'wix', 'shopify'] as const;
export type Format = (typeof formats)[number];
export type TableFormat = Exclude<Format, 'jsonl'>;

export const formatNames: Readonly<Record<Format, string>> = {
  jsonl: 'Shopwright JSON lines',
  csv: 'Shopwright CSV',
  wix: 'Wix product CSV',
  shopify: 'Shopify product CSV',
};

/** The words of Shopify's newer tables, for the older ones that everything else speaks. */
const shopifyWords: Readonly<Record<string, string>> = {
  'url handle': 'Handle',
  description: 'Body (HTML)',
  'published on online store': 'Published',
  sku: 'Variant SKU',
  barcode: 'Variant Barcode',
  price: 'Variant Price',
  'compare-at price': 'Variant Compare At Price',
  'inventory tracker': 'Variant Inventory Tracker',
  'inventory quantity': 'Variant Inventory Qty',
  'continue selling when out of stock': 'Variant Inventory Policy',
  'weight value (grams)': 'Variant Grams',
  'weight unit for display': 'Variant Weight Unit',
  'requires shipping': 'Variant Requires Shipping',
  'fulfillment service': 'Variant Fulfillment Service',
  'product image url': 'Image Src',
  'variant image url': 'Variant Image',
  'charge tax': 'Variant Taxable',
  'tax code': 'Variant Tax Code',
};

const words: Readonly<Record<TableFormat, ReadonlyMap<string, string>>> = {
  csv: new Map(ownColumns.map((column) => [column.toLowerCase(), column])),
  wix: new Map(wixColumns.map((column) => [column.toLowerCase(), column])),
  shopify: new Map([
    ...shopifyColumns.map((column) => [column.toLowerCase(), column] as const),
    ...Object.entries(shopifyWords),
  ]),
};

const signs: readonly (readonly [TableFormat, readonly string[]])[] = [
  ['wix', ['handleId', 'fieldType']],
  ['shopify', ['Handle', 'Title']],
  ['csv', ['type', 'slug']],
  ['csv', ['type', 'name']],
];

export interface Header {
  readonly format: TableFormat;
  /** What each column is called here; undefined for those that mean nothing to us. */
  readonly columns: readonly (string | undefined)[];
  readonly unknown: readonly string[];
}

/** Whose table it is, by its first row; undefined when it is nobody's. */
export function readHeader(cells: readonly string[], wanted?: TableFormat): Header | undefined {
  const told = cells.map((cell) => cell.trim().toLowerCase());
  const format =
    wanted ??
    signs.find(([name, columns]) =>
      columns.every((column) => told.some((cell) => words[name].get(cell) === column)),
    )?.[0];
  if (format === undefined) return undefined;
  const columns = told.map((cell) => words[format].get(cell));
  return {
    format,
    columns,
    unknown: cells.filter((cell, index) => columns[index] === undefined && cell.trim() !== ''),
  };
}
