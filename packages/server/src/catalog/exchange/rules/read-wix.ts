import { compact } from '../../../kernel/compact.ts';
import { toSlug } from '../../../kernel/slug.ts';
import { readRow, type Row, type RowReader, type RowProblem } from './cells.ts';
import {
  numbers,
  WIX_INFO_SECTIONS,
  WIX_OPTIONS,
  WIX_TEXT_FIELDS,
  wixInfo,
  wixOption,
  wixText,
} from './formats.ts';
import {
  type OptionLine,
  pictureAt,
  type ProductLine,
  type StockLine,
  type VariantLine,
} from './line.ts';

/** Reads a Wix table: a `Product` row, followed by a `Variant` row for each variant. */
export function readWixProduct(
  [first, ...rest]: readonly Row[],
  problems: RowProblem[],
): ProductLine {
  if (!first) return {};
  const row = readRow(first, problems);
  const price = row.number('price');
  const variantRows = rest.map((cells) => readRow(cells, problems));
  for (const variant of variantRows)
    if (variant.text('fieldType').toLowerCase() !== 'variant')
      variant.fail('fieldType', 'must be Variant: this handleId already has a Product row');
  const options = readOptions(row, variantRows);
  return {
    ...identity(row),
    ...(row.has('name') && row.text('name') !== '' ? { name: row.text('name') } : {}),
    ...(row.has('description') ? { description: row.text('description') || null } : {}),
    ...(row.has('productImageUrl') ? { media: readMedia(row) } : {}),
    ...(row.has('collection')
      ? { collections: row.list('collection').map((name) => ({ name })) }
      : {}),
    ...textKeys(row, ['sku', 'ribbon', 'brand']),
    ...compact({ price }),
    ...(row.boolean('visible') === undefined ? {} : { visible: row.boolean('visible') ?? true }),
    ...(row.has('discountMode') ? { discount: readDiscount(row) } : {}),
    ...(row.has('weight') ? { weight: row.number('weight') ?? null } : {}),
    ...(row.has('cost') ? { cost: row.number('cost') ?? null } : {}),
    ...(row.has(wixOption(1).name) ? { options, manageVariants: variantRows.length > 0 } : {}),
    ...(variantRows.length > 0
      ? { variants: variantRows.map((variant) => readVariant(variant, options, price)) }
      : stockOf(row)),
    ...(row.has(wixInfo(1).title) ? { infoSections: readInfo(row) } : {}),
    ...(row.has(wixText(1).title) ? { customTextFields: readTextFields(row) } : {}),
  };
}

const guid = /^product_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/**
 * Handles that Wix generates contain the product id, which is reused. A handle that a merchant
 * wrote becomes the slug.
 */
function identity(row: RowReader): Pick<ProductLine, 'id' | 'slug'> {
  const handle = row.text('handleId');
  const id = guid.exec(handle)?.[1];
  if (id !== undefined) return { id: id.toLowerCase() };
  return handle === '' || /^product_/i.test(handle) ? {} : { slug: toSlug(handle) };
}

const textKeys = (
  row: RowReader,
  columns: readonly ('sku' | 'ribbon' | 'brand')[],
): Pick<ProductLine, 'sku' | 'ribbon' | 'brand'> =>
  Object.fromEntries(
    columns.filter((column) => row.has(column)).map((column) => [column, row.text(column) || null]),
  );

function readMedia(row: RowReader): NonNullable<ProductLine['media']> {
  const pictures = row
    .list('productImageUrl')
    .flatMap(
      (address) =>
        pictureAt(address) ??
        row.fail(
          'productImageUrl',
          `"${address.slice(0, 80)}" is not the URL of a picture`,
          'NOT_AN_IMAGE_URL',
        ) ??
        [],
    );
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
}

function readDiscount(row: RowReader): NonNullable<ProductLine['discount']> {
  const mode = row.text('discountMode').toUpperCase();
  const value = row.number('discountValue') ?? 0;
  if (mode !== '' && mode !== 'PERCENT' && mode !== 'AMOUNT')
    row.fail('discountMode', `"${mode.slice(0, 40)}" is neither PERCENT nor AMOUNT`);
  return value > 0 && (mode === 'PERCENT' || mode === 'AMOUNT')
    ? { type: mode, value }
    : { type: 'NONE', value: 0 };
}

