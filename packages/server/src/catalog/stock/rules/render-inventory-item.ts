import type { InventoryItem } from '@shopwright/contract/catalog/inventory-items';
import type { ProductState, VariantState } from '../../products/rules/product-state.ts';
import { choiceNames } from '../../products/rules/render-product.ts';
import { isInStock, isPreorder } from '../../products/rules/stock-status.ts';

export interface StockRow {
  readonly variantId: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly revision: number;
  readonly lowStockThreshold: number | null;
}

/** The stock of a variant as a row of the inventory. */
export function renderInventoryItem(
  product: ProductState,
  variant: VariantState,
  { locationId, locationName, revision, lowStockThreshold }: StockRow,
  defaultThreshold: number | null,
): InventoryItem {
  const { stock } = variant;
  const { tracked, quantity, reserved, preorder, updatedAt } = stock;
  const inStock = isInStock(stock);
  const variantName = Object.values(choiceNames(product)(variant.choices)).join(', ');
  const sku = variant.sku ?? product.sku;
  return {
    // There is one item for each variant, at the default location.
    id: variant.variantId,
    revision: String(revision),
    updatedDate: updatedAt,
    variantId: variant.variantId,
    locationId,
    productId: product.productId,
    trackQuantity: tracked,
    ...(tracked ? { quantity } : {}),
    inStock,
    availabilityStatus: inStock ? 'IN_STOCK' : isPreorder(stock) ? 'PREORDER' : 'OUT_OF_STOCK',
    preorderInfo: {
      enabled: preorder.enabled,
      ...(preorder.message ? { message: preorder.message } : {}),
      limit: preorder.limit,
      counter: preorder.count,
    },
    product: {
      name: product.name,
      directCategoryIds: [...product.collectionIds],
      ...(variantName === '' ? {} : { variantName }),
      ...(sku ? { variantSku: sku } : {}),
      variantVisible: variant.visible,
    },
    locationName,
    reserved,
    lowStockThreshold,
    lowStock: isLowStock(variant, lowStockThreshold ?? defaultThreshold),
  };
}

export const isLowStock = ({ stock }: VariantState, threshold: number | null): boolean =>
  stock.tracked && threshold !== null && stock.quantity <= threshold;
