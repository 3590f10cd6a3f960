import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { AxeBuilder } from '@axe-core/playwright';
import { begin } from '../../kit/command.ts';
import { test as withShop } from '../../kit/demo-shop.ts';
import { openBrowser } from '../../kit/browser.ts';

/** The cart of the demo store, in a real browser: quick hands, two tabs, no JavaScript, a shop that goes away. */

vi.setConfig({ testTimeout: 120_000 });

// Vitest reads from this pattern which other fixtures are asked for: none.
// oxlint-disable-next-line no-empty-pattern
const test = withShop.extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
  const browser = await openBrowser();
  onCleanup(() => browser.close());
  return browser;
});

const cartOf = async (
  context: BrowserContext,
  url: string,
): Promise<{ name: string; quantity: number }[]> => {
  const session = (await (await context.request.get(`${url}/session`)).json()) as {
    cart: { lines: { name: string; quantity: number }[] } | null;
  };
  return (session.cart?.lines ?? []).map(({ name, quantity }) => ({ name, quantity }));
};

const drawer = (page: Page) => page.getByRole('dialog', { name: /Your cart/ });
const addButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Add to cart' });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

async function put(page: Page, url: string, slug: string): Promise<void> {
  await page.goto(`${url}/products/${slug}`);
  await settled(page);
  await addButton(page).click();
  await drawer(page).waitFor();
  await answered(page);
}

/** The page's scripts have taken over: it has asked who is looking. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );
/** The server has answered every change. */
async function answered(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 30_000 }).toBe(0);
}

const newContext = (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> => browser.newContext({ reducedMotion: 'reduce', ...options });

test('ten quick clicks end with the right lines, and the count in the header is theirs', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  // The very first clicks of somebody the shop has never seen.
  await page.goto(`${shop.url}/products/bookend`);
  await settled(page);
  await addButton(page).evaluate((button) => {
    for (let turn = 0; turn < 3; turn += 1) (button as unknown as { click(): void }).click();
  });
  await drawer(page).waitFor();
  await answered(page);
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 3 }]);

  const more = drawer(page).getByRole('button', { name: 'One more of Arch Bookends' });
  const fewer = drawer(page).getByRole('button', { name: 'One fewer of Arch Bookends' });
  for (const button of [more, more, fewer, more, more, more, fewer, fewer, more, more])
    await button.click({ noWaitAfter: true });
  // Answered at once, before the server has: 3 + 7 - 3.
  expect(await drawer(page).getByLabel('Quantity of Arch Bookends').inputValue()).toBe('7');
  await answered(page);
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 7 }]);
  expect(await drawer(page).locator('.cart-total').innerText()).toContain('$826');
  await drawer(page).getByRole('button', { name: 'Remove Arch Bookends' }).click();
  await drawer(page).getByText('Your cart is empty').waitFor();
  await expect.poll(() => cartOf(context, shop.url), { timeout: 15_000 }).toEqual([]);
  await context.close();
});

test('a sum the server has not worked out is not shown as if it were', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cart/changes', async (route) => {
    await held;
    await route.continue();
  });
  await drawer(page).getByRole('button', { name: 'One more of Arch Bookends' }).click();
  for (const sum of ['.cart-total', '.cart-line > p'])
    expect(await drawer(page).locator(sum).innerText()).not.toContain('$');
  expect(await drawer(page).getByLabel('Quantity of Arch Bookends').inputValue()).toBe('2');
  // The checkout waits for it, and then goes on by itself.
  await drawer(page).getByRole('button', { name: 'Checkout' }).click();
  await drawer(page).getByRole('button', { name: 'Saving your changes' }).waitFor();
  expect(page.url()).toContain('/products/bookend');
  release();
  await page.waitForURL(/\/hosted\/checkout\/[0-9a-f-]{36}/);
  await context.close();
});

