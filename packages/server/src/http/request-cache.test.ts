import { expect, test } from 'vitest';
import { createRequestCache } from './request-cache.ts';

test('returns the same frozen request from the second time on', () => {
  const cache = createRequestCache<{ value: { query: { limit: number } } }>();
  cache.set('/a', { value: { query: { limit: 1 } } });
  expect(cache.get('/a')).toBeUndefined();
  cache.set('/a', { value: { query: { limit: 1 } } });
  const cached = cache.get('/a');
  expect(cached).toEqual({ value: { query: { limit: 1 } } });
  expect(cache.get('/a')).toBe(cached);
  expect(() => Object.assign(cached?.value.query ?? {}, { limit: 2 })).toThrow(TypeError);
  expect(cache.get('/b')).toBeUndefined();
});

test('holds at most two thousand requests after a flood of URLs, and none with a long URL', () => {
  const cache = createRequestCache<number>();
  for (let n = 0; n < 5000; n += 1) for (const _ of ['once', 'twice']) cache.set(`/${n}`, n);
  const cached = Array.from({ length: 5000 }, (_, n) => cache.get(`/${n}`)).filter(
    (value) => value !== undefined,
  );
  expect(cached).toHaveLength(2000);
  expect(cache.get('/4999')).toBe(4999);
  for (const _ of ['once', 'twice']) cache.set(`/${'x'.repeat(3000)}`, 1);
  expect(cache.get(`/${'x'.repeat(3000)}`)).toBeUndefined();
});
