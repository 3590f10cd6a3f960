import type { Tokens } from '@wix/sdk';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { chooseCard, payButton, shopkeeper } from '../../kit/browser-buyer.ts';
import { signInAgain, signUp } from '../../kit/browser-member.ts';
import { test } from '../kit/front-fixtures.ts';
import { bringTo } from '../kit/front.ts';
import {
  lantern,
  ready,
  thanked,
  truth,
  visitorOf,
  wayAgain,
  type FrontClient,
} from './front-visitor.ts';

/**
 * From a front on another site to our checkout and back, with the provider's own client; cookies of
 * other sites are blocked.
 */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });

// What the page's own script put there.
declare const client: FrontClient;

let context: BrowserContext;
let page: Page;
beforeEach<{ browser: Browser; shop: { url: string }; front: string }>(
  async ({ browser, shop, front }) => {
    context = await browser.newContext();
    await bringTo(context, shop.url);
    page = await context.newPage();
    await page.goto(front);
    await ready(page);
  },
);
afterEach(() => context.close());

const { begin, follow, toPayment } = visitorOf(() => page);

describe('a purchase on the hosted checkout', () => {
  test("returns to the storefront's own page with the order and an empty cart", async ({
    shop,
    front,
    clientId,
  }) => {
    const way = await begin(shop, clientId);
    await toPayment(page, way);
    expect(page.url()).not.toContain('token=');
    await chooseCard(page, 'tok_success');
    await payButton(page).click();
    await thanked(page, front);
    expect(new URL(page.url()).searchParams.get('orderId')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await truth(page, front, clientId)).toEqual({ inCart: [], orders: ['120.00'] });
  });

  test("without the site's own thank-you page, shows ours first, then continues", async ({
    shop,
    front,
    clientId,
  }) => {
    await toPayment(page, await begin(shop, clientId, { ownThanks: false }));
    await chooseCard(page, 'tok_success');
    await payButton(page).click();
    await page.waitForURL((url) => url.pathname.startsWith('/hosted/thank-you/'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Thank you/);
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: 'Continue to Front' }).click();
    await page.waitForURL((url) => url.href.startsWith(`${front}/after`));
    expect(new URL(page.url()).searchParams.get('orderId')).toBe(orderId);
  });

  test.for([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])(
    "shows each product once, where tests of the provider's pages expect it, at $width pixels",
    async (viewport, { shop, clientId }) => {
      await page.setViewportSize(viewport);
      await follow(page, await begin(shop, clientId));
      await page.locator('#SITE_CONTAINER').waitFor();
      const name = page.getByText(lantern, { exact: true });
      expect(await name.count()).toBe(1);
      if (viewport.width < 1024) await page.locator('.checkout-fold > summary').click();
      await name.waitFor({ state: 'visible' });
      expect(await page.locator('.checkout-line-price').count()).toBe(1);
    },
  );

  test('goes back to the cart, changes it and returns: no line is lost or duplicated', async ({
    shop,
    front,
    clientId,
  }) => {
    await follow(page, await begin(shop, clientId));
    await page.goto(`${front}/cart`);
    expect((await truth(page, front, clientId)).inCart).toEqual([1]);
    await follow(page, await wayAgain(page, clientId));
    expect(await page.locator('main').innerText()).toContain(lantern);
    expect(await truth(page, front, clientId)).toEqual({ inCart: [1], orders: [] });
  });

  test('by a member belongs to the member', async ({ shop, front, clientId }) => {
    const member = await signUp(shop);
    const tokens = await signInAgain({ url: shop.url, clientId }, member);
    await toPayment(page, await begin(shop, clientId, { tokens }));
    await chooseCard(page, 'tok_success');
    await payButton(page).click();
    await thanked(page, front);
    expect(await truth(page, front, clientId)).toEqual({ inCart: [], orders: ['120.00'] });
  });

  test('continues after the tab was closed, with everything entered before', async ({
    shop,
    front,
    clientId,
  }) => {
    const way = await begin(shop, clientId);
    const first = await context.newPage();
    await toPayment(first, way);
    await first.close();
    await follow(page, await wayAgain(page, clientId));
    await page.goto(page.url().replace(/([?&])step=\w+/, '$1step=payment'));
    await chooseCard(page, 'tok_success');
    await payButton(page).click();
    await thanked(page, front);
    expect((await truth(page, front, clientId)).orders).toEqual(['120.00']);
  });
});

