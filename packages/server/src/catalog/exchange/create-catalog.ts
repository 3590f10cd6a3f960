import type { ProductError } from '@shopwright/contract/errors/groups';
import type { Tx } from '../../db/index.ts';
import { publishAll } from '../../events/index.ts';
import { isRefusal, type Refusal, refuseFields, violation } from '../../kernel/outcome.ts';
import {
  buildProduct,
  type ProductInput,
  type VariantInput,
} from '../products/rules/build-product.ts';
import {
  collectionCreated,
  type CollectionState,
  newCollection,
} from '../collections/rules/collection.ts';
import type { MediaState, ProductState } from '../products/rules/product-state.ts';
import { findCollectionIds, saveCollection } from '../collections/store/collections.ts';
import { nextNumericIds } from '../products/store/labels.ts';
import { applyChanges, type WriteTarget } from '../products/write-products.ts';
import { compact } from '../../kernel/compact.ts';

export interface Created {
  readonly created: readonly ProductState[];
  /** By their index in the input. */
  readonly rejected: readonly { readonly index: number; readonly refusal: Refusal<ProductError> }[];
}

/**
 * Creates any number of products with a fixed number of statements. Products that cannot be created
 * are skipped and reported.
 */
export async function createProducts(
  tx: Tx,
  target: WriteTarget,
  inputs: readonly ProductInput[],
): Promise<Created> {
  const slugs = new Set(inputs.flatMap(({ collections = [] }) => collections));
  const collections =
    slugs.size > 0
      ? await findCollectionIds(tx, target.siteId, [...slugs])
      : new Map<string, string>();
  const numericIds = await nextNumericIds(tx, inputs.length);
  const built = inputs.map((input, index) =>
    build(input, numericIds[index] ?? '', collections, target),
  );
  const states = built.flatMap((outcome) => (isRefusal(outcome) ? [] : [outcome]));
  const { result } = await applyChanges(
    tx,
    target,
    states.map((after) => ({ before: undefined, after })),
  );
  return {
    created: result,
    rejected: built.flatMap((outcome, index) =>
      isRefusal(outcome) ? [{ index, refusal: outcome }] : [],
    ),
  };
}

function build(
  input: ProductInput,
  numericId: string,
  collections: ReadonlyMap<string, string>,
  target: WriteTarget,
): ProductState | Refusal<ProductError> {
  const slugs = [...new Set(input.collections ?? [])];
  const missing = slugs.find((slug) => !collections.has(slug));
  if (missing !== undefined)
    return refuseFields(
      violation(
        'collections',
        'VALIDATION',
        `name the collection "${missing}", which does not exist`,
      ),
    );
  const collectionIds = slugs.flatMap((slug) => collections.get(slug) ?? []);
  return buildProduct(
    input,
    { productId: target.mint(), inventoryItemId: target.mint(), numericId, collectionIds },
    target,
  );
}

export interface CollectionInput {
  readonly name: string;
  readonly slug?: string;
  readonly description?: string;
  readonly visible?: boolean;
  readonly media?: readonly MediaState[];
}

export async function createCollections(
  tx: Tx,
  target: WriteTarget,
  inputs: readonly CollectionInput[],
): Promise<CollectionState[]> {
  const saved: CollectionState[] = [];
  for (const { media = [], ...input } of inputs) {
    const made = newCollection(input, { collectionId: target.mint(), now: target.now });
    if (isRefusal(made))
      throw new Error(`Cannot create the collection "${input.name}": ${JSON.stringify(made)}`);
    const [mainMedia] = media;
    saved.push(
      await saveCollection(tx, target.siteId, undefined, {
        ...made,
        doc: { ...made.doc, media: { ...(mainMedia ? { mainMedia } : {}), items: media } },
      }),
    );
  }
  await publishAll(
    tx,
    target.siteId,
    saved.map((state) => collectionCreated(state, target.renderer.siteUrl)),
  );
  return saved;
}

/** The catalog of the demo store, as its JSON file states it. */
export interface SeedCatalog {
  readonly collections: readonly {
    readonly slug: string;
    readonly name: string;
    readonly description?: string;
    readonly cover?: SeedPicture;
  }[];
  readonly products: readonly SeedProduct[];
}

interface SeedPicture {
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

interface SeedProduct {
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
  /** Null: stock is not tracked. */
  readonly stock?: number | null;
  readonly subscription?: {
    readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    readonly interval: number;
    readonly discountPercent: number;
    readonly cycles: number;
  };
  readonly seo?: { readonly title: string; readonly description: string };
  /** The name of the document that buyers download. */
  readonly file?: string;
}

/** The media id of a seed picture and its URL, which is relative for the store's own files. */
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

/**
 * Subscription options as the cart offers them. Without a number of cycles, the subscription runs
 * until it is canceled.
 */
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
