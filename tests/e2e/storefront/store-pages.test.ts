import { createSite } from '@shopwright/web';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import {
  phone,
  open,
  settled,
  violations,
  type StoreAddress,
  ownerOf,
} from './storefront-pages.ts';

/** Home page, contact page, imprint, menus: what the store itself says on its pages. */

vi.setConfig({ testTimeout: 120_000 });

/** A site with an empty cache, so that it shows the store as it is now. */
async function freshPage({ url, clientId }: StoreAddress, path: string): Promise<string> {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const site = await createSite({
    fetch,
    apiUrl: url,
    clientId,
    publicUrl: 'http://shop.test',
    closing: closing.signal,
  });
  return (await site(new Request(`http://shop.test${path}`))).text();
}

test("the contact page and the imprint show the store's own data, and the footer leads to them", async ({
  shop,
}) => {
  const owner = await ownerOf(shop);
  await owner.settings.updateStore({
    store: {
      legalName: 'Nordlicht GmbH',
      representedBy: 'Ada Nord',
      taxId: 'DE123456789',
      registration: 'Amtsgericht Kiel, HRB 4711',
    },
  });
  const contact = await freshPage(shop, '/contact');
  for (const fact of [
    '18 Foundry Lane',
    'Hudson, NY 12534',
    'mailto:hello@northlight.example',
    'tel:+15550142',
    'five people, two kilns',
  ])
    expect(contact).toContain(fact);
  const imprint = await freshPage(shop, '/de/imprint');
  for (const fact of [
    'Impressum',
    'Nordlicht GmbH',
    'Ada Nord',
    'DE123456789',
    'HRB 4711',
    '18 Foundry Lane',
    'hello@northlight.example',
  ])
    expect(imprint).toContain(fact);
  const [english, german] = [await freshPage(shop, '/'), await freshPage(shop, '/de')];
  expect(english).toContain('href="/contact"');
  expect(german).toContain('href="/de/contact"');
  // The store is in the United States: only its German pages need an imprint.
  expect([english.includes('href="/imprint"'), german.includes('href="/de/imprint"')]).toEqual([
    false,
    true,
  ]);
});

test('included tax is stated next to the price and in the footer', async ({ shop }) => {
  const noteIn = (html: string): number => html.split('zzgl. Versand').length - 1;
  expect(noteIn(await freshPage(shop, '/de/products/dune-mug'))).toBeGreaterThanOrEqual(2);
  expect(noteIn(await freshPage(shop, '/de/products'))).toBeGreaterThanOrEqual(1);
  // In the United States tax is added at the checkout.
  expect(await freshPage(shop, '/products/dune-mug')).not.toContain('plus shipping</a>');
});

test('a cart with nothing to ship mentions no shipping costs', async ({ shop, browser }) => {
  const page = await open(browser, { locale: 'de-DE' });
  await page.goto(`${shop.url}/de/products/glaze-notebook`);
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('main').getByRole('button', { name: 'In den Warenkorb' }).click(),
  ]);
  await page.goto(`${shop.url}/de/cart`);
  await page.getByRole('main').getByText('Glaze Notebook').first().waitFor();
  const text = await page.getByRole('main').innerText();
  expect([text.includes('inkl. MwSt.'), text.includes('zzgl. Versand')]).toEqual([true, false]);
});

test("the home page shows products in stock of the owner's collection, and its pictures are links", async ({
  shop,
}) => {
  const cards = (html: string): string[] =>
    [
      ...(html.split('Featured')[1]?.split('<h2')[0] ?? '').matchAll(
        /class="card-link"[^>]*href="\/products\/([^"]*)"/g,
      ),
    ].map(([, slug = '']) => slug);
  const home = await freshPage(shop, '/');
  expect(cards(home)).toHaveLength(5);
  expect(cards(home)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/gift-card|glaze-notebook|coffee/)]),
  );
  expect(home).toMatch(/<a class="button"[^>]*href="\/products"/);
  for (const path of ['tableware', 'vases', 'wood', 'lighting'])
    expect(home).toMatch(new RegExp(`<a[^>]*class="hero-link"[^>]*href="/collections/${path}"`));
  const owner = await ownerOf(shop);
  const { collection } = await owner.collections.getCollectionBySlug('lighting');
  await owner.settings.updateStore({ store: { featuredCollectionId: collection?._id ?? null } });
  expect(cards(await freshPage(shop, '/')).toSorted()).toEqual([
    'candle-holder',
    'dome-table-lamp',
    'globe-lamp',
    'lantern',
    'pillar-candle',
  ]);
  await owner.settings.updateStore({ store: { featuredCollectionId: null } });
  expect(cards(await freshPage(shop, '/'))).toEqual(cards(home));
});

test("a missing page has the shop's name, an empty cart offers products, and a product has its narrowest collection as breadcrumb", async ({
  shop,
  browser,
}) => {
  const page = await open(browser);
  await page.goto(`${shop.url}/no-such-page`);
  expect(await page.title()).toMatch(/.+ \| Northlight Goods$/);
  await page.goto(`${shop.url}/cart`);
  expect(await page.locator('main article h3').count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  await page.goto(`${shop.url}/products/coffee-subscription`);
  expect(await page.locator('nav .crumb').allInnerTexts()).toContain('Gifts & Subscriptions');
});

test('on a phone the search is in the header, and gift cards are in the menu', async ({
  shop,
  browser,
}) => {
  const page = await open(browser, phone);
  await page.goto(shop.url);
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .or(page.getByRole('dialog').getByRole('searchbox'))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Gift cards' }).waitFor();
});

test('menus omit what the shop does not offer', async ({ shop }) => {
  const owner = await ownerOf(shop);
  const menus = async (): Promise<string[]> =>
    [
      ...new Set(
        [
          ...(await freshPage(shop, '/')).matchAll(
            /href="(\/(?:services|events|plans|gift-cards))"/g,
          ),
        ].map(([, path = '']) => path),
      ),
    ].toSorted();
  expect(await menus()).toEqual(['/events', '/gift-cards', '/plans', '/services']);
  const all = { query: { paging: { limit: 100 } } };
  for (const { _id } of (await owner.services.queryServices(all)).services ?? [])
    await owner.services.updateService(_id ?? '', { service: { visible: false } });
  for (const { _id } of (await owner.events.queryEvents(all)).events ?? [])
    await owner.events.updateEvent(_id ?? '', { event: { visible: false } });
  expect(await menus()).toEqual(['/gift-cards', '/plans']);
});
