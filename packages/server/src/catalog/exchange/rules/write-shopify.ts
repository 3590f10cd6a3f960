import { toNumber, toText, toUnits } from '../../../kernel/decimal.ts';
import { type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import { discounted } from '../../products/rules/prices.ts';
import { writeBoolean, writeNumber } from './cells.ts';
import {
  NO_CHOICE,
  NO_OPTION,
  SHOPIFY_OPTIONS,
  shopifyOption,
  shortenName,
  toGrams,
} from './formats.ts';
import type { OptionLine, ProductLine, VariantLine } from './line.ts';
import type { Cells } from './write-own.ts';
import type { Showing } from './write-wix.ts';

export interface ShopifyShowing extends Showing {
  readonly currency: Currency;
  readonly weightUnit: string;
}

/**
 * The rows of a product in a Shopify table, which holds three options, two prices for each variant
 * and one collection. Hidden variants are not exported.
 */
export function shopifyRows(line: ProductLine, showing: ShopifyShowing): Cells[] {
  const options =
    (line.manageVariants ?? false) ? (line.options ?? []).slice(0, SHOPIFY_OPTIONS) : [];
  const variants =
    options.length > 0
      ? (line.variants ?? []).filter(({ visible }) => visible !== false)
      : (line.variants ?? []).slice(0, 1);
  const pictures = (line.media ?? []).flatMap(({ image }) => (image?.url ? [image] : []));
  const Handle = line.slug ?? '';
  const count = Math.max(1, variants.length, pictures.length);
  return Array.from({ length: count }, (_, index): Cells => {
    const variant = variants[index] ?? (index === 0 ? {} : undefined);
    const picture = pictures[index];
    return {
      Handle,
      ...(index === 0 ? productCells(line, options, showing) : {}),
      ...(variant ? variantCells(line, variant, options, showing) : {}),
      ...(picture
        ? {
            'Image Src': fullUrl(picture.url ?? '', showing.siteUrl),
            'Image Position': String(index + 1),
            'Image Alt Text': picture.altText ?? '',
          }
        : {}),
    };
  });
}

const fullUrl = (url: string, siteUrl: string): string =>
  url.startsWith('/') ? `${siteUrl}${url}` : url;

function productCells(
  line: ProductLine,
  options: readonly OptionLine[],
  { collectionNames }: ShopifyShowing,
): Cells {
  const imported = line.extendedFields?.['shopify'] as
    | { type?: string; productCategory?: string; title?: string }
    | undefined;
  const tag = (type: string) => line.seoData?.tags?.find((one) => one.type === type);
  const content = tag('meta')?.props?.['content'];
  return {
    // The original title if the import shortened it, unless the name has changed since.
    Title:
      imported?.title !== undefined && shortenName(imported.title) === line.name
        ? imported.title
        : (line.name ?? ''),
    'Body (HTML)': line.description ?? '',
    Vendor: line.brand ?? '',
    'Product Category': imported?.productCategory ?? '',
    Type: imported?.type ?? '',
    Tags: (line.tags ?? []).join(', '),
    Published: writeBoolean(line.visible ?? true),
    Status: (line.visible ?? true) ? 'active' : 'draft',
    'Gift Card': writeBoolean(line.giftCard ?? false),
    'SEO Title': tag('title')?.children ?? '',
    'SEO Description': typeof content === 'string' ? content : '',
    Collection: collectionNames[0] ?? '',
    ...(options.length === 0
      ? { [shopifyOption(1).name]: NO_OPTION }
      : Object.fromEntries(
          options.map(({ name = '' }, index) => [shopifyOption(index + 1).name, name]),
        )),
  };
}

function variantCells(
  line: ProductLine,
  variant: VariantLine,
  options: readonly OptionLine[],
  { currency, weightUnit, siteUrl }: ShopifyShowing,
): Cells {
  const { charged, before } = prices(line, variant, currency);
  const weight = variant.weight ?? line.weight;
  const stock = variant.stock ?? line.stock;
  const tracked = stock?.tracked ?? stock?.quantity !== undefined;
  return {
    ...(options.length === 0
      ? { [shopifyOption(1).value]: NO_CHOICE }
      : Object.fromEntries(
          options.map(({ name = '' }, index) => [
            shopifyOption(index + 1).value,
            variant.choices?.[name] ?? '',
          ]),
        )),
    'Variant SKU': (options.length > 0 ? variant.sku : line.sku) ?? '',
    'Variant Grams': typeof weight === 'number' ? writeNumber(toGrams(weight, weightUnit)) : '',
    'Variant Weight Unit': typeof weight === 'number' ? weightUnit.toLowerCase() : '',
    'Variant Inventory Tracker': tracked ? 'shopify' : '',
    'Variant Inventory Qty': tracked ? String(Math.max(0, stock?.quantity ?? 0)) : '',
    'Variant Inventory Policy': (line.preorder?.enabled ?? false) ? 'continue' : 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': writeNumber(charged),
    'Variant Compare At Price': charged === before ? '' : writeNumber(before),
    'Variant Requires Shipping': writeBoolean(line.productType !== 'digital'),
    'Variant Taxable': writeBoolean(true),
    'Variant Barcode': variant.barcode ?? '',
    'Cost per item': writeNumber(variant.cost ?? line.cost),
    'Variant Image': pictureOf(line, variant, siteUrl),
  };
}

function prices(
  line: ProductLine,
  variant: VariantLine,
  currency: Currency,
): { charged: number; before: number } {
  const before = variant.price ?? line.price ?? 0;
  const { type = 'NONE', value = 0 } = line.discount ?? {};
  const rule = {
    type: type === 'UNDEFINED' ? ('NONE' as const) : type,
    value: toText(toUnits(value, MONEY_SCALE), MONEY_SCALE),
  };
  return {
    before,
    charged: toNumber(discounted(toUnits(before, MONEY_SCALE), rule, currency), MONEY_SCALE),
  };
}

function pictureOf(line: ProductLine, variant: VariantLine, siteUrl: string): string {
  const [id] = (line.options ?? []).flatMap(
    ({ name = '', choices = [] }) =>
      choices.find(({ description }) => description === variant.choices?.[name])?.mediaIds ?? [],
  );
  const url = id === undefined ? undefined : line.media?.find((item) => item.id === id)?.image?.url;
  return url === undefined ? '' : fullUrl(url, siteUrl);
}
