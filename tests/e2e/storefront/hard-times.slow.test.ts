import { createClient, currentCart, OAuthStrategy, orders, type Tokens } from '@shopwright/sdk';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { begin } from '../../kit/command.ts';
import { test } from '../../kit/browser-shop.ts';
import { chooseCard, fillAddress, giveDelivery, payButton } from '../../kit/browser-buyer.ts';

/**
 * Buying on a slow line, and from a shop that is restarted meanwhile: it takes longer, and nothing
 * is lost or doubled.
 */

vi.setConfig({ testTimeout: 300_000 });

interface StoreAddress {
  readonly url: string;
  readonly clientId: string;
}

/** The session of this browser context, as the platform sees it. */
async function sessionOf(context: BrowserContext, { url, clientId }: StoreAddress) {
  const cookie =
    (await context.cookies(url)).find(({ name }) => name === 'shopwright-session')?.value ?? '';
  const client = createClient({
    host: url,
    auth: OAuthStrategy({ clientId, tokens: JSON.parse(decodeURIComponent(cookie)) as Tokens }),
    modules: { currentCart, orders },
  });
  return {
    lines: async () =>
      ((await client.currentCart.getCurrentCart()).lineItems ?? []).map(
        ({ productName, quantity }) => `${quantity} ${productName?.original}`,
      ),
    orders: async (checkoutId: string) =>
      (await client.orders.searchOrders({ filter: { checkoutId } })).orders ?? [],
  };
}

/** 3G as it is where it is bad: 400 kbit/s, 400 ms. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (400 * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

const drawer = (page: Page) => page.getByRole('dialog', { name: /Your cart/ });
const next = (page: Page) => page.locator('.checkout-next button');
const checkoutIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const trouble = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Something went wrong' });
const onSlowLine = { timeout: 90_000 };

async function toCheckout(page: Page): Promise<string> {
  await drawer(page).getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(/\/hosted\/checkout\//, onSlowLine);
  return checkoutIdOf(page);
}

test('an impatient buyer on a slow connection buys one item once', async ({ shop, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(onSlowLine.timeout);
  await slowDown(page);
  // Clicked as soon as it can be seen, whether the page's scripts are there or not, and again for
  // want of an answer.
  await page.goto(`${shop.url}/products/serving-tray`, { waitUntil: 'commit' });
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForFunction(
    'document.querySelector("dialog[open]") !== null || location.pathname === "/cart"',
  );
  const session = () => sessionOf(context, shop);
  await expect
    .poll(async () => (await session()).lines().catch(() => []), onSlowLine)
    .toEqual(['1 Serving Tray']);

  if ((await drawer(page).count()) > 0) await toCheckout(page);
  else {
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL(/\/hosted\/checkout\//, onSlowLine);
  }
  await page.getByLabel('Email').fill('slow@example.com');
  await next(page).dblclick();
  await page.waitForURL(/step=delivery/, onSlowLine);
  await fillAddress(page);
  await next(page).click();
  await page.getByRole('radio', { name: /Standard/ }).check();
  await next(page).click();
  await page.waitForURL(/step=payment/, onSlowLine);
  await chooseCard(page, 'tok_success');
  const checkoutId = checkoutIdOf(page);
  await payButton(page).dblclick();
  await page.waitForURL(/\/hosted\/thank-you\//, onSlowLine);
  const placed = await (await session()).orders(checkoutId);
  expect(
    placed.map(({ lineItems = [], paymentStatus }) => [
      lineItems.map(({ quantity }) => quantity),
      paymentStatus,
    ]),
  ).toEqual([[[1], 'PAID']]);
  await context.close();
});

test('the shop restarts during a purchase: the buyer sees a message and continues with the same cart', async ({
  dataDir,
  shop,
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const port = new URL(shop.url).port;
  const startAgain = async () => {
    const again = begin(['start', '--json', '--data', dataDir, '--port', port]);
    await again.ready;
    return again;
  };
  await page.goto(`${shop.url}/products/serving-tray`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).click();
  await drawer(page).waitFor();
  await expect
    .poll(async () => (await sessionOf(context, shop)).lines().catch(() => []))
    .toEqual(['1 Serving Tray']);

  // While something is put in the cart.
  shop.kill('SIGTERM');
  await shop.ended;
  await drawer(page).getByRole('button', { name: 'Increase quantity of Serving Tray' }).click();
  await drawer(page).getByText("The store isn't responding").waitFor();
  const second = await startAgain();
  await expect
    .poll(async () => (await sessionOf(context, shop)).lines())
    .toEqual(['2 Serving Tray']);
  await expect.poll(() => drawer(page).locator('[aria-busy=true]').count()).toBe(0);

  // While a visitor browses the shop.
  second.kill('SIGKILL');
  await second.ended;
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('nav').getByRole('link', { name: 'Tableware' }).first().click();
  await trouble(page).waitFor();
  const third = await startAgain();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tableware' }).waitFor();

  // In the middle of the checkout.
  await page.goto(`${shop.url}/cart`);
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(/\/hosted\/checkout\//);
  const checkoutId = checkoutIdOf(page);
  await page.getByLabel('Email').fill('patient@example.com');
  await next(page).click();
  await page.waitForURL(/step=delivery/);
  await fillAddress(page);
  third.kill('SIGKILL');
  await third.ended;
  await next(page).click();
  await page.getByRole('alert').getByText("The store didn't respond").waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Hudson');
  const fourth = await startAgain();
  await giveDelivery(page);
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL(/\/hosted\/thank-you\//);
  expect(
    (await (await sessionOf(context, shop)).orders(checkoutId)).map(({ lineItems = [] }) =>
      lineItems.map(({ quantity }) => quantity),
    ),
  ).toEqual([[2]]);
  await context.close();
  fourth.kill('SIGTERM');
  await fourth.ended;
});