describe('no wrong charge', () => {
  test('a declined card, then a valid one: one order', async ({ shop, front, clientId }) => {
    await toPayment(page, await begin(shop, clientId));
    await chooseCard(page, 'tok_decline');
    await payButton(page).click();
    await page.getByRole('alert').waitFor();
    expect((await truth(await context.newPage(), front, clientId)).orders).toEqual([]);
    await page.goto(page.url().replace(/step=\w+/, 'step=payment'));
    await chooseCard(page, 'tok_success');
    await payButton(page).click();
    await thanked(page, front);
    expect(await truth(page, front, clientId)).toEqual({ inCart: [], orders: ['120.00'] });
  });

  test('two tabs pay at once: one order, shown in both', async ({ shop, front, clientId }) => {
    const way = await begin(shop, clientId);
    await toPayment(page, way);
    await chooseCard(page, 'tok_success');
    const second = await context.newPage();
    await second.goto(page.url());
    await Promise.all([payButton(page).click(), payButton(second).click()]);
    await Promise.all([thanked(page, front), thanked(second, front)]);
    expect(await truth(page, front, clientId)).toEqual({ inCart: [], orders: ['120.00'] });
  });

  test('back and reload after paying lead to the order, never to a second charge', async ({
    shop,
    front,
    clientId,
  }) => {
    await toPayment(page, await begin(shop, clientId));
    await chooseCard(page, 'tok_success');
    const review = page.url();
    await payButton(page).click();
    await thanked(page, front);
    await page.goBack();
    await page.reload().catch(() => undefined);
    await page.goto(review);
    expect(await payButton(page).count()).toBe(0);
    expect((await truth(page, front, clientId)).orders).toEqual(['120.00']);
  });

  test('a price that changes during payment is shown, and charged only after confirmation', async ({
    shop,
    front,
    clientId,
  }) => {
    const keeper = await shopkeeper(shop);
    await toPayment(page, await begin(shop, clientId));
    await chooseCard(page, 'tok_success');
    await keeper.setPrice(lantern, 125);
    try {
      await payButton(page).click();
      await page.getByRole('alert').first().waitFor();
      expect((await truth(await context.newPage(), front, clientId)).orders).toEqual([]);
      await payButton(page).click();
      await thanked(page, front);
      expect((await truth(page, front, clientId)).orders).toEqual(['125.00']);
    } finally {
      await keeper.setPrice(lantern, 120);
    }
  });

  test('a late bank answer: the page waits, then continues with one order', async ({
    shop,
    front,
    clientId,
  }) => {
    await toPayment(page, await begin(shop, clientId));
    await chooseCard(page, 'tok_late');
    await payButton(page).click();
    await thanked(page, front);
    expect((await truth(page, front, clientId)).orders).toEqual(['120.00']);
  });
});

