import { expect, test } from 'vitest';
import type { CartLine } from './cart-view.ts';
import { comparePrices } from './earlier-prices.ts';

const line = (id: string, amount: string): CartLine => ({
  id,
  item: id,
  name: id,
  details: [],
  quantity: 1,
  countable: true,
  amount,
  price: `$${amount}`,
});

test('a price change since the line was first seen is reported until the line is removed', () => {
  const first = comparePrices({}, [line('a', '10.00'), line('b', '5.00')]);
  expect(first.changed).toEqual({});
  const second = comparePrices(first.seen, [line('a', '12.00'), line('b', '5.00')]);
  expect(second.changed).toEqual({ a: '$10.00' });
  expect(comparePrices(second.seen, [line('a', '12.00')]).changed).toEqual({ a: '$10.00' });
  expect(comparePrices(second.seen, [line('a', '10.00')]).changed).toEqual({});
  expect(comparePrices(comparePrices(second.seen, []).seen, [line('a', '12.00')]).changed).toEqual(
    {},
  );
});
