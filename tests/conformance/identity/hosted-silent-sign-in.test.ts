import type { currentCart } from '@wix/ecom';
import type { members } from '@wix/members';
import type { redirects } from '@wix/redirects';
import type { createClient, OAuthStrategy } from '@wix/sdk';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { signUp } from '../../kit/browser-member.ts';
import { productIn } from '../../kit/shop-calls.ts';
import { test } from '../kit/front-fixtures.ts';
import { bringTo, serveFront } from '../kit/front.ts';
import { hosted, signIn } from './hosted-front.ts';

/**
 * Signing in without a page: the provider's own client in a page of another site, through its
 * hidden frame; cookies of other sites are blocked.
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
declare const document: {
  createElement(name: string): {
    src: string;
    addEventListener(type: 'load', listener: () => void): void;
  };
  body: { appendChild(node: unknown): void };
  querySelectorAll(selector: string): { length: number };
};
declare const location: { href: string; readonly origin: string };
declare const addEventListener: (
  type: 'message',
  listener: (event: { data: unknown }) => void,
) => void;

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

describe('signing in silently', () => {
  test("a login in the storefront's own form becomes member tokens, with the visitor's cart, and removes the frame", async ({
    shop,
    clientId,
  }) => {
    const { email, password } = await signUp(shop);
    const line = { quantity: 2, catalogReference: await productIn(shop) };
    const page = await open('/');
    const seen = await page.evaluate(
      async ({ id, email, password, line }) => {
        const front = client.createClient({
          modules: { currentCart: client.currentCart },
          auth: client.OAuthStrategy({ clientId: id }),
        });
        await front.currentCart.addToCurrentCart({ lineItems: [line] });
        const state = await front.auth.login({ email, password });
        const sessionToken =
          'data' in state && 'sessionToken' in state.data ? state.data.sessionToken : '';
        const tokens = await front.auth.getMemberTokensForDirectLogin(sessionToken);
        front.auth.setTokens(tokens);
        const again = await front.auth
          .getMemberTokensForDirectLogin(sessionToken)
          .catch((error: unknown) => String(error));
        const cart = await front.currentCart.getCurrentCart();
        return {
          role: tokens.refreshToken.role,
          again,
          lines: cart.lineItems?.map(({ quantity }) => quantity),
          frames: document.querySelectorAll('iframe').length,
        };
      },
      { id: clientId, email, password, line },
    );

    // The second time the front is a member already, and stays one.
    expect(seen).toMatchObject({ role: 'member', lines: [2], frames: 0 });
  });

  test('reports a signed-out user at once', async ({ clientId }) => {
    const page = await open('/');
    const began = Date.now();
    expect(
      await page.evaluate(
        (id) =>
          client
            .createClient({ auth: client.OAuthStrategy({ clientId: id }) })
            .auth.getMemberTokensForDirectLogin('x'.repeat(43))
            .catch((error: unknown) => String(error)),
        clientId,
      ),
    ).toContain('Missing code or _state');

    // Not by the client's own two minutes.
    expect(Date.now() - began).toBeLessThan(60_000);
  });

  test('a page of an unregistered origin gets an error at once, and no code', async ({
    clientId,
  }) => {
    const page = await open('/');
    const authUrl = () =>
      page.evaluate(async (id) => {
        const { auth } = client.createClient({ auth: client.OAuthStrategy({ clientId: id }) });
        return (
          await auth.getAuthUrl(auth.generateOAuthData(`${location.origin}/callback`), {
            prompt: 'none',
            responseMode: 'web_message',
          })
        ).authUrl;
      }, clientId);
    const listen = (where: Page, src: string) =>
      where.evaluate(
        (sent) =>
          new Promise<unknown>((resolve) => {
            addEventListener('message', ({ data }) => resolve(data));
            const frame = document.createElement('iframe');
            frame.src = sent;
            document.body.appendChild(frame);
          }),
        src,
      );
    const other = await serveFront('localhost');
    try {
      const elsewhere = await context.newPage();
      await elsewhere.goto(other.url);
      expect(await listen(elsewhere, await authUrl())).toEqual({
        error: 'unauthorized_client',
        error_description: expect.stringContaining(
          `shopwright apps allow ${other.url} --app ${clientId}`,
        ),
        state: expect.any(String),
      });
      // The same from the front itself is heard.
      expect(await listen(page, await authUrl())).toMatchObject({ error: 'login_required' });
    } finally {
      await other.close();
    }
  });

  test('the pre-warm loads without errors', async ({ clientId, shop }) => {
    const page = await open('/');
    const loaded = page.waitForResponse((response) =>
      response.url().startsWith(`${shop.url}/hosted/login-sync`),
    );

    const url = await page.evaluate(async (id) => {
      const front = client.createClient({
        modules: { redirects: client.redirects },
        auth: client.OAuthStrategy({ clientId: id }),
      });
      const src =
        (await front.redirects.createRedirectSession({ login: {} })).redirectSession?.fullUrl ?? '';
      await new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        frame.addEventListener('load', resolve);
        document.body.appendChild(frame);
      });
      return src;
    }, clientId);
    expect(url).toContain('/hosted/login-sync');
    expect((await loaded).status()).toBe(200);
  });

  test('a user of the target `login` returns after signing in or canceling', async ({
    clientId,
    front,
    shop,
  }) => {
    const { email, password } = await signUp(shop);
    const go = async (page: Page, mark: string) => {
      const url = await page.evaluate(
        async ({ id, mark }) => {
          const made = client.createClient({
            modules: { redirects: client.redirects },
            auth: client.OAuthStrategy({ clientId: id }),
          });
          return (
            (
              await made.redirects.createRedirectSession({
                login: {},
                callbacks: { postFlowUrl: `${location.origin}/back?${mark}` },
              })
            ).redirectSession?.fullUrl ?? ''
          );
        },
        { id: clientId, mark },
      );
      await page.goto(url);
    };
    const page = await open('/');
    await go(page, 'canceled');
    await hosted(page, shop, '/hosted/sign-in');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${front}/back?canceled`);
    await page.waitForFunction(() => 'client' in globalThis);
    await go(page, 'in');
    await hosted(page, shop, '/hosted/sign-in');
    await signIn(page, { email, password });
    await page.waitForURL(`${front}/back?in`);
    await page.waitForFunction(() => 'client' in globalThis);
    // Signed in now: no further prompt.
    await go(page, 'again');
    await page.waitForURL(`${front}/back?again`);
    await page.goto(`${shop.url}/account`);
    expect(new URL(page.url()).pathname).toBe('/account');
  });
});
