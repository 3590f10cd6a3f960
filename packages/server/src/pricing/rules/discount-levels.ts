import type { AppliedDiscount, PricedPurchase } from './priced-purchase.ts';

export interface DiscountLevels {
  /** On specific items; version 2 subtracts these from its subtotal. */
  readonly items: bigint;
  /** On the whole cart; version 2 calls this the discount. */
  readonly order: bigint;
  readonly shipping: bigint;
}

/**
 * Version 1 has one sum of discounts next to a subtotal before discounts; version 2 lists them
 * separately. Both are computed from the same parts.
 */
export function discountLevels({ discounts }: Pick<PricedPurchase, 'discounts'>): DiscountLevels {
  const sum = (type: AppliedDiscount['discountType']): bigint =>
    discounts.reduce(
      (total, { discountType, amount }) => (discountType === type ? total + amount : total),
      0n,
    );
  return { items: sum('SPECIFIC_ITEMS'), order: sum('GLOBAL'), shipping: sum('SHIPPING') };
}
