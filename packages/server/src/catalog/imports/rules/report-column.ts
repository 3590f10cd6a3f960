import { columnsOf, type Format, type TableFormat } from '../../exchange/rules/formats.ts';

interface TitledColumn {
  readonly name: string;
  readonly field?: string | null;
}

/** Where the rules name a field otherwise than the column of the format. */
const columnsByField: Readonly<Record<TableFormat, Readonly<Record<string, string>>>> = {
  csv: {
    'discount.type': 'discountType',
    'discount.value': 'discountValue',
    'stock.quantity': 'quantity',
    'stock.inStock': 'inStock',
    'preorder.message': 'preorderMessage',
    'preorder.limit': 'preorderLimit',
    pricePerUnitData: 'pricePerUnit',
    seoData: 'seo',
    seoSchema: 'seo',
    subscriptionOptions: 'subscriptions',
  },
  wix: {
    'discount.type': 'discountMode',
    'discount.value': 'discountValue',
    slug: 'handleId',
    media: 'productImageUrl',
    collections: 'collection',
    stock: 'inventory',
  },
  shopify: {
    slug: 'Handle',
    name: 'Title',
    description: 'Body (HTML)',
    brand: 'Vendor',
    tags: 'Tags',
    visible: 'Published',
    price: 'Variant Price',
    discount: 'Variant Compare At Price',
    sku: 'Variant SKU',
    barcode: 'Variant Barcode',
    weight: 'Variant Grams',
    cost: 'Cost per item',
    stock: 'Variant Inventory Qty',
    media: 'Image Src',
    collections: 'Collection',
    seoData: 'SEO Title',
    giftCard: 'Gift Card',
  },
};

const numberedColumns: Readonly<Record<TableFormat, (path: string) => string>> = {
  csv: (path) =>
    path.replace(
      /^options\[(\d)\]\.?(name|choices)?.*$/,
      (_, index: string, part = 'name') =>
        `option${Number(index) + 1}${part === 'choices' ? 'Choices' : 'Name'}`,
    ),
  wix: (path) =>
    path
      .replace(
        /^options\[(\d)\]\.?(name|choices)?.*$/,
        (_, index: string, part = 'name') =>
          `productOption${part === 'choices' ? 'Description' : 'Name'}${Number(index) + 1}`,
      )
      .replace(
        /^infoSections\[(\d)\]\.?(title|description)?.*$/,
        (_, index: string, part = 'title') =>
          `additionalInfo${part === 'description' ? 'Description' : 'Title'}${Number(index) + 1}`,
      )
      .replace(
        /^customTextFields\[(\d)\].*$/,
        (_, index: string) => `customTextField${Number(index) + 1}`,
      ),
  shopify: (path) =>
    path.replace(
      /^options\[(\d)\]\.?(name|choices)?.*$/,
      (_, index: string, part = 'name') =>
        `Option${Number(index) + 1} ${part === 'choices' ? 'Value' : 'Name'}`,
    ),
};

/**
 * The title that a column has in the file, from the field that a rule names: `variants[2].price` is
 * the column "Price" of the third variant's row.
 */
export function titleOf(field: string, format: Format, columns: readonly TitledColumn[]): string {
  if (format === 'jsonl' || field === '') return field;
  const column = columnOf(field, format);
  return columns.find((mapped) => mapped.field === column)?.name ?? column;
}

function columnOf(field: string, format: TableFormat): string {
  const available = columnsOf(format);
  if (available.includes(field)) return field;
  const path = field.replace(/^variants\[\d+\]\.?/, '');
  const [root = ''] = path.split(/[.[]/);
  const candidates = [
    columnsByField[format][path],
    columnsByField[format][root],
    numberedColumns[format](path),
    root,
  ];
  return candidates.find((name) => name !== undefined && available.includes(name)) ?? field;
}
