import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { phone, open, settled, violations, ownerOf } from './storefront-pages.ts';

/** The product page: choices, pictures, and a connection that fails. */

vi.setConfig({ testTimeout: 120_000 });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>';

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
  await expect.poll(spoken).toContain('$35.00');
});

test('on a phone the sticky button submits the same form, and is not a second tab stop', async ({
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

test('a full-screen picture has an instant preview, zooms, and has no axe violations', async ({
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

test('an item added offline leaves the page unchanged, and is in the cart when the connection is back', async ({
  shop,
  browser,
}) => {
  const page = await open(browser);
  await page.goto(`${shop.url}/products/salt-cellar`);
  await settled(page);
  await page.context().setOffline(true);
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).click();
  // Nothing of the drawer was loaded yet: a line above the page says what happens.
  await page.locator('.cart-toast').getByText('We saved your change and will try again').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Salt Cellar');
  await page.context().setOffline(false);
  await page.getByRole('dialog').getByText('Salt Cellar').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await page.goto(`${shop.url}/cart`);
  expect(await page.getByRole('main').innerText()).toContain('Salt Cellar');
});

test('another choice is announced with its price and stock, not as a change', async ({
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
  'the cart says before the checkout that a subscription is bought separately (JavaScript: %s)',
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
    await page.getByText('Subscriptions are bought separately.').waitFor();
    // It is marked as disabled, and can be pressed all the same.
    await page.getByRole('main').getByRole('button', { name: 'Check out' }).click({ force: true });
    await page
      .getByRole('main')
      .getByText("Some items can't be bought as they are.")
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
    await page.getByRole('main').getByRole('button', { name: 'Remove Salt Cellar' }).click();
    await expect.poll(() => page.getByText('Subscriptions are bought separately.').count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL(/\/hosted\/checkout\//);
  },
);

test('a picture that failed offline is loaded when the connection is back', async ({
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
