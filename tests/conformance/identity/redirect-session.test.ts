import { createApp } from '@shopwright/server/identity/index';
import { describe, expect, vi } from 'vitest';
import { send } from '../../kit/accounts.ts';
import type { TestServer } from '../../kit/start-server.ts';
import { visitorClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test as base } from '../kit/fixtures.ts';

/**
 * Redirect sessions of the unmodified client. The hosted pages are tested in tests/e2e; here their
 * calls are made directly.
 */

const password = 'correct horse battery';
const callback = 'https://front.example/callback';

const test = base
  .extend(
    'clientId',
    { scope: 'file' },
    async ({ server }) =>
      (
        await createApp(server.db, {
          siteId: server.siteId,
          name: 'Front',
          kind: 'storefront',
          redirects: [callback],
          origins: ['https://front.example'],
        })
      ).clientId,
  )
  .extend('front', ({ clientId, wire: _redirected }) => visitorClient({ clientId }));

type Front = ReturnType<typeof visitorClient>;
const fresh = () => `${crypto.randomUUID()}@example.com`;

async function join(front: Front): Promise<string> {
  const state = await front.auth.register({ email: fresh(), password });
  if (!('data' in state) || !('sessionToken' in state.data))
    throw new Error(`Not registered: ${JSON.stringify(state)}`);
  return state.data.sessionToken;
}

/** What /hosted/authorize does with the address it was given. */
async function visit(
  server: TestServer,
  fullUrl: string,
  more: object = {},
): Promise<Record<string, unknown>> {
  const { searchParams } = new URL(fullUrl);
  const id = searchParams.get('session') ?? '';
  const { body } = await send(server, 'POST', `/v1/redirect-session/${id}/redeem`, {
    token: searchParams.get('token'),
  });
  const { accessToken } = body['tokens'] as { accessToken: string };
  return (await send(server, 'POST', `/v1/redirect-session/${id}/authorize`, more, accessToken))
    .body;
}

describe('signing in by redirect', () => {
  test('getAuthUrl leads to our page, and the returned fragment gives member tokens', async ({
    server,
    front,
    wire,
  }) => {
    const oauthData = front.auth.generateOAuthData(callback, 'https://front.example/account');
    const { authUrl } = await front.auth.getAuthUrl(oauthData);
    expect(authUrl).toMatch(
      /^http:\/\/shop\.test\/hosted\/authorize\?session=[0-9a-f-]{36}&token=[\w-]{43}$/,
    );
    expect(wire.callExchanges().at(-1)).toMatchObject({
      path: '/_api/redirects-api/v1/redirect-session',
      answer: { status: 200 },
    });

    const visitorToken = front.auth.getTokens().accessToken.value;
    const { body } = await send(
      server,
      'POST',
      '/v2/register',
      { loginId: { email: fresh() }, password },
      visitorToken,
    );
    const { next, code, state, redirectUri, responseMode } = await visit(server, authUrl, {
      sessionToken: body['sessionToken'],
    });
    expect([next, redirectUri, responseMode]).toEqual(['CODE', callback, 'fragment']);

    const back = front.auth.parseFromUrl(
      `${callback}#${new URLSearchParams({ code: String(code), state: String(state) }).toString()}`,
    );
    const tokens = await front.auth.getMemberTokens(back.code, back.state, oauthData);
    expect(tokens.refreshToken.role).toBe('member');
    front.auth.setTokens(tokens);
    expect((await front.members.getCurrentMember()).member?._id).toEqual(expect.any(String));
  });

  test.for(['query', 'fragment'] as const)(
    'the answer of a refusal comes back in the %s, and the client reads it',
    async (responseMode, { server, front }) => {
      const oauthData = front.auth.generateOAuthData(callback);
      const { authUrl } = await front.auth.getAuthUrl(oauthData, { responseMode, prompt: 'none' });
      const { error, errorDescription, state } = await visit(server, authUrl);
      const words = new URLSearchParams({
        error: String(error),
        error_description: String(errorDescription),
        state: String(state),
      }).toString();
      expect(
        front.auth.parseFromUrl(
          `${callback}${responseMode === 'query' ? '?' : '#'}${words}`,
          responseMode,
        ),
      ).toMatchObject({
        error: 'login_required',
        errorDescription: 'Nobody is signed in.',
        state: oauthData.state,
      });
    },
  );

  test('a URL that is not allowed is refused with the value to allow', async ({ front }) => {
    const error = await refusal(
      front.auth.getAuthUrl(front.auth.generateOAuthData('https://front.example/other')),
    );
    expect(error.details.applicationError).toMatchObject({
      code: 'REDIRECT_NOT_ALLOWED',
      description: expect.stringContaining('shopwright apps allow https://front.example/other'),
      data: { allow: 'https://front.example/other' },
    });
  });
});

