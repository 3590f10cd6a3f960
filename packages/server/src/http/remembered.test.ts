import { expect, test } from 'vitest';
import { createRemembered } from './remembered.ts';

test('what was kept comes back, the very same, and nobody can change it', () => {
  const remembered = createRemembered<{ value: { query: { limit: number } } }>();
  remembered.keep('/a', { value: { query: { limit: 1 } } });
  // Once is not worth it.
  expect(remembered.recall('/a')).toBeUndefined();
  remembered.keep('/a', { value: { query: { limit: 1 } } });
  const known = remembered.recall('/a');
  expect(known).toEqual({ value: { query: { limit: 1 } } });
  expect(remembered.recall('/a')).toBe(known);
  expect(() => Object.assign(known?.value.query ?? {}, { limit: 2 })).toThrow(TypeError);
  expect(remembered.recall('/b')).toBeUndefined();
});

test('a flood of addresses leaves no more than two thousand, and long ones none', () => {
  const remembered = createRemembered<number>();
  for (let n = 0; n < 5000; n += 1) for (const _ of ['once', 'again']) remembered.keep(`/${n}`, n);
  const kept = Array.from({ length: 5000 }, (_, n) => remembered.recall(`/${n}`)).filter(
    (value) => value !== undefined,
  );
  expect(kept).toHaveLength(2000);
  expect(remembered.recall('/4999')).toBe(4999);
  for (const _ of ['once', 'again']) remembered.keep(`/${'x'.repeat(3000)}`, 1);
  expect(remembered.recall(`/${'x'.repeat(3000)}`)).toBeUndefined();
});
