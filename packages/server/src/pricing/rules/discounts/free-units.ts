import type { OpenLine } from '../open-lines.ts';

export interface Offer {
  readonly buy: number;
  readonly get: number;
  readonly times?: number;
}

/**
 * Buy X, get Y: how many units of each line are discounted. A unit cannot be both bought and
 * discounted. The offer applies as often as it fits, to the cheapest eligible units.
 */
export function freeUnits(
  { buy, get, times = Infinity }: Offer,
  toBuy: readonly OpenLine[],
  toGet: readonly OpenLine[],
): Map<OpenLine, number> {
  const buyable = new Set(toBuy);
  const both = unitsOf(toGet.filter((line) => buyable.has(line)));
  const [onlyBuy, onlyGet] = [unitsOf(toBuy) - both, unitsOf(toGet) - both];
  const rounds = maxRounds({ buy, get, times }, onlyBuy, onlyGet, both);

  // Units in both scopes that must be bought cannot be discounted.
  let spare = both - Math.max(0, rounds * buy - onlyBuy);
  let unitsLeft = rounds * get;
  const given = new Map<OpenLine, number>();
  // Stryker disable next-line EqualityOperator: equal prices are compared by their place
  for (const line of toGet.toSorted((a, b) =>
    a.price === b.price ? a.index - b.index : a.price < b.price ? -1 : 1,
  )) {
    const shared = buyable.has(line);
    const taken = Math.min(unitsLeft, line.line.quantity, shared ? spare : Infinity);
    if (taken <= 0) continue;
    given.set(line, taken);
    unitsLeft -= taken;
    if (shared) spare -= taken;
  }
  return given;
}

const unitsOf = (lines: readonly OpenLine[]): number =>
  lines.reduce((sum, { line }) => sum + line.quantity, 0);

function maxRounds(
  { buy, get, times }: Required<Offer>,
  onlyBuy: number,
  onlyGet: number,
  both: number,
): number {
  if (buy < 1) return 0;
  // Stryker disable next-line ConditionalExpression: of an offer that gives nothing, nothing is given in any number of rounds
  if (get < 1) return 0;
  const fits = (rounds: number): boolean =>
    Math.max(0, rounds * buy - onlyBuy) + Math.max(0, rounds * get - onlyGet) <= both;
  // Stryker disable next-line ArithmeticOperator: only a bound of the search; whether a number fits is looked at
  let [low, high] = [
    0,
    Math.min(times, Math.floor((onlyBuy + both) / buy), Math.floor((onlyGet + both) / get)),
  ];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
