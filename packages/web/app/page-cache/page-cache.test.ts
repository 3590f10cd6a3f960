import { expect, test } from 'vitest';
import { createKeptPages } from './page-cache.server.ts';

const answer = (bytes: number) => ({
  status: 200,
  headers: {},
  list: [],
  body: Buffer.alloc(bytes),
});
const page = (bytes: number, version = '1', madeAt = performance.now()) => ({
  version,
  madeAt,
  etag: version,
  plain: answer(bytes - 2),
  gzip: answer(2),
  unchanged: answer(0),
});

test('a page serves until the catalog changes', () => {
  const pages = createKeptPages();
  pages.keep('/', page(10));
  expect(pages.find('/', '1')?.version).toBe('1');
  expect([pages.find('/', '2'), pages.find('/', '1'), pages.bytes()]).toEqual([
    undefined,
    undefined,
    0,
  ]);
});

test('a page serves for a minute', () => {
  let now = 0;
  const pages = createKeptPages({ clock: () => now });
  pages.keep('/', page(10, '1', now));
  now = 60_000;
  expect(pages.find('/', '1')).toBeDefined();
  now = 60_001;
  expect(pages.find('/', '1')).toBeUndefined();
});

test('memory is bounded, and what nobody asked for goes first', () => {
  const pages = createKeptPages({ most: 100 });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) pages.keep(key, page(12));
  pages.find('a', '1');
  pages.keep('i', page(12));
  expect([pages.bytes(), pages.find('a', '1') !== undefined, pages.find('b', '1')]).toEqual([
    96,
    true,
    undefined,
  ]);
  pages.keep('a', page(12));
  expect(pages.bytes()).toBe(96);
  pages.keep('huge', page(50));
  expect(pages.find('huge', '1')).toBeUndefined();
});

test('an address anyone can make up is kept from the second time on', () => {
  const pages = createKeptPages();
  expect([
    pages.isWanted('/', false),
    pages.isWanted('/?a', true),
    pages.isWanted('/?a', true),
  ]).toEqual([true, false, true]);
});
