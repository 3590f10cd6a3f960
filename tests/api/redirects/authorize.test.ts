import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORES } from '../../kit/api.ts';
import { password, send, someone, visitorOf } from '../../kit/accounts.ts';
import { stockShop } from '../../kit/catalog.ts';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import {
  requestSession,
  authorize,
  callback,
  code,
  createSite,
  exchange,
  createSession,
  redeem,
  signIn,
  silent,
  tokensOf,
  whois,
} from '../../kit/redirect-sessions.ts';

/**
 * Signing in at the platform for a client app: who gets a code, a page or an error.
 */

let server: TestServer;
let clientId: string;
let now = Date.now();

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) });
  clientId = await createSite(server);
});
afterAll(() => server.close());

async function register(
  as: string,
): Promise<{ email: string; memberId: string; sessionToken: string }> {
  const email = someone();
  const { body } = await send(server, 'POST', '/v2/register', { loginId: { email }, password }, as);
  return {
    email,
    memberId: (body['identity'] as { id: string }).id,
    sessionToken: String(body['sessionToken']),
  };
}

const login = async (as: string, email: string): Promise<string> =>
  String(
    (await send(server, 'POST', '/v2/login', { loginId: { email }, password }, as)).body[
      'sessionToken'
    ],
  );
const setStatus = (memberId: string, status: string) =>
  server.db.query({
    text: 'update member set status = $3 where site_id = $1 and member_id = $2',
    values: [server.siteId, memberId, status],
  });

/** A member signed in on the platform's own pages: its own app, its own visitor. */
async function signedInHere(email: string): Promise<string> {
  const here = await visitorOf(server);
  const { id } = await createSession(
    server,
    here,
    silent(server.clientId, await login(here, email)),
  );
  const { body } = await exchange(
    server,
    server.clientId,
    (await authorize(server, here, id)).body['code'],
  );
  return String(body['access_token']);
}

describe('the silent exchange', () => {
  it('exchanges a session token for a code and the code for member tokens, without a redirect URI', async () => {
    const as = await visitorOf(server, clientId);
    const { memberId, sessionToken } = await register(as);
    const session = await createSession(server, as, silent(clientId, sessionToken));
    const sessionTokens = await tokensOf(server, session);
    const answer = await authorize(server, sessionTokens.accessToken, session.id);
    expect(answer.body).toEqual({
      next: 'CODE',
      code: expect.any(String),
      responseMode: 'web_message',
      state: 'a state',
      targetOrigins: ['http://shop.test', 'https://pages.example', 'https://app.example'],
    });
    const tokens = await exchange(server, clientId, answer.body['code']);
    expect(await whois(server, String(tokens.body['access_token']))).toMatchObject({
      subjectType: 'MEMBER',
      subjectId: memberId,
      clientId,
    });
  });

  it('without a session token, or with an invalid one, returns login_required at once', async () => {
    const as = await visitorOf(server, clientId);
    const { sessionToken } = await register(as);
    const other = await visitorOf(server);
    const elsewhere = await login(other, (await register(other)).email);
    await createSession(server, as, silent(clientId, sessionToken));
    for (const bad of [undefined, 'x'.repeat(43), sessionToken, elsewhere]) {
      const { id } = await createSession(server, as, silent(clientId, bad));
      expect((await authorize(server, as, id)).body).toMatchObject({
        next: 'ERROR',
        error: 'login_required',
        errorDescription: expect.any(String),
        state: 'a state',
        targetOrigins: expect.arrayContaining(['https://pages.example']),
      });
    }
  });

  it('a page that loads too late still reports the reason to the client app', async () => {
    const as = await visitorOf(server, clientId);
    const { sessionToken } = await register(as);
    const session = await createSession(server, as, silent(clientId, sessionToken));
    await redeem(server, session);
    const again = await redeem(server, session);
    expect(again.body['details']).toMatchObject({
      applicationError: {
        code: 'REDIRECT_SESSION_USED',
        data: {
          responseMode: 'web_message',
          state: 'a state',
          targetOrigins: expect.arrayContaining(['https://pages.example']),
        },
      },
    });
    const late = await createSession(server, as, silent(clientId));
    now += 11 * 60_000;
    expect((await authorize(server, as, late.id)).body).toMatchObject({
      next: 'ERROR',
      error: 'invalid_request',
      state: 'a state',
    });
    expect((await redeem(server, late)).body['details']).toMatchObject({
      applicationError: { code: 'REDIRECT_SESSION_EXPIRED', data: { state: 'a state' } },
    });
  });

  it('posts only to exact origins of the app, or in development to the requesting page', async () => {
    const as = await visitorOf(server, clientId);
    const origins = async (origin: string): Promise<unknown> => {
      const { body } = await send(server, 'POST', '/v1/redirect-session', silent(clientId), as, {
        origin,
      });
      return (await authorize(server, as, (body['redirectSession'] as { id: string }).id)).body[
        'targetOrigins'
      ];
    };
    const registered = ['http://shop.test', 'https://pages.example', 'https://app.example'];
    expect(await origins('http://localhost:4321')).toEqual([
      ...registered,
      'http://localhost:4321',
    ]);
    for (const other of [
      'https://evil.example',
      'null',
      '*',
      'http://localhost.evil.example',
      'https://pages.example.evil.example',
    ])
      expect(await origins(other)).toEqual(registered);
  });
});

