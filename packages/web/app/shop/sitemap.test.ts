import { expect, test } from 'vitest';
import { firstIdOf, sitemapIndex, sitemapPart } from './sitemap.server.ts';

test('splits a million products into two thousand parts without a gap', () => {
  const index = sitemapIndex('https://shop.example', { first: 1, last: 1_000_000 });
  expect(index.match(/<sitemap>/g)?.length).toBe(2002);
  expect(index).toContain('https://shop.example/sitemaps/products-1.xml');
  expect(index).toContain('https://shop.example/sitemaps/products-2001.xml');
  expect(sitemapIndex('https://shop.example', undefined).match(/<sitemap>/g)?.length).toBe(1);
});

test('lists only the parts that contain ids of the store', () => {
  const index = sitemapIndex('https://shop.example', { first: 1499, last: 1500 });
  expect([...index.matchAll(/products-(\d+)/g)].map(([, part]) => part)).toEqual(['3', '4']);
  expect([firstIdOf(3), firstIdOf(4)]).toEqual([1000, 1500]);
});

test('lists every page in every language with its alternates, and escapes names', () => {
  const part = sitemapPart('https://shop.example', 'en', [
    { path: '/products/a&b', changed: new Date(0) },
    { path: '/' },
  ]);
  expect(part.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://shop.example/products/a&#38;b',
    '<loc>https://shop.example/de/products/a&#38;b',
    '<loc>https://shop.example/',
    '<loc>https://shop.example/de',
  ]);
  expect(part.match(/hreflang="de"/g)?.length).toBe(4);
  expect(part).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>');
});
