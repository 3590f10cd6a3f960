import type {
  PlannedStockChange,
  VariantPlanChange,
} from '@shopwright/contract/change-plans/change-plans';
import {
  findConflicts,
  type FieldConflict,
  type FieldValues,
} from '../../../kernel/field-conflicts.ts';
import type { Currency } from '../../../kernel/money.ts';
import {
  type AnyRefusal,
  isRefusal,
  refuse,
  type Refusal,
  refuseFields,
  violation,
} from '../../../kernel/outcome.ts';
import { managesVariants } from '../../products/rules/effective.ts';
import type { ProductState, StockState, VariantState } from '../../products/rules/product-state.ts';
import { onHand } from '../../products/rules/derive-stock-movements.ts';
import { MAX_STOCK_QUANTITY } from '../../products/rules/stock-status.ts';
import { variantNotFound } from '../../products/rules/variants.ts';
import { adjustStock, checkAdjustment } from '../../stock/rules/adjust-stock.ts';
import { checkFormula, newPrice } from './plan-product-change.ts';

/** The fields of a variant that plans change. */
export type VariantFields = {
  /** Its own price; null follows the product. Without options, the price of the product. */
  readonly price?: string | null;
  /** What is on the shelf, reserved pieces included. */
  readonly onHand?: number;
  /** What can be sold; not compared, because reservations come and go. */
  readonly available?: number;
  /** Pieces that preorders wait for; only where the change delivers some of them. */
  readonly preorders?: number;
};

/** Refuses a change that no variant could take. */
export function checkVariantChange(
  { price, stock }: VariantPlanChange,
  currency: Currency,
): Refusal | undefined {
  if (!price && !stock)
    return refuseFields(
      violation('variantChange', 'REQUIRED_ONE_OF_FIELD', 'must change at least one field'),
    );
  const refused = stock && checkAdjustment(stock.reason, stock, 'variantChange.stock');
  return refused ?? (price && checkFormula(price, 'variantChange.price', currency));
}

/** The values of the changed fields before and after the change. */
export function planVariantChange(
  state: ProductState,
  variant: VariantState,
  { price, stock }: VariantPlanChange,
  { currency, now }: { readonly currency: Currency; readonly now: string },
): { readonly before: VariantFields; readonly after: VariantFields } | AnyRefusal {
  const own = priceOf(state, variant);
  const charged = own ?? state.price;
  const changed = price ? newPrice(charged, price, currency) : charged;
  if (isRefusal(changed)) return changed;
  const adjusted = stock ? planStock(state, variant, stock, now) : undefined;
  if (isRefusal(adjusted)) return adjusted;
  return {
    before: { ...(price ? { price: own } : {}), ...adjusted?.before },
    after: { ...(price ? { price: changed === charged ? own : changed } : {}), ...adjusted?.after },
  };
}

function planStock(
  state: ProductState,
  { variantId, stock }: VariantState,
  { changeBy, countedQuantity }: PlannedStockChange,
  now: string,
): { readonly before: VariantFields; readonly after: VariantFields } | AnyRefusal {
  const adjusted = adjustStock(
    state,
    {
      variantId,
      ...(changeBy === undefined ? {} : { changeBy }),
      ...(countedQuantity === undefined ? {} : { countedQuantity }),
    },
    now,
  );
  if (isRefusal(adjusted)) return adjusted;
  const after =
    adjusted.variants.find((variant) => variant.variantId === variantId)?.stock ?? stock;
  const isDelivered = stock.preorder.count !== after.preorder.count;
  const fields = (of: StockState): VariantFields => ({
    onHand: onHand(of),
    available: of.quantity,
    ...(isDelivered ? { preorders: of.preorder.count } : {}),
  });
  return { before: fields(stock), after: fields(after) };
}

export interface VariantReplacement {
  readonly isUndo: boolean;
  readonly expected: FieldValues;
  readonly replacement: FieldValues;
  /** Whether the plan sets the stock to a count, which a sale makes wrong. */
  readonly isCount: boolean;
  /** Pieces sold (negative) or returned by orders since the expected values were read. */
  readonly traded: number;
  readonly now: string;
}

type Replaced =
  | {
      readonly state: ProductState;
      readonly actual?: { readonly before: FieldValues; readonly after: FieldValues };
    }
  | { readonly conflicts: readonly FieldConflict[] }
  | AnyRefusal;

