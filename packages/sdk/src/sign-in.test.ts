import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ConnectionError } from './errors.ts';
import { withTokens, type Answer } from './fake-platform.ts';
import { OAuthStrategy } from './oauth-strategy.ts';

const signing = (answer: Answer) => {
  const platform = withTokens(() => answer);
  const { auth } = createClient({
    auth: OAuthStrategy({ clientId: 'shop' }),
    host: 'http://shop.test',
    fetch: platform.fetch,
    retry: false,
  });
  return { ...platform, auth };
};
const refused = (code: string | number): Answer => ({
  status: 400,
  body: { message: 'No', details: { applicationError: { code, description: 'No' } } },
});
const credentials = { email: 'ada@example.com', password: 'secret' };

describe('registering and logging in', () => {
  test.each([
    [
      { state: 'SUCCESS', sessionToken: 's' },
      { loginState: 'SUCCESS', data: { sessionToken: 's' } },
    ],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 't' } },
    ],
    [{ state: 'REQUIRE_MFA' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
    [{ state: 'STATUS_CHECK' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
  ])('the answer %j is the state %j', async (body, state) => {
    expect(await signing({ body }).auth.login(credentials)).toEqual(state);
    expect(await signing({ body }).auth.register(credentials)).toEqual(state);
  });

  test.each([
    ['-19971', 'missingCaptchaToken'],
    ['-19995', 'emailAlreadyExists'],
    ['-19970', 'invalidCaptchaToken'],
    ['-1', undefined],
  ])('register refused with %s is %s', async (code, errorCode) => {
    const state = await signing(refused(code)).auth.register(credentials);
    expect(state).toMatchObject({
      loginState: 'FAILURE',
      ...(errorCode === undefined ? {} : { errorCode }),
      error: expect.stringContaining('"No"'),
    });
    expect('errorCode' in state).toBe(errorCode !== undefined);
  });

  test('register: reports a violation of the email field as invalid email, also without data', async () => {
    const violations = [
      { field: 'password', description: 'is short' },
      { field: 'loginId.email', description: 'is odd', data: { type: 'EMAIL' } },
    ];
    const state = await signing({
      status: 400,
      body: { message: '', details: { validationError: { fieldViolations: violations } } },
    }).auth.register(credentials);
    expect(state).toEqual({ loginState: 'FAILURE', error: 'is odd', errorCode: 'invalidEmail' });
  });

  test.each([
    ['-19971', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken'],
    ['-19976', 'invalidPassword'],
    ['-19973', 'resetPassword'],
    ['-19999', 'invalidEmail'],
  ])('login refused with %s is %s', async (code, errorCode) => {
    expect(await signing(refused(code)).auth.login(credentials)).toMatchObject({
      loginState: 'FAILURE',
      errorCode,
    });
  });

  test('login: reports a field violation as invalid email', async () => {
    expect(
      await signing({
        status: 400,
        body: {
          details: {
            validationError: {
              fieldViolations: [{ field: 'loginId.email', description: 'is odd' }],
            },
          },
        },
      }).auth.login(credentials),
    ).toMatchObject({ errorCode: 'invalidEmail' });
  });

  test('both throw when there is no response', async () => {
    const platform = withTokens(() => {
      throw new TypeError('fetch failed');
    });
    const { auth } = createClient({
      auth: OAuthStrategy({ clientId: 'shop' }),
      host: 'http://shop.test',
      fetch: platform.fetch,
      retry: false,
    });
    await expect(auth.login(credentials)).rejects.toThrow(ConnectionError);
    await expect(auth.register(credentials)).rejects.toThrow(ConnectionError);
  });

  test("captcha tokens are sent under the provider's names", async () => {
    const { auth, of } = signing({ body: { state: 'SUCCESS' } });
    await auth.login({
      ...credentials,
      captchaTokens: { recaptchaToken: 'visible', invisibleRecaptchaToken: 'invisible' },
    });
    expect(of('/_api/iam/authentication/v2/login')[0]?.body).toEqual({
      loginId: { email: 'ada@example.com' },
      password: 'secret',
      captchaTokens: [{ Recaptcha: 'visible', InvisibleRecaptcha: 'invisible' }],
    });
  });

  test('a code is verified only in the state that waits for one', async () => {
    const { auth, of } = signing({
      body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't' },
    });
    expect(await auth.processVerification({ verificationCode: '1' })).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    });
    const state = await auth.register(credentials);
    await auth.processVerification({ verificationCode: '123' });
    await auth.processVerification({ verificationCode: '456' }, state);
    expect(of('/_api/iam/verification/v1/auth/verify').map(({ body }) => body)).toEqual([
      { code: '123', stateToken: 't' },
      { code: '456', stateToken: 't' },
    ]);
  });

  test('logging out clears both tokens and the role', async () => {
    const { auth } = signing({ body: { redirectSession: { fullUrl: 'http://shop.test/logout' } } });
    auth.setTokens(await auth.generateVisitorTokens());
    expect(await auth.logout('http://localhost/')).toEqual({
      logoutUrl: 'http://shop.test/logout',
    });
    expect(auth.getTokens()).toEqual({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    });
    expect(auth.loggedIn()).toBe(false);
  });
});

