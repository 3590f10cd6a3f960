import { from, given, type Operand } from '../explain.ts';
import type { ItemTax } from '../priced-purchase.ts';
import type { TaxRate } from '../purchase.ts';

/** A line, the delivery or a fee, with the rates that apply to it. */
export interface Taxable {
  /** The prefix of its steps, such as `line/0`. */
  readonly name: string;
  /** After discounts. */
  readonly amount: bigint;
  readonly amountStep: string;
  readonly rates: readonly TaxRate[];
  /** The path of the rates in the purchase. */
  readonly path: string;
}

/** The tax of each jurisdiction on each item. */
export interface TaxShare {
  readonly rate: TaxRate;
  readonly tax: bigint;
  readonly step: string;
}

export type SharesByTaxable = ReadonlyMap<Taxable, TaxShare[]>;

export const givenRate = ({ path, rates }: Taxable, rate: TaxRate): Operand =>
  given(`${path}.${rates.indexOf(rate)}.rate`, rate.rate);

export const amountOf = ({ amountStep, amount }: Taxable): Operand => from(amountStep, amount);

/** Caches the keys of one purchase's rates, which most lines share. */
export function createRateKeys(): RateKeys {
  const keys = new Map<TaxRate, string>();
  return (rate) => {
    const key = keys.get(rate) ?? keyOf(rate);
    keys.set(rate, key);
    return key;
  };
}

export type RateKeys = (rate: TaxRate) => string;

/** The identity of a rate: equal rates are merged. */
const keyOf = ({ type, name, jurisdictionType, jurisdiction, rate }: TaxRate): string =>
  `${rate}\n${jurisdictionType}\n${jurisdiction}\n${type}\n${name}`;

export const totalRate = (rates: readonly TaxRate[]): bigint =>
  rates.reduce((sum, { rate }) => sum + rate, 0n);

export function describeTax(
  { amount, rates }: Taxable,
  shares: readonly TaxShare[],
  included: boolean,
): ItemTax {
  const tax = shares.reduce((sum, share) => sum + share.tax, 0n);
  const taxable = rates.length === 0 ? 0n : included ? amount - tax : amount;
  return {
    tax,
    taxable,
    rate: totalRate(rates),
    breakdown: shares.map((share) => ({ rate: share.rate, tax: share.tax, taxable })),
  };
}
