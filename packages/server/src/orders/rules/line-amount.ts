import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';

/** What all units of a line cost before any discount: these add up to the subtotal, which `lineItemPrice` does not once a rule took something off. */
export function amountBeforeDiscounts(
  { totalPriceBeforeTax, totalPriceAfterTax, totalDiscount, lineItemPrice }: OrderLineItem,
  taxIncluded: boolean,
): bigint {
  const left = (taxIncluded ? totalPriceAfterTax : totalPriceBeforeTax)?.amount;
  return left === undefined
    ? toUnits(lineItemPrice?.amount ?? '0', MONEY_SCALE)
    : toUnits(left, MONEY_SCALE) + toUnits(totalDiscount?.amount ?? '0', MONEY_SCALE);
}
