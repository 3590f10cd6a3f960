import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.server.ts';

const answer = (bytes: number) => ({
  status: 200,
  headers: {},
  list: [],
  body: Buffer.alloc(bytes),
});
const page = (bytes: number, version = '1', renderedAt = performance.now()) => ({
  version,
  renderedAt,
  etag: version,
  plain: answer(bytes - 2),
  gzip: answer(2),
  unchanged: answer(0),
});

test('serves a cached page until the catalog changes', () => {
  const pages = createPageCache();
  pages.store('/', page(10));
  expect(pages.find('/', '1')?.version).toBe('1');
  expect([pages.find('/', '2'), pages.find('/', '1'), pages.bytes()]).toEqual([
    undefined,
    undefined,
    0,
  ]);
});

test('serves a cached page for at most a minute', () => {
  let now = 0;
  const pages = createPageCache({ clock: () => now });
  pages.store('/', page(10, '1', now));
  now = 60_000;
  expect(pages.find('/', '1')).toBeDefined();
  now = 60_001;
  expect(pages.find('/', '1')).toBeUndefined();
});

test('memory is bounded, and the least recently used page is evicted first', () => {
  const pages = createPageCache({ maxBytes: 100 });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) pages.store(key, page(12));
  pages.find('a', '1');
  pages.store('i', page(12));
  expect([pages.bytes(), pages.find('a', '1') !== undefined, pages.find('b', '1')]).toEqual([
    96,
    true,
    undefined,
  ]);
  pages.store('a', page(12));
  expect(pages.bytes()).toBe(96);
  pages.store('huge', page(50));
  expect(pages.find('huge', '1')).toBeUndefined();
});

test('an arbitrary URL is cached from the second request on', () => {
  const pages = createPageCache();
  expect([
    pages.shouldCache('/', false),
    pages.shouldCache('/?a', true),
    pages.shouldCache('/?a', true),
  ]).toEqual([true, false, true]);
});
