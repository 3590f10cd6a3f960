import { expect, test } from 'vitest';
import type { Db } from '../../db/index.ts';
import { createCatalogCache } from './catalog-cache.ts';

/** A cache over a database that only knows the catalog's version. */
async function cacheAt(version: number) {
  let notify: (payload: string) => void = () => undefined;
  // Of the database the cache uses these two.
  const db = {
    query: async () => [{ version }],
    listen: async (_channel: string, onMessage: typeof notify) => (
      (notify = onMessage),
      async () => undefined
    ),
  } as unknown as Db;
  const cache = await createCatalogCache(db);
  let made = 0;
  const read = async (key: string, at = version) => {
    const { answer } = await cache.answer('site', undefined, key, async () => ({
      version: at,
      text: `${key} ${(made += 1)}`,
    }));
    return String(answer.ready);
  };
  return { cache, read, write: (next: number) => notify(`site:${next}`), made: () => made };
}

test('an answer is cached when it is requested for the second time, until the catalog changes', async () => {
  const { read, write } = await cacheAt(1);
  expect([await read('a'), await read('a'), await read('a'), await read('a')]).toEqual([
    'a 1',
    'a 2',
    'a 2',
    'a 2',
  ]);
  write(2);
  // Requested before, in another version: cached at once.
  expect([await read('a', 2), await read('a', 2)]).toEqual(['a 3', 'a 3']);
});

test('concurrent requests for the same answer share one load', async () => {
  const { read, made } = await cacheAt(1);
  await read('a');
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => read('a')))).size).toBe(1);
  expect(made()).toBe(2);
});

test('an answer that is older than the catalog is returned and not cached', async () => {
  const { read } = await cacheAt(5);
  expect([await read('a', 4), await read('a', 4), await read('a', 5)]).toEqual([
    'a 1',
    'a 2',
    'a 3',
  ]);
  expect([await read('a', 5), await read('a', 5)]).toEqual(['a 4', 'a 4']);
});

test('counts belong to one version, and are not returned to a caller who wrote a later one', async () => {
  const { read, cache, write } = await cacheAt(5);
  await read('a');
  cache.saveCounts('site', 'b', { version: 4, total: 1 });
  expect(cache.findCounts('site', undefined, 'b')).toBeUndefined();
  cache.saveCounts('site', 'b', { version: 5, total: 2 });
  expect(cache.findCounts('site', undefined, 'b')).toEqual({ version: 5, total: 2 });
  expect(cache.findCounts('site', '6', 'b')).toBeUndefined();
  write(6);
  expect(cache.findCounts('site', undefined, 'b')).toBeUndefined();
});
