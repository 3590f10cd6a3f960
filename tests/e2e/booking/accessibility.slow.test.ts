import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { violations } from './booking-pages.ts';

/** Every page of classes, tickets and plans is accessible. */

vi.setConfig({ testTimeout: 120_000 });

test('booking pages have no axe violations, in either language', async ({ shop, browser }) => {
  const { page, complaints, close } = await openPage(browser);
  for (const path of [
    '/services',
    '/services/wheel-throwing-class',
    '/de/events/kiln-opening-night',
    '/plans',
    '/gift-cards',
    '/hosted/book?service=wheel-throwing-class&lang=de',
  ]) {
    await page.goto(shop.url + path);
    expect(await violations(page), path).toEqual([]);
  }

  // A picture that is made for the first time may come later than a browser likes.
  expect(complaints.filter((complaint) => !complaint.includes('was preloaded'))).toEqual([]);
  const data = await page
    .goto(`${shop.url}/events/kiln-opening-night`)
    .then(() => page.locator('script[type="application/ld+json"]').first().textContent());
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Event',
    name: 'Kiln Opening Night',
    offers: [{ price: expect.any(String), priceCurrency: 'USD' }, {}, {}],
  });
  await close();
});

test("on right-to-left pages, the shop's texts keep their own direction", async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const sentences = [
    ['/events/kiln-opening-night', 'There is soup'],
    ['/services/wheel-throwing-class', 'Two and a half hours'],
    ['/plans', 'Ten percent off everything'],
    ['/gift-cards', 'Sent by email within'],
    ['/services', 'Two and a half hours'],
    ['/events', 'We open the big kiln'],
  ] as const;
  for (const [path, sentence] of sentences) {
    await page.goto(`${shop.url}/x-mirror${path}`);
    expect(await page.evaluate('document.documentElement.dir')).toBe('rtl');
    const ownDirection = page
      .getByRole('main')
      .locator('[dir="auto"], bdi')
      .filter({ hasText: sentence });
    expect(await ownDirection.count(), path).toBeGreaterThan(0);
  }
  await close();
});
