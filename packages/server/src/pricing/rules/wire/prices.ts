import type { MultiCurrencyPrice, Price, PriceSummary } from '@shopwright/contract/shared/money';
import type { OrderPriceSummary } from '@shopwright/contract/orders/order-totals';
import { toText } from '../../../kernel/decimal.ts';
import type { Currency } from '../../../kernel/money.ts';
import { convertAmount } from '../convert.ts';
import type { Summary } from '../priced-purchase.ts';
import { grainOf, RATE_SCALE } from '../purchase.ts';

/** Formats amounts for the wire: as decimal text, and formatted for the buyer. */
export interface PriceWriter {
  readonly price: (amount: bigint) => MultiCurrencyPrice;
  /** Orders show the charged currency only. */
  readonly plain: (amount: bigint) => Price;
}

const MAX_CACHED_AMOUNTS = 20_000;

/**
 * Most amounts recur within and across answers, and formatting is expensive. Cached objects must
 * not be changed.
 */
export function createPriceWriter(
  currency: Currency,
  conversion?: { readonly currency: Currency; readonly rate: bigint },
): PriceWriter {
  const prices = new Map<bigint, MultiCurrencyPrice>();
  const plains = new Map<bigint, Price>();
  const plain = (amount: bigint): Price => {
    const cached = plains.get(amount);
    if (cached) return cached;
    const made = { amount: amountText(amount, currency), formattedAmount: currency.format(amount) };
    if (plains.size >= MAX_CACHED_AMOUNTS) plains.clear();
    plains.set(amount, made);
    return made;
  };
  const convert = (
    amount: bigint,
  ): Pick<MultiCurrencyPrice, 'convertedAmount' | 'formattedConvertedAmount'> => {
    if (!conversion)
      return {
        convertedAmount: amountText(amount, currency),
        formattedConvertedAmount: plain(amount).formattedAmount ?? '',
      };
    const converted = convertAmount(amount, conversion);
    return {
      convertedAmount: amountText(converted, conversion.currency),
      formattedConvertedAmount: conversion.currency.format(converted),
    };
  };
  return {
    plain,
    price: (amount) => {
      const cached = prices.get(amount);
      if (cached) return cached;
      const made = { ...plain(amount), ...convert(amount) };
      if (prices.size >= MAX_CACHED_AMOUNTS) prices.clear();
      prices.set(amount, made);
      return made;
    },
  };
}

/** With the currency's decimals: '34.00', '34', '34.000'. */
const amountText = (amount: bigint, currency: Currency): string =>
  toText(amount / grainOf(currency), currency.decimals);

/** '0.0725'. */
export const rateText = (rate: bigint): string => toText(rate, RATE_SCALE).replace(/\.?0+$/, '');

export function summaryToWire(
  { subtotal, shipping, tax, discount, additionalFees, total }: Summary,
  { price }: PriceWriter,
): PriceSummary {
  return {
    subtotal: price(subtotal),
    shipping: price(shipping),
    tax: price(tax),
    discount: price(discount),
    total: price(total),
    additionalFees: price(additionalFees),
  };
}

export function summaryToOrder(
  { subtotal, shipping, tax, discount, additionalFees, total }: Summary,
  { plain }: PriceWriter,
): OrderPriceSummary {
  return {
    subtotal: plain(subtotal),
    shipping: plain(shipping),
    tax: plain(tax),
    discount: plain(discount),
    total: plain(total),
    totalAdditionalFees: plain(additionalFees),
  };
}
