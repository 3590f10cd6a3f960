import { AxeBuilder } from '@axe-core/playwright';
import {
  collections,
  createClient,
  events,
  giftCards,
  OAuthStrategy,
  plans,
  products,
  services,
  settings,
  staff,
} from '@shopwright/sdk';
import { createSite } from '@shopwright/web';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test as withShop } from '../../kit/demo-shop.ts';
import { openBrowser } from '../../kit/browser.ts';

/** What surrounds the products: header, footer, legal pages, small screens, dark screens, screen readers. */

vi.setConfig({ testTimeout: 120_000 });

// Vitest reads from this pattern which other fixtures are asked for: none.
// oxlint-disable-next-line no-empty-pattern
const test = withShop.extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
  const browser = await openBrowser();
  onCleanup(() => browser.close());
  return browser;
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>';
const gif = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

async function open(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // Making pictures in a dozen sizes is another test's matter: here each is one grey point.
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: gif }),
  );
  return page;
}

/** The page's scripts have taken over: it has asked who is looking. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );
const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`,
  );

interface Place {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}

async function ownerOf({ url, clientId, owner = { email: '', password: '' } }: Place) {
  const { accessToken = '' } = await createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { staff },
  }).staff.signIn(owner);
  return createClient({
    host: url,
    headers: { authorization: accessToken },
    modules: { settings, products, collections, services, events, plans, giftCards },
  });
}

/** A site with an empty cache, so that it shows the store as it is now. */
async function freshPage({ url, clientId }: Place, path: string): Promise<string> {
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

test('prices say that they include tax where they do, next to the price and in the footer', async ({
  shop,
}) => {
  const noteIn = (html: string): number => html.split('zzgl. Versand').length - 1;
  expect(noteIn(await freshPage(shop, '/de/products/dune-mug'))).toBeGreaterThanOrEqual(2);
  expect(noteIn(await freshPage(shop, '/de/products'))).toBeGreaterThanOrEqual(1);
  // In the United States tax is added at the checkout.
  expect(await freshPage(shop, '/products/dune-mug')).not.toContain('plus shipping</a>');
});

test('a cart with nothing to ship announces no shipping costs', async ({ shop, browser }) => {
  const page = await open(browser, { locale: 'de-DE' });
  await page.goto(`${shop.url}/de/products/glaze-notebook`);
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('main').getByRole('button', { name: 'In den Warenkorb' }).click(),
  ]);
  await page.goto(`${shop.url}/de/cart`);
  await page.getByRole('main').getByText('Glaze Notebook').first().waitFor();
  const told = await page.getByRole('main').innerText();
  expect([told.includes('inkl. MwSt.'), told.includes('zzgl. Versand')]).toEqual([true, false]);
});

