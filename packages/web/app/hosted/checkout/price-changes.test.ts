import { expect, test } from 'vitest';
import { changesBetween, readSeen, type Seen } from './price-changes.server.ts';

const seen: Seen = {
  currency: 'USD',
  lines: [
    { id: 'a', name: 'Mug', quantity: 2, price: '34' },
    { id: 'b', name: 'Bowl', quantity: 1, price: '20.00' },
  ],
  delivery: 'Standard',
  shipping: '8',
  tax: '6.16',
  discount: '0',
  fees: '0',
  giftCard: '0',
  total: '102.16',
  dueNow: '102.16',
};

test('treats equal amounts in another notation as unchanged', () => {
  expect(
    changesBetween(seen, {
      ...seen,
      shipping: '8.00',
      discount: '0.00',
      lines: seen.lines.map((line) => ({ ...line, price: line.price === '34' ? '34.000' : '20' })),
    }),
  ).toEqual([]);
  expect(changesBetween({ ...seen, total: '100' }, { ...seen, total: '1' })).toHaveLength(1);
});

test('each difference is reported, the items first', () => {
  const after = {
    ...seen,
    lines: [
      { id: 'a', name: 'Mug', quantity: 1, price: '36' },
      { id: 'c', name: 'Jug', quantity: 1, price: '5' },
    ],
    delivery: 'Express',
    tax: '7',
    total: '110',
  };
  expect(
    changesBetween(seen, after).map((change) =>
      'name' in change ? `${change.kind} ${change.name}` : change.kind,
    ),
  ).toEqual(['quantity Mug', 'price Mug', 'gone Bowl', 'added Jug', 'delivery', 'tax', 'total']);
});

test('reads only amounts that our form sent', () => {
  expect(readSeen(JSON.stringify(seen))).toEqual(seen);
  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    '{"lines":[]}',
    JSON.stringify({ ...seen, lines: [{}] }),
    JSON.stringify({ ...seen, total: 5 }),
  ])
    expect(readSeen(text), text).toBeUndefined();
});