describe('signing in directly', () => {
  /**
   * A page with a hidden frame, as far as the client looks at one: what the frame loads is answered
   * by `load`.
   */
  function inBrowser(load: (url: string) => Promise<unknown>): void {
    const listeners = new Set<(event: { data: unknown }) => void>();
    const body = {
      contains: () => true,
      appendChild: (frame: { src: string; parentElement: unknown }) => {
        frame.parentElement = { removeChild() {} };
        void load(frame.src).then((data) => {
          for (const listener of listeners) listener({ data });
        });
        return frame;
      },
    };
    vi.stubGlobal('document', { body, createElement: () => ({ style: {} }) });
    vi.stubGlobal('window', {
      addEventListener: (_name: string, listener: (event: { data: unknown }) => void) =>
        listeners.add(listener),
      removeEventListener: (_name: string, listener: (event: { data: unknown }) => void) =>
        listeners.delete(listener),
    });
  }

  test('the session token of a login becomes member tokens through the frame', async ({
    server,
    front,
    onTestFinished,
  }) => {
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const sessionToken = await join(front);
    inBrowser((url) => visit(server, url));
    const tokens = await front.auth.getMemberTokensForDirectLogin(sessionToken);
    expect(tokens.refreshToken.role).toBe('member');
    // Once only: the same session token again fails at once, not after two minutes.
    await expect(front.auth.getMemberTokensForDirectLogin(sessionToken)).rejects.toThrow(
      'Missing code or _state',
    );
  });
});

describe('signing out', () => {
  test('clears the client, ends the session on the platform, and redirects back', async ({
    server,
    front,
  }) => {
    const member = (
      await send(
        server,
        'POST',
        '/members/v1/members',
        { member: { loginEmail: fresh() } },
        await server.createApiKey(),
      )
    ).body['member'] as { id: string };
    const tokens = await front.auth.getMemberTokensForExternalLogin(
      member.id,
      await server.createApiKey(),
    );
    front.auth.setTokens(tokens);
    const { logoutUrl } = await front.auth.logout('https://front.example/bye');
    expect(front.auth.loggedIn()).toBe(false);

    const { pathname, searchParams } = new URL(logoutUrl);
    expect(pathname).toBe('/hosted/logout');
    const { body } = await send(
      server,
      'POST',
      `/v1/redirect-session/${searchParams.get('session')}/logout`,
      { token: searchParams.get('token') },
    );
    expect(body).toEqual({ url: 'https://front.example/bye', memberId: member.id });
    expect(
      (
        await send(server, 'POST', '/oauth2/token', {
          grantType: 'refresh_token',
          refreshToken: tokens.refreshToken.value,
        })
      ).status,
    ).toBe(400);
  });
});

describe('createRedirectSession', () => {
  test("answers in the client's format", async ({ front, catalog }) => {
    await front.currentCart.addToCurrentCart({
      lineItems: [
        {
          quantity: 1,
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: catalog.productIds[0] ?? '',
          },
        },
      ],
    });
    const { checkoutId = '' } = await front.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
    });
    const { redirectSession } = await front.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: {
        postFlowUrl: 'https://front.example/',
        thankYouPageUrl: 'https://front.example/thanks',
      },
    });
    expect(redirectSession).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fullUrl: expect.stringContaining('http://shop.test/hosted/checkout?session='),
      urlDetails: {
        endpoint: 'http://shop.test/hosted/checkout',
        searchParams: { session: redirectSession?._id, token: expect.any(String) },
      },
      sessionToken: expect.any(String),
      shortUrl: expect.stringMatching(/^http:\/\/shop\.test\/go\/[\w-]{32}$/),
    });
  });

  test('the pre-warm target needs no data', async ({ front }) => {
    expect(
      (await front.redirects.createRedirectSession({ login: {} })).redirectSession?.fullUrl,
    ).toContain('/hosted/login-sync?');
  });

  test('a missing object is an application error that names its field', async ({ front }) => {
    const error = await refusal(
      front.redirects.createRedirectSession({ ecomCheckout: { checkoutId: crypto.randomUUID() } }),
    );
    expect([error.status, error.details.applicationError]).toMatchObject([
      404,
      { code: 'CHECKOUT_NOT_FOUND', data: { field: 'ecomCheckout.checkoutId' } },
    ]);
  });

  test('no target and two targets are violations under the argument names', async ({ front }) => {
    for (const options of [{}, { login: {}, storesProduct: { productSlug: 'x' } }]) {
      const error = await refusal(front.redirects.createRedirectSession(options));
      expect(error.details.validationError?.fieldViolations?.[0]).toMatchObject({
        violatedRule: expect.stringMatching(/ONE_OF/),
      });
    }
  });

  test('publishes an event without the token', async ({ server, front }) => {
    const { redirectSession } = await front.redirects.createRedirectSession({ login: {} });
    const events = await server.db.query<{ body: unknown }>({
      text: "select body from outbox where entity_id = $1 and event_type = 'wix.headless.v1.redirect_session_created'",
      values: [redirectSession?._id],
    });
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain(redirectSession?.sessionToken);
  });
});
