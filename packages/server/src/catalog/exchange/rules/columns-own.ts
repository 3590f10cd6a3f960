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
