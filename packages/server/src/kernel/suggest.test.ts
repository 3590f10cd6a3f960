import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const commands = ['start', 'status', 'stop', 'seed', 'webhooks'];

test.each([
  ['a letter too few', 'strt', 'start'],
  ['a letter too many', 'startt', 'start'],
  ['another letter', 'stort', 'start'],
  ['two letters swapped', 'satrt', 'start'],
  ['the beginning of a long word', 'web', 'webhooks'],
  ['the word itself', 'seed', 'seed'],
])('finds the word that was meant: %s', (_mistake, word, meant) => {
  expect(suggest(word, commands)).toBe(meant);
});

test('of several words the nearest is suggested, the first of equals', () => {
  expect(suggest('cart', ['card', 'cart', 'care'])).toBe('cart');
  expect(suggest('carx', ['card', 'cart', 'care'])).toBe('card');
});

test('a word is not suggested when more than a third of its letters would change', () => {
  expect(suggest('sxxd', commands)).toBeUndefined();
  expect(suggest('webhxxks', commands)).toBe('webhooks');
  expect(suggest('wxbhxxks', commands)).toBeUndefined();
  expect(suggest('xyz', [])).toBeUndefined();
});

test('a single letter is not completed', () => {
  expect(suggest('w', commands)).toBeUndefined();
  expect(suggest('w', ['we'])).toBe('we');
});
