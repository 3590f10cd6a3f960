import { writeBoolean, writeNumber } from './cells.ts';
import {
  numbers,
  WIX_INFO_SECTIONS,
  WIX_OPTIONS,
  WIX_TEXT_FIELDS,
  wixInfo,
  wixOption,
  wixText,
} from './formats.ts';
import type { OptionLine, ProductLine, StockLine, VariantLine } from './line.ts';
import type { Cells } from './write-own.ts';

export interface Showing {
  /** The origin of the URLs of stored files. */
  readonly siteUrl: string;
  readonly collectionNames: readonly string[];
}

/**
 * The rows of a product in a Wix table, which has no columns for choice pictures, dimensions,
 * barcodes or SEO tags.
 */
export function wixRows(line: ProductLine, { siteUrl, collectionNames }: Showing): Cells[] {
  const { options = [], variants = [], price = 0 } = line;
  const managed = (line.manageVariants ?? false) && options.length > 0;
  const handleId = line.slug ?? '';
  const product: Cells = {
    handleId,
    fieldType: 'Product',
    name: line.name ?? '',
    description: line.description ?? '',
    productImageUrl: (line.media ?? [])
      .flatMap(({ image }) => image?.url ?? [])
      .map((url) => (url.startsWith('/') ? `${siteUrl}${url}` : url))
      .join(';'),
    collection: collectionNames.map(listable).join(';'),
    sku: line.sku ?? '',
    ribbon: line.ribbon ?? '',
    price: writeNumber(price),
    visible: writeBoolean(line.visible ?? true),
    discountMode: line.discount?.type === 'NONE' ? '' : (line.discount?.type ?? ''),
    discountValue: line.discount?.type === 'NONE' ? '' : writeNumber(line.discount?.value),
    inventory: managed ? '' : inventory(variants[0]?.stock),
    weight: writeNumber(line.weight),
    cost: writeNumber(line.cost),
    ...optionCells(options),
    ...infoCells(line),
    ...textCells(line),
    brand: line.brand ?? '',
  };
  return [
    product,
    ...(managed ? variants.map((variant) => variantRow(handleId, variant, options, price)) : []),
  ];
}

function variantRow(
  handleId: string,
  variant: VariantLine,
  options: readonly OptionLine[],
  base: number,
): Cells {
  const surcharge =
    typeof variant.price === 'number' ? Math.round((variant.price - base) * 1000) / 1000 : 0;
  const choices = options.map(({ name = '', optionType, choices: optionChoices = [] }, index) => {
    const choice = optionChoices.find(({ description }) => description === variant.choices?.[name]);
    return [wixOption(index + 1).choices, choice ? writeChoice(choice, optionType) : ''];
  });
  return {
    handleId,
    fieldType: 'Variant',
    surcharge: surcharge === 0 ? '' : String(surcharge),
    visible: writeBoolean(variant.visible ?? true),
    inventory: inventory(variant.stock),
    weight: writeNumber(variant.weight),
    cost: writeNumber(variant.cost),
    sku: variant.sku ?? '',
    ...Object.fromEntries(choices),
  };
}

function optionCells(options: readonly OptionLine[]): Cells {
  return Object.assign(
    {},
    ...options
      .slice(0, WIX_OPTIONS)
      .map(({ name = '', optionType, choices = [] }, index): Cells => {
        const columns = wixOption(index + 1);
        return {
          [columns.name]: name,
          [columns.type]: optionType === 'color' ? 'COLOR' : 'DROP_DOWN',
          [columns.choices]: choices.map((choice) => writeChoice(choice, optionType)).join(';'),
        };
      }),
  ) as Cells;
}

const writeChoice = (
  { description = '', value = '' }: { description?: string; value?: string },
  type: OptionLine['optionType'],
): string =>
  type === 'color' && value !== description
    ? `${listable(value)}:${listable(description)}`
    : listable(description);

/** Wix separates lists with semicolons and has no escape for them. */
const listable = (text: string): string => text.replaceAll(';', ',');

function inventory(stock: StockLine | null | undefined): string {
  if (!stock) return 'InStock';
  if (stock.tracked ?? false) return String(Math.max(0, stock.quantity ?? 0));
  return (stock.inStock ?? true) ? 'InStock' : 'OutOfStock';
}

function infoCells({ infoSections = [] }: ProductLine): Cells {
  return Object.fromEntries(
    numbers(WIX_INFO_SECTIONS).flatMap((number) => {
      const section = infoSections[number - 1];
      return section
        ? [
            [wixInfo(number).title, section.title ?? ''],
            [wixInfo(number).description, section.description ?? ''],
          ]
        : [];
    }),
  );
}

function textCells({ customTextFields = [] }: ProductLine): Cells {
  return Object.fromEntries(
    numbers(WIX_TEXT_FIELDS).flatMap((number) => {
      const field = customTextFields[number - 1];
      const columns = wixText(number);
      return field
        ? [
            [columns.title, field.title ?? ''],
            [columns.limit, writeNumber(field.maxLength)],
            [columns.mandatory, writeBoolean(field.mandatory ?? false)],
          ]
        : [];
    }),
  );
}
