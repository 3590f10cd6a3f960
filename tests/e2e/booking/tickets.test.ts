import { createClient, OAuthStrategy, plans } from '@shopwright/sdk';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import {
  type BookingShop,
  apps,
  someone,
  ownerOf,
  line,
  idIn,
  violations,
} from './booking-pages.ts';

/** Tickets in a real browser, and visitors that another site hands over. */

vi.setConfig({ testTimeout: 120_000 });

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('tickets are held during payment; sold-out events have a waitlist', async ({
    shop,
    browser,
  }) => {
    const owner = await ownerOf(shop);
    const { event } = await owner.events.createEvent({
      event: {
        name: `Small night ${javaScriptEnabled}`,
        start: new Date(Date.now() + 40 * 86_400_000),
        waitingList: true,
        tickets: [{ name: 'Seat', price: '10', quantity: 2, perOrder: 2 }],
      },
    });
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await page.goto(`${shop.url}/events/${event?.slug}`);
    await page.getByRole('button', { name: 'Buy tickets' }).click();
    await page.getByRole('alert').getByText('Choose at least one ticket.').waitFor();
    await page.getByLabel('Number of tickets: Seat').selectOption('2');
    await page.getByRole('button', { name: 'Buy tickets' }).click();
    await page.waitForURL(/\/hosted\/checkout\//);

    const late = await openPage(browser, { javaScriptEnabled });
    await late.page.goto(`${shop.url}/events/${event?.slug}`);
    expect(await late.page.getByRole('button', { name: 'Buy tickets' }).count()).toBe(0);
    await late.page.getByLabel('Email').fill('bob@nowhere');
    await late.page.getByRole('button', { name: 'Join waitlist' }).click();
    await late.page.locator('[aria-invalid=true][name=email]').waitFor();
    expect(await late.page.getByLabel('Email').inputValue()).toBe('bob@nowhere');
    await late.page.getByLabel('Email').fill('bob@example.com');
    await late.page.getByRole('button', { name: 'Join waitlist' }).click();
    await late.page.waitForURL(/waiting=1/);
    await late.page.getByText("You're on the waitlist").waitFor();
    await late.close();
    await close();
  });
});

test("another site's visitor books, or finds held tickets with a countdown, and returns", async ({
  shop,
  browser,
}) => {
  const visitor = someone(shop);
  const back = `${shop.url}/services`;
  const { service } = await visitor.services.getServiceBySlug('wheel-throwing-class');
  const { redirectSession: book } = await visitor.redirects.createRedirectSession({
    bookingsBook: { resourceId: service?._id ?? '' },
    callbacks: { postFlowUrl: back },
  });
  const { page, close } = await openPage(browser);
  await page.goto(book?.fullUrl ?? '', { referer: back });
  await page.getByRole('heading', { level: 1, name: 'Wheel-Throwing Class' }).waitFor();
  expect(await page.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toBe(back);
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await page.waitForURL(/\/hosted\/checkout\//);
  // The checkout belongs to the other site's visitor, and the redirect session continues.
  expect(new URL(page.url()).searchParams.get('session')).toBe(book?._id);
  expect((await visitor.checkout.getCheckout(idIn(page))).lineItems).toHaveLength(1);

  const { event } = await visitor.events.getEventBySlug('kiln-opening-night');
  const held = await visitor.checkout.createCheckout(
    line(apps.tickets, event?._id ?? '', { ticketTypeId: event?.tickets?.[0]?._id }),
  );
  await visitor.payments.holdCheckout(held._id ?? '');
  const { redirectSession: tickets } = await visitor.redirects.createRedirectSession({
    eventsCheckout: { reservationId: held._id ?? '', eventSlug: 'kiln-opening-night' },
    callbacks: { postFlowUrl: back },
  });
  await page.goto(tickets?.fullUrl ?? '', { referer: back });
  await page.getByText(/Reserved for you for 1\d:\d\d/).waitFor();
  expect(await page.getByRole('status').first().innerText()).toMatch(
    /^Reserved for you for 1[345] more minutes\.$/,
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(new RegExp(`/hosted/checkout/${held._id}`));
  await page.goBack();
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.waitForURL(back);
  expect(
    (await visitor.payments.getCheckoutHold(held._id ?? '')).hold?.expiresDate,
  ).toBeUndefined();

  const { redirectSession: chosen } = await visitor.redirects.createRedirectSession({
    paidPlansCheckout: { planId: await planIn(shop) },
    callbacks: { planListUrl: back, loginUrl: `${shop.url}/plans` },
  });
  await page.goto(chosen?.fullUrl ?? '', { referer: back });
  expect(await page.getByRole('link', { name: /^Sign in at/ }).getAttribute('href')).toBe(
    `${shop.url}/plans`,
  );
  await close();
});

async function planIn({ url, clientId }: BookingShop): Promise<string> {
  const { plan } = await createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { plans },
  }).plans.getPlanBySlug('studio-circle');
  return plan?._id ?? '';
}
