import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openLinesOf } from '../../testing-open-lines.ts';
import type { OpenLine } from '../open-lines.ts';
import { freeUnits, type Offer } from './free-units.ts';

const counts = (
  offer: Offer,
  toBuy: readonly OpenLine[],
  toGet: readonly OpenLine[],
): Record<string, number> =>
  Object.fromEntries(
    [...freeUnits(offer, toBuy, toGet)].map(([{ line }, count]) => [line.id, count]),
  );

test('discounts the cheapest units, the earlier line on a tie', () => {
  const lines = openLinesOf(
    { id: 'dear', cost: 9, quantity: 2 },
    { id: 'first', cost: 5, quantity: 1 },
    { id: 'second', cost: 5, quantity: 2 },
    { id: 'cheap', cost: 2, quantity: 1 },
  );
  expect(counts({ buy: 2, get: 1 }, lines, lines)).toEqual({ cheap: 1, first: 1 });
  expect(counts({ buy: 1, get: 1 }, lines, lines.toReversed())).toEqual({
    cheap: 1,
    first: 1,
    second: 1,
  });
  expect(counts({ buy: 2, get: 1, times: 1 }, lines, lines)).toEqual({ cheap: 1 });
});

test('an empty offer discounts nothing', () => {
  const lines = openLinesOf({ cost: 5, quantity: 6 });
  for (const offer of [
    { buy: 0, get: 1 },
    { buy: 1, get: 0 },
    { buy: -1, get: 1 },
    { buy: 1, get: -1 },
    { buy: 1, get: 1, times: 0 },
  ])
    expect(counts(offer, lines, lines)).toEqual({});
  expect(counts({ buy: 1, get: 1 }, lines, [])).toEqual({});
  expect(counts({ buy: 1, get: 1 }, [], lines)).toEqual({});
});

/** A brute-force search over all selections that leave enough units to buy. */
function bestByTrying(
  { buy, get, times = Infinity }: Offer,
  toBuy: readonly OpenLine[],
  toGet: readonly OpenLine[],
): { units: number; cost: bigint } {
  let best = { units: 0, cost: 0n };
  const tryFrom = (at: number, given: readonly number[]): void => {
    const line = toGet[at];
    if (line) {
      for (let count = 0; count <= line.line.quantity; count += 1)
        tryFrom(at + 1, [...given, count]);
      return;
    }
    const units = given.reduce((sum, count) => sum + count, 0);
    const rounds = units / get;
    const leftToBuy = toBuy.reduce(
      (sum, each) => sum + each.line.quantity - (given[toGet.indexOf(each)] ?? 0),
      0,
    );
    if (!Number.isInteger(rounds) || rounds > times || leftToBuy < rounds * buy) return;
    const cost = toGet.reduce(
      (sum, { price }, index) => sum + price * BigInt(given[index] ?? 0),
      0n,
    );
    if (units > best.units || (units === best.units && cost < best.cost)) best = { units, cost };
  };
  tryFrom(0, []);
  return best;
}

test('uses as many rounds as fit, with the cheapest units', () => {
  const line = fc.record({
    cost: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    isBought: fc.boolean(),
    isGiven: fc.boolean(),
  });
  const offer = fc.record({
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
    times: fc.constantFrom(undefined, 1, 2),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      offer,
      (examples, { times, ...amounts }) => {
        const quantities: Offer = { ...amounts, ...(times === undefined ? {} : { times }) };
        const lines = openLinesOf(...examples.map(({ cost, quantity }) => ({ cost, quantity })));
        const [toBuy, toGet] = [
          lines.filter((_, index) => examples[index]?.isBought),
          lines.filter((_, index) => examples[index]?.isGiven),
        ];
        const given = [...freeUnits(quantities, toBuy, toGet)];
        expect(
          given.every(
            ([
              {
                line: { quantity },
              },
              count,
            ]) => count > 0 && count <= quantity,
          ),
        ).toBe(true);
        const units = given.reduce((sum, [, count]) => sum + count, 0);
        const cost = given.reduce((sum, [{ price }, count]) => sum + price * BigInt(count), 0n);
        expect({ units, cost }).toEqual(bestByTrying(quantities, toBuy, toGet));
      },
    ),
    { numRuns: 300 },
  );
});
