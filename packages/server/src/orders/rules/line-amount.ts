import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';

/**
 * The price of all units of a line before discounts. These add up to the subtotal; `lineItemPrice`
 * does not once a discount rule applies.
 */
export function amountBeforeDiscounts(
  { totalPriceBeforeTax, totalPriceAfterTax, totalDiscount, lineItemPrice }: OrderLineItem,
  taxIncluded: boolean,
): bigint {
  const left = (taxIncluded ? totalPriceAfterTax : totalPriceBeforeTax)?.amount;
  return left === undefined
    ? toUnits(lineItemPrice?.amount ?? '0', MONEY_SCALE)
    : toUnits(left, MONEY_SCALE) + toUnits(totalDiscount?.amount ?? '0', MONEY_SCALE);
}
