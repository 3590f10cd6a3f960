import { expect, test } from 'vitest';
import type { Db } from '../../db/index.ts';
import { createCatalogCache } from './catalog-cache.ts';

/** A cache over a database that only tells versions. */
async function cacheAt(version: number) {
  let tell: (payload: string) => void = () => undefined;
  // Of the database the cache uses these two.
  const db = {
    query: async () => [{ version }],
    listen: async (_channel: string, onMessage: typeof tell) => (
      (tell = onMessage),
      async () => undefined
    ),
  } as unknown as Db;
  const cache = await createCatalogCache(db);
  let made = 0;
  const ask = async (key: string, at = version) => {
    const kept = cache.kept('site', undefined, key);
    return String(
      (
        kept ??
        (await cache.answer('site', await cache.version('site', undefined), key, async () => ({
          version: at,
          text: `${key} ${(made += 1)}`,
        })))
      ).answer.ready,
    );
  };
  return { cache, ask, write: (next: number) => tell(`site:${next}`), made: () => made };
}

test('an answer is kept from the second time it was asked for, until the catalog changes', async () => {
  const { ask, write } = await cacheAt(1);
  expect([await ask('a'), await ask('a'), await ask('a'), await ask('a')]).toEqual([
    'a 1',
    'a 2',
    'a 2',
    'a 2',
  ]);
  write(2);
  // Asked for before, in another version: worth keeping at once.
  expect([await ask('a', 2), await ask('a', 2)]).toEqual(['a 3', 'a 3']);
});

test('those who ask the same at once wait for one answer', async () => {
  const { ask, made } = await cacheAt(1);
  await ask('a');
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => ask('a')))).size).toBe(1);
  expect(made()).toBe(2);
});

test('what is older than the catalog is given and not kept', async () => {
  const { ask, cache } = await cacheAt(5);
  await ask('a', 4);
  await ask('a', 4);
  expect(cache.kept('site', undefined, 'a')).toBeUndefined();
  cache.put('site', 'b', { version: 4, text: 'old' });
  expect(cache.kept('site', undefined, 'b')).toBeUndefined();
  cache.put('site', 'b', { version: 5, text: 'new' });
  expect(String(cache.kept('site', undefined, 'b')?.answer.ready)).toBe('new');
  expect(cache.kept('site', '6', 'b')).toBeUndefined();
});
