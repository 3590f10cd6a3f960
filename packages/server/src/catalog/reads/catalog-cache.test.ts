import { expect, test } from 'vitest';
import { createCatalogCache } from './catalog-cache.ts';

/** A cache over a database that only knows the catalog's version. */
async function cacheAt(version: number) {
  let notify: (payload: string) => void = () => undefined;
  let isOnPrimary = false;
  const db: Parameters<typeof createCatalogCache>[0] = {
    query: async <Row>() => [{ version }] as Row[],
    async onPrimary(work) {
      isOnPrimary = true;
      return work().finally(() => (isOnPrimary = false));
    },
    listen: async (_channel: string, onMessage: typeof notify) => (
      (notify = onMessage),
      async () => undefined
    ),
  };
  const cache = await createCatalogCache(db);
  let made = 0;
  const read = async (key: string, at = version) => {
    const { answer } = await cache.answer('site', undefined, key, async () => ({
      version: isOnPrimary ? version : at,
      text: `${key} ${(made += 1)}${isOnPrimary ? ' from the primary' : ''}`,
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

test('an answer of a replica that is behind the catalog is read again from the primary, and cached', async () => {
  const { read } = await cacheAt(5);
  expect([await read('a', 4), await read('a', 4), await read('a', 4)]).toEqual([
    'a 2 from the primary',
    'a 4 from the primary',
    'a 4 from the primary',
  ]);
});

test('a page that is not cached is read again from the primary if the replica is behind', async () => {
  const { cache } = await cacheAt(5);
  const pageOf = (version: number) => ({ consistent: String(version), answer: {} });
  const versions = [4, 5];
  const read = async () => pageOf(versions.shift() ?? 0);
  expect(await cache.readCurrent('site', undefined, read)).toEqual(pageOf(5));
  // No version is required that the catalog does not have.
  expect(await cache.readCurrent('site', '900', async () => pageOf(5))).toEqual(pageOf(5));
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