/**
 * The product with the replaced values of one variant. Stock is moved by the planned difference, so
 * that sales in the meantime count; any other change of it is a conflict.
 */
export function replaceVariant(
  state: ProductState,
  variantId: string,
  { isUndo, isCount, traded, now, ...values }: VariantReplacement,
): Replaced {
  const variant = state.variants.find((each) => each.variantId === variantId);
  if (!variant) return variantNotFound(variantId);
  const expected = values.expected as VariantFields;
  const replacement = values.replacement as VariantFields;
  const conflicts = [
    ...('price' in expected
      ? findConflicts({ price: expected.price }, { price: priceOf(state, variant) })
      : []),
    ...stockConflicts(variant.stock, expected, !isUndo && isCount ? 0 : traded),
  ];
  if (conflicts.length > 0) return { conflicts };
  const stock = moveStock(state, variant, { expected, replacement }, isUndo);
  if (isRefusal(stock)) return stock;
  const changed = withVariant(state, variant, {
    ...('price' in replacement ? { price: replacement.price ?? null } : {}),
    ...(stock === variant.stock ? {} : { stock: { ...stock, updatedAt: now } }),
  });
  const isForeseen = expected.onHand === undefined || expected.onHand === onHand(variant.stock);
  if (isForeseen) return { state: changed };
  const actual = (fields: VariantFields, of: StockState): FieldValues => ({
    ...fields,
    onHand: onHand(of),
    available: of.quantity,
  });
  return {
    state: changed,
    actual: { before: actual(expected, variant.stock), after: actual(replacement, stock) },
  };
}

const priceOf = (state: ProductState, variant: VariantState): string | null =>
  managesVariants(state) ? variant.price : state.price;

function stockConflicts(
  stock: StockState,
  { onHand: expected }: VariantFields,
  traded: number,
): FieldConflict[] {
  const current = onHand(stock);
  return expected === undefined || current === expected + traded
    ? []
    : [{ field: 'onHand', expected, current }];
}

/**
 * Below zero only where the stock was below zero before the plan: what was sold or reserved since is
 * not taken away.
 */
function moveStock(
  { name, productId }: ProductState,
  { variantId, stock }: VariantState,
  {
    expected,
    replacement,
  }: { readonly expected: VariantFields; readonly replacement: VariantFields },
  isUndo: boolean,
): StockState | AnyRefusal {
  const { onHand: from = 0 } = expected;
  const { onHand: to = from } = replacement;
  if (from === to) return stock;
  if (!stock.tracked) return refuse('INVENTORY_QUANTITY_NOT_TRACKED', { name }, { variantId });
  const quantity = stock.quantity + to - from;
  if (quantity > MAX_STOCK_QUANTITY)
    return refuse(
      'MAX_QUANTITY_LIMIT_REACHED',
      { variantId, quantity, max: MAX_STOCK_QUANTITY },
      { variantId },
    );
  const lowest = isUndo ? Math.min(0, replacement.available ?? 0) : 0;
  const isTaken = quantity < stock.quantity;
  if (isTaken && quantity < lowest) {
    const available = Math.max(0, stock.quantity);
    const requested = stock.quantity - quantity;
    return refuse(
      'INSUFFICIENT_INVENTORY',
      { available, name, requested },
      { productId, variantId, available, requested },
    );
  }
  // New stock is owed to preorders first.
  const delivered = isTaken
    ? stock.preorder.count
    : Math.min(stock.preorder.count, Math.max(0, -quantity));
  const count = isUndo ? (replacement.preorders ?? stock.preorder.count) : delivered;
  return { ...stock, quantity, preorder: { ...stock.preorder, count } };
}

function withVariant(
  state: ProductState,
  changed: VariantState,
  { price, stock }: { readonly price?: string | null; readonly stock?: StockState },
): ProductState {
  const isOwnPrice = managesVariants(state);
  return {
    ...state,
    ...(price !== undefined && price !== null && !isOwnPrice ? { price } : {}),
    variants: state.variants.map((variant) =>
      variant === changed
        ? {
            ...variant,
            ...(price !== undefined && isOwnPrice ? { price } : {}),
            ...(stock ? { stock } : {}),
          }
        : variant,
    ),
  };
}
