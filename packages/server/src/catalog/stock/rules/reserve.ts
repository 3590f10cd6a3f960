import type { ShortageError } from '@shopwright/contract/errors/groups';
import { isRefusal, type Refusal } from '../../../kernel/outcome.ts';
import { decrementStock } from './inventory.ts';
import { findVariant, MAX_STOCK_QUANTITY } from '../../products/rules/stock-status.ts';
import type { ProductState, StockState } from '../../products/rules/product-state.ts';

/** The quantity of a variant that a buyer wants. */
export interface RequestedStock {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** A reservation of a holder. */
export interface Held extends RequestedStock {
  /** The quantity that was taken from stock; 0 when the quantity is not tracked. */
  readonly held: number;
}

/** Sums the lines of each variant, in the order in which rows are locked. */
export function sumRequested(requested: readonly RequestedStock[]): RequestedStock[] {
  const sums = new Map<string, RequestedStock>();
  for (const each of requested)
    sums.set(each.variantId, {
      ...each,
      quantity: each.quantity + (sums.get(each.variantId)?.quantity ?? 0),
    });
  // Stryker disable next-line EqualityOperator: no two sums are of the same variant
  return [...sums.values()].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

/**
 * Takes the quantity from stock and counts it as reserved. Goes below zero only for preorders that
 * the merchant accepts.
 */
export function holdStock(
  state: ProductState,
  { variantId, quantity }: RequestedStock,
  now: string,
): { readonly state: ProductState; readonly held: number } | Refusal<ShortageError> {
  const tracked = findVariant(state, variantId)?.stock.tracked === true;
  const taken = decrementStock(state, { variantId, by: quantity, preorder: true }, now);
  if (isRefusal(taken)) return taken;
  const held = tracked ? quantity : 0;
  return {
    state: withStock(taken, variantId, (stock) => ({ ...stock, reserved: stock.reserved + held })),
    held,
  };
}

/** Returns a reserved quantity to stock. A deleted variant is skipped. */
export function returnToStock(
  state: ProductState,
  { variantId, held }: Pick<Held, 'variantId' | 'held'>,
  now: string,
): ProductState {
  return withStock(state, variantId, (stock) => ({
    ...returned(stock, held),
    reserved: Math.max(0, stock.reserved - held),
    updatedAt: now,
  }));
}

/** Returned stock is owed to preorders first; a quantity above the maximum is dropped. */
function returned(stock: StockState, by: number): StockState {
  if (!stock.tracked || by === 0) return stock;
  const quantity = Math.min(MAX_STOCK_QUANTITY, stock.quantity + by);
  return {
    ...stock,
    quantity,
    preorder: {
      ...stock.preorder,
      count: Math.max(0, Math.min(stock.preorder.count, -Math.min(0, quantity))),
    },
  };
}

function withStock(
  state: ProductState,
  variantId: string,
  change: (stock: StockState) => StockState,
): ProductState {
  const found = findVariant(state, variantId);
  if (!found) return state;
  return {
    ...state,
    variants: state.variants.map((variant) =>
      variant === found ? { ...variant, stock: change(variant.stock) } : variant,
    ),
  };
}
