import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage, type WatchedPage } from '../../kit/browser.ts';

/** A search over everything that the demo store offers. */

vi.setConfig({ testTimeout: 180_000 });

async function open(
  browser: Browser,
  options?: Parameters<typeof openPage>[1],
): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  const body = Buffer.from(
    'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
    'base64',
  );
  await watched.page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body }),
  );
  return watched;
}

const offers = (page: Page): Promise<string[]> => page.locator('.offer-row a').allInnerTexts();
const products = (page: Page): Promise<string[]> => page.locator('main article h2').allInnerTexts();

// The server finds and writes the results: without scripts a page is there sooner, and shows the
// same.
describe('a page of results', () => {
  test.for([
    ['', 'wheel class', 'Wheel-Throwing Class'],
    ['', 'kiln', 'Kiln Opening Night'],
    ['', 'kiln openings', 'Kiln Opening Night'],
    ['', 'returns', 'Returns'],
    ['', 'shiping', 'Shipping'],
    ['', 'gift for mum', 'Gift Card'],
    ['', 'membership', 'Studio Circle'],
    ['', 'contact', 'Contact'],
    ['', 'imprint', 'Imprint'],
    ['', 'tableware', 'Tableware'],
    ['/de', 'Rückgabe', 'Widerruf und Rückgabe'],
    ['/de', 'Gutscheine', 'Gift Card'],
    ['/de', 'Kurse', 'Wheel-Throwing Class'],
    ['/de', 'Kontakt', 'Kontakt'],
    ['/de', 'Impressum', 'Impressum'],
  ] as const)(
    '%s/search: "%s" finds %s first',
    async ([prefix, text, expected], { shop, browser }) => {
      const { page, complaints, close } = await open(browser, { javaScriptEnabled: false });
      await page.goto(`${shop.url}${prefix}/search?${new URLSearchParams({ q: text }).toString()}`);
      expect((await offers(page))[0]).toBe(expected);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('shows partial matches when nothing matches all words, and the page says so', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await open(browser, { javaScriptEnabled: false });
    await page.goto(`${shop.url}/search?q=spaceship+mug`);
    expect(await products(page)).toContain('Dune Mug');
    await page.getByText('No exact matches. Showing results for “mug”.').waitFor();
    await page.goto(`${shop.url}/search?q=dune+mug`);
    expect(await products(page)).toEqual(['Dune Mug']);
    expect(await page.getByText('No exact match').count()).toBe(0);
    await page.goto(`${shop.url}/search?q=spaceship`);
    await page.getByRole('heading', { name: 'No results for “spaceship”' }).waitFor();
    await close();
  });
});

test('suggestions label classes, events and pages, and the example searches have results', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await open(browser, { locale: 'de-DE' });
  await page.goto(`${shop.url}/de/search`);
  const example = (await page.getByRole('searchbox').getAttribute('placeholder')) ?? '';
  expect(example).not.toBe('');
  for (const name of example.replace(' …', '').split(', ')) {
    const answer = (await (
      await fetch(`${shop.url}/de/search/suggest?${new URLSearchParams({ q: name }).toString()}`)
    ).json()) as { offers: { name: string }[] };
    expect(answer.offers.map((offer) => offer.name)).toContain(name);
  }
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await page.getByRole('combobox', { name: 'Was suchen Sie?' }).fill('kil');
  await page.getByRole('option', { name: /Kiln Opening.*Veranstaltung/ }).waitFor();
  expect(
    (await new AxeBuilder({ page }).include('dialog').analyze()).violations.map(({ id }) => id),
  ).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/de\/events\/kiln-opening-night/);
  expect(complaints).toEqual([]);
  await close();
});

test('a page of results has no axe violations', async ({ shop, browser }) => {
  const { page, close } = await open(browser);
  await page.goto(`${shop.url}/search?q=kiln`);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await close();
});
