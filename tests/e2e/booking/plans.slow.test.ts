import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { comeAs, signUp } from '../../kit/browser-member.ts';
import { apps, someone, createHaircut, pay, line, idIn, violations } from './booking-pages.ts';

/** Plans and subscriptions in a real browser, until their member cancels them. */

vi.setConfig({ testTimeout: 120_000 });

test('a member chooses a plan, and cancels it; cancels and moves a booking; shows a ticket; stops a subscription', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${shop.url}/plans`);
  await page.getByRole('link', { name: 'Choose Open Bench' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open Bench' }).waitFor();
  expect(await page.getByRole('button', { name: 'Continue to payment' }).count()).toBe(0);
  expect(
    await page.getByRole('link', { name: 'Sign in or create account' }).getAttribute('href'),
  ).toContain('/hosted/sign-in?next=%2Fhosted%2Fplan');
  const { tokens } = await signUp(shop);
  await comeAs(page.context(), shop, tokens);
  const ada = someone(shop, tokens);
  await page.reload();
  await page.getByText('You pay $140.00 today.').waitFor();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/hosted\/checkout\//);
  await pay(ada, idIn(page));

  const { id } = await createHaircut(shop, 'Beard trim');
  const { slots = [] } = await ada.services.listSlots(id, {});
  const later = slots.filter(({ bookable }) => bookable).at(-1)?.start ?? new Date();
  const booked = await ada.checkout.createCheckout(
    line(apps.services, id, { start: later.toISOString() }),
  );
  await pay(ada, booked._id ?? '');
  const { event } = await ada.events.getEventBySlug('kiln-opening-night');
  const ticket = await ada.checkout.createCheckout(
    line(apps.tickets, event?._id ?? '', { ticketTypeId: event?.tickets?.[0]?._id }),
  );
  await pay(ada, ticket._id ?? '');

  await page.goto(`${shop.url}/account/bookings`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Reschedule/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Reschedule Beard trim' }).waitFor();
  await page.locator('input[name=start]:not(:disabled)').last().check();
  await page.getByRole('button', { name: 'Reschedule to this time' }).click();
  await page.waitForURL(/done=moved/);
  const calendar = await page.request.get(
    `${shop.url}${await page.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href')}`,
  );
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  await page.locator('summary').click();
  // What canceling gives back is said before and after.
  const refund = page.getByText(/refund \$\d+\.\d\d to your original payment method/);
  await refund.waitFor();
  const [back = ''] = /\$\d+\.\d\d/.exec(await refund.innerText()) ?? [];
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await page.waitForURL(/done=canceled/);
  await page.getByText('Your booking has been canceled').waitFor();
  expect(await page.getByRole('main').getByRole('status').first().innerText()).toContain(
    `refund ${back}`,
  );
  expect(await page.getByText('Canceled', { exact: true }).count()).toBe(1);

  // A member of another plan sees which plan the ticket requires, not a sign-in prompt.
  await page.goto(`${shop.url}/events/kiln-opening-night`);
  await page
    .locator('.ticket-row')
    .filter({ hasText: 'Studio Circle' })
    .locator('select')
    .selectOption('1');
  await page.getByRole('button', { name: 'Buy tickets' }).click();
  const refused = page.getByRole('main').getByRole('alert');
  await refused.waitFor();
  expect(await refused.innerText()).toMatch(/Studio Circle/);
  expect(await refused.innerText()).not.toMatch(/sign in/i);
  expect(await refused.getByRole('link').getAttribute('href')).toBe('/plans');

  await page.goto(`${shop.url}/account/events`);
  const code = page.getByRole('img', {
    name: /Code of your Standard ticket for Kiln Opening Night/,
  });
  await expect
    .poll(() => code.evaluate((image: { naturalWidth: number }) => image.naturalWidth), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);

  await page.goto(`${shop.url}/account/subscriptions`);
  expect(await page.getByRole('main').innerText()).toContain('1 of 1 bookings left this period');
  expect(await violations(page)).toEqual([]);
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await page.waitForURL(/done=ended/);
  await page.getByText('stays active until the end of the period').waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
  await close();
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a subscription is chosen on a product page, shown in the cart, accepted at checkout, and managed in the account', async ({
    shop,
    browser,
  }) => {
    const { page, complaints, close } = await openPage(browser, { javaScriptEnabled });
    const { tokens } = await signUp(shop);
    await comeAs(page.context(), shop, tokens);
    await page.goto(`${shop.url}/products/coffee-subscription?Grind=Filter`);
    expect(
      await page
        .getByRole('radio')
        .evaluateAll((radios) =>
          radios.map((radio) => (radio as unknown as { checked: boolean }).checked),
        ),
    ).toEqual([true, false]);
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    await page.getByRole('radio', { name: /^Subscribe and save 10%.*\$17.10/ }).check();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    // Once more, once only: another line.
    await expect
      .poll(
        async () =>
          (
            await someone(shop, tokens)
              .currentCart.getCurrentCart()
              .catch(() => undefined)
          )?.lineItems?.length,
        { timeout: 20_000 },
      )
      .toBe(1);
    await page.goto(`${shop.url}/products/coffee-subscription?Grind=Filter`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect
      .poll(
        async () => (await someone(shop, tokens).currentCart.getCurrentCart()).lineItems?.length,
        { timeout: 20_000 },
      )
      .toBe(2);
    await page.goto(`${shop.url}/cart`);
    const lines = page.locator('main .cart-line');
    expect(await lines.allInnerTexts()).toEqual([
      expect.stringMatching(
        /Filter[\s\S]*Subscribe and save, every month[\s\S]*\$19[\s\S]*\$17\.10/,
      ),
      expect.not.stringContaining('every month'),
    ]);
    await page.goto(`${shop.url}/de/cart`);
    expect(await lines.first().innerText()).toContain('jeden Monat');
    await page.goto(`${shop.url}/cart`);
    await page.getByRole('button', { name: 'Remove Coffee Subscription' }).last().click();
    await expect.poll(() => lines.count(), { timeout: 20_000 }).toBe(1);
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL(/\/hosted\/checkout\//);
    expect(await page.getByText('every month').filter({ visible: true }).count()).toBeGreaterThan(
      0,
    );
    await pay(someone(shop, tokens), idIn(page), { ships: true });
    await page.goto(`${shop.url}/account/subscriptions`);
    await page.getByRole('heading', { name: 'Coffee Subscription' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('$17.10 a month');
    expect(complaints).toEqual([]);
    await close();
  });
});
