import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainPurchase, pricePurchase } from './index.ts';
import { discountsBroken, everythingBroken, type Pricer } from './testing-checks.ts';
import { anyPurchase } from './testing-arbitraries.ts';

const engine: Pricer = { price: pricePurchase, explain: explainPurchase };
const HOUR = 3_600_000;

test(
  '1,000,000 random carts add up, and evaluating the derivation gives the same',
  { timeout: 2 * HOUR },
  () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        expect(everythingBroken(purchase, engine)).toEqual([]);
      }),
      { numRuns: 1_000_000 },
    );
  },
);

test('in 50,000 random carts, a discount never raises the total', { timeout: HOUR }, () => {
  fc.assert(
    fc.property(anyPurchase, (purchase) => {
      expect(discountsBroken(purchase, engine)).toEqual([]);
    }),
    { numRuns: 50_000 },
  );
});
