import type { AppliedDiscount, PricedPurchase } from './priced-purchase.ts';

export interface DiscountLevels {
  /** On particular items: what version 2 takes out of its subtotal. */
  readonly items: bigint;
  /** On the whole cart: what version 2 calls the discount. */
  readonly order: bigint;
  readonly shipping: bigint;
}

/** Version 1 has one sum of discounts beside a subtotal before them; version 2 tells them apart. Both are read from the same parts. */
export function discountLevels({ discounts }: Pick<PricedPurchase, 'discounts'>): DiscountLevels {
  const sum = (type: AppliedDiscount['discountType']): bigint =>
    discounts.reduce(
      (total, { discountType, amount }) => (discountType === type ? total + amount : total),
      0n,
    );
  return { items: sum('SPECIFIC_ITEMS'), order: sum('GLOBAL'), shipping: sum('SHIPPING') };
}
