import { from, roundedStep, sharesStep, type Trace } from '../explain.ts';
import { splitByLargestRemainder } from '../largest-remainder.ts';
import { WHOLE_RATE, type TaxRate } from '../purchase.ts';
import { fraction, roundToGrain } from '../ratio.ts';
import {
  amountOf,
  givenRate,
  type RateKeys,
  type SharesByTaxable,
  type Taxable,
  type TaxShare,
} from './taxable.ts';

/**
 * Tax on top of prices. Rounding point: the tax of one jurisdiction on its whole taxable amount,
 * which is then divided among the taxed items, so that a tax return by jurisdiction matches the
 * lines of the order.
 */
export function addTax(
  taxables: readonly Taxable[],
  { keyOf, grain }: TaxTools,
  trace?: Trace,
): SharesByTaxable {
  const shares = new Map<Taxable, TaxShare[]>(taxables.map((taxable) => [taxable, []]));
  let at = 0;
  for (const { rate, items } of byRate(taxables, keyOf)) {
    const name = `tax/${at}`;
    const base = items.reduce((sum, { amount }) => sum + amount, 0n);
    const exact = fraction(base * rate.rate, WHOLE_RATE);
    const total = roundToGrain(exact, grain);
    const parts = splitByLargestRemainder({
      total,
      weights: items.map(({ amount }) => amount),
      grain,
    });
    if (trace && items[0]) {
      const inputs = { of: items.map(amountOf), rate: givenRate(items[0], rate) };
      trace.push(
        roundedStep(
          { name: `${name}/total`, rule: 'tax-added', about: rate.name, inputs },
          exact,
          'half-up',
          grain,
          total,
        ),
        sharesStep(
          {
            name: `${name}/shares`,
            about: rate.name,
            total: from(`${name}/total`, total),
            weights: items.map(amountOf),
          },
          items.map(({ amount }) => amount),
          grain,
          parts,
        ),
      );
    }
    items.forEach((item, index) =>
      shares.get(item)?.push({ rate, tax: parts[index] ?? 0n, step: `${name}/shares#${index}` }),
    );
    at += 1;
  }
  return shares;
}

export interface TaxTools {
  readonly keyOf: RateKeys;
  readonly grain: bigint;
}

/** Every rate once, with all items that it applies to, in the order of their first use. */
function byRate(
  taxables: readonly Taxable[],
  keyOf: RateKeys,
): Iterable<{ rate: TaxRate; items: Taxable[] }> {
  const groups = new Map<string, { rate: TaxRate; items: Taxable[] }>();
  for (const taxable of taxables) {
    for (const rate of taxable.rates) {
      const key = keyOf(rate);
      const group = groups.get(key);
      if (group) group.items.push(taxable);
      else groups.set(key, { rate, items: [taxable] });
    }
  }
  return groups.values();
}