describe('a code', () => {
  it("is issued once, also under concurrent requests, and only to the session's user", async () => {
    const as = await visitorOf(server, clientId);
    const { sessionToken } = await register(as);
    const { id } = await createSession(server, as, silent(clientId, sessionToken));
    for (const other of [
      await visitorOf(server, clientId),
      await visitorOf(server),
      await server.createApiKey(),
    ])
      expect((await authorize(server, other, id)).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 10 }, () => authorize(server, as, id)));
    expect(answers.filter(({ body }) => body['code'] !== undefined)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['error'] === 'invalid_request')).toHaveLength(9);
  });

  it('is bound to the app, redirect URI and challenge of its request', async () => {
    const as = await visitorOf(server, clientId);
    const { email } = await register(as);
    const fresh = async () => {
      const { id } = await createSession(
        server,
        as,
        signIn(clientId, { sessionToken: await login(as, email) }, 'login'),
      );
      return (await authorize(server, as, id)).body;
    };
    const { next, code: first, redirectUri } = await fresh();
    expect([next, redirectUri]).toEqual(['CODE', callback]);
    const bad: [string, object][] = [
      [clientId, {}],
      [clientId, { redirectUri: `${callback}/` }],
      [server.clientId, { redirectUri: callback }],
      [clientId, { redirectUri: callback, codeVerifier: 'w'.repeat(43) }],
    ];
    for (const [client, more] of bad)
      expect((await exchange(server, client, (await fresh())['code'], more)).status).toBe(400);
    expect((await exchange(server, clientId, first, { redirectUri: callback })).status).toBe(200);
  });

  it("merges the visitor's cart into the member's on exchange", async () => {
    const as = await visitorOf(server, clientId);
    const { email } = await register(as);
    const [productId] = (await stockShop(server)).productIds;
    const line = { quantity: 3, catalogReference: { appId: STORES, catalogItemId: productId } };
    expect(
      (await send(server, 'POST', '/v1/carts/current/add-to-cart', { lineItems: [line] }, as))
        .status,
    ).toBe(200);
    const { id } = await createSession(server, as, signIn(clientId, {}, 'login'));
    const { body } = await authorize(server, as, id, { memberToken: await signedInHere(email) });
    const tokens = await exchange(server, clientId, body['code'], { redirectUri: callback });
    const cart = await send(
      server,
      'GET',
      '/v1/carts/current',
      undefined,
      String(tokens.body['access_token']),
    );
    expect(cart.body['cart']).toMatchObject({ lineItems: [line] });
  });

  it('is not issued to members who may not sign in', async () => {
    for (const status of ['BLOCKED', 'PENDING']) {
      const as = await visitorOf(server, clientId);
      const { memberId, sessionToken } = await register(as);
      const { id } = await createSession(server, as, silent(clientId, sessionToken));
      await setStatus(memberId, status);
      const { body } = await authorize(server, as, id);
      expect(body).toMatchObject({
        next: 'ERROR',
        error: 'access_denied',
        errorDescription: expect.any(String),
      });
      expect(body).not.toHaveProperty('code');
    }
  });
});

