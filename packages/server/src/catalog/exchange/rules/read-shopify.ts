import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import { toSlug } from '../../../kernel/slug.ts';
import { readRow, type Row, type RowReader, type RowProblem } from './cells.ts';
import {
  fromGrams,
  MAX_NAME_LENGTH,
  NO_CHOICE,
  SHOPIFY_OPTIONS,
  shopifyOption,
  shortenName,
} from './formats.ts';
import {
  type MediaLine,
  type OptionLine,
  pictureAt,
  type ProductLine,
  type StockLine,
  type VariantLine,
} from './line.ts';
import { toNumber, toText, toUnits } from '../../../kernel/decimal.ts';
import { discounted } from '../../products/rules/prices.ts';

export interface ShopifyReading {
  readonly currency: Currency;
  /** The store's unit of weight: KG or LB. */
  readonly weightUnit: string;
}

/**
 * Reads the rows of one handle of a Shopify table. The first row has the product; each row may have
 * a variant and a picture.
 */
export function readShopifyProduct(
  rows: readonly Row[],
  problems: RowProblem[],
  notes: RowProblem[],
  { currency, weightUnit }: ShopifyReading,
): ProductLine {
  const readers = rows.map((cells) => readRow(cells, problems));
  const [row] = readers;
  if (!row) return {};
  const variantRows = readers.filter(
    (reader, index) =>
      index === 0 ||
      optionNumbers.some((number) => reader.text(shopifyOption(number).value) !== '') ||
      reader.text('Variant Price') !== '' ||
      reader.text('Variant SKU') !== '',
  );
  const numbers = namedOptions(row, variantRows);
  const options = readOptions(row, variantRows, numbers);
  const { discount, prices, lost } = findDiscount(
    variantRows.map((variant) => ({
      price: variant.number('Variant Price') ?? 0,
      compareAt: reduced(variant),
    })),
    currency,
  );
  if (lost)
    notes.push({
      line: row.line,
      field: 'Variant Compare At Price',
      reason:
        'no single discount results in the prices of all variants: the charged prices were imported, the compare-at prices were not',
    });
  const weights = variantRows
    .map((variant) => variant.number('Variant Grams'))
    .map((grams) => (grams === undefined ? null : fromGrams(grams, weightUnit)));
  const costs = variantRows.map((variant) => variant.number('Cost per item') ?? null);
  const media = readMedia(readers, variantRows);
  const managed = options.length > 0;
  const variants = variantRows.map((variant, index) =>
    readVariant(
      variant,
      options,
      numbers,
      {
        price: own(prices, index),
        weight: own(weights, index),
        cost: own(costs, index),
        managed,
      },
      notes,
    ),
  );
  const priced = row.has('Variant Price');
  const title = row.text('Title');
  const shortName = shortenName(title);
  if (shortName !== title)
    notes.push({
      line: row.line,
      field: 'Title',
      reason: `has ${title.length} characters and was shortened to "${shortName}": names are limited to ${MAX_NAME_LENGTH} characters`,
    });
  if (variantRows.some((variant) => variant.boolean('Variant Taxable') === false))
    notes.push({
      line: row.line,
      field: 'Variant Taxable',
      reason:
        'is FALSE, which was not imported: the tax settings of the store decide which products are taxed',
    });
  for (const variant of variantRows)
    if (priced && variant.text('Variant Price') === '')
      variant.fail('Variant Price', 'is required', 'REQUIRED');
  return {
    ...(row.text('Handle') === '' ? {} : { slug: toSlug(row.text('Handle')) }),
    ...(title === '' ? {} : { name: shortName }),
    ...(row.has('Body (HTML)') ? { description: row.text('Body (HTML)') || null } : {}),
    ...(row.has('Vendor') ? { brand: row.text('Vendor') || null } : {}),
    ...(row.has('Tags') ? { tags: tagsOf(row.text('Tags')) } : {}),
    ...visibleOf(row),
    ...(priced && prices[0] !== undefined ? { price: prices[0], discount } : {}),
    ...(row.has('Variant Grams') ? { weight: weights[0] ?? null } : {}),
    ...(row.has('Cost per item') ? { cost: costs[0] ?? null } : {}),
    ...(!managed && row.has('Variant SKU') ? { sku: row.text('Variant SKU') || null } : {}),
    ...kindOf(row, variantRows),
    ...(row.has('Image Src') ? { media } : {}),
    options: withPictures(options, numbers, variantRows, media),
    manageVariants: managed,
    variants,
    ...(variantRows.every(
      (variant) => variant.text('Variant Inventory Policy').toLowerCase() === 'continue',
    )
      ? { preorder: { enabled: true } }
      : row.has('Variant Inventory Policy')
        ? { preorder: { enabled: false } }
        : {}),
    ...(row.has('SEO Title') || row.has('SEO Description') ? { seoData: seoOf(row) } : {}),
    ...(row.has('Collection')
      ? { collections: row.text('Collection') === '' ? [] : [{ name: row.text('Collection') }] }
      : {}),
    ...extras(row, shortName === title ? '' : title),
  };
}

