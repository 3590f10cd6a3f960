/** For tests only. */
import fc from 'fast-check';
import type { Purchase } from './rules/purchase.ts';
import { featureNames, randomPurchase, type Features } from './testing-purchases.ts';

const features = fc
  .tuple(...featureNames.map(() => fc.boolean()))
  .map(
    (on) => Object.fromEntries(featureNames.map((name, at) => [name, on[at] ?? false])) as Features,
  );

/** Generated from a seed, for speed; a failure shrinks to fewer lines and features. */
export const anyPurchase: fc.Arbitrary<Purchase> = fc
  .tuple(fc.integer(), fc.integer({ min: 1, max: 6 }), features)
  .map(([seed, size, on]) => randomPurchase(seed, size, on));
