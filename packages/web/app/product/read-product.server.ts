import type { Product } from '@shopwright/sdk';
import { pictureOf } from '../shop/media.server.ts';
import { paragraphs } from '../shop/plain-text.ts';
import type { CatalogClient } from '../shop/catalog-client.server.ts';
import type { FormatAmount } from '../shop/price.server.ts';
import { picturesOf } from '../shop/product-summary.server.ts';
import type { PictureImage } from '../ui/picture.tsx';
import type { ChoiceView, OptionView, PlanView, ProductView, VariantView } from './product-view.ts';

type WireVariant = NonNullable<Product['variants']>[number];
type WireOption = NonNullable<Product['productOptions']>[number];

export type WirePlan = NonNullable<
  Awaited<ReturnType<CatalogClient['products']['listSubscriptionOptions']>>['subscriptionOptions']
>[number];

interface ProductTranslations {
  /** `$4 per 100 ml` */
  readonly perUnit: (price: string, unit: string) => string;
  readonly plan: (plan: WirePlan) => Omit<PlanView, 'id'>;
  readonly locale: string;
}

/** A product of the platform as its page needs it. */
export function readProduct(
  product: Product,
  plans: readonly WirePlan[],
  formatAmount: FormatAmount,
  translations: ProductTranslations,
): ProductView {
  const pictures = picturesOf(product);
  const options = (product.productOptions ?? []).map((option) => readOption(option, pictures));
  const variants = (product.variants ?? []).filter(({ variant }) => variant?.visible !== false);
  return {
    id: product._id ?? '',
    slug: product.slug ?? '',
    name: product.name ?? '',
    ...(product.ribbon ? { ribbon: product.ribbon } : {}),
    isDigital: product.productType === 'digital',
    options,
    variants: variants.flatMap(
      (variant) =>
        readVariant(variant, { product, plans, options, formatAmount, translations }) ?? [],
    ),
    pictures,
    plans: plans.map((plan) => ({ id: plan._id ?? '', ...translations.plan(plan) })),
    description: paragraphs(product.description ?? ''),
    sections: (product.additionalInfoSections ?? []).map(({ title = '', description = '' }) => ({
      title,
      text: paragraphs(description),
    })),
    textFields: (product.customTextFields ?? []).map(
      ({ title = '', maxLength = 500, mandatory = false }) => ({
        title,
        maxLength,
        isNeeded: mandatory,
      }),
    ),
  };
}

function readOption(
  { name = '', optionType, choices = [] }: WireOption,
  pictures: readonly PictureImage[],
): OptionView {
  return {
    name,
    isColor: optionType === 'color',
    choices: choices
      .filter(({ visible }) => visible !== false)
      .map(({ value = '', description, media }): ChoiceView => {
        const urls = new Set(
          [media?.mainMedia, ...(media?.items ?? [])].flatMap(
            (item) => pictureOf(item, '')?.url ?? [],
          ),
        );
        return {
          name: description ?? value,
          ...(/^#[0-9a-f]{6}$/i.test(value) ? { color: value } : {}),
          pictures: pictures.flatMap(({ url }, at) => (urls.has(url) ? [at] : [])),
        };
      }),
  };
}

interface Reading {
  readonly product: Product;
  readonly plans: readonly WirePlan[];
  readonly options: readonly OptionView[];
  readonly formatAmount: FormatAmount;
  readonly translations: ProductTranslations;
}

/** Undefined if the variant has a hidden choice. */
function readVariant(
  { _id, choices = {}, variant, stock }: WireVariant,
  { product, plans, options, formatAmount, translations }: Reading,
): VariantView | undefined {
  const named = Object.keys(choices).length > 0;
  const choiceIndexes = named
    ? options.map(({ name, choices: all }) =>
        all.findIndex((choice) => choice.name === choices[name]),
      )
    : [];
  if (choiceIndexes.includes(-1)) return undefined;
  const { price, discountedPrice = price, currency, pricePerUnit } = variant?.priceData ?? {};
  const sku = variant?.sku || product.sku;
  const isDear = price !== undefined && price !== null && currency !== undefined;
  const isLess =
    isDear && discountedPrice !== undefined && discountedPrice !== null && discountedPrice < price;
  const unit = unitOf(product.pricePerUnitData, translations.locale);
  return {
    ...(product.manageVariants && _id !== undefined ? { id: _id } : {}),
    choices: choiceIndexes,
    ...(isDear
      ? {
          price: {
            now: formatAmount(isLess ? discountedPrice : price, currency),
            ...(isLess ? { before: formatAmount(price, currency) } : {}),
          },
        }
      : {}),
    ...(isDear && plans.length > 0
      ? {
          planPrices: plans.map(({ prices = [] }) =>
            formatAmount(
              prices.find(({ variantId }) => variantId === _id)?.price ?? discountedPrice ?? price,
              currency,
            ),
          ),
        }
      : {}),
    ...(isLess ? { saved: formatAmount(price - discountedPrice, currency) } : {}),
    ...(unit && pricePerUnit && currency
      ? { perUnit: translations.perUnit(formatAmount(pricePerUnit, currency), unit) }
      : {}),
    ...(sku ? { sku } : {}),
    isInStock: stock?.inStock !== false,
    ...(stock?.trackQuantity && typeof stock.quantity === 'number' ? { left: stock.quantity } : {}),
  };
}

/** Unit names of `Intl`; others are written as the platform does. */
const units: Readonly<Record<string, string>> = {
  ML: 'milliliter',
  L: 'liter',
  G: 'gram',
  KG: 'kilogram',
  MM: 'millimeter',
  CM: 'centimeter',
  M: 'meter',
  FLOZ: 'fluid-ounce',
  GAL: 'gallon',
  OZ: 'ounce',
  LB: 'pound',
  IN: 'inch',
  FT: 'foot',
  YD: 'yard',
};

function unitOf(data: Product['pricePerUnitData'], locale: string): string | undefined {
  const { baseQuantity, baseMeasurementUnit } = data ?? {};
  if (!baseQuantity || !baseMeasurementUnit) return undefined;
  const unit = units[baseMeasurementUnit];
  if (unit === undefined) return `${baseQuantity} ${baseMeasurementUnit.toLowerCase()}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    baseQuantity,
  );
}