/**
 * The first variant's value becomes the product's. Variants with the same value have none of their
 * own.
 */
const own = <Value>(values: readonly Value[], index: number): Value | null =>
  values[index] === values[0] ? null : (values[index] ?? null);

function reduced(row: RowReader): number | undefined {
  const before = row.number('Variant Compare At Price');
  return before !== undefined && before > (row.number('Variant Price') ?? 0) ? before : undefined;
}

const optionNumbers = Array.from({ length: SHOPIFY_OPTIONS }, (_, index) => index + 1);

/** The numbers of the columns of the product's options: a table may name the second and not the first. */
function namedOptions(row: RowReader, variants: readonly RowReader[]): number[] {
  if (variants.length === 1 && row.text('Option1 Value') === NO_CHOICE) return [];
  return optionNumbers.filter((number) => row.text(shopifyOption(number).name) !== '');
}

function readOptions(
  row: RowReader,
  variants: readonly RowReader[],
  numbers: readonly number[],
): OptionLine[] {
  return numbers.map((number) => {
    const choices = [
      ...new Set(variants.map((variant) => variant.text(shopifyOption(number).value))),
    ].filter((choice) => choice !== '');
    return {
      name: row.text(shopifyOption(number).name),
      choices: choices.map((description) => ({ description })),
    };
  });
}

interface OwnValues {
  readonly price: number | null;
  readonly weight: number | null;
  readonly cost: number | null;
  readonly managed: boolean;
}

