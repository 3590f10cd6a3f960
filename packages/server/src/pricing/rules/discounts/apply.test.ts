import { expect, test } from 'vitest';
import { discountOf, inCollection, money, percent } from '../../testing-examples.ts';
import { openLinesOf } from '../../testing-open-lines.ts';
import {
  exactStep,
  from,
  given,
  roundedStep,
  sharesStep,
  type AmountStep,
  type Trace,
} from '../explain.ts';
import { discountItems, discountShipping, type OpenShipping } from './apply.ts';
import type { Effect } from './discount.ts';
import type { Planned } from './plan.ts';
import { lineReductions } from './line-reductions.ts';

const planned = (effect: Effect, more: Partial<Planned> = {}): Planned => ({
  source: 'rule',
  path: 'discountRules.0.effect',
  discount: discountOf(effect, { id: 'd', scope: { type: 'SHIPPING' } }),
  ...more,
});
const delivery = (left = money(8)): OpenShipping => ({
  price: money(8),
  left,
  leftStep: 'shipping/price',
  taken: [],
});

test.each<[Effect, bigint, AmountStep['rule'], AmountStep['inputs'], bigint]>([
  [{ type: 'FREE_SHIPPING' }, money(8), 'least', {}, 1n],
  [
    { type: 'PERCENT', rate: percent(25) },
    money(2),
    'shipping-percent-off',
    { rate: given('discountRules.0.effect.rate', percent(25)) },
    1_000_000n,
  ],
  [
    { type: 'AMOUNT', amount: money(3) },
    money(3),
    'least',
    { other: given('discountRules.0.effect.amount', money(3)) },
    1n,
  ],
  [
    { type: 'FIXED_PRICE', price: money(5) },
    money(3),
    'shipping-fixed-price',
    { price: given('discountRules.0.effect.price', money(5)) },
    1n,
  ],
])('%o off delivery explains the reduction and the rest', (effect, amount, rule, inputs, under) => {
  const [shipping, trace]: [OpenShipping, Trace] = [delivery(), []];
  expect(discountShipping(planned(effect), 2, shipping, 10n, trace)).toMatchObject({
    id: 'd',
    amount,
    lines: [],
    discountType: 'SHIPPING',
  });
  expect(shipping).toEqual({
    price: money(8),
    left: money(8) - amount,
    leftStep: 'shipping/left-after/2',
    taken: [{ discount: 2, amount }],
  });
  expect(trace).toEqual([
    roundedStep(
      {
        name: 'discount/2/total',
        rule,
        about: 'd',
        inputs: { left: from('shipping/price', money(8)), ...inputs },
      },
      { over: amount * under, under },
      'half-up',
      10n,
      amount,
    ),
    exactStep(
      {
        name: 'shipping/left-after/2',
        rule: 'less',
        inputs: {
          amount: from('shipping/price', money(8)),
          less: [from('discount/2/total', amount)],
        },
      },
      money(8) - amount,
    ),
  ]);
});

test.each<[Effect, bigint]>([
  [{ type: 'FREE_SHIPPING' }, 0n],
  [{ type: 'FIXED_PRICE', price: money(9) }, money(8)],
  [{ type: 'AMOUNT', amount: money(1) }, 0n],
  [{ type: 'BUY_X_GET_Y', buy: 1, get: 1, rate: percent(100) }, money(8)],
])('%o does not change free delivery', (effect, left) => {
  const [shipping, trace]: [OpenShipping, Trace] = [delivery(left), []];
  expect(discountShipping(planned(effect), 0, shipping, 10n, trace).amount).toBe(0n);
  expect(shipping).toEqual(delivery(left));
  expect(trace.map(({ name }) => name)).toEqual(['discount/0/total']);
});

test('reductions never exceed the price of delivery', () => {
  for (const effect of [
    { type: 'PERCENT', rate: percent(100) },
    { type: 'PERCENT', rate: percent(150) },
    { type: 'AMOUNT', amount: money(8) },
    { type: 'AMOUNT', amount: money(9) },
    { type: 'FIXED_PRICE', price: 0n },
  ] as const) {
    const shipping = delivery();
    expect(discountShipping(planned(effect), 0, shipping, 10n).amount).toBe(money(8));
    expect(shipping.left).toBe(0n);
  }
});

