import type { Product } from '@shopwright/sdk';
import type { PictureImage } from '../ui/picture.tsx';
import { pictureOf } from './media.server.ts';
import { priceOf, type FormatAmount, type Price } from './price.server.ts';

/** The data of a product card: everything that is sent to the browser. */
export interface ProductSummary {
  readonly slug: string;
  readonly name: string;
  readonly price?: Price;
  readonly picture?: PictureImage;
  /** Shown while pointing at the card. */
  readonly closer?: PictureImage;
  readonly ribbon?: string;
  readonly soldOut: boolean;
  readonly colors: readonly ColorChoice[];
}

export interface ColorChoice {
  readonly name: string;
  /** `#rrggbb` */
  readonly value: string;
}

export function summaryOf(product: Product, formatAmount: FormatAmount): ProductSummary {
  const [picture, closer] = picturesOf(product);
  const price = priceOf(product, formatAmount);
  return {
    slug: product.slug ?? '',
    name: product.name ?? '',
    ...(price && { price }),
    ...(picture && { picture }),
    ...(closer && { closer }),
    ...(product.ribbon ? { ribbon: product.ribbon } : {}),
    soldOut: isSoldOut(product),
    colors: colorsOf(product),
  };
}

/** The main one first, none twice. */
export function picturesOf({ media, name }: Pick<Product, 'media' | 'name'>): PictureImage[] {
  const all = [media?.mainMedia, ...(media?.items ?? [])]
    .map((item) => pictureOf(item, name ?? ''))
    .filter((picture) => picture !== undefined);
  return [...new Map(all.map((picture) => [picture.url, picture])).values()];
}

export const isSoldOut = ({ stock }: Pick<Product, 'stock'>): boolean =>
  stock?.inventoryStatus === 'OUT_OF_STOCK' ||
  (stock?.inventoryStatus === undefined && stock?.inStock === false);

function colorsOf({ productOptions = [] }: Pick<Product, 'productOptions'>): ColorChoice[] {
  const choices = productOptions.find(({ optionType }) => optionType === 'color')?.choices ?? [];
  return choices.flatMap(({ value = '', description = '' }) =>
    /^#[0-9a-f]{6}$/i.test(value) ? [{ name: description, value }] : [],
  );
}
