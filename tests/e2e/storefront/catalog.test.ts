import { AxeBuilder } from '@axe-core/playwright';
import { collections, createClient, OAuthStrategy, products, staff } from '@shopwright/sdk';
import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage, type WatchedPage } from '../../kit/browser.ts';

/**
 * Looking around in the demo store: filters, choices, search, what changes while one looks, what
 * search engines see.
 */

vi.setConfig({ testTimeout: 180_000 });

/** Making pictures in a dozen sizes is another test's matter: here each is one grey point. */
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

/** A busy machine takes its time. */
const patient = { timeout: 30_000 };

/** The page is hydrated: it has requested the session. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );
const names = (page: Page): Promise<string[]> => page.locator('main article h2').allInnerTexts();
const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  const ready = async (page: Page): Promise<void> =>
    void (javaScriptEnabled && (await settled(page)));

  test('a list is filtered, sorted and reset, and the URL reflects it', async ({
    shop,
    browser,
  }) => {
    const { page, complaints, close } = await open(browser, { javaScriptEnabled });
    await page.goto(`${shop.url}/products`);
    await ready(page);
    const everything = await names(page);
    await page.locator('.filters > summary').click();
    const sage = page.getByRole('checkbox', { name: /^Sage/ });
    // Its count is what is shown when it is chosen.
    const count = Number(
      /(\d+)/.exec(await page.locator('label.filter-choice', { hasText: 'Sage' }).innerText())?.[1],
    );
    await sage.check();
    if (!javaScriptEnabled) await page.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL(/option\.Color=Sage/);
    await expect.poll(async () => (await names(page)).length, patient).toBe(count);
    expect(count).toBeLessThan(everything.length);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

    await page.locator('.sort select').selectOption({ label: 'Price, low to high' });
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL(/sort=PRICE_ASC/);
    expect(query(page).get('option.Color')).toBe('Sage');

    await page.getByRole('link', { name: 'Remove Sage' }).click();
    await expect.poll(() => query(page).get('option.Color'), patient).toBe(null);
    await page.goBack();
    await page.getByRole('link', { name: 'Remove Sage' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('an empty list suggests filters to remove', async ({ shop, browser }) => {
    const { page, close } = await open(browser, { javaScriptEnabled });
    await page.goto(`${shop.url}/products?option.Color=Sage&min=900`);
    await page.getByRole('heading', { name: 'No products found' }).waitFor();
    await page.getByRole('link', { name: /^Without “From \$900\.00”: 10 products/ }).click();
    await expect.poll(async () => (await names(page)).length, patient).toBe(10);
    expect(query(page).get('option.Color')).toBe('Sage');
    await close();
  });

  test('a choice changes image, SKU and URL; the back button undoes it; sold-out choices are struck through and offer a notification', async ({
    shop,
    browser,
  }) => {
    const { page, complaints, close } = await open(browser, { javaScriptEnabled });
    await page.goto(`${shop.url}/products/peg-stool`);
    await ready(page);
    const picture = () => page.locator('.product-pictures img').first().getAttribute('alt');
    expect(await picture()).toContain('oak');
    await page.getByRole('link', { name: 'Walnut' }).click();
    await page.waitForURL(/Color=Walnut/);
    await expect.poll(picture, patient).toContain('walnut');
    expect(await page.locator('main').innerText()).toContain('NL-0117-WAL');
    await page.goBack();
    await expect.poll(picture, patient).toContain('oak');

    const black = page.getByRole('link', { name: 'Black, sold out' });
    expect(await black.getAttribute('class')).toContain('is-struck');
    await black.click();
    await page.waitForURL(/Color=Black/);
    await page.getByText('Sold out', { exact: true }).waitFor();
    expect(await page.locator('main').getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
    const email = page.getByLabel('Email');
    await email.fill('nonsense');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByText('Enter a valid email address').waitFor();
    // Nothing typed is lost.
    expect(await email.inputValue()).toBe('nonsense');
    await email.fill(`ada-${javaScriptEnabled}@example.com`);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByText("We'll email you as soon as it's back.").waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await close();
  });

  test('a search tolerates a typo', async ({ shop, browser }) => {
    const { page, close } = await open(browser, { javaScriptEnabled });
    await page.goto(`${shop.url}/search`);
    await ready(page);
    await page.getByRole('searchbox').fill('lanterm');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=lanterm/);
    await expect.poll(() => names(page), patient).toContain('Paper Lantern');
    await close();
  });
});

test('a choice made before the scripts have loaded is applied when they have', async ({
  shop,
  browser,
}) => {
  const { page, close } = await open(browser);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.url}/products`, { waitUntil: 'commit' });
  await page.locator('.sort select').selectOption({ label: 'Price, low to high' });
  release();
  await page.waitForURL(/sort=PRICE_ASC/);
  await close();
});

test('a search suggests results while typing, works by keyboard alone, and is remembered', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await open(browser);
  await page.goto(shop.url);
  await settled(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await link.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await field.waitFor();
  await page.keyboard.type('dune');
  await page.getByRole('option', { name: /Dune Mug/ }).waitFor();
  expect(
    (await new AxeBuilder({ page }).include('dialog').analyze()).violations.map(({ id }) => id),
  ).toEqual([]);
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('option', { name: /Dune Mug/ }).getAttribute('aria-selected')).toBe(
    'true',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.url}/products/dune-mug`);
  await page.getByRole('heading', { level: 1, name: 'Dune Mug' }).waitFor();

  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'dune' }).waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('price and stock changes reach an open page', async ({ shop, browser }) => {
  const { page, complaints, close } = await open(browser);
  const owner = await ownerOf(shop);
  const {
    items: [cup],
  } = await owner.products.queryProducts().eq('slug', 'lantern').limit(1).find();
  const id = cup?._id ?? '';
  // From memory, as most visitors get it.
  for (const _ of [1, 2]) await page.goto(`${shop.url}/products/lantern`);
  await settled(page);
  // How soon is measured in live.slow.test.ts.
  await owner.products.updateProduct(id, { priceData: { price: 123 } });
  await page.locator('main').getByText('$123.00', { exact: true }).first().waitFor();
  await expect
    .poll(() => page.getByRole('status').allInnerTexts(), patient)
    .toContain('The price or stock just changed: $123.00, In stock.');

  await owner.products.updateProduct(id, { visible: true, ribbon: 'Just in' });
  await page.getByText('Just in').first().waitFor();
  // The next visitor sees it, too: the cached page is gone.
  expect(await (await fetch(`${shop.url}/products/lantern`)).text()).toContain('$123');
  expect(complaints).toEqual([]);
  await close();
});

describe.each([
  '/',
  '/products',
  '/collections/tableware',
  '/products/dune-mug',
  '/search?q=mug',
  '/collections',
])('%s', (path) => {
  test('has no layout shift and no axe violations', async ({ shop, browser }) => {
    const { page, complaints, close } = await open(browser);
    await page.addInitScript({
      content:
        'window.shift = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; }).observe({ type: "layout-shift", buffered: true });',
    });
    await page.goto(shop.url + path, { waitUntil: 'load' });
    await settled(page);
    expect(await page.evaluate('window.shift')).toBeLessThan(0.02);
    expect(
      (await new AxeBuilder({ page }).analyze()).violations.map(
        ({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`,
      ),
    ).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

test("a collection is in the merchant's order, filtered or not, until the visitor sorts it", async ({
  shop,
}) => {
  const shown = async (path: string): Promise<string[]> =>
    [
      ...(await (await fetch(`${shop.url}/collections/tableware${path}`)).text()).matchAll(
        /class="card-link"[^>]*href="\/products\/([^"]*)"/g,
      ),
    ].map(([, slug = '']) => slug);
  const client = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { collections, products },
  });
  const { collection } = await client.collections.getCollectionBySlug('tableware');
  const { items } = await client.products
    .queryProducts()
    .hasSome('collectionIds', [collection?._id ?? ''])
    .limit(100)
    .find();
  const arranged = items.map(({ slug = '' }) => slug);
  expect(arranged.length).toBeGreaterThan(5);
  expect(await shown('')).toEqual(arranged);
  const left = await shown('?option.Color=Slate');
  expect(left.length).toBeGreaterThan(1);
  expect(left).toEqual(arranged.filter((slug) => left.includes(slug)));
  expect(await shown('?sort=NEWEST')).not.toEqual(arranged);
});

test('search engines find every page once in every language, with its description', async ({
  shop,
}) => {
  const read = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();
  const page = await read('/de/products/dune-mug');
  expect(page).toContain(`<link rel="canonical" href="${shop.url}/de/products/dune-mug"/>`);
  expect(page).toContain(`hrefLang="en" href="${shop.url}/products/dune-mug"`);
  const [, text = '[]'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
  const [product, crumbs] = JSON.parse(text) as {
    '@type': string;
    offers?: { price: number; availability: string }[];
  }[];
  expect([
    product?.['@type'],
    crumbs?.['@type'],
    product?.offers?.length,
    product?.offers?.[0]?.price,
  ]).toEqual(['Product', 'BreadcrumbList', 4, 34]);
  expect(await read('/')).toContain('"@type":"Organization"');

  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const addresses = (
    await Promise.all(
      parts.map(async (part) =>
        [...(await (await fetch(part)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
          ([, address = '']) => address,
        ),
      ),
    )
  ).flat();
  expect(addresses).toContain(`${shop.url}/de/products/dune-mug`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  const manifest = (await (await fetch(`${shop.url}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await fetch(shop.url + src)).status).toBe(200);
});

test('a cached page is shared by currency and language, allows scripts by hash, and is never personal', async ({
  shop,
}) => {
  const visit = (headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/products/dune-mug`, { headers });
  const answers = [
    await visit(),
    await visit({ 'accept-encoding': 'identity' }),
    await visit({ cookie: 'shopwright-currency=EUR' }),
  ];
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(pages[1]).toBe(pages[0]);
  for (const [at, answer] of answers.entries()) {
    const policy = answer.headers.get('content-security-policy') ?? '';
    const inline = [...(pages[at] ?? '').matchAll(/<script>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(inline.length).toBeGreaterThan(2);
    for (const text of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(pages[at] + policy).not.toMatch(/nonce[-=]/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect((await visit({ 'if-none-match': etag })).status).toBe(304);
  expect((await visit({ 'if-none-match': '"another"' })).status).toBe(200);
  expect((await fetch(`${shop.url}/products/no-such-thing`)).status).toBe(404);
});

async function ownerOf({
  url,
  clientId,
  owner = { email: '', password: '' },
}: {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}) {
  const { accessToken = '' } = await createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { staff },
  }).staff.signIn(owner);
  return createClient({
    host: url,
    headers: { authorization: accessToken },
    modules: { products },
  });
}
