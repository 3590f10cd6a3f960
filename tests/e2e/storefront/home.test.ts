import { createSite } from '@shopwright/web';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';

/** The demo store, in a real browser, from the real command. */

vi.setConfig({ testTimeout: 180_000 });

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a visitor sees the shop, finds the products and opens one', async ({ shop, browser }) => {
    const { page, complaints, close } = await openPage(browser, { javaScriptEnabled });

    const home = await page.goto(shop.url);
    expect(home?.status()).toBe(200);
    expect(await page.title()).toContain('Northlight Goods');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Homeware from a small studio',
    );
    expect(await productLinks(page).count()).toBeGreaterThan(0);

    await page.getByRole('link', { name: 'All products' }).first().click();
    await page.waitForURL(`${shop.url}/products`);
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    expect(await productLinks(page).count()).toBeGreaterThanOrEqual(12);
    expect(await firstPicture(page)).toEqual({ loaded: true, described: true });

    await page.goto(`${shop.url}/collections/tableware`);
    const mug = page.getByRole('link', { name: /Dune Mug/ }).first();
    await mug.click();
    await page.waitForURL(`${shop.url}/products/dune-mug`);
    await page.getByRole('heading', { level: 1, name: 'Dune Mug' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('$34');

    expect(complaints).toEqual([]);
    await close();
  });
});

test('when the platform is unavailable, a page says so in the language of its URL', async () => {
  const away = await createSite({
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
    apiUrl: 'http://platform.test',
    clientId: 'none',
  });
  for (const [path, words] of [
    ['/', 'Something went wrong'],
    ['/de/products', 'Etwas ist schiefgelaufen'],
  ] as const) {
    const answer = await away(new Request(`http://shop.test${path}`));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain(`<h1 class="display max-w-[12em]">${words}</h1>`);
  }
});

test('a missing page renders a 404 page', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  const missing = await page.goto(`${shop.url}/no-such-page`);
  expect(missing?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  // In the frame of the shop, from where one can go on.
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).waitFor();
  await close();
});

test('loads nothing from other origins', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${shop.url}/products`, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([shop.url]);
  await close();
});

const productLinks = (page: Page) => page.locator('main a[href^="/products/"]');

async function firstPicture(page: Page): Promise<{ loaded: boolean; described: boolean }> {
  const picture = page.locator('main img').first();
  await picture.scrollIntoViewIfNeeded();
  const loaded = await picture.evaluate(
    (image: { complete: boolean; naturalWidth: number; decode(): Promise<void> }) =>
      image.decode().then(() => image.naturalWidth > 0),
  );
  return { loaded, described: ((await picture.getAttribute('alt')) ?? '') !== '' };
}
