import { type Tokens } from '@shopwright/sdk';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { apps, someone, ownerOf, createHaircut, pay, line, idIn } from './booking-pages.ts';

/** A class is found, booked and paid for in a real browser. */

vi.setConfig({ testTimeout: 120_000 });
const tokensOf = async (context: BrowserContext): Promise<Tokens> => {
  const sessionCookie =
    (await context.cookies()).find((cookie) => cookie.name === 'shopwright-session')?.value ?? '';
  return JSON.parse(decodeURIComponent(sessionCookie)) as Tokens;
};
const freeDays = (page: Page) => page.locator('.month-free');

/** The address is there a moment before what it shows, so both of these wait for what is shown. */
async function showNextMonth(page: Page): Promise<void> {
  const shown = await page.locator('.month caption').innerText();
  await page.getByLabel('Next month').click();
  await page.locator('.month caption').filter({ hasNotText: shown }).waitFor();
}

async function chooseFreeDay(page: Page, which: number): Promise<void> {
  await freeDays(page).nth(which).click();
  await page.waitForURL(/day=/);
  await page
    .locator(`[aria-current=date][href*="day=${new URL(page.url()).searchParams.get('day')}"]`)
    .waitFor();
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a visitor finds a class, chooses a day and a time, pays, and gets the seat', async ({
    shop,
    browser,
  }) => {
    const { page, complaints, close } = await openPage(browser, { javaScriptEnabled });
    await page.goto(`${shop.url}/services`);
    await page.getByRole('link', { name: 'Wheel-Throwing Class' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wheel-Throwing Class' }).waitFor();
    await showNextMonth(page);
    await chooseFreeDay(page, 1);
    await page.getByLabel('People').selectOption('2');
    await page.getByLabel('Level').selectOption('Some experience');
    await page.getByRole('button', { name: 'Book and pay' }).click();
    await page.waitForURL(/\/hosted\/checkout\//);

    const ann = someone(shop, await tokensOf(page.context()));
    const checkoutId = idIn(page);
    const bought = await ann.checkout.getCheckout(checkoutId);
    expect(bought.lineItems).toMatchObject([
      { quantity: 2, productName: { original: 'Wheel-Throwing Class' } },
    ]);
    expect(
      (await ann.payments.getCheckoutHold(checkoutId)).hold?.expiresDate?.getTime(),
    ).toBeGreaterThan(Date.now());
    await pay(ann, checkoutId);
    expect(complaints).toEqual([]);
    await close();
  });

  test('when the last seat is taken, the page offers other times; a returning buyer is not blocked by their own hold', async ({
    shop,
    browser,
  }) => {
    const { id, slug } = await createHaircut(shop, `Haircut ${javaScriptEnabled}`);
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await page.goto(`${shop.url}/services/${slug}?zone=America/New_York`);
    // This month may have only a day left.
    await showNextMonth(page);
    await chooseFreeDay(page, 2);
    const times = page.locator('input[name=start]');
    expect(await times.count()).toBe(3);
    const start = await times.nth(0).getAttribute('value');
    const other = someone(shop);
    const { _id } = await other.checkout.createCheckout(line(apps.services, id, { start }));
    await other.payments.holdCheckout(_id ?? '');

    await times.nth(0).check();
    await page.getByRole('button', { name: 'Book and pay' }).click();
    await page.getByRole('alert').getByText('This time was just booked by someone else').waitFor();
    await page.locator('input[name=start]:disabled').waitFor();
    await expect.poll(() => times.nth(0).isDisabled()).toBe(true);
    expect(await page.getByText('Fully booked', { exact: true }).count()).toBe(1);
    await times.nth(1).check();
    await page.getByRole('button', { name: 'Book and pay' }).click();
    await page.waitForURL(/\/hosted\/checkout\//);

    // Back, and the same again: what they held themselves is let go of first.
    await page.goto(
      `${shop.url}/services/${slug}?zone=America/New_York&day=${(start ?? '').slice(0, 10)}`,
    );
    expect(await times.nth(1).isDisabled()).toBe(true);
    await times.nth(2).check();
    await page.getByRole('button', { name: 'Book and pay' }).click();
    await page.waitForURL(/\/hosted\/checkout\//);
    const { slots = [] } = await other.services.listSlots(id, {
      from: (start ?? '').slice(0, 10),
      to: (start ?? '').slice(0, 10),
    });
    expect(slots.map(({ bookable }) => bookable)).toEqual([false, true, false]);
    await close();
  });
});

test("times are shown in the visitor's and the studio's time zone, across clock changes", async ({
  shop,
  browser,
}) => {
  const { service } = await (
    await ownerOf(shop)
  ).services.createService({
    service: {
      name: 'Late class',
      price: '20',
      durationMinutes: 60,
      capacity: 4,
      timeZone: 'America/New_York',
      bookingWindowDays: 730,
      weekly: [{ weekday: 'THURSDAY', start: '18:30' }],
    },
  });

  // America's clocks change on the second Sunday of March, Europe's on the last.
  const year = new Date().getUTCFullYear() + 1;
  const march = (day: number): string => `${year}-03-${String(day).padStart(2, '0')}`;
  const firstSunday =
    [1, 2, 3, 4, 5, 6, 7].find((day) => new Date(`${march(day)}T12:00:00Z`).getUTCDay() === 0) ?? 7;
  const [before, after, last] = [
    firstSunday + 4,
    firstSunday + 11,
    [31, 30, 29, 28, 27, 26, 25].find(
      (day) => new Date(`${march(day)}T12:00:00Z`).getUTCDay() === 0,
    ),
  ];
  const context = await browser.newContext({ timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  const timesOn = async (day: number) => {
    await page.goto(`${shop.url}/services/${service?.slug}?day=${march(day)}`);
    // The browser says where it is.
    await page.waitForURL(/zone=Europe/);
    await page.getByText('Times are shown for Berlin').waitFor();
    return (await page.locator('.time').allInnerTexts()).map((text) =>
      text.replaceAll(/\s+/g, ' '),
    );
  };

  // 18:30 in New York is half past midnight in Berlin, a day later; for two weeks it is 23:30 of
  // the same day.
  expect(await timesOn(before + 1)).toEqual([
    expect.stringContaining('12:30 AM – 1:30 AM Thu 6:30 PM in New York'),
  ]);
  expect(await timesOn(after)).toEqual([
    expect.stringContaining('11:30 PM – 12:30 AM 6:30 PM in New York'),
  ]);
  expect(await page.locator('#times').innerText()).toContain(
    `The clocks in Berlin change on Sunday, March ${last}.`,
  );
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await page.getByText('Times are shown for New York, GMT-4.').waitFor();
  expect((await page.locator('.time').first().innerText()).replaceAll(/\s+/g, ' ')).toContain(
    '6:30 PM – 7:30 PM',
  );

  // A visitor who navigates before the time zone reload gets it on the next page.
  let requestCount = 0;
  await page.route(/zone=Europe/, async (route) => {
    requestCount += 1;
    if (requestCount > 1) await route.continue();
  });
  await page.goto(`${shop.url}/services/${service?.slug}`);
  await expect.poll(() => requestCount).toBe(1);
  await showNextMonth(page);
  await page.waitForURL(/month=.*zone=Europe/);
  await context.close();
});