function readVariant(
  row: RowReader,
  options: readonly OptionLine[],
  numbers: readonly number[],
  { managed, ...values }: OwnValues,
  notes: RowProblem[],
): VariantLine {
  const choices = Object.fromEntries(
    options.map(({ name = '' }, index) => {
      const { value } = shopifyOption(numbers[index] ?? 0);
      if (row.text(value) === '')
        row.fail(value, `must name a choice of the option "${name}"`, 'REQUIRED');
      return [name, row.text(value)];
    }),
  );
  return {
    choices,
    ...(row.has('Variant Price') ? { price: values.price } : {}),
    ...(row.has('Variant Grams') ? { weight: values.weight } : {}),
    ...(row.has('Cost per item') ? { cost: values.cost } : {}),
    ...(managed && row.has('Variant SKU') ? { sku: row.text('Variant SKU') || null } : {}),
    ...(row.has('Variant Barcode')
      ? { barcode: row.text('Variant Barcode').replace(/^'/, '') || null }
      : {}),
    visible: true,
    ...stockOf(row, notes),
  };
}

function stockOf(row: RowReader, notes: RowProblem[]): { stock?: StockLine } {
  if (!row.has('Variant Inventory Tracker') && !row.has('Variant Inventory Qty')) return {};
  if (row.text('Variant Inventory Tracker') === '')
    return { stock: { tracked: false, inStock: true } };
  const quantity = row.whole('Variant Inventory Qty') ?? 0;
  if (quantity < 0)
    notes.push({
      line: row.line,
      field: 'Variant Inventory Qty',
      reason: `${quantity} was imported as 0: the backorders of another store are not stock here`,
    });
  return { stock: { tracked: true, quantity: Math.max(0, quantity) } };
}

const tagsOf = (text: string): string[] | null => {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return tags.length > 0 ? tags : null;
};

function visibleOf(row: RowReader): { visible?: boolean } {
  const published = row.boolean('Published');
  const status = row.text('Status').toLowerCase();
  if (published === undefined && status === '') return {};
  return { visible: (published ?? true) && (status === '' || status === 'active') };
}

function kindOf(
  row: RowReader,
  variants: readonly RowReader[],
): Pick<ProductLine, 'giftCard' | 'productType'> {
  const giftCard = row.boolean('Gift Card');
  const shipped = variants.map((variant) => variant.boolean('Variant Requires Shipping'));
  return {
    ...(giftCard === undefined ? {} : { giftCard: giftCard ? true : null }),
    ...(shipped.every((needed) => needed === undefined)
      ? {}
      : {
          productType: shipped.every((needed) => needed === false)
            ? ('digital' as const)
            : ('physical' as const),
        }),
  };
}

/** Sorted by the stated positions. */
function readMedia(rows: readonly RowReader[], variants: readonly RowReader[]): MediaLine[] {
  const images = rows
    .filter((row) => row.text('Image Src') !== '')
    .map((row, index) => ({
      row,
      column: 'Image Src',
      alt: row.text('Image Alt Text'),
      at: row.number('Image Position') ?? index + 1,
    }));
  const ofVariants = variants
    .filter((row) => row.text('Variant Image') !== '')
    .map((row) => ({ row, column: 'Variant Image', alt: '', at: Number.POSITIVE_INFINITY }));
  const pictures = [...images, ...ofVariants]
    .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .flatMap(
      ({ row, column, alt }) =>
        pictureAt(row.text(column), alt) ??
        row.fail(
          column,
          `"${row.text(column).slice(0, 80)}" is not the URL of a picture`,
          'NOT_AN_IMAGE_URL',
        ) ??
        [],
    );
  return pictures.filter(
    ({ id }, index) => pictures.findIndex((other) => other.id === id) === index,
  );
}

/** Assigns variant pictures to the first option whose choices have at most one picture each. */
function withPictures(
  options: readonly OptionLine[],
  numbers: readonly number[],
  variants: readonly RowReader[],
  media: readonly MediaLine[],
): OptionLine[] {
  const mediaIds = new Set(media.map(({ id }) => id));
  const pictures = variants
    .map((row) => pictureAt(row.text('Variant Image'))?.id)
    .map((id) => (id !== undefined && mediaIds.has(id) ? id : undefined));
  if (pictures.every((id) => id === undefined)) return [...options];
  const idsOf = (option: number, choice: string): string[] => [
    ...new Set(
      pictures.flatMap((id, index) =>
        id !== undefined &&
        variants[index]?.text(shopifyOption(numbers[option] ?? 0).value) === choice
          ? [id]
          : [],
      ),
    ),
  ];
  const owner = options.findIndex(({ choices = [] }, index) =>
    choices.every(({ description = '' }) => idsOf(index, description).length <= 1),
  );
  return options.map((option, index) =>
    index === owner
      ? {
          ...option,
          choices: (option.choices ?? []).map((choice) => ({
            ...choice,
            mediaIds: idsOf(index, choice.description ?? ''),
          })),
        }
      : option,
  );
}

function seoOf(row: RowReader): NonNullable<ProductLine['seoData']> | null {
  const [title, description] = [row.text('SEO Title'), row.text('SEO Description')];
  if (title === '' && description === '') return null;
  return {
    tags: [
      ...(title === '' ? [] : [{ type: 'title', children: title }]),
      ...(description === ''
        ? []
        : [{ type: 'meta', props: { name: 'description', content: description } }]),
    ],
  };
}

/** Fields without an equivalent here, stored so that an export writes them back. */
function extras(row: RowReader, title: string): Pick<ProductLine, 'extendedFields'> {
  const [type, productCategory] = [row.text('Type'), row.text('Product Category')];
  if (type === '' && productCategory === '' && title === '') return {};
  return {
    extendedFields: {
      shopify: {
        ...(type === '' ? {} : { type }),
        ...(productCategory === '' ? {} : { productCategory }),
        ...(title === '' ? {} : { title }),
      },
    },
  };
}

export interface PricePair {
  readonly price: number;
  /** The price before the discount; undefined without a discount. */
  readonly compareAt: number | undefined;
}

interface FoundRule {
  readonly discount: NonNullable<ProductLine['discount']>;
  /** The prices before the discount, in the same order. */
  readonly prices: readonly number[];
  /**
   * No single discount results in all charged prices, so the prices before the discount are lost.
   */
  readonly lost: boolean;
}

/**
 * Finds one discount for the product from the two prices of each variant. Charged prices never
 * change.
 */
export function findDiscount(pairs: readonly PricePair[], currency: Currency): FoundRule {
  const charged = pairs.map(({ price }) => price);
  const none = { type: 'NONE' as const, value: 0 };
  if (!pairs.some(isReduced)) return { discount: none, prices: charged, lost: false };
  const before = pairs.map(({ price, compareAt }) => compareAt ?? price);
  for (const discount of candidates(pairs)) {
    const rule = {
      type: discount.type,
      value: toText(toUnits(discount.value, MONEY_SCALE), MONEY_SCALE),
    };
    const makes = (price: number): number =>
      toNumber(discounted(toUnits(price, MONEY_SCALE), rule, currency), MONEY_SCALE);
    if (before.every((price, index) => makes(price) === charged[index]))
      return { discount, prices: before, lost: false };
  }
  return { discount: none, prices: charged, lost: true };
}

const isReduced = ({ price, compareAt }: PricePair): boolean =>
  compareAt !== undefined && compareAt > price;

function candidates(pairs: readonly PricePair[]): { type: 'AMOUNT' | 'PERCENT'; value: number }[] {
  const [first] = pairs;
  if (!first || first.compareAt === undefined || !isReduced(first)) return [];
  const percent = (1 - first.price / first.compareAt) * 100;
  return [
    { type: 'AMOUNT', value: Math.round((first.compareAt - first.price) * 1000) / 1000 },
    { type: 'PERCENT', value: Math.round(percent) },
    { type: 'PERCENT', value: Math.round(percent * 1000) / 1000 },
  ];
}