test('a refused change goes back to what it was and says why', async ({ shop, browser }) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  const quantity = drawer(page).getByLabel('Quantity of Arch Bookends');
  await quantity.fill('5000');
  await quantity.press('Enter');
  await drawer(page)
    .getByRole('alert')
    .filter({ hasText: /There are only \d+ left/ })
    .waitFor();
  expect(Number(await quantity.inputValue())).toBeLessThan(100);
  expect(await cartOf(context, shop.url)).toEqual([
    { name: 'Arch Bookends', quantity: Number(await quantity.inputValue()) },
  ]);

  // A line that another tab has taken away meanwhile.
  const { cart } = (await (await context.request.get(`${shop.url}/session`)).json()) as {
    cart: { lines: { id: string }[] };
  };
  await context.request.post(`${shop.url}/cart/changes`, {
    form: { intent: 'remove', line: cart.lines[0]?.id ?? '' },
    headers: { origin: shop.url },
  });
  await drawer(page).getByRole('button', { name: 'One fewer of Arch Bookends' }).click();
  await drawer(page)
    .getByRole('alert')
    .filter({ hasText: 'removed from the cart meanwhile' })
    .waitFor();
  await drawer(page).getByText('Your cart is empty').waitFor();
  await context.close();
});

test('two tabs agree, and the cart is still there after a reload and after the browser was closed', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto(`${shop.url}/cart`);
  await settled(other);
  await put(one, shop.url, 'bookend');
  await other.getByRole('heading', { level: 2, name: 'Arch Bookends' }).waitFor();
  await other.getByRole('button', { name: 'One more of Arch Bookends' }).click();
  await expect
    .poll(() => one.locator('dialog input[name=quantity]').inputValue(), { timeout: 15_000 })
    .toBe('2');
  await one.reload();
  await cartLink(one).filter({ hasText: '2' }).waitFor();
  const kept = await context.storageState();
  await context.close();

  const later = await newContext(browser, { storageState: kept });
  const page = await later.newPage();
  await page.goto(`${shop.url}/cart`);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Arch Bookends']);
  await later.close();
});

test('first clicks in two tabs at once make one visitor and lose nothing', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const tabs = await Promise.all(
    ['bookend', 'serving-tray'].map(async (slug) => {
      const page = await context.newPage();
      await page.goto(`${shop.url}/products/${slug}`);
      await settled(page);
      return page;
    }),
  );
  await Promise.all(
    tabs.map((page) =>
      addButton(page).evaluate((button) => (button as unknown as { click(): void }).click()),
    ),
  );
  await Promise.all(
    tabs.map(async (page) => {
      await drawer(page).waitFor();
      await answered(page);
    }),
  );
  expect(
    (await cartOf(context, shop.url))
      .map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['Arch Bookends', 'Serving Tray']);
  await context.close();
});

test('without JavaScript everything can be put in, counted, discounted, noted, removed and taken to the checkout', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  // Every button leads to a new page.
  const press = (name: string): Promise<unknown> =>
    Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).click()]);
  await page.goto(`${shop.url}/products/bookend`);
  await addButton(page).click();
  await page.waitForURL(`${shop.url}/cart`);
  expect(await page.getByRole('heading', { level: 2 }).innerText()).toBe('Arch Bookends');
  await press('One more of Arch Bookends');
  expect(await page.getByLabel('Quantity of Arch Bookends').inputValue()).toBe('2');
  await page.getByLabel('Quantity of Arch Bookends').fill('3');
  await press('Update');
  expect(await page.locator('.cart-total').innerText()).toContain('$354');

  await page.getByText('Have a discount code?').click();
  await page.getByLabel('Discount code').fill('NOPE');
  await press('Apply');
  expect(await page.locator('.field-error').innerText()).toContain('no discount with this code');
  expect(await page.getByLabel('Discount code').inputValue()).toBe('NOPE');

  await page.getByText('What will delivery cost?').click();
  await page.getByLabel('Country').selectOption('DE');
  await press('Work out');
  expect(await page.locator('.cart-sums').innerText()).toMatch(/Delivery/);

  await page.getByText('Note for the shop').click();
  await page.getByRole('textbox', { name: /A wish/ }).fill('Wrap it, please');
  await press('Save note');
  expect(await page.getByRole('textbox', { name: /A wish/ }).inputValue()).toBe('Wrap it, please');

  await press('Checkout');
  await page.waitForURL(/\/hosted\/checkout\/[0-9a-f-]{36}/);
  await page.goto(`${shop.url}/cart`);
  await press('Remove Arch Bookends');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your cart is empty');
  await context.close();
});

