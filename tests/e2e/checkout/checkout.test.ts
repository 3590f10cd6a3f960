import { AxeBuilder } from '@axe-core/playwright';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test as withShop } from '../../kit/demo-shop.ts';
import { openBrowser, openPage } from '../../kit/browser.ts';
import {
  buyerIn,
  chooseCard,
  fillAddress,
  giveAddress,
  heading,
  payButton,
  shopkeeper,
  total,
} from '../../kit/browser-buyer.ts';
import { findMessage } from '../../kit/shop-calls.ts';

/** Buying, in a real browser: whatever happens on the way, one order and no wrong charge. */

vi.setConfig({ testTimeout: 180_000 });

// Vitest reads from this pattern which other fixtures are asked for: none.
// oxlint-disable-next-line no-empty-pattern
const test = withShop.extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
  const browser = await openBrowser();
  onCleanup(() => browser.close());
  return browser;
});

/** However busy the machine is. */
const patiently = { timeout: 20_000 };
const thanks = /\/hosted\/thank-you\//;
const next = (page: Page) => page.locator('.checkout-next button').click();
const alert = (page: Page) => page.getByRole('main').getByRole('alert').first();

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a guest buys with a card: every mistake is named at its field, nothing typed is lost, and the cart is empty afterwards', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const buyer = await buyerIn(shop, { name: 'Serving Tray', quantity: 2 });
    await buyer.comeAs(page.context());
    const email = `guest-${javaScriptEnabled}@example.com`;
    const isClean = async () => expect(javaScriptEnabled ? await violations(page) : []).toEqual([]);

    await page.goto(`${buyer.page}?step=review`);
    await page.waitForURL(/step=contact/);
    await isClean();
    await page.getByLabel('E-mail').fill('nonsense');
    await next(page);
    await alert(page).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nonsense');
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe('email');
    await page.getByLabel('E-mail').fill(email);
    await next(page);

    await page.waitForURL(/step=delivery/);
    await fillAddress(page);
    await page.getByLabel('ZIP code').fill('1');
    await next(page);
    await alert(page).waitFor();
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe(
      'shipping.postalCode',
    );
    expect(await page.getByLabel('City').inputValue()).toBe('Hudson');
    await isClean();
    await page.getByLabel('ZIP code').fill('12534');
    await next(page);
    await page.getByRole('radio', { name: /Express/ }).check();
    await isClean();
    await next(page);

    await page.waitForURL(/step=payment/);
    await isClean();
    await chooseCard(page, 'tok_success');
    await isClean();
    const shown = await total(page);
    expect(await payButton(page).innerText()).toBe(`Pay ${shown}`);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await page.getByLabel(/Note to the shop/).fill('Ring twice');
    await payButton(page).click();

    await page.waitForURL(thanks);
    await isClean();
    expect(await page.getByRole('main').innerText()).toContain(shown);
    const [order, ...others] = await buyer.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      buyerNote: 'Ring twice',
      buyerInfo: { email },
    });
    expect(order?.priceSummary?.total?.formattedAmount).toBe(shown);
    expect(await buyer.inCart()).toBe(0);

    // The tab is closed; the mail opens the order in any browser.
    const mail = await findMessage(shop, email, 'order-confirmation');
    const elsewhere = await openPage(browser, { javaScriptEnabled });
    await elsewhere.page.goto(mail.links.find((link) => link.includes('/orders/status/')) ?? '');
    expect(await heading(elsewhere.page)).toBe(`Order ${order?.number}`);
    expect(await elsewhere.page.getByRole('main').innerText()).toContain(shown);
    await elsewhere.close();
    await close();
  });

  test('what changed while paying is shown and not charged; the new price needs a new yes', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const owner = await shopkeeper(shop);
    const buyer = await buyerIn(shop, { name: 'Arch Bookends' });
    await buyer.comeAs(page.context());
    await giveAddress(page, buyer);
    await chooseCard(page, 'tok_success');
    const before = await total(page);
    await owner.setPrice('Arch Bookends', 125);
    onTestFinished(() => owner.setPrice('Arch Bookends', 118));
    await payButton(page).click();
    expect(await alert(page).innerText()).toMatch(
      /Nothing was charged[^]*Arch Bookends costs \$125\.00 now; it was \$118\.00/,
    );
    expect(await buyer.orders()).toEqual([]);
    const after = await total(page);
    expect(after).not.toBe(before);
    await payButton(page).click();
    await page.waitForURL(thanks);
    expect(
      (await buyer.orders()).map(({ priceSummary }) => priceSummary?.total?.formattedAmount),
    ).toEqual([after]);
    await close();
  });
});

