import type { PaymentOptionType } from '@shopwright/contract/shared/enums';
import type {
  DescriptionLine,
  Dimensions,
  ServiceProperties,
  SubscriptionOptionInfo,
} from '@shopwright/contract/shared/item';
import type { CommonImage, PageUrlV2, SecuredMedia } from '@shopwright/contract/shared/media';
import { isGuid } from '../../../kernel/guid.ts';
import type { Currency } from '../../../kernel/money.ts';
import {
  ALL_PRODUCTS_ID,
  type ProductState,
  type StockState,
} from '../../products/rules/product-state.ts';
import { discounted } from '../../products/rules/prices.ts';
import { effectiveVariants, rangeOf, shownVariants } from '../../products/rules/effective.ts';
import {
  type ItemChoice,
  missing,
  type MissingItem,
  readItemOptions,
  readVariant,
} from './item-options.ts';
import { toImage } from '../../products/rules/media.ts';
import { isInStock } from '../../products/rules/stock-status.ts';

/** The provider's stores catalog has two app ids; clients use either. */
export const STORE_APP_IDS: readonly string[] = [
  '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  '1380b703-ce81-ff05-f115-39571d94dfcd',
];

/** A reference to a catalog item, as clients send it. */
export interface ItemReference {
  readonly appId: string;
  readonly catalogItemId: string;
  readonly options?: Readonly<Record<string, unknown>> | null;
}

/**
 * The id of the product that a reference names, as it is stored; undefined if it cannot be a
 * product of this store.
 */
export function productIdOf({ appId, catalogItemId }: ItemReference): string | undefined {
  return isGuid(catalogItemId) && STORE_APP_IDS.includes(appId.toLowerCase())
    ? catalogItemId.toLowerCase()
    : undefined;
}

/** Everything a cart line needs of its item, as it is now. */
export interface CatalogItem {
  readonly productId: string;
  /**
   * The stored id, also where version 1 shows all zeros. Undefined when the catalog does not track
   * the item.
   */
  readonly variantId?: string;
  /** Equal for the same item with the same choices: lines with equal keys are merged. */
  readonly key: string;
  readonly name: string;
  /** The price of one unit in thousandths: charged, and before the catalog's discount. */
  readonly price: bigint;
  readonly fullPrice: bigint;
  readonly url: PageUrlV2;
  readonly image?: CommonImage;
  readonly descriptionLines: readonly DescriptionLine[];
  readonly itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
  readonly sku?: string;
  /** In ten-thousandths of the store's weight unit. */
  readonly weight?: bigint;
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
  readonly collectionIds: readonly string[];
  readonly taxGroupId?: string;
  readonly subscription?: SubscriptionOptionInfo;
  readonly digitalFile?: SecuredMedia;
  /** When it is paid; in full and at once by default. */
  readonly paymentOption?: PaymentOptionType;
  /** The deposit of one unit, for DEPOSIT_ONLINE. */
  readonly depositAmount?: bigint;
  readonly serviceProperties?: ServiceProperties;
  /**
   * The quantity that can be sold, including preorders and without reservations; null means
   * unlimited.
   */
  readonly available: number | null;
}

export type FoundItem = { readonly found: CatalogItem } | { readonly missing: MissingItem };

export interface ItemContext {
  readonly currency: Currency;
  readonly siteUrl: string;
}

/** Hidden products and variants count as missing. */
export function toCatalogItem(
  state: ProductState | undefined,
  { catalogItemId, options }: ItemReference,
  context: ItemContext,
): FoundItem {
  if (!state?.visible)
    return missing('ITEM_NOT_FOUND', `There is no product with the id ${catalogItemId} to sell.`);
  const choice = readItemOptions(state, options ?? {});
  if ('missing' in choice) return choice;
  const effective = effectiveVariants(state, context.currency).find(
    ({ variant }) => variant === choice.variant,
  );
  if (!effective?.variant.visible)
    return missing('VARIANT_NOT_FOUND', `"${state.name}" is not sold in this variant.`);
  const { doc } = state;
  const { variant, sku, weight, productDimensions, packageDimensions } = effective;
  const itemType = doc.giftCard
    ? 'GIFT_CARD'
    : state.productType === 'digital'
      ? 'DIGITAL'
      : 'PHYSICAL';
  const image = imageOf(state, choice, context.siteUrl);
  const plan = choice.subscription;
  const price = plan?.discount
    ? discounted(effective.discounted, plan.discount, context.currency)
    : effective.discounted;
  return {
    found: {
      productId: state.productId,
      variantId: variant.variantId,
      key: keyOf(state, choice),
      name: state.name,
      price,
      fullPrice: effective.price,
      itemType,
      collectionIds: [...state.collectionIds, ALL_PRODUCTS_ID],
      available: sellable(variant.stock),
      descriptionLines: describe(choice),
      url: {
        relativePath: `/products/${state.slug}`,
        url: `${context.siteUrl}/products/${state.slug}`,
      },
      ...(image ? { image } : {}),
      ...(sku === null ? {} : { sku }),
      ...(itemType === 'PHYSICAL' && weight !== null ? { weight } : {}),
      ...(productDimensions ? { productDimensions } : {}),
      ...(packageDimensions ? { packageDimensions } : {}),
      ...(doc.taxGroupId === undefined ? {} : { taxGroupId: doc.taxGroupId }),
      ...(plan ? { subscription: plan.info } : {}),
      ...(doc.digitalFile ? { digitalFile: doc.digitalFile } : {}),
    },
  };
}

