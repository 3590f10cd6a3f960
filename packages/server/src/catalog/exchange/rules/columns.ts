import { Product } from '@shopwright/contract/catalog/products';

/** The columns of our own tables, in order. */

export const MOST_OPTIONS = 6;

export const optionColumns = (number: number) =>
  ({
    name: `option${number}Name`,
    type: `option${number}Type`,
    choices: `option${number}Choices`,
  }) as const;

const options = Array.from({ length: MOST_OPTIONS }, (_, index) => optionColumns(index + 1));

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
  'giftCard',
  'subscriptions',
  'extendedFields',
  'createdAt',
  'updatedAt',
];

/** Lists in one cell: parted by semicolons; a semicolon or equals sign that belongs to a text has a backslash before it. */
export const writeList = (items: readonly string[]): string => items.map(escapeText).join(';');

export const escapeText = (text: string): string => text.replace(/[\\;=]/g, (sign) => `\\${sign}`);

/** The texts of a list, each as its parts around equals signs. */
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

/** The columns of Shopify's product tables, in its order; without those for markets and shopping channels. */

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

/** What stands for a product that has nothing to choose. */
export const NO_OPTION = 'Title';
export const NO_CHOICE = 'Default Title';

const GRAMS: Readonly<Record<string, number>> = { KG: 1000, LB: 453.592_37 };

/** Between Shopify's grams and the store's own unit, with the decimals a weight is stored with. */
export const fromGrams = (grams: number, unit: string): number =>
  Math.round((grams / (GRAMS[unit] ?? 1000)) * 10_000) / 10_000;
export const toGrams = (weight: number, unit: string): number =>
  Math.round(weight * (GRAMS[unit] ?? 1000) * 1000) / 1000;

/** The columns of the provider's product tables, in its order. */

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

/** The contract's bound, which the provider's clients rely on. Other shops allow longer names. */
export const MAX_NAME_LENGTH = Product.properties['name']?.maxLength ?? 80;

/** A name within the bound: cut after a whole word where there is one, with an ellipsis. */
export function shortenName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const room = name.slice(0, MAX_NAME_LENGTH - 1);
  const lastSpace = room.lastIndexOf(' ');
  const isWordEnd = name.charAt(room.length) === ' ';
  // Half a surrogate pair is no character.
  const cut = (
    isWordEnd || lastSpace < MAX_NAME_LENGTH / 2 ? room : room.slice(0, lastSpace)
  ).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}
