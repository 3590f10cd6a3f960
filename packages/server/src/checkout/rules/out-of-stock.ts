import type { OutOfStockError } from '@shopwright/contract/errors/groups';
import { refuse, type Refusal } from '../../kernel/outcome.ts';

/** A line of the checkout that cannot be sold in its quantity. */
export interface UnavailableLine {
  readonly lineItemId: string;
  readonly status?: string;
  readonly quantityAvailable?: number | null;
}

/**
 * The refusal of a checkout with `lineCount` lines, some or all of which are unavailable. Undefined
 * when none is.
 */
export function refuseOutOfStock(
  lineItems: readonly UnavailableLine[],
  lineCount: number,
): Refusal<OutOfStockError> | undefined {
  if (lineItems.length === 0) return undefined;
  const isAll =
    lineItems.length === lineCount &&
    lineItems.every(({ status }) => status === 'NOT_AVAILABLE' || status === 'NOT_FOUND');
  return isAll
    ? refuse('FULL_OUT_OF_STOCK', {}, { lineItems })
    : refuse('PARTIAL_OUT_OF_STOCK', {}, { lineItems });
}
