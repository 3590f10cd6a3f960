import { message, string, type Static } from '../field.ts';

export const MultiCurrencyPrice = message('MultiCurrencyPrice', {
  amount: string({ decimal: { gte: 0, lte: 1_000_000_000_000_000 } }),
  convertedAmount: string({ decimal: { gte: 0, lte: 1_000_000_000_000_000 }, readOnly: true }),
  formattedAmount: string({ readOnly: true }),
  formattedConvertedAmount: string({ readOnly: true }),
});
export type MultiCurrencyPrice = Static<typeof MultiCurrencyPrice>;

export const Price = message('Price', {
  amount: string({ decimal: { gte: 0, lte: 1_000_000_000_000_000 } }),
  formattedAmount: string({ readOnly: true }),
});
export type Price = Static<typeof Price>;

export const PriceSummary = message('PriceSummary', {
  subtotal: MultiCurrencyPrice,
  shipping: MultiCurrencyPrice,
  tax: MultiCurrencyPrice,
  discount: MultiCurrencyPrice,
  total: MultiCurrencyPrice,
  additionalFees: MultiCurrencyPrice,
});
export type PriceSummary = Static<typeof PriceSummary>;