test('the home page opens with goods in stock, its pictures lead somewhere, and the owner chooses the collection', async ({
  shop,
}) => {
  const cards = (html: string): string[] =>
    [
      ...(html.split('From the shop')[1]?.split('<h2')[0] ?? '').matchAll(
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

test('a page that is missing is named after the shop, an empty cart offers products, and a product is found under its narrowest collection', async ({
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

test('another choice is not announced as a change, a change of the price is', async ({
  shop,
  browser,
}) => {
  const page = await open(browser);
  await page.goto(`${shop.url}/products/dune-mug`);
  await settled(page);
  const spoken = async (): Promise<string> =>
    (await page.getByRole('status').allInnerTexts()).join(' ');
  const other = page.locator('main .swatch:not([aria-current])').last();
  const name = await other.getAttribute('title');
  await other.click();
  await page.locator(`main .swatch[aria-current=true][title="${name}"]`).waitFor();
  expect(new URL(page.url()).search).not.toBe('');
  expect(await spoken()).not.toContain('changed');
  const owner = await ownerOf(shop);
  const {
    items: [mug],
  } = await owner.products.queryProducts().eq('slug', 'dune-mug').limit(1).find();
  await owner.products.updateProduct(mug?._id ?? '', { priceData: { price: 35 } });
  await expect.poll(spoken, { timeout: 20_000 }).toContain('$35.00');
});

test('on a phone the button stays in reach below, sends the same form, and is not there twice for the keyboard', async ({
  shop,
  browser,
}) => {
  const page = await open(browser, phone);
  await page.addInitScript({
    content:
      'window.shift = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; }).observe({ type: "layout-shift", buffered: true });',
  });
  await page.goto(`${shop.url}/products/serving-tray`);
  await settled(page);
  const bar = page.locator('.buy-bar');
  const buttons = page.getByRole('button', { name: 'Add to cart' });
  expect([await bar.getAttribute('data-shown'), await buttons.count()]).toEqual(['false', 1]);
  await page.locator('main').getByLabel('Quantity').fill('2');
  await page.locator('.related').scrollIntoViewIfNeeded();
  await expect.poll(() => bar.getAttribute('data-shown')).toBe('true');
  expect(await page.evaluate('window.shift')).toBeLessThan(0.02);
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Serving Tray').first().waitFor();
  expect(await drawer.getByRole('spinbutton').inputValue()).toBe('2');
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

test('a picture in full has a preview at once, zooms, and axe finds nothing in it', async ({
  shop,
  browser,
}) => {
  const page = await open(browser);
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  );
  await page.goto(`${shop.url}/products/dune-mug`);
  await settled(page);
  await expect
    .poll(() =>
      page
        .locator('.product-pictures img')
        .first()
        .evaluate((image: { naturalWidth: number }) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  // From here on the network gives no picture: the preview is the one that the page shows.
  await page.route('**/media/**', (route) => route.abort());
  await page.locator('.product-pictures > a').first().click();
  const lightbox = page.locator('dialog.lightbox');
  await lightbox.waitFor();
  const preview = lightbox.locator('.lightbox-preview').first();
  expect(
    await preview.evaluate((image: { naturalWidth: number; decode(): Promise<void> }) =>
      image.decode().then(() => image.naturalWidth),
    ),
  ).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  const frame = lightbox.locator('.lightbox-frame.is-zoomed');
  await frame.waitFor();
  expect(
    await frame.evaluate(
      (box: { scrollWidth: number; clientWidth: number }) => box.scrollWidth > box.clientWidth * 2,
    ),
  ).toBe(true);
  expect(await violations(page)).toEqual([]);
  await lightbox.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => frame.count()).toBe(0);
});

test.for([true, false])(
  'a refused code is explained at its field (JavaScript: %s)',
  async (javaScriptEnabled, { shop, browser }) => {
    const page = await open(browser, { ...phone, javaScriptEnabled });
    await page.goto(`${shop.url}/products/salt-cellar`);
    if (javaScriptEnabled) await settled(page);
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).click();
    if (javaScriptEnabled) {
      await page.getByRole('dialog').getByText('Salt Cellar').first().waitFor();
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      await page.goto(`${shop.url}/cart`);
      await settled(page);
    }
    await page.locator('details.fold > summary').first().click();
    const field = page.locator('input[name=code]');
    await field.fill('NOPE');
    await page.locator('details.fold').first().getByRole('button').click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).innerText()).not.toBe('');
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    if (javaScriptEnabled)
      await expect
        .poll(() => page.evaluate('document.activeElement?.getAttribute("name")'))
        .toBe('code');
  },
);

test('what is added without a connection leaves the page as it is, and is in the cart when the connection is back', async ({
  shop,
  browser,
}) => {
  const page = await open(browser);
  await page.goto(`${shop.url}/products/salt-cellar`);
  await settled(page);
  await page.context().setOffline(true);
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).click();
  // Nothing of the drawer was loaded yet: a line above the page says what happens.
  await page.locator('.cart-toast').getByText('Your change is kept and tried again').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Salt Cellar');
  await page.context().setOffline(false);
  await page.getByRole('dialog').getByText('Salt Cellar').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await page.goto(`${shop.url}/cart`);
  expect(await page.getByRole('main').innerText()).toContain('Salt Cellar');
});

test('another choice is read out with its price and stock, and is not called a change', async ({
  shop,
  browser,
}) => {
  const page = await open(browser);
  await page.goto(`${shop.url}/products/peg-stool`);
  await settled(page);
  await page.getByRole('link', { name: 'Black, sold out' }).click();
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('$240.00, Sold out');
  await page.getByRole('link', { name: 'Oak', exact: true }).click();
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContain('$240.00, Only 4 left');
});

test.for([true, false])(
  'the cart says before the checkout that a subscription is bought by itself (JavaScript: %s)',
  async (javaScriptEnabled, { shop, browser }) => {
    const page = await open(browser, { javaScriptEnabled });
    for (const slug of ['coffee-subscription', 'salt-cellar']) {
      await page.goto(`${shop.url}/products/${slug}`);
      if (javaScriptEnabled) await settled(page);
      if (slug === 'coffee-subscription')
        await page.getByRole('radio', { name: /Subscribe and save/ }).check();
      await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.locator('main').getByRole('button', { name: 'Add to cart' }).click(),
      ]);
    }
    await page.goto(`${shop.url}/cart`);
    if (javaScriptEnabled) await settled(page);
    await page.getByText('A subscription is bought by itself.').waitFor();
    // It is marked as disabled, and can be pressed all the same.
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click({ force: true });
    await page
      .getByRole('main')
      .getByText('One thing in the cart cannot be bought as it is.')
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
    await page.getByRole('main').getByRole('button', { name: 'Remove Salt Cellar' }).click();
    await expect.poll(() => page.getByText('A subscription is bought by itself.').count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await page.waitForURL(/\/hosted\/checkout\//);
  },
);

test('a picture that failed without a connection is loaded when it is back', async ({
  shop,
  browser,
}) => {
  const page = await open(browser);
  await page.unroute('**/media/**');
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(`${shop.url}/products/dune-mug`, { waitUntil: 'load' });
  await settled(page);
  const widths = (): Promise<number> =>
    page
      .locator('.product-pictures img')
      .first()
      .evaluate((image: { naturalWidth: number }) => image.naturalWidth);
  expect(await widths()).toBe(0);
  await page.context().setOffline(true);
  await page.unroute('**/media/**');
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  );
  await page.context().setOffline(false);
  await expect.poll(widths).toBeGreaterThan(0);
});

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
  test('can be read on a dark screen', async ({ shop, browser }) => {
    const page = await open(browser, { colorScheme: 'dark' });
    await page.goto(shop.url + path, { waitUntil: 'load' });
    expect(
      await page.evaluate('getComputedStyle(document.documentElement).backgroundColor'),
    ).not.toBe('rgb(247, 243, 236)');
    expect(await violations(page)).toEqual([]);
  });
});

test('what the shop does not offer is in no menu', async ({ shop }) => {
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
