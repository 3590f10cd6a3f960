import { expect, it } from 'vitest';
import { marginOf } from './margin.ts';

it('is what is left of the discounted price after the cost', () => {
  expect(marginOf(20, { type: 'PERCENT', value: 50 }, 4)).toEqual({
    discounted: 10,
    profit: 6,
    share: 0.6,
  });
  expect(marginOf(20, { type: 'AMOUNT', value: 5 }, 20)).toEqual({
    discounted: 15,
    profit: -5,
    share: -5 / 15,
  });
});

it('has no share of a price of nothing', () => {
  expect(marginOf(5, { type: 'AMOUNT', value: 9 }, 1)).toEqual({
    discounted: 0,
    profit: -1,
    share: undefined,
  });
});
