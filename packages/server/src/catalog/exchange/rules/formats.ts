import { Product } from '@shopwright/contract/catalog/products';

export const formats = ['jsonl', 'csv', 'wix', 'shopify'] as const;
export type Format = (typeof formats)[number];
export type TableFormat = Exclude<Format, 'jsonl'>;

export const formatNames: Readonly<Record<Format, string>> = {
  jsonl: 'Shopwright JSON lines',
  csv: 'Shopwright CSV',
  wix: 'Wix product CSV',
  shopify: 'Shopify product CSV',
};

export const MAX_OPTIONS = 6;

export const optionColumns = (number: number) =>
  ({
    name: `option${number}Name`,
    type: `option${number}Type`,
    choices: `option${number}Choices`,
  }) as const;

const options = Array.from({ length: MAX_OPTIONS }, (_, index) => optionColumns(index + 1));

/** The columns of our own tables, in order. */
export const ownColumns: readonly string[] = [
  'type',
  'id',
  'numericId',
  'inventoryItemId',
  'variantId',
  'slug',
  'name',
  'visible',
  'productType',
  'description',
  'sku',
  'barcode',
  'brand',
  'ribbon',
  'price',
  'discountType',
  'discountValue',
  'cost',
  'weight',
  'tracked',
  'quantity',
  'inStock',
  'preordered',
  'preorderEnabled',
  'preorderMessage',
  'preorderLimit',
  'collections',
  'collectionPositions',
  'manageVariants',
  ...options.flatMap(({ name, type, choices }) => [name, type, choices]),
  'choiceMedia',
  'media',
  'infoSections',
  'customTextFields',
  'tags',
  'seo',
  'productDimensions',
  'packageDimensions',
  'pricePerUnit',
  'taxGroupId',
  'digitalFile',
  'downloadLimits',
  'giftCard',
  'subscriptions',
  'extendedFields',
  'createdAt',
  'updatedAt',
];

/**
 * Lists in one cell are separated by semicolons. A backslash escapes a semicolon or equals sign in
 * a text.
 */
export const writeList = (items: readonly string[]): string => items.map(escapeText).join(';');

export const escapeText = (text: string): string => text.replace(/[\\;=]/g, (sign) => `\\${sign}`);

/** The items of a list, each split at its equals signs. */
export function readList(cell: string): string[][] {
  if (cell === '') return [];
  const items: string[][] = [['']];
  for (let index = 0; index < cell.length; index += 1) {
    const sign = cell[index] ?? '';
    const item = items.at(-1) ?? [];
    if (sign === ';') items.push(['']);
    else if (sign === '=') item.push('');
    else item[item.length - 1] += sign === '\\' ? (cell[(index += 1)] ?? '') : sign;
  }
  return items;
}

/**
 * The columns of Shopify's product tables, in Shopify's order, without those for markets and sales
 * channels.
 */

export const SHOPIFY_OPTIONS = 3;
export const shopifyOption = (number: number) =>
  ({ name: `Option${number} Name`, value: `Option${number} Value` }) as const;

export const shopifyColumns: readonly string[] = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Variant Tax Code',
  'Cost per item',
  'Collection',
  'Status',
];

/** Shopify's placeholders for a product without options. */
export const NO_OPTION = 'Title';
export const NO_CHOICE = 'Default Title';

const GRAMS: Readonly<Record<string, number>> = { KG: 1000, LB: 453.592_37 };

/**
 * Converts between Shopify's grams and the store's weight unit, rounded to the stored number of
 * decimals.
 */
export const fromGrams = (grams: number, unit: string): number =>
  Math.round((grams / (GRAMS[unit] ?? 1000)) * 10_000) / 10_000;
export const toGrams = (weight: number, unit: string): number =>
  Math.round(weight * (GRAMS[unit] ?? 1000) * 1000) / 1000;

export const wixOption = (number: number) =>
  ({
    name: `productOptionName${number}`,
    type: `productOptionType${number}`,
    choices: `productOptionDescription${number}`,
  }) as const;
export const wixInfo = (number: number) =>
  ({
    title: `additionalInfoTitle${number}`,
    description: `additionalInfoDescription${number}`,
  }) as const;
export const wixText = (number: number) =>
  ({
    title: `customTextField${number}`,
    limit: `customTextCharLimit${number}`,
    mandatory: `customTextMandatory${number}`,
  }) as const;

export const WIX_OPTIONS = 6;
export const WIX_INFO_SECTIONS = 6;
export const WIX_TEXT_FIELDS = 2;

export const numbers = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** The columns of Wix's product tables, in Wix's order. */
export const wixColumns: readonly string[] = [
  'handleId',
  'fieldType',
  'name',
  'description',
  'productImageUrl',
  'collection',
  'sku',
  'ribbon',
  'price',
  'surcharge',
  'visible',
  'discountMode',
  'discountValue',
  'inventory',
  'weight',
  'cost',
  ...numbers(WIX_OPTIONS)
    .map(wixOption)
    .flatMap(({ name, type, choices }) => [name, type, choices]),
  ...numbers(WIX_INFO_SECTIONS)
    .map(wixInfo)
    .flatMap(({ title, description }) => [title, description]),
  ...numbers(WIX_TEXT_FIELDS)
    .map(wixText)
    .flatMap(({ title, limit, mandatory }) => [title, limit, mandatory]),
  'brand',
];

/** The bound of the contract. Other platforms allow longer names. */
export const MAX_NAME_LENGTH = Product.properties['name']?.maxLength ?? 80;

/** Cuts a name to the bound, after a whole word if possible, and adds an ellipsis. */
export function shortenName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const room = name.slice(0, MAX_NAME_LENGTH - 1);
  const lastSpace = room.lastIndexOf(' ');
  const isWordEnd = name.charAt(room.length) === ' ';
  // Removes half of a surrogate pair.
  const cut = (
    isWordEnd || lastSpace < MAX_NAME_LENGTH / 2 ? room : room.slice(0, lastSpace)
  ).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** Newer column names of Shopify, mapped to the older names that this module uses. */
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
  /** Our name for each column; undefined for unknown columns. */
  readonly columns: readonly (string | undefined)[];
  readonly unknown: readonly string[];
}

/** Spreadsheets of some countries separate cells by semicolons. */
export function separatorOf(start: string): string {
  const header = start.split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

export const startsAsJson = (start: string): boolean =>
  start.replace(/^\uFEFF?\s*/, '').startsWith('{');

/** The column of a format by its name in a file; undefined when the format has no such column. */
export const columnNamed = (format: TableFormat, name: string): string | undefined =>
  words[format].get(name.trim().toLowerCase());

/** The columns that a table of this format can have. */
export const columnsOf = (format: TableFormat): readonly string[] =>
  ({ csv: ownColumns, wix: wixColumns, shopify: shopifyColumns })[format];

/** Detects the format from the first row; undefined when no format matches. */
export function readHeader(
  cells: readonly string[],
  expected?: TableFormat,
  mapping?: readonly (string | undefined)[],
): Header | undefined {
  const titles = cells.map((cell) => cell.trim().toLowerCase());
  const format =
    expected ??
    signs.find(([name, columns]) =>
      columns.every((column) => titles.some((cell) => words[name].get(cell) === column)),
    )?.[0];
  if (format === undefined) return undefined;
  const columns = mapping
    ? titles.map((_, index) => mapping[index])
    : titles.map((cell) => words[format].get(cell));
  return {
    format,
    columns,
    unknown: cells.filter((cell, index) => columns[index] === undefined && cell.trim() !== ''),
  };
}
