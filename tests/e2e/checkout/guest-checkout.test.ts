import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import {
  buyerIn,
  chooseCard,
  fillAddress,
  heading,
  payButton,
  total,
} from '../../kit/browser-buyer.ts';
import { findMessage } from '../../kit/shop-calls.ts';
import { thanks, alert, violations } from './checkout-pages.ts';

/**
 * A guest checks out, with and without JavaScript, by keyboard, and picks up or downloads what is
 * bought.
 */

vi.setConfig({ testTimeout: 180_000 });
const next = (page: Page) => page.locator('.checkout-next button').click();

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a guest buys with a card: errors are shown at their fields, input is kept, and the cart is empty afterwards', async ({
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
    await page.getByLabel('Email').fill('nonsense');
    await next(page);
    await alert(page).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('nonsense');
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe('email');
    await page.getByLabel('Email').fill(email);
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
    await page.getByLabel(/Order note/).fill('Ring twice');
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
});

test('a pickup order needs no address; paid later, it is placed and shows the open balance', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await page.goto(buyer.page);
  await page.getByLabel('Email').fill('collects@example.com');
  await next(page);
  await page.getByRole('link', { name: 'Pick up' }).click();
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
  expect(await page.getByRole('main').innerText()).toMatch(/Payment due later[^]*Pick up at/);
  const [order] = await buyer.orders();
  expect(order).toMatchObject({
    paymentStatus: expect.stringMatching(/NOT_PAID|PENDING/) as string,
    shippingInfo: { logistics: { pickupDetails: {} } },
  });
  await close();
});

test('digital products need no delivery step, and the order provides the download', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Glaze Notebook' });
  await buyer.comeAs(page.context());
  await page.goto(buyer.page);
  expect(
    await page
      .getByRole('navigation', { name: 'Checkout steps' })
      .getByRole('listitem')
      .allInnerTexts(),
  ).toEqual(['Contact', 'Payment', 'Review']);
  await page.getByLabel('Email').fill('reads@example.com');
  await next(page);
  await page.waitForURL(/step=payment/);
  await fillAddress(page);
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL(thanks);
  expect(await page.getByRole('main').innerText()).not.toContain('Ship to');
  expect(await buyer.orders()).toHaveLength(1);
  await close();
});

test('a purchase works by keyboard alone', async ({ shop, browser }) => {
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
