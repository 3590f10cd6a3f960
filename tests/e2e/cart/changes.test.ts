import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { begin } from '../../kit/command.ts';
import { test } from '../../kit/browser-shop.ts';
import { cartOf, drawer, addButton, put, settled, answered, newContext } from './cart-pages.ts';

/** Whatever a visitor clicks, the cart ends with the right lines. */

vi.setConfig({ testTimeout: 120_000 });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('ten quick clicks end with the right lines and the right count in the header', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  // The first clicks of a new visitor.
  await page.goto(`${shop.url}/products/bookend`);
  await settled(page);
  await addButton(page).evaluate((button) => {
    for (let click = 0; click < 3; click += 1) (button as unknown as { click(): void }).click();
  });
  await drawer(page).waitFor();
  await answered(page);
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 3 }]);

  const more = drawer(page).getByRole('button', { name: 'Increase quantity of Arch Bookends' });
  const fewer = drawer(page).getByRole('button', { name: 'Decrease quantity of Arch Bookends' });
  for (const button of [more, more, fewer, more, more, more, fewer, fewer, more, more])
    await button.click({ noWaitAfter: true });
  // Answered at once, before the server has: 3 + 7 - 3.
  expect(
    await drawer(page).getByLabel('Quantity of Arch Bookends', { exact: true }).inputValue(),
  ).toBe('7');
  await answered(page);
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 7 }]);
  expect(await drawer(page).locator('.cart-total').innerText()).toContain('$826');
  await drawer(page).getByRole('button', { name: 'Remove Arch Bookends' }).click();
  await drawer(page).getByText('Your cart is empty').waitFor();
  await expect.poll(() => cartOf(context, shop.url)).toEqual([]);
  await context.close();
});

test('a total that the server has not confirmed is not shown as final', async ({
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
  await drawer(page).getByRole('button', { name: 'Increase quantity of Arch Bookends' }).click();
  for (const sum of ['.cart-total', '.cart-line > p'])
    expect(await drawer(page).locator(sum).innerText()).not.toContain('$');
  expect(
    await drawer(page).getByLabel('Quantity of Arch Bookends', { exact: true }).inputValue(),
  ).toBe('2');
  // The checkout waits for it, and then goes on by itself.
  await drawer(page).getByRole('button', { name: 'Check out' }).click();
  await drawer(page).getByRole('button', { name: 'Saving your changes…' }).waitFor();
  expect(page.url()).toContain('/products/bookend');
  release();
  await page.waitForURL(/\/hosted\/checkout\/[0-9a-f-]{36}/);
  await context.close();
});

test('a refused change is reverted with a reason', async ({ shop, browser }) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  const quantity = drawer(page).getByLabel('Quantity of Arch Bookends', { exact: true });
  await quantity.fill('5000');
  await quantity.press('Enter');
  await drawer(page)
    .getByRole('alert')
    .filter({ hasText: /Only \d+ left/ })
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
  await drawer(page).getByRole('button', { name: 'Decrease quantity of Arch Bookends' }).click();
  await drawer(page).getByRole('alert').filter({ hasText: 'removed from your cart' }).waitFor();
  await drawer(page).getByText('Your cart is empty').waitFor();
  await context.close();
});

test('two tabs show the same cart, which survives a reload and a browser restart', async ({
  shop,
  browser,
}) => {
  const context = await newContext(browser);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto(`${shop.url}/cart`);
  await settled(other);
  await put(one, shop.url, 'bookend');
  await other.getByRole('heading', { level: 2, name: 'Arch Bookends' }).waitFor();
  await other.getByRole('button', { name: 'Increase quantity of Arch Bookends' }).click();
  await expect.poll(() => one.locator('dialog input[name=quantity]').inputValue()).toBe('2');
  await one.reload();
  await cartLink(one).filter({ hasText: '2' }).waitFor();
  const storage = await context.storageState();
  await context.close();

  const later = await newContext(browser, { storageState: storage });
  const page = await later.newPage();
  await page.goto(`${shop.url}/cart`);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Arch Bookends']);
  await later.close();
});

test('concurrent first clicks in two tabs make one visitor and lose no item', async ({
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

test('a change during an outage is applied once', async ({ dataDir, shop, browser }) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await put(page, shop.url, 'bookend');
  shop.kill('SIGKILL');
  await shop.ended;
  await drawer(page).getByRole('button', { name: 'Increase quantity of Arch Bookends' }).click();
  expect(
    await drawer(page).getByLabel('Quantity of Arch Bookends', { exact: true }).inputValue(),
  ).toBe('2');
  await drawer(page).getByText("The store isn't responding").waitFor();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await addButton(page).click();
  const again = begin(['start', '--json', '--data', dataDir, '--port', new URL(shop.url).port]);
  await again.ready;
  await answered(page);
  expect(
    await drawer(page).getByLabel('Quantity of Arch Bookends', { exact: true }).inputValue(),
  ).toBe('3');
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 3 }]);
  await context.close();
  again.kill('SIGTERM');
  await again.ended;
});
