import { expect, test } from 'vitest';
import { discountOf, inCollection } from '../../testing-examples.ts';
import { openLinesOf } from '../../testing-open-lines.ts';
import type { Discount, Effect, Scope } from './discount.ts';
import { discountTypeOf, isForShipping, linesIn } from './scope.ts';

const lines = openLinesOf(
  {
    id: 'mug',
    cost: 10,
    productId: 'p-mug',
    variantId: 'v-mug',
    collectionIds: ['tableware', 'new'],
  },
  { id: 'bowl', cost: 10, productId: 'p-bowl', collectionIds: ['tableware'] },
  {
    id: 'gift',
    cost: 10,
    productId: 'p-gift',
    itemType: 'GIFT_CARD',
    collectionIds: ['tableware'],
  },
  { id: 'covered', cost: 10, productId: 'p-covered', covered: true, collectionIds: ['tableware'] },
);
const inScope = (scope: Scope): string[] => linesIn(scope, lines).map(({ line }) => line.id);
const items = (more: Partial<Extract<Scope, { type: 'SPECIFIC_ITEMS' }>>): Scope => ({
  type: 'SPECIFIC_ITEMS',
  productIds: [],
  variantIds: [],
  collectionIds: [],
  ...more,
});

test('a scope matches by product, variant or collection, never gift cards or covered lines', () => {
  expect(inScope({ type: 'GLOBAL' })).toEqual(['mug', 'bowl']);
  expect(inScope({ type: 'SHIPPING' })).toEqual([]);
  expect(inScope(items({}))).toEqual([]);
  expect(inScope(items({ productIds: ['p-bowl', 'p-gift', 'p-covered'] }))).toEqual(['bowl']);
  expect(inScope(items({ variantIds: ['v-mug', 'v-other'] }))).toEqual(['mug']);
  expect(inScope(inCollection('new', 'old'))).toEqual(['mug']);
  expect(inScope(inCollection('tableware'))).toEqual(['mug', 'bowl']);
  expect(inScope(inCollection('lamps'))).toEqual([]);
});

test('empty entries match nothing', () => {
  const {
    productId: _,
    variantId: __,
    ...unnamed
  } = openLinesOf({ cost: 10 })[0]?.line ?? expect.fail();
  const [line] = openLinesOf({ cost: 10 });
  const open = { ...(line ?? expect.fail()), line: unnamed };
  // A list with a hole in it.
  const holes = [undefined] as unknown as string[];
  expect(linesIn(items({ productIds: holes, variantIds: holes }), [open])).toEqual([]);
  expect(linesIn({ type: 'GLOBAL' }, [open])).toEqual([open]);
});

const percent: Effect = { type: 'PERCENT', rate: 1n };
const gift: Effect = { type: 'BUY_X_GET_Y', buy: 1, get: 1, rate: 1n };
const free: Effect = { type: 'FREE_SHIPPING' };
test.each<[Effect, Scope, boolean, ReturnType<typeof discountTypeOf>]>([
  [percent, { type: 'GLOBAL' }, false, 'GLOBAL'],
  [percent, items({}), false, 'SPECIFIC_ITEMS'],
  [percent, { type: 'SHIPPING' }, true, 'SHIPPING'],
  [free, { type: 'GLOBAL' }, true, 'SHIPPING'],
  [free, items({}), true, 'SHIPPING'],
  [free, { type: 'SHIPPING' }, true, 'SHIPPING'],
  [gift, { type: 'GLOBAL' }, false, 'SPECIFIC_ITEMS'],
  [gift, items({}), false, 'SPECIFIC_ITEMS'],
  [gift, { type: 'SHIPPING' }, false, 'SHIPPING'],
])('%o in %o', (effect, scope, forShipping, type) => {
  const discount: Discount = discountOf(effect, { scope });
  expect([isForShipping(discount), discountTypeOf(discount)]).toEqual([forShipping, type]);
});