describe('coming back from the hosted page', () => {
  test('needs a code and the state that was issued', async () => {
    const { auth, of } = signing({});
    const data = auth.generateOAuthData('http://localhost/callback');
    await expect(auth.getMemberTokens('', data.state, data)).rejects.toThrow(
      'Missing code or _state',
    );
    await expect(auth.getMemberTokens('code', '', data)).rejects.toThrow('Missing code or _state');
    await expect(auth.getMemberTokens('code', 'other', data)).rejects.toThrow('Invalid _state');
    const tokens = await auth.getMemberTokens('code', data.state, data);
    expect(tokens.refreshToken.role).toBe('member');
    expect(of('/oauth2/token').at(-1)?.body).toEqual({
      clientId: 'shop',
      grantType: 'authorization_code',
      redirectUri: 'http://localhost/callback',
      code: 'code',
      codeVerifier: data.codeVerifier,
    });
  });

  test('a rejected exchange and rejected visitor tokens have the specified messages', async () => {
    const platform = {
      fetch: (async () =>
        new Response('{"message":"no"}', {
          status: 400,
          statusText: 'Bad Request',
        })) as typeof fetch,
    };
    const { auth } = createClient({
      auth: OAuthStrategy({ clientId: 'shop' }),
      host: 'http://shop.test',
      fetch: platform.fetch,
    });
    const data = auth.generateOAuthData('http://localhost/');
    await expect(auth.getMemberTokens('code', data.state, data)).rejects.toThrow(
      /^Failed to get member tokens: Failed to fetch tokens from OAuth API: Bad Request/,
    );
    await expect(auth.generateVisitorTokens()).rejects.toThrow(/^something went wrong/);
  });
});

/** As much of a browser as a hidden frame needs. */
function fakePage(
  onFrame: (
    frame: { src: string; contentWindow: object },
    post: (data: unknown, source?: unknown) => void,
  ) => void,
) {
  const listeners = new Set<(event: { data: unknown; source: unknown }) => void>();
  const frames = new Set<object>();
  const body = {
    appendChild(frame: { src: string; contentWindow: object }) {
      frames.add(frame);
      queueMicrotask(() => {
        onFrame(frame, (data, source = frame.contentWindow) => {
          for (const listener of listeners) listener({ data, source });
        });
      });
    },
  };
  vi.stubGlobal('document', {
    body,
    createElement: () => {
      const frame = { src: '', style: {}, contentWindow: {}, remove: () => frames.delete(frame) };
      return frame;
    },
  });
  vi.stubGlobal(
    'addEventListener',
    (_: string, listener: (event: { data: unknown; source: unknown }) => void) =>
      listeners.add(listener),
  );
  vi.stubGlobal(
    'removeEventListener',
    (_: string, listener: (event: { data: unknown; source: unknown }) => void) =>
      listeners.delete(listener),
  );
  return { listeners, frames };
}

describe('silent login', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const silent = () => {
    const { auth, of } = signing({
      body: { redirectSession: { fullUrl: 'http://shop.test/authorize?x', urlDetails: {} } },
    });
    const stateSent = () =>
      (
        of('/_api/redirects-api/v1/redirect-session')[0]?.body as
          | { auth: { authRequest: { state: string } } }
          | undefined
      )?.auth.authRequest.state;
    return { auth, of, stateSent };
  };

  test('accepts the code of this login from its own frame only, and removes the frame', async () => {
    const { auth, of, stateSent } = silent();
    const page = fakePage((_frame, post) => {
      post({ code: 'forged', state: stateSent() }, {});
      post({ code: 'other', state: 'other' });
      post({ code: 'right', state: stateSent() });
    });
    const tokens = await auth.getMemberTokensForDirectLogin('session');
    expect(tokens.refreshToken.role).toBe('member');
    expect(of('/oauth2/token').at(-1)?.body).toMatchObject({
      grantType: 'authorization_code',
      code: 'right',
    });
    expect(of('/oauth2/token').at(-1)?.body).not.toHaveProperty('redirectUri');
    expect(of('/_api/redirects-api/v1/redirect-session')[0]?.body).toMatchObject({
      auth: {
        prompt: 'none',
        authRequest: {
          responseMode: 'web_message',
          sessionToken: 'session',
          codeChallengeMethod: 'S256',
        },
      },
    });
    expect([page.listeners.size, page.frames.size]).toEqual([0, 0]);
  });

  test('fails at once when the page posts an error', async () => {
    const { auth, stateSent } = silent();
    fakePage((_frame, post) => {
      post({ error: 'login_required', error_description: 'no', state: stateSent() });
    });
    await expect(auth.getMemberTokensForDirectLogin('session')).rejects.toThrow(
      'Missing code or _state',
    );
  });

  test('gives up after 120,000 milliseconds', async () => {
    const { auth } = silent();
    const page = fakePage(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const failed = auth.getMemberTokensForDirectLogin('session').catch((error: unknown) => error);
    // Waiting moves the clock a little.
    await vi.waitFor(() => expect(page.frames.size).toBe(1), { timeout: 15_000 });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(page.frames.size).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failed).toEqual(new Error('OAuth flow timed out'));
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(120_000);
    expect([page.listeners.size, page.frames.size]).toEqual([0, 0]);
  });

  test('throws on a server, and names the alternative', async () => {
    await expect(silent().auth.getMemberTokensForDirectLogin('session')).rejects.toThrow(
      'responseMode: "query"',
    );
  });
});
