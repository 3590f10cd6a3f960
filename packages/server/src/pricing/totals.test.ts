import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainPurchase, pricePurchase } from './index.ts';
import type { PricedPurchase } from './rules/priced-purchase.ts';
import { allFeatures, currencies, randomPurchase } from './testing-purchases.ts';
import { discountsBroken, everythingBroken, type Pricer } from './testing-checks.ts';
import { anyPurchase } from './testing-arbitraries.ts';

const engine: Pricer = { price: pricePurchase, explain: explainPurchase };

/** Fewer runs during mutation testing, which repeats these tests for thousands of mutants. */
const CARTS = Number(process.env['SHOPWRIGHT_RANDOM_CARTS'] ?? 10_000);

describe(`${CARTS.toLocaleString('en-US')} random carts in 20 currencies`, () => {
  test('add up exactly, and evaluating the derivation gives the same', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        expect(everythingBroken(purchase, engine)).toEqual([]);
      }),
      { numRuns: CARTS },
    );
  });

  test('in every one of the currencies', () => {
    const drawn = new Set(
      Array.from({ length: 400 }, (_, seed) => randomPurchase(seed, 1).currency.code),
    );
    expect(drawn.size).toBe(currencies.length);
  });
});

test(
  'a purchase has one price, also when explained, repeated or frozen',
  { timeout: 180_000 },
  () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const priced = pricePurchase(purchase);
        expect(explainPurchase(purchase).priced).toEqual(priced);
        expect(pricePurchase(freeze(structuredClone(purchase)))).toEqual(priced);
      }),
      { numRuns: Math.min(500, CARTS) },
    );
  },
);

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

test('a discount never raises a total', { timeout: 180_000 }, () => {
  fc.assert(
    fc.property(anyPurchase, (purchase) => {
      expect(discountsBroken(purchase, engine)).toEqual([]);
    }),
    { numRuns: Math.min(1_000, CARTS) },
  );
});

test('a more expensive delivery or another fee never lowers a total', { timeout: 180_000 }, () => {
  fc.assert(
    fc.property(anyPurchase, fc.bigInt({ min: 0n, max: 100_000n }), (purchase, more) => {
      const { total } = pricePurchase(purchase).summary;
      const {
        delivery = { code: 'd', title: 'D', kind: 'SHIPPING', price: 0n, charges: [] },
        fees,
      } = purchase;
      expect(
        pricePurchase({ ...purchase, delivery: { ...delivery, price: delivery.price + more } })
          .summary.total,
      ).toBeGreaterThanOrEqual(total);
      expect(
        pricePurchase({
          ...purchase,
          fees: [...fees, { id: 'more', name: 'More', price: more, source: 'MANUAL', lineIds: [] }],
        }).summary.total,
      ).toBeGreaterThanOrEqual(total);
    }),
    { numRuns: Math.min(300, CARTS) },
  );
});

describe('detects a slightly wrong answer', () => {
  const purchase = randomPurchase(5, 8, { ...allFeatures, unstackable: false });
  const brokenBy = (change: (priced: PricedPurchase) => PricedPurchase): string[] =>
    everythingBroken(purchase, {
      explain: (request) => {
        const { priced, steps } = explainPurchase(request);
        return { priced: change(priced), steps };
      },
    });
  const grain = 10n ** BigInt(3 - purchase.currency.decimals);
  const onFirst = <T>(list: readonly T[], change: (first: T) => T): T[] =>
    list.map((each, at) => (at === 0 ? change(each) : each));

  test.each<[string, (priced: PricedPurchase) => PricedPurchase]>([
    [
      'a coin more in the total',
      (priced) => ({
        ...priced,
        summary: { ...priced.summary, total: priced.summary.total + grain },
      }),
    ],
    [
      'a coin moved from the discount to the subtotal',
      (priced) => ({
        ...priced,
        summary: {
          ...priced.summary,
          subtotal: priced.summary.subtotal - grain,
          discount: priced.summary.discount - grain,
        },
      }),
    ],
    [
      'a share of a discount lost',
      (priced) => ({
        ...priced,
        lines: priced.lines.map((line) => ({ ...line, allocations: line.allocations.slice(1) })),
      }),
    ],
    [
      'a coin of tax moved between lines',
      (priced) => ({
        ...priced,
        lines: onFirst(priced.lines, (line) => ({
          ...line,
          tax: { ...line.tax, tax: line.tax.tax + grain },
        })),
      }),
    ],
    [
      'half a coin',
      (priced) => ({
        ...priced,
        due: priced.due + 1n,
        summary: { ...priced.summary, total: priced.summary.total + 1n },
      }),
    ],
    [
      'paid later instead of now',
      (priced) => ({
        ...priced,
        payNow: priced.payLater,
        payLater: priced.payNow,
        dueNow: priced.payLater.total,
      }),
    ],
  ])('%s', (_, change) => {
    expect(everythingBroken(purchase, engine)).toEqual([]);
    expect(brokenBy(change)).not.toEqual([]);
  });
});
