/**
 * For tests only: evaluates an explanation again from the purchase alone, with its own fractions.
 * It implements the formula of every rule and imports no function of the engine.
 */
import type { Operand, Step } from './rules/explain.ts';
import type { Purchase } from './rules/purchase.ts';

/** Numerator and denominator, in lowest terms. */
type Fraction = readonly [bigint, bigint];

const lowest = (over: bigint, under: bigint): Fraction => {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [over / a, under / a];
};
const int = (value: bigint): Fraction => [value, 1n];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction =>
  b === 1n && d === 1n ? [a + c, 1n] : lowest(a * d + c * b, b * d);
const minus = (x: Fraction, [c, d]: Fraction): Fraction => plus(x, [-c, d]);
const by = ([a, b]: Fraction, [c, d]: Fraction): Fraction =>
  b === 1n && d === 1n ? [a * c, 1n] : lowest(a * c, b * d);
const over = (x: Fraction, [c, d]: Fraction): Fraction =>
  c === 0n ? int(0n) : by(x, c < 0n ? [-d, -c] : [d, c]);
const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
const min = (...all: readonly Fraction[]): Fraction => all.reduce((x, y) => (less(y, x) ? y : x));
const max = (x: Fraction, y: Fraction): Fraction => (less(x, y) ? y : x);
const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, int(0n));
const same = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d === c * b;
const MILLION = int(1_000_000n);
const floor = ([a, b]: Fraction): bigint => (a >= 0n ? a / b : -((-a + b - 1n) / b));

const formulas: Readonly<
  Record<
    Exclude<Step['rule'], 'shares'>,
    (one: (name: string) => Fraction, many: (name: string) => Fraction[]) => Fraction
  >
> = {
  'as-given': (one) => one('amount'),
  'unit-price': (one, many) => plus(one('price'), products(many('modifiers'), many('times'))),
  'full-price': (one, many) =>
    plus(max(one('full'), one('price')), products(many('modifiers'), many('times'))),
  'covered-by-membership': () => int(0n),
  times: (one) => by(one('amount'), one('times')),
  sum: (_, many) => sum(many('of')),
  less: (one, many) => minus(one('amount'), sum(many('less'))),
  least: (_, many) => min(...['left', 'other', 'requested'].flatMap((name) => many(name))),
  'percent-off': (one) =>
    by(
      by(one('left'), over(min(one('rate'), MILLION), MILLION)),
      over(one('units'), one('quantity')),
    ),
  'amount-off': (one, many) =>
    over(by(min(one('amount'), sum(many('lefts'))), one('left')), sum(many('lefts'))),
  'amount-off-each': (one) =>
    min(by(one('amount'), one('units')), over(by(one('left'), one('units')), one('quantity'))),
  'fixed-price': (one) =>
    max(
      int(0n),
      minus(over(by(one('left'), one('units')), one('quantity')), by(one('price'), one('units'))),
    ),
  'shipping-percent-off': (one) => by(one('left'), over(min(one('rate'), MILLION), MILLION)),
  'shipping-fixed-price': (one) => max(int(0n), minus(one('left'), one('price'))),
  'tax-added': (one, many) => by(sum(many('of')), over(one('rate'), MILLION)),
  'tax-inside': (_, many) =>
    over(by(sum(many('of')), sum(many('rates'))), plus(MILLION, sum(many('rates')))),
  part: (one) => over(by(one('amount'), one('of')), one('whole')),
  total: (_, many) => minus(sum(many('plus')), sum(many('less'))),
  converted: (one) => over(by(one('amount'), one('rate')), int(10_000_000_000n)),
};

const products = (amounts: readonly Fraction[], times: readonly Fraction[]): Fraction =>
  sum(amounts.map((amount, at) => by(amount, times[at] ?? int(1n))));

export interface Evaluated {
  readonly wrong: readonly string[];
  /** The value of a step; undefined when it is missing. */
  readonly value: (name: string) => bigint | undefined;
  /** The steps that are inputs of a step. */
  readonly inputsOf: (name: string) => readonly string[];
}

