import {
  checkout,
  createClient,
  currentCart,
  OAuthStrategy,
  payments,
  services,
  type Tokens,
} from '@shopwright/sdk';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { comeAs, signUp } from '../../kit/browser-member.ts';

/**
 * Dates and times read the same wherever the server and the reader are. The demo shop is in New
 * York, its server counts in UTC.
 */

vi.setConfig({ testTimeout: 120_000 });

const servicesApp = '13d21c63-b5ec-5912-8397-c3a5ddb27a97';
const contactDetails = { firstName: 'Ann', lastName: 'Poe' };
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine1: '1 Main St',
};

/** A zone in which it is not the same day as in UTC, at any hour. */
const otherDay = (): string =>
  new Date().getUTCHours() < 10 ? 'Pacific/Honolulu' : 'Pacific/Kiritimati';

async function bookClass(
  { url, clientId }: { readonly url: string; readonly clientId: string },
  tokens: Tokens,
) {
  const client = createClient({
    host: url,
    auth: OAuthStrategy({ clientId, tokens }),
    modules: { checkout, currentCart, payments, services },
  });
  const { service } = await client.services.getServiceBySlug('wheel-throwing-class');
  const { slots = [] } = await client.services.listSlots(service?._id ?? '');
  const start = slots.find(({ bookable }) => bookable)?.start ?? new Date(0);
  const options = { start: start.toISOString() };
  await client.currentCart.addToCurrentCart({
    lineItems: [
      {
        quantity: 1,
        catalogReference: { appId: servicesApp, catalogItemId: service?._id ?? '', options },
      },
    ],
  });
  return {
    start,
    checkOut: async () => {
      const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
      });
      await client.checkout.updateCheckout(checkoutId, {
        buyerInfo: { email: 'ann@example.com' },
        billingInfo: { address, contactDetails },
      });
      return checkoutId;
    },
    pay: async (checkoutId: string) =>
      (await client.payments.payCheckout(checkoutId, { method: 'SANDBOX', token: 'tok_success' }))
        .payment?.orderId ?? '',
  };
}

/** Every time of day that a page shows. */
const timesOn = async (page: Page): Promise<string[]> => [
  ...new Set(
    (await page.getByRole('main').innerText())
      .replaceAll('\u202f', ' ')
      .match(/\d{1,2}:\d\d [AP]M(?: [A-Z]{3})?/g) ?? [],
  ),
];

test("a class has the same time in cart, checkout, thank-you page and account: the studio's, with its zone", async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openPage(browser, { timezoneId: otherDay() });
  const { tokens } = await signUp(shop);
  await comeAs(page.context(), shop, tokens);
  const booked = await bookClass(shop, tokens);
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
    timeZoneName: 'short',
  })
    .format(booked.start)
    .replaceAll('\u202f', ' ');

  await page.goto(`${shop.url}/cart`);
  expect(await timesOn(page)).toEqual([time]);
  const checkoutId = await booked.checkOut();
  await page.goto(`${shop.url}/hosted/checkout/${checkoutId}`);
  expect(await timesOn(page)).toEqual([time]);
  const orderId = await booked.pay(checkoutId);
  for (const path of [`/hosted/thank-you/${orderId}`, `/account/orders/${orderId}`]) {
    await page.goto(shop.url + path);
    expect(await timesOn(page), path).toEqual([time]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('the list of orders hydrates without errors for a reader in another time zone', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openPage(browser, { timezoneId: otherDay() });
  const { tokens } = await signUp(shop);
  await comeAs(page.context(), shop, tokens);
  const booked = await bookClass(shop, tokens);
  await booked.pay(await booked.checkOut());
  const day = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  }).format(new Date());

  await page.goto(`${shop.url}/account/orders`);
  await page.getByRole('banner').getByRole('link', { name: /Ada/ }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain(day);
  await page.goto(`${shop.url}/account/security`);
  await page.getByRole('banner').getByRole('link', { name: /Ada/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
