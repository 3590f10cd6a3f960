import { createClient, OAuthStrategy, products, staff } from '@shopwright/sdk';
import { expect, vi } from 'vitest';
import { test } from '../../kit/demo-shop.ts';
import { openBrowser } from '../../kit/browser.ts';

/**
 * How soon a change of the catalog is seen by who looks at the product: too tight for a machine
 * that is busy with other tests.
 */

vi.setConfig({ testTimeout: 120_000 });

/** What the page itself saw, by its own clock. */
const seenAt = (text: string): string => `new Promise((resolve) => {
  const look = () => [...document.querySelectorAll('main article p')].some(({ textContent }) => textContent === ${JSON.stringify(text)}) ? resolve(Date.now()) : requestAnimationFrame(look);
  look();
})`;

test('a changed price is on an open page within two seconds', async ({ shop, onTestFinished }) => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { accessToken = '' } = await createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { staff },
  }).staff.signIn(shop.owner ?? { email: '', password: '' });
  const owner = createClient({
    host: shop.url,
    headers: { authorization: accessToken },
    modules: { products },
  });
  const {
    items: [lantern],
  } = await owner.products.queryProducts().eq('slug', 'lantern').limit(1).find();
  const page = await browser.newPage();
  await page.goto(`${shop.url}/products/lantern`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/session')),
  );
  const delays: number[] = [];
  for (const price of [101, 102, 103, 104, 105]) {
    const seen = page.evaluate<number>(seenAt(`$${price}`));
    const changedAt = Date.now();
    await owner.products.updateProduct(lantern?._id ?? '', { priceData: { price } });
    delays.push((await seen) - changedAt);
  }
  expect(
    delays.filter((delay) => delay > 2000),
    `it took ${delays.join(', ')} ms`,
  ).toEqual([]);
});