test('the drawer keeps the focus, closes by Escape and gives the focus back; its words are announced', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto(`${shop.url}/products/bookend`);
  await settled(page);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await drawer(page).waitFor();
  await answered(page);
  expect(await page.getByRole('status').filter({ hasText: 'was put in the cart' }).count()).toBe(1);
  for (let turn = 0; turn < 14; turn += 1) {
    await page.keyboard.press('Tab');
    // The browser's own bar is between the last and the first: then nothing of the page has it.
    expect(
      await page.evaluate(
        'document.activeElement === document.body || document.activeElement.closest("dialog") !== null',
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Add to cart');
  await context.close();
});

test('a discount link takes something off now or with the first thing, and leads to a page of this shop only', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto(`${shop.url}/discount/HELLO10?redirect=/products/bookend`);
  expect(new URL(page.url()).pathname).toBe('/products/bookend');
  await page.getByRole('status').filter({ hasText: 'HELLO10' }).waitFor();
  await settled(page);
  await addButton(page).click();
  await drawer(page)
    .getByText(/Code HELLO10/i)
    .waitFor();
  for (const away of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    await page.goto(`${shop.url}/discount/HELLO10?redirect=${encodeURIComponent(away)}`);
    expect(new URL(page.url()).origin).toBe(shop.url);
  }
  await context.close();
});

test('a link to a cart changes nothing until its button is pressed', async ({ shop, browser }) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  const { cart } = (await (await context.request.get(`${shop.url}/session`)).json()) as {
    cart: { lines: { item: string }[] };
  };
  const { catalogItemId } = JSON.parse(cart.lines[0]?.item ?? '') as { catalogItemId: string };
  await page.goto(`${shop.url}/cart/${catalogItemId}:2`);
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 1 }]);
  await page.getByRole('button', { name: 'Put in cart' }).click();
  await page.waitForURL(`${shop.url}/cart`);
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 3 }]);
  expect((await page.goto(`${shop.url}/cart/nonsense`))?.status()).toBe(404);
  await context.close();
});

describe.each([
  ['/cart', 'empty'],
  ['/cart', 'full'],
  ['/policies/privacy', ''],
  ['/no-such-page', ''],
] as const)('%s %s', (path, state) => {
  test('is clean for axe, also with text twice as large and from right to left, and never wider than a phone', async ({
    shop,
    browser,
  }) => {
    const context = await newContext(browser, { viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    if (state === 'full') await put(page, shop.url, 'bookend');
    for (const prefix of ['', '/de', '/x-mirror']) {
      await page.goto(shop.url + prefix + path);
      expect(
        await page.evaluate(
          '[document.documentElement.dir, document.documentElement.scrollWidth <= innerWidth]',
        ),
      ).toEqual([prefix === '/x-mirror' ? 'rtl' : 'ltr', true]);
      if (prefix !== '/x-mirror') expect(await violations(page)).toEqual([]);
      await page.evaluate('document.documentElement.style.fontSize = "200%"');
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth + 1')).toBe(
        true,
      );
    }
    await context.close();
  });
});

test('the open drawer is clean for axe', async ({ shop, browser }) => {
  const context = await newContext(browser, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  expect(await violations(page)).toEqual([]);
  await context.close();
});

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

test('a language and a currency are chosen once, and the sums say what is really paid', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  await page.goto(`${shop.url}/cart`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`${shop.url}/de/cart`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ihr Warenkorb');
  await page.getByRole('contentinfo').getByLabel('Währung').selectOption('JPY');
  await expect.poll(() => page.locator('.cart-total').innerText()).toMatch(/17\.641.¥/);
  expect(await page.locator('aside').innerText()).toContain('118');
  await context.close();
});

test('the shop goes away in the middle of a click and comes back: the change is made once', async ({
  dataDir,
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  shop.kill('SIGKILL');
  await shop.ended;
  await drawer(page).getByRole('button', { name: 'One more of Arch Bookends' }).click();
  expect(await drawer(page).getByLabel('Quantity of Arch Bookends').inputValue()).toBe('2');
  await drawer(page).getByText('The shop does not answer just now').waitFor();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await addButton(page).click();
  const again = begin(['start', '--json', '--data', dataDir, '--port', new URL(shop.url).port]);
  await again.ready;
  await answered(page);
  expect(await drawer(page).getByLabel('Quantity of Arch Bookends').inputValue()).toBe('3');
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 3 }]);
  await context.close();
  again.kill('SIGTERM');
  await again.ended;
});
