import { compact } from '../../../kernel/compact.ts';
import { toNumber, toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../../kernel/money.ts';
import type { CollectionState } from '../../collections/rules/collection.ts';
import { WEIGHT_SCALE } from '../../products/rules/effective.ts';
import type {
  MediaState,
  ProductOptionState,
  ProductState,
  StockState,
  VariantState,
} from '../../products/rules/product-state.ts';
import { choiceNames } from '../../products/rules/render-product.ts';
import type {
  CollectionLine,
  MediaLine,
  MembershipLine,
  OptionLine,
  ProductLine,
  StockLine,
  VariantLine,
} from './line.ts';

/**
 * A complete line: every key is present, so that importing it again reverts later changes. The
 * order of keys is fixed, so that two exports of a product are byte-identical.
 */
export function stateToLine(
  state: ProductState,
  collections: readonly MembershipLine[],
): ProductLine {
  const { doc } = state;
  return {
    id: state.productId,
    numericId: state.numericId,
    inventoryItemId: state.inventoryItemId,
    slug: state.slug,
    name: state.name,
    visible: state.visible,
    productType: state.productType,
    description: doc.description ?? null,
    sku: state.sku,
    brand: state.brand,
    ribbon: state.ribbon,
    price: money(state.price),
    discount: { type: state.discount.type, value: money(state.discount.value) },
    cost: state.cost === null ? null : money(state.cost),
    weight: state.weight === null ? null : weight(state.weight),
    productDimensions: doc.productDimensions ?? null,
    packageDimensions: doc.packageDimensions ?? null,
    pricePerUnitData: doc.pricePerUnitData ?? null,
    infoSections: state.infoSections.map(({ title, description }) => ({ title, description })),
    customTextFields: (doc.customTextFields ?? []).map(({ title, maxLength, mandatory }) => ({
      title,
      maxLength,
      mandatory,
    })),
    seoData: doc.seoData ?? null,
    taxGroupId: doc.taxGroupId ?? null,
    digitalFile: doc.digitalFile ?? null,
    downloadLimits: doc.downloadLimits ?? null,
    giftCard: doc.giftCard ?? null,
    subscriptionOptions: doc.subscriptionOptions ? [...doc.subscriptionOptions] : null,
    tags: doc.tags ? [...doc.tags] : null,
    extendedFields: doc.extendedFields ?? null,
    media: (doc.media ?? []).map(mediaLine),
    options: state.options.map(optionLine),
    manageVariants: state.manageVariants,
    variants: variantLines(state),
    preorder: preorderOf(state),
    collections: [...collections],
    createdAt: state.createdAt,
    updatedAt: state.updatedAt,
  };
}

export function collectionToLine(state: CollectionState): CollectionLine {
  return {
    id: state.collectionId,
    slug: state.slug,
    name: state.name,
    description: state.description,
    visible: state.visible,
    media: state.doc.media.items.map(mediaLine),
    seoSchema: state.doc.seoSchema ?? null,
    createdAt: state.createdAt,
    updatedAt: state.updatedAt,
  };
}

const money = (text: string): number => toNumber(toUnits(text, MONEY_SCALE), MONEY_SCALE);
const weight = (text: string): number => toNumber(toUnits(text, WEIGHT_SCALE), WEIGHT_SCALE);

/** The API types allow more kinds of media than are ever stored. */
const mediaLine = ({
  id,
  mediaType,
  title,
  image,
  video,
  thumbnail,
  focalPoint,
}: MediaState): MediaLine => ({
  ...compact({ id }),
  ...(mediaType === undefined || mediaType === 'unspecified_media_item_type' ? {} : { mediaType }),
  ...compact({ title }),
  ...(image ? { image } : {}),
  ...(video ? { video } : {}),
  ...(thumbnail ? { thumbnail } : {}),
  ...(focalPoint ? { focalPoint } : {}),
});

function optionLine({
  customizationId,
  name,
  renderType,
  choices,
}: ProductOptionState): OptionLine {
  return {
    id: customizationId,
    name,
    optionType: renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down',
    choices: choices.map((choice) => ({
      id: choice.id,
      description: choice.name,
      value: choice.value,
      mediaIds: [...choice.mediaIds],
    })),
  };
}

function variantLines(state: ProductState): VariantLine[] {
  const names = choiceNames(state);
  return state.variants.map((variant) => variantLine(variant, names(variant.choices)));
}

function variantLine(variant: VariantState, choices: Record<string, string>): VariantLine {
  return {
    id: variant.variantId,
    choices,
    price: variant.price === null ? null : money(variant.price),
    cost: variant.cost === null ? null : money(variant.cost),
    weight: variant.weight === null ? null : weight(variant.weight),
    sku: variant.sku,
    barcode: variant.barcode,
    visible: variant.visible,
    productDimensions: variant.productDimensions ?? null,
    packageDimensions: variant.packageDimensions ?? null,
    stock: stockLine(variant.stock),
  };
}

/** Stock reserved by checkouts is not exported. */
const stockLine = ({ tracked, quantity, inStock, preorder }: StockState): StockLine => ({
  tracked,
  quantity,
  inStock,
  ...(preorder.count > 0 ? { preordered: preorder.count } : {}),
});

/** The same for all variants. */
function preorderOf({ variants: [first] }: ProductState): NonNullable<ProductLine['preorder']> {
  const { enabled = false, message = null, limit = null } = first?.stock.preorder ?? {};
  return { enabled, message, limit };
}
