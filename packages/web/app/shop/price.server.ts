import type { Product } from '@shopwright/sdk';

export interface Price {
  readonly now: string;
  /** The price before a discount. */
  readonly before?: string;
  /** The cheapest of several. */
  readonly from?: boolean;
}

export type FormatAmount = (amount: number, currency: string) => string;

/**
 * With the decimals of the currency, as in the checkout and in mails. Made once for a page: making
 * a format costs far more than using it.
 */
export function amountFormat(locale: string): FormatAmount {
  const formats = new Map<string, Intl.NumberFormat>();
  return (amount, currency) => {
    const format =
      formats.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    formats.set(currency, format);
    return format.format(amount);
  };
}

export function priceOf(
  { priceData, priceRange }: Pick<Product, 'priceData' | 'priceRange'>,
  formatAmount: FormatAmount,
): Price | undefined {
  const { price, currency } = priceData ?? {};
  if (price === undefined || price === null || currency === undefined) return undefined;
  const { minValue, maxValue } = priceRange ?? {};
  if (minValue !== undefined && maxValue !== undefined && minValue < maxValue) {
    return { now: formatAmount(minValue, currency), from: true };
  }
  const discounted = priceData?.discountedPrice;
  if (discounted !== undefined && discounted < price) {
    return { now: formatAmount(discounted, currency), before: formatAmount(price, currency) };
  }
  return { now: formatAmount(price, currency) };
}
