import type { currentCart } from '@wix/ecom';
import type { members } from '@wix/members';
import type { redirects } from '@wix/redirects';
import type { createClient, OAuthStrategy, Tokens } from '@wix/sdk';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { signUp } from '../../kit/browser-member.ts';
import { productIn } from '../../kit/shop-calls.ts';
import { test } from '../kit/front-fixtures.ts';
import { bringTo } from '../kit/front.ts';
import { hosted, signIn } from './hosted-front.ts';

/**
 * Signing in by redirect and coming into the shop: the provider's own client in a page of another
 * site; cookies of other sites are blocked.
 */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });

// What the page's own script put there.
declare const client: {
  createClient: typeof createClient;
  OAuthStrategy: typeof OAuthStrategy;
  redirects: typeof redirects;
  currentCart: typeof currentCart;
  members: typeof members;
};
declare const location: { href: string; readonly origin: string };

let context: BrowserContext;
let open = async (_path: string): Promise<Page> => {
  throw new Error('The test has not begun.');
};

beforeEach<{ browser: Browser; shop: { url: string }; front: string }>(
  async ({ browser, shop, front }) => {
    context = await browser.newContext();
    await bringTo(context, shop.url);
    open = async (path) => {
      const page = await context.newPage();
      await page.goto(front + path);
      await page.waitForFunction(() => 'client' in globalThis);
      return page;
    };
  },
);

afterEach(() => context.close());

describe('signing in by redirect', () => {
  /**
   * The storefront starts, the member signs in on the hosted pages, and the storefront gets the
   * tokens.
   */
  async function begin(page: Page, clientId: string, options: object = {}): Promise<void> {
    await page.evaluate(
      async ({ id, options }) => {
        const { auth } = client.createClient({ auth: client.OAuthStrategy({ clientId: id }) });
        await auth.generateVisitorTokens().then((tokens) => auth.setTokens(tokens));
        const data = auth.generateOAuthData(`${location.origin}/callback`, location.href);
        localStorage.setItem('oauth', JSON.stringify({ data, visitor: auth.getTokens() }));
        location.href = (await auth.getAuthUrl(data, options)).authUrl;
      },
      { id: clientId, options },
    );
  }

  const finish = (page: Page, clientId: string, mode: 'fragment' | 'query' = 'fragment') =>
    page.evaluate(
      async ({ id, mode }) => {
        const { data, visitor } = JSON.parse(localStorage.getItem('oauth') ?? '') as {
          data: Parameters<ReturnType<typeof OAuthStrategy>['getMemberTokens']>[2];
          visitor: Tokens;
        };
        const front = client.createClient({
          modules: { members: client.members },
          auth: client.OAuthStrategy({ clientId: id, tokens: visitor }),
        });
        const { code, state, error } = front.auth.parseFromUrl(undefined, mode);
        if (error !== undefined) return { error };
        front.auth.setTokens(await front.auth.getMemberTokens(code, state, data));
        const { member } = await front.members.getCurrentMember({ fieldsets: ['FULL'] });
        const { logoutUrl } = await front.auth.logout(`${location.origin}/bye`);
        return { email: member?.loginEmail, logoutUrl };
      },
      { id: clientId, mode },
    );

  test.for(['fragment', 'query'] as const)(
    'and out again (%s): asked every time by default, remembered where the program lets it, forgotten after signing out',
    async (responseMode, { shop, front, clientId }) => {
      const member = await signUp(shop);
      const page = await open('/');
      await begin(page, clientId, { responseMode });
      await hosted(page, shop, '/hosted/sign-in');
      await signIn(page, member);
      await page.waitForURL((url) => url.origin === front && url.pathname === '/callback');
      await page.waitForFunction(() => 'client' in globalThis);
      const { email, logoutUrl } = (await finish(page, clientId, responseMode)) as {
        email: string;
        logoutUrl: string;
      };
      expect(email).toBe(member.email);

      // Signed in already: `none` needs no page, the default prompts again.
      const second = await open('/');
      await begin(second, clientId, { prompt: 'none' });
      await second.waitForURL((url) => url.origin === front && url.pathname === '/callback');
      expect(second.url()).toContain('code=');
      const third = await open('/');
      await begin(third, clientId);
      await hosted(third, shop, '/hosted/sign-in');

      await page.goto(logoutUrl);
      expect(page.url()).toBe(`${front}/bye`);
      const fourth = await open('/');
      await begin(fourth, clientId, { prompt: 'none' });
      await fourth.waitForURL((url) => url.origin === front && url.pathname === '/callback');
      expect(fourth.url()).toContain('error=login_required');
    },
  );

  test('asks for consent and an account, and returns a denial', async ({
    shop,
    front,
    clientId,
  }) => {
    const member = await signUp(shop);
    const page = await open('/');
    await begin(page, clientId, { prompt: 'consent' });
    await hosted(page, shop, '/hosted/sign-in');
    await signIn(page, member);
    await hosted(page, shop, '/hosted/consent');
    await page.locator('button[name=consented]').click();
    await page.waitForURL((url) => url.origin === front && url.pathname === '/callback');
    expect(page.url()).toContain('code=');

    await begin(page, clientId, { prompt: 'select_account' });
    await hosted(page, shop, '/hosted/choose');
    await page.locator('button[name=denied]').click();
    await page.waitForURL((url) => url.origin === front && url.pathname === '/callback');
    expect(page.url()).toContain('error=access_denied');
  });

  test('a sign-out URL signs out its own session only', async ({ shop, front, clientId }) => {
    const [victim, other] = [await signUp(shop), await signUp(shop)];
    const page = await open('/');
    await begin(page, clientId);
    await hosted(page, shop, '/hosted/sign-in');
    await signIn(page, other);
    await page.waitForURL((url) => url.pathname === '/callback');
    await page.waitForFunction(() => 'client' in globalThis);
    const { logoutUrl } = (await finish(page, clientId)) as { logoutUrl: string };

    const second = await open('/');
    await begin(second, clientId);
    await hosted(second, shop, '/hosted/sign-in');
    await signIn(second, victim);
    await second.waitForURL((url) => url.pathname === '/callback');
    await second.goto(logoutUrl);
    expect(second.url()).toBe(`${front}/bye`);
    await second.waitForFunction(() => 'client' in globalThis);
    await begin(second, clientId, { prompt: 'none' });
    await second.waitForURL((url) => url.pathname === '/callback');
    expect(second.url()).toContain('code=');
  });
});

