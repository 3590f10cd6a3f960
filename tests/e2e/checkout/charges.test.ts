import { createClient, currentCart, OAuthStrategy, subscriptions } from '@shopwright/sdk';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import {
  buyerIn,
  chooseCard,
  fillAddress,
  giveAddress,
  giveDelivery,
  payButton,
  shopkeeper,
} from '../../kit/browser-buyer.ts';
import { comeAs, signUp } from '../../kit/browser-member.ts';

/**
 * What a page says of money is what is charged: lines, totals, terms, dates, the same everywhere.
 */

vi.setConfig({ testTimeout: 180_000 });

const next = (page: Page) => page.locator('.checkout-next button').click();
const summary = (page: Page) => page.locator('.checkout-beside');
const cents = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);

test('the lines of a checkout add up to its subtotal, with several units and a coupon', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray', quantity: 2 });
  await buyer.comeAs(page.context());
  await page.goto(buyer.page);
  await summary(page).getByLabel('Discount code', { exact: true }).fill('HELLO10');
  await summary(page).getByRole('button', { name: 'Apply discount code' }).click();
  await summary(page).locator('.checkout-used').waitFor();
  const lines = await summary(page).locator('.checkout-line-price').allInnerTexts();
  // The coupon is a line of its own: it strikes nothing out, and doubles nothing.
  expect(lines.map((line) => line.trim())).toEqual(['$168.00']);
  await summary(page).getByText('Price breakdown').click();
  const [goods = ''] = await summary(page).locator('.checkout-why section').allInnerTexts();
  expect(goods).toMatch(/2 × \$84\.00 Serving Tray\s+\$168\.00\s+Subtotal\s+\$168\.00/);
  // The last part is the total: it is named once.
  expect(
    (await summary(page).locator('.checkout-why section').last().innerText()).match(/Total/g),
  ).toHaveLength(1);
  await close();
});

test('with a discount that lowers the price of an item, the rows above the button and on the order add up to the total', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const owner = await shopkeeper(shop);
  await owner.putOnSale('Paper Lantern', { name: 'Lantern week', percent: '10' });
  const buyer = await buyerIn(shop, { name: 'Paper Lantern', quantity: 2 });
  await buyer.comeAs(page.context());
  await giveAddress(page, buyer);
  await chooseCard(page, 'tok_success');
  const signed = (text: string): number =>
    text.startsWith('−') ? -cents(text) : text === 'Free' ? 0 : cents(text);
  const amounts = (await page.locator('.checkout-ordered-row > :last-child').allInnerTexts()).map(
    signed,
  );
  expect(await page.locator('.checkout-ordered').innerText()).toContain('Lantern week');
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
  await payButton(page).click();
  await page.waitForURL(/thank-you/);
  // What an item cost before is struck out, as in the checkout, and the discount has its name.
  const before = await page.locator('.order-lines s').innerText();
  const rows = await page.locator('.order-totals dd').allInnerTexts();
  expect(cents(before)).toBe(cents(rows[0] ?? ''));
  expect(await page.locator('.order-totals').innerText()).toMatch(
    /Subtotal[^]*Lantern week[^]*Total/,
  );
  expect(
    rows
      .slice(0, -1)
      .map(signed)
      .reduce((sum, amount) => sum + amount, 0),
  ).toBe(cents(rows.at(-1) ?? ''));
  await close();
});

test('a total is an estimate exactly while delivery or tax is unknown, and each row says what it is', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await page.goto(buyer.page);
  expect(await summary(page).innerText()).toMatch(
    /Estimated total[^]*Shipping and taxes are calculated in the next step/,
  );
  await page.getByLabel('Email').fill('rows@example.com');
  await next(page);
  await page.getByRole('heading', { level: 1, name: 'Shipping address' }).waitFor();
  await fillAddress(page);
  await next(page);
  await page.getByRole('radio', { name: /Standard/ }).waitFor();
  const before = await summary(page).innerText();
  expect(before).toMatch(/Shipping: Standard[^]*Tax[^]*Total/);
  expect(before).not.toMatch(/Estimated|calculated in the next step/);
  await close();
});

