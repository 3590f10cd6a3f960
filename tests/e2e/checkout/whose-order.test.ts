import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { buyerIn, chooseCard, giveAddress, heading, payButton } from '../../kit/browser-buyer.ts';
import { patiently, thanks, alert, violations } from './checkout-pages.ts';

/** A checkout and an order belong to one buyer: no other browser sees them. */

vi.setConfig({ testTimeout: 180_000 });

test('another browser is told, in its language, that the checkout is not its own', async ({
  shop,
  browser,
}) => {
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  const { page, close } = await openPage(browser);
  const answer = await page.goto(`${buyer.page}?lang=de`);
  expect(answer?.status()).toBe(404);
  expect(await heading(page)).toBe('Ihr Bestellvorgang ist abgelaufen');
  expect(await violations(page)).toEqual([]);
  await buyer.comeAs(page.context());
  await page.goto(`${buyer.page}?lang=de`);
  expect(await heading(page)).toBe('Kontakt');
  await close();
});

test('a redirect session from another site returns to it with the order and an empty cart', async ({
  shop,
  browser,
}) => {
  const caller = createServer((_request, answer) =>
    answer.end('<!doctype html><title>Elsewhere</title><h1>Thanks from elsewhere</h1>'),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void caller.close());
  await once(caller, 'listening');
  const origin = `http://localhost:${(caller.address() as AddressInfo).port}`;
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  const { redirectSession } = await buyer.client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: buyer.checkoutId },
    callbacks: { thankYouPageUrl: `${origin}/thanks`, cartPageUrl: `${origin}/cart` },
  });
  const { page, close } = await openPage(browser);
  await page.goto(redirectSession?.fullUrl ?? '', { referer: `${origin}/cart` });
  expect(page.url()).not.toContain('token=');
  expect(await page.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toBe(
    `${origin}/cart`,
  );
  await giveAddress(page, { ...buyer, page: page.url() });
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL(`${origin}/**`);
  const [order] = await buyer.orders();
  expect(page.url()).toBe(`${origin}/thanks?orderId=${order?._id}`);
  expect(await buyer.inCart()).toBe(0);
  await page.goBack();
  await page.waitForURL(`${origin}/thanks?orderId=${order?._id}`);
  await close();
});

test('a guest finds an order by number and address; guesses reveal nothing and are throttled', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await giveAddress(page, buyer, 'looks-up@example.com');
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL(thanks);
  const number = (await buyer.orders())[0]?.number ?? '';
  const lookUp = async (email: string): Promise<void> => {
    await page.getByLabel('Order number').fill(number);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Find order' }).click();
  };
  await page.context().clearCookies();
  await page.goto(`${shop.url}/orders/lookup`);
  expect(await violations(page)).toEqual([]);
  await lookUp('somebody-else@example.com');
  expect(await alert(page).innerText()).toContain("We couldn't find an order with this number");
  await lookUp(' Looks-Up@Example.com');
  await expect.poll(() => heading(page), patiently).toBe(`Order ${number}`);
  expect(await violations(page)).toEqual([]);
  const opened = page.url();
  expect(
    (
      await page
        .context()
        .request.get(
          await page
            .getByRole('link', { name: 'Invoice (PDF)' })
            .evaluate((link: { href: string }) => link.href),
        )
    ).headers()['content-type'],
  ).toBe('application/pdf');
  await page.goto(opened.replace(/key=\d+/, 'key=9999999999'));
  await page.waitForURL(/\/orders\/lookup\?over=1/);
  for (let guess = 0; guess < 9; guess += 1) {
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      lookUp(`guess-${guess}@example.com`),
    ]);
    await alert(page).waitFor();
  }
  await page.context().clearCookies();
  await page.goto(`${shop.url}/orders/lookup`);
  await lookUp('looks-up@example.com');
  await expect.poll(() => alert(page).innerText(), patiently).toContain('Too many attempts');
  await close();
});
