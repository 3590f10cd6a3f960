import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRule } from '../store/collection-rules.ts';
import {
  applyCollectionRules,
  joinCollection,
  leaveCollection,
  meetsRule,
} from './apply-collection-rules.ts';
import { testPatching, testProduct } from './testing-products.ts';

const patching = testPatching();
const { currency } = patching;
const product = fc
  .record({
    name: fc.constantFrom('Sun hat', 'Summer dress', 'Winter coat'),
    price: fc.integer({ min: 0, max: 100 }),
    ribbon: fc.constantFrom('Summer', 'Winter', ''),
    discounted: fc.boolean(),
    ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
    byRule: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
  })
  .map(({ name, price, ribbon, discounted, ids, byRule }) => ({
    ...testProduct(
      {
        name,
        priceData: { price },
        ribbon,
        ...(discounted ? { discount: { type: 'PERCENT' as const, value: 50 } } : {}),
      },
      patching,
    ),
    collectionIds: ids,
    ruleCollectionIds: byRule.filter((id) => ids.includes(id)),
  }));
const rules = fc.uniqueArray(
  fc.record({
    collectionId: fc.constantFrom('a', 'b', 'c'),
    filter: fc.constantFrom(
      { price: { $lt: 50 } },
      { onSale: true },
      { $or: [{ ribbon: 'Summer' }, { name: { $startsWith: 'SUN' } }] },
      { $not: { ribbon: { $isEmpty: true } } },
      { 'price.discountedPrice': { $lte: 20 } },
    ),
  }),
  { selector: ({ collectionId }) => collectionId },
);

test('a product is in a collection exactly if it was added by hand or meets the rule', () => {
  fc.assert(
    fc.property(product, rules, (state, given) => {
      const all = given.map(({ collectionId, filter }) => toRule(collectionId, filter));
      const after = applyCollectionRules(state, all, currency);
      const [ids, ruleIds]: (readonly string[])[] = [state.collectionIds, state.ruleCollectionIds];
      for (const id of ['a', 'b', 'c', 'd']) {
        const byHand = ids?.includes(id) === true && ruleIds?.includes(id) !== true;
        const byRule = all.some(
          (each) => each.collectionId === id && meetsRule(state, each, currency),
        );
        expect(after.collectionIds.filter((each) => each === id)).toHaveLength(
          Number(byHand || byRule),
        );
        expect(after.ruleCollectionIds?.includes(id) ?? false).toBe(byRule && !byHand);
      }
      // Applied twice, nothing changes, and the product is the identical one.
      expect(applyCollectionRules(after, all, currency)).toBe(after);
    }),
  );
});

test('a product that was added by hand stays when it no longer meets the rule', () => {
  const cheap = toRule('a', { price: { $lt: 50 } });
  const state = applyCollectionRules(
    testProduct({ name: 'Hat', priceData: { price: 10 } }, patching),
    [cheap],
    currency,
  );
  expect(state).toMatchObject({ collectionIds: ['a'], ruleCollectionIds: ['a'] });
  const picked = joinCollection(state, 'a');
  expect(picked).toMatchObject({ collectionIds: ['a'], ruleCollectionIds: [] });
  const dear = { ...picked, price: '80.000' };
  expect(applyCollectionRules(dear, [cheap], currency)).toBe(dear);
  expect(applyCollectionRules(leaveCollection(picked, 'a'), [cheap], currency)).toMatchObject({
    collectionIds: ['a'],
    ruleCollectionIds: ['a'],
  });
});

test('prices are compared exactly, and dates to the millisecond', () => {
  const state = {
    ...testProduct({ name: 'Hat', priceData: { price: 49.99 } }, patching),
    createdAt: '2026-11-17T10:00:00.500Z',
  };
  const meets = (filter: object) => meetsRule(state, toRule('a', filter), currency);
  expect(meets({ price: { $lt: 49.99 } })).toBe(false);
  expect(meets({ price: { $lte: 49.99 } })).toBe(true);
  expect(meets({ createdDate: { $gte: '2026-11-17T10:00:00.500Z' } })).toBe(true);
  expect(meets({ createdDate: { $gt: '2026-11-17T10:00:00.5Z' } })).toBe(false);
  expect(meets({ createdDate: { $lt: '2026-11-17T11:00:00.501+01:00' } })).toBe(true);
});