test('lines record their reductions, by item or cart', () => {
  const lines = openLinesOf(
    { id: 'mug', cost: 10, collectionIds: ['a'] },
    { id: 'free', cost: 0, collectionIds: ['a'] },
    { id: 'bowl', cost: 30, collectionIds: ['a'] },
  );
  const off = (source: Planned['source'], scope = inCollection('a')): Planned =>
    planned(
      { type: 'AMOUNT', amount: money(4) },
      { source, discount: discountOf({ type: 'AMOUNT', amount: money(4) }, { id: source, scope }) },
    );
  expect(discountItems(off('rule'), 0, lines, 10n)).toMatchObject({
    amount: money(4),
    lines: [
      { lineId: 'mug', amount: money(1) },
      { lineId: 'bowl', amount: money(3) },
    ],
  });
  discountItems(off('coupon'), 1, lines, 10n);
  discountItems(off('rule', { type: 'GLOBAL' }), 2, lines, 10n);
  expect(
    lines.map(({ left, leftStep, taken }) => [
      left,
      leftStep,
      taken.map(({ discount, step, onItems }) => `${discount} ${step} ${onItems}`),
    ]),
  ).toEqual([
    [
      money(7),
      'line/0/left-after/2',
      ['0 discount/0/shares#0 true', '1 discount/1/shares#0 false', '2 discount/2/shares#0 false'],
    ],
    [0n, 'line/1/amount', []],
    [
      money(21),
      'line/2/left-after/2',
      ['0 discount/0/shares#2 true', '1 discount/1/shares#2 false', '2 discount/2/shares#2 false'],
    ],
  ]);
});

test('a discount on lines explains its exact, total and shared reductions', () => {
  const [lines, trace] = [
    openLinesOf({ id: 'mug', cost: '0.10' }, { id: 'bowl', cost: '0.20' }),
    [] as Trace,
  ];
  const discount = discountOf({ type: 'PERCENT', rate: percent('33.3333') }, { id: 'd' });
  const { amount } = discountItems(
    { source: 'rule', path: 'discountRules.3.effect', discount },
    1,
    lines,
    10n,
    trace,
  );
  expect(amount).toBe(100n);
  const [mug, bowl] = [
    { over: 100n * 333_333n, under: 1_000_000n },
    { over: 200n * 333_333n, under: 1_000_000n },
  ];
  const off = (at: number, about: string, exact: typeof mug, left: bigint) =>
    exactStep(
      {
        name: `discount/1/line/${at}`,
        rule: 'percent-off',
        about,
        inputs: {
          left: from(`line/${at}/amount`, left),
          rate: given('discountRules.3.effect.rate', percent('33.3333')),
          units: { decided: 'units', value: { over: 1n, under: 1n } },
          quantity: given(`lines.${at}.quantity`, 1),
        },
      },
      exact,
    );
  const weights = [from('discount/1/line/0', mug), from('discount/1/line/1', bowl)];
  expect(trace).toEqual([
    off(0, 'mug', mug, 100n),
    off(1, 'bowl', bowl, 200n),
    roundedStep(
      { name: 'discount/1/total', rule: 'sum', about: 'd', inputs: { of: weights } },
      { over: 999_999n, under: 10_000n },
      'half-up',
      10n,
      100n,
    ),
    sharesStep(
      {
        name: 'discount/1/shares',
        about: 'd',
        total: from('discount/1/total', 100n),
        weights,
        limits: [from('line/0/amount', 100n), from('line/1/amount', 200n)],
      },
      [100n * 333_333n, 200n * 333_333n],
      10n,
      [30n, 70n],
    ),
    exactStep(
      {
        name: 'line/0/left-after/1',
        rule: 'less',
        about: 'mug',
        inputs: { amount: from('line/0/amount', 100n), less: [from('discount/1/shares#0', 30n)] },
      },
      70n,
    ),
    exactStep(
      {
        name: 'line/1/left-after/1',
        rule: 'less',
        about: 'bowl',
        inputs: { amount: from('line/1/amount', 200n), less: [from('discount/1/shares#1', 70n)] },
      },
      130n,
    ),
  ]);
});

test('free delivery does not reduce lines', () => {
  expect(
    lineReductions(
      { source: 'rule', path: '', discount: discountOf({ type: 'FREE_SHIPPING' }) },
      openLinesOf({ cost: 5 }),
      'discount/0',
    ),
  ).toEqual([]);
});

test('no line is reduced below zero by rounding', () => {
  const lines = openLinesOf(
    { id: 'much', cost: 1, quantity: 34 },
    { id: 'one', cost: 1 },
    { id: 'two', cost: 1 },
  );
  const [much] = lines;
  if (much) much.left = 100n;
  // The requested reductions are 100, 3 and 3, but 110 in total; the first loses most by rounding.
  const discount = discountOf({ type: 'AMOUNT', amount: 3n, each: true }, { id: 'd' });
  expect(discountItems({ source: 'rule', path: '', discount }, 0, lines, 10n).lines).toEqual([
    { lineId: 'much', amount: 100n },
    { lineId: 'one', amount: 10n },
  ]);
});
