import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricePurchase } from '../../pricing/rules/price-purchase.ts';
import { anyPurchase } from '../../pricing/testing-arbitraries.ts';
import { quoteText } from './quote-text.ts';

const textOf = (purchase: Parameters<typeof pricePurchase>[0]): string =>
  quoteText(purchase, pricePurchase(purchase));

test('equal purchases have the same text', () => {
  fc.assert(
    fc.property(anyPurchase, (purchase) => {
      expect(textOf(purchase)).toBe(textOf({ ...purchase }));
    }),
    { numRuns: 200 },
  );
});

test('any change of an amount, due now or later, changes the text', () => {
  fc.assert(
    fc.property(anyPurchase, fc.integer({ min: 0, max: 100 }), (purchase, which) => {
      const index = purchase.lines.length === 0 ? 0 : which % purchase.lines.length;
      const dearer = {
        ...purchase,
        lines: purchase.lines.map((line, at) =>
          at === index
            ? { ...line, price: line.price + 10_000n, fullPrice: line.fullPrice + 10_000n }
            : line,
        ),
      };
      const [before, after] = [pricePurchase(purchase), pricePurchase(dearer)];
      const moved =
        before.summary.total !== after.summary.total ||
        before.dueNow !== after.dueNow ||
        before.due !== after.due ||
        before.summary.tax !== after.summary.tax;
      if (moved) expect(quoteText(dearer, after)).not.toBe(quoteText(purchase, before));
    }),
    { numRuns: 300 },
  );
});

test('other quantities with the same total change the text', () => {
  fc.assert(
    fc.property(
      anyPurchase.filter(({ lines }) => lines.length > 0),
      (purchase) => {
        const other = {
          ...purchase,
          lines: purchase.lines.map((line, at) =>
            at === 0 ? { ...line, variantId: 'another' } : line,
          ),
        };
        expect(textOf(other)).not.toBe(textOf(purchase));
      },
    ),
    { numRuns: 100 },
  );
});
