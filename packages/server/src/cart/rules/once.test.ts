import { expect, test } from 'vitest';
import { refuse } from '../../kernel/outcome.ts';
import { emptyCartOf, type CartState } from './cart-state.ts';
import { once } from './once.ts';

const empty = emptyCartOf(
  { kind: 'visitor', id: 'v' },
  { cartId: 'c', now: '2026-01-01T00:00:00.000Z', current: true },
);
const noting = (cart: CartState) => () => ({ ...cart, couponCode: `${cart.couponCode ?? ''}x` });
const made = (key: string | undefined, cart: CartState, mark = 'one more'): CartState => {
  const after = once(key, () => mark, cart, noting(cart));
  if ('refused' in after) throw new Error('refused');
  return after;
};

test('the same key changes a cart once, another one changes it again, and without a key every call counts', () => {
  const first = made('a', empty);
  expect(made('a', first)).toBe(first);
  expect(made('b', first).couponCode).toBe('xx');
  expect(made(undefined, made(undefined, first)).couponCode).toBe('xxx');
});

test('a key that was used for something else is no licence: whoever reuses it is told, and nothing is done', () => {
  const first = made('a', empty);
  expect(once('a', () => 'two more', first, noting(first))).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(made('b', first, 'two more').couponCode).toBe('xx');
});

test('a key that an earlier release wrote into a cart still counts', () => {
  const known = { ...empty, done: ['a'] };
  expect(made('a', known)).toBe(known);
});

test('what was refused may be tried again under its key', () => {
  expect(
    once(
      'a',
      () => '',
      empty,
      () => refuse(409, 'ITEM_NOT_AVAILABLE', 'gone'),
    ),
  ).toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
  expect(made('a', empty).couponCode).toBe('x');
});

test('only the last keys are kept', () => {
  let cart = empty;
  for (let turn = 0; turn < 50; turn += 1) cart = made(`key ${turn}`, cart);
  expect(cart.done).toHaveLength(20);
  expect(cart.done?.at(-1)).toContain('key 49');
});
