import type { InventoryItemV2 } from '@shopwright/contract/catalog/inventory';
import type { PreorderInfo } from '@shopwright/contract/catalog/variants';
import type { ShortageError } from '@shopwright/contract/errors/groups';
import { type Refusal, refuse, refuseFields } from '../../../kernel/outcome.ts';
import type {
  PreorderState,
  ProductState,
  StockState,
  VariantState,
} from '../../products/rules/product-state.ts';
import { fail, type Taking } from '../../products/rules/bounds.ts';
import { UNMANAGED_VARIANT_ID } from '../../products/rules/effective.ts';
import { findVariant, MAX_STOCK_QUANTITY, sameStock } from '../../products/rules/stock-status.ts';
import { variantNotFound } from '../../products/rules/variants.ts';

/** Sets the given stock fields; missing fields stay. */
export function updateInventory(
  state: ProductState,
  item: InventoryItemV2,
  now: string,
): ProductState | Refusal<'VARIANT_NOT_FOUND'> {
  const taking: Taking = { violations: [] };
  const said = new Map<string, Partial<Pick<StockState, 'quantity' | 'inStock'>>>();
  for (const [index, { variantId, quantity, inStock }] of (item.variants ?? []).entries()) {
    const variant = findVariant(state, variantId);
    if (!variant) return variantNotFound(variantId ?? UNMANAGED_VARIANT_ID);
    checkQuantity(taking, `inventoryItem.variants[${index}].quantity`, quantity ?? 0);
    said.set(variant.variantId, {
      ...(typeof quantity === 'number' ? { quantity } : {}),
      ...(typeof inStock === 'boolean' ? { inStock } : {}),
    });
  }
  if ((item.preorderInfo?.limit ?? 0) < 0)
    fail(taking, 'inventoryItem.preorderInfo.limit', 'MIN', 'must not be less than 0', {
      threshold: 0,
    });
  if (taking.violations.length > 0) return refuseFields(...taking.violations);
  return changeStock(state, now, (variant) => {
    const stock = {
      ...variant.stock,
      ...said.get(variant.variantId),
      tracked: item.trackQuantity ?? variant.stock.tracked,
    };
    const preorder = item.preorderInfo
      ? takePreorder(stock.preorder, item.preorderInfo)
      : stock.preorder;
    // Back in stock: the preorders are fulfilled.
    return { ...stock, preorder: stock.quantity > 0 ? { ...preorder, count: 0 } : preorder };
  });
}

function checkQuantity(taking: Taking, field: string, quantity: number): void {
  if (quantity < 0) fail(taking, field, 'MIN', 'must not be less than 0', { threshold: 0 });
  if (quantity > MAX_STOCK_QUANTITY)
    fail(taking, field, 'MAX', `must not be greater than ${MAX_STOCK_QUANTITY}`, {
      threshold: MAX_STOCK_QUANTITY,
    });
}

function takePreorder(
  before: PreorderState,
  { enabled, message, limit }: PreorderInfo,
): PreorderState {
  return {
    enabled: enabled ?? before.enabled,
    message: message === undefined ? before.message : message,
    limit: limit === undefined ? before.limit : limit,
    count: before.count,
  };
}

export interface StockChange {
  readonly variantId?: string;
  readonly by: number;
}

/** Decrements tracked stock, below zero only for preorders that the merchant accepts. */
export function decrementStock(
  state: ProductState,
  { variantId, by, preorder = false }: StockChange & { readonly preorder?: boolean },
  now: string,
): ProductState | Refusal<ShortageError> {
  const variant = findVariant(state, variantId);
  if (!variant) return variantNotFound(variantId ?? UNMANAGED_VARIANT_ID);
  const { stock } = variant;
  if (!stock.tracked)
    return stock.inStock || (preorder && stock.preorder.enabled)
      ? state
      : shortOf(state, variant, by);
  const left = stock.quantity - by;
  if (left >= 0) return changeOne(state, variant, { ...stock, quantity: left }, now);
  const beyond = by - Math.max(0, stock.quantity);
  const count = stock.preorder.count + beyond;
  const allowed =
    preorder &&
    stock.preorder.enabled &&
    (stock.preorder.limit === null || count <= stock.preorder.limit) &&
    left >= -MAX_STOCK_QUANTITY;
  return allowed
    ? changeOne(
        state,
        variant,
        { ...stock, quantity: left, preorder: { ...stock.preorder, count } },
        now,
      )
    : shortOf(state, variant, by);
}

export function incrementStock(
  state: ProductState,
  { variantId, by }: StockChange,
  now: string,
): ProductState | Refusal<'VARIANT_NOT_FOUND' | 'MAX_QUANTITY_LIMIT_REACHED'> {
  const variant = findVariant(state, variantId);
  if (!variant) return variantNotFound(variantId ?? UNMANAGED_VARIANT_ID);
  const { stock } = variant;
  if (!stock.tracked) return state;
  const quantity = stock.quantity + by;
  if (quantity > MAX_STOCK_QUANTITY)
    return refuse(
      'MAX_QUANTITY_LIMIT_REACHED',
      { variantId: variant.variantId, quantity, max: MAX_STOCK_QUANTITY },
      { variantId: variant.variantId },
    );
  // New stock is owed to preorders first.
  const count = Math.max(0, Math.min(stock.preorder.count, -Math.min(0, quantity)));
  return changeOne(
    state,
    variant,
    { ...stock, quantity, preorder: { ...stock.preorder, count } },
    now,
  );
}

function shortOf(
  state: ProductState,
  { variantId, stock }: VariantState,
  requested: number,
): Refusal<'INSUFFICIENT_INVENTORY'> {
  const available = stock.tracked ? Math.max(0, stock.quantity) : 0;
  return refuse(
    'INSUFFICIENT_INVENTORY',
    { available, name: state.name, requested },
    { productId: state.productId, variantId, available, requested },
  );
}

const changeOne = (
  state: ProductState,
  changed: VariantState,
  stock: StockState,
  now: string,
): ProductState =>
  changeStock(state, now, (variant) => (variant === changed ? stock : variant.stock));

/** Unchanged variants stay the identical objects, so that no write happens for them. */
function changeStock(
  state: ProductState,
  now: string,
  change: (variant: VariantState) => StockState,
): ProductState {
  let changed = false;
  const variants = state.variants.map((variant) => {
    const stock = change(variant);
    if (sameStock(stock, variant.stock)) return variant;
    changed = true;
    return { ...variant, stock: { ...stock, updatedAt: now } };
  });
  return changed ? { ...state, variants } : state;
}