/** The choices of the product row come first, then those that only variants name. */
function readOptions(row: RowReader, variants: readonly RowReader[]): OptionLine[] {
  const filled = numbers(WIX_OPTIONS).filter((number) => row.text(wixOption(number).name) !== '');
  if (filled.some((number, index) => number !== index + 1))
    row.fail(wixOption(1).name, 'must not be empty when later options have names');
  return filled.map((number) => {
    const columns = wixOption(number);
    const name = row.text(columns.name);
    const color = row.text(columns.type).toUpperCase() === 'COLOR';
    const listed = [
      ...row.list(columns.choices),
      ...variants.map((variant) => variant.text(columns.choices)).filter((choice) => choice !== ''),
    ].map((choice) => readChoice(choice, color));
    const choices = listed.filter(
      ({ description }, index) =>
        listed.findIndex((other) => other.description === description) === index,
    );
    return { name, optionType: color ? ('color' as const) : ('drop_down' as const), choices };
  });
}

/** `#d6c3a4:Oat` for colors, otherwise a plain name. */
function readChoice(cell: string, color: boolean): { description: string; value?: string } {
  const [, value, description = ''] =
    (color ? /^(#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\)):(.*)$/i.exec(cell) : null) ?? [];
  return value === undefined
    ? { description: cell }
    : { description: description.trim() || value, value };
}

function readVariant(
  row: RowReader,
  options: readonly OptionLine[],
  base: number | undefined,
): VariantLine {
  // Options use their columns in order.
  const named = options.map((_, index) => row.text(wixOption(index + 1).choices));
  for (const [index, choice] of named.entries())
    if (choice === '')
      row.fail(
        wixOption(index + 1).choices,
        `must name a choice of the option "${options[index]?.name}"`,
        'REQUIRED',
      );
  if (options.length === 0)
    row.fail(
      wixOption(1).name,
      'is required in the Product row: variants need at least one option',
    );
  const surcharge = row.number('surcharge') ?? 0;
  if (surcharge !== 0 && base === undefined)
    row.fail('surcharge', 'is added to the price, which the Product row must state', 'REQUIRED');
  const visible = row.boolean('visible');
  return {
    choices: Object.fromEntries(
      options.map(({ name = '', optionType }, index) => [
        name,
        readChoice(named[index] ?? '', optionType === 'color').description,
      ]),
    ),
    price: surcharge === 0 ? null : Math.round(((base ?? 0) + surcharge) * 1000) / 1000,
    ...(row.has('cost') ? { cost: row.number('cost') ?? null } : {}),
    ...(row.has('weight') ? { weight: row.number('weight') ?? null } : {}),
    ...(row.has('sku') ? { sku: row.text('sku') || null } : {}),
    ...compact({ visible }),
    ...stockOf(row),
  };
}

function stockOf(row: RowReader): { stock?: StockLine } {
  const cell = row.text('inventory').toLowerCase().replaceAll(/[\s_]/g, '');
  if (cell === '') return {};
  if (cell === 'instock') return { stock: { tracked: false, inStock: true } };
  if (cell === 'outofstock') return { stock: { tracked: false, inStock: false } };
  const quantity = row.whole('inventory');
  return quantity === undefined
    ? {}
    : { stock: { tracked: true, quantity: Math.max(0, quantity) } };
}

function readInfo(row: RowReader): NonNullable<ProductLine['infoSections']> {
  return numbers(WIX_INFO_SECTIONS)
    .map((number) => ({
      title: row.text(wixInfo(number).title),
      description: row.text(wixInfo(number).description),
    }))
    .filter(({ title, description }) => title !== '' || description !== '');
}

function readTextFields(row: RowReader): NonNullable<ProductLine['customTextFields']> {
  return numbers(WIX_TEXT_FIELDS).flatMap((number) => {
    const columns = wixText(number);
    const title = row.text(columns.title);
    return title === ''
      ? []
      : [
          {
            title,
            maxLength: row.whole(columns.limit) ?? 500,
            mandatory: row.boolean(columns.mandatory) ?? false,
          },
        ];
  });
}
