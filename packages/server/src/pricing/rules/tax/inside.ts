import { exactStep, from, roundedStep, sharesStep, type Trace } from '../explain.ts';
import { splitByLargestRemainder } from '../largest-remainder.ts';
import { WHOLE_RATE } from '../purchase.ts';
import { fraction, roundToGrain } from '../ratio.ts';
import type { TaxTools } from './added.ts';
import {
  amountOf,
  givenRate,
  totalRate,
  type RateKeys,
  type SharesByTaxable,
  type Taxable,
  type TaxShare,
} from './taxable.ts';

/**
 * Tax that prices already include. Rounding point: the tax of all jurisdictions on everything with
 * the same rates, divided among the jurisdictions by their rates, and then among the taxed items.
 * The price without tax never becomes negative: no part exceeds what the price still contains.
 */
export function findTaxInside(
  taxables: readonly Taxable[],
  tools: TaxTools,
  trace?: Trace,
): SharesByTaxable {
  const shares = new Map<Taxable, TaxShare[]>(taxables.map((taxable) => [taxable, []]));
  let at = 0;
  for (const items of bySameRates(taxables, tools.keyOf)) {
    divide(items, `tax/${at}`, { shares, tools, trace });
    at += 1;
  }
  return shares;
}

interface Dividing {
  readonly shares: ReadonlyMap<Taxable, TaxShare[]>;
  readonly tools: TaxTools;
  readonly trace: Trace | undefined;
}

function divide(
  items: readonly Taxable[],
  name: string,
  { shares, tools: { grain }, trace }: Dividing,
): void {
  const first = items[0];
  if (!first) return;
  const { rates } = first;
  const base = items.reduce((sum, { amount }) => sum + amount, 0n);
  const rate = totalRate(rates);
  const exact = fraction(base * rate, WHOLE_RATE + rate);
  const total = roundToGrain(exact, grain);
  const rateOperands = trace ? rates.map((one) => givenRate(first, one)) : [];
  const perRate = splitByLargestRemainder({ total, weights: rates.map((one) => one.rate), grain });
  trace?.push(
    roundedStep(
      {
        name: `${name}/total`,
        rule: 'tax-inside',
        inputs: { of: items.map(amountOf), rates: rateOperands },
      },
      exact,
      'half-up',
      grain,
      total,
    ),
    sharesStep(
      { name: `${name}/rates`, total: from(`${name}/total`, total), weights: rateOperands },
      rates.map((one) => one.rate),
      grain,
      perRate,
    ),
  );

  const lefts = items.map((item) => ({ left: item.amount, step: item.amountStep }));
  rates.forEach((one, number) => {
    const tax = perRate[number] ?? 0n;
    const step = `${name}/rate/${number}/shares`;
    const weights = items.map(({ amount }) => amount);
    const parts = splitByLargestRemainder({
      total: tax,
      weights,
      limits: lefts.map(({ left }) => left),
      grain,
    });
    trace?.push(
      sharesStep(
        {
          name: step,
          about: one.name,
          total: from(`${name}/rates#${number}`, tax),
          weights: items.map(amountOf),
          limits: lefts.map((each) => from(each.step, each.left)),
        },
        weights,
        grain,
        parts,
      ),
    );
    items.forEach((item, index) => {
      const [part, held] = [parts[index] ?? 0n, lefts[index]];
      shares.get(item)?.push({ rate: one, tax: part, step: `${step}#${index}` });
      if (!held || number === rates.length - 1) return;
      const leftStep = `${item.name}/without-tax/${number}`;
      trace?.push(
        exactStep(
          {
            name: leftStep,
            rule: 'less',
            inputs: { amount: from(held.step, held.left), less: [from(`${step}#${index}`, part)] },
          },
          held.left - part,
        ),
      );
      held.left -= part;
      held.step = leftStep;
    });
  });
}

function bySameRates(taxables: readonly Taxable[], keyOf: RateKeys): Iterable<Taxable[]> {
  const groups = new Map<string, Taxable[]>();
  for (const taxable of taxables) {
    if (taxable.rates.length === 0) continue;
    const key = taxable.rates.map(keyOf).join('\n');
    const group = groups.get(key);
    if (group) group.push(taxable);
    else groups.set(key, [taxable]);
  }
  return groups.values();
}
