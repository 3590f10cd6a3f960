import {
  checkout,
  createClient,
  events,
  OAuthStrategy,
  payments,
  staff,
  type Tokens,
} from '@shopwright/sdk';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { comeAs, signUp } from '../../kit/browser-member.ts';
import { findMessage } from '../../kit/shop-calls.ts';
import { said } from './account-pages.ts';

/** A member's details, address book and confirmed e-mail address, on the pages of the account. */

vi.setConfig({ testTimeout: 180_000 });
interface Shop {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}

/** Three tickets for 10 each, with the tax of New York, in a checkout that is not paid yet. */
async function orderTickets(
  { url, clientId, owner = { email: '', password: '' } }: Shop,
  tokens: Tokens,
  name: string,
) {
  const { accessToken = '' } = await createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { staff },
  }).staff.signIn(owner);
  const { event } = await createClient({
    host: url,
    headers: { authorization: accessToken },
    modules: { events },
  }).events.createEvent({
    event: {
      name,
      start: new Date(Date.now() + 40 * 86_400_000),
      tickets: [{ name: 'Seat', price: '10', quantity: 9, perOrder: 3 }],
    },
  });

  const buyer = createClient({
    host: url,
    auth: OAuthStrategy({ clientId, tokens }),
    modules: { checkout, payments },
  });

  const address = {
    country: 'US',
    subdivision: 'US-NY',
    city: 'Hudson',
    postalCode: '12534',
    addressLine1: '12 Mill Road',
  };

  const catalogReference = {
    appId: '140603ad-af8d-84a5-2c80-a0f60cb47351',
    catalogItemId: event?._id ?? '',
    options: { ticketTypeId: event?.tickets?.[0]?._id },
  };
  const { _id } = await buyer.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [{ quantity: 3, catalogReference }],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: { address, contactDetails: { firstName: 'Ada', lastName: 'Byron' } },
    },
  });
  return {
    checkout: `${url}/hosted/checkout/${_id}`,
    pay: async () =>
      expect(
        (await buyer.payments.payCheckout(_id ?? '', { method: 'SANDBOX', token: 'tok_success' }))
          .payment?.state,
      ).toBe('PAID'),
  };
}

test("a member confirms the email address from the account, in the page's language, once", async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser, { locale: 'de-DE' });
  const { email, tokens } = await signUp(shop, {});
  await comeAs(page.context(), shop, tokens);
  await page.goto(`${shop.url}/de/account`);
  // Without a name: an address is no greeting.
  expect(await page.locator('.account-aside > p').innerText()).toBe('Ihr Konto');
  await page.getByRole('main').getByRole('link', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page.getByRole('heading', { name: 'E-Mail-Adresse bestätigen' }).waitFor();
  await page.getByRole('button', { name: 'Code senden' }).click();
  await page.getByText(`Wir haben einen sechsstelligen Code an ${email} gesendet.`).waitFor();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByText('Dieser Code ist falsch oder abgelaufen.').waitFor();
  expect(await page.getByLabel('Code').getAttribute('aria-invalid')).toBe('true');
  await expect
    .poll(() => page.evaluate('document.activeElement?.getAttribute("name")'))
    .toBe('code');
  const { codes } = await findMessage(shop, email, 'email-verification');
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await page.waitForURL(/\/account\/orders\?done=confirmed/);
  await page.goto(`${shop.url}/account`);
  expect(await page.getByRole('main').getByRole('link', { name: 'Confirm' }).count()).toBe(0);
  expect(await page.getByRole('main').innerText()).not.toContain('not confirmed');
  await close();
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a member edits details, keeps entered values on errors, and enters addresses by country', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await comeAs(page.context(), shop, (await signUp(shop)).tokens);

    await page.goto(`${shop.url}/account`);
    await page.getByLabel('First name').fill('Augusta');
    await page.getByLabel('Phone').fill('+1 555 010 99 88');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => said(page)).toBe('Changes saved.');
    await page.reload();
    expect(await page.getByLabel('First name').inputValue()).toBe('Augusta');
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 555 010 99 88');

    await page.goto(`${shop.url}/account/addresses?edit=new`);
    await page.getByLabel('Street address').fill('Invalidenstr. 116');
    await page.getByLabel('Country/region').selectOption('DE');
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => page.getByLabel('State').count()).toBe(0);
    expect(await page.getByLabel('Street address').inputValue()).toBe('Invalidenstr. 116');
    await page.getByLabel('Postal code').fill('101');
    await page.getByLabel('City').fill('Berlin');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe('postalCode');
    await page.getByLabel('Postal code').fill('10115');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/account\/addresses\?done=saved/);
    await expect
      .poll(() => page.locator('address').innerText())
      .toBe('Augusta Lovelace\nInvalidenstr. 116\n10115 Berlin\nGermany');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.waitForURL(/done=removed/);
    await expect.poll(() => page.locator('address').count()).toBe(0);
    await close();
  });
});

test('input and focus stay while the fields of another country load', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  await comeAs(page.context(), shop, (await signUp(shop)).tokens);
  await page.goto(`${shop.url}/account/addresses?edit=new`);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/account/addresses*', async (route) => {
    await held;
    await route.continue();
  });
  await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    page.getByLabel('Country/region').selectOption('DE'),
  ]);
  await page.getByLabel('City').pressSequentially('Berlin');
  release();
  await page.getByLabel('State').waitFor({ state: 'detached' });
  expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
  expect(await page.evaluate('document.activeElement.name')).toBe('city');
  await close();
});

test('a visitor is redirected to sign in and back, and the form does not run as another user', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  await page.goto(`${shop.url}/account/security`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/hosted/sign-in?next=%2Faccount%2Fsecurity',
  );

  const sent = await page.request.post(`${shop.url}/account/delete`, {
    form: { email: 'x@example.com' },
    headers: { origin: shop.url },
    maxRedirects: 0,
  });
  expect(sent.headers()['location']).toContain('/hosted/sign-in');
  const foreign = await page.request.post(`${shop.url}/account/delete`, {
    form: { email: 'x@example.com' },
    headers: { origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
  await close();
});

test('on a phone every section of the account is visible and the current one marked, also in German and with a long name', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openPage(browser, {
    viewport: { width: 390, height: 844 },
  });
  const { tokens } = await signUp(shop);
  await comeAs(page.context(), shop, tokens);
  const ordered = await orderTickets(
    shop,
    tokens,
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenmacherinnung',
  );

  const tooWide = (): Promise<string[]> =>
    page.evaluate(
      `[...document.querySelectorAll('.checkout-line > :not(.checkout-line-picture)')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)`,
    );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${ordered.checkout}?step=payment`);
    expect(await tooWide()).toEqual([]);
  }
  await ordered.pay();
  for (const [path, current, total] of [
    ['/account/orders', 'Orders', '$32.40'],
    ['/account/orders?lang=de', 'Bestellungen', '32,40 $'],
    ['/de/account/orders', 'Bestellungen', '32,40 $'],
  ] as const) {
    await page.goto(shop.url + path);
    const edges = await page.evaluate<number[][]>(
      `[...document.querySelectorAll('.account-link')].map((link) => { const { left, right } = link.getBoundingClientRect(); return [left, right]; })`,
    );
    expect(edges).toHaveLength(10);
    expect(edges.every(([left = -1, right = 999]) => left >= 0 && right <= 390)).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await page.locator('.account-link[aria-current]').allInnerTexts()).toEqual([current]);
    expect((await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ')).toContain(total);
  }
  await close();
  expect(complaints).toEqual([]);
});
