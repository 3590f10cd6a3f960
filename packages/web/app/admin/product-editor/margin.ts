/** What is left of a price, as the editor shows it next to the cost. */
export interface Margin {
  readonly discounted: number;
  readonly profit: number;
  /** 0.25 for 25 %; undefined without a price. */
  readonly share: number | undefined;
}

export function marginOf(
  price: number,
  discount: { readonly type: string; readonly value: number },
  cost: number,
): Margin {
  const off =
    discount.type === 'PERCENT'
      ? (price * discount.value) / 100
      : discount.type === 'AMOUNT'
        ? discount.value
        : 0;
  const discounted = Math.max(0, price - off);
  const profit = discounted - cost;
  return { discounted, profit, share: discounted > 0 ? profit / discounted : undefined };
}