export function evaluate(purchase: Purchase, steps: readonly Step[]): Evaluated {
  const [values, stepByName, wrong] = [
    new Map<string, Fraction>(),
    new Map<string, Step>(),
    [] as string[],
  ];
  const grain = 10n ** BigInt(3 - purchase.currency.decimals);
  const otherGrain = 10n ** BigInt(3 - (purchase.conversion?.currency.decimals ?? 3));

  const resolve = (operand: Operand, step: string): Fraction => {
    const found =
      'given' in operand
        ? inPurchase(purchase, operand.given)
        : 'step' in operand
          ? values.get(operand.step)
          : int(operand.value.over);
    if (!found) wrong.push(`${step} names ${JSON.stringify(operand, plain)}, which is not there`);
    else if (!same(found, [operand.value.over, operand.value.under]))
      wrong.push(`${step} says ${JSON.stringify(operand, plain)}, but that is ${String(found)}`);
    return found ?? int(0n);
  };

  for (const step of steps) {
    if (stepByName.has(step.name)) wrong.push(`${step.name} is there twice`);
    stepByName.set(step.name, step);
    const all = (name: string): Fraction[] =>
      operandsOf(step, name).map((operand) => resolve(operand, step.name));
    if (step.rule === 'shares') {
      const shares = share(all('total')[0] ?? int(0n), all('weights'), all('limits'), grain);
      if (
        shares.length !== step.value.length ||
        shares.some((value, at) => value !== step.value[at])
      )
        wrong.push(`${step.name} divides into ${String(step.value)}, not ${String(shares)}`);
      shares.forEach((value, at) => values.set(`${step.name}#${at}`, int(value)));
      continue;
    }
    const exact = formulas[step.rule]((name) => all(name)[0] ?? int(0n), all);
    if (!same(exact, [step.exact.over, step.exact.under]))
      wrong.push(
        `${step.name} is exactly ${String(exact)}, not ${String(step.exact.over)}/${String(step.exact.under)}`,
      );
    if (
      step.rounding.mode !== 'none' &&
      step.rounding.to !== (step.rule === 'converted' ? otherGrain : grain)
    )
      wrong.push(`${step.name} rounds to ${String(step.rounding.to)}`);
    const value =
      step.rounding.mode === 'none'
        ? exact
        : int(round(exact, step.rounding.mode, step.rounding.to));
    if (!same(value, [step.value.over, step.value.under]))
      wrong.push(`${step.name} is ${String(value)} when rounded, not ${String(step.value.over)}`);
    values.set(step.name, value);
  }
  return {
    wrong,
    inputsOf: (name) =>
      Object.keys(stepByName.get(name)?.inputs ?? {})
        .flatMap((input) => operandsOf(stepByName.get(name), input))
        .flatMap((operand) => ('step' in operand ? [operand.step] : [])),
    value: (name) => {
      const found = values.get(name);
      return found?.[1] === 1n ? found[0] : undefined;
    },
  };
}

function operandsOf(step: Step | undefined, name: string): readonly Operand[] {
  const inputs: Readonly<Record<string, Operand | readonly Operand[]>> | undefined = step?.inputs;
  const named = inputs?.[name] ?? [];
  return 'value' in named ? [named] : named;
}

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

function inPurchase(purchase: Purchase, path: string): Fraction | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], purchase);
  return typeof found === 'bigint' || typeof found === 'number' ? int(BigInt(found)) : undefined;
}

/** Values are never negative, so rounding half up is the floor of the value plus a half. */
function round(exact: Fraction, mode: 'half-up' | 'down', to: bigint): bigint {
  const grains = over(exact, int(to));
  return floor(mode === 'down' ? grains : plus(grains, [1n, 2n])) * to;
}

function share(
  total: Fraction,
  weights: readonly Fraction[],
  limits: readonly Fraction[],
  grain: bigint,
): bigint[] {
  const all = sum(weights);
  const exact = weights.map((weight) => over(over(by(total, weight), all), int(grain)));
  const maxGrains = weights.map((_, at) =>
    limits[at] ? floor(over(limits[at], int(grain))) : undefined,
  );
  const whole = exact.map((each, at) => {
    const down = floor(each);
    const top = maxGrains[at];
    return top !== undefined && top < down ? top : down;
  });
  const order = exact
    .map((each, at) => ({ at, lost: minus(each, int(floor(each))) }))
    .toSorted((x, y) => (less(y.lost, x.lost) ? -1 : less(x.lost, y.lost) ? 1 : x.at - y.at));
  let missing = floor(over(total, int(grain))) - whole.reduce((a, b) => a + b, 0n);
  for (let round = 0; missing > 0n && round < 50; round += 1) {
    for (const { at } of order) {
      const [have = 0n, top] = [whole[at], maxGrains[at]];
      if (missing === 0n || (top !== undefined && have >= top)) continue;
      whole[at] = have + 1n;
      missing -= 1n;
    }
  }
  return whole.map((grains) => grains * grain);
}
