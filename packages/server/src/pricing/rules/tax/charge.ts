import { exactStep, from, type Trace } from '../explain.ts';
import type { ItemTax, PricedTax, TaxPart } from '../priced-purchase.ts';
import type { TaxRate } from '../purchase.ts';
import { addTax } from './added.ts';
import { findTaxInside } from './inside.ts';
import { createRateKeys, describeTax, type RateKeys, type Taxable } from './taxable.ts';

export interface Charged {
  readonly tax: PricedTax;
  readonly of: (taxable: Taxable) => ItemTax;
}

export interface ToTax {
  readonly included: boolean;
  readonly taxables: readonly Taxable[];
  readonly grain: bigint;
}

const NO_TAX: ItemTax = { taxable: 0n, rate: 0n, tax: 0n, breakdown: [] };
const UNTAXED: Charged = { tax: { taxable: 0n, total: 0n, breakdown: [] }, of: () => NO_TAX };

export function chargeTax({ included, taxables, grain }: ToTax, trace?: Trace): Charged {
  if (!trace && taxables.every(({ rates }) => rates.length === 0)) return UNTAXED;
  const keyOf = createRateKeys();
  const shares = (included ? findTaxInside : addTax)(taxables, { keyOf, grain }, trace);
  const taxes = new Map(
    taxables.map((taxable) => {
      const own = shares.get(taxable) ?? [];
      const tax = describeTax(taxable, own, included);
      trace?.push(
        exactStep(
          {
            name: `${taxable.name}/tax`,
            rule: 'sum',
            inputs: { of: own.map((share) => from(share.step, share.tax)) },
          },
          tax.tax,
        ),
      );
      return [taxable, tax];
    }),
  );
  const all = [...taxes.values()];
  return {
    tax: {
      taxable: sum(all.map(({ taxable }) => taxable)),
      total: sum(all.map(({ tax }) => tax)),
      breakdown: aggregate(
        all.flatMap(({ breakdown }) => breakdown),
        keyOf,
      ),
    },
    of: (taxable) => taxes.get(taxable) ?? { taxable: 0n, rate: 0n, tax: 0n, breakdown: [] },
  };
}

/** One part for each rate of each jurisdiction. */
function aggregate(parts: readonly TaxPart[], keyOf: RateKeys): TaxPart[] {
  const byRate = new Map<string, { rate: TaxRate; taxable: bigint; tax: bigint }>();
  for (const { rate, taxable, tax } of parts) {
    const key = keyOf(rate);
    const total = byRate.get(key);
    if (!total) byRate.set(key, { rate, taxable, tax });
    else [total.taxable, total.tax] = [total.taxable + taxable, total.tax + tax];
  }
  return [...byRate.values()];
}

const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);
