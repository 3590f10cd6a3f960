import type * as Sdk from '@shopwright/sdk';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { stockShop } from '../kit/catalog.ts';
import { startServer, type TestServer } from '../kit/start-server.ts';
import { serveHostedPage, serveStorefront, type Site } from './storefront-page.ts';

/** The client in a real browser, in a storefront's page, against the real server. */
let server: TestServer;
let shop: Site;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  server = await startServer();
  await stockShop(server);
  shop = await serveStorefront(server.url);
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  onTestFinished(() => context.close());
});

// What the page's own script put there, and what of the browser is used inside it.
declare const sdk: typeof Sdk;
declare const document: { querySelectorAll(selector: string): { length: number } };
declare const addEventListener: (
  type: 'message',
  listener: (event: { data: { hadCookie?: boolean } }) => void,
) => void;

async function open(path = '/shop'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(shop.url + path);
  await page.waitForFunction(() => 'sdk' in globalThis);
  return page;
}

interface Visit {
  readonly names: readonly string[];
  readonly visitor: string;
}

/** A visit of a page: what it shows, and as whom. */
const visit = (page: Page, kind: 'cookie' | 'storage') =>
  page.evaluate(
    async ([clientId, how]) => {
      const tokenStorage = how === 'cookie' ? sdk.cookieTokenStorage() : sdk.browserTokenStorage();
      const client = sdk.createClient({
        modules: { products: sdk.products },
        auth: sdk.OAuthStrategy({ clientId: String(clientId), tokenStorage }),
        retry: false,
      });
      const { items } = await client.products.queryProducts().ascending('name').limit(2).find();
      return {
        names: items.map(({ name }) => name ?? ''),
        visitor: client.auth.getTokens().refreshToken.value,
      };
    },
    [server.clientId, kind],
  ) as Promise<Visit>;

/**
 * Counts the token requests of all tabs, and holds each until `isLet`: long enough for others to
 * come in between.
 */
async function countTokens(
  isLet: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const grants: string[] = [];
  await context.route('**/oauth2/token', async (route: Route) => {
    grants.push((route.request().postDataJSON() as { grantType: string }).grantType);
    await isLet();
    await route.continue();
  });
  return grants;
}

describe.each(['cookie', 'storage'] as const)('tokens stored in a %s', (kind) => {
  test('keep the same visitor on every page, after a reload and in another tab', async () => {
    const grants = await countTokens();
    const first = await open();
    const start = await visit(first, kind);
    expect(start.names).toEqual(['Apple', 'Bread']);
    await first.reload();
    await first.waitForFunction(() => 'sdk' in globalThis);
    expect(await visit(first, kind)).toEqual(start);
    expect(await visit(await open('/shop/deep/below'), kind)).toEqual(start);
    expect(grants).toEqual(['anonymous']);
  });
});

test('two tabs that need new tokens at once make one request, and are the same visitor', async () => {
  const [one, two] = [await open(), await open()];
  // The first to ask is answered when another waits for its turn.
  const grants = await countTokens(() =>
    one.waitForFunction(async () => ((await navigator.locks.query()).pending ?? []).length > 0),
  );
  const visits = await Promise.all([
    visit(one, 'storage'),
    visit(two, 'storage'),
    visit(one, 'storage'),
  ]);
  expect(new Set(visits.map(({ visitor }) => visitor)).size).toBe(1);
  expect(grants).toEqual(['anonymous']);

  // Both find that the access token has ended.
  await one.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('shopwright-tokens') ?? '') as Sdk.Tokens;
    localStorage.setItem(
      'shopwright-tokens',
      JSON.stringify({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } }),
    );
  });
  await two.waitForFunction(() =>
    localStorage.getItem('shopwright-tokens')?.includes('"expiresAt":1}'),
  );
  const again = await Promise.all([visit(one, 'storage'), visit(two, 'storage')]);
  expect(again.map(({ visitor }) => visitor)).toEqual([visits[0]?.visitor, visits[0]?.visitor]);
  expect(grants).toEqual(['anonymous', 'refresh_token']);
});

test('offline a call fails without losing the visitor; back online the same visitor continues', async () => {
  const page = await open();
  const before = await visit(page, 'storage');
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('shopwright-tokens') ?? '') as Sdk.Tokens;
    localStorage.setItem(
      'shopwright-tokens',
      JSON.stringify({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } }),
    );
  });
  await context.setOffline(true);
  await expect(visit(page, 'storage')).rejects.toThrow(
    'ConnectionError: System error occurred: no answer from',
  );
  await context.setOffline(false);
  expect(await visit(page, 'storage')).toEqual(before);
});

test('a call made offline succeeds when the connection is back in time', async () => {
  const page = await open();
  await visit(page, 'storage');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  const call = page.evaluate(async (clientId) => {
    const client = sdk.createClient({
      modules: { products: sdk.products },
      auth: sdk.OAuthStrategy({ clientId, tokenStorage: sdk.browserTokenStorage() }),
      retry: { times: 50, delay: 100, longest: 200 },
    });
    return (await client.products.queryProducts().limit(1).find()).length;
  }, server.clientId);
  await failed;
  await context.setOffline(false);
  expect(await call).toBe(1);
});

describe('silent login, with the cookies of other sites blocked', () => {
  /** The hosted page and the member's tokens are stood in for: this is about the frame. */
  async function silentLogin(
    query = '',
  ): Promise<{ role: string; hadCookie: unknown; frames: number }> {
    const hosted = await serveHostedPage();
    onTestFinished(() => hosted.close());
    await context.route('**/_api/redirects-api/v1/redirect-session', async (route) => {
      const { auth } = route.request().postDataJSON() as {
        auth: { authRequest: { state: string } };
      };
      await route.fulfill({
        json: {
          redirectSession: {
            fullUrl: `${hosted.url}/authorize?state=${auth.authRequest.state}${query}`,
            urlDetails: {},
          },
        },
      });
    });
    await context.route('**/oauth2/token', async (route) => {
      const { grantType, code } = route.request().postDataJSON() as {
        grantType: string;
        code?: string;
      };
      await (grantType === 'authorization_code' && code === 'the-code'
        ? route.fulfill({
            json: {
              access_token: 'member',
              refresh_token: 'member',
              expires_in: 14400,
              token_type: 'Bearer',
            },
          })
        : route.continue());
    });
    // The session cookie is there, from a visit to the hosted page itself. No browser sends it from
    // a frame of another site.
    await (await context.newPage()).goto(`${hosted.url}/authorize?state=x`);
    const page = await open();
    return page.evaluate(async (clientId) => {
      let hadCookie: unknown;
      addEventListener('message', ({ data }) => {
        hadCookie = data.hadCookie;
      });
      const { auth } = sdk.createClient({ auth: sdk.OAuthStrategy({ clientId }) });
      const tokens = await auth.getMemberTokensForDirectLogin('a-session-token');
      return {
        role: tokens.refreshToken.role,
        hadCookie,
        frames: document.querySelectorAll('iframe').length,
      };
    }, server.clientId);
  }

  test('needs no cookie: the session token carries it, and the frame is gone afterwards', async () => {
    expect(await silentLogin()).toEqual({ role: 'member', hadCookie: false, frames: 0 });
  });

  test('fails at once when the page refuses', async () => {
    await expect(silentLogin('&refuse')).rejects.toThrow('Missing code or _state');
  });
});
