import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import {
  buyerIn,
  chooseCard,
  giveAddress,
  heading,
  payButton,
  shopkeeper,
  total,
} from '../../kit/browser-buyer.ts';
import { patiently, thanks, alert, violations } from './checkout-pages.ts';

/** Whatever happens while paying, there is one order, and one charge that the buyer agreed to. */

vi.setConfig({ testTimeout: 180_000 });

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('shows a change during payment without charging; the new price needs confirmation', async ({
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
      /You haven't been charged[^]*Arch Bookends now costs \$125\.00 \(was \$118\.00\)/,
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

test('a declined card charges nothing, and a valid one then buys once', async ({
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
  expect(await alert(page).innerText()).toContain('insufficient funds');
  expect(await buyer.orders()).toEqual([]);
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL(thanks);
  expect((await buyer.orders()).map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID']);
  await close();
});

test('a form submitted twice, concurrently and from two tabs, places one order', async ({
  shop,
  browser,
}) => {
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

test('back and reload after paying lead to the same order', async ({ shop, browser }) => {
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

test('with a challenge or a late bank response, the page waits until the order is placed', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await giveAddress(page, buyer);
  await chooseCard(page, 'tok_challenge');
  await payButton(page).click();
  await page.waitForURL(/\/v1\/payments\/sandbox\//);
  // Away from the bank and back: it still waits, and nothing was charged.
  await page.goto(`${buyer.page}?step=review`);
  await page.waitForURL(/step=pending/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Confirm payment' }).click();
  // The bank's page is in the store's name and says that it is a test.
  await page.getByText('Test mode').waitFor();
  expect(await page.title()).toContain('Northlight Goods');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(thanks);
  expect(await buyer.orders()).toHaveLength(1);

  const late = await buyerIn(shop, { name: 'Serving Tray' });
  await late.comeAs(page.context());
  await giveAddress(page, late);
  await chooseCard(page, 'tok_late');
  await payButton(page).click();
  // The bank takes five seconds, which is not long for a page on a busy machine.
  await page.waitForURL(/step=pending/, { waitUntil: 'commit' });
  expect(await heading(page)).toBe('Your payment is processing');
  // A buyer who continues meanwhile returns here, or to the order that has just completed.
  await page.goto(`${late.page}?step=payment`);
  await page.waitForURL(/step=pending|thank-you/);
  await page.waitForURL(thanks, { timeout: 30_000 });
  expect((await late.orders()).map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID']);
  await close();
});

test('a coupon and a gift card lower the payment; a wrong code gets a message and stays in its field', async ({
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
    .toBe('Enter a valid discount code.');
  expect(await aside.getByRole('textbox', { name: 'Discount code' }).inputValue()).toBe('NOSUCH');
  await aside.getByRole('textbox', { name: 'Discount code' }).fill('HELLO10');
  await aside.getByRole('button', { name: 'Apply discount code' }).click();
  await aside.getByRole('button', { name: 'Remove HELLO10' }).waitFor();
  await aside.getByRole('textbox', { name: 'Gift card' }).fill(code);
  await aside.getByRole('button', { name: 'Apply gift card' }).click();
  await expect.poll(() => aside.innerText(), patiently).toContain('Due now');
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
