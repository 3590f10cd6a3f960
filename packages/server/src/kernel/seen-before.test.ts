import { expect, test } from 'vitest';
import { createSeenBefore } from './seen-before.ts';

test('the second time it was met before, and so is what lies a thousand others back', () => {
  const seen = createSeenBefore(1000);
  expect([seen('a'), seen('a'), seen('b'), seen('a')]).toEqual([false, true, false, true]);
  for (let n = 0; n < 998; n += 1) seen(String(n));
  expect(seen('a')).toBe(true);
});

test('a flood leaves no more than twice as many', () => {
  const seen = createSeenBefore(10);
  for (let n = 0; n < 1000; n += 1) expect(seen(String(n))).toBe(false);
  const known = Array.from({ length: 100 }, (_, n) => metInAFlood(n));
  expect(known.filter(Boolean).length).toBeLessThanOrEqual(20);
});

/** Each looked for in a flood of its own, because looking is meeting. */
function metInAFlood(n: number): boolean {
  const seen = createSeenBefore(10);
  for (let each = 0; each < 100; each += 1) seen(String(each));
  return seen(String(n));
}
