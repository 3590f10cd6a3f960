import { expect, test } from 'vitest';
import { cartLinkOf } from './cart-link.server.ts';

const [mug, oat] = ['01a1de52-c33b-78bf-9b55-31cde93b8204', '01a1de52-c33b-78bf-9b55-31cde93b8205'];

test('parses products, variants and quantities from a link', () => {
  expect(cartLinkOf(`${mug}:2,${mug}.${oat}:1,${oat}`)).toEqual([
    { productId: mug, quantity: 2 },
    { productId: mug, quantity: 1, options: { variantId: oat } },
    { productId: oat, quantity: 1 },
  ]);
});

test('rejects other links', () => {
  for (const text of [
    '',
    'changes',
    `${mug}:0`,
    `${mug}:-1`,
    `${mug}:99999`,
    `${mug}:2,`,
    `${mug};2`,
    Array.from({ length: 21 }, () => mug).join(','),
  ])
    expect(cartLinkOf(text)).toBeUndefined();
});
