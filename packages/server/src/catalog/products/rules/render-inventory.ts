import type { InventoryItemV2, InventoryVariantV2 } from '@shopwright/contract/catalog/inventory';
import type { PreorderInfo } from '@shopwright/contract/catalog/variants';
import type { ProductState, VariantState } from './product-state.ts';
import { wireVariantId } from './effective.ts';
import { isInStock, isPreorder, tracksQuantity } from './stock-status.ts';

/** The stock of a product as the merchant reads it; only of these variants when some are named (by their wire ids). */
export function renderInventory(
  state: ProductState,
  only: readonly string[] = [],
): InventoryItemV2 {
  const wanted = new Set(only.map((id) => id.toLowerCase()));
  const variants = state.variants.map((variant) => renderInventoryVariant(state, variant));
  return {
    id: state.inventoryItemId,
    productId: state.productId,
    trackQuantity: tracksQuantity(state),
    variants:
      wanted.size === 0
        ? variants
        : variants.filter(({ variantId }) => wanted.has(variantId ?? '')),
    lastUpdated: state.variants.reduce(
      (latest, { stock }) => (stock.updatedAt > latest ? stock.updatedAt : latest),
      '',
    ),
    numericId: state.numericId,
    preorderInfo: renderPreorder(state),
  };
}

export function renderInventoryVariant(
  state: ProductState,
  variant: VariantState,
): InventoryVariantV2 {
  return {
    variantId: wireVariantId(state, variant),
    inStock: isInStock(variant.stock),
    ...(variant.stock.tracked ? { quantity: variant.stock.quantity } : {}),
    availableForPreorder: isPreorder(variant.stock),
  };
}

export function renderPreorder({ variants }: Pick<ProductState, 'variants'>): PreorderInfo {
  const preorder = variants[0]?.stock.preorder;
  return {
    enabled: preorder?.enabled ?? false,
    ...(typeof preorder?.message === 'string' ? { message: preorder.message } : {}),
    ...(typeof preorder?.limit === 'number' ? { limit: preorder.limit } : {}),
  };
}