describe('a redirect into the shop', () => {
  test("a product page comes with the visitor's cart, by the long and the short address", async ({
    shop,
    clientId,
  }) => {
    const line = { quantity: 3, catalogReference: await productIn(shop) };
    const page = await open('/');
    const session = await page.evaluate(
      async ({ id, line }) => {
        const front = client.createClient({
          modules: { redirects: client.redirects, currentCart: client.currentCart },
          auth: client.OAuthStrategy({ clientId: id }),
        });
        await front.currentCart.addToCurrentCart({ lineItems: [line] });
        return (
          await front.redirects.createRedirectSession({
            storesProduct: { productSlug: 'dune-mug' },
          })
        ).redirectSession;
      },
      { id: clientId, line },
    );
    await page.evaluate((url) => {
      location.href = url;
    }, session?.shortUrl ?? '');
    await page.waitForURL(`${shop.url}/products/dune-mug`);
    await page.goto(`${shop.url}/cart`);
    expect(await page.locator('main').innerText()).not.toContain('empty');
    // The same address again is over, and says so.
    const again = await page.goto(session?.fullUrl ?? '');
    expect(again?.status()).toBe(410);
  });
});

describe('protection against other sites', () => {
  /** A redirect session created by plain calls, and the cookie of its first page. */
  async function begun(
    shop: { url: string },
    clientId: string,
    front: string,
  ): Promise<{
    id: string;
    cookie: string;
    post: (headers: Record<string, string>, body: string) => Promise<Response>;
  }> {
    // Each answer is read as what the contract says of its call.
    const call = async <Answer>(path: string, body: object, authorization = '') =>
      (
        await fetch(shop.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization },
          body: JSON.stringify(body),
        })
      ).json() as Promise<Answer>;
    const { access_token: visitor } = await call<{ access_token: string }>('/oauth2/token', {
      clientId,
      grantType: 'anonymous',
    });

    const authRequest = {
      clientId,
      redirectUri: `${front}/callback`,
      codeChallenge: 'c'.repeat(43),
      codeChallengeMethod: 'S256',
      responseType: 'code',
      state: 's',
    };
    const {
      redirectSession: { id, fullUrl },
    } = await call<{ redirectSession: { id: string; fullUrl: string } }>(
      '/v1/redirect-session',
      { auth: { authRequest, prompt: 'login' } },
      visitor,
    );
    const first = await fetch(fullUrl, { redirect: 'manual' });
    expect(first.headers.get('location')).toBe(`/hosted/sign-in?session=${id}`);
    const cookie = first.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    return {
      id,
      cookie,
      post: (headers, body) =>
        fetch(`${shop.url}/hosted/authorize?session=${id}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie, ...headers },
          body,
        }),
    };
  }

  test('a form of another site, another content type or a plain link changes nothing', async ({
    shop,
    clientId,
    front,
  }) => {
    const { id, cookie, post } = await begun(shop, clientId, front);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const headers of [
      { ...form, origin: front },
      { ...form, origin: 'null' },
      { ...form, 'sec-fetch-site': 'cross-site' },
      form,
    ])
      expect((await post(headers, 'denied=1')).status).toBe(403);
    for (const type of ['text/plain', 'multipart/form-data', 'x/y'])
      expect((await post({ 'content-type': type, origin: shop.url }, '{"denied":1}')).status).toBe(
        415,
      );
    // JSON is a call, and there is none at this path.
    expect(
      (await post({ 'content-type': 'application/json', origin: shop.url }, '{"denied":1}')).status,
    ).toBe(404);

    const looked = await fetch(`${shop.url}/hosted/authorize?session=${id}&denied=1`, {
      redirect: 'manual',
      headers: { cookie },
    });
    expect(looked.headers.get('location')).toBe(`/hosted/sign-in?session=${id}`);
    // It was still open.
    const denied = await post({ ...form, origin: shop.url }, 'denied=1');
    expect([denied.status, denied.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`${front}/callback#error=access_denied`),
    ]);
  });

  test('hosted pages cannot be framed and are not cached', async ({ shop, clientId, front }) => {
    const { id, cookie } = await begun(shop, clientId, front);
    for (const path of [
      `/hosted/sign-in?session=${id}`,
      '/hosted/sign-in?session=unknown',
      '/hosted/sign-in',
    ]) {
      const answer = await fetch(shop.url + path, { headers: { cookie } });
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('cache-control')).toMatch(/no-store|private/);
    }
  });
});
