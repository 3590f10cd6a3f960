import {
  checkout,
  createClient,
  currentCart,
  members,
  OAuthStrategy,
  payments,
  services,
} from '@shopwright/sdk';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { buyerIn } from '../../kit/browser-buyer.ts';
import { comeAs, signUp } from '../../kit/browser-member.ts';
import { findMessage } from '../../kit/shop-calls.ts';

/**
 * From guest to member: bookings without an account, orders that join it, addresses that are chosen
 * instead of typed.
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

async function bookAsGuest(
  { url, clientId }: { readonly url: string; readonly clientId: string },
  email: string,
): Promise<string> {
  const client = createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { checkout, currentCart, payments, services },
  });
  const { service } = await client.services.getServiceBySlug('wheel-throwing-class');
  const { slots = [] } = await client.services.listSlots(service?._id ?? '');
  // Late enough that it may still be canceled.
  const start = slots.filter(({ bookable }) => bookable).at(-1)?.start ?? new Date(0);
  await client.currentCart.addToCurrentCart({
    lineItems: [
      {
        quantity: 1,
        catalogReference: {
          appId: servicesApp,
          catalogItemId: service?._id ?? '',
          options: { start: start.toISOString() },
        },
      },
    ],
  });
  const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
  });
  await client.checkout.updateCheckout(checkoutId, {
    buyerInfo: { email },
    billingInfo: { address, contactDetails },
  });
  return (
    (await client.payments.payCheckout(checkoutId, { method: 'SANDBOX', token: 'tok_success' }))
      .payment?.orderId ?? ''
  );
}

test('a guest opens a booking from the mail, sees the refund, and cancels without JavaScript', async ({
  shop,
  browser,
}) => {
  const email = `guest-${process.pid}@example.com`;
  const orderId = await bookAsGuest(shop, email);
  const { links } = await findMessage(shop, email, 'booking-confirmed');
  const link = links.find((each) => each.includes(`/orders/status/${orderId}`)) ?? '';
  const { page, complaints, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(link);
  await page.getByText('Cancel booking').click();
  await page.getByText(/refund \$\d+\.\d\d to your original payment method/).waitFor();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await page.waitForURL(/done=canceled/);
  expect(await page.locator('#bookings').getByRole('status').innerText()).toMatch(
    /canceled.*We'll refund \$\d+\.\d\d to/,
  );
  expect(await page.getByText('Cancel booking').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a new member confirms the address, and the orders of the guest are in the account', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const member = await signUp(shop);
  await bookAsGuest(shop, member.email);
  await comeAs(page.context(), shop, member.tokens);
  await page.goto(`${shop.url}/account/orders`);
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Order \d+/ })
      .count(),
  ).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Confirm your email address' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  const {
    codes: [code = ''],
  } = await findMessage(shop, member.email, 'email-verification');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.waitForURL(/\/account\/orders\?done=confirmed/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order \d+/ })
    .waitFor();
  await close();
});

test('a member chooses, saves and bills to saved addresses without JavaScript', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  const member = await signUp(shop);
  const client = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId, tokens: member.tokens }),
    modules: { checkout, currentCart, members },
  });
  const { member: me } = await client.members.getCurrentMember({ fieldsets: ['FULL'] });
  const street = (addressLine: string, firstName: string) => ({
    country: 'US',
    subdivision: 'US-NY',
    city: 'Hudson',
    postalCode: '12534',
    addressLine,
    firstName,
    lastName: 'Byron',
  });
  await client.members.updateMember(me?._id ?? '', {
    contact: { addresses: [street('1 First St', 'Ada'), street('2 Second St', 'Bea')] },
  });
  const { items } = await (
    await buyerIn(shop, { name: 'Serving Tray' })
  ).client.products
    .queryProducts()
    .eq('name', 'Serving Tray')
    .limit(1)
    .find();
  await client.currentCart.addToCurrentCart({
    lineItems: [
      {
        quantity: 1,
        catalogReference: {
          appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
          catalogItemId: items[0]?._id ?? '',
        },
      },
    ],
  });
  const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
  });
  await comeAs(page.context(), shop, member.tokens);

  await page.goto(`${shop.url}/hosted/checkout/${checkoutId}`);
  await page.locator('.checkout-next button').click();
  await page.getByRole('radio', { name: /Bea Byron/ }).check();
  await page.locator('.checkout-next button').click();
  await page.getByText('Bea Byron, 2 Second St, Hudson, NY 12534').first().waitFor();

  await page.getByRole('link', { name: 'Change address' }).click();
  expect(await page.getByRole('radio', { name: /Bea Byron/ }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Use a different address' }).click();
  for (const [label, value] of [
    ['First name', 'Cyd'],
    ['Last name', 'Byron'],
    ['Street address', '3 Third St'],
    ['City', 'Hudson'],
    ['ZIP code', '12534'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State').selectOption('US-NY');
  await page.getByLabel('Save this address to my account').check();
  await page.locator('.checkout-next button').click();
  await page.getByText('Cyd Byron, 3 Third St, Hudson, NY 12534').first().waitFor();
  await page.getByRole('radio', { name: /Standard/ }).check();
  await page.locator('.checkout-next button').click();
  // The bill goes to another address than the parcel: the first of the book that is not the
  // parcel's.
  const billed = (name: string) => page.locator(`[name="billing.${name}"]`).inputValue();
  expect([await billed('firstName'), await billed('addressLine')]).toEqual(['Ada', '1 First St']);
  await page.goto(`${shop.url}/account/addresses`);
  expect(await page.locator('address').allInnerTexts()).toEqual([
    'Ada Byron\n1 First St\nHudson, NY 12534\nUnited States',
    'Bea Byron\n2 Second St\nHudson, NY 12534\nUnited States',
    'Cyd Byron\n3 Third St\nHudson, NY 12534\nUnited States',
  ]);
  await close();
});

test("the country of the cart's estimate is the country of the checkout", async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await page
    .context()
    .addCookies([{ name: 'shopwright-destination', value: 'JP.150-0001', url: shop.url }]);
  await page.goto(buyer.page);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.locator('.checkout-next button').click();
  // The list of countries may be there before its chosen option has arrived.
  await expect.poll(() => page.getByLabel('Country/region').inputValue()).toBe('JP');
  expect(await page.getByLabel('Prefecture').locator('option').nth(1).innerText()).toBe('Aichi');
  await close();
});

test('choosing another country clears the errors of the previous one', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await page.goto(buyer.page);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.locator('.checkout-next button').click();
  await page.getByLabel('ZIP code').fill('1');
  await page.locator('.checkout-next button').click();
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(1);
  await page.getByLabel('Country/region').selectOption('CN');
  await page.getByLabel('Province').waitFor();
  expect(await page.getByLabel('Province').locator('option').nth(1).innerText()).toBe('Anhui');
  expect([
    await page.locator('[aria-invalid=true]').count(),
    await page.getByRole('main').getByRole('alert').count(),
  ]).toEqual([0, 0]);
  await close();
});

test('signing out is confirmed', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  await comeAs(page.context(), shop, (await signUp(shop)).tokens);
  await page.goto(`${shop.url}/account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText("You're signed out.").waitFor();
  await close();
});
