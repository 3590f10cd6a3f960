import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { open, violations } from './storefront-pages.ts';

/** Every kind of page can be read on a dark screen. */

vi.setConfig({ testTimeout: 120_000 });

describe.each([
  '/',
  '/products',
  '/collections/tableware',
  '/products/dune-mug',
  '/products/peg-stool?Color=Black',
  '/contact',
  '/de/imprint',
  '/cart',
  '/search?q=mug',
  '/policies/shipping',
  '/services',
  '/events',
  '/plans',
  '/gift-cards',
  '/hosted/sign-in',
])('%s', (path) => {
  test('is readable in dark mode', async ({ shop, browser }) => {
    const page = await open(browser, { colorScheme: 'dark' });
    await page.goto(shop.url + path, { waitUntil: 'load' });
    expect(
      await page.evaluate('getComputedStyle(document.documentElement).backgroundColor'),
    ).not.toBe('rgb(247, 243, 236)');
    expect(await violations(page)).toEqual([]);
  });
});