describe('the prompts', () => {
  it('login: a member who was signed in before is prompted again; one who signed in for it is not', async () => {
    const as = await visitorOf(server, clientId);
    const { email, memberId } = await register(as);
    const before = await signedInHere(email);
    const { id } = await createSession(server, as, signIn(clientId, {}, 'login'));
    for (const more of [
      {},
      { memberToken: before },
      { memberToken: before, consented: true, chosen: true },
      { memberToken: 'garbage' },
    ])
      expect((await authorize(server, as, id, more)).body['next']).toBe('SIGN_IN');
    const { body } = await authorize(server, as, id, { memberToken: await signedInHere(email) });
    expect(body['next']).toBe('CODE');
    const tokens = await exchange(server, clientId, body['code'], { redirectUri: callback });
    expect((await whois(server, String(tokens.body['access_token'])))['subjectId']).toBe(memberId);
  });

  it("a sign-in with the redirect session's own tokens counts too, once", async () => {
    const as = await visitorOf(server, clientId);
    const { email } = await register(as);
    const session = await createSession(server, as, signIn(clientId, {}, 'login'));
    const sessionTokens = await tokensOf(server, session);
    expect(
      (
        await authorize(server, sessionTokens.accessToken, session.id, {
          sessionToken: await login(sessionTokens.accessToken, email),
        })
      ).body['next'],
    ).toBe('CODE');
  });

  it('none: uses the signed-in member and never shows a page', async () => {
    const as = await visitorOf(server, clientId);
    const { email } = await register(as);
    const requestSession = () =>
      createSession(server, as, signIn(clientId, { responseMode: 'query' }, 'none'));
    expect((await authorize(server, as, (await requestSession()).id)).body).toMatchObject({
      next: 'ERROR',
      error: 'login_required',
      responseMode: 'query',
      redirectUri: callback,
    });
    expect(
      (
        await authorize(server, as, (await requestSession()).id, {
          memberToken: await signedInHere(email),
        })
      ).body['next'],
    ).toBe('CODE');
  });

  it('consent and select_account require a confirmation', async () => {
    const as = await visitorOf(server, clientId);
    const { email } = await register(as);
    const memberToken = await signedInHere(email);
    for (const [prompt, page, word] of [
      ['consent', 'CONSENT', 'consented'],
      ['select_account', 'CHOOSE', 'chosen'],
    ] as const) {
      const { id } = await createSession(server, as, signIn(clientId, {}, prompt));
      expect((await authorize(server, as, id)).body['next']).toBe('SIGN_IN');
      expect((await authorize(server, as, id, { memberToken })).body['next']).toBe(page);
      expect((await authorize(server, as, id, { memberToken, [word]: true })).body['next']).toBe(
        'CODE',
      );
    }
  });

  it('a denied consent returns an error and ends the session', async () => {
    const as = await visitorOf(server, clientId);
    const { email } = await register(as);
    const { id } = await createSession(server, as, signIn(clientId, {}, 'consent'));
    expect((await authorize(server, as, id, { denied: true })).body).toMatchObject({
      next: 'ERROR',
      error: 'access_denied',
      redirectUri: callback,
      state: 'a state',
    });
    expect(
      (await authorize(server, as, id, { consented: true, memberToken: await signedInHere(email) }))
        .body,
    ).toMatchObject({ next: 'ERROR', error: 'invalid_request' });
  });

  it('a signed-in client continues as that member', async () => {
    const as = await visitorOf(server, clientId);
    const { memberId, sessionToken } = await register(as);
    const { id } = await createSession(server, as, silent(clientId, sessionToken));
    const member = String(
      (await exchange(server, clientId, (await authorize(server, as, id)).body['code'])).body[
        'access_token'
      ],
    );
    const again = await createSession(server, member, signIn(clientId, {}, 'none'));
    const sessionTokens = await tokensOf(server, again);
    const { body } = await authorize(server, sessionTokens.accessToken, again.id);
    expect(
      (
        await whois(
          server,
          String(
            (await exchange(server, clientId, body['code'], { redirectUri: callback })).body[
              'access_token'
            ],
          ),
        )
      )['subjectId'],
    ).toBe(memberId);
  });
});

describe('an invalid request is reported by field, before any redirect', () => {
  it.each([
    ['responseType', { responseType: 'token' }],
    ['responseMode', { responseMode: 'form_post' }],
    ['state', { state: undefined }],
    ['state', { state: 'x'.repeat(2049) }],
    ['codeChallengeMethod', { codeChallengeMethod: 'plain' }],
    ['codeChallengeMethod', { codeChallengeMethod: undefined }],
    ['codeChallenge', { codeChallenge: 'short' }],
    ['codeChallenge', { codeChallenge: undefined }],
    ['redirectUri', { redirectUri: undefined }],
    ['prompt', { prompt: 'maybe' }],
    ['clientId', { clientId: undefined }],
  ])('%s', async (field, more) => {
    const { status, body } = await requestSession(
      server,
      await visitorOf(server, clientId),
      signIn(clientId, more),
    );
    expect([status, body['details']]).toMatchObject([
      400,
      { validationError: { fieldViolations: [{ field: `auth.authRequest.${field}`, data: {} }] } },
    ]);
  });

  it('an unknown app', async () => {
    const refused = await requestSession(
      server,
      await visitorOf(server, clientId),
      signIn('3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c'),
    );
    expect(code(refused)).toBe('APP_NOT_FOUND');
  });
});
