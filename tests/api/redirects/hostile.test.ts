import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEach } from '../../kit/raw-http.ts';
import { send, visitorOf } from '../../kit/accounts.ts';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import {
  requestSession,
  callback,
  code,
  createSite,
  createSession,
  signIn,
} from '../../kit/redirect-sessions.ts';
import { hostile, notToTheLetter } from './hostile-addresses.ts';

/**
 * R1: no address that the app did not register is ever gone to, however it is written and wherever
 * it is put.
 */

let server: TestServer;
let clientId: string;
let as: string;

beforeAll(async () => {
  server = await startServer({ platform: { env: 'production' } });
  clientId = await createSite(server);
  as = await visitorOf(server, clientId);
});
afterAll(() => server.close());

const callbacks = [
  'thankYouPageUrl',
  'postFlowUrl',
  'loginUrl',
  'bookingsServiceListUrl',
  'cartPageUrl',
  'planListUrl',
  'plansListUrl',
] as const;

/** Those that were taken, each way an address can come in. */
async function escapes(
  addresses: readonly string[],
  send: (url: string, index: number) => Promise<number>,
): Promise<string[]> {
  const taken: string[] = [];
  await forEach([...addresses.entries()], async ([index, url]) => {
    if ((await send(url, index)) === 200) taken.push(url);
  });
  return taken;
}

it('has at least 300 hostile URLs', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(300);
});

it('refused as a redirect URI, which must match exactly', async () => {
  expect(
    await escapes(
      [...hostile, ...notToTheLetter],
      async (redirectUri) =>
        (await requestSession(server, as, signIn(clientId, { redirectUri }))).status,
    ),
  ).toEqual([]);
  expect(
    (await requestSession(server, as, signIn(clientId, { redirectUri: callback }))).status,
  ).toBe(200);
});

it('refused for a frame, which needs none', async () => {
  expect(
    await escapes(
      hostile,
      async (redirectUri) =>
        (
          await requestSession(
            server,
            as,
            signIn(clientId, { redirectUri, responseMode: 'web_message' }),
          )
        ).status,
    ),
  ).toEqual([]);
});

it('refused as any callback', async () => {
  // Each address in one of the seven, by turns.
  expect(
    await escapes(
      hostile,
      async (url, index) =>
        (
          await requestSession(server, as, {
            login: {},
            callbacks: { [callbacks[index % callbacks.length] ?? '']: url },
          })
        ).status,
    ),
  ).toEqual([]);
  expect(
    await escapes(
      hostile,
      async (postFlowUrl) =>
        (await requestSession(server, as, { logout: { clientId }, callbacks: { postFlowUrl } }))
          .status,
    ),
  ).toEqual([]);
  for (const field of callbacks) {
    const refused = await requestSession(server, as, {
      login: {},
      callbacks: { [field]: 'https://evil.example/x' },
    });
    expect([refused.status, code(refused)], field).toEqual([403, 'REDIRECT_NOT_ALLOWED']);
    expect(
      (
        await requestSession(server, as, {
          login: {},
          callbacks: { [field]: 'https://pages.example/any/page?x=1#y' },
        })
      ).status,
      field,
    ).toBe(200);
  }
});

it('refused after signing out and in mails', async () => {
  expect(
    await escapes(hostile, async (url) => {
      const { status, headers } = await send(
        server,
        'GET',
        `/v1/logout?${new URLSearchParams({ clientId, postLogoutRedirectUri: url }).toString()}`,
        undefined,
        as,
      );
      return headers.get('location') === null && status !== 302 ? 403 : 200;
    }),
  ).toEqual([]);
  expect(
    await escapes(
      hostile.slice(0, 60),
      async (url) =>
        (
          await send(
            server,
            'POST',
            '/v1/send-email',
            { email: 'a@example.com', redirect: { url, clientId } },
            as,
          )
        ).status,
    ),
  ).toEqual([]);
});

it('uses the configured URL, whatever host a request names', async () => {
  for (const headers of [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'javascript' },
    { referer: 'https://evil.example/' },
    { forwarded: 'host=evil.example' },
    { origin: 'https://evil.example' },
  ]) {
    const { status, body } = await send(
      server,
      'POST',
      '/v1/redirect-session',
      { login: {} },
      as,
      headers,
    );
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('evil');
    const { id, sessionToken } = body['redirectSession'] as { id: string; sessionToken: string };
    const { body: redeemed } = await send(server, 'POST', `/v1/redirect-session/${id}/redeem`, {
      token: sessionToken,
    });
    expect(redeemed['session']).toMatchObject({
      targetOrigins: ['http://shop.test', 'https://pages.example', 'https://app.example'],
    });
  }
});

it('a rejected URL is reported with the exact value to allow, and allowing it is enough', async () => {
  const app = await createSite(server);
  const visitor = await visitorOf(server, app);
  const key = await server.createApiKey();
  const allow = (url: string, allowed = true) =>
    send(server, 'POST', `/v1/apps/${app}/allowed-urls`, { url, allowed }, key);
  const cases = [
    [
      { login: {}, callbacks: { postFlowUrl: 'https://new.example/a/b?c=d' } },
      'https://new.example',
    ],
    [
      signIn(app, { redirectUri: 'https://new2.example/cb?tenant=1' }),
      'https://new2.example/cb?tenant=1',
    ],
  ] as const;
  for (const [body, value] of cases) {
    const refused = await requestSession(server, visitor, body);
    expect(refused.body['message']).toContain(
      `shopwright apps allow ${value.includes('?') ? `'${value}'` : value} --app ${app}`,
    );
    expect(refused.body['details']).toMatchObject({
      applicationError: { code: 'REDIRECT_NOT_ALLOWED', data: { allow: value, clientId: app } },
    });
    expect((await allow(value)).status).toBe(200);
    expect((await requestSession(server, visitor, body)).status).toBe(200);
    expect((await allow(value, false)).status).toBe(200);
    expect((await requestSession(server, visitor, body)).status).toBe(403);
  }
  // Rejected URLs are reported, and never passed to a shell.
  const odd = await requestSession(server, visitor, {
    login: {},
    callbacks: { postFlowUrl: 'https://a.example@evil.example/`rm`' },
  });
  expect(odd.body['message']).not.toContain('apps allow');
  const quoted = await requestSession(
    server,
    visitor,
    signIn(app, { redirectUri: "https://new.example/$(x)'y" }),
  );
  expect(quoted.body['message']).toContain("apps allow 'https://new.example/$(x)%27y'");
});

it('URLs of another app are not allowed, and a deleted app has none', async () => {
  const key = await server.createApiKey();
  const made = await send(
    server,
    'POST',
    '/v1/apps',
    {
      app: {
        name: 'Other',
        redirects: ['https://other.example/cb'],
        origins: ['https://other.example'],
      },
    },
    key,
  );
  const { clientId: other } = made.body['app'] as { clientId: string };
  expect(
    (
      await requestSession(server, as, {
        login: {},
        callbacks: { postFlowUrl: 'https://other.example/' },
      })
    ).status,
  ).toBe(403);
  const visitor = await visitorOf(server, other);
  await createSession(server, visitor, signIn(other, { redirectUri: 'https://other.example/cb' }));
  expect((await send(server, 'DELETE', `/v1/apps/${other}`, undefined, key)).status).toBe(200);
  expect(
    code(
      await requestSession(
        server,
        visitor,
        signIn(other, { redirectUri: 'https://other.example/cb' }),
      ),
    ),
  ).toBe('APP_NOT_FOUND');
});
