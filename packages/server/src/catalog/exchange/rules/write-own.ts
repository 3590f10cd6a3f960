import { writeBoolean, writeNumber } from './cells.ts';
import { escapeText, MAX_OPTIONS, optionColumns, writeList } from './formats.ts';
import type { CollectionLine, OptionLine, ProductLine, StockLine, VariantLine } from './line.ts';

/** The rows of a product in our own table. */

export type Cells = Record<string, string>;

export function ownProductRows(line: ProductLine): Cells[] {
  const { options = [], variants = [] } = line;
  const managed = (line.manageVariants ?? false) && options.length > 0;
  const [only] = variants;
  const product: Cells = {
    type: 'product',
    ...texts(line, [
      'id',
      'numericId',
      'inventoryItemId',
      'slug',
      'name',
      'productType',
      'description',
      'sku',
      'brand',
      'ribbon',
      'taxGroupId',
      'createdAt',
      'updatedAt',
    ]),
    visible: writeBoolean(line.visible ?? true),
    price: writeNumber(line.price),
    discountType: line.discount?.type ?? 'NONE',
    discountValue: writeNumber(line.discount?.value),
    cost: writeNumber(line.cost),
    weight: writeNumber(line.weight),
    productDimensions: json(line.productDimensions),
    packageDimensions: json(line.packageDimensions),
    pricePerUnit: json(line.pricePerUnitData),
    seo: json(line.seoData),
    digitalFile: json(line.digitalFile),
    downloadLimits: json(line.downloadLimits),
    subscriptions: json(line.subscriptionOptions),
    extendedFields: json(line.extendedFields),
    infoSections: listJson(line.infoSections),
    customTextFields: listJson(line.customTextFields),
    media: listJson(line.media),
    giftCard:
      line.giftCard === undefined || line.giftCard === null ? '' : writeBoolean(line.giftCard),
    tags: writeList(line.tags ?? []),
    manageVariants: writeBoolean(line.manageVariants ?? false),
    ...optionCells(options),
    ...preorderCells(line.preorder),
    collections: writeList((line.collections ?? []).map(({ slug = '' }) => slug)),
    collectionPositions: (line.collections ?? [])
      .map(({ position }) => writeNumber(position))
      .join(';'),
    ...(managed || !only
      ? {}
      : { variantId: only.id ?? '', barcode: only.barcode ?? '', ...stockCells(only.stock) }),
  };
  const rows = managed || (only && saysMore(only)) ? variants : [];
  return [product, ...rows.map((variant) => variantRow(line, variant, options))];
}

export function ownCollectionRow(line: CollectionLine): Cells {
  return {
    type: 'collection',
    ...texts(line, ['id', 'slug', 'name', 'description', 'createdAt', 'updatedAt']),
    visible: writeBoolean(line.visible ?? true),
    media: listJson(line.media),
    seo: json(line.seoSchema),
  };
}

/** Whether the variant needs its own row. */
const saysMore = ({
  price,
  cost,
  weight,
  visible,
  productDimensions,
  packageDimensions,
}: VariantLine): boolean =>
  visible === false ||
  [price, cost, weight, productDimensions, packageDimensions].some(
    (value) => (value ?? null) !== null,
  );

function variantRow(
  product: ProductLine,
  variant: VariantLine,
  options: readonly OptionLine[],
): Cells {
  const choices = options.flatMap(({ name = '' }, index) => {
    const choice = variant.choices?.[name];
    return choice === undefined ? [] : [[optionColumns(index + 1).choices, escapeText(choice)]];
  });
  return {
    type: 'variant',
    slug: product.slug ?? '',
    variantId: variant.id ?? '',
    ...texts(variant, ['sku', 'barcode']),
    visible: writeBoolean(variant.visible ?? true),
    price: writeNumber(variant.price),
    cost: writeNumber(variant.cost),
    weight: writeNumber(variant.weight),
    productDimensions: json(variant.productDimensions),
    packageDimensions: json(variant.packageDimensions),
    ...stockCells(variant.stock),
    ...Object.fromEntries(choices),
  };
}

function optionCells(options: readonly OptionLine[]): Cells {
  const cells: Cells = {};
  for (const [index, { name = '', optionType = '', choices = [] }] of options
    .slice(0, MAX_OPTIONS)
    .entries()) {
    const columns = optionColumns(index + 1);
    cells[columns.name] = name;
    cells[columns.type] = optionType;
    cells[columns.choices] = choices
      .map(({ description = '', value = description }) =>
        value === description
          ? escapeText(description)
          : `${escapeText(description)}=${escapeText(value)}`,
      )
      .join(';');
  }
  const shown = options.map(
    ({ name = '', choices = [] }) =>
      [
        name,
        Object.fromEntries(
          choices.flatMap(({ description = '', mediaIds = [] }) =>
            mediaIds.length > 0 ? [[description, mediaIds]] : [],
          ),
        ),
      ] as const,
  );
  const media = Object.fromEntries(shown.filter(([, choices]) => Object.keys(choices).length > 0));
  return { ...cells, choiceMedia: Object.keys(media).length > 0 ? JSON.stringify(media) : '' };
}

const stockCells = (stock: StockLine | null | undefined): Cells =>
  stock
    ? {
        tracked: stock.tracked === undefined ? '' : writeBoolean(stock.tracked),
        quantity: writeNumber(stock.quantity),
        inStock: stock.inStock === undefined ? '' : writeBoolean(stock.inStock),
        preordered: writeNumber(stock.preordered),
      }
    : {};

const preorderCells = (preorder: ProductLine['preorder']): Cells =>
  preorder?.enabled || preorder?.message || (preorder?.limit ?? null) !== null
    ? {
        preorderEnabled: writeBoolean(preorder?.enabled ?? false),
        preorderMessage: preorder?.message ?? '',
        preorderLimit: writeNumber(preorder?.limit),
      }
    : { preorderEnabled: writeBoolean(false) };

const texts = <Line extends object>(line: Line, keys: readonly (keyof Line & string)[]): Cells =>
  Object.fromEntries(keys.map((key) => [key, typeof line[key] === 'string' ? line[key] : '']));
const json = (value: unknown): string => ((value ?? null) === null ? '' : JSON.stringify(value));
const listJson = (value: readonly unknown[] | undefined): string =>
  value && value.length > 0 ? JSON.stringify(value) : '';