test('a class has no delivery, and its total is an estimate until the tax is known', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Glaze Notebook' });
  await buyer.comeAs(page.context());
  await page.goto(buyer.page);
  const first = await summary(page).innerText();
  expect(first).not.toMatch(/Shipping/);
  expect(first).toMatch(/Estimated total[^]*Taxes, if any, are based on your billing address/);
  await page.getByLabel('Email').fill('reads@example.com');
  await next(page);
  await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
  expect(await summary(page).innerText()).toMatch(/Estimated total/);
  await fillAddress(page);
  await chooseCard(page, 'tok_success');
  expect(await summary(page).innerText()).not.toMatch(/Estimated|billing address/);
  // The cart does not offer to work out what goes nowhere.
  await page.goto(`${shop.url}/cart`);
  await page.getByText('Taxes are calculated at checkout.').waitFor();
  expect(await page.getByText('Estimate shipping').count()).toBe(0);
  await close();
});

test('without a delivery region nothing is estimated: the cart and the checkout say so and offer pickup', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await page.goto(`${shop.url}/cart`);
  await page.getByText('Estimate shipping').click();
  await page.getByLabel('Country').selectOption('JP');
  await page.getByRole('button', { name: 'Calculate shipping' }).click();
  await page.getByText(/We don't ship these items there/).waitFor();
  const sums = await page.locator('.cart-sums').innerText();
  expect(sums).not.toMatch(/Shipping|Tax|Estimated|pickup/i);

  await buyer.client.checkout.updateCheckout(buyer.checkoutId, {
    buyerInfo: { email: 'jp@example.com' },
    shippingInfo: {
      shippingDestination: {
        address: {
          country: 'JP',
          subdivision: 'JP-13',
          city: 'Shibuya',
          postalCode: '150-0001',
          addressLine1: '1-1 Jingumae',
        },
        contactDetails: { firstName: 'Ada', lastName: 'Byron' },
      },
    },
  });
  await page.goto(`${buyer.page}?step=delivery`);
  const alert = page.getByRole('main').getByRole('alert').first();
  expect(await alert.innerText()).toContain("We don't ship these items to this address");
  expect(await summary(page).innerText()).not.toMatch(/Pickup|Tax\n/);
  await alert.getByRole('link', { name: 'Pick up instead' }).click();
  await page.getByRole('heading', { level: 1, name: /pick/i }).waitFor();
  await close();
});

test('applying a code keeps the choices on the page; the folded total on a phone is the amount due', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const owner = await shopkeeper(shop);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(buyer.page);
  await page.getByLabel('Email').fill('phone@example.com');
  await next(page);
  await page.getByRole('link', { name: 'Pick up' }).click();
  const chosen = page.locator('.checkout-ways [aria-current=true]', { hasText: 'Pick up' });
  await chosen.waitFor();
  // The pointer still rests on it: what is chosen can be read all the same.
  const colorsOf = (link: Locator) =>
    link.evaluate(
      '(link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor]',
    );
  await chosen.hover();
  await chosen.evaluate(
    '(link) => Promise.all(link.getAnimations().map(({ finished }) => finished))',
  );
  const colors = await colorsOf(chosen);
  await page.locator('h1').hover();
  await chosen.evaluate(
    '(link) => Promise.all(link.getAnimations().map(({ finished }) => finished))',
  );
  expect(await colorsOf(chosen)).toEqual(colors);
  const fold = page.locator('.checkout-fold');
  const before = await fold.locator('.checkout-fold-total').innerText();
  await fold.locator('summary').first().click();
  await summary(page)
    .getByLabel('Gift card', { exact: true })
    .fill(await owner.giftCard('20'));
  await summary(page).getByRole('button', { name: 'Apply gift card' }).click();
  await summary(page).getByText('Due now').waitFor();
  expect(new URL(page.url()).searchParams.get('by')).toBe('pickup');
  expect(await page.getByRole('link', { name: 'Pick up' }).getAttribute('aria-current')).toBe(
    'true',
  );
  const after = await fold.locator('.checkout-fold-total').innerText();
  expect(cents(after)).toBe(cents(before) - 2000);
  await close();
});

test('a buyer with another display currency sees it next to the charged amount', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const buyer = await buyerIn(shop, { name: 'Serving Tray' });
  await buyer.comeAs(page.context());
  await page.context().addCookies([{ name: 'shopwright-currency', value: 'EUR', url: shop.url }]);
  await page.goto(buyer.page);
  expect(await summary(page).innerText()).toMatch(/You'll be charged \$84\.00, about €[\d.,]+\./);
  await close();
});

