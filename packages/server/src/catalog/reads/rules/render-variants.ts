import type { VariantData } from '@shopwright/contract/catalog/read';
import type { StoreVariant, Variant } from '@shopwright/contract/catalog/variants';
import {
  ALL_PRODUCTS_ID,
  type ProductState,
  type VariantState,
} from '../../products/rules/product-state.ts';
import { managesVariants, wireVariantId } from '../../products/rules/effective.ts';
import { toImage } from '../../products/rules/media.ts';
import { compact } from '../../../kernel/compact.ts';

/** The selected variant as flat fields, as version 1 shows it. */
export function toVariantData({ id, variant, stock }: Variant): VariantData {
  const {
    priceData,
    convertedPriceData,
    weight,
    sku,
    visible,
    productDimensions,
    packageDimensions,
  } = variant ?? {};
  return {
    ...(priceData ? { price: priceData } : {}),
    ...(convertedPriceData ? { convertedPriceData } : {}),
    ...compact({ weight, sku, visible }),
    ...(stock?.quantity === undefined ? {} : { quantity: stock.quantity }),
    inStock: stock?.inStock ?? false,
    ...(productDimensions ? { productDimensions } : {}),
    ...(packageDimensions ? { packageDimensions } : {}),
    ...compact({ variantId: id }),
  };
}

/** A variant with the fields it takes from its product. */
export function toStoreVariant(
  state: ProductState,
  own: VariantState,
  rendered: Variant,
  siteUrl: string,
): StoreVariant {
  const variantId = wireVariantId(state, own);
  const choices = rendered.choices ?? {};
  const names = Object.values(choices).join(' | ');
  const [main] = mediaOf(state, own);
  const { enabled, message, limit } = own.stock.preorder;
  return {
    id: `${state.productId}-${variantId}`,
    variantId,
    productId: state.productId,
    productName: state.name,
    variantName: (names === '' ? state.name : names).slice(0, 80),
    managedVariant: managesVariants(state),
    sku: rendered.variant?.sku ?? '',
    ...(rendered.stock ? { stock: rendered.stock } : {}),
    choices,
    collectionIds: state.collectionIds.filter((id) => id !== ALL_PRODUCTS_ID),
    ...(main?.image ? { media: { image: toImage(main, siteUrl) } } : {}),
    preorderInfo: {
      enabled,
      ...(message === null ? {} : { message }),
      ...(limit === null ? {} : { limit }),
    },
  };
}

/** The media of its choices, or the product's. */
function mediaOf(state: ProductState, variant: VariantState) {
  const all = state.doc.media ?? [];
  const chosen = new Set(
    state.options.flatMap(
      ({ customizationId, choices }) =>
        choices.find(({ id }) => id === variant.choices[customizationId])?.mediaIds ?? [],
    ),
  );
  const own = all.filter(({ id }) => id !== undefined && chosen.has(id));
  return own.length > 0 ? own : all;
}
