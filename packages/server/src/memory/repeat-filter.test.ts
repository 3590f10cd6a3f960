import { expect, test } from 'vitest';
import { createRepeatFilter } from './repeat-filter.ts';

test('recognizes a key from the second time on, also after a thousand others', () => {
  const isRepeated = createRepeatFilter(1000);
  expect(['a', 'a', 'b', 'a'].map(isRepeated)).toEqual([false, true, false, true]);
  for (let n = 0; n < 998; n += 1) isRepeated(String(n));
  expect(isRepeated('a')).toBe(true);
});

test('remembers at most twice as many keys as its limit', () => {
  const isRepeated = createRepeatFilter(10);
  for (let n = 0; n < 1000; n += 1) expect(isRepeated(String(n))).toBe(false);
  const remembered = Array.from({ length: 100 }, (_, n) => isRepeatedAfterFlood(n));
  expect(remembered.filter(Boolean).length).toBeLessThanOrEqual(20);
});

/** A filter for each key, because asking about a key adds it. */
function isRepeatedAfterFlood(n: number): boolean {
  const isRepeated = createRepeatFilter(10);
  for (let each = 0; each < 100; each += 1) isRepeated(String(each));
  return isRepeated(String(n));
}
