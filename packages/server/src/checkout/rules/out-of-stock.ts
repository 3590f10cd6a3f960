import { refuse, type Refusal } from '../../kernel/outcome.ts';

/** A line of the checkout that cannot be sold in its quantity. */
export interface UnavailableLine {
  readonly lineItemId: string;
  readonly status?: string;
  readonly quantityAvailable?: number | null;
}

/** The refusal of a checkout with `lineCount` lines, some or all of which are unavailable. Undefined when none is. */
export function refuseOutOfStock(
  lineItems: readonly UnavailableLine[],
  lineCount: number,
): Refusal | undefined {
  if (lineItems.length === 0) return undefined;
  const isAll =
    lineItems.length === lineCount &&
    lineItems.every(({ status }) => status === 'NOT_AVAILABLE' || status === 'NOT_FOUND');
  return isAll
    ? refuse(409, 'FULL_OUT_OF_STOCK', 'All items are out of stock.', { lineItems })
    : refuse(
        409,
        'PARTIAL_OUT_OF_STOCK',
        'Some items are not available in the requested quantity.',
        { lineItems },
      );
}
