import type { stockMovements } from '@shopwright/sdk';

/** What can happen to stock, as the form offers it: a reason and what it does to the number. */
export const adjustmentKinds = {
  received: { reason: 'RECEIVED', sign: 1 },
  returned: { reason: 'RETURNED', sign: 1 },
  damaged: { reason: 'DAMAGED', sign: -1 },
  counted: { reason: 'COUNTED', sign: 0 },
  correctUp: { reason: 'CORRECTION', sign: 1 },
  correctDown: { reason: 'CORRECTION', sign: -1 },
} as const satisfies Record<
  string,
  { readonly reason: stockMovements.StockAdjustmentReason; readonly sign: -1 | 0 | 1 }
>;

export type AdjustmentKind = keyof typeof adjustmentKinds;

const isKind = (text: string): text is AdjustmentKind => Object.hasOwn(adjustmentKinds, text);

export interface Adjustment {
  readonly reason: stockMovements.StockAdjustmentReason;
  readonly adjustments: stockMovements.StockAdjustment[];
}

/** The adjustment that a form asks for; undefined if its number or its reason is missing. */
export function readAdjustment(
  kindText: string,
  quantityText: string,
  variantIds: readonly string[],
): Adjustment | undefined {
  if (!isKind(kindText) || !/^\d{1,5}$/.test(quantityText.trim())) return undefined;
  const { reason, sign } = adjustmentKinds[kindText];
  const quantity = Number(quantityText);
  // To add or to remove nothing is a mistake; to count nothing is not.
  if (sign !== 0 && quantity === 0) return undefined;
  return {
    reason,
    adjustments: variantIds.map((variantId) =>
      sign === 0
        ? { variantId, countedQuantity: quantity }
        : { variantId, changeBy: sign * quantity },
    ),
  };
}
