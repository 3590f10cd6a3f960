import type { StockMovementCause } from '@shopwright/contract/catalog/stock-movements';
import type { ProductState, StockState } from './product-state.ts';

/** Why stock changes. */
export interface StockCause {
  readonly cause: StockMovementCause;
  readonly note?: string;
  /** The order or the change plan. */
  readonly referenceId?: string;
}

/** A change of what is on hand of one variant. */
export interface StockMovement {
  readonly productId: string;
  readonly variantId: string;
  readonly change: number;
  readonly quantityAfter: number;
}

/**
 * What is on the shelf: reserved pieces are there until they are sold. A reservation therefore moves
 * nothing, and its sale does.
 */
export const onHand = ({ quantity, reserved }: Pick<StockState, 'quantity' | 'reserved'>): number =>
  quantity + reserved;

/**
 * The movements between two states of a product; undefined before it is created and after it is
 * deleted. All movements of a variant add up to what is on hand.
 */
export function stockMovements(
  before: ProductState | undefined,
  after: ProductState | undefined,
): StockMovement[] {
  const productId = (after ?? before)?.productId;
  if (productId === undefined || before?.variants === after?.variants) return [];
  const quantities = new Map<string, { from: number; to: number }>();
  for (const { variantId, stock } of before?.variants ?? [])
    quantities.set(variantId, { from: onHand(stock), to: 0 });
  for (const { variantId, stock } of after?.variants ?? [])
    quantities.set(variantId, {
      from: quantities.get(variantId)?.from ?? 0,
      to: onHand(stock),
    });
  return [...quantities].flatMap(([variantId, { from, to }]) =>
    from === to ? [] : [{ productId, variantId, change: to - from, quantityAfter: to }],
  );
}
