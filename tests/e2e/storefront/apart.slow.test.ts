import { expect, onTestFinished, vi } from 'vitest';
import { begin } from '../../kit/command.ts';
import { test as withShop } from '../../kit/demo-shop.ts';
import { openBrowser, openPage } from '../../kit/browser.ts';
import { chooseCard, giveDelivery, payButton, shopkeeper } from '../../kit/browser-buyer.ts';

/** The same pages in their own process, configured with the shop's URL alone. */

vi.setConfig({ testTimeout: 180_000 });

// Of the browser, used inside the page.
declare const document: {
  readonly images: Iterable<{
    loading: string;
    readonly complete: boolean;
    readonly naturalWidth: number;
  }>;
};

const test = withShop.extend('pages', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
  const pages = begin<{ url: string }>(['pages', '--port', '0', '--json'], {
    env: { SHOPWRIGHT_URL: shop.url },
  });
  onCleanup(async () => {
    pages.kill('SIGTERM');
    await pages.ended;
  });
  return pages.ready;
});

test("a visitor registers, buys and sees the order, as with pages in the shop's own process", async ({
  shop,
  pages,
}) => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { page, complaints } = await openPage(browser);
  const isHere = (path: RegExp) => (url: URL) =>
    url.origin === pages.url && path.test(url.pathname + url.search);
  const next = page.locator('.checkout-next button');
  const allPicturesLoad = async () => {
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
    );
  };

  await page.goto(`${pages.url}/hosted/register?next=/products/serving-tray`);
  await page.getByLabel('Email address').fill('apart@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a quiet word of mine');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(isHere(/^\/products\/serving-tray/));
  await page.getByRole('heading', { level: 1, name: 'Serving Tray' }).waitFor();
  await allPicturesLoad();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${pages.url}/products/serving-tray`,
  );

  // What the owner changes over there is seen here, on a page that is open.
  const before = await page.locator('main').innerText();
  await (await shopkeeper(shop)).setPrice('Serving Tray', 91);
  await page.locator('main').getByText('$91').first().waitFor();
  expect(before).not.toContain('$91');

  await page.locator('main').getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').getByText('Serving Tray').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await page.goto(`${pages.url}/cart`);
  await allPicturesLoad();
  await page
    .getByRole('main')
    .getByRole('button', { name: /check ?out/i })
    .or(page.getByRole('main').getByRole('link', { name: /check ?out/i }))
    .first()
    .click();
  await page.waitForURL(isHere(/^\/hosted\/checkout\//));
  await allPicturesLoad();
  if (new URL(page.url()).searchParams.get('step') !== 'delivery') await next.click();
  await giveDelivery(page);
  // The bank is at the shop, which is another origin for the browser. It leads back here.
  await chooseCard(page, 'tok_challenge');
  await payButton(page).click();
  await page.waitForURL(
    (url) => url.origin === shop.url && url.pathname.startsWith('/v1/payments/sandbox/'),
  );
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await page.waitForURL(isHere(/^\/hosted\/thank-you\//));

  await page.goto(`${pages.url}/account/orders`);
  await page.locator('main a[href^="/account/orders/"]').first().click();
  await page.waitForURL(isHere(/^\/account\/orders\/./));
  await page.getByText('Serving Tray').first().waitFor();
  await allPicturesLoad();
  expect(complaints).toEqual([]);
});

test('other paths belong to the shop: pictures are proxied, API calls get its URL', async ({
  shop,
  pages,
}) => {
  const picture = await fetch(`${pages.url}/media/some.jpg?x=1`, { redirect: 'manual' });
  expect([picture.status, picture.headers.get('location')]).toEqual([
    307,
    `${shop.url}/media/some.jpg?x=1`,
  ]);
  const call = await fetch(`${pages.url}/v1/redirect-session`, { method: 'POST' });
  const { message } = (await call.json()) as { message: string };
  expect([call.status, message]).toEqual([
    404,
    expect.stringContaining(`Send calls to ${shop.url}.`),
  ]);
});

test('without a URL, or with a wrong one, it says what to do', async ({ dataDir }) => {
  const none = begin(['pages', '--port', '0', '--json']);
  await expect(none.ready).rejects.toThrow(
    'Set SHOPWRIGHT_URL to the address of the Shopwright server',
  );
  const other = begin(['pages', '--port', '0', '--json', '--data', dataDir], {
    env: { SHOPWRIGHT_URL: 'somewhere' },
  });
  await expect(other.ready).rejects.toThrow('it must be a web address');
});
