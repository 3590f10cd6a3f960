import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

/** A load that ends when the test says so. */
function openLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let calls = 0;
  return { load: () => ((calls += 1), promise), resolve, reject, calls: () => calls };
}

it('evicts the least recently used entry', () => {
  const cache = createCache<string>({ maxEntries: 2 });
  cache.set('a', '1');
  cache.set('b', '2');
  cache.get('a');
  cache.set('c', '3');
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['1', undefined, '3']);
});

it('stays below its total size, and does not hold an entry that is too large', () => {
  const cache = createCache<string>({
    maxSize: 10,
    maxEntrySize: 5,
    sizeOf: ({ length }) => length,
  });
  for (const key of ['a', 'b', 'c']) cache.set(key, 'xxxx');
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'xxxx', 'xxxx']);
  cache.set('b', 'xxxxxx');
  expect(cache.get('b')).toBeUndefined();
});

it('loads a value once for concurrent callers, and not again while it is cached', async () => {
  const cache = createCache<string>({ maxEntries: 2 });
  const { load, resolve, calls } = openLoad();
  const both = Promise.all([cache.load('a', load), cache.load('a', load)]);
  resolve('value');
  expect(await both).toEqual(['value', 'value']);
  expect(await cache.load('a', load)).toBe('value');
  expect(calls()).toBe(1);
});

it('does not cache a failure or a missing value', async () => {
  const cache = createCache<string>({ maxEntries: 2 });
  await expect(cache.load('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.load('a', async () => undefined)).toBeUndefined();
  expect(await cache.load('a', async () => 'back')).toBe('back');
});

it('does not cache a value whose key was deleted, cleared or set while it was loaded', async () => {
  for (const change of ['delete', 'clear', 'set'] as const) {
    const cache = createCache<string>({ maxEntries: 2 });
    const { load, resolve } = openLoad();
    const loading = cache.load('a', load);
    if (change === 'set') cache.set('a', 'newer');
    else cache[change]('a');
    resolve('stale');
    expect(await loading).toBe('stale');
    expect(cache.get('a')).toBe(change === 'set' ? 'newer' : undefined);
  }
});

it('loads an entry again, once for concurrent callers, when it is no longer fresh', async () => {
  let now = 0;
  let loads = 0;
  const cache = createCache<{ readonly until: number; readonly load: number }>({
    maxEntries: 2,
    isFresh: ({ until }) => until > now,
  });
  const load = () =>
    cache.load('a', async () => {
      loads += 1;
      return { until: now + 10, load: loads };
    });
  expect((await load()).load).toBe(1);
  now = 9;
  expect((await load()).load).toBe(1);
  now = 10;
  expect(cache.get('a')).toBeUndefined();
  expect((await Promise.all([load(), load()])).map((entry) => entry.load)).toEqual([2, 2]);
});
