import type { CollectionInput } from './create-catalog.ts';
import type { ProductInput, VariantInput } from '../products/rules/product-input.ts';
import type { MediaState } from '../products/rules/product-state.ts';
import { compact } from '../../kernel/compact.ts';

/** The demo store's own form of a catalog, and what it means. */

export interface SeedCatalog {
  readonly collections: readonly {
    readonly slug: string;
    readonly name: string;
    readonly description?: string;
    readonly cover?: SeedPicture;
  }[];
  readonly products: readonly SeedProduct[];
}

export interface SeedPicture {
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

export interface SeedProduct {
  readonly slug: string;
  readonly name: string;
  readonly productType: 'physical' | 'digital';
  readonly giftCard?: boolean;
  readonly sku?: string;
  readonly price: number;
  readonly discount?: { readonly type: 'PERCENT' | 'AMOUNT'; readonly value: number };
  readonly description?: string;
  readonly ribbon?: string;
  readonly brand?: string;
  readonly weight?: number;
  readonly collections?: readonly string[];
  readonly media?: readonly SeedPicture[];
  readonly options?: readonly {
    readonly name: string;
    readonly type: 'color' | 'drop_down';
    readonly choices: readonly {
      readonly value: string;
      readonly description: string;
      readonly media?: readonly string[];
    }[];
  }[];
  readonly variants?: readonly {
    readonly choices: Readonly<Record<string, string>>;
    readonly sku?: string;
    readonly price?: number;
    readonly weight?: number;
    readonly stock?: number;
  }[];
  readonly additionalInfoSections?: readonly {
    readonly title: string;
    readonly description: string;
  }[];
  /** Null: nobody counts. */
  readonly stock?: number | null;
  readonly subscription?: {
    readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    readonly interval: number;
    readonly discountPercent: number;
    readonly cycles: number;
  };
  readonly seo?: { readonly title: string; readonly description: string };
  /** What its buyer downloads, by the name of a document. */
  readonly file?: string;
}

/** Where a picture of the seed is in the store: its id, and its address (without a host when it is one of our own). */
export type FindPicture = (fileName: string) => { readonly id: string; readonly url: string };

export function readSeed(
  seed: SeedCatalog,
  picture: FindPicture,
): { readonly collections: CollectionInput[]; readonly products: ProductInput[] } {
  const toMedia = (item: SeedPicture): MediaState => {
    const { id, url } = picture(item.file);
    const image = { url, width: item.width, height: item.height, altText: item.alt };
    return {
      image,
      thumbnail: image,
      mediaType: 'image',
      title: '',
      id,
      ...(item.focalPoint ? { focalPoint: item.focalPoint } : {}),
    };
  };
  return {
    collections: seed.collections.map(({ slug, name, description, cover }) => ({
      slug,
      name,
      ...compact({ description }),
      ...(cover ? { media: [toMedia(cover)] } : {}),
    })),
    products: seed.products.map((product) => toInput(product, toMedia, picture)),
  };
}

function toInput(
  product: SeedProduct,
  toMedia: (item: SeedPicture) => MediaState,
  picture: FindPicture,
): ProductInput {
  const {
    media = [],
    options = [],
    variants = [],
    additionalInfoSections,
    stock,
    subscription,
    seo,
    file,
    ...rest
  } = product;
  return {
    ...rest,
    media: media.map(toMedia),
    options: options.map(({ name, type, choices }) => ({
      name,
      optionType: type,
      choices: choices.map(({ value, description, media: files = [] }) => ({
        value,
        description,
        mediaIds: files.map((file) => picture(file).id),
      })),
    })),
    variants: variants.map(({ stock: quantity, ...variant }): VariantInput => ({
      ...variant,
      ...(quantity === undefined ? {} : { stock: { quantity } }),
    })),
    ...(typeof stock === 'number' && variants.length === 0 ? { stock: { quantity: stock } } : {}),
    ...(file === undefined
      ? {}
      : {
          digitalFile: {
            id: picture(file).id,
            fileName: file,
            fileType: 'SECURE_DOCUMENT' as const,
          },
        }),
    ...(additionalInfoSections ? { infoSections: additionalInfoSections } : {}),
    ...(subscription ? { subscriptionOptions: [toSubscription(subscription)] } : {}),
    ...(seo
      ? {
          seoData: {
            tags: [
              { type: 'title', children: seo.title },
              { type: 'meta', props: { name: 'description', content: seo.description } },
            ],
          },
        }
      : {}),
  };
}

/** As the cart will offer it; no end means it goes on until it is cancelled. */
function toSubscription({
  frequency,
  interval,
  discountPercent,
  cycles,
}: NonNullable<SeedProduct['subscription']>): Record<string, unknown> {
  return {
    id: `${frequency.toLowerCase()}-${interval}`,
    title: 'Subscribe and save',
    subscriptionSettings: {
      frequency,
      interval,
      autoRenewal: cycles === 0,
      ...(cycles > 0 ? { billingCycles: cycles } : {}),
      enableCustomerCancellation: true,
    },
    discount: { type: 'PERCENT', value: discountPercent },
  };
}