test('a declined card charges nothing, and a good one then buys once', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await giveAddress(page, buyer);
  await chooseCard(page, 'tok_insufficient_funds');
  await payButton(page).click();
  await page.waitForURL(/step=payment&declined=INSUFFICIENT_FUNDS/);
  expect(await alert(page).innerText()).toContain('not enough money');
  expect(await buyer.orders()).toEqual([]);
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL(thanks);
  expect((await buyer.orders()).map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID']);
  await close();
});

test('a form sent twice, at once and from two tabs, is one order', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await giveAddress(page, buyer);
  await chooseCard(page, 'tok_success');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const form = async (from: Page) =>
    Object.fromEntries(
      await Promise.all(
        ['intent', 'attempt', 'seen'].map(
          async (name) =>
            [name, await from.locator(`form input[name=${name}]`).last().inputValue()] as const,
        ),
      ),
    );
  const [mine, others] = [await form(page), await form(other)];
  expect(mine['attempt']).not.toBe(others['attempt']);
  const sent = await Promise.all(
    [mine, mine, others].map((fields) =>
      page
        .context()
        .request.post(page.url(), { form: fields, headers: { origin: shop.url }, maxRedirects: 0 }),
    ),
  );
  const [order, ...more] = await buyer.orders();
  expect(more).toEqual([]);
  for (const answer of sent) expect(answer.headers()['location']).toMatch(/thank-you|step=pending/);
  await payButton(page).dblclick({ noWaitAfter: true });
  await page.waitForURL(thanks);
  expect(page.url()).toContain(order?._id ?? '?');
  expect(await buyer.orders()).toHaveLength(1);
  await close();
});

test('back and reload after paying lead to the order, and to no second one', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await giveAddress(page, buyer);
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL(thanks);
  const there = page.url();
  await page.goBack();
  await expect.poll(() => heading(page), patiently).toBe('Thank you, Ada');
  expect(page.url()).toBe(there);
  await page.waitForLoadState('networkidle');
  await page.reload();
  expect(await heading(page)).toBe('Thank you, Ada');
  await page.goto(`${buyer.page}?step=payment`);
  await page.waitForURL(there);
  expect(await buyer.orders()).toHaveLength(1);
  await close();
});

test('a bank that asks, and one that answers late: the page follows until there is an order', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const asked = await buyerIn(shop, { name: 'Serving Tray' });
  await asked.comeAs(page.context());
  await giveAddress(page, asked);
  await chooseCard(page, 'tok_challenge');
  await payButton(page).click();
  await page.waitForURL(/\/v1\/payments\/sandbox\//);
  // Away from the bank and back: it still waits, and nothing was charged.
  await page.goto(`${asked.page}?step=review`);
  await page.waitForURL(/step=pending/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Confirm the payment' }).click();
  // The bank's page is in the store's name and says that it is a test.
  await page.getByText('Test mode').waitFor();
  expect(await page.title()).toContain('Northlight Goods');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(thanks);
  expect(await asked.orders()).toHaveLength(1);

  const late = await buyerIn(shop, { name: 'Serving Tray' });
  await late.comeAs(page.context());
  await giveAddress(page, late);
  await chooseCard(page, 'tok_late');
  await payButton(page).click();
  // The bank takes five seconds, which is not long for a page on a busy machine.
  await page.waitForURL(/step=pending/, { waitUntil: 'commit' });
  expect(await heading(page)).toBe('Your payment is on its way');
  // Whoever tries to go on meanwhile is brought back here, or to the order that came in that moment.
  await page.goto(`${late.page}?step=payment`);
  await page.waitForURL(/step=pending|thank-you/);
  await page.waitForURL(thanks, { timeout: 30_000 });
  expect((await late.orders()).map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID']);
  await close();
});

test('a coupon and a gift card lower what is paid; a wrong code says so and stays in its field', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const code = await (await shopkeeper(shop)).giftCard('20');
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await giveAddress(page, buyer, 'first-order@example.com');
  const aside = page.getByRole('complementary');
  await aside.getByRole('textbox', { name: 'Discount code' }).fill('NOSUCH');
  await aside.getByRole('button', { name: 'Apply discount code' }).click();
  await expect
    .poll(() => aside.locator('.field-error').filter({ visible: true }).innerText(), patiently)
    .toBe('There is no such code.');
  expect(await aside.getByRole('textbox', { name: 'Discount code' }).inputValue()).toBe('NOSUCH');
  await aside.getByRole('textbox', { name: 'Discount code' }).fill('HELLO10');
  await aside.getByRole('button', { name: 'Apply discount code' }).click();
  await aside.getByRole('button', { name: 'Remove HELLO10' }).waitFor();
  await aside.getByRole('textbox', { name: 'Gift card' }).fill(code);
  await aside.getByRole('button', { name: 'Apply gift card' }).click();
  await expect.poll(() => aside.innerText(), patiently).toContain('To pay now');
  await chooseCard(page, 'tok_success');
  const button = await payButton(page).innerText();
  await payButton(page).click();
  await page.waitForURL(thanks);
  const [order] = await buyer.orders();
  const paid = Number(order?.priceSummary?.total?.amount) - 20;
  expect(button).toBe(`Pay $${paid.toFixed(2)}`);
  expect(Number(order?.priceSummary?.discount?.amount)).toBeCloseTo(8.4);
  await close();
});

test('what is picked up needs no address; paid later, it is placed and says what is open', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await page.goto(buyer.page);
  await page.getByLabel('E-mail').fill('collects@example.com');
  await next(page);
  await page.getByRole('link', { name: 'Pick it up' }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await next(page);
  await page.waitForURL(/step=payment/);
  await page.getByRole('radio', { name: 'Pay later' }).check();
  await fillAddress(page);
  await next(page);
  await page.waitForURL(/step=review/);
  expect(await payButton(page).innerText()).toBe('Place order');
  await payButton(page).click();
  await page.waitForURL(thanks);
  expect(await page.getByRole('main').innerText()).toMatch(/To be paid later[^]*Pick up at/);
  const [order] = await buyer.orders();
  expect(order).toMatchObject({
    paymentStatus: expect.stringMatching(/NOT_PAID|PENDING/) as string,
    shippingInfo: { logistics: { pickupDetails: {} } },
  });
  await close();
});

test('what is a file is not delivered: no step asks where it goes, and the order hands it out', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Glaze Notebook' });
  await buyer.comeAs(page.context());
  await page.goto(buyer.page);
  expect(
    await page
      .getByRole('navigation', { name: 'Steps of the checkout' })
      .getByRole('listitem')
      .allInnerTexts(),
  ).toEqual(['Contact', 'Payment', 'Review']);
  await page.getByLabel('E-mail').fill('reads@example.com');
  await next(page);
  await page.waitForURL(/step=payment/);
  await fillAddress(page);
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL(thanks);
  expect(await page.getByRole('main').innerText()).not.toContain('Goes to');
  expect(await buyer.orders()).toHaveLength(1);
  await close();
});