describe('the owner of a redirect session', () => {
  test('the URL works once: in another browser it has expired, and reveals nothing', async ({
    browser,
    shop,
    clientId,
  }) => {
    const way = await begin(shop, clientId);
    await follow(page, way);
    const other = await browser.newContext();
    const stranger = await other.newPage();
    const answer = await stranger.goto(way);
    expect(answer?.status()).toBe(410);
    expect(await stranger.locator('main').innerText()).not.toContain(lantern);
    await stranger.goto(page.url());
    expect(await stranger.locator('main').innerText()).not.toContain(lantern);
    await other.close();
  });

  test('a link opened without its page needs confirmation: until then neither side sees anything', async ({
    browser,
    shop,
    clientId,
  }) => {
    const way = await begin(shop, clientId);
    const other = await browser.newContext();
    const victim = await other.newPage();
    for (const referer of [undefined, 'https://evil.example/']) {
      await victim.goto(way, referer === undefined ? {} : { referer });
      expect(new URL(victim.url()).pathname).toBe('/hosted/continue');
      expect(await victim.getByRole('heading', { level: 1 }).innerText()).toMatch(
        /^Continue as a guest of .+\?$/,
      );
      expect(await victim.locator('main').innerText()).not.toContain(lantern);
    }
    const behind = new URL(victim.url()).searchParams.get('to') ?? '';
    expect((await victim.goto(shop.url + behind))?.status()).toBe(404);
    await victim.goto(way);
    await victim.getByRole('button', { name: 'Continue' }).click();
    await victim.getByLabel('Email').waitFor();
    expect(await victim.locator('main').innerText()).toContain(lantern);
    expect(new URL(victim.url()).pathname).toBe('/hosted/checkout');
    await other.close();
  });

  test('a sign-in link opens no checkout of its creator', async ({ browser, shop, clientId }) => {
    await begin(shop, clientId);
    const [login, checkoutId] = await page.evaluate(async (id) => {
      const auth = client.OAuthStrategy({
        clientId: id,
        tokens: JSON.parse(localStorage.getItem('tokens') ?? '') as Tokens,
      });
      const { redirectSession } = await client
        .createClient({ modules: { redirects: client.redirects }, auth })
        .redirects.createRedirectSession({ login: {} });
      return [redirectSession?.fullUrl ?? '', localStorage.getItem('checkout') ?? ''];
    }, clientId);
    const other = await browser.newContext();
    const victim = await other.newPage();
    const trick = new URL(login);
    trick.pathname = `/hosted/checkout/${checkoutId}`;
    for (const address of [trick.href, trick.href.replace(/[?&]token=[^&]+/, '')]) {
      expect((await victim.goto(address))?.status()).toBe(404);
      expect(await victim.locator('main').innerText()).not.toContain(lantern);
    }
    await other.close();
  });

  test('an access token that expires midway is renewed, and the cart stays', async ({
    shop,
    front,
    clientId,
  }) => {
    await toPayment(page, await begin(shop, clientId));
    const cookies = await context.cookies(`${shop.url}/hosted/checkout`);
    await context.addCookies(
      cookies
        .filter(({ name }) => name.startsWith('shopwright-hop-'))
        .map((cookie) => {
          const tokens = JSON.parse(decodeURIComponent(cookie.value)) as Tokens;
          return {
            ...cookie,
            value: encodeURIComponent(
              JSON.stringify({
                ...tokens,
                accessToken: { value: tokens.accessToken.value, expiresAt: 1 },
              }),
            ),
          };
        }),
    );
    await chooseCard(page, 'tok_success');
    await payButton(page).click();
    await thanked(page, front);
    expect((await truth(page, front, clientId)).orders).toEqual(['120.00']);
  });

  test('refuses a URL of another site, with the value to allow', async ({ shop, clientId }) => {
    const line = await begin(shop, clientId);
    expect(line).toContain(shop.url);
    const refused = await page.evaluate(async (id) => {
      const auth = client.OAuthStrategy({
        clientId: id,
        tokens: JSON.parse(localStorage.getItem('tokens') ?? '') as Tokens,
      });
      const front = client.createClient({ modules: { redirects: client.redirects }, auth });
      return front.redirects
        .createRedirectSession({
          ecomCheckout: { checkoutId: localStorage.getItem('checkout') ?? '' },
          callbacks: { thankYouPageUrl: 'https://evil.example/thanks' },
        })
        .then(
          () => 'allowed',
          (error: unknown) => String(error),
        );
    }, clientId);
    expect(refused).toContain('https://evil.example');
  });
});
