import { expect, test } from 'vitest';
import { discountOf, inCollection } from '../../testing-examples.ts';
import type { Discount } from './discount.ts';
import { combinations, planInOrder, planMerchantDiscounts, type Planned } from './plan.ts';

const percent = { type: 'PERCENT', rate: 100_000n } as const;
const planned = (id: string, source: Planned['source'], more: Partial<Discount> = {}): Planned => ({
  source,
  path: id,
  discount: discountOf(percent, { id, ...more }),
});
const ids = (list: readonly Planned[]): string[] => list.map(({ discount }) => discount.id);
const items = inCollection('a');

test('orders rules, coupons, merchant discounts; items before cart; then priority and id', () => {
  const inOrder = [
    planned('d', 'rule', { scope: items }),
    planned('c', 'rule', { scope: items, priority: 1 }),
    planned('a', 'rule', { priority: -1 }),
    planned('B', 'rule'),
    planned('b', 'rule'),
    planned('a2', 'coupon', { scope: items }),
    planned('a1', 'coupon'),
    planned('a0', 'merchant', { scope: items }),
    planned('A', 'merchant'),
  ];
  const expected = ids(inOrder);
  expect(ids(planInOrder(inOrder).onItems)).toEqual(expected);
  expect(ids(planInOrder(inOrder.toReversed()).onItems)).toEqual(expected);
  const shuffled = [4, 0, 8, 2, 6, 1, 7, 3, 5].flatMap((at) => inOrder[at] ?? []);
  expect(planInOrder(shuffled)).toEqual({ onItems: inOrder, onShipping: [] });
  // The same id twice: in their original order.
  const twins = [
    planned('same', 'rule', { name: 'first' }),
    planned('same', 'rule', { name: 'second' }),
  ];
  expect(planInOrder(twins).onItems.map(({ discount }) => discount.name)).toEqual([
    'first',
    'second',
  ]);
});

test('orders discounts on delivery separately', () => {
  const shipping = { scope: { type: 'SHIPPING' } } as const;
  const { onItems, onShipping } = planInOrder([
    planned('x', 'coupon', shipping),
    planned('i', 'rule'),
    planned('y', 'rule', shipping),
    planned('f', 'rule', { effect: { type: 'FREE_SHIPPING' }, priority: 5 }),
  ]);
  expect([ids(onItems), ids(onShipping)]).toEqual([['i'], ['y', 'f', 'x']]);
});

test('merchant discounts apply in the order granted, to the lines they name or to all', () => {
  const effect = { type: 'AMOUNT', amount: 5_000n } as const;
  const discount = {
    name: '',
    effect,
    scope: { type: 'GLOBAL' },
    stackable: true,
    subscriptionCycles: 1,
  };
  expect(
    planMerchantDiscounts({
      merchantDiscounts: [
        { id: 'one', effect, lineIds: [] },
        { id: 'two', effect, lineIds: ['mug'] },
      ],
    }),
  ).toEqual([
    {
      source: 'merchant',
      path: 'merchantDiscounts.0.effect',
      discount: { ...discount, id: 'one', priority: 0 },
    },
    {
      source: 'merchant',
      path: 'merchantDiscounts.1.effect',
      lineIds: ['mug'],
      discount: { ...discount, id: 'two', priority: 1 },
    },
  ]);
});

test('combines all stackable discounts with one of each kind, or uses one alone', () => {
  const of = (...list: Planned[]) => combinations(list).map(ids);
  const alone = (id: string) => planned(id, 'coupon', { stackable: false });
  const oneOf = (id: string, kind: string) => planned(id, 'rule', { oneOf: kind });
  expect(of()).toEqual([[]]);
  expect(of(planned('a', 'rule'), planned('b', 'rule'))).toEqual([['a', 'b']]);
  expect(of(alone('x'))).toEqual([['x']]);
  expect(of(alone('x'), alone('y'))).toEqual([['x'], ['y']]);
  expect(of(planned('a', 'rule'), alone('x'), planned('b', 'rule'))).toEqual([['a', 'b'], ['x']]);
  expect(of(oneOf('p', 'plan'), planned('a', 'rule'), oneOf('q', 'plan'))).toEqual([
    ['a', 'p'],
    ['a', 'q'],
  ]);
  expect(
    of(oneOf('p', 'plan'), oneOf('q', 'plan'), oneOf('m', 'club'), oneOf('n', 'club'), alone('x')),
  ).toEqual([['p', 'm'], ['p', 'n'], ['q', 'm'], ['q', 'n'], ['x']]);
});
