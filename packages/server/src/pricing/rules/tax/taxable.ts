import { from, given, type Operand } from '../explain.ts';
import type { ItemTax } from '../priced-purchase.ts';
import type { TaxRate } from '../purchase.ts';

/** A line, the delivery or a fee, with the rates that hold for it. */
export interface Taxable {
  /** As in `line/0`: the beginning of its steps. */
  readonly name: string;
  /** After discounts. */
  readonly amount: bigint;
  readonly amountStep: string;
  readonly rates: readonly TaxRate[];
  /** Where in the purchase the rates stand. */
  readonly place: string;
}

/** What each jurisdiction takes of each thing taxed. */
export interface TaxShare {
  readonly rate: TaxRate;
  readonly tax: bigint;
  readonly step: string;
}

export type SharesByTaxable = ReadonlyMap<Taxable, TaxShare[]>;

export const givenRate = ({ place, rates }: Taxable, rate: TaxRate): Operand =>
  given(`${place}.${rates.indexOf(rate)}.rate`, rate.rate);

export const amountOf = ({ amountStep, amount }: Taxable): Operand => from(amountStep, amount);

/** Remembers the keys of one purchase's rates: its lines mostly share them. */
export function createRateKeys(): RateKeys {
  const keys = new Map<TaxRate, string>();
  return (rate) => {
    const key = keys.get(rate) ?? keyOf(rate);
    keys.set(rate, key);
    return key;
  };
}

export type RateKeys = (rate: TaxRate) => string;

/** Who takes how much for what: rates that say the same are one. */
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