test('by keyboard alone', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  const tabTo = async (selector: string): Promise<void> => {
    await page.locator(selector).first().waitFor({ state: 'attached' });
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      // Looked at after the next picture: the heading of a step that has just come takes the focus.
      if (
        await page.evaluate(
          `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(document.activeElement?.matches(${JSON.stringify(selector)})))))`,
        )
      )
        return;
    }
    throw new Error(`The keyboard does not reach ${selector}.`);
  };
  await page.goto(buyer.page, { waitUntil: 'networkidle' });
  await tabTo('input[name=email]');
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Enter');
  await page.waitForURL(/step=delivery/);
  for (const [name, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Byron'],
    ['addressLine', '12 Mill Road'],
    ['city', 'Hudson'],
    ['subdivision', 'New Y'],
    ['postalCode', '12534'],
  ] as const) {
    await tabTo(`[name="shipping.${name}"]`);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /Standard/ }).waitFor();
  await tabTo('input[name=delivery]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/step=payment/);
  await tabTo('select[name=card]');
  await tabTo('.checkout-next button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/step=review/);
  await tabTo('.checkout-pay');
  await page.keyboard.press('Enter');
  await page.waitForURL(thanks);
  expect((await buyer.orders())[0]?.shippingInfo?.title).toBe('Express');
  await close();
});

test('another browser is told that the checkout is not its own, in its language', async ({
  shop,
  browser,
}) => {
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  const { page, close } = await openPage(browser);
  const answer = await page.goto(`${buyer.page}?lang=de`);
  expect(answer?.status()).toBe(404);
  expect(await heading(page)).toBe('Diese Bestellung ist nicht mehr hier');
  expect(await violations(page)).toEqual([]);
  await buyer.comeAs(page.context());
  await page.goto(`${buyer.page}?lang=de`);
  expect(await heading(page)).toBe('Wie erreichen wir Sie?');
  await close();
});

test("a hand-over from another site ends on that site, with the order, and the visitor's cart there is empty", async ({
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

test('a guest looks an order up by its number and address; who guesses learns nothing and is stopped', async ({
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
  const ask = async (email: string): Promise<void> => {
    await page.getByLabel('Order number').fill(number);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Show the order' }).click();
  };
  await page.context().clearCookies();
  await page.goto(`${shop.url}/orders/lookup`);
  expect(await violations(page)).toEqual([]);
  await ask('somebody-else@example.com');
  expect(await alert(page).innerText()).toContain('There is no order with this number');
  await ask(' Looks-Up@Example.com');
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
      ask(`guess-${guess}@example.com`),
    ]);
    await alert(page).waitFor();
  }
  await page.context().clearCookies();
  await page.goto(`${shop.url}/orders/lookup`);
  await ask('looks-up@example.com');
  await expect.poll(() => alert(page).innerText(), patiently).toContain('tried too often');
  await close();
});

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
