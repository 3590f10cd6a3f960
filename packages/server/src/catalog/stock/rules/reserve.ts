import { isRefusal, type Refusal } from '../../../kernel/outcome.ts';
import { decrementStock } from './inventory.ts';
import { findVariant, MAX_STOCK_QUANTITY } from '../../products/rules/stock-status.ts';
import type { ProductState, StockState } from '../../products/rules/product-state.ts';

/** What a buyer wants of the shelf. */
export interface Wanted {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** What stands on record for a holder. */
export interface Held extends Wanted {
  /** How much was counted down for it: nothing, where nobody counts. */
  readonly held: number;
}

/** The same variant on two lines is wanted once, by the sum; in the order in which rows are locked. */
export function sumWanted(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, Wanted>();
  for (const each of wanted)
    sums.set(each.variantId, {
      ...each,
      quantity: each.quantity + (sums.get(each.variantId)?.quantity ?? 0),
    });
  // Stryker disable next-line EqualityOperator: no two sums are of the same variant
  return [...sums.values()].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

/** Takes it from what can be sold and counts it as promised. Beyond what is there only as far as the merchant takes preorders. */
export function holdStock(
  state: ProductState,
  { variantId, quantity }: Wanted,
  now: string,
): { readonly state: ProductState; readonly held: number } | Refusal {
  const tracked = findVariant(state, variantId)?.stock.tracked === true;
  const taken = decrementStock(state, { variantId, by: quantity, preorder: true }, now);
  if (isRefusal(taken)) return taken;
  const held = tracked ? quantity : 0;
  return {
    state: withStock(taken, variantId, (stock) => ({ ...stock, reserved: stock.reserved + held })),
    held,
  };
}

/** Back to what can be sold. A variant that is gone has nothing to be given back to. */
export function giveBack(
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

/** What comes back is owed first to those who ordered before it was there; more than the shelf takes is not counted. */
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
