import type {
  StockAdjustment,
  StockAdjustmentReason,
} from '@shopwright/contract/catalog/stock-movements';
import type { ShortageError } from '@shopwright/contract/errors/groups';
import { type Refusal, refuse, refuseFields, violation } from '../../../kernel/outcome.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { findVariant } from '../../products/rules/stock-status.ts';
import { variantNotFound } from '../../products/rules/variants.ts';
import { decrementStock, incrementStock } from './inventory.ts';

/** Refuses an adjustment that contradicts its reason. */
export function checkAdjustment(
  reason: StockAdjustmentReason,
  { changeBy, countedQuantity }: Pick<StockAdjustment, 'changeBy' | 'countedQuantity'>,
  at: string,
): Refusal | undefined {
  if (reason === 'COUNTED')
    return countedQuantity === undefined
      ? refuseFields(
          violation(`${at}.countedQuantity`, 'REQUIRED_FIELD', 'is required for a count'),
        )
      : undefined;
  if (changeBy === undefined)
    return refuseFields(violation(`${at}.changeBy`, 'REQUIRED_FIELD', 'is required'));
  const isPositive = reason === 'RECEIVED' || reason === 'RETURNED';
  if (changeBy === 0 || (isPositive && changeBy < 0) || (reason === 'DAMAGED' && changeBy > 0))
    return refuseFields(
      violation(
        `${at}.changeBy`,
        isPositive ? 'MIN' : 'OTHER',
        isPositive
          ? 'must be greater than 0'
          : reason === 'DAMAGED'
            ? 'must be less than 0'
            : 'must not be 0',
      ),
    );
  return undefined;
}

/**
 * Adjusts counted stock. A count is of the shelf, where reserved pieces still are. Staff never take
 * away more than can be sold.
 */
export function adjustStock(
  state: ProductState,
  { variantId, changeBy, countedQuantity }: StockAdjustment,
  now: string,
):
  | ProductState
  | Refusal<ShortageError | 'MAX_QUANTITY_LIMIT_REACHED' | 'INVENTORY_QUANTITY_NOT_TRACKED'> {
  const variant = findVariant(state, variantId);
  if (!variant) return variantNotFound(variantId);
  const { tracked, quantity, reserved } = variant.stock;
  if (!tracked)
    return refuse('INVENTORY_QUANTITY_NOT_TRACKED', { name: state.name }, { variantId });
  const by =
    countedQuantity === undefined ? (changeBy ?? 0) : countedQuantity - reserved - quantity;
  if (by === 0) return state;
  return by > 0
    ? incrementStock(state, { variantId, by }, now)
    : decrementStock(state, { variantId, by: -by }, now);
}
