import type { InventoryStatus, Stock } from '@shopwright/contract/catalog/products';
import type { PreorderInfo, VariantStock } from '@shopwright/contract/catalog/variants';
import type { InventoryItemV2, InventoryVariantV2 } from '@shopwright/contract/catalog/inventory';
import type { PreorderState, ProductState, StockState, VariantState } from './product-state.ts';
import {
  managesVariants,
  shownVariants,
  UNMANAGED_VARIANT_ID,
  wireVariantId,
} from './effective.ts';

export const isInStock = (stock: StockState): boolean =>
  stock.tracked ? stock.quantity > 0 : stock.inStock;

/** Out of stock, and the merchant accepts preorders. */
export function isPreorder(stock: StockState): boolean {
  const { enabled, limit, count } = stock.preorder;
  return !isInStock(stock) && enabled && (limit === null || count < limit);
}

export const canBuy = (variant: VariantState): boolean =>
  variant.visible && (isInStock(variant.stock) || isPreorder(variant.stock));

/** Version 1 tracks a product, not a variant. */
export const tracksQuantity = (state: Pick<ProductState, 'variants'>): boolean =>
  state.variants.some(({ stock }) => stock.tracked);

interface ProductStock {
  readonly tracked: boolean;
  /** The quantity that can be sold; null when the quantity is not tracked. */
  readonly quantity: number | null;
  readonly status: InventoryStatus;
}

export function productStock(state: Pick<ProductState, 'variants'>): ProductStock {
  const shown = shownVariants(state.variants.map((variant) => ({ variant })));
  const tracked = tracksQuantity(state);
  const inStock = shown.filter(({ variant }) => isInStock(variant.stock)).length;
  const quantity = tracked
    ? shown.reduce((sum, { variant }) => sum + sellable(variant.stock), 0)
    : null;
  return {
    tracked,
    quantity,
    status:
      inStock === 0
        ? 'OUT_OF_STOCK'
        : inStock === shown.length
          ? 'IN_STOCK'
          : 'PARTIALLY_OUT_OF_STOCK',
  };
}

export function renderStock({ tracked, quantity, status }: ProductStock): Stock {
  return {
    trackInventory: tracked,
    ...(quantity === null ? {} : { quantity }),
    inStock: status !== 'OUT_OF_STOCK',
    inventoryStatus: status,
  };
}

export function renderVariantStock(stock: StockState): VariantStock {
  return {
    trackQuantity: stock.tracked,
    ...(stock.tracked ? { quantity: sellable(stock) } : {}),
    inStock: isInStock(stock),
  };
}

const sellable = (stock: StockState): number => Math.max(0, stock.quantity);

export const MAX_STOCK_QUANTITY = 99_999;

/** By its id, or by the all-zero id where the product has only one variant. */
export function findVariant(
  state: ProductState,
  variantId: string = UNMANAGED_VARIANT_ID,
): VariantState | undefined {
  const id = variantId.toLowerCase();
  if (id === UNMANAGED_VARIANT_ID) return managesVariants(state) ? undefined : state.variants[0];
  return state.variants.find((variant) => variant.variantId === id);
}

export function sameStock(one: StockState, other: StockState): boolean {
  return (
    one.tracked === other.tracked &&
    one.quantity === other.quantity &&
    one.inStock === other.inStock &&
    one.reserved === other.reserved &&
    samePreorder(one.preorder, other.preorder)
  );
}

export const samePreorder = (one: PreorderState, other: PreorderState): boolean =>
  one.enabled === other.enabled &&
  one.message === other.message &&
  one.limit === other.limit &&
  one.count === other.count;

/**
 * The stock of a product as the merchant reads it; only of these variants when some are named (by
 * their wire ids).
 */
export function renderInventory(
  state: ProductState,
  only: readonly string[] = [],
): InventoryItemV2 {
  const variantIds = new Set(only.map((id) => id.toLowerCase()));
  const variants = state.variants.map((variant) => renderInventoryVariant(state, variant));
  return {
    id: state.inventoryItemId,
    productId: state.productId,
    trackQuantity: tracksQuantity(state),
    variants:
      variantIds.size === 0
        ? variants
        : variants.filter(({ variantId }) => variantIds.has(variantId ?? '')),
    lastUpdated: state.variants.reduce(
      // Stryker disable next-line EqualityOperator: of two equal dates either is the latest
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
