import type { InventoryStatus, Stock } from '@shopwright/contract/catalog/products';
import type { VariantStock } from '@shopwright/contract/catalog/variants';
import type { PreorderState, ProductState, StockState, VariantState } from './product-state.ts';
import { managesVariants, shownVariants, UNMANAGED_VARIANT_ID } from './effective.ts';

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

export interface ProductStock {
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
