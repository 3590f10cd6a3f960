import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { cartOf, drawer, addButton, put, settled, answered, newContext } from './cart-pages.ts';

/** The cart without JavaScript, its drawer, and links that lead to it. */

vi.setConfig({ testTimeout: 120_000 });

test('without JavaScript the cart works up to the checkout: quantities, discounts, notes, removal', async ({
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
  await press('Increase quantity of Arch Bookends');
  expect(await page.getByLabel('Quantity of Arch Bookends', { exact: true }).inputValue()).toBe(
    '2',
  );
  await page.getByLabel('Quantity of Arch Bookends', { exact: true }).fill('3');
  await press('Update');
  expect(await page.locator('.cart-total').innerText()).toContain('$354');

  await page.getByText('Have a discount code?').click();
  await page.getByLabel('Discount code').fill('NOPE');
  await press('Apply');
  expect(await page.locator('.field-error').innerText()).toContain('Enter a valid discount code');
  expect(await page.getByLabel('Discount code').inputValue()).toBe('NOPE');

  await page.getByText('Estimate shipping').click();
  await page.getByLabel('Country').selectOption('DE');
  await press('Calculate shipping');
  expect(await page.locator('.cart-sums').innerText()).toMatch(/Shipping/);

  await page.getByText('Order note').click();
  await page.getByRole('textbox', { name: /Special instructions/ }).fill('Wrap it, please');
  await press('Save note');
  expect(await page.getByRole('textbox', { name: /Special instructions/ }).inputValue()).toBe(
    'Wrap it, please',
  );

  await press('Check out');
  await page.waitForURL(/\/hosted\/checkout\/[0-9a-f-]{36}/);
  await page.goto(`${shop.url}/cart`);
  await press('Remove Arch Bookends');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your cart is empty');
  await context.close();
});

test('the drawer traps the focus, closes with Escape and returns the focus; its messages are announced', async ({
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
  expect(await page.getByRole('status').filter({ hasText: 'was added to your cart' }).count()).toBe(
    1,
  );
  for (let step = 0; step < 14; step += 1) {
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

test('a discount link applies now or with the first item, and redirects to this shop only', async ({
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
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL(`${shop.url}/cart`);
  expect(await cartOf(context, shop.url)).toEqual([{ name: 'Arch Bookends', quantity: 3 }]);
  expect((await page.goto(`${shop.url}/cart/nonsense`))?.status()).toBe(404);
  await context.close();
});

test('language and currency are remembered, and totals show the charged amount', async ({
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
