import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import {
  checkout,
  createClient,
  currentCart,
  OAuthStrategy,
  products,
  redirects,
} from '@shopwright/sdk';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { hydrated } from '../../kit/hydrated.ts';

/**
 * A purchase is in one language from the page it begins on to the mail: German here, in a shop
 * whose own is English.
 */

vi.setConfig({ testTimeout: 120_000 });

const language = (page: Page) => page.locator('html').getAttribute('lang');
const next = (page: Page) => page.locator('.checkout-next button').click();
const hasQuestion = (page: Page, question: string) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();

async function mailsTo(url: string, to: string): Promise<string[]> {
  const answer = await fetch(`${url}/dev/inbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  // The shape of the developer's inbox.
  return ((await answer.json()) as { messages: { subject: string }[] }).messages.map(
    ({ subject }) => subject,
  );
}

async function fillCheckout(
  page: Page,
  { email, javaScriptEnabled }: { readonly email: string; readonly javaScriptEnabled: boolean },
): Promise<void> {
  await hasQuestion(page, 'Kontakt');
  await page.getByLabel('E-Mail').fill(email);
  await next(page);
  await hasQuestion(page, 'Lieferadresse');
  if (javaScriptEnabled) await hydrated(page);
  await page.locator('[name="shipping.country"]').selectOption('US');
  // Without scripts a button brings the fields of the country.
  if (!javaScriptEnabled) await page.locator('button[value=country]').click();
  await page.locator('[name="shipping.subdivision"]').waitFor();
  for (const [name, value] of [
    ['firstName', 'Greta'],
    ['lastName', 'Hahn'],
    ['addressLine', '12 Mill Road'],
    ['city', 'Hudson'],
    ['postalCode', '12534'],
  ] as const)
    await page.locator(`[name="shipping.${name}"]`).fill(value);
  await page.locator('[name="shipping.subdivision"]').selectOption('US-NY');
  await next(page);
  await page.getByRole('radio', { name: /Standard/ }).check();
  await next(page);
  await hasQuestion(page, 'Zahlung');
  await page.getByLabel('Testszenario').selectOption('tok_challenge');
  await next(page);
  await hasQuestion(page, 'Bestellung prüfen');
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a German page in a fresh browser leads to a German checkout, thank-you page and mail', async ({
    shop,
    browser,
  }) => {
    const { page, complaints, close } = await openPage(browser, {
      javaScriptEnabled,
      locale: 'de-DE',
    });
    const email = `greta-${javaScriptEnabled}@example.com`;
    await page.goto(`${shop.url}/de/products/serving-tray`);
    // Sent by a script or by the browser itself, whichever was there first.
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'In den Warenkorb' }).first().click(),
    ]);
    await page.goto(`${shop.url}/de/cart`);
    // Prices include tax in the country of the page.
    await page.getByRole('main').getByRole('button', { name: 'Zur Kasse' }).waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(
      /inkl\. MwSt\., zzgl\. Versand[^]*Die Versandkosten werden an der Kasse berechnet/,
    );
    expect(await page.getByRole('main').innerText()).not.toContain('Steuer');
    await page.getByRole('main').getByRole('button', { name: 'Zur Kasse' }).click();
    await page.waitForURL(/\/hosted\/checkout\//);
    await fillCheckout(page, { email, javaScriptEnabled });

    const button = page.locator('.checkout-pay');
    expect(await button.innerText()).toBe('Zahlungspflichtig bestellen');
    const ordered = page.locator('.checkout-ordered');
    expect(await ordered.innerText()).toMatch(/1 × Serving Tray[\s\S]*Standard[\s\S]*Gesamt/);
    await button.click();
    await page.getByRole('heading', { level: 1, name: 'Zahlung bestätigen' }).waitFor();
    expect(await language(page)).toBe('de');
    await page.getByRole('button', { name: 'Zahlung freigeben' }).click();
    await page.waitForURL(/\/hosted\/thank-you\//);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Vielen Dank, Greta');
    // The account is in the same language, although its address does not say so.
    await page.goto(`${shop.url}/account`);
    expect(await language(page)).toBe('de');
    expect(complaints).toEqual([]);
    await expect
      .poll(() => mailsTo(shop.url, email))
      .toContainEqual(expect.stringMatching(/^Ihre Bestellung/));
    await close();
  });
});

test('an English page leads to an English checkout, even after choosing German', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  await page.goto(`${shop.url}/language/de?to=/`);
  await page.goto(`${shop.url}/products/serving-tray`);
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Add to cart' }).first().click(),
  ]);
  await page.goto(`${shop.url}/cart`);
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(/\/hosted\/checkout\//);
  expect(await language(page)).toBe('en-US');
  await close();
});

test("a buyer from another site sees the checkout in that site's language, or the browser's", async ({
  shop,
  browser,
}) => {
  const auth = OAuthStrategy({ clientId: shop.clientId });
  const client = createClient({
    host: shop.url,
    auth,
    modules: { checkout, currentCart, products, redirects },
  });
  const { items } = await client.products
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
  const sent = async (acceptLanguage?: string): Promise<string> => {
    const from = createClient({
      host: shop.url,
      auth,
      ...(acceptLanguage ? { headers: { 'accept-language': acceptLanguage } } : {}),
      modules: { redirects },
    });
    return (
      (await from.redirects.createRedirectSession({ ecomCheckout: { checkoutId } })).redirectSession
        ?.fullUrl ?? ''
    );
  };
  for (const [site, locale, seen] of [
    ['de-DE,de;q=0.9', 'en-US', 'de'],
    [undefined, 'de-AT', 'de'],
    ['en', 'de-AT', 'en-US'],
    [undefined, 'fr-FR', 'en-US'],
  ] as const) {
    const { page, close } = await openPage(browser, { locale });
    await page.goto(await sent(site), { referer: shop.url });
    expect(await language(page), `${site} ${locale}`).toBe(seen);
    await close();
  }
});
