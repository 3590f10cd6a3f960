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
import { discounted } from '../../products/rules/discount.ts';
import { effectiveVariants } from '../../products/rules/effective.ts';
import { type ItemChoice, missing, type MissingItem, readItemOptions } from './item-options.ts';
import { toImage } from '../../products/rules/media.ts';

/** The provider's stores catalog goes by two ids; clients use either. */
export const STORE_APP_IDS: readonly string[] = [
  '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  '1380b703-ce81-ff05-f115-39571d94dfcd',
];

/** What a line names, as clients send it. */
export interface ItemReference {
  readonly appId: string;
  readonly catalogItemId: string;
  readonly options?: Readonly<Record<string, unknown>> | null;
}

/** The id of the product that a reference names, as it is stored; undefined if it cannot be a product of this store. */
export function productIdOf({ appId, catalogItemId }: ItemReference): string | undefined {
  return isGuid(catalogItemId) && STORE_APP_IDS.includes(appId.toLowerCase())
    ? catalogItemId.toLowerCase()
    : undefined;
}

/** All a line needs of what it sells, as it is now. */
export interface CatalogItem {
  readonly productId: string;
  /** The row's own, also where version 1 shows all zeros. What is not counted in the catalog's stock has none. */
  readonly variantId?: string;
  /** The same for the same item with the same choices: lines with one key are one line. */
  readonly key: string;
  readonly name: string;
  /** One unit, in thousandths: what is charged, and what it was before the catalog's own discount. */
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
  /** How it is paid for; in full and at once unless told. */
  readonly paymentOption?: PaymentOptionType;
  /** One unit's, for DEPOSIT_ONLINE. */
  readonly depositAmount?: bigint;
  readonly serviceProperties?: ServiceProperties;
  /** How many can be sold, back orders the merchant takes among them; null: no end. What checkouts hold is taken out. */
  readonly available: number | null;
}

export type FoundItem = { readonly found: CatalogItem } | { readonly missing: MissingItem };

export interface ItemContext {
  readonly currency: Currency;
  readonly siteUrl: string;
}

/** Hidden products and variants are as good as gone. */
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

/** With what may be ordered before it is there. */
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

/** What was chosen, then what the buyer wrote. */
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

/** The picture of what was chosen, else the product's first. */
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