/** Including the quantity that can be preordered. */
function sellable({ tracked, quantity, inStock, preorder }: StockState): number | null {
  const room = preorder.enabled
    ? preorder.limit === null
      ? null
      : Math.max(0, preorder.limit - preorder.count)
    : 0;
  if (!tracked) return inStock ? null : room;
  return room === null ? null : Math.max(0, quantity) + room;
}

function keyOf(
  { productId }: ProductState,
  { variant, selection, texts, subscription }: ItemChoice,
): string {
  return JSON.stringify([
    productId,
    variant.variantId,
    ...[...selection].sort(([a], [b]) => (a < b ? -1 : 1)),
    texts.map(({ field, text }) => [field.key, text]),
    subscription?.id ?? null,
  ]);
}

/** The chosen options, then the buyer's texts. */
function describe({ chosen, texts }: ItemChoice): DescriptionLine[] {
  return [
    ...chosen.map(({ option, choice }): DescriptionLine =>
      option.renderType === 'SWATCH_CHOICES'
        ? {
            name: { original: option.name, translated: option.name },
            colorInfo: { original: choice.name, translated: choice.name, code: choice.value },
            lineType: 'COLOR',
          }
        : {
            name: { original: option.name, translated: option.name },
            plainText: { original: choice.name, translated: choice.name },
            lineType: 'PLAIN_TEXT',
          },
    ),
    ...texts.map(({ field, text }): DescriptionLine => ({
      name: { original: field.title, translated: field.title },
      plainText: { original: text, translated: text },
      lineType: 'PLAIN_TEXT',
    })),
  ];
}

/** The picture of a chosen option, or the product's first. */
function imageOf(
  { doc: { media = [] } }: ProductState,
  { chosen }: ItemChoice,
  siteUrl: string,
): CommonImage | undefined {
  const own = new Set(chosen.flatMap(({ choice }) => choice.mediaIds));
  const shown =
    media.find(({ id, image }) => image && id !== undefined && own.has(id)) ??
    media.find(({ image }) => image);
  return shown && toImage(shown, siteUrl);
}

/** A product or one of its variants, for back-in-stock notifications. */
export interface RestockItem {
  readonly productId: string;
  /** Undefined when any variant of the product counts. */
  readonly variantId: string | undefined;
  readonly name: string;
  readonly slug: string;
  /** In thousandths of the store's currency; the lowest price where any variant counts. */
  readonly price: bigint;
  readonly path: string;
  readonly isInStock: boolean;
}

/**
 * The item that a reference names. Custom texts and subscriptions are ignored, because stock does
 * not depend on them.
 */
export function toRestockItem(
  state: ProductState | undefined,
  { catalogItemId, options }: ItemReference,
  currency: Currency,
): RestockItem | { readonly missing: MissingItem } {
  if (!state?.visible)
    return missing('ITEM_NOT_FOUND', `There is no product with the id ${catalogItemId} to sell.`);
  const variants = effectiveVariants(state, currency);
  const chosen = namesVariant(options ?? {}) ? readVariant(state, options ?? {}) : undefined;
  if (chosen && 'missing' in chosen) return chosen;
  const meant = chosen
    ? variants.filter(({ variant }) => variant === chosen.variant && variant.visible)
    : shownVariants(variants);
  if (meant.length === 0)
    return missing('VARIANT_NOT_FOUND', `"${state.name}" is not sold in this variant.`);
  return {
    productId: state.productId,
    variantId: chosen?.variant.variantId,
    name: state.name,
    slug: state.slug,
    path: `/products/${state.slug}`,
    price: rangeOf(meant.map(({ discounted }) => discounted))?.min ?? 0n,
    isInStock: meant.some(({ variant }) => isInStock(variant.stock)),
  };
}

function namesVariant({ variantId, options }: Readonly<Record<string, unknown>>): boolean {
  return (
    (typeof variantId === 'string' && variantId !== '') ||
    (typeof options === 'object' && options !== null && Object.keys(options).length > 0)
  );
}