test('a subscription shows the next charge before and after the purchase and in the account', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const member = await signUp(shop);
  await comeAs(page.context(), shop, member.tokens);
  await page.goto(`${shop.url}/products/coffee-subscription`);
  const as = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId, tokens: member.tokens }),
    modules: { currentCart, subscriptions },
  });
  await page.locator('.plan input[type=radio]').nth(1).check();
  // Sent by a script or by the browser itself, whichever was there first.
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Add to cart' }).first().click(),
  ]);
  const { checkoutId = '' } = await as.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: member.email,
  });
  await page.goto(`${shop.url}/hosted/checkout/${checkoutId}`);
  await giveDelivery(page);
  await chooseCard(page, 'tok_success');
  const button = /\$[\d.]+/.exec(await payButton(page).innerText())?.[0] ?? '';
  const [terms = ''] = await summary(page).locator('.checkout-charges li').allInnerTexts();
  expect(terms).toMatch(new RegExp(`^\\${button} on \\w+ \\d+, \\d{4}, then every`));
  await payButton(page).click();
  await page.waitForURL(/thank-you/);
  const thanked = await page.getByRole('main').innerText();
  expect(thanked).toContain(`Next payment: ${button} on`);
  await page.goto(`${shop.url}/account/subscriptions`);
  expect(await page.getByRole('main').innerText()).toContain(`Next payment: ${button} on`);
  await close();
});

test.for(['en', 'de'] as const)(
  'a trial has one date, one amount and owes nothing, on every page (%s)',
  async (language, { shop, browser }) => {
    const { page, close } = await openPage(browser, { locale: language });
    const member = await signUp(shop);
    await comeAs(page.context(), shop, member.tokens);
    const says =
      language === 'en'
        ? {
            date: /\w+ \d+, \d{4}/,
            plan: /starting (\w+ \d+, \d{4})/,
            thanks: /Free until (\w+ \d+, \d{4})\. Then we'll charge (\S+) to your card/,
            account: /Next payment: (\S+) on (\w+ \d+, \d{4})/,
            owed: /due later|Amount due/,
            charge: /^(\S+) on (\w+ \d+, \d{4})/m,
          }
        : {
            date: /\d+\. \w+ \d{4}/,
            plan: /erstmals am (\d+\. \S+ \d{4})/,
            thanks:
              /Kostenlos bis (\d+\. \S+ \d{4})\. Danach buchen wir (\S+\s\$) von Ihrer Karte ab/,
            account: /Nächste Zahlung: (\S+\s\$) am (\d+\. \S+ \d{4})/,
            owed: /später fällig|zu zahlen:/,
            charge: /^(\S+\s\$) am (\d+\. \S+ \d{4})/m,
          };
    await page.goto(`${shop.url}${language === 'de' ? '/de' : ''}/plans`);
    await page.locator('a[href*="/hosted/plan"]').first().click();
    // The address of a page is there a moment before the page.
    const choose = page.locator('main form button');
    await page.waitForURL(/hosted\/plan/);
    await page.getByText(says.plan).waitFor();
    const day = says.plan.exec(await page.getByRole('main').innerText())?.[1];
    expect(day).toBeDefined();
    await choose.click();
    await page.locator('input[name=email]').waitFor();
    await next(page);
    await page.locator('select[name=card]').waitFor();
    for (const [name, value] of [
      ['firstName', 'Ada'],
      ['lastName', 'Byron'],
      ['addressLine', '12 Mill Road'],
      ['city', 'Hudson'],
      ['postalCode', '12534'],
    ] as const)
      await page.locator(`[name="billing.${name}"]`).fill(value);
    if (language === 'de') {
      await page.locator('[name="billing.country"]').selectOption('US');
      await page.locator('[name="billing.subdivision"]').waitFor();
    }
    await page.locator('[name="billing.subdivision"]').selectOption('US-NY');
    await page.locator('select[name=card]').selectOption('tok_success');
    await next(page);
    await payButton(page).waitFor();
    const charge = says.charge.exec(
      (await summary(page).locator('.checkout-charges li').allInnerTexts()).join('\n'),
    );
    expect(charge?.[2]).toBe(day);
    const amount = charge?.[1] ?? '';
    await payButton(page).click();
    await page.waitForURL(/thank-you/);
    const thanked = await page.getByRole('main').innerText();
    expect(thanked.match(says.thanks)?.slice(1)).toEqual([day, amount]);
    expect(thanked).not.toMatch(says.owed);
    await page.goto(`${shop.url}${language === 'de' ? '/de' : ''}/account/subscriptions`);
    expect((await page.getByRole('main').innerText()).match(says.account)?.slice(1)).toEqual([
      amount,
      day,
    ]);
    await close();
  },
);
